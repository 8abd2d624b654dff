"""Auras under the old rules and the new (CR 303.4, 702.5), the world rule (CR 704.5k), mana burn."""

from __future__ import annotations

from functools import partial

import pytest
from mtg_verdict.reference_engine import attaching, auras, turn_structure, zones
from mtg_verdict.reference_engine.abilities import (
    CantBeEnchanted,
    KeywordAbility,
    SpellAbility,
    StaticAbility,
    TargetSpec,
    enchant,
    protection,
)
from mtg_verdict.reference_engine.copying import BecomeCopy, EntersAsCopy
from mtg_verdict.reference_engine.effects_on_permanents import Apply, Move
from mtg_verdict.reference_engine.game import Step
from mtg_verdict.reference_engine.modifications import AddTypes, ModifyPT, SetBasePT, SetTypes
from mtg_verdict.reference_engine.objects import Card, Zone
from mtg_verdict.reference_engine.references import Attached, Each, Filter, Target

from .conftest import Match, card

CREATURE = Filter(types=("creature",))
EDITIONS = ("cr-2004", "cr-2024", "cr-2026")


def aura(on: Filter | None = CREATURE, players: str = "", name: str = "Cloak", cost: str = "{0}") -> Card:
    boost = StaticAbility(Attached(), (ModifyPT(1, 1),))
    return card(name, "enchantment", enchant(on, players), boost, subtypes=("Aura",), cost=cost)


def instant(effect: Apply | Move, filter: Filter = CREATURE) -> Card:
    return card("Trick", "instant", SpellAbility((effect,), (TargetSpec(filter),)), cost="{0}")


def put_in(match: Match, identifier: str, player: str = "Alice", put_by: str | None = None) -> object:
    """Put a card onto the battlefield without casting it, as part of something that resolves."""
    return match._run(
        lambda game: zones.enter(game, match.obj(identifier).oid, player, put_by=put_by or player), player
    )


def attached(match: Match, identifier: str) -> object:
    return match.obj(identifier).attached_to


@pytest.mark.parametrize("ruleset", EDITIONS)
def test_303_4a_an_aura_spell_targets_what_it_may_enchant_and_enters_attached_to_it(ruleset: str) -> None:
    match = Match(ruleset=ruleset)
    bear, stone = match.put(card("Bear")), match.put(card("Stone", "artifact"))
    cloak = match.hand(aura())
    match.refuses(partial(match.cast, cloak), "601.2c")
    match.refuses(partial(match.cast, cloak, stone), "115.1")
    match.refuses(partial(match.cast, cloak, "Bob"), "115.1")
    match.cast(cloak, bear)
    match.resolve()
    assert (attached(match, cloak), match.power_toughness(bear)) == (match.obj(bear).oid, (3, 3))


def test_702_5d_an_aura_that_enchants_players() -> None:
    match = Match(players=("Alice", "Bob", "Chloé"))
    bear, curse = match.put(card("Bear")), match.hand(aura(None, "any", "Curse"))
    match.refuses(partial(match.cast, curse, bear), "115.1")
    match.cast(curse, "Bob")
    match.resolve()
    assert attached(match, curse) == "Bob"
    match.leave("Bob")
    match.pass_priority("Alice")
    assert match.zone(curse) is Zone.GRAVEYARD


def test_702_5d_an_aura_that_enchants_opponents_only(match: Match) -> None:
    curse = match.hand(aura(None, "opponent", "Curse"))
    match.refuses(partial(match.cast, curse, "Alice"), "115.1")
    match.cast(curse, "Bob")
    match.resolve()
    match._run(lambda game: attaching.attach(game, match.obj(curse).oid, "Alice"), None)
    assert attached(match, curse) == "Bob"


def test_303_4f_an_uncast_aura_is_attached_to_a_legal_choice_without_targeting(match: Match) -> None:
    match.put(card("Knight", "creature", protection("white")))
    shrouded, bear = match.put(card("Insect", keywords=("shroud",))), match.put(card("Bear"), "Bob")
    cloak = match.put(aura(cost="{W}"), zone=Zone.GRAVEYARD)
    asked = put_in(match, cloak)
    assert getattr(asked, "options", None) == (match.obj(shrouded).oid, match.obj(bear).oid)
    match.choose(shrouded)
    assert attached(match, cloak) == match.obj(shrouded).oid


@pytest.mark.parametrize(("ruleset", "chooser"), [("cr-2004", "Alice"), ("cr-2024", "Bob"), ("cr-2026", "Bob")])
def test_303_4f_who_chooses_depends_on_the_edition(ruleset: str, chooser: str) -> None:
    match = Match(ruleset=ruleset)
    match.put(card("Bear"))
    match.put(card("Ox"))
    cloak = match.put(aura(), "Bob", Zone.GRAVEYARD)
    asked = put_in(match, cloak, "Bob", put_by="Alice")
    assert getattr(asked, "player", None) == chooser


@pytest.mark.parametrize("zone", [Zone.GRAVEYARD, Zone.HAND, Zone.EXILE, Zone.LIBRARY])
def test_303_4g_an_aura_with_nothing_to_enchant_never_leaves_its_zone(match: Match, zone: Zone) -> None:
    before, cloak, after = (match.put(what, zone=zone) for what in (card("Ox"), aura(), card("Elk")))
    identity, order = match.obj(cloak).oid, list(match.game.zones[zone])
    put_in(match, cloak)
    assert (match.obj(cloak).oid, match.game.zones[zone]) == (identity, order)
    assert match.zone(before) is match.zone(after) is zone


@pytest.mark.parametrize(("ruleset", "zone"), [("cr-2004", Zone.HAND), ("cr-2026", Zone.GRAVEYARD)])
def test_303_4g_from_the_stack_it_goes_elsewhere(ruleset: str, zone: Zone) -> None:
    match = Match(ruleset=ruleset)
    ox = match.put(card("Ox"), "Bob")
    own = aura(Filter(types=("creature",), controller="you"))
    match.put(own, "Bob", attached_to=match.obj(ox).oid)
    mimic = match.hand(card("Mimic", "enchantment", EntersAsCopy(Filter(types=("enchantment",))), cost="{0}"))
    match.cast(mimic)
    assert match.resolve() is not None
    match.choose(next(obj.card_id for obj in match.game.battlefield() if obj.card is own))
    assert (match.zone(mimic), match.game.stack) == (zone, [])


@pytest.mark.parametrize("ruleset", EDITIONS)
def test_704_5m_an_aura_falls_off_what_it_may_not_enchant_any_more(ruleset: str) -> None:
    match = Match(ruleset=ruleset)
    bear, cloak = match.put(card("Bear")), match.hand(aura())
    match.cast(cloak, bear)
    match.resolve()
    match.cast(match.hand(instant(Apply(Target(), (SetTypes(("artifact",)),)))), bear)
    match.resolve()
    assert (match.zone(cloak), match.zone(bear)) == (Zone.GRAVEYARD, Zone.BATTLEFIELD)


@pytest.mark.parametrize("ruleset", EDITIONS)
def test_303_4_what_cant_be_enchanted_is_neither_target_nor_host(ruleset: str) -> None:
    match = Match(ruleset=ruleset)
    bear = match.put(card("Bear"))
    worn = match.hand(aura())
    match.cast(worn, bear)
    match.resolve()
    ward = card("Ward", "enchantment", enchant(CREATURE), CantBeEnchanted(Attached()), subtypes=("Aura",), cost="{0}")
    holy = match.hand(ward)
    match.cast(holy, bear)
    match.resolve()
    assert (match.zone(worn), match.zone(holy)) == (Zone.GRAVEYARD, Zone.BATTLEFIELD)
    match.refuses(partial(match.cast, match.hand(aura()), bear), "115.1")
    match.cast(match.hand(instant(Move(Zone.HAND))), bear)
    match.resolve()
    assert match.zone(bear) is Zone.HAND


@pytest.mark.parametrize(("ruleset", "zone"), [("cr-2004", Zone.BATTLEFIELD), ("cr-2026", Zone.GRAVEYARD)])
def test_303_4d_an_aura_that_is_a_creature(ruleset: str, zone: Zone) -> None:
    match = Match(ruleset=ruleset)
    bear, cloak = match.put(card("Bear")), match.hand(aura())
    match.cast(cloak, bear)
    match.resolve()
    alive = Apply(Target(), (AddTypes(types=("creature",)), SetBasePT(2, 2)))
    match.cast(match.hand(instant(alive, Filter(types=("enchantment",)))), cloak)
    match.resolve()
    assert match.zone(cloak) is zone


def test_303_4d_an_aura_attached_to_itself(match: Match) -> None:
    odd = match.put(aura(Filter()))
    match.obj(odd).attached_to = match.obj(odd).oid
    match.pass_priority("Alice")
    assert match.zone(odd) is Zone.GRAVEYARD


def test_701_3b_an_aura_moves_only_to_what_it_may_enchant(match: Match) -> None:
    bear, ox = match.put(card("Bear")), match.put(card("Ox"))
    stone = match.put(card("Stone", "artifact"))
    cloak = match.put(aura(), attached_to=match.obj(bear).oid)
    for host, moved in ((stone, bear), (ox, ox)):
        match._run(partial(attaching.attach, oid=match.obj(cloak).oid, to=match.obj(host).oid), None)
        assert attached(match, cloak) == match.obj(moved).oid


@pytest.mark.parametrize(("ruleset", "subtypes"), [("cr-2004", ("enchant artifact creature",)), ("cr-2026", ("Aura",))])
def test_what_the_type_line_of_an_edition_says(ruleset: str, subtypes: tuple[str, ...]) -> None:
    match = Match(ruleset=ruleset)
    worn = match.hand(aura(Filter(all_types=("artifact", "creature"))))
    assert auras.subtypes_shown(match.game, match.values(worn)) == subtypes


def world(name: str) -> Card:
    return card(name, "enchantment", supertypes=("world",), cost="{0}")


def test_704_5k_only_the_newest_world_stays(match: Match) -> None:
    old, new = match.put(world("Old"), "Bob"), match.hand(world("New"))
    match.cast(new)
    match.resolve()
    assert (match.zone(old), match.zone(new)) == (Zone.GRAVEYARD, Zone.BATTLEFIELD)


def test_704_5k_none_stays_of_those_that_entered_together(match: Match) -> None:
    old = match.put(world("Old"))
    new = [match.put(world("New"), zone=Zone.GRAVEYARD) for _ in range(2)]
    entering = [(match.obj(each).oid, "Alice") for each in new]
    match._run(lambda game: zones.enter_together(game, entering, "Alice"), "Alice")
    assert {match.zone(each) for each in (old, *new)} == {Zone.GRAVEYARD}


def test_603_6a_what_enters_together_sees_the_others_but_enchants_none_of_them(match: Match) -> None:
    cloak, bear = (match.put(what, zone=Zone.GRAVEYARD) for what in (aura(), card("Bear")))
    entering = [(match.obj(each).oid, "Alice") for each in (bear, cloak)]
    match._run(lambda game: zones.enter_together(game, entering, "Alice"), "Alice")
    assert (match.zone(bear), match.zone(cloak)) == (Zone.BATTLEFIELD, Zone.GRAVEYARD)


@pytest.mark.parametrize(("ruleset", "life", "left"), [("cr-2004", 18, 2), ("cr-2026", 20, 0)])
def test_mana_burn_as_phases_end(ruleset: str, life: int, left: int) -> None:
    match = Match(Step.UPKEEP, ruleset=ruleset)
    match.mana("{G}{G}")
    match._run(lambda game: turn_structure.next_step(game), None)
    assert match.game.players["Alice"].pool.total() == left
    match._run(lambda game: turn_structure.next_step(game), None)
    assert match.game.players["Alice"].life == life


def test_702_5a_two_enchant_abilities_must_both_allow_it(match: Match) -> None:
    both = card(
        "Both",
        "enchantment",
        enchant(CREATURE),
        KeywordAbility("enchant", filter=Filter(types=("artifact",))),
        subtypes=("Aura",),
        cost="{0}",
    )
    bear, golem = match.put(card("Bear")), match.put(card("Golem", "artifact creature"))
    worn = match.put(both, zone=Zone.GRAVEYARD)
    put_in(match, worn)
    assert attached(match, worn) == match.obj(golem).oid != match.obj(bear).oid


@pytest.mark.parametrize(("ruleset", "stays"), [("cr-2004", "world"), ("cr-2026", "mirror")])
def test_704_5k_what_counts_is_since_when_it_has_been_a_world(ruleset: str, stays: str) -> None:
    match = Match(ruleset=ruleset)
    becomes = SpellAbility((BecomeCopy(Target(0), Target(1)),), (TargetSpec(Filter()), TargetSpec(Filter())))
    mirror, world_card = match.put(card("Mirror", "artifact")), match.put(world("Old"), "Bob")
    match.cast(match.hand(card("Reflect", "instant", becomes, cost="{0}")), mirror, world_card)
    match.resolve()
    zones_now = {"mirror": match.zone(mirror), "world": match.zone(world_card)}
    assert [name for name, zone in zones_now.items() if zone is Zone.BATTLEFIELD] == [stays]


def test_704_5k_those_that_become_worlds_together_tie(match: Match) -> None:
    becomes = SpellAbility(
        (BecomeCopy(Each(Filter(types=("artifact",))), Target()),), (TargetSpec(Filter(types=("enchantment",))),)
    )
    stones = [match.put(card("Stone", "artifact")) for _ in range(2)]
    old = match.put(world("Old"), "Bob")
    match.cast(match.hand(card("Reflect", "instant", becomes, cost="{0}")), old)
    match.resolve()
    assert {match.zone(each) for each in (*stones, old)} == {Zone.GRAVEYARD}
