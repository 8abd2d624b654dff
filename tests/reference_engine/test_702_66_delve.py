"""Delve, spells that mana can't be spent on, minimum costs, and casting from other zones (CR 702.66, 601.2f, 601.3)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from mtg_verdict.reference_engine.casting_abilities import CantSpendMana, CastFrom, MinimumCost
from mtg_verdict.reference_engine.convoke import convoke
from mtg_verdict.reference_engine.delve import delve
from mtg_verdict.reference_engine.objects import Card, Zone

MakeCard = Callable[..., Card]


def cards_in_graveyard(match: Any, make_card: MakeCard, number: int, player: str = "Alice") -> list[Any]:
    return [match.put(make_card(f"Card {each}"), player, Zone.GRAVEYARD) for each in range(number)]


@pytest.mark.parametrize(
    ("cards", "refusal"), [(0, "can't be paid"), (1, "can't be paid"), (2, ""), (3, "no mana for a creature or a card")]
)
def test_702_66a_each_card_exiled_pays_for_one_generic_mana(
    match: Any, make_card: MakeCard, cards: int, refusal: str
) -> None:
    beast = match.hand(make_card("Beast", "creature", delve(), cost="{2}{B}"))
    exiled = cards_in_graveyard(match, make_card, cards)
    match.mana("{B}")
    if refusal:
        match.refuses(lambda: match.cast(beast, cost_objects=exiled), refusal)
        assert [match.zone(each) for each in exiled] == [Zone.GRAVEYARD] * cards
    else:
        match.cast(beast, cost_objects=exiled)
        assert [match.zone(each) for each in exiled] == [Zone.EXILE] * cards


def test_702_66a_without_delve_no_card_pays(match: Any, make_card: MakeCard) -> None:
    beast = match.hand(make_card("Beast", cost="{1}"))
    exiled = cards_in_graveyard(match, make_card, 1)
    match.mana("{B}")
    match.refuses(lambda: match.cast(beast, cost_objects=exiled), "can't be used to pay")


def test_702_66a_only_cards_of_ones_own_graveyard(match: Any, make_card: MakeCard) -> None:
    beast = match.hand(make_card("Beast", "creature", delve(), cost="{1}"))
    exiled = cards_in_graveyard(match, make_card, 1, "Bob")
    match.refuses(lambda: match.cast(beast, cost_objects=exiled), "can't be paid")


def test_101_2_mana_is_refused_for_a_spell_that_it_cannot_be_spent_on(match: Any, make_card: MakeCard) -> None:
    beast = match.hand(make_card("Beast", "creature", CantSpendMana(), convoke(), cost="{2}"))
    helpers = [match.put(make_card(f"Helper {each}")) for each in range(2)]
    match.mana("{B}{B}")
    match.refuses(lambda: match.cast(beast, convoke=[(helpers[0], "{1}")]), "mana can't be spent")
    match.cast(beast, convoke=[(each, "{1}") for each in helpers])
    assert str(match.game.players["Alice"].pool) == "{B}{B}"


def test_601_3_a_card_may_be_cast_from_where_it_says(match: Any, make_card: MakeCard) -> None:
    plain = match.put(make_card("Plain", cost="{B}"), zone=Zone.GRAVEYARD)
    beast = match.put(make_card("Beast", "creature", CastFrom(Zone.GRAVEYARD), cost="{B}"), zone=Zone.GRAVEYARD)
    match.mana("{B}")
    match.refuses(lambda: match.cast(plain), "may not cast it from there")
    match.cast(beast)
    assert match.zone(beast) is Zone.STACK


@pytest.mark.parametrize(("tapped", "left"), [(False, ""), (True, "{B}{B}")])
def test_601_2f_a_minimum_cost_adds_generic_mana_while_its_source_is_untapped(
    match: Any, make_card: MakeCard, tapped: bool, left: str
) -> None:
    match.put(make_card("Sphere", "artifact", MinimumCost(3)), "Bob", tapped=tapped)
    beast = match.hand(make_card("Beast", cost="{B}"))
    match.mana("{B}{B}{B}")
    match.cast(beast)
    assert str(match.game.players["Alice"].pool) == left


def test_601_2f_a_minimum_cost_leaves_dearer_spells_alone(match: Any, make_card: MakeCard) -> None:
    match.put(make_card("Sphere", "artifact", MinimumCost(3)))
    beast = match.hand(make_card("Beast", cost="{3}{B}"))
    match.mana("{B}{B}{B}{B}")
    match.cast(beast)
    assert str(match.game.players["Alice"].pool) == ""
