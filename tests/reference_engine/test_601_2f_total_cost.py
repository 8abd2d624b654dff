"""The total cost of a spell: alternative and additional costs, increases and reductions (CR 601.2b, 601.2f, 118)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from mtg_verdict.reference_engine.abilities import (
    Ability,
    ActivatedAbility,
    Mana,
    OtherPlayersGainLife,
    Sacrifice,
    SacrificeSelf,
    SpellAbility,
    TargetSpec,
    Trigger,
    TriggeredAbility,
)
from mtg_verdict.reference_engine.casting_abilities import AdditionalCost, CostModification, OffersAlternativeCost
from mtg_verdict.reference_engine.convoke import convoke
from mtg_verdict.reference_engine.double_faced import mana_value_of
from mtg_verdict.reference_engine.effects import AddMana, GainLife
from mtg_verdict.reference_engine.effects_on_permanents import Apply, Move
from mtg_verdict.reference_engine.game import StackItem
from mtg_verdict.reference_engine.keywords import GainFlashbackForManaCost, buyback, flashback
from mtg_verdict.reference_engine.objects import Card, Zone
from mtg_verdict.reference_engine.references import Filter, Target, X
from mtg_verdict.reference_engine.searching import SearchLibraryForPermanent
from mtg_verdict.reference_engine.total_cost import TotalCost, determine

MakeCard = Callable[..., Card]
CREATURE = Filter(types=("creature",))


def modifies(*, increase: str = "", reduction: str = "", spells: Filter | None = None) -> CostModification:
    return CostModification(spells or Filter(), increase, reduction)


def total_of(match: Any, make_card: MakeCard, cost: str, *modifications: Ability, x: int = 0) -> TotalCost:
    for each in modifications:
        match.put(make_card("Rule", "enchantment", each), "Bob")
    spell = match.put(make_card("Spell", "instant", cost=cost), zone=Zone.STACK)
    item = StackItem(match.obj(spell).oid, "Alice", match.obj(spell).oid, spell=True, x=x)
    return determine(match.game, item, None)


@pytest.mark.parametrize(
    ("cost", "increase", "reduction", "total"),
    [
        ("{2}{R}{R}", "", "", "{2}{R}{R}"),
        ("{2}{R}{R}", "{1}", "", "{3}{R}{R}"),
        ("{2}{R}{R}", "{W}", "", "{2}{R}{R}{W}"),
        # Generic reductions leave coloured and colourless mana alone (CR 118.7a).
        ("{2}{R}{R}", "", "{1}", "{1}{R}{R}"),
        ("{1}{R}{C}", "", "{5}", "{R}{C}"),
        # Never less than {0} (CR 118.7, 601.2f), and increases come before reductions.
        ("{2}", "", "{5}", "{0}"),
        ("{1}", "{1}", "{2}", "{0}"),
        # Coloured reductions of what is not asked reduce generic mana (CR 118.7b-c).
        ("{2}{R}", "", "{R}", "{2}"),
        ("{2}{R}", "", "{R}{R}", "{1}"),
        ("{2}{R}", "", "{G}", "{1}{R}"),
        ("{R}", "", "{G}", "{R}"),
    ],
)
def test_601_2f_increases_and_reductions(
    match: Any, make_card: MakeCard, cost: str, increase: str, reduction: str, total: str
) -> None:
    modifications = [modifies(increase=increase), modifies(reduction=reduction)]
    assert total_of(match, make_card, cost, *modifications).mana == total


def test_601_2f_x_is_generic_mana(match: Any, make_card: MakeCard) -> None:
    assert total_of(match, make_card, "{X}{X}{G}", modifies(reduction="{1}"), x=2) == TotalCost(3, ("G",))


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None, max_examples=60)
@given(st.integers(0, 6), st.lists(st.tuples(st.integers(0, 3), st.integers(0, 3)), max_size=4), st.randoms())
def test_601_2f_the_order_of_modifications_does_not_matter(
    new_match: Any, make_card: MakeCard, generic: int, changes: list[tuple[int, int]], order: Any
) -> None:
    modifications = [modifies(increase=f"{{{more}}}", reduction=f"{{{less}}}") for more, less in changes]
    order.shuffle(modifications)
    total = total_of(new_match(), make_card, f"{{{generic}}}{{U}}", *modifications)
    more, less = (sum(each[index] for each in changes) for index in (0, 1))
    assert total == TotalCost(max(generic + more - less, 0), ("U",))


def test_601_2f_a_modification_is_for_the_spells_it_describes(match: Any, make_card: MakeCard) -> None:
    match.put(make_card("Tax", "artifact", modifies(increase="{1}", spells=Filter(not_types=("creature",)))), "Bob")
    match.put(make_card("Help", "artifact", modifies(reduction="{1}", spells=Filter(controller="you"))), "Bob")
    instant, bear = match.hand(make_card("Instant", "instant", SpellAbility(()))), match.hand(make_card("Bear"))
    match.mana("{C}")
    match.refuses(lambda: match.cast(instant), "can't be paid")
    match.cast(bear)
    assert match.zone(bear) is Zone.STACK


def test_601_2f_the_total_cost_is_locked_in_before_mana_abilities(match: Any, make_card: MakeCard) -> None:
    helpful = make_card(
        "Helper", "creature", modifies(reduction="{2}"), ActivatedAbility((SacrificeSelf(),), (AddMana("{R}"),))
    )
    helper, bolt = match.put(helpful), match.hand(make_card("Bolt", "instant", SpellAbility(()), cost="{2}{R}"))
    match.cast(bolt, mana_abilities=[(helper, "sacrifice")])
    assert match.zone(helper) is Zone.GRAVEYARD
    assert match.zone(bolt) is Zone.STACK


# --- Alternative costs -----------------------------------------------------------------------------------------------

SUNS = OffersAlternativeCost((Mana("{W}{U}"),))


def test_118_9_an_alternative_cost_replaces_the_mana_cost_and_is_modified_like_it(
    match: Any, make_card: MakeCard
) -> None:
    match.put(make_card("Suns", "artifact", SUNS))
    match.put(make_card("Tax", "artifact", modifies(increase="{1}")))
    wurm = match.hand(make_card("Wurm", cost="{7}"))
    match.mana("{W}{U}{C}")
    match.cast(wurm, method="{U}{W}")
    assert str(match.game.players["Alice"].pool) == ""
    assert match.values(wurm).mana_cost == "{7}"
    assert mana_value_of(match.game, match.obj(wurm).oid) == 7


def test_118_9_only_the_controller_of_the_permanent_is_offered_it(match: Any, make_card: MakeCard) -> None:
    match.put(make_card("Suns", "artifact", SUNS), "Bob")
    wurm = match.hand(make_card("Wurm", cost="{7}"))
    match.mana("{W}{U}")
    match.refuses(lambda: match.cast(wurm, method="{W}{U}"), "can't be cast with")


def test_118_9a_one_alternative_cost_at_most(match: Any, make_card: MakeCard) -> None:
    match.put(make_card("Suns", "artifact", SUNS))
    spell = match.put(make_card("Spell", "instant", SpellAbility(()), flashback("{G}")), zone=Zone.GRAVEYARD)
    match.mana("{W}{U}{G}")
    # From the graveyard it is cast for its flashback cost, so for no other.
    match.refuses(lambda: match.cast(spell, method="{W}{U}"), "from there")
    match.cast(spell, method="flashback")
    match.resolve()
    assert match.zone(spell) is Zone.EXILE


def test_107_3b_without_x_in_the_cost_to_pay_x_is_0(match: Any, make_card: MakeCard) -> None:
    match.put(make_card("Suns", "artifact", SUNS))
    spell = match.hand(make_card("Spell", "instant", SpellAbility(()), cost="{X}{G}"))
    match.mana("{W}{U}")
    match.refuses(lambda: match.cast(spell, method="{W}{U}", x=1), "X can only be 0")
    match.cast(spell, method="{W}{U}", x=0)
    assert match.zone(spell) is Zone.STACK


def test_702_34_flashback_gained_for_the_mana_cost_may_be_convoked(match: Any, make_card: MakeCard) -> None:
    gains = TriggeredAbility(
        Trigger("enters", of="self"),
        (Apply(Target(), (GainFlashbackForManaCost(),)),),
        (TargetSpec(Filter(types=("instant",), controller="you", zone=Zone.GRAVEYARD)),),
    )
    spell = match.put(
        make_card("Spell", "instant", convoke(), SpellAbility((GainLife(1),)), cost="{2}"), zone=Zone.GRAVEYARD
    )
    mage, helper = match.hand(make_card("Mage", "creature", gains)), match.put(make_card("Helper"))
    match.refuses(lambda: match.cast(spell, method="flashback"), "can't be cast with flashback")
    match.mana("{C}")
    match.cast(mage)
    match.resolve()
    match.cast(spell, method="flashback", convoke=[(mage, "{1}"), (helper, "{1}")])
    match.resolve()
    assert (match.zone(spell), match.game.players["Alice"].life) == (Zone.EXILE, 21)


def test_118_6_flashback_gained_by_a_card_without_mana_cost_is_unpayable(match: Any, make_card: MakeCard) -> None:
    gains = ActivatedAbility(
        (), (Apply(Target(), (GainFlashbackForManaCost(),)),), (TargetSpec(Filter(zone=Zone.GRAVEYARD)),), label="gain"
    )
    rock = match.put(make_card("Rock", "artifact", gains))
    spell = match.put(make_card("Spell", "instant", SpellAbility(()), cost=None), zone=Zone.GRAVEYARD)
    match.activate(rock, "gain", spell)
    match.resolve()
    assert match.values(spell).has_keyword("flashback")
    match.refuses(lambda: match.cast(spell, method="flashback"), "can't be cast with flashback")


# --- Additional costs ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("paid", "zone"), [(("buyback",), Zone.HAND), ((), Zone.GRAVEYARD)])
def test_702_27_a_spell_bought_back_returns_to_the_hand(
    match: Any, make_card: MakeCard, paid: tuple[str, ...], zone: Zone
) -> None:
    spell = match.hand(make_card("Spell", "instant", buyback("{2}"), SpellAbility(()), cost="{G}"))
    match.mana("{G}{G}{G}")
    match.cast(spell, additional_costs=paid)
    assert match.game.players["Alice"].pool.total() == (0 if paid else 2)
    match.resolve()
    assert match.zone(spell) is zone


def test_702_27_a_countered_spell_is_not_bought_back(match: Any, make_card: MakeCard) -> None:
    spell = match.hand(make_card("Spell", "instant", buyback("{1}"), SpellAbility(()), cost="{G}"))
    counters = (SpellAbility((Move(Zone.GRAVEYARD),), (TargetSpec(Filter(zone=Zone.STACK)),)),)
    counterspell = match.hand(make_card("Counter", "instant", *counters, cost="{U}"))
    match.mana("{G}{G}")
    match.cast(spell, additional_costs=["buyback"])
    match.mana("{U}")
    match.cast(counterspell, spell)
    match.resolve()
    assert match.zone(spell) is Zone.GRAVEYARD


@pytest.mark.parametrize("announced", [("kicker",), ("buyback", "buyback")])
def test_601_2b_only_additional_costs_the_spell_has(
    match: Any, make_card: MakeCard, announced: tuple[str, ...]
) -> None:
    spell = match.hand(make_card("Spell", "instant", buyback("{1}"), SpellAbility(()), cost="{G}"))
    match.mana("{G}{G}{G}")
    match.refuses(lambda: match.cast(spell, additional_costs=announced), "no additional cost")


def test_601_2h_costs_that_are_not_mana_are_paid_too(match: Any, make_card: MakeCard) -> None:
    costs = AdditionalCost((OtherPlayersGainLife(2), Sacrifice(CREATURE)))
    spell, bear = (
        match.hand(make_card("Spell", "instant", convoke(), SpellAbility(()), costs, cost="{1}")),
        match.put(make_card("Bear")),
    )
    # All costs may be paid in any order, so the creature convokes and is then sacrificed.
    match.cast(spell, convoke=[(bear, "{1}")], cost_objects=[bear])
    assert match.zone(bear) is Zone.GRAVEYARD
    assert match.game.players["Bob"].life == 22


def test_601_2h_phyrexian_mana_needs_enough_life(match: Any, make_card: MakeCard) -> None:
    spell = match.hand(make_card("Spell", "instant", SpellAbility(()), cost="{R/P}{R/P}"))
    match.game.players["Alice"].life = 3
    match.refuses(lambda: match.cast(spell), "can't be paid")
    match.mana("{R}")
    match.cast(spell)
    assert match.game.players["Alice"].life == 1


# --- Searching -------------------------------------------------------------------------------------------------------


def test_701_23_a_library_is_searched_for_a_creature_card_of_mana_value_x_or_less(
    match: Any, make_card: MakeCard
) -> None:
    small, large = make_card("Small", cost="{2}"), make_card("Large", cost="{3}")
    found, too_large = match.put(small, zone=Zone.LIBRARY), match.put(large, zone=Zone.LIBRARY)
    theirs = match.put(small, "Bob", Zone.LIBRARY)
    chord = match.hand(
        make_card("Chord", "instant", SpellAbility((SearchLibraryForPermanent(CREATURE, X()),)), cost="{X}")
    )
    match.mana("{C}{C}")
    match.cast(chord, x=2)
    request = match.resolve()
    assert request is not None
    assert request.options == (match.obj(found).oid,)
    match.choose(found)
    assert match.zone(found) is Zone.BATTLEFIELD
    assert {match.zone(each) for each in (too_large, theirs)} == {Zone.LIBRARY}


def test_701_23b_the_player_may_fail_to_find(match: Any, make_card: MakeCard) -> None:
    card = match.put(make_card("Small", cost="{0}"), zone=Zone.LIBRARY)
    chord = match.hand(
        make_card("Chord", "instant", SpellAbility((SearchLibraryForPermanent(CREATURE, 0),)), cost="{0}")
    )
    match.cast(chord)
    match.resolve()
    match.choose()
    assert match.zone(card) is Zone.LIBRARY
