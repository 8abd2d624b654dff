"""Wrong engines for clauses on abilities: delayed triggered abilities."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from mtg_verdict.reference_engine import continuous_effects, delayed, stack, targets, triggers
from mtg_verdict.reference_engine.delayed_on_events import When
from mtg_verdict.reference_engine.effects import Effect
from mtg_verdict.reference_engine.effects_on_permanents import AtNext
from mtg_verdict.reference_engine.game import Event, Game, PendingTrigger, StackItem
from mtg_verdict.reference_engine.objects import Entity, Zone
from mtg_verdict.reference_engine.references import Context

from .patching import Patch
from .registry import mutant


@mutant("abil-404.1-delayed-word-inside", "abil-406.2a-effect-creates-delayed-trigger")
def what_is_to_happen_later_happens_at_once(patch: Patch) -> None:
    """What an effect says to do at the beginning of the next step is made part of its resolution."""

    def create(
        ctx: Context,
        step: str,
        effects: tuple[Effect, ...],
        memory: Mapping[str, list[Entity]],
        player: str | None = None,
    ) -> None:
        for effect in effects:
            effect.apply(replace(ctx, memory={key: list(found) for key, found in memory.items()}))

    patch.replace(delayed.create, create)


@mutant("abil-404.1-delayed-word-inside")
def what_does_not_begin_with_at_never_triggers(patch: Patch) -> None:
    """What an effect says to do at the beginning of the next step is never done."""

    def create(*arguments: Any) -> None:
        return None

    patch.replace(delayed.create, create)


@mutant("abil-406.2b-created-by-spell-or-ability")
def delayed_triggers_are_made_as_spells_are_cast(patch: Patch) -> None:
    """A delayed trigger is made as a spell is cast or an ability is activated, so that countering it comes too late."""

    def announce(original: Callable[[Game, StackItem], None], game: Game, item: StackItem) -> None:
        ctx = game.context(item)
        for effect in item.effects:
            if isinstance(effect, AtNext | When):
                effect.apply(ctx)
        item.effects = tuple(each for each in item.effects if not isinstance(each, AtNext | When))
        original(game, item)

    patch.wrap(targets.announce, announce)


@mutant("abil-406.2b-not-before-it-exists")
def the_step_under_way_counts_as_the_next(patch: Patch) -> None:
    """A delayed ability made during the step for whose beginning it waits triggers for that step at once."""

    def create(original: Callable[..., None], ctx: Context, step: str, *arguments: Any) -> None:
        earlier = ctx.game.delayed
        ctx.game.delayed = []
        original(ctx, step, *arguments)
        delayed.at_step(ctx.game)
        ctx.game.delayed = earlier + ctx.game.delayed

    patch.wrap(delayed.create, create)


def looking_back(patch: Patch, before: Callable[[Game, int], Event | None]) -> None:
    """Let an ability that waits for an event trigger on what ``before`` says to have happened to its source."""

    def apply(original: Callable[[When, Context], None], effect: When, ctx: Context) -> None:
        original(effect, ctx)
        event = before(ctx.game, ctx.source)
        if event is not None:
            others, ctx.game.waiting = ctx.game.waiting[:-1], ctx.game.waiting[-1:]
            triggers._delayed_see(ctx.game, event)
            ctx.game.waiting = others + ctx.game.waiting

    patch.wrap(When.apply, apply)


@mutant("abil-406.2b-event-made-impossible")
def what_waits_for_its_source_to_leave_sees_that_it_has(patch: Patch) -> None:
    """A delayed ability that waits for its source to leave triggers at once if the source is not there any more."""

    def before(game: Game, source: int) -> Event | None:
        return None if source in game.objects else Event("leaves", source, game.controller_of(source))

    looking_back(patch, before)


@mutant("abil-406.2b-event-made-impossible")
def what_waits_for_its_source_to_leave_waits_for_the_card(patch: Patch) -> None:
    """A delayed ability that waits for its source to leave triggers when the permanent that its card becomes leaves."""

    def card(game: Game, oid: int | None) -> str:
        found = None if oid is None else game.objects.get(oid) or game.last_known.get(oid)
        return found.card_id if found else ""

    def see(original: Callable[[Game, Event], None], game: Game, event: Event) -> None:
        original(game, event)
        for each in list(game.waiting):
            if event.object != each.source and card(game, event.object) == card(game, each.source):
                others, game.waiting = [one for one in game.waiting if one is not each], [each]
                original(game, replace(event, object=each.source))
                game.waiting = others + game.waiting

    patch.wrap(triggers._delayed_see, see)


@mutant("abil-406.2b-waits-for-next-occurrence")
def what_waits_for_its_source_to_untap_sees_that_it_is_untapped(patch: Patch) -> None:
    """A delayed ability that waits for its source to become untapped triggers at once if the source is untapped."""

    def before(game: Game, source: int) -> Event | None:
        there = game.objects.get(source)
        if there is None or there.zone is not Zone.BATTLEFIELD or there.tapped:
            return None
        return Event("becomes-untapped", source, game.controller_of(source))

    looking_back(patch, before)


@mutant("abil-406.2b-waits-for-next-occurrence")
def what_has_missed_its_source_untapping_never_triggers(patch: Patch) -> None:
    """A delayed ability that waits for its source to become untapped is not made if the source is untapped."""

    def apply(original: Callable[[When, Context], None], effect: When, ctx: Context) -> None:
        source = ctx.game.objects.get(ctx.source)
        untapped = Event("becomes-untapped", ctx.source, ctx.controller)
        missed = source is not None and source.zone is Zone.BATTLEFIELD and not source.tapped
        if not (missed and effect.test(replace(ctx, event=untapped))):
            original(effect, ctx)

    patch.wrap(When.apply, apply)


def remembering(patch: Patch, kept: Callable[[Game, int], int | None]) -> None:
    """Let a delayed ability affect, as it resolves, what ``kept`` makes of each object that it refers to."""

    def put(original: Callable[[Game, PendingTrigger], None], game: Game, pending: PendingTrigger) -> None:
        pending.memory = {**pending.memory, "delayed": []} if pending.memory else pending.memory
        original(game, pending)

    def resolve_top(original: Callable[[Game], None], game: Game) -> None:
        item = game.stack[-1]
        if item.memory.pop("delayed", None) is not None:
            for key, found in item.memory.items():
                now = [kept(game, each) if isinstance(each, int) else each for each in found]
                item.memory[key] = [each for each in now if each is not None]
        original(game)

    patch.wrap(triggers._put, put)
    patch.wrap(stack.resolve_top, resolve_top)


@mutant("abil-406.2c-affects-changed-object", "abil-406.2c-ex-destroy-at-end-of-turn")
def delayed_abilities_affect_creatures_only(patch: Patch) -> None:
    """A delayed triggered ability rechecks whether what it refers to is a creature, and does nothing if it is not."""
    remembering(patch, lambda game, oid: oid if game.characteristics(oid).is_type("creature") else None)


@mutant(
    "abil-406.2d-fails-if-permanent-left",
    "abil-406.2d-card-in-zone-that-left-it",
    "abil-406.2d-ex-exile-at-end-of-turn",
)
def delayed_abilities_follow_cards_to_other_zones(patch: Patch) -> None:
    """A delayed triggered ability finds the card that it refers to in whichever zone it has gone to."""

    def now(game: Game, oid: int) -> int:
        last = game.last_known.get(oid)
        if oid in game.objects or last is None:
            return oid
        return next((obj.oid for obj in game.objects.values() if obj.card_id == last.card_id), oid)

    remembering(patch, now)


@mutant("abil-406.2e-triggers-once")
def delayed_abilities_trigger_at_every_such_step(patch: Patch) -> None:
    """A delayed triggered ability that has triggered at the beginning of a step does so at every one that follows."""
    patch.source(delayed.at_step, "game.delayed = [each for each in game.delayed if each not in due]", "pass")


@mutant("abil-406.2e-unless-duration")
def delayed_abilities_with_a_duration_trigger_once(patch: Patch) -> None:
    """A delayed triggered ability that lasts this turn triggers only for the first event of the turn."""
    patch.source(triggers._delayed_see, "if not waiting.this_turn:", "if True:")


@mutant("abil-406.2e-unless-duration")
def delayed_abilities_of_a_turn_go_on_triggering(patch: Patch) -> None:
    """A delayed triggered ability that lasts this turn triggers on later turns too."""
    patch.source(continuous_effects.end_until_end_of_turn, "if not each.this_turn", "if True")
