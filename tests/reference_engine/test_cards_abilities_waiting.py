"""Cards of the chapter on abilities: triggered abilities, delayed ones, and static abilities."""

from __future__ import annotations

import pytest
from mtg_verdict.reference_engine.counting_abilities import abilities_counted
from mtg_verdict.reference_engine.game import Step
from mtg_verdict.reference_engine.objects import Zone

from .card_play import cast, hand, library, life, names, printed
from .conftest import BEAR, FOREST, Match, card

GIANT = card("Giant", cost="{4}", power=4, toughness=4)
ANGEL = card("Angel", cost="{4}", keywords=("flying",), power=4, toughness=4)


# --- Triggered abilities ---------------------------------------------------------------------------------------------


def test_flanking_shrinks_blockers_without_it() -> None:
    match = Match(Step.DECLARE_ATTACKERS)
    match.table.game.declaration = "attackers"
    cavalry, giant = match.put(printed("Benalish Cavalry")), match.put(GIANT, "Bob")
    match.attack(cavalry)
    match.until(Step.DECLARE_BLOCKERS)
    match.block((giant, cavalry))
    assert len(match.game.stack) == 1
    match.resolve()
    assert match.power_toughness(giant) == (3, 3)


def test_each_instance_of_flanking_triggers_and_none_on_a_flanking_blocker() -> None:
    match = Match(Step.DECLARE_ATTACKERS)
    match.table.game.declaration = "attackers"
    first, second = match.put(printed("Benalish Cavalry")), match.put(printed("Benalish Cavalry"))
    master = match.put(printed("Cavalry Master"))
    giant, rider = match.put(GIANT, "Bob"), match.put(printed("Benalish Cavalry"), "Bob")
    match.attack(first, second)
    match.until(Step.DECLARE_BLOCKERS)
    match.block((giant, first), (rider, second))
    assert len(match.game.stack) == 2
    match.resolve()
    assert (match.power_toughness(giant), match.power_toughness(rider)) == ((2, 2), (2, 2))
    assert [ability.keyword for ability in match.values(master).abilities if hasattr(ability, "keyword")] == [
        "flanking"
    ]


def test_felidar_sovereign_wins_with_forty_life() -> None:
    match = Match(Step.END, active="Bob")
    match.put(printed("Felidar Sovereign"))
    match.table.game.players["Alice"].life = 40
    match.until(Step.UPKEEP)
    match.resolve()
    assert (match.game.over, match.game.winner) == (True, "Alice")


@pytest.mark.parametrize(("at_first", "later"), [(39, 40), (40, 39)])
def test_felidar_sovereign_checks_the_life_twice(at_first: int, later: int) -> None:
    match = Match(Step.END, active="Bob")
    match.put(printed("Felidar Sovereign"))
    match.table.game.players["Alice"].life = at_first
    match.until(Step.UPKEEP)
    assert bool(match.game.stack) is (at_first == 40)
    match.table.game.players["Alice"].life = later
    match.resolve()
    assert not match.game.over


def test_glimpse_of_nature_draws_for_each_creature_spell_this_turn(match: Match) -> None:
    cast(match, "Glimpse of Nature", "{G}")
    match.resolve()
    for _ in range(2):
        match.cast(match.hand(printed("Crimson Kobolds")))
        match.resolve()
    assert hand(match) == 2
    match.cast(match.hand(card("Rock", "artifact", cost="{0}")))
    match.resolve()
    assert hand(match) == 2
    match.until(Step.PRECOMBAT_MAIN, "Bob")
    match.until(Step.PRECOMBAT_MAIN, "Alice")
    before = hand(match)
    match.cast(match.hand(printed("Crimson Kobolds")))
    match.resolve()
    assert hand(match) == before


def test_merfolk_trickster_taps_and_takes_all_abilities_for_the_turn(match: Match) -> None:
    angel, own = match.put(ANGEL, "Bob"), match.put(ANGEL)
    cast(match, "Merfolk Trickster", "{U}{U}")
    request = match.resolve_top()
    assert request is None
    match.resolve()
    assert match.obj(angel).tapped
    assert not match.values(angel).has_keyword("flying")
    assert match.values(own).has_keyword("flying")
    match.until(Step.UPKEEP, "Bob")
    assert match.values(angel).has_keyword("flying")


def test_merieke_keeps_a_creature_while_you_control_her(match: Match) -> None:
    merieke, bear = match.put(printed("Merieke Ri Berit")), match.put(BEAR, "Bob")
    match.activate(merieke, "{T}", bear)
    match.resolve()
    assert match.controller(bear) == "Alice"
    match.until(Step.UPKEEP, "Bob")
    match.until(Step.UPKEEP, "Alice")
    assert (match.controller(bear), match.obj(merieke).tapped) == ("Alice", True)


@pytest.mark.parametrize("how", ["untaps", "leaves"])
def test_merieke_untapping_or_leaving_destroys_the_creature(match: Match, how: str) -> None:
    merieke, bear = match.put(printed("Merieke Ri Berit")), match.put(BEAR, "Bob")
    match.activate(merieke, "{T}", bear)
    match.resolve()
    if how == "untaps":
        cast(match, "Twiddle", "{U}", merieke)
        match.resolve_top()
        match.choose("untap")
        assert match.controller(bear) == "Alice"
    else:
        cast(match, "Unsummon", "{U}", merieke)
        match.resolve_top()
        assert match.controller(bear) == "Bob"
    assert len(match.game.stack) == 1
    match.resolve()
    assert match.zone(bear) is Zone.GRAVEYARD


def test_merieke_that_left_before_gains_no_control(match: Match) -> None:
    merieke, bear = match.put(printed("Merieke Ri Berit")), match.put(BEAR, "Bob")
    match.activate(merieke, "{T}", bear)
    cast(match, "Unsummon", "{U}", merieke)
    match.resolve()
    assert (match.controller(bear), match.zone(bear)) == ("Bob", Zone.BATTLEFIELD)


def test_mesmeric_orb_mills_for_each_permanent_that_untaps() -> None:
    match = Match(Step.END, active="Bob")
    match.put(printed("Mesmeric Orb"), "Bob")
    for _ in range(2):
        match.put(FOREST, tapped=True)
    match.put(FOREST)
    before = library(match)
    match.until(Step.UPKEEP)
    assert len(match.game.stack) == 2
    match.resolve()
    assert (library(match), library(match, "Bob")) == (before - 2, 10)


def test_phyrexian_arena_draws_and_costs_life() -> None:
    match = Match(Step.END, active="Bob")
    match.put(printed("Phyrexian Arena"))
    match.until(Step.UPKEEP)
    match.resolve()
    assert (hand(match), life(match), hand(match, "Bob"), life(match, "Bob")) == (1, 19, 0, 20)


def test_ray_of_command_taps_the_creature_as_you_lose_it(match: Match) -> None:
    bear = match.put(BEAR, "Bob", tapped=True)
    cast(match, "Ray of Command", "{C}{C}{C}{U}", bear)
    match.resolve()
    assert (match.controller(bear), match.obj(bear).tapped) == ("Alice", False)
    assert match.values(bear).has_keyword("haste")
    match.until(Step.CLEANUP)
    assert (match.controller(bear), match.obj(bear).tapped, len(match.game.stack)) == ("Bob", False, 1)
    match.resolve()
    assert match.obj(bear).tapped


@pytest.mark.parametrize("how", ["dies", "bounced"])
def test_reveillark_returns_up_to_two_weak_creatures_as_it_leaves(match: Match, how: str) -> None:
    lark = match.put(printed("Reveillark"))
    first, second = match.put(BEAR, zone=Zone.GRAVEYARD), match.put(BEAR, zone=Zone.GRAVEYARD)
    match.put(GIANT, zone=Zone.GRAVEYARD)
    match.put(BEAR, "Bob", Zone.GRAVEYARD)
    cast(match, "Murder" if how == "dies" else "Unsummon", "{C}{B}{B}" if how == "dies" else "{U}", lark)
    request = match.resolve_top()
    assert names(match, request) == {first, second}
    assert request is not None
    assert (request.minimum, request.maximum) == (0, 2)
    match.choose(first, second)
    match.resolve()
    assert {match.zone(first), match.zone(second)} == {Zone.BATTLEFIELD}


def test_reveillark_evoked_is_sacrificed(match: Match) -> None:
    lark = cast(match, "Reveillark", "{C}{C}{C}{C}{C}{W}", method="evoke")
    match.resolve_top()
    assert (match.zone(lark), len(match.game.stack)) == (Zone.BATTLEFIELD, 1)
    match.resolve()
    assert match.zone(lark) is Zone.GRAVEYARD


def test_sneak_attack_lends_a_creature_until_the_end_step(match: Match) -> None:
    sneak, giant = match.put(printed("Sneak Attack")), match.hand(GIANT)
    match.mana("{R}")
    match.activate(sneak, "{R}")
    match.resolve()
    match.choose(giant)
    assert match.zone(giant) is Zone.BATTLEFIELD
    assert match.values(giant).has_keyword("haste")
    match.until(Step.END)
    match.resolve()
    assert match.zone(giant) is Zone.GRAVEYARD


def test_solemn_simulacrum_fetches_and_draws(match: Match) -> None:
    solemn = cast(match, "Solemn Simulacrum", "{C}{C}{C}{C}")
    match.resolve()
    request = match.choose("yes")
    assert request is not None
    land = match.game.objects[int(request.options[0])].card_id
    match.choose(land)
    assert (match.zone(land), match.obj(land).tapped) == (Zone.BATTLEFIELD, True)
    cast(match, "Murder", "{C}{B}{B}", solemn)
    match.resolve()
    match.choose("yes")
    assert hand(match) == 1


def test_stone_giant_throws_what_is_less_tough_than_it_is_strong(match: Match) -> None:
    giant, bear, tough, other = (
        match.put(printed("Stone Giant")),
        match.put(BEAR),
        match.put(GIANT),
        match.put(BEAR, "Bob"),
    )
    for illegal in (tough, giant, other):
        match.refuses(lambda on=illegal: match.activate(giant, "{T}", on), "illegal target")  # type: ignore[misc]
    match.activate(giant, "{T}", bear)
    match.resolve()
    assert match.values(bear).has_keyword("flying")
    match.until(Step.END)
    assert match.zone(bear) is Zone.BATTLEFIELD
    match.resolve()
    assert match.zone(bear) is Zone.GRAVEYARD


def test_urzas_bauble_draws_in_the_next_upkeep(match: Match) -> None:
    bauble = match.put(printed("Urza's Bauble"))
    match.activate(bauble, "{T}, sacrifice", "Bob")
    match.resolve()
    assert hand(match) == 0
    match.until(Step.UPKEEP, "Bob")
    match.resolve()
    assert hand(match) == 1
    match.until(Step.UPKEEP, "Alice")
    assert not match.game.stack


# --- Static abilities ------------------------------------------------------------------------------------------------


def test_blurred_mongoose_cant_be_countered_nor_targeted(match: Match) -> None:
    mongoose = match.hand(printed("Blurred Mongoose"))
    match.mana("{C}{G}")
    match.cast(mongoose)
    match.pass_priority("Alice")
    cast(match, "Counterspell", "{U}{U}", mongoose, player="Bob")
    match.resolve()
    assert match.zone(mongoose) is Zone.BATTLEFIELD
    bolt = match.hand(printed("Lightning Bolt"))
    match.mana("{R}")
    match.refuses(lambda: match.cast(bolt, mongoose), "illegal target")


def test_dryad_militant_exiles_instants_and_sorceries_of_all_players(match: Match) -> None:
    militant = match.put(printed("Dryad Militant"), "Bob")
    bolt = cast(match, "Lightning Bolt", "{R}", "Bob")
    bear = match.put(BEAR)
    match.resolve()
    assert match.zone(bolt) is Zone.EXILE
    cast(match, "Shock", "{R}", bear)
    match.resolve()
    assert match.zone(bear) is Zone.GRAVEYARD
    light = match.hand(printed("Gilded Light"))
    match.mana("{C}{C}")
    match.activate(light, "cycling")
    assert match.zone(light) is Zone.EXILE
    last = cast(match, "Shock", "{R}", militant)
    match.resolve()
    assert (match.zone(militant), match.zone(last)) == (Zone.GRAVEYARD, Zone.EXILE)


@pytest.mark.parametrize("zone", [Zone.BATTLEFIELD, Zone.HAND, Zone.GRAVEYARD, Zone.LIBRARY, Zone.EXILE])
def test_maro_is_as_large_as_its_owners_hand_everywhere(match: Match, zone: Zone) -> None:
    maro = match.put(printed("Maro"), zone=zone)
    for _ in range(3):
        match.hand(BEAR)
    match.hand(BEAR, "Bob")
    size = 4 if zone is Zone.HAND else 3
    assert match.power_toughness(maro) == (size, size)


def test_maro_without_abilities_is_what_the_effect_says(match: Match) -> None:
    maro = match.put(printed("Maro"))
    match.hand(BEAR)
    match.put(printed("Humility"))
    assert match.power_toughness(maro) == (1, 1)


@pytest.mark.parametrize("zone", [Zone.BATTLEFIELD, Zone.HAND, Zone.GRAVEYARD, Zone.LIBRARY])
def test_mistform_ultimus_is_of_every_creature_type_everywhere(match: Match, zone: Zone) -> None:
    ultimus = match.values(match.put(printed("Mistform Ultimus"), zone=zone))
    assert ultimus.has_subtype("Goblin")
    assert not ultimus.has_subtype("Forest")


def test_muraganda_petroglyphs_helps_creatures_without_abilities(match: Match) -> None:
    match.put(printed("Muraganda Petroglyphs"))
    golem, bear = match.put(printed("Icehide Golem")), match.put(BEAR, "Bob")
    angel, elves = match.put(ANGEL), match.put(printed("Llanowar Elves"))
    assert match.power_toughness(golem) == match.power_toughness(bear) == (4, 4)
    assert (match.power_toughness(angel), match.power_toughness(elves)) == ((4, 4), (1, 1))
    match.put(printed("Humility"))
    assert match.power_toughness(angel) == (3, 3)


def test_abilities_counted_has_keywords_as_one_each(match: Match) -> None:
    falcon, bear = match.put(printed("Duskrider Falcon")), match.put(BEAR)
    assert len(abilities_counted(match.game, match.values(falcon))) == 2
    assert abilities_counted(match.game, match.values(bear)) == ()


def test_raise_the_alarm_makes_two_soldiers(match: Match) -> None:
    cast(match, "Raise the Alarm", "{C}{W}")
    match.resolve()
    tokens = [obj for obj in match.game.battlefield() if obj.token]
    assert [match.game.characteristics(obj.oid).name for obj in tokens] == ["Soldier Token"] * 2
