"""Wrong engines for clauses on summoning sickness: creatures that are, or become, copies."""

from __future__ import annotations

from collections.abc import Callable

from mtg_verdict.reference_engine import continuous_effects, copying, creatures, zones
from mtg_verdict.reference_engine.copying import BecomeCopy, CreateCopyToken
from mtg_verdict.reference_engine.effects import objects_of
from mtg_verdict.reference_engine.game import Event, Game
from mtg_verdict.reference_engine.modifications import SetCopiableValues
from mtg_verdict.reference_engine.objects import GameObject, Zone
from mtg_verdict.reference_engine.references import Context
from mtg_verdict.reference_engine.triggers import emit

from .patching import Patch
from .registry import mutant

Take = Callable[[GameObject, GameObject], None]
"""What a copy takes over from the original, in this order."""


def _entering_copies(patch: Patch, take: Take) -> None:
    """Let what enters as a copy take over more than copiable values; it keeps how long it has been there."""
    patch.source(
        zones._arrive, "game.controller_of(new.oid), False", "game.controller_of(new.oid), new.since_turn_began"
    )
    with_exceptions = patch.original(copying.with_exceptions)
    values_to_copy = patch.original(copying.values_to_copy)
    originals: list[int] = []

    def values(game: Game, oid: int) -> object:
        originals[:] = [oid]
        return values_to_copy(game, oid)

    def exceptions(values: object, given: object, ctx: Context) -> object:
        copy = ctx.game.objects.get(ctx.source)
        if copy is not None and copy.oid == ctx.game.entering and originals[0] in ctx.game.objects:
            take(copy, ctx.game.objects[originals[0]])
        return with_exceptions(values, given, ctx)

    patch.replace(copying.values_to_copy, values)
    patch.replace(copying.with_exceptions, exceptions)


def _becoming_copies(patch: Patch, take: Take) -> None:
    """Let what becomes a copy take over more than copiable values."""

    def apply(original: Callable[..., None], effect: BecomeCopy, ctx: Context) -> None:
        there = ctx.game.objects
        copied = [there[oid] for oid in objects_of(effect.of, ctx)[:1] if oid in there]
        affected = [oid for oid in objects_of(effect.objects, ctx) if oid in there]
        original(effect, ctx)
        for oid in affected:
            for one in copied:
                take(there[oid], one)

    patch.wrap(BecomeCopy.apply, apply)


def _take_age(copy: GameObject, original: GameObject) -> None:
    copy.since_turn_began = original.since_turn_began


@mutant("ss-copy-enters-as")
def creatures_that_enter_as_copies_are_as_old_as_the_original(patch: Patch) -> None:
    """A creature that enters as a copy has been controlled as long as the creature it copies."""
    _entering_copies(patch, _take_age)


@mutant("ss-sickness-not-copied")
def copies_take_over_the_whole_permanent(patch: Patch) -> None:
    """Entering as a copy or becoming one takes over everything of the original: age, status and counters."""

    def take(copy: GameObject, original: GameObject) -> None:
        _take_age(copy, original)
        copy.tapped, copy.counters, copy.damage = original.tapped, dict(original.counters), original.damage

    _entering_copies(patch, take)
    _becoming_copies(patch, take)


@mutant("ss-706.2-status-not-copied")
def copies_of_tapped_creatures_enter_tapped(patch: Patch) -> None:
    """What enters as a copy of a tapped permanent enters tapped."""

    def take(copy: GameObject, original: GameObject) -> None:
        copy.tapped = original.tapped

    _entering_copies(patch, take)


@mutant("ss-706.2-counters-not-copied")
def copies_enter_with_the_counters_of_the_original(patch: Patch) -> None:
    """What enters as a copy enters with as many counters as the original has."""

    def take(copy: GameObject, original: GameObject) -> None:
        copy.counters = dict(original.counters)

    _entering_copies(patch, take)


@mutant("ss-copy-token")
def tokens_that_are_copies_are_as_old_as_the_original(patch: Patch) -> None:
    """A token that is a copy of a creature has been controlled as long as that creature."""
    old = "zones.create_token(ctx.game, card, player, face=face, source=ctx.source)"
    patch.source(
        CreateCopyToken.apply,
        old,
        f"made = {old}\n"
        "                if made is not None and original in ctx.game.objects:\n"
        "                    ctx.game.objects[made].since_turn_began = ctx.game.objects[original].since_turn_began",
    )


@mutant("ss-copy-becomes-sick")
def becoming_a_copy_of_a_ready_creature_ends_summoning_sickness(patch: Patch) -> None:
    """A creature that becomes a copy of one controlled since the turn began may attack and use {T} as that one may."""

    def take(copy: GameObject, original: GameObject) -> None:
        copy.since_turn_began |= original.since_turn_began

    _becoming_copies(patch, take)


@mutant("ss-copy-becomes-not-sick")
def becoming_a_copy_brings_summoning_sickness(patch: Patch) -> None:
    """A creature that becomes a copy is taken to have just entered."""

    def take(copy: GameObject, original: GameObject) -> None:
        copy.since_turn_began = False

    _becoming_copies(patch, take)


@mutant("ss-copy-source-irrelevant")
def becoming_a_copy_takes_over_summoning_sickness(patch: Patch) -> None:
    """A creature that becomes a copy has summoning sickness just if the creature it copies has."""
    _becoming_copies(patch, _take_age)


@mutant("ss-copy-same-object")
def becoming_a_copy_is_entering_as_a_new_object(patch: Patch) -> None:
    """What becomes a copy is replaced by a new permanent that enters the battlefield."""

    def apply(effect: BecomeCopy, ctx: Context) -> None:
        game = ctx.game
        for original in objects_of(effect.of, ctx)[:1]:
            values = copying.with_exceptions(copying.values_to_copy(game, original), effect.exceptions, ctx)
            for oid in objects_of(effect.objects, ctx):
                if not isinstance(oid, int) or oid not in game.objects:
                    continue
                controller = game.controller_of(oid)
                exiled = zones.move(game, oid, Zone.EXILE)
                new = None if exiled is None else zones.enter(game, exiled, controller, announced=False)
                if new is not None:
                    continuous_effects.begin(ctx, (new,), (SetCopiableValues(values),), effect.duration)
                    emit(game, Event("enters", new, controller))

    patch.replace(BecomeCopy.apply, apply)


@mutant("ss-copy-noncreature")
def creature_cards_have_summoning_sickness_whatever_they_copy(patch: Patch) -> None:
    """A permanent whose card is a creature card has summoning sickness though it is no creature now."""
    patch.source(
        creatures.restricted,
        'values.is_type("creature") and',
        '(values.is_type("creature") or game.objects[oid].printed.is_type("creature")) and',
    )
