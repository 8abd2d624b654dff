"""Choices that players make while something is carried out (CR 608.2d), and how the game waits for them.

A choice whose answer is not known yet raises :class:`ChoiceNeeded`; :mod:`.replay` then takes everything back and,
once the player has answered, carries it out again with the answers so far.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from .objects import Entity, Immutable

if TYPE_CHECKING:
    from .game import Game


class IllegalAction(Exception):  # noqa: N818 - named for what it is in the game
    """What a player tried is against the rules; the message says why and cites the rule."""


@dataclass(frozen=True)
class ChoiceRequest(Immutable):
    """What a player must choose: between ``minimum`` and ``maximum`` of ``options``.

    ``kind``: ``objects``, ``targets``, ``color``, ``yes-no``, ``option``, ``player`` or ``number``. Options are object
    identities or texts (player names, colours, ``yes``, names of possibilities). Objects have their ``oid``.
    """

    player: str
    kind: str
    options: tuple[Entity, ...]
    minimum: int = 1
    maximum: int = 1
    source: int | None = None
    prompt: str = ""


class ChoiceNeeded(Exception):  # noqa: N818 - not an error: the game waits
    """The game cannot go on before ``request`` is answered."""

    def __init__(self, request: ChoiceRequest) -> None:
        super().__init__(request.prompt)
        self.request = request


@dataclass
class Answers:
    """The answers given so far to the choices of what is being carried out, in the order in which they are asked."""

    given: list[tuple[Entity, ...]] = field(default_factory=list)
    used: int = 0


def choose(game: Game, request: ChoiceRequest) -> tuple[Entity, ...]:
    """What the player chooses. A choice with one legal answer is not asked.

    Raises:
        ChoiceNeeded: the player has not answered yet.
    """
    if len(request.options) <= request.minimum:
        return request.options
    if game.answers.used < len(game.answers.given):
        game.answers.used += 1
        return game.answers.given[game.answers.used - 1]
    raise ChoiceNeeded(request)


def choose_one(game: Game, player: str, kind: str, options: Sequence[Entity], source: int, prompt: str) -> Entity:
    """One of ``options``, which are not empty."""
    (chosen,) = choose(game, ChoiceRequest(player, kind, tuple(options), source=source, prompt=prompt))
    return chosen


def choose_objects(
    game: Game, player: str, options: Sequence[int], source: int | None, prompt: str, minimum: int = 1, maximum: int = 1
) -> list[int]:
    """Between ``minimum`` and ``maximum`` of the objects ``options``; a turn-based action has no ``source``."""
    request = ChoiceRequest(
        player, "objects", tuple(options), min(minimum, len(options)), min(maximum, len(options)), source, prompt
    )
    return [each for each in choose(game, request) if isinstance(each, int)]


def choose_color(game: Game, player: str, source: int, prompt: str) -> str:
    """A colour (CR 105.4)."""
    from .objects import COLORS

    return str(choose_one(game, player, "color", COLORS, source, prompt))


def choose_yes(game: Game, player: str, source: int, prompt: str) -> bool:
    """Whether the player does something optional ("you may")."""
    return choose_one(game, player, "yes-no", ("yes", "no"), source, prompt) == "yes"


def choose_option(game: Game, player: str, options: Sequence[str], source: int, prompt: str) -> str:
    """One of several named possibilities."""
    return str(choose_one(game, player, "option", options, source, prompt))
