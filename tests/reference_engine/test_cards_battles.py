"""What the cards of the chapter on battles do: copying, stealing, countering, searching, wearing."""

from __future__ import annotations

import pytest
from mtg_verdict.adapters.reference_cards import card_named, is_known
from mtg_verdict.features.catalogue import cards
from mtg_verdict.reference_engine import casting_spells, zones
from mtg_verdict.reference_engine.abilities import SpellAbility
from mtg_verdict.reference_engine.activating import Announcement
from mtg_verdict.reference_engine.choices import ChoiceRequest
from mtg_verdict.reference_engine.effects import Draw
from mtg_verdict.reference_engine.game import Step
from mtg_verdict.reference_engine.objects import Card, GameObject, Zone

from .conftest import BEAR, FOREST, Match, card

FREE_SORCERY = card("Free Sorcery", "sorcery", SpellAbility((Draw(1),)), cost="{0}")
FREE_INSTANT = card("Free Instant", "instant", SpellAbility((Draw(1),)), cost="{0}")
FREE_CREATURE = card("Free Creature", cost="{0}")
ROCK = card("Rock", "artifact", cost="{2}")
GIANT = card("Giant", cost="{4}", power=4, toughness=4)


def printed(name: str) -> Card:
    """A card of the catalogue."""
    found = card_named(name)
    assert found is not None
    return found


def tokens(match: Match) -> list[GameObject]:
    return [each for each in match.game.battlefield() if each.token]


def cast_for(match: Match, name: str, mana: str, *targets: str) -> str:
    """Alice casts a card of the catalogue for this mana."""
    identifier = match.hand(printed(name))
    match.mana(mana)
    match.cast(identifier, *targets)
    return identifier


def siege(match: Match, name: str = "Invasion of Segovia", player: str = "Alice", defense: int = 4) -> str:
    other = "Bob" if player == "Alice" else "Alice"
    return match.put(printed(name), player, counters={"defense": defense}, protector=other)


def back(match: Match, name: str) -> str:
    """A permanent of Alice with its back face up."""
    return match.put(printed(name), face=1)


@pytest.mark.parametrize(
    "name", [each.name for each in cards().values() if each.source in ("battles.toml", "synthetic.toml")]
)
def test_every_card_of_the_chapter_is_known(name: str) -> None:
    assert is_known(name)


# --- Battles ---------------------------------------------------------------------------------------------------------


def test_invasion_of_segovia_creates_two_krakens_as_it_enters(match: Match) -> None:
    cast_for(match, "Invasion of Segovia", "{U}{C}{C}")
    match.resolve()
    krakens = [match.game.characteristics(each.oid) for each in tokens(match)]
    assert [(each.name, each.power, each.toughness, each.colors) for each in krakens] == 2 * [
        ("Kraken Token", 1, 1, ("blue",))
    ]
    assert all(each.has_keyword("trample") and each.has_subtype("Kraken") for each in krakens)
    kraken = card_named("Kraken", token=True)
    assert kraken is not None
    assert kraken.faces[0].abilities == krakens[0].abilities


def test_invasion_of_zendikar_finds_up_to_two_basic_lands(match: Match) -> None:
    first, second = match.put(FOREST, zone=Zone.LIBRARY), match.put(FOREST, zone=Zone.LIBRARY)
    nonbasic = match.put(card("Cave", "land", cost=None), zone=Zone.LIBRARY)
    cast_for(match, "Invasion of Zendikar", "{G}{C}{C}{C}")
    asked = match.resolve()
    assert isinstance(asked, ChoiceRequest)
    assert (asked.minimum, asked.maximum) == (0, 2)
    assert match.obj(nonbasic).oid not in asked.options
    match.choose(first, second)
    assert [(match.zone(each), match.obj(each).tapped) for each in (first, second)] == 2 * [(Zone.BATTLEFIELD, True)]


def test_awakened_skyclave_is_a_land_and_creature_that_taps_for_any_color(match: Match) -> None:
    skyclave = back(match, "Invasion of Zendikar")
    values = match.values(skyclave)
    assert (values.name, match.power_toughness(skyclave)) == ("Awakened Skyclave", (4, 4))
    assert set(values.types) == {"creature", "land"}
    assert values.has_keyword("vigilance")
    assert values.has_keyword("haste")
    match.activate(skyclave, "{T}")
    match.choose("red")
    assert str(match.game.players["Alice"].pool) == "{R}"


def test_awakened_skyclave_is_a_land_on_the_battlefield_only(match: Match) -> None:
    assert match.values(match.put(printed("Invasion of Zendikar"), zone=Zone.EXILE, face=1)).types == ("creature",)


# --- Copying ---------------------------------------------------------------------------------------------------------


def test_clever_impersonator_copies_any_nonland_permanent(match: Match) -> None:
    rock, forest = match.put(ROCK), match.put(FOREST)
    copy = cast_for(match, "Clever Impersonator", "{U}{U}{U}{U}")
    asked = match.resolve()
    assert isinstance(asked, ChoiceRequest)
    assert match.obj(rock).oid in asked.options
    assert match.obj(forest).oid not in asked.options
    match.choose(rock)
    assert match.values(copy) == match.values(rock)


def test_clever_impersonator_as_a_siege_enters_with_its_counters(match: Match) -> None:
    original = siege(match, "Invasion of Zendikar", defense=1)
    copy = cast_for(match, "Clever Impersonator", "{U}{U}{U}{U}")
    match.resolve()
    match.choose(original)
    assert match.values(copy).name == "Invasion of Zendikar"
    assert match.obj(copy).counters == {"defense": 3}


def test_clever_impersonator_need_not_copy(match: Match) -> None:
    match.put(ROCK)
    copy = cast_for(match, "Clever Impersonator", "{U}{U}{U}{U}")
    match.resolve()
    match.choose()
    assert match.zone(copy) is Zone.GRAVEYARD


def test_mythos_of_illuna_copies_a_permanent(match: Match) -> None:
    theirs = match.put(BEAR, "Bob")
    cast_for(match, "Mythos of Illuna", "{U}{U}{U}{U}", theirs)
    assert match.resolve() is None
    (token,) = tokens(match)
    assert (match.game.controller_of(token.oid), match.game.characteristics(token.oid).name) == ("Alice", "Bear")
    assert match.obj(theirs).damage == 0


def test_mythos_of_illuna_copies_both_faces_of_a_siege(match: Match) -> None:
    cast_for(match, "Mythos of Illuna", "{U}{U}{U}{U}", siege(match))
    match.resolve()
    copy = next(each for each in tokens(match) if each.card.double_faced)
    assert [each.name for each in copy.card.faces] == ["Invasion of Segovia", "Caetus, Sea Tyrant of Segovia"]
    assert copy.counters == {"defense": 4}


def test_mythos_of_illuna_with_red_and_green_lets_the_creature_fight(match: Match) -> None:
    theirs = match.put(GIANT, "Bob")
    cast_for(match, "Mythos of Illuna", "{U}{U}{R}{G}", match.put(BEAR))
    asked = match.resolve()
    assert isinstance(asked, ChoiceRequest)
    assert asked.options == (match.obj(theirs).oid,)
    match.choose(theirs)
    match.resolve()
    assert match.obj(theirs).damage == 2
    assert not tokens(match)


def test_mythos_of_illuna_with_red_alone_is_no_more(match: Match) -> None:
    match.put(GIANT, "Bob")
    cast_for(match, "Mythos of Illuna", "{U}{U}{R}{C}", match.put(BEAR))
    assert match.resolve() is None
    assert len(tokens(match)) == 1


def test_mythos_of_illuna_lets_no_noncreature_fight(match: Match) -> None:
    match.put(GIANT, "Bob")
    cast_for(match, "Mythos of Illuna", "{U}{U}{R}{G}", match.put(ROCK))
    assert match.resolve() is None
    assert len(tokens(match)) == 1


# --- Modal double-faced cards ----------------------------------------------------------------------------------------


def test_halvar_gives_double_strike_to_those_enchanted_or_equipped(match: Match) -> None:
    halvar = match.put(printed("Halvar, God of Battle"))
    plain, equipped, enchanted, theirs = match.put(BEAR), match.put(BEAR), match.put(BEAR), match.put(BEAR, "Bob")
    match.put(printed("Lightning Greaves"), attached_to=match.obj(equipped).oid)
    match.put(printed("Holy Strength"), attached_to=match.obj(enchanted).oid)
    match.put(printed("Lightning Greaves"), attached_to=match.obj(theirs).oid)
    strikers = [each for each in (halvar, plain, equipped, enchanted, theirs) if _strikes_twice(match, each)]
    assert strikers == [equipped, enchanted]


def _strikes_twice(match: Match, identifier: str) -> bool:
    return match.values(identifier).has_keyword("double strike")


@pytest.mark.parametrize("active", ["Alice", "Bob"])
def test_halvar_may_move_an_equipment_at_each_combat(active: str) -> None:
    match = Match(active=active)
    halvar, bear, theirs = match.put(printed("Halvar, God of Battle")), match.put(BEAR), match.put(BEAR, "Bob")
    greaves = match.put(printed("Holy Strength"), attached_to=match.obj(bear).oid)
    match.put(printed("Holy Strength"), attached_to=match.obj(theirs).oid)
    match.put(printed("Lightning Greaves"))
    # Only what is attached to a creature of Alice can be moved, so that target is not asked for.
    asked = match.until(Step.BEGINNING_OF_COMBAT, active)
    assert isinstance(asked, ChoiceRequest)
    assert set(asked.options) == {match.obj(halvar).oid, match.obj(bear).oid}
    match.choose(halvar)
    match.resolve()
    match.choose("yes")
    assert match.obj(greaves).attached_to == match.obj(halvar).oid


def test_halvar_need_not_move_anything(match: Match) -> None:
    halvar, bear = match.put(printed("Halvar, God of Battle")), match.put(BEAR)
    aura = match.put(printed("Holy Strength"), attached_to=match.obj(bear).oid)
    match.until(Step.BEGINNING_OF_COMBAT)
    match.choose(halvar)
    match.resolve()
    match.choose("no")
    assert match.obj(aura).attached_to == match.obj(bear).oid


def test_sword_of_the_realms_strengthens_and_saves_its_bearer(match: Match) -> None:
    sword, bear = back(match, "Halvar, God of Battle"), match.put(BEAR)
    match.mana("{W}{C}")
    match.activate(sword, "equip", bear)
    match.resolve()
    assert match.power_toughness(bear) == (4, 2)
    assert match.values(bear).has_keyword("vigilance")
    cast_for(match, "Murder", "{B}{B}{C}", bear)
    match.resolve_top()
    assert match.zone(bear) is Zone.GRAVEYARD
    match.resolve()
    assert match.zone(bear) is Zone.HAND


def test_sword_of_the_realms_finds_no_card_that_has_moved_on(match: Match) -> None:
    bear = match.put(BEAR)
    match.put(printed("Halvar, God of Battle"), face=1, attached_to=match.obj(bear).oid)
    cast_for(match, "Murder", "{B}{B}{C}", bear)
    match.resolve_top()
    reanimate = printed("Reanimate")
    quick = Card(reanimate.name, (reanimate.faces[0].changed(types=("instant",), mana_cost="{0}"),))
    match.cast(match.hand(quick), bear)
    match.resolve_top()
    cast_for(match, "Murder", "{B}{B}{C}", bear)
    match.resolve()
    assert match.zone(bear) is Zone.GRAVEYARD


def test_kazandu_mammoth_grows_with_each_land_of_its_controller(match: Match) -> None:
    mammoth = match.put(printed("Kazandu Mammoth"))
    match.play_land(match.hand(FOREST))
    match.resolve()
    assert match.power_toughness(mammoth) == (5, 5)
    match.until(Step.UPKEEP, "Bob")
    assert match.power_toughness(mammoth) == (3, 3)
    match.until(Step.PRECOMBAT_MAIN, "Bob")
    match.play_land(match.hand(FOREST, "Bob"), "Bob")
    assert not match.game.stack


def test_kazandu_valley_enters_tapped(match: Match) -> None:
    valley = match.hand(printed("Kazandu Mammoth"))
    oid = match.obj(valley).oid
    match.table.run(lambda game: zones.enter(game, oid, "Alice", face=1))
    assert (match.values(valley).name, match.obj(valley).tapped) == ("Kazandu Valley", True)


def test_kazandu_valley_taps_for_green(match: Match) -> None:
    valley = back(match, "Kazandu Mammoth")
    assert match.values(valley).types == ("land",)
    match.activate(valley, "{T}")
    assert str(match.game.players["Alice"].pool) == "{G}"


# --- Control, counters, countering -----------------------------------------------------------------------------------


def test_word_of_seizing_takes_a_permanent_for_the_turn(match: Match) -> None:
    theirs = match.put(BEAR, "Bob", tapped=True)
    cast_for(match, "Word of Seizing", "{R}{R}{C}{C}{C}", theirs)
    match.resolve()
    assert (match.controller(theirs), match.obj(theirs).tapped) == ("Alice", False)
    assert match.values(theirs).has_keyword("haste")
    match.until(Step.UPKEEP, "Bob")
    assert match.controller(theirs) == "Bob"


def test_702_61a_split_second_allows_no_spells_and_no_abilities(match: Match) -> None:
    bear, fanatic = match.put(BEAR, "Bob"), match.put(printed("Mogg Fanatic"), "Bob")
    instant = match.hand(FREE_INSTANT, "Bob")
    cast_for(match, "Word of Seizing", "{R}{R}{C}{C}{C}", bear)
    match.pass_priority("Alice")
    match.refuses(lambda: match.cast(instant, player="Bob"), "702.61a")
    match.refuses(lambda: match.activate(fanatic, "sacrifice", "Alice", player="Bob"), "702.61a")
    match.pass_priority("Bob")
    match.pass_priority("Alice")
    match.cast(instant, player="Bob")
    match.activate(fanatic, "sacrifice", "Alice", player="Bob")
    assert len(match.game.stack) == 2


def test_702_61a_nothing_is_cast_for_free_either(match: Match) -> None:
    bear, instant = match.put(BEAR, "Bob"), match.hand(FREE_INSTANT)
    cast_for_free = casting_spells.cast_for_free
    cast_for(match, "Word of Seizing", "{R}{R}{C}{C}{C}", bear)
    assert match.table.run(lambda game: cast_for_free(game, "Alice", match.obj(instant), None, 0)) is None
    assert match.zone(instant) is Zone.HAND
    match.resolve()
    assert match.table.run(lambda game: cast_for_free(game, "Alice", match.obj(instant), None, 0)) is not None
    assert match.zone(instant) is Zone.STACK


def test_702_61b_split_second_allows_mana_abilities_and_triggers(match: Match) -> None:
    bear, forest = match.put(BEAR, "Bob"), match.put(FOREST, "Bob")
    match.put(printed("Young Pyromancer"))
    cast_for(match, "Word of Seizing", "{R}{R}{C}{C}{C}", bear)
    match.pass_priority("Alice")
    match.activate(forest, "{T}", player="Bob")
    assert str(match.game.players["Bob"].pool) == "{G}"
    assert len(match.game.stack) == 2


def test_confiscate_takes_any_permanent(match: Match) -> None:
    theirs = siege(match, player="Bob")
    aura = cast_for(match, "Confiscate", "{U}{U}{C}{C}{C}{C}", theirs)
    match.resolve()
    assert match.controller(theirs) == "Alice"
    assert match.obj(aura).attached_to == match.obj(theirs).oid


def test_stifle_counters_an_ability(match: Match) -> None:
    visionary = match.hand(printed("Elvish Visionary"))
    match.mana("{G}{C}")
    match.cast(visionary)
    match.resolve_top()
    (ability,) = match.game.stack
    stifle = match.hand(printed("Stifle"))
    match.mana("{U}")
    oid, announcement = match.obj(stifle).oid, Announcement(targets=(ability.oid,))
    match.table.run(lambda game: casting_spells.cast(game, "Alice", oid, None, announcement))
    match.resolve()
    assert not match.game.in_zone(Zone.HAND, "Alice")
    assert match.zone(visionary) is Zone.BATTLEFIELD
    assert match.zone(stifle) is Zone.GRAVEYARD


def test_liquimetal_coating_makes_an_artifact_for_the_turn(match: Match) -> None:
    coating, bear = match.put(printed("Liquimetal Coating")), match.put(BEAR)
    match.activate(coating, "{T}", bear)
    match.resolve()
    assert set(match.values(bear).types) == {"artifact", "creature"}
    match.until(Step.UPKEEP, "Bob")
    assert match.values(bear).types == ("creature",)


def test_613_8a_march_of_the_machines_waits_for_liquimetal_coating(match: Match) -> None:
    coating = match.put(printed("Liquimetal Coating"))
    match.put(printed("March of the Machines"))
    battle = siege(match)
    match.activate(coating, "{T}", battle)
    match.resolve()
    assert set(match.values(battle).types) == {"artifact", "battle", "creature"}
    assert match.power_toughness(battle) == (3, 3)


def test_vampire_hexmage_removes_all_counters_of_every_kind(match: Match) -> None:
    bear = match.put(BEAR, counters={"+1/+1": 2, "shield": 1})
    hexmage = match.put(printed("Vampire Hexmage"))
    match.activate(hexmage, "sacrifice", bear)
    assert match.zone(hexmage) is Zone.GRAVEYARD
    match.resolve()
    assert match.obj(bear).counters == {}
    assert match.power_toughness(bear) == (2, 2)


def test_vindicate_destroys_a_permanent_of_any_kind(match: Match) -> None:
    forest = match.put(FOREST, "Bob")
    cast_for(match, "Vindicate", "{W}{B}{C}", forest)
    match.resolve()
    assert match.zone(forest) is Zone.GRAVEYARD


# --- Creatures -------------------------------------------------------------------------------------------------------


def test_young_pyromancer_sees_instants_and_sorceries_of_its_controller(match: Match) -> None:
    match.put(printed("Young Pyromancer"))
    for spell in (FREE_SORCERY, FREE_INSTANT, FREE_CREATURE):
        match.cast(match.hand(spell))
        match.resolve()
    match.pass_priority("Alice")
    match.cast(match.hand(FREE_INSTANT, "Bob"), player="Bob")
    match.resolve()
    elementals = [match.game.characteristics(each.oid) for each in tokens(match)]
    assert [(each.name, each.power, each.colors) for each in elementals] == 2 * [("Elemental Token", 1, ("red",))]


def test_boros_swiftblade_deals_damage_twice(match: Match) -> None:
    swiftblade = match.put(printed("Boros Swiftblade"))
    match.until(Step.DECLARE_ATTACKERS)
    match.attack(swiftblade)
    match.until(Step.END_OF_COMBAT)
    assert match.game.players["Bob"].life == 18


def test_scroll_thief_draws_for_combat_damage_to_a_player_only(match: Match) -> None:
    thief, other = match.put(printed("Scroll Thief")), match.put(BEAR)
    battle = siege(match)
    match.until(Step.DECLARE_ATTACKERS)
    match.attack(thief, other)
    match.until(Step.END_OF_COMBAT)
    assert len(match.game.in_zone(Zone.HAND, "Alice")) == 1
    again = Match()
    thief, battle = again.put(printed("Scroll Thief")), siege(again)
    again.until(Step.DECLARE_ATTACKERS)
    again.attack(thief, what=battle)
    again.until(Step.END_OF_COMBAT)
    assert again.obj(battle).counters == {"defense": 3}
    assert not again.game.in_zone(Zone.HAND, "Alice")


@pytest.mark.parametrize(("top", "zone"), [(FOREST, Zone.HAND), (BEAR, Zone.LIBRARY)])
def test_goblin_guide_gives_the_defending_player_a_land_from_the_top(match: Match, top: Card, zone: Zone) -> None:
    guide, first = match.put(printed("Goblin Guide")), match.put(BEAR, "Bob", Zone.LIBRARY)
    above = match.put(top, "Bob", Zone.LIBRARY)
    library = match.table.game.zones[Zone.LIBRARY]
    library.insert(0, library.pop())
    match.until(Step.DECLARE_ATTACKERS)
    match.attack(guide)
    match.resolve()
    assert (match.zone(above), match.zone(first)) == (zone, Zone.LIBRARY)
    assert not match.game.in_zone(Zone.HAND, "Alice")


def test_goblin_guide_goes_by_the_protector_of_the_battle_it_attacks(match: Match) -> None:
    guide, battle = match.put(printed("Goblin Guide")), siege(match, player="Alice")
    match.until(Step.DECLARE_ATTACKERS)
    match.attack(guide, what=battle)
    match.resolve()
    assert [len(match.game.in_zone(Zone.HAND, player)) for player in ("Alice", "Bob")] == [0, 1]


# --- The cards of the suite itself -----------------------------------------------------------------------------------


def test_the_test_battle_gains_life_at_the_upkeep_of_its_controller() -> None:
    match = Match(Step.END, active="Bob")
    match.put(printed("Test Battle"), counters={"defense": 3}, protector="Alice")
    match.until(Step.UPKEEP, "Alice")
    match.resolve()
    assert match.game.players["Alice"].life == 21
    match.until(Step.DRAW, "Bob")
    assert match.game.players["Alice"].life == 21


def test_test_muster_makes_a_battle_for_the_turn(match: Match) -> None:
    bear = match.put(BEAR, counters={"defense": 2}, protector="Alice")
    cast_for(match, "Test Muster", "{C}", bear)
    match.resolve()
    assert set(match.values(bear).types) == {"battle", "creature"}
    match.until(Step.UPKEEP, "Bob")
    assert match.values(bear).types == ("creature",)


def test_test_handover_changes_the_protector(match: Match) -> None:
    battle = siege(match, player="Bob")
    cast_for(match, "Test Handover", "{C}", "Alice", battle)
    match.resolve()
    assert match.obj(battle).protector == "Alice"
