"""Wrong engines for clauses on abilities: static abilities, and what an ability is and defines in which edition."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

from mtg_verdict.reference_engine import continuous_effects, triggers
from mtg_verdict.reference_engine.abilities import StaticAbility, Trigger, TriggeredAbility, of_kind
from mtg_verdict.reference_engine.effects_on_permanents import Apply
from mtg_verdict.reference_engine.game import Event, Game, PendingTrigger
from mtg_verdict.reference_engine.modifications import Duration
from mtg_verdict.reference_engine.objects import GameObject, LastKnown, Zone
from mtg_verdict.reference_engine.references import Context, Each

from .patching import Patch
from .registry import mutant

_MADE_BY_TRIGGER = "its static abilities begin as an ability resolves"


def _is_bonus(ability: StaticAbility) -> bool:
    """Whether it does something to all permanents that it describes, while its own permanent is there."""
    return isinstance(ability.affects, Each) and not ability.defining and ability.zone is Zone.BATTLEFIELD


def _left(game: Game, started: dict[Any, Any]) -> Iterator[tuple[LastKnown, StaticAbility]]:
    for last in game.last_known.values():
        if last.zone is Zone.BATTLEFIELD and last.oid not in game.objects:
            for ability in filter(_is_bonus, of_kind(last.characteristics, StaticAbility)):
                if (last.oid, id(ability)) not in started:
                    yield last, ability


def keeping_bonuses(patch: Patch, given: Callable[[int, int], bool]) -> None:
    """Let a bonus last that a permanent gave before it left, to those objects for which ``given`` says so."""

    def sources(
        original: Callable[..., Iterator[Any]], game: Game, result: Any, layer: Any, started: dict[Any, Any]
    ) -> Iterator[Any]:
        yield from original(game, result, layer, started)
        for last, ability in _left(game, started):
            if any(each.layer is layer for each in ability.modifications):
                ctx = Context(game, last.controller, last.oid)
                found = [each for each in ability.affects.find(ctx) if isinstance(each, int)]
                affected = tuple(each for each in found if given(last.oid, each))
                key = last.oid, id(ability)
                yield continuous_effects._Source(key, last.oid, ability.modifications, ctx, affected)

    patch.wrap(continuous_effects._sources, sources)


@mutant("abil-405.1-static-works-all-the-time")
def static_abilities_are_given_once_and_kept(patch: Patch) -> None:
    """The bonus of a static ability is given to those there as its source enters, and kept after that has left."""

    def static(original: Callable[..., Iterator[Any]], *arguments: Any) -> Iterator[Any]:
        *_, obj, ability = arguments
        for source in original(*arguments):
            earlier = tuple(oid for oid in source.affected if oid < obj.oid)
            yield replace(source, affected=earlier) if _is_bonus(ability) else source

    keeping_bonuses(patch, lambda source, oid: oid < source)
    patch.wrap(continuous_effects._static_source, static)


@mutant("abil-405.1-static-works-all-the-time")
def static_abilities_work_on_after_their_source_has_left(patch: Patch) -> None:
    """The bonus of a static ability is kept after its source has left."""
    keeping_bonuses(patch, lambda source, oid: True)


@mutant("abil-405.1-static-is-never-on-the-stack")
def static_abilities_are_triggers_on_entering(patch: Patch) -> None:
    """The bonus of a static ability begins when an ability that triggers on its source entering has resolved."""

    def emit(original: Callable[[Game, Event], None], game: Game, event: Event) -> None:
        original(game, event)
        entered = game.objects.get(event.object or 0)
        if event.kind != "enters" or entered is None:
            return
        for ability in filter(_is_bonus, of_kind(game.characteristics(entered.oid), StaticAbility)):
            bonus = Apply(ability.affects, ability.modifications, Duration.WHILE_SOURCE_CONTROLLED)
            as_triggered = TriggeredAbility(Trigger("enters", of="self"), (bonus,))
            game.pending.append(PendingTrigger(game.controller_of(entered.oid), entered.oid, as_triggered, event))
            entered.marks |= {_MADE_BY_TRIGGER}

    def functions(original: Callable[..., bool], game: Game, ability: StaticAbility, obj: GameObject) -> bool:
        return original(game, ability, obj) and not (_is_bonus(ability) and _MADE_BY_TRIGGER in obj.marks)

    patch.wrap(triggers.emit, emit)
    patch.wrap(continuous_effects._functions, functions)


@mutant("x-abil-cost-is-an-ability-now")
def costs_to_cast_never_are_abilities(patch: Patch) -> None:
    """A cost to cast a card is no ability of it in any edition: a creature with no other text has none."""
    patch.rulesets(costs_to_cast_are_no_abilities=True)


@mutant("abil-402.3-other-characteristics-only-in-play")
def what_defines_power_and_toughness_functions_in_every_zone(patch: Patch) -> None:
    """Text that defines power and toughness functions in every zone, whichever the edition."""
    patch.rulesets(only_colours_and_types_are_defined_in_every_zone=False)
