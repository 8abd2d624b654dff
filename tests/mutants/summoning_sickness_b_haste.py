"""Wrong engines for clauses on haste, what grants it and what does not."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

from mtg_verdict.reference_engine import activating, continuous_effects, creatures, total_cost
from mtg_verdict.reference_engine.abilities import (
    ActivatedAbility,
    AlternativeCost,
    AsThoughHaste,
    KeywordAbility,
    UntapSymbol,
)
from mtg_verdict.reference_engine.copying import CreateCopyToken
from mtg_verdict.reference_engine.effects import Effect
from mtg_verdict.reference_engine.effects_on_permanents import Apply, Enter
from mtg_verdict.reference_engine.game import Game
from mtg_verdict.reference_engine.keywords.dash import ReturnsAtEndStep, _was_dashed
from mtg_verdict.reference_engine.keywords.riot import CounterOrHaste
from mtg_verdict.reference_engine.modifications import AddAbilities, Duration
from mtg_verdict.reference_engine.objects import Entity, Zone
from mtg_verdict.reference_engine.references import Context
from mtg_verdict.reference_engine.suspend import CastSuspended

from .patching import Patch
from .registry import mutant
from .summoning_sickness_b_control import ready_as_it_enters

HASTE = AddAbilities((KeywordAbility("haste"),))


def too_new(game: Game, oid: int) -> bool:
    """Whether CR 302.6 would restrict a permanent if there were no haste."""
    return game.characteristics(oid).is_type("creature") and not game.objects[oid].since_turn_began


# --- Haste -----------------------------------------------------------------------------------------------------------


@mutant("ss-haste-only-exception")
def vigilance_frees_attackers(patch: Patch) -> None:
    """A creature with vigilance attacks however long it has been controlled."""
    vigilant = 'return not game.characteristics(oid).has_keyword("vigilance") and restricted(game, oid) and'
    patch.source(creatures.too_new_to_attack, "return restricted(game, oid) and", vigilant)


@mutant("ss-702.10a-static", "x-ss-haste-gained-later", "x-ss-haste-lost-by-transform")
def haste_is_asked_for_once(patch: Patch) -> None:
    """Haste frees a creature as it enters, for good; gaining or losing it later changes nothing."""
    ready_as_it_enters(patch, lambda game, new: game.characteristics(new.oid).has_keyword("haste"))
    patch.replace(creatures.restricted, too_new)


@mutant("ss-702.10b-attack")
def haste_does_not_let_attack(patch: Patch) -> None:
    """Haste frees the {T} and {Q} abilities of a creature, but does not let it attack."""

    def too_new_to_attack(game: Game, oid: int) -> bool:
        return too_new(game, oid) and not any(each.attacking for each in creatures._applying(game, oid, AsThoughHaste))

    patch.replace(creatures.too_new_to_attack, too_new_to_attack)


@mutant("ss-702.10c-tap")
def haste_only_lets_attack(patch: Patch) -> None:
    """Haste lets a creature attack, but does not free its {T} and {Q} abilities."""
    without_haste = 'game.characteristics(oid).is_type("creature") and not game.objects[oid].since_turn_began'
    patch.source(creatures.can_pay_symbols, "not restricted(game, oid):", f"not ({without_haste}):")


@mutant("ss-702.10c-untap")
def haste_does_not_free_the_untap_symbol(patch: Patch) -> None:
    """Haste frees the {T} abilities of a creature, but not its {Q} abilities."""

    def allowed(original: Callable[..., bool], game: Game, oid: int, ability: ActivatedAbility) -> bool:
        symbol = any(isinstance(cost, UntapSymbol) for cost in ability.costs)
        return original(game, oid, ability) and not (symbol and too_new(game, oid))

    patch.wrap(creatures.can_pay_symbols, allowed)


@mutant("ss-702.10d-redundant")
def two_instances_of_haste_cancel_out(patch: Patch) -> None:
    """A second instance of haste takes the first one away."""

    def restricted(game: Game, oid: int) -> bool:
        return too_new(game, oid) and _instances(game, oid) % 2 == 0

    patch.replace(creatures.restricted, restricted)


@mutant("ss-702.10d-redundant")
def losing_one_instance_of_haste_loses_it_altogether(patch: Patch) -> None:
    """A creature that loses an instance of haste may not use those left, until it gains another."""
    lost = "lost haste"

    def note(original: Callable[..., None], game: Game) -> None:
        original(game)
        for oid in game.zones[Zone.BATTLEFIELD]:
            obj, now = game.objects[oid], _instances(game, oid)
            before = next((number for number in range(_MANY) if _times(number) in obj.marks), 0)
            obj.marks = obj.marks - {_times(before)} | {_times(now)}
            if now != before:
                obj.marks = obj.marks | {lost} if now < before else obj.marks - {lost}

    def restricted(game: Game, oid: int) -> bool:
        return too_new(game, oid) and (lost in game.objects[oid].marks or not _instances(game, oid))

    patch.wrap(continuous_effects.note_control, note)
    patch.replace(creatures.restricted, restricted)


_MANY = 10


def _times(number: int) -> str:
    """The mark of a permanent that had haste so many times when last seen."""
    return f"haste {number} times"


def _instances(game: Game, oid: int) -> int:
    return [getattr(each, "keyword", "") for each in game.characteristics(oid).abilities].count("haste")


# --- What grants it --------------------------------------------------------------------------------------------------


@mutant("ss-kw-suspend")
def suspended_creatures_come_without_haste(patch: Patch) -> None:
    """A creature cast as its last time counter is removed is as any other that is cast."""
    patch.source(CastSuspended.apply, "if spell is not None and", "if False and")


@mutant("ss-kw-unearth")
def unearthed_creatures_come_without_haste(patch: Patch) -> None:
    """Unearth returns the creature without haste."""

    def labelled(
        original: Callable[..., list[ActivatedAbility]], game: Game, source: int, label: str
    ) -> list[ActivatedAbility]:
        found = original(game, source, label)
        if label != "unearth":
            return found
        return [replace(each, effects=without_haste(each.effects)) for each in found]

    patch.wrap(activating.abilities_labelled, labelled)


@mutant("ss-kw-unearth")
def all_creatures_return_from_graveyards_with_haste(patch: Patch) -> None:
    """Whatever returns a creature from a graveyard to the battlefield, it has haste."""

    def enter(original: Callable[..., None], effect: Enter, ctx: Context) -> None:
        dead = set(ctx.game.zones[Zone.GRAVEYARD])
        before = {ctx.game.objects[each].card_id for each in dead}
        original(effect, ctx)
        entered = ctx.memory[effect.remember]
        gain_haste(ctx, [each for each in entered if isinstance(each, int) and _card(ctx, each) in before])

    patch.wrap(Enter.apply, enter)


@mutant("ss-kw-dash")
def dash_means_haste_however_it_was_cast(patch: Patch) -> None:
    """A creature with dash has haste, also cast for its mana cost."""
    dashed = "obj.cast is not None and obj.cast.method == 'dash'"
    patch.source(ReturnsAtEndStep.apply, "if _was_dashed(ctx):", f"obj = game.objects[oid]\n    if {dashed}:")
    patch.replace(_was_dashed, lambda ctx: True)


@mutant("ss-kw-awaken")
def awakened_lands_have_no_haste(patch: Patch) -> None:
    """An awakened land becomes a creature without haste."""

    def found(original: Callable[..., AlternativeCost | None], *others: object) -> AlternativeCost | None:
        alternative = original(*others)
        if alternative is None or alternative.method != "awaken":
            return alternative
        return replace(alternative, effects=without_haste(alternative.effects))

    patch.wrap(total_cost.find_alternative, found)


@mutant("ss-kw-riot")
def riot_gives_counter_and_haste(patch: Patch) -> None:
    """Riot gives haste, and the counter besides if it is chosen."""
    patch.source(CounterOrHaste.apply, "    else:\n", "    if True:\n")


@mutant("ss-kw-riot")
def riot_always_gives_the_counter(patch: Patch) -> None:
    """Riot gives the counter, whatever is chosen."""
    patch.source(CounterOrHaste.apply, ' == "counter":', ":")


@mutant("ss-kw-others-grant-none")
def keywords_that_work_in_graveyards_give_haste(patch: Patch) -> None:
    """A token created by a keyword ability of a card in a graveyard has haste."""

    def create(original: Callable[..., None], effect: CreateCopyToken, ctx: Context) -> None:
        before = set(ctx.game.objects)
        original(effect, ctx)
        source = ctx.game.last_known.get(ctx.source)
        if source is not None and source.zone is Zone.GRAVEYARD:
            gain_haste(ctx, [each for each in ctx.game.objects if each not in before])

    patch.wrap(CreateCopyToken.apply, create)


@mutant("ss-flash-no-haste")
def flash_is_haste_too(patch: Patch) -> None:
    """A creature with flash may attack and use {T} at once."""
    either = 'not (values.has_keyword("haste") or values.has_keyword("flash"))'
    patch.source(creatures.restricted, 'not values.has_keyword("haste")', either)


def without_haste(effects: Iterable[Effect]) -> tuple[Effect, ...]:
    """The effects, but for the modifications among them that grant haste."""
    return tuple(
        replace(each, modifications=tuple(one for one in each.modifications if one != HASTE))
        if isinstance(each, Apply)
        else each
        for each in effects
    )


def gain_haste(ctx: Context, permanents: Iterable[Entity]) -> None:
    """Permanents gain haste for good."""
    affected = tuple(each for each in permanents if isinstance(each, int))
    continuous_effects.begin(ctx, affected, (HASTE,), Duration.INDEFINITE)


def _card(ctx: Context, oid: int) -> str:
    return ctx.game.objects[oid].card_id
