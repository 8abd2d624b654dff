"""Face-down spells and permanents (CR 708) and morph (702.37)."""

from __future__ import annotations

from typing import Any

import pytest
from mtg_verdict.reference_engine.abilities import KeywordAbility, SpellAbility, TargetSpec, Trigger, TriggeredAbility
from mtg_verdict.reference_engine.effects import GainLife
from mtg_verdict.reference_engine.effects_on_permanents import pump
from mtg_verdict.reference_engine.game import Step
from mtg_verdict.reference_engine.keywords import morph
from mtg_verdict.reference_engine.objects import Card, Zone
from mtg_verdict.reference_engine.references import Filter

GROWTH = SpellAbility((pump(3, 3),), (TargetSpec(Filter(types=("creature",))),))
ARRIVAL = TriggeredAbility(Trigger("enters", of="self"), (GainLife(1),))


@pytest.fixture
def craghorn(make_card: Any) -> Card:
    """A 3/1 red first striker with an enters ability and morph {1}{R}."""
    made: Card = make_card(
        "Craghorn",
        "creature",
        KeywordAbility("first strike"),
        ARRIVAL,
        morph("{1}{R}"),
        cost="{3}{R}",
        subtypes=("Beast",),
        power=3,
        toughness=1,
    )
    return made


def cast_face_down(match: Any, card: Card) -> str:
    spell: str = match.hand(card)
    match.mana("{C}{C}{C}")
    match.cast(spell, method="morph")
    return spell


def test_702_37a_costs_three_whatever_the_mana_cost(match: Any, craghorn: Card) -> None:
    spell = match.hand(craghorn)
    match.mana("{R}{R}")
    match.refuses(lambda: match.cast(spell, method="morph"), "118.3a")


def test_708_4_it_is_cast_with_the_timing_of_a_creature_spell(new_match: Any, craghorn: Card) -> None:
    match = new_match(Step.UPKEEP)
    spell = match.hand(craghorn)
    match.mana("{C}{C}{C}")
    match.refuses(lambda: match.cast(spell, method="morph"), "302.1")


def test_708_3_enters_face_down_and_its_enters_ability_does_not_trigger(match: Any, craghorn: Card) -> None:
    spell = cast_face_down(match, craghorn)
    match.resolve()
    assert match.zone(spell) is Zone.BATTLEFIELD
    assert match.obj(spell).face_down
    assert match.power_toughness(spell) == (2, 2)
    assert not match.obj(spell).tapped
    assert match.game.players["Alice"].life == 20


def test_702_37e_the_morph_cost_is_paid_with_permanents_tapped_for_mana(match: Any, craghorn: Card) -> None:
    from mtg_verdict.reference_engine.objects import Characteristics

    mountain = Card("Mountain", (Characteristics(name="Mountain", types=("land",), subtypes=("Mountain",)),))
    creature = match.put(craghorn, face_down=True)
    lands = [match.put(mountain), match.put(mountain)]
    match.turn_face_up(creature, *lands)
    assert all(match.obj(each).tapped for each in lands)
    assert not match.obj(creature).face_down


def test_708_8_effects_and_counters_stay(match: Any, craghorn: Card, make_card: Any) -> None:
    creature = match.put(craghorn, face_down=True, counters={"+1/+1": 1})
    growth = match.hand(make_card("Growth", "instant", GROWTH, cost="{G}"))
    match.mana("{G}")
    match.cast(growth, creature)
    match.resolve()
    assert match.power_toughness(creature) == (6, 6)
    match.mana("{R}{R}")
    match.turn_face_up(creature)
    assert match.power_toughness(creature) == (7, 5)
