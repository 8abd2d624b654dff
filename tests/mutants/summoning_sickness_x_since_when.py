"""Wrong engines for clauses on when summoning sickness ends, and on permanents that change hands or come back."""

from __future__ import annotations

from collections.abc import Callable

from mtg_verdict.reference_engine import continuous_effects, creatures, phasing, turn_structure
from mtg_verdict.reference_engine.effects import objects_of
from mtg_verdict.reference_engine.effects_on_permanents import Apply
from mtg_verdict.reference_engine.game import Game, Step
from mtg_verdict.reference_engine.modifications import ChangeControl
from mtg_verdict.reference_engine.objects import GameObject, Zone
from mtg_verdict.reference_engine.references import Context

from .patching import Patch
from .registry import mutant
from .summoning_sickness_b_control import ready_as_it_enters

# --- Turns -----------------------------------------------------------------------------------------------------------

_TURN = "on the battlefield as this turn began: "
"""The mark of a sick permanent for each turn that has begun, whoever's it is."""


def _sick_for(patch: Patch, turns: Callable[[Game], int]) -> None:
    """Sickness ends as the last of so many turns begins, whoever's they are."""

    def began(game: Game) -> None:
        for obj in game.objects.values():
            if obj.since_turn_began:
                continue
            obj.marks |= {f"{_TURN}{game.turn_number}"}
            seen = {mark for mark in obj.marks if mark.startswith(_TURN)}
            if len(seen) >= turns(game):
                obj.marks -= seen
                obj.since_turn_began = True

    patch.replace(creatures.turn_began, began)


@mutant("x-ss-flash-on-opponents-turn", "x-ss-extra-turn-cures")
def sickness_lasts_a_whole_round(patch: Patch) -> None:
    """A creature is sick until as many turns have begun as there are players."""
    _sick_for(patch, lambda game: len(game.players))


@mutant("x-ss-opponents-extra-turn")
def sickness_lasts_two_turns(patch: Patch) -> None:
    """A creature is sick until two turns have begun, whoever takes them."""
    _sick_for(patch, lambda game: 2)


@mutant("x-ss-upkeep-entry")
def sickness_ends_during_the_turn(patch: Patch) -> None:
    """Sickness ends as the draw step and the main phase before combat begin, not as the turn does."""

    def begin(original: Callable[..., None], game: Game, step: Step) -> None:
        if step in (Step.DRAW, Step.PRECOMBAT_MAIN):
            creatures.turn_began(game)
        original(game, step)

    patch.wrap(turn_structure.begin_step, begin)


@mutant("x-ss-extra-combat")
def sickness_ends_as_another_combat_begins(patch: Patch) -> None:
    """What was there before an additional combat phase may attack in it."""

    def begin(original: Callable[..., None], game: Game, step: Step) -> None:
        if step is Step.BEGINNING_OF_COMBAT and game.attacked_this_turn:
            creatures.turn_began(game)
        original(game, step)

    patch.wrap(turn_structure.begin_step, begin)


@mutant("x-ss-skipped-turn")
def sickness_ends_as_a_turn_is_skipped(patch: Patch) -> None:
    """Sickness ends as the turn of the controller would come, although it is skipped."""
    cured = (
        "[setattr(obj, 'since_turn_began', True) for obj in game.objects.values() if obj.marker_controller == player]"
    )
    skipping = "state.turns_to_skip -= 1"
    patch.source(turn_structure._next_turn, skipping, f"{skipping}; {cured}")


# --- Phasing ---------------------------------------------------------------------------------------------------------


@mutant("x-ss-phasing-in")
def phasing_in_brings_summoning_sickness(patch: Patch) -> None:
    """What phases in has just come."""

    def untap_step(original: Callable[..., None], game: Game) -> None:
        out = [oid for oid in game.zones[Zone.BATTLEFIELD] if game.objects[oid].phased_out]
        original(game)
        for oid in out:
            game.objects[oid].since_turn_began &= game.objects[oid].phased_out

    patch.wrap(phasing.in_untap_step, untap_step)


@mutant("x-ss-phased-out-while-sick")
def phased_out_permanents_stay_sick(patch: Patch) -> None:
    """Sickness ends only for what is phased in as the turn begins."""
    mine = "if obj.marker_controller == game.active_player"
    patch.source(creatures.turn_began, mine, f"{mine} and not obj.phased_out")


# --- Changes of control ----------------------------------------------------------------------------------------------


def _after_changes(patch: Patch, then: Callable[[Game, GameObject, bool], None]) -> None:
    """What else happens to a permanent that has changed controllers, and whether it was ready before."""

    def note(original: Callable[..., None], game: Game) -> None:
        before = {obj.oid: (obj.marker_controller, obj.since_turn_began) for obj in game.objects.values()}
        original(game)
        for oid in game.zones[Zone.BATTLEFIELD]:
            obj = game.objects[oid]
            player, ready = before[oid]
            if obj.marker_controller != player:
                then(game, obj, ready)

    patch.wrap(continuous_effects.note_control, note)


@mutant("x-ss-returned-during-opponents-turn", "x-ss-stolen-before-your-turn")
def changes_of_control_cost_the_next_turn(patch: Patch) -> None:
    """A permanent that changes controllers stays sick during the whole next turn of the new one."""
    changed = "has changed controllers"

    def began(original: Callable[..., None], game: Game) -> None:
        original(game)
        for obj in game.objects.values():
            if changed in obj.marks and obj.marker_controller == game.active_player:
                obj.marks -= {changed}
                obj.since_turn_began = False

    def mark(game: Game, obj: GameObject, ready: bool) -> None:
        obj.marks |= {changed}

    patch.wrap(creatures.turn_began, began)
    _after_changes(patch, mark)


@mutant("x-ss-control-aura-destroyed")
def control_that_goes_back_is_not_noticed(patch: Patch) -> None:
    """A permanent that returns to its owner as an effect ends has been theirs all along."""

    def forget(game: Game, obj: GameObject, ready: bool) -> None:
        obj.since_turn_began = obj.marker_controller == obj.owner

    _after_changes(patch, forget)


@mutant("x-ss-gain-control-of-own-creature")
def gaining_control_always_brings_summoning_sickness(patch: Patch) -> None:
    """Whatever an effect gives control of is sick, although the player controlled it before."""

    def apply(original: Callable[..., None], effect: Apply, ctx: Context) -> None:
        original(effect, ctx)
        if any(isinstance(each, ChangeControl) for each in effect.modifications):
            for oid in objects_of(effect.objects, ctx):
                ctx.game.objects[oid].since_turn_began = False

    patch.wrap(Apply.apply, apply)


@mutant("x-ss-stolen-land-animated")
def only_changes_of_control_of_creatures_count(patch: Patch) -> None:
    """Only permanents that are creatures as they change controllers become sick."""

    def keep(game: Game, obj: GameObject, ready: bool) -> None:
        obj.since_turn_began = ready and not game.characteristics(obj.oid).is_type("creature")

    _after_changes(patch, keep)


@mutant("x-ss-blink")
def cards_that_come_back_are_not_sick(patch: Patch) -> None:
    """Since when a permanent has been there is kept by its card: one that was there before is ready as it returns."""

    def was_there(game: Game, new: GameObject) -> bool:
        known = game.last_known.values()
        return any(each.card_id == new.card_id and each.zone is Zone.BATTLEFIELD for each in known)

    ready_as_it_enters(patch, was_there)
