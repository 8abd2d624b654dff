"""Cards of the chapter on abilities: activated abilities, where they function, what limits them, what they cost."""

from __future__ import annotations

import pytest
from mtg_verdict.adapters.reference_cards import is_known
from mtg_verdict.features.catalogue import cards
from mtg_verdict.reference_engine.game import Step
from mtg_verdict.reference_engine.objects import Zone

from .card_play import cast, hand, life, names, pool, printed
from .conftest import BEAR, FOREST, Match, card

GIANT = card("Giant", cost="{4}", power=4, toughness=4)
MOUNTAIN = card("Mountain", "land", cost=None, subtypes=("Mountain",), supertypes=("basic",))


@pytest.mark.parametrize("name", [each.name for each in cards().values() if each.source == "abilities.toml"])
def test_every_card_of_the_chapter_is_known(name: str) -> None:
    assert is_known(name)


# --- Mana ------------------------------------------------------------------------------------------------------------


def test_ancient_tomb_gives_mana_and_damage_at_once(match: Match) -> None:
    tomb = match.put(printed("Ancient Tomb"))
    match.activate(tomb, "{T}")
    assert (pool(match), life(match), len(match.game.stack)) == ("{C}{C}", 18, 0)


@pytest.mark.parametrize(("creatures", "mana"), [(0, ""), (3, "{G}{G}{G}")])
def test_gaeas_cradle_counts_your_creatures(match: Match, creatures: int, mana: str) -> None:
    cradle = match.put(printed("Gaea's Cradle"))
    match.put(BEAR, "Bob")
    for _ in range(creatures):
        match.put(BEAR)
    match.activate(cradle, "{T}")
    assert pool(match) == mana


def test_mana_flare_adds_mana_of_the_type_made_for_whoever_taps(match: Match) -> None:
    match.put(printed("Mana Flare"))
    tomb, mountain = match.put(printed("Ancient Tomb")), match.put(MOUNTAIN, "Bob")
    elves = match.put(printed("Llanowar Elves"))
    match.activate(tomb, "{T}")
    match.activate(elves, "{T}")
    assert pool(match) == "{G}{C}{C}{C}"
    match.pass_priority("Alice")
    match.activate(mountain, "{T}", player="Bob")
    assert (pool(match, "Bob"), len(match.game.stack)) == ("{R}{R}", 0)


def test_manabarbs_uses_the_stack(match: Match) -> None:
    match.put(printed("Manabarbs"), "Bob")
    forest, elves = match.put(FOREST), match.put(printed("Llanowar Elves"))
    match.activate(elves, "{T}")
    assert not match.game.stack
    match.activate(forest, "{T}")
    assert (pool(match), life(match), len(match.game.stack)) == ("{G}{G}", 20, 1)
    match.resolve()
    assert (life(match), life(match, "Bob")) == (19, 20)


def test_su_chi_adds_its_mana_by_way_of_the_stack(match: Match) -> None:
    su_chi = match.put(printed("Su-Chi"))
    cast(match, "Disenchant", "{C}{W}", su_chi)
    match.resolve_top()
    assert (pool(match), len(match.game.stack)) == ("", 1)
    match.resolve_top()
    assert pool(match) == "{C}{C}{C}{C}"


# --- Abilities of cards in hands and graveyards ----------------------------------------------------------------------


def test_cycling_discards_the_card_and_draws(match: Match) -> None:
    light = match.hand(printed("Gilded Light"))
    match.mana("{C}{C}")
    match.activate(light, "cycling")
    assert (match.zone(light), hand(match), len(match.game.stack)) == (Zone.GRAVEYARD, 0, 1)
    match.resolve()
    assert hand(match) == 1


def test_cycling_works_from_the_hand_only(match: Match) -> None:
    light = match.put(printed("Gilded Light"), zone=Zone.GRAVEYARD)
    match.mana("{C}{C}")
    match.refuses(lambda: match.activate(light, "cycling"), "no such ability")


def test_gilded_light_protects_the_player_this_turn(match: Match) -> None:
    cast(match, "Gilded Light", "{C}{W}")
    match.resolve()
    bolt, shock = match.hand(printed("Lightning Bolt"), "Bob"), match.hand(printed("Shock"), "Bob")
    match.pass_priority("Alice")
    match.mana("{R}", "Bob")
    match.refuses(lambda: match.cast(bolt, "Alice", player="Bob"), "illegal target")
    match.cast(bolt, "Bob", player="Bob")
    match.resolve()
    match.until(Step.UPKEEP, "Bob")
    match.mana("{R}", "Bob")
    match.cast(shock, "Alice", player="Bob")
    match.resolve()
    assert life(match) == 18


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_astral_slide_sees_anyone_cycle(match: Match, answer: str) -> None:
    match.put(printed("Astral Slide"))
    bear, light = match.put(BEAR, "Bob"), match.hand(printed("Gilded Light"), "Bob")
    match.pass_priority("Alice")
    match.mana("{C}{C}", "Bob")
    request = match.activate(light, "cycling", player="Bob")
    assert request is None
    assert [item.controller for item in match.game.stack] == ["Bob", "Alice"]
    match.resolve_top()
    match.choose(answer)
    assert match.zone(bear) is (Zone.EXILE if answer == "yes" else Zone.BATTLEFIELD)
    match.resolve()
    match.until(Step.END)
    match.resolve()
    assert (match.zone(bear), match.controller(bear)) == (Zone.BATTLEFIELD, "Bob")
    assert match.obj(bear).since_turn_began is (answer == "no")


def test_hammer_of_bogardan_returns_in_your_upkeep_alone() -> None:
    match = Match(Step.UPKEEP)
    hammer = match.put(printed("Hammer of Bogardan"), zone=Zone.GRAVEYARD)
    match.mana("{C}{C}{R}{R}{R}")
    match.activate(hammer, "{2}{R}{R}{R}")
    match.resolve()
    assert match.zone(hammer) is Zone.HAND


@pytest.mark.parametrize(("step", "active"), [(Step.PRECOMBAT_MAIN, "Alice"), (Step.UPKEEP, "Bob")])
def test_hammer_of_bogardan_stays_at_other_times(step: Step, active: str) -> None:
    match = Match(step, active=active)
    hammer = match.put(printed("Hammer of Bogardan"), zone=Zone.GRAVEYARD)
    if active == "Bob":
        match.pass_priority("Bob")
    match.mana("{C}{C}{R}{R}{R}")
    match.refuses(lambda: match.activate(hammer, "{2}{R}{R}{R}"), "restriction forbids")


@pytest.mark.parametrize(("below", "above", "returns"), [(0, 3, True), (1, 2, False)])
def test_ashen_ghoul_wants_three_creature_cards_above(below: int, above: int, returns: bool) -> None:
    match = Match(Step.UPKEEP)
    for _ in range(below):
        match.put(BEAR, zone=Zone.GRAVEYARD)
    ghoul = match.put(printed("Ashen Ghoul"), zone=Zone.GRAVEYARD)
    for _ in range(above):
        match.put(BEAR, zone=Zone.GRAVEYARD)
    match.put(FOREST, zone=Zone.GRAVEYARD)
    match.mana("{B}")
    if not returns:
        match.refuses(lambda: match.activate(ghoul, "{B}"), "restriction forbids")
        return
    match.activate(ghoul, "{B}")
    match.resolve()
    assert match.zone(ghoul) is Zone.BATTLEFIELD


@pytest.mark.parametrize(("answer", "ends"), [("yes", Zone.HAND), ("no", Zone.GRAVEYARD)])
def test_squee_may_return_from_the_graveyard(answer: str, ends: Zone) -> None:
    match = Match(Step.END, active="Bob")
    squee = match.put(printed("Squee, Goblin Nabob"), zone=Zone.GRAVEYARD)
    match.until(Step.UPKEEP)
    assert len(match.game.stack) == 1
    match.resolve()
    match.choose(answer)
    assert match.zone(squee) is ends


@pytest.mark.parametrize("zone", [Zone.BATTLEFIELD, Zone.EXILE, Zone.HAND])
def test_squee_does_not_trigger_elsewhere(zone: Zone) -> None:
    match = Match(Step.END, active="Bob")
    match.put(printed("Squee, Goblin Nabob"), zone=zone)
    match.until(Step.UPKEEP)
    assert not match.game.stack


def test_anger_gives_haste_from_the_graveyard_while_you_control_a_mountain(match: Match) -> None:
    bear, other = match.put(BEAR), match.put(BEAR, "Bob")
    match.put(printed("Anger"), zone=Zone.GRAVEYARD)
    assert not match.values(bear).has_keyword("haste")
    match.put(MOUNTAIN)
    assert match.values(bear).has_keyword("haste")
    assert not match.values(other).has_keyword("haste")


def test_anger_on_the_battlefield_gives_nothing(match: Match) -> None:
    bear, anger = match.put(BEAR), match.put(printed("Anger"))
    match.put(MOUNTAIN)
    assert match.values(anger).has_keyword("haste")
    assert not match.values(bear).has_keyword("haste")


def test_corpse_dance_takes_the_topmost_creature_until_the_end_step(match: Match) -> None:
    below, bear = match.put(GIANT, zone=Zone.GRAVEYARD), match.put(BEAR, zone=Zone.GRAVEYARD)
    match.put(FOREST, zone=Zone.GRAVEYARD)
    dance = cast(match, "Corpse Dance", "{C}{C}{C}{C}{B}", additional_costs=("buyback",))
    match.resolve()
    assert (match.zone(bear), match.zone(below), match.zone(dance)) == (Zone.BATTLEFIELD, Zone.GRAVEYARD, Zone.HAND)
    assert match.values(bear).has_keyword("haste")
    match.until(Step.END)
    match.resolve()
    assert match.zone(bear) is Zone.EXILE


def test_pull_from_eternity_takes_a_card_from_exile(match: Match) -> None:
    bear, hidden = match.put(BEAR, "Bob", Zone.EXILE), match.put(GIANT, "Bob", Zone.EXILE, face_down=True)
    pull = match.hand(printed("Pull from Eternity"))
    match.mana("{W}")
    match.refuses(lambda: match.cast(pull, hidden), "illegal target")
    match.cast(pull, bear)
    match.resolve()
    assert (match.zone(bear), match.obj(bear).owner) == (Zone.GRAVEYARD, "Bob")


# --- Who may activate, and when --------------------------------------------------------------------------------------


@pytest.mark.parametrize("who", ["Alice", "Bob"])
def test_any_player_may_activate_ribbon_snake(match: Match, who: str) -> None:
    snake = match.put(printed("Ribbon Snake"))
    match.mana("{C}{C}", who)
    if who == "Bob":
        match.pass_priority("Alice")
    match.activate(snake, "{2}", player=who)
    assert match.game.stack[-1].controller == who
    assert match.values(snake).has_keyword("flying")
    match.resolve()
    assert not match.values(snake).has_keyword("flying")
    match.until(Step.UPKEEP, "Bob")
    assert match.values(snake).has_keyword("flying")


def test_only_its_controller_may_activate_another_ability(match: Match) -> None:
    dragon = match.put(printed("Shivan Dragon"))
    match.mana("{R}", "Bob")
    match.pass_priority("Alice")
    match.refuses(lambda: match.activate(dragon, "{R}", player="Bob"), "only its controller")


@pytest.mark.parametrize("name", ["Rootwalla", "Basking Rootwalla"])
def test_rootwalla_grows_once_each_turn(match: Match, name: str) -> None:
    lizard = match.put(printed(name))
    power, toughness = match.power_toughness(lizard)
    match.mana("{C}{C}{C}{G}{G}{G}")
    match.activate(lizard, "{1}{G}")
    match.resolve()
    assert match.power_toughness(lizard) == ((power or 0) + 2, (toughness or 0) + 2)
    match.refuses(lambda: match.activate(lizard, "{1}{G}"), "already activated this turn")
    match.until(Step.UPKEEP, "Bob")
    match.pass_priority("Bob")
    match.mana("{C}{G}")
    match.activate(lizard, "{1}{G}")
    assert match.game.stack


def test_cursed_totem_stops_creatures_but_nothing_else(match: Match) -> None:
    match.put(printed("Cursed Totem"), "Bob")
    elves, sorcerer = match.put(printed("Llanowar Elves")), match.put(printed("Prodigal Sorcerer"))
    ring, bear = match.put(printed("Sol Ring")), match.hand(card("Pup", cost="{G}"))
    match.refuses(lambda: match.activate(elves, "{T}"), "can't be activated")
    match.refuses(lambda: match.activate(sorcerer, "{T}", "Bob"), "can't be activated")
    match.refuses(lambda: match.cast(bear, mana_from=(elves,)), "can't be activated")
    match.activate(ring, "{T}")
    assert pool(match) == "{C}{C}"


def test_cursed_totem_leaves_triggered_abilities_and_cards_elsewhere_alone() -> None:
    match = Match(Step.UPKEEP)
    match.put(printed("Cursed Totem"))
    ghoul = match.put(printed("Ashen Ghoul"), zone=Zone.GRAVEYARD)
    for _ in range(3):
        match.put(BEAR, zone=Zone.GRAVEYARD)
    match.put(printed("Soul Warden"))
    match.mana("{B}")
    match.activate(ghoul, "{B}")
    match.resolve()
    assert (match.zone(ghoul), life(match)) == (Zone.BATTLEFIELD, 21)


# --- Damage ----------------------------------------------------------------------------------------------------------


def circle(match: Match, color: str = "Red") -> str:
    """Alice's Circle of Protection, with mana for several activations."""
    identifier = match.put(printed(f"Circle of Protection: {color}"))
    match.mana("{C}{C}{C}")
    return identifier


def test_circle_prevents_the_next_damage_of_the_chosen_spell(match: Match) -> None:
    protection = circle(match)
    dragon = match.put(printed("Shivan Dragon"), "Bob")
    match.put(BEAR, "Bob")
    match.pass_priority("Alice")
    bolt = cast(match, "Lightning Bolt", "{R}", "Alice", player="Bob")
    match.pass_priority("Bob")
    match.activate(protection, "{1}")
    request = match.resolve_top()
    assert names(match, request) == {dragon, bolt}
    match.choose(bolt)
    match.resolve()
    assert life(match) == 20


def test_circle_is_used_up_by_one_event_and_by_its_source_only(match: Match) -> None:
    protection = circle(match)
    shooter = match.put(printed("Prodigal Sorcerer"), "Bob")
    pinger = match.put(card("Pinger", "creature", *printed("Prodigal Sorcerer").faces[0].abilities, cost="{R}"), "Bob")
    other = match.put(card("Red", cost="{R}"), "Bob")
    match.activate(protection, "{1}")
    request = match.resolve()
    assert names(match, request) == {pinger, other}
    match.choose(pinger)
    match.pass_priority("Alice")
    match.activate(shooter, "{T}", "Alice", player="Bob")
    match.resolve()
    assert life(match) == 19
    match.pass_priority("Alice")
    match.activate(pinger, "{T}", "Alice", player="Bob")
    match.resolve()
    assert life(match) == 19
    match.obj(pinger).tapped = False
    match.pass_priority("Alice")
    match.activate(pinger, "{T}", "Alice", player="Bob")
    match.resolve()
    assert life(match) == 18


def test_circle_covers_the_permanent_that_the_chosen_spell_becomes(match: Match) -> None:
    protection = circle(match, "Blue")
    sorcerer = match.hand(printed("Prodigal Sorcerer"))
    match.mana("{C}{C}{U}")
    match.cast(sorcerer)
    match.activate(protection, "{1}")
    match.resolve()
    match.obj(sorcerer).since_turn_began = True
    match.activate(sorcerer, "{T}", "Alice")
    match.resolve()
    assert life(match) == 20


def test_circle_can_name_a_source_that_has_left(match: Match) -> None:
    protection, fanatic = circle(match), match.put(printed("Mogg Fanatic"), "Bob")
    other = match.put(card("Red", cost="{R}"), "Bob")
    match.pass_priority("Alice")
    match.activate(fanatic, "sacrifice", "Alice", player="Bob")
    match.pass_priority("Bob")
    match.activate(protection, "{1}")
    request = match.resolve_top()
    assert names(match, request) == {fanatic, other}
    match.choose(fanatic)
    match.resolve()
    assert life(match) == 20


def test_circle_ends_with_the_turn(match: Match) -> None:
    protection = circle(match)
    pinger = match.put(card("Pinger", "creature", *printed("Prodigal Sorcerer").faces[0].abilities, cost="{R}"), "Bob")
    match.activate(protection, "{1}")
    match.resolve()
    match.until(Step.UPKEEP, "Bob")
    match.activate(pinger, "{T}", "Alice", player="Bob")
    match.resolve()
    assert life(match) == 19


def test_pestilence_damages_everything_at_once_and_waits_for_an_end_step_without_creatures(match: Match) -> None:
    pestilence, bear, giant = match.put(printed("Pestilence")), match.put(BEAR), match.put(GIANT, "Bob")
    match.mana("{B}{B}")
    for _ in range(2):
        match.activate(pestilence, "{B}")
        match.resolve()
    assert (life(match), life(match, "Bob"), match.zone(bear), match.obj(giant).damage) == (18, 18, Zone.GRAVEYARD, 2)
    match.until(Step.END)
    assert not match.game.stack
    cast(match, "Unsummon", "{U}", giant)
    match.resolve()
    match.until(Step.END, "Bob")
    assert len(match.game.stack) == 1
    match.resolve()
    assert match.zone(pestilence) is Zone.GRAVEYARD


def test_pestilence_stays_if_a_creature_is_there_when_its_ability_resolves(match: Match) -> None:
    pestilence, alarm = match.put(printed("Pestilence")), match.hand(printed("Raise the Alarm"))
    match.until(Step.END)
    match.mana("{C}{W}")
    match.cast(alarm)
    match.resolve()
    assert match.zone(pestilence) is Zone.BATTLEFIELD


def test_fling_uses_the_power_of_the_creature_sacrificed(match: Match) -> None:
    giant, fling = match.put(GIANT), match.hand(printed("Fling"))
    match.mana("{C}{R}")
    match.cast(fling, "Bob", cost_objects=(giant,))
    assert match.zone(giant) is Zone.GRAVEYARD
    match.resolve()
    assert life(match, "Bob") == 16


def test_fling_needs_a_creature(match: Match) -> None:
    fling = match.hand(printed("Fling"))
    match.put(BEAR, "Bob")
    match.mana("{C}{R}")
    match.refuses(lambda: match.cast(fling, "Bob"), "not enough objects")


# --- Costs -----------------------------------------------------------------------------------------------------------


def test_makeshift_mauler_exiles_a_creature_card_of_your_graveyard(match: Match) -> None:
    mauler, land = match.hand(printed("Makeshift Mauler")), match.put(FOREST, zone=Zone.GRAVEYARD)
    match.put(BEAR, "Bob", Zone.GRAVEYARD)
    match.mana("{C}{C}{C}{U}")
    match.refuses(lambda: match.cast(mauler), "not enough objects")
    bear = match.put(BEAR, zone=Zone.GRAVEYARD)
    match.refuses(lambda: match.cast(mauler, cost_objects=(land,)), "objects")
    match.cast(mauler, cost_objects=(bear,))
    assert match.zone(bear) is Zone.EXILE
    match.resolve()
    assert match.zone(mauler) is Zone.BATTLEFIELD


def test_pyrokinesis_for_a_red_card(match: Match) -> None:
    giant, pyrokinesis = match.put(GIANT, "Bob"), match.hand(printed("Pyrokinesis"))
    green, kobolds = match.hand(BEAR), match.hand(printed("Crimson Kobolds"))
    match.refuses(lambda: match.cast(pyrokinesis, giant, method="exile", cost_objects=(green,)), "objects")
    match.cast(pyrokinesis, giant, method="exile", cost_objects=(kobolds,))
    assert match.zone(kobolds) is Zone.EXILE
    match.resolve()
    assert match.zone(giant) is Zone.GRAVEYARD


def test_skyshroud_cutter_for_life_of_the_others_with_a_forest(match: Match) -> None:
    cutter = match.hand(printed("Skyshroud Cutter"))
    match.put(FOREST, "Bob")
    match.refuses(lambda: match.cast(cutter, method="gain life"), "can't be cast with gain life")
    match.put(FOREST)
    match.cast(cutter, method="gain life")
    match.resolve()
    assert (match.zone(cutter), life(match), life(match, "Bob")) == (Zone.BATTLEFIELD, 20, 25)
