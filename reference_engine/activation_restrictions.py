"""Static abilities that forbid activating the abilities of permanents (CR 602.5, 605.3a)."""

from __future__ import annotations

from dataclasses import dataclass

from .abilities import Ability, of_kind
from .game import Game
from .references import Context, Reference


@dataclass(frozen=True)
class CantBeActivated(Ability):
    """Activated abilities of the permanents meant by ``affects``, mana abilities included, can't be activated."""

    affects: Reference


def cant_be_activated(game: Game, source: int) -> bool:
    """Whether a permanent says that the activated abilities of ``source`` can't be activated (CR 602.5)."""
    return any(
        source in ability.affects.find(Context(game, game.controller_of(obj.oid), obj.oid))
        for obj in game.battlefield()
        for ability in of_kind(game.characteristics(obj.oid), CantBeActivated)
    )
