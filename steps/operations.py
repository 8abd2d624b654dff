"""Operations: what a sentence means, in no language.

A scenario is a list of operations; that list as JSON is its portable form. Objects are named by aliases (see
:mod:`.labels`), players by their names.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from ..adapters.models import (
    AbilityKind,
    Action,
    Alias,
    Answer,
    CardSetup,
    Face,
    ManaString,
    Model,
    PermanentSetup,
    PlayerName,
    Step,
    Until,
    Zone,
)


class SetPlayers(Model):
    """The players of the game, in turn order. Without it: Alice and Bob."""

    kind: Literal["set-players"] = "set-players"
    players: tuple[PlayerName, ...]


class SetTurn(Model):
    """Whose turn it is, and which step or phase."""

    kind: Literal["set-turn"] = "set-turn"
    player: PlayerName
    step: Step


class SetPlayer(Model):
    """A player's life or mana pool; what is ``None`` is left as it is."""

    kind: Literal["set-player"] = "set-player"
    player: PlayerName
    life: int | None = None
    mana_pool: ManaString | None = None


class SetCards(Model):
    """Cards of a hand, library (top first), graveyard or exile."""

    kind: Literal["set-cards"] = "set-cards"
    player: PlayerName
    zone: Zone
    cards: tuple[CardSetup, ...]


class SetPermanents(Model):
    """Permanents that a player controls."""

    kind: Literal["set-permanents"] = "set-permanents"
    permanents: tuple[PermanentSetup, ...]


class WillChoose(Model):
    """Answers a player will give to choices, in whatever order the engine asks for them."""

    kind: Literal["will-choose"] = "will-choose"
    answers: tuple[Answer, ...]


class CannotChoose(Model):
    """Answers that the engine must refuse at the next choice of that player and kind."""

    kind: Literal["cannot-choose"] = "cannot-choose"
    answers: tuple[Answer, ...]


class Attempt(Model):
    """A player attempts an action, which must be accepted (``legal``) or refused."""

    kind: Literal["attempt"] = "attempt"
    player: PlayerName
    action: Action
    legal: bool = True


class Advance(Model):
    """The game goes on to a moment."""

    kind: Literal["advance"] = "advance"
    until: Until


class ExpectTurn(Model):
    """It is this step of this player's turn."""

    kind: Literal["expect-turn"] = "expect-turn"
    player: PlayerName
    step: Step


class ExpectPlayer(Model):
    """A player's life, mana pool or number of cards in a zone; what is ``None`` is not checked."""

    kind: Literal["expect-player"] = "expect-player"
    player: PlayerName
    life: int | None = None
    mana_pool: ManaString | None = None
    hand_size: int | None = None
    library_size: int | None = None
    graveyard_size: int | None = None
    exile_size: int | None = None


class CardExpectation(Model):
    """A card in another zone than the battlefield and what it must show; what is ``None`` is not checked."""

    object: Alias
    counters: dict[str, int] | None = None
    defense: int | None = None
    abilities: tuple[AbilityKind, ...] | None = None


class ExpectCards(Model):
    """Each of these cards is in that zone of that player, among whatever else is there."""

    kind: Literal["expect-cards"] = "expect-cards"
    player: PlayerName
    zone: Zone
    cards: tuple[CardExpectation, ...]


class ObjectExpectation(Model):
    """What a permanent must show; what is ``None`` is not checked.

    An empty string or tuple means none: no name, no colour, attacking nothing, attached to nothing, no protector.
    ``keywords`` are among those it has, ``without_keywords`` are not; types, subtypes, supertypes, colours, counters
    and kinds of abilities are exact.
    """

    object: Alias
    name: str | None = None
    owner: PlayerName | None = None
    token: bool | None = None
    types: tuple[str, ...] | None = None
    supertypes: tuple[str, ...] | None = None
    subtypes: tuple[str, ...] | None = None
    colors: tuple[str, ...] | None = None
    mana_cost: ManaString | None = None
    mana_value: int | None = None
    power: int | None = None
    toughness: int | None = None
    defense: int | None = None
    keywords: tuple[str, ...] | None = None
    without_keywords: tuple[str, ...] | None = None
    abilities: tuple[AbilityKind, ...] | None = None
    tapped: bool | None = None
    flipped: bool | None = None
    face_down: bool | None = None
    phased_out: bool | None = None
    face: Face | None = None
    counters: dict[str, int] | None = None
    damage: int | None = None
    attached_to: str | None = None
    attacking: str | None = None
    blocking: tuple[str, ...] | None = None
    protector: str | None = None


class ExpectPermanents(Model):
    """A player controls these permanents, and each shows what its row says."""

    kind: Literal["expect-permanents"] = "expect-permanents"
    player: PlayerName
    permanents: tuple[ObjectExpectation, ...]


class StackExpectation(Model):
    """A spell or ability on the stack: the card or source, its controller, and what a spell shows."""

    object: Alias
    type: Literal["spell", "ability"]
    controller: PlayerName | None = None
    name: str | None = None
    colors: tuple[str, ...] | None = None
    mana_cost: ManaString | None = None
    mana_value: int | None = None
    defense: int | None = None


class ExpectStack(Model):
    """The stack holds exactly these spells and abilities, bottom first."""

    kind: Literal["expect-stack"] = "expect-stack"
    entries: tuple[StackExpectation, ...] = ()


class ExpectUnchanged(Model):
    """Since the last action nothing changed except what the sentences after it have stated."""

    kind: Literal["expect-unchanged"] = "expect-unchanged"


Setup = SetPlayers | SetTurn | SetPlayer | SetCards | SetPermanents
Expectation = ExpectTurn | ExpectPlayer | ExpectCards | ExpectPermanents | ExpectStack | ExpectUnchanged
Operation = Annotated[
    SetPlayers
    | SetTurn
    | SetPlayer
    | SetCards
    | SetPermanents
    | WillChoose
    | CannotChoose
    | Attempt
    | Advance
    | ExpectTurn
    | ExpectPlayer
    | ExpectCards
    | ExpectPermanents
    | ExpectStack
    | ExpectUnchanged,
    Field(discriminator="kind"),
]

OPERATIONS: TypeAdapter[tuple[Operation, ...]] = TypeAdapter(tuple[Operation, ...])
"""Reads and writes lists of operations as JSON."""
