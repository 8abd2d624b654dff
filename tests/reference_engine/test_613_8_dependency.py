"""Dependency between continuous effects (CR 613.8): what overrides the order of their timestamps."""

from __future__ import annotations

from mtg_verdict.reference_engine.abilities import KeywordAbility, StaticAbility, enchant
from mtg_verdict.reference_engine.modifications import (
    AddAbilities,
    AddTypes,
    ChangeControl,
    Modification,
    RemoveAllAbilities,
)
from mtg_verdict.reference_engine.objects import Card
from mtg_verdict.reference_engine.references import Attached, Each, Filter

from .conftest import BEAR, FOREST, Match, card

ROCK = card("Rock", "artifact")
FLYING = AddAbilities((KeywordAbility("flying"),))


def enchantment(name: str, types: tuple[str, ...], *modifications: Modification) -> Card:
    """An enchantment whose static ability affects everything of these types."""
    return card(name, "enchantment", StaticAbility(Each(Filter(types=types)), modifications))


ARTIFACTS_ARE_CREATURES = enchantment("Animator", ("artifact",), AddTypes(types=("creature",)))
CREATURES_ARE_LANDS = enchantment("Terraformer", ("creature",), AddTypes(types=("land",)))
LANDS_ARE_ARTIFACTS = enchantment("Smith", ("land",), AddTypes(types=("artifact",)))


def test_613_8a_an_effect_waits_for_one_that_changes_what_it_applies_to(match: Match) -> None:
    match.put(CREATURES_ARE_LANDS)
    rock = match.put(ROCK)
    match.put(ARTIFACTS_ARE_CREATURES)
    assert match.values(rock).types == ("artifact", "creature", "land")


def test_613_8a_an_effect_waits_for_one_that_ends_its_existence(match: Match) -> None:
    match.put(card("Lord", "creature", StaticAbility(Each(Filter(types=("creature",))), (FLYING,))))
    bear = match.put(BEAR)
    match.put(enchantment("Humbler", ("creature",), RemoveAllAbilities()))
    assert not match.values(bear).has_keyword("flying")


def test_613_7_independent_effects_apply_in_the_order_of_timestamps(match: Match) -> None:
    match.put(enchantment("Humbler", ("creature",), RemoveAllAbilities()))
    match.put(enchantment("Wings", ("creature",), FLYING))
    bear = match.put(BEAR)
    assert match.values(bear).has_keyword("flying")
    other = Match()
    other.put(enchantment("Wings", ("creature",), FLYING))
    other.put(enchantment("Humbler", ("creature",), RemoveAllAbilities()))
    assert not other.values(other.put(BEAR)).has_keyword("flying")


def test_613_8b_effects_in_a_loop_apply_in_the_order_of_timestamps(match: Match) -> None:
    match.put(CREATURES_ARE_LANDS)
    match.put(LANDS_ARE_ARTIFACTS)
    match.put(ARTIFACTS_ARE_CREATURES)
    bear, rock, forest = match.put(BEAR), match.put(ROCK), match.put(FOREST)
    assert match.values(bear).types == ("creature", "land", "artifact")
    assert match.values(forest).types == ("land", "artifact", "creature")
    assert match.values(rock).types == ("artifact", "creature")


def test_613_8a_control_given_by_an_aura_waits_for_control_of_the_aura(match: Match) -> None:
    def controlling(what: str) -> Card:
        aura = enchant(Filter(types=(what,)))
        return card("Leash", "enchantment", aura, StaticAbility(Attached(), (ChangeControl(),)), subtypes=("Aura",))

    bear = match.put(BEAR)
    leash = match.put(controlling("creature"), attached_to=match.obj(bear).oid)
    match.put(controlling("enchantment"), "Bob", attached_to=match.obj(leash).oid)
    assert [match.controller(each) for each in (leash, bear)] == ["Bob", "Bob"]
