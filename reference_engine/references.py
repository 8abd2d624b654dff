"""How abilities speak about things: filters of objects, references to objects and players, amounts.

All are immutable data, worked out in the :class:`Context` of the spell or ability that uses them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from .objects import Characteristics, Entity, Immutable, Zone

if TYPE_CHECKING:
    from .game import Event, Game


@dataclass
class Context:
    """What a resolving spell or ability knows.

    ``source`` is the identity of its source (which may have left); ``targets`` holds, for each target specification,
    the targets that are still legal (CR 608.2b); ``memory`` what earlier effects of the same resolution remembered.
    """

    game: Game
    controller: str
    source: int
    targets: tuple[tuple[Entity, ...], ...] = ()
    x: int = 0
    event: Event | None = None
    memory: dict[str, list[Entity]] = field(default_factory=dict)
    modes: tuple[str, ...] = ()
    method: str | None = None
    item: int = 0
    """The identity of the resolving spell or ability on the stack."""


@dataclass(frozen=True)
class Filter(Immutable):
    """A description of objects, such as "untapped creature you control". Empty fields demand nothing.

    ``types``, ``subtypes``, ``colors``: at least one of them. ``all_types``: every one. ``not_…``: none of them.
    ``controller``: ``you`` or ``opponent``, of the ability's controller. ``other``: not the source of the ability.
    ``attached_to``: attached to an object so described. ``mana_value_x``: mana value X. ``zone``: where the object must
    be, for any other zone than the battlefield. ``test``: anything else, given game and object identity.
    """

    types: tuple[str, ...] = ()
    all_types: tuple[str, ...] = ()
    not_types: tuple[str, ...] = ()
    subtypes: tuple[str, ...] = ()
    not_subtypes: tuple[str, ...] = ()
    supertypes: tuple[str, ...] = ()
    not_supertypes: tuple[str, ...] = ()
    colors: tuple[str, ...] = ()
    not_colors: tuple[str, ...] = ()
    keywords: tuple[str, ...] = ()
    controller: str | None = None
    tapped: bool | None = None
    other: bool = False
    attached_to: Filter | None = None
    zone: Zone = Zone.BATTLEFIELD
    mana_value_x: bool = False
    test: Callable[[Game, int], bool] | None = None

    def matches(self, game: Game, oid: int, you: str, source: int | None = None, x: int = 0) -> bool:
        """Whether the object is so described, as seen by player ``you`` for an ability of ``source``."""
        obj = game.objects.get(oid)
        if obj is None or obj.zone is not self.zone or obj.phased_out:
            return False
        return self.describes(game, oid, you, source, x)

    def describes(self, game: Game, oid: int, you: str, source: int | None = None, x: int = 0) -> bool:
        """As :meth:`matches`, wherever the object is now; an object that has left is judged as it last existed."""
        if self.other and oid == source:
            return False
        values = game.characteristics(oid)
        if not self._characteristics_match(values) or not self._state_matches(game, oid):
            return False
        if not self._mana_value_matches(game, oid, x):
            return False
        if self.attached_to is not None and not self.attached_to.describes_host_of(game, oid, you, source):
            return False
        if self.controller is not None and (game.controller_of(oid) == you) != (self.controller == "you"):
            return False
        return self.test is None or self.test(game, oid)

    def _characteristics_match(self, values: Characteristics) -> bool:
        if self.types and not values.is_type(*self.types):
            return False
        if not all(values.is_type(each) for each in self.all_types) or values.is_type(*self.not_types):
            return False
        if self.subtypes and not any(values.has_subtype(each) for each in self.subtypes):
            return False
        if any(values.has_subtype(each) for each in self.not_subtypes):
            return False
        if self.supertypes and not set(self.supertypes) & set(values.supertypes):
            return False
        if set(self.not_supertypes) & set(values.supertypes):
            return False
        if self.colors and not set(self.colors) & set(values.colors):
            return False
        if set(self.not_colors) & set(values.colors):
            return False
        return all(values.has_keyword(each) for each in self.keywords)

    def describes_host_of(self, game: Game, oid: int, you: str, source: int | None) -> bool:
        """Whether the object is attached to a permanent that is so described."""
        obj = game.objects.get(oid)
        to = obj.attached_to if obj is not None else None
        return isinstance(to, int) and self.matches(game, to, you, source)

    def _mana_value_matches(self, game: Game, oid: int, x: int) -> bool:
        from .double_faced import mana_value_of

        return not self.mana_value_x or mana_value_of(game, oid) == x

    def _state_matches(self, game: Game, oid: int) -> bool:
        known = game.objects.get(oid) or game.last_known[oid]
        return self.tapped is None or self.tapped == known.tapped


# --- References to objects and players -------------------------------------------------------------------------------


class Reference(Immutable):
    """Objects and players an effect speaks about."""

    def find(self, ctx: Context) -> list[Entity]:
        """The identities of the objects and the names of the players meant, in a fixed order."""
        raise NotImplementedError


@dataclass(frozen=True)
class Source(Reference):
    """The source of the ability ("this creature"); for a spell, the spell itself."""

    def find(self, ctx: Context) -> list[Entity]:
        """See :class:`Reference`."""
        return [ctx.source]


@dataclass(frozen=True)
class Target(Reference):
    """The targets chosen for the specification number ``index`` (from 0) that are still legal."""

    index: int = 0

    def find(self, ctx: Context) -> list[Entity]:
        """See :class:`Reference`."""
        return list(ctx.targets[self.index])


@dataclass(frozen=True)
class WhatDied(Reference):
    """The card in a graveyard that the object of the event became as it died, if it is still there (CR 400.7e)."""

    def find(self, ctx: Context) -> list[Entity]:
        """See :class:`Reference`."""
        old = None if ctx.event is None or ctx.event.object is None else ctx.game.last_known.get(ctx.event.object)
        if old is None:
            return []
        # A card that has moved again is another object since: what it was before is remembered as well (CR 400.7).
        later = [each for each in ctx.game.last_known.values() if each.card_id == old.card_id and each.oid > old.oid]
        return [
            obj.oid
            for obj in ctx.game.objects.values()
            if obj.card_id == old.card_id and obj.zone is Zone.GRAVEYARD and not later
        ]


@dataclass(frozen=True)
class Attached(Reference):
    """What the source is or was last attached to ("enchanted creature", "equipped creature"; CR 608.2h)."""

    def find(self, ctx: Context) -> list[Entity]:
        """See :class:`Reference`."""
        known = ctx.game.objects.get(ctx.source) or ctx.game.last_known[ctx.source]
        return [] if known.attached_to is None else [known.attached_to]


@dataclass(frozen=True)
class Convoking(Reference):
    """The creatures that convoked the spell that the source was or is (CR 702.51c), wherever they are now."""

    def find(self, ctx: Context) -> list[Entity]:
        """See :class:`Reference`."""
        known = ctx.game.objects.get(ctx.source) or ctx.game.last_known[ctx.source]
        return [] if known.cast is None else list(known.cast.convoked)


@dataclass(frozen=True)
class Each(Reference):
    """Every object that ``filter`` describes, in timestamp order."""

    filter: Filter

    def find(self, ctx: Context) -> list[Entity]:
        """See :class:`Reference`."""
        return list(ctx.game.matching(self.filter, ctx.controller, ctx.source, ctx.x))


@dataclass(frozen=True)
class Remembered(Reference):
    """What an earlier effect of the same resolution remembered under ``key``."""

    key: str = "it"

    def find(self, ctx: Context) -> list[Entity]:
        """See :class:`Reference`."""
        return list(ctx.memory.get(self.key, []))


@dataclass(frozen=True)
class Specific(Reference):
    """Exactly these objects or players, fixed when the effect began (CR 611.2c)."""

    entities: tuple[Entity, ...]

    def find(self, ctx: Context) -> list[Entity]:
        """See :class:`Reference`."""
        return list(self.entities)


@dataclass(frozen=True)
class You(Reference):
    """The controller of the spell or ability (CR 109.5)."""

    def find(self, ctx: Context) -> list[Entity]:
        """See :class:`Reference`."""
        return [ctx.controller]


@dataclass(frozen=True)
class EachPlayer(Reference):
    """Each player in the game, in turn order from the active player (CR 101.4)."""

    def find(self, ctx: Context) -> list[Entity]:
        """See :class:`Reference`."""
        return list(ctx.game.turn_order_from(ctx.game.active_player))


@dataclass(frozen=True)
class DefendingPlayer(Reference):
    """The defending player of the source, an attacking creature or one that has left combat since (CR 508.5)."""

    def find(self, ctx: Context) -> list[Entity]:
        """See :class:`Reference`."""
        player = ctx.game.combat.defending.get(ctx.source)
        return [] if player is None else [player]


@dataclass(frozen=True)
class ControllerOf(Reference):
    """The controllers of the objects meant by ``objects``."""

    objects: Reference

    def find(self, ctx: Context) -> list[Entity]:
        """See :class:`Reference`."""
        return [ctx.game.controller_of(each) for each in self.objects.find(ctx) if isinstance(each, int)]


@dataclass(frozen=True)
class EventObject(Reference):
    """The object that the event was about."""

    def find(self, ctx: Context) -> list[Entity]:
        """See :class:`Reference`."""
        return [] if ctx.event is None or ctx.event.object is None else [ctx.event.object]


@dataclass(frozen=True)
class EventPlayer(Reference):
    """The player that the event was about, such as the one whose step begins."""

    def find(self, ctx: Context) -> list[Entity]:
        """See :class:`Reference`."""
        return [] if ctx.event is None or ctx.event.player is None else [ctx.event.player]


@dataclass(frozen=True)
class Matching(Reference):
    """Those objects meant by ``objects`` that ``filter`` describes ("if it is black")."""

    objects: Reference
    filter: Filter

    def find(self, ctx: Context) -> list[Entity]:
        """See :class:`Reference`."""
        return [
            each
            for each in self.objects.find(ctx)
            if isinstance(each, int) and self.filter.matches(ctx.game, each, ctx.controller, ctx.source, ctx.x)
        ]


@dataclass(frozen=True)
class EveryObject(Reference):
    """Every permanent, spell, and card in any other zone."""

    def find(self, ctx: Context) -> list[Entity]:
        """See :class:`Reference`."""
        return list(ctx.game.objects)


@dataclass(frozen=True)
class Together(Reference):
    """What all of ``parts`` mean ("each creature and each player")."""

    parts: tuple[Reference, ...]

    def find(self, ctx: Context) -> list[Entity]:
        """See :class:`Reference`."""
        return [each for part in self.parts for each in part.find(ctx)]


# --- Amounts ---------------------------------------------------------------------------------------------------------


class Dynamic(Immutable):
    """A number that depends on the game."""

    def value(self, ctx: Context) -> int:
        """The number now."""
        raise NotImplementedError


@dataclass(frozen=True)
class X(Dynamic):
    """The value of X announced for the spell or ability (CR 107.3)."""

    def value(self, ctx: Context) -> int:
        """See :class:`Dynamic`."""
        return ctx.x


@dataclass(frozen=True)
class Count(Dynamic):
    """How many objects ``filter`` describes."""

    filter: Filter

    def value(self, ctx: Context) -> int:
        """See :class:`Dynamic`."""
        return len(ctx.game.matching(self.filter, ctx.controller, ctx.source, ctx.x))


@dataclass(frozen=True)
class AttachedToSource(Dynamic):
    """``times`` the number of permanents attached to the source that ``filter`` describes (CR 303.4b)."""

    filter: Filter
    times: int

    def value(self, ctx: Context) -> int:
        """See :class:`Dynamic`."""
        game = ctx.game
        found = game.matching(self.filter, ctx.controller, ctx.source, ctx.x)
        return self.times * sum(1 for oid in found if game.objects[oid].attached_to == ctx.source)


@dataclass(frozen=True)
class PowerOf(Dynamic):
    """The power of the object meant by ``objects``."""

    objects: Reference = Source()

    def value(self, ctx: Context) -> int:
        """See :class:`Dynamic`."""
        return sum(power_of(ctx.game, each) for each in self.objects.find(ctx) if isinstance(each, int))


@dataclass(frozen=True)
class ManaValueOf(Dynamic):
    """The mana value of the object meant by ``objects`` (CR 202.3)."""

    objects: Reference

    def value(self, ctx: Context) -> int:
        """See :class:`Dynamic`."""
        from .double_faced import mana_value_of

        return sum(mana_value_of(ctx.game, each) for each in self.objects.find(ctx) if isinstance(each, int))


def power_of(game: Game, oid: int) -> int:
    """The power of an object, 0 if it has none, as what is no creature has none (CR 208.1)."""
    return game.characteristics(oid).power or 0


Amount = int | Dynamic


def amount(number: Amount, ctx: Context) -> int:
    """The value of ``number`` in ``ctx``."""
    return number if isinstance(number, int) else number.value(ctx)
