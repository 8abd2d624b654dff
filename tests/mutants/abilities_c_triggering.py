"""Wrong engines for clauses on abilities: what triggers, and what becomes of what has triggered."""

from __future__ import annotations

from collections.abc import Callable

from mtg_verdict.reference_engine import stack, triggers
from mtg_verdict.reference_engine.abilities import ActivatedAbility, TriggeredAbility
from mtg_verdict.reference_engine.activation_restrictions import cant_be_activated
from mtg_verdict.reference_engine.choices import choose_yes
from mtg_verdict.reference_engine.effects import Effect, If, players_of
from mtg_verdict.reference_engine.game import Event, Game, PendingTrigger
from mtg_verdict.reference_engine.objects import GameObject, Zone
from mtg_verdict.reference_engine.references import Context
from mtg_verdict.reference_engine.revealing import RevealTopCard

from .patching import Patch
from .registry import mutant

Put = Callable[[Game, PendingTrigger], None]
Triggers = Callable[[Game, GameObject, TriggeredAbility, Event], bool]


def without_the_stack(patch: Patch, which: Callable[[PendingTrigger], bool]) -> None:
    """Let those that have triggered resolve as soon as they would be put on the stack if ``which`` says so."""

    def put(original: Put, game: Game, pending: PendingTrigger) -> None:
        before = len(game.stack)
        original(game, pending)
        if len(game.stack) > before and which(pending):
            stack.resolve_top(game)

    patch.wrap(triggers._put, put)


@mutant("abil-404.1-when-whenever-at", "abil-406.2a-effect-creates-delayed-trigger")
def what_happens_at_the_beginning_of_a_step_is_a_turn_based_action(patch: Patch) -> None:
    """What abilities say to happen at the beginning of a step happens then, without the stack."""
    without_the_stack(patch, lambda pending: pending.event.kind == "step-begins")


@mutant("abil-404.1-condition-defines-event")
def another_is_ignored_in_trigger_conditions(patch: Patch) -> None:
    """'Another' in a trigger condition is ignored: a creature triggers on its own arrival."""
    patch.source(triggers._is_about, "event.object, controller, obj.oid)", "event.object, controller, None)")


@mutant("abil-404.2-not-activated-by-players")
def what_cant_be_activated_does_not_trigger(patch: Patch) -> None:
    """Effects that forbid activating abilities keep triggered abilities from triggering."""

    def trigger(original: Triggers, game: Game, obj: GameObject, ability: TriggeredAbility, event: Event) -> bool:
        as_activated = ActivatedAbility((), ability.effects, ability.targets)
        return original(game, obj, ability, event) and not cant_be_activated(game, obj.oid, as_activated)

    patch.wrap(triggers._triggers, trigger)


@mutant("abil-404.2-triggers-each-time")
def occurrences_at_the_same_time_trigger_once(patch: Patch) -> None:
    """An ability that triggers several times before anyone receives priority is put on the stack once."""

    def put_on_stack(original: Callable[[Game], bool], game: Game) -> bool:
        merged: list[PendingTrigger] = []
        for each in game.pending:
            if not any(each.source == other.source and each.ability is other.ability for other in merged):
                merged.append(each)
        game.pending = merged
        return original(game)

    patch.wrap(triggers.put_on_stack, put_on_stack)


@mutant("abil-404.2-triggers-each-time")
def players_are_asked_whether_abilities_trigger(patch: Patch) -> None:
    """Whether what has triggered is put on the stack is up to the player who controls it."""

    def put(original: Put, game: Game, pending: PendingTrigger) -> None:
        if choose_yes(game, pending.controller, pending.source, "trigger"):
            original(game, pending)

    patch.wrap(triggers._put, put)


@mutant("abil-404.2-stacked-at-next-priority")
def triggered_abilities_resolve_in_the_middle_of_things(patch: Patch) -> None:
    """A triggered ability resolves as soon as its event happens, without waiting for a player to receive priority."""

    def emit(original: Callable[[Game, Event], None], game: Game, event: Event) -> None:
        waiting, game.pending = game.pending, []
        original(game, event)
        triggered, game.pending = game.pending, waiting
        for pending in triggered:
            before = len(game.stack)
            triggers._put(game, pending)
            if len(game.stack) > before:
                stack.resolve_top(game)

    patch.wrap(triggers.emit, emit)


@mutant("abil-404.3-if-false-no-trigger")
def intervening_ifs_are_checked_on_resolution_only(patch: Patch) -> None:
    """An ability triggers whether or not its intervening 'if' is true then; that is checked as it resolves."""
    patch.source(triggers._triggers, "return ability.condition is None or ability.condition.holds(ctx)", "return True")


@mutant("abil-404.3-if-true-goes-on-stack")
def abilities_with_an_intervening_if_do_not_use_the_stack(patch: Patch) -> None:
    """If its intervening 'if' is true as the event occurs, an ability does at once what it says, without the stack."""
    without_the_stack(patch, lambda pending: pending.ability.condition is not None)


@mutant("abil-404.3-if-rechecked-on-resolution")
def intervening_ifs_are_not_rechecked(patch: Patch) -> None:
    """Once triggered, an ability does what it says whether or not its intervening 'if' is true as it resolves."""
    patch.source(stack.resolve_top, "item.condition is not None and", "False and")


@mutant("abil-404.3-other-if-is-ordinary")
def every_if_is_an_intervening_if(patch: Patch) -> None:
    """An ability does not trigger either while an 'if' in what it does is not true."""

    def holds(effect: Effect, ctx: Context) -> bool:
        if isinstance(effect, If):
            return effect.test(ctx)
        if isinstance(effect, RevealTopCard):
            shown = [obj for who in players_of(effect.who, ctx) for obj in ctx.game.in_zone(Zone.LIBRARY, who)[:1]]
            return any(effect.to_hand.describes(ctx.game, obj.oid, obj.owner, ctx.source) for obj in shown)
        return True

    def trigger(original: Triggers, game: Game, obj: GameObject, ability: TriggeredAbility, event: Event) -> bool:
        ctx = Context(game, game.controller_of(obj.oid), obj.oid, event=event)
        return original(game, obj, ability, event) and all(holds(each, ctx) for each in ability.effects)

    patch.wrap(triggers._triggers, trigger)
