"""One-shot effects (CR 610) on permanents, and effects that create continuous effects and delayed triggers."""

from __future__ import annotations

from dataclasses import dataclass, field, fields, replace

from . import attaching, continuous_effects, counters, delayed, double_faced, phasing, status, zones
from .abilities import KeywordAbility
from .choices import choose_option
from .effects import Effect, objects_of
from .modifications import AddAbilities, ChangeControl, Duration, Modification, ModifyPT
from .objects import Entity, Zone
from .references import Amount, Context, Dynamic, Reference, Source, Specific, Target, You, amount

# --- Continuous effects ----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Apply(Effect):
    """Begin a continuous effect on ``objects``, those it affects being fixed now (CR 611.2c), amounts too (608.2h)."""

    objects: Reference
    modifications: tuple[Modification, ...]
    duration: Duration = Duration.END_OF_TURN

    def apply(self, ctx: Context) -> None:
        """See :class:`.effects.Effect`."""
        fixed = tuple(_fixed(each, ctx) for each in self.modifications)
        continuous_effects.begin(ctx, tuple(objects_of(self.objects, ctx)), fixed, self.duration)


def _fixed(modification: Modification, ctx: Context) -> Modification:
    """The modification with amounts and players that depend on the game worked out."""
    changes: dict[str, object] = {}
    for each in fields(modification):  # type: ignore[arg-type]
        value = getattr(modification, each.name)
        if isinstance(value, Dynamic):
            changes[each.name] = amount(value, ctx)
        elif isinstance(value, Reference):
            changes[each.name] = Specific(tuple(value.find(ctx)))
    return replace(modification, **changes) if changes else modification  # type: ignore[type-var]


def gain_control(objects: Reference | None = None, duration: Duration = Duration.INDEFINITE) -> Apply:
    """Gain control of ``objects`` (the first target if not given)."""
    return Apply(objects or Target(), (ChangeControl(You()),), duration)


def pump(power: Amount, toughness: Amount, objects: Reference | None = None) -> Apply:
    """``objects`` (the first target if not given) get +N/+M until end of turn."""
    return Apply(objects or Target(), (ModifyPT(power, toughness),))


def gain_keywords(*keywords: str, objects: Reference | None = None, duration: Duration = Duration.END_OF_TURN) -> Apply:
    """``objects`` (the source if not given) gain keyword abilities without parameters."""
    return Apply(objects or Source(), (AddAbilities(tuple(KeywordAbility(each) for each in keywords)),), duration)


@dataclass(frozen=True)
class Mark(Effect):
    """Say something about just these objects, such as :data:`.zones.EXILE_INSTEAD`; it ends when they change zones."""

    mark: str
    objects: Reference = field(default_factory=Source)

    def apply(self, ctx: Context) -> None:
        """See :class:`.effects.Effect`."""
        for oid in objects_of(self.objects, ctx):
            ctx.game.objects[oid].marks |= {self.mark}


# --- Status, counters, attachments -----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Tap(Effect):
    """Tap permanents (CR 701.26a)."""

    objects: Reference = field(default_factory=Target)

    def apply(self, ctx: Context) -> None:
        """See :class:`.effects.Effect`."""
        for oid in objects_of(self.objects, ctx):
            status.tap(ctx.game, oid)


@dataclass(frozen=True)
class Untap(Effect):
    """Untap permanents (CR 701.26b)."""

    objects: Reference = field(default_factory=Target)

    def apply(self, ctx: Context) -> None:
        """See :class:`.effects.Effect`."""
        for oid in objects_of(self.objects, ctx):
            status.untap(ctx.game, oid)


@dataclass(frozen=True)
class PutCounters(Effect):
    """Put counters of one kind on objects (CR 122.1)."""

    kind: str
    number: Amount = 1
    objects: Reference = field(default_factory=Source)

    def apply(self, ctx: Context) -> None:
        """See :class:`.effects.Effect`."""
        for oid in objects_of(self.objects, ctx):
            counters.put(ctx.game, oid, self.kind, amount(self.number, ctx))


@dataclass(frozen=True)
class RemoveCounters(Effect):
    """Remove counters of one kind from objects, as many as there are up to ``number``."""

    kind: str
    number: Amount = 1
    objects: Reference = field(default_factory=Source)

    def apply(self, ctx: Context) -> None:
        """See :class:`.effects.Effect`."""
        for oid in objects_of(self.objects, ctx):
            counters.remove(ctx.game, oid, self.kind, amount(self.number, ctx))


@dataclass(frozen=True)
class RemoveAllCounters(Effect):
    """Remove all counters of every kind from objects (CR 122.1)."""

    objects: Reference = field(default_factory=Target)

    def apply(self, ctx: Context) -> None:
        """See :class:`.effects.Effect`."""
        for oid in objects_of(self.objects, ctx):
            if oid in ctx.game.objects:
                for kind, number in ctx.game.objects[oid].counters.items():
                    counters.remove(ctx.game, oid, kind, number)


@dataclass(frozen=True)
class Attach(Effect):
    """Attach what ``what`` means (the source if not given) to the object or player ``to`` means (CR 701.3)."""

    to: Reference = field(default_factory=Target)
    what: Reference = field(default_factory=Source)

    def apply(self, ctx: Context) -> None:
        """See :class:`.effects.Effect`."""
        for entity in self.to.find(ctx):
            for each in objects_of(self.what, ctx):
                attaching.attach(ctx.game, each, entity)


@dataclass(frozen=True)
class Transform(Effect):
    """Transform double-faced permanents (CR 701.27)."""

    objects: Reference = field(default_factory=Source)

    def apply(self, ctx: Context) -> None:
        """See :class:`.effects.Effect`."""
        for oid in objects_of(self.objects, ctx):
            if not double_faced.transformed_since(ctx, oid):
                double_faced.transform(ctx.game, oid)


@dataclass(frozen=True)
class PhaseOut(Effect):
    """Permanents phase out (CR 702.26)."""

    objects: Reference = field(default_factory=Target)

    def apply(self, ctx: Context) -> None:
        """See :class:`.effects.Effect`."""
        phasing.phase_out(ctx.game, objects_of(self.objects, ctx))


@dataclass(frozen=True)
class TapOrUntap(Effect):
    """The controller may tap or untap each of ``objects`` (CR 701.26)."""

    objects: Reference = field(default_factory=Target)

    def apply(self, ctx: Context) -> None:
        """See :class:`.effects.Effect`."""
        for oid in objects_of(self.objects, ctx):
            possibilities = ("tap", "untap", "neither")
            chosen = choose_option(ctx.game, ctx.controller, possibilities, ctx.source, "tap or untap")
            if chosen == "tap":
                status.tap(ctx.game, oid)
            elif chosen == "untap":
                status.untap(ctx.game, oid)


@dataclass(frozen=True)
class ExchangeControl(Effect):
    """The controllers of two permanents exchange them (CR 701.12b); all of it or nothing (CR 701.12a)."""

    objects: Reference = field(default_factory=Target)

    def apply(self, ctx: Context) -> None:
        """See :class:`.effects.Effect`."""
        pair = objects_of(self.objects, ctx)
        players = [ctx.game.controller_of(oid) for oid in pair]
        if len(pair) == 2 and players[0] != players[1]:
            for oid, player in zip(pair, reversed(players), strict=True):
                change = ChangeControl(Specific((player,)))
                continuous_effects.begin(ctx, (oid,), (change,), Duration.INDEFINITE)


# --- Moving permanents -----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Destroy(Effect):
    """Destroy permanents, all at once (CR 701.8); they can't be regenerated if ``can_be_regenerated`` is not so."""

    objects: Reference = field(default_factory=Target)
    can_be_regenerated: bool = True

    def apply(self, ctx: Context) -> None:
        """See :class:`.effects.Effect`."""
        zones.destroy(ctx.game, objects_of(self.objects, ctx), self.can_be_regenerated)


@dataclass(frozen=True)
class SacrificeObjects(Effect):
    """The controller of the ability sacrifices these permanents, as far as they control them (CR 701.21a)."""

    objects: Reference = field(default_factory=Source)

    def apply(self, ctx: Context) -> None:
        """See :class:`.effects.Effect`."""
        for oid in objects_of(self.objects, ctx):
            zones.sacrifice(ctx.game, oid, ctx.controller)


@dataclass(frozen=True)
class Move(Effect):
    """Put objects into ``zone``, each its owner's; the new objects are remembered under ``remember`` (CR 400.7).

    For the battlefield see :class:`Enter`.
    """

    zone: Zone
    objects: Reference = field(default_factory=Target)
    remember: str = "it"

    def apply(self, ctx: Context) -> None:
        """See :class:`.effects.Effect`."""
        moved = zones.move_all(ctx.game, objects_of(self.objects, ctx), self.zone)
        ctx.memory[self.remember] = list(moved)


@dataclass(frozen=True)
class Enter(Effect):
    """Put objects (cards in other zones) onto the battlefield, with ``owners`` each under its owner's control.

    Without ``owners`` they enter under the control of the effect's controller. The new permanents are remembered under
    ``remember``.
    """

    objects: Reference = field(default_factory=Target)
    owners: bool = False
    tapped: bool = False
    remember: str = "it"

    def apply(self, ctx: Context) -> None:
        """See :class:`.effects.Effect`."""
        entered: list[Entity] = []
        for oid in objects_of(self.objects, ctx):
            player = ctx.game.owner_of(oid) if self.owners else ctx.controller
            new = zones.enter(ctx.game, oid, player, tapped=self.tapped)
            entered += [] if new is None else [new]
        ctx.memory[self.remember] = entered


@dataclass(frozen=True)
class AtNext(Effect):
    """At the beginning of the next ``step``, do ``effects`` (CR 603.7).

    What is remembered under ``about`` now is remembered then too, so ``effects`` speak of ``Remembered(about)``.
    """

    step: str
    effects: tuple[Effect, ...]
    about: str = "it"

    def apply(self, ctx: Context) -> None:
        """See :class:`.effects.Effect`."""
        delayed.create(ctx, self.step, self.effects, {self.about: ctx.memory.get(self.about, [])})
