"""Objects and their characteristics (CR 109): cards as printed, and the game objects that represent them."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import TYPE_CHECKING, Any, Self

from .subtypes import NOT_CREATURE_TYPES

if TYPE_CHECKING:
    from .abilities import Ability

COLORS = ("white", "blue", "black", "red", "green")
"""The five colours in their customary order (CR 105.1)."""

COLOR_OF_SYMBOL = {"W": "white", "U": "blue", "B": "black", "R": "red", "G": "green"}
"""Mana symbol to colour (CR 107.4a)."""

PERMANENT_TYPES = ("artifact", "battle", "creature", "enchantment", "land", "planeswalker")
"""The card types of permanents (CR 110.4)."""

Entity = int | str
"""Something an effect can act on: the identity of an object (``int``) or the name of a player (``str``)."""


class Zone(StrEnum):
    """The zones of the game (CR 400.1)."""

    BATTLEFIELD = "battlefield"
    HAND = "hand"
    LIBRARY = "library"
    GRAVEYARD = "graveyard"
    EXILE = "exile"
    STACK = "stack"
    COMMAND = "command"
    NOWHERE = "nowhere"
    """Where a token is that has ceased to exist (CR 111.7)."""


class Immutable:
    """Base of values that never change: a snapshot of a game shares them instead of copying them."""

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self


@dataclass(frozen=True)
class Characteristics(Immutable):
    """The characteristics of an object (CR 109.3).

    Card types and supertypes are lower case (``creature``, ``basic``), subtypes as printed (``Goblin``), colours of
    :data:`COLORS`. ``mana_cost`` is ``None`` for an object without one (CR 202.1b). ``every_creature_type`` stands for
    the list of all creature types.
    """

    name: str = ""
    mana_cost: str | None = None
    colors: tuple[str, ...] = ()
    types: tuple[str, ...] = ()
    supertypes: tuple[str, ...] = ()
    subtypes: tuple[str, ...] = ()
    abilities: tuple[Ability, ...] = ()
    power: int | None = None
    toughness: int | None = None
    loyalty: int | None = None
    defense: int | None = None
    every_creature_type: bool = False
    abilities_by_kind: dict[type, list[Any]] = field(default_factory=dict, init=False, repr=False, compare=False)
    """What :func:`.abilities.of_kind` found, kept because it is asked for again and again."""

    def is_type(self, *types: str) -> bool:
        """Whether the object has at least one of these card types (CR 205.2)."""
        return any(each in self.types for each in types)

    def has_subtype(self, subtype: str) -> bool:
        """Whether the object has this subtype (CR 205.3); creature types include those of ``every_creature_type``."""
        return subtype in self.subtypes or (self.every_creature_type and subtype not in NOT_CREATURE_TYPES)

    def has_keyword(self, name: str) -> bool:
        """Whether the object has this keyword ability (CR 702), named in lower case."""
        return any(getattr(ability, "keyword", None) == name for ability in self.abilities)

    def changed(self, **changes: Any) -> Characteristics:
        """These characteristics with some of them replaced."""
        return replace(self, **changes)


@dataclass(frozen=True)
class Card(Immutable):
    """A card, or what defines a token: the characteristics printed on each face, the front first (CR 108, 111.3)."""

    name: str
    faces: tuple[Characteristics, ...]
    layout: str = "normal"
    token: bool = False

    @property
    def double_faced(self) -> bool:
        """Whether it is a double-faced card (CR 712.1)."""
        return self.layout in ("transform", "modal_dfc")


@dataclass(frozen=True)
class CastInfo(Immutable):
    """How a spell was cast; the permanent it becomes remembers it (CR 400.7d).

    ``method`` is ``dash``, ``awaken``, ``morph``, ``suspend``… or ``None``; ``x`` the value of X; ``from_zone`` where
    the card was. ``additional`` names the optional additional costs paid (``buyback``), ``convoked`` the creatures that
    convoked it (CR 702.51c). ``mana_spent`` is the mana spent on its total cost, in symbols (CR 601.2h).
    ``at_sorcery_time``: a sorcery could have been cast then (CR 307.5).
    """

    method: str | None
    x: int
    from_zone: Zone
    at_sorcery_time: bool
    additional: tuple[str, ...] = ()
    convoked: tuple[int, ...] = ()
    mana_spent: str = ""


@dataclass
class GameObject:
    """An object of the game. Its ``oid`` is its identity, new at every change of zone (CR 400.7).

    ``card_id`` names the physical card or token and never changes. ``controller`` is the controller before control
    effects (CR 110.2); ask :meth:`.game.Game.controller_of` for the one after layer 2. ``marker_controller`` and
    ``since_turn_began`` say who controls it and whether that player has done so continuously since their most recent
    turn began (CR 302.6); they are kept by :mod:`.continuous_effects` and :mod:`.turn_structure`.
    """

    oid: int
    card_id: str
    card: Card
    owner: str
    controller: str
    zone: Zone
    timestamp: int
    world_since: int | None = None
    """Since when it has had the supertype world (CR 704.5k), if it has."""
    entered_at: int = field(init=False)
    """When it entered its zone; objects that enter at the same time share it, unlike timestamps (CR 613.7m)."""
    tapped: bool = False
    flipped: bool = False
    face_down: bool = False
    phased_out: bool = False
    face: int = 0
    """0 is the front face, 1 the back face (CR 712.2)."""
    counters: dict[str, int] = field(default_factory=dict)
    damage: int = 0
    dealt_deathtouch: bool = False
    """Damaged by a source with deathtouch since the last check (CR 704.5h)."""
    attached_to: Entity | None = None
    marker_controller: str = ""
    since_turn_began: bool = False
    copied_values: Characteristics | None = None
    """Copiable values it entered with as a copy (CR 707.5), instead of those printed on its card."""
    transformed_at: int = 0
    """When it last transformed: what is put on the stack later has this identity or a higher one (CR 701.27f)."""
    entered_as: tuple[Any, ...] = ()
    """Modifications of its copiable values chosen as it entered (CR 707.2)."""
    cast: CastInfo | None = None
    marks: frozenset[str] = frozenset()
    """What an effect said about just this object: ``unearthed``, ``crewed``…"""
    protector: str | None = None
    """Who protects it, for a battle (CR 310.9)."""
    version: int = field(default=0, compare=False)
    """Grows with every change, so that :mod:`.continuous_effects` sees whether anything changed."""

    def __post_init__(self) -> None:
        self.entered_at = self.timestamp

    def __setattr__(self, name: str, value: Any) -> None:
        object.__setattr__(self, name, value)
        if name != "version":
            object.__setattr__(self, "version", self.version + 1)

    def __deepcopy__(self, memo: dict[int, Any]) -> GameObject:
        # Its dictionaries are replaced, never changed in place, so a snapshot can share them.
        other = object.__new__(GameObject)
        other.__dict__.update(self.__dict__)
        return other

    @property
    def token(self) -> bool:
        """Whether it is a token (CR 111.1)."""
        return self.card.token

    @property
    def printed(self) -> Characteristics:
        """The characteristics printed on the face that is up (CR 712.8)."""
        return self.card.faces[self.face]


@dataclass(frozen=True)
class LastKnown(Immutable):
    """An object as it last existed in the zone it left (CR 113.7a, 608.2h), its copiable values included."""

    oid: int
    card_id: str
    card: Card
    owner: str
    controller: str
    zone: Zone
    characteristics: Characteristics
    copiable_values: Characteristics
    tapped: bool
    attached_to: Entity | None
    face: int
    cast: CastInfo | None
