"""What the cards of the chapter on enchantments do: Auras, world enchantments, and the cards that handle them."""

from __future__ import annotations

import pytest
from mtg_verdict.adapters.reference_cards import card_named, is_known
from mtg_verdict.features.catalogue import cards
from mtg_verdict.reference_engine.abilities import KeywordAbility
from mtg_verdict.reference_engine.choices import ChoiceRequest
from mtg_verdict.reference_engine.game import Step
from mtg_verdict.reference_engine.objects import Card, Zone

from .conftest import BEAR, FOREST, Match, card

ROCK = card("Rock", "artifact", cost="{2}")
GIANT = card("Giant", cost="{4}", power=4, toughness=4)
PLANESWALKER = card("Walker", "planeswalker", cost="{3}")


def printed(name: str) -> Card:
    """A card of the catalogue."""
    found = card_named(name)
    assert found is not None
    return found


def wear(match: Match, name: str, on: str, player: str = "Alice") -> str:
    """An Aura of the catalogue, attached to a permanent or player."""
    return match.put(printed(name), player, attached_to=match.entity(on))


def cast_for(match: Match, name: str, mana: str, *targets: str, player: str = "Alice", **announced: object) -> str:
    """A player casts a card of the catalogue for this mana."""
    identifier = match.hand(printed(name), player)
    match.mana(mana, player)
    match.cast(identifier, *targets, player=player, **announced)
    return identifier


def attached(match: Match, aura: str) -> object:
    """What an Aura is attached to, by name."""
    host = match.obj(aura).attached_to
    return host if host is None or isinstance(host, str) else match.game.objects[host].card_id


def names(match: Match, request: ChoiceRequest | None) -> set[object]:
    """What is offered, by name."""
    assert request is not None
    return {each if isinstance(each, str) else match.game.objects[each].card_id for each in request.options}


def life(match: Match, player: str) -> int:
    return match.game.players[player].life


def pool(match: Match, player: str = "Alice") -> str:
    return str(match.game.players[player].pool)


@pytest.mark.parametrize(
    "name", [each.name for each in cards().values() if each.source in ("auras.toml", "synthetic.toml")]
)
def test_every_card_of_the_chapter_is_known(name: str) -> None:
    assert is_known(name)


# --- Auras on permanents ---------------------------------------------------------------------------------------------


def test_warp_artifact_damages_at_the_upkeep_of_the_artifacts_controller() -> None:
    match = Match(Step.END, active="Alice")
    wear(match, "Warp Artifact", match.put(ROCK, "Bob"))
    match.until(Step.UPKEEP, "Bob")
    match.resolve()
    assert (life(match, "Alice"), life(match, "Bob")) == (20, 19)
    match.until(Step.DRAW, "Alice")
    assert (life(match, "Alice"), life(match, "Bob")) == (20, 19)


def test_domineer_wants_what_is_both_artifact_and_creature(match: Match) -> None:
    both = match.put(card("Golem", "artifact creature"), "Bob")
    rock, bear = match.put(ROCK, "Bob"), match.put(BEAR, "Bob")
    domineer = match.hand(printed("Domineer"))
    match.mana("{U}{U}{C}")
    for illegal in (rock, bear):
        match.refuses(lambda on=illegal: match.cast(domineer, on), "illegal target")  # type: ignore[misc]
    match.cast(domineer, both)
    match.resolve()
    assert (match.controller(both), attached(match, domineer)) == ("Alice", both)


def test_spreading_algae_destroys_its_swamp_when_tapped_and_returns(match: Match) -> None:
    badlands = match.put(printed("Badlands"), "Bob")
    algae = cast_for(match, "Spreading Algae", "{G}", badlands)
    match.resolve()
    match.pass_priority("Alice")
    match.activate(badlands, "{T}", player="Bob")
    assert match.zone(badlands) is Zone.BATTLEFIELD
    match.resolve()
    assert (match.zone(badlands), match.zone(algae)) == (Zone.GRAVEYARD, Zone.HAND)


def test_spreading_algae_can_enchant_no_other_land(match: Match) -> None:
    forest, algae = match.put(FOREST), match.hand(printed("Spreading Algae"))
    match.mana("{G}")
    match.refuses(lambda: match.cast(algae, forest), "illegal target")


@pytest.mark.parametrize("who", ["Alice", "Bob"])
def test_wild_growth_adds_mana_for_the_controller_of_the_land_at_once(match: Match, who: str) -> None:
    forest = match.put(FOREST, who)
    wear(match, "Wild Growth", forest)
    if who == "Bob":
        match.pass_priority("Alice")
    match.activate(forest, "{T}", player=who)
    assert pool(match, who) == "{G}{G}"
    assert not match.game.stack


def test_wild_growth_pays_for_a_spell_within_its_casting(match: Match) -> None:
    forest, bear = match.put(FOREST), match.hand(card("Pup", cost="{1}{G}"))
    wear(match, "Wild Growth", forest)
    match.cast(bear, mana_from=(forest,))
    match.resolve()
    assert match.zone(bear) is Zone.BATTLEFIELD
    assert pool(match) == ""


def test_utopia_sprawl_adds_the_color_chosen_as_it_enters(match: Match) -> None:
    forest = match.put(FOREST)
    cast_for(match, "Utopia Sprawl", "{G}", forest)
    request = match.resolve()
    assert request is not None
    assert request.kind == "color"
    match.choose("red")
    match.activate(forest, "{T}")
    assert pool(match) == "{R}{G}"


def test_armor_of_thorns_cast_in_time_stays(match: Match) -> None:
    bear = match.put(BEAR)
    armor = cast_for(match, "Armor of Thorns", "{G}{C}", bear)
    match.resolve()
    assert match.power_toughness(bear) == (4, 4)
    match.until(Step.UPKEEP, "Bob")
    assert match.zone(armor) is Zone.BATTLEFIELD


def test_armor_of_thorns_cast_out_of_time_is_sacrificed_in_the_cleanup_step() -> None:
    match = Match(Step.UPKEEP, active="Bob")
    bear = match.put(BEAR)
    match.pass_priority("Bob")
    armor = cast_for(match, "Armor of Thorns", "{G}{C}", bear)
    match.resolve()
    match.until(Step.END, "Bob")
    assert match.power_toughness(bear) == (4, 4)
    match.until(Step.UPKEEP, "Alice")
    assert match.zone(armor) is Zone.GRAVEYARD


def test_armor_of_thorns_wants_a_creature_that_is_not_black_and_falls_off_one_that_becomes_so(match: Match) -> None:
    bear, skeletons = match.put(BEAR), match.put(printed("Drudge Skeletons"), "Bob")
    armor = match.hand(printed("Armor of Thorns"))
    match.mana("{G}{C}")
    match.refuses(lambda: match.cast(armor, skeletons), "illegal target")
    match.cast(armor, bear)
    match.resolve()
    cast_for(match, "Deathlace", "{B}", bear)
    match.resolve()
    assert match.values(bear).colors == ("black",)
    assert (match.zone(armor), match.power_toughness(bear)) == (Zone.GRAVEYARD, (2, 2))


def test_consecrate_land_protects_from_destruction_and_from_other_auras(match: Match) -> None:
    forest, other = match.put(FOREST), match.put(FOREST)
    growth, elsewhere = wear(match, "Wild Growth", forest), wear(match, "Wild Growth", other)
    consecrated = cast_for(match, "Consecrate Land", "{W}", forest)
    match.resolve()
    assert [match.zone(each) for each in (growth, elsewhere, consecrated)] == [
        Zone.GRAVEYARD,
        Zone.BATTLEFIELD,
        Zone.BATTLEFIELD,
    ]
    growth = match.hand(printed("Wild Growth"))
    match.mana("{G}")
    match.refuses(lambda: match.cast(growth, forest), "illegal target")
    cast_for(match, "Vindicate", "{W}{B}{C}", forest)
    match.resolve()
    assert match.zone(forest) is Zone.BATTLEFIELD


def test_evil_presence_makes_a_swamp_and_nothing_else(match: Match) -> None:
    forest = match.put(FOREST)
    factory = match.put(printed("Mishra's Factory"))
    sprawl = wear(match, "Utopia Sprawl", forest)
    for land in (forest, factory):
        cast_for(match, "Evil Presence", "{B}", land)
        match.resolve()
        assert match.values(land).subtypes == ("Swamp",)
        match.activate(land, "{T}")
    assert pool(match) == "{B}{B}"
    assert match.values(forest).supertypes == ("basic",)
    assert match.zone(sprawl) is Zone.GRAVEYARD
    match.refuses(lambda: match.activate(factory, "{1}"), "no such ability")


def test_evil_presence_leaves_what_another_effect_made_of_the_land(match: Match) -> None:
    factory = match.put(printed("Mishra's Factory"))
    match.mana("{C}")
    match.activate(factory, "{1}")
    match.resolve()
    cast_for(match, "Evil Presence", "{B}", factory)
    match.resolve()
    values = match.values(factory)
    assert set(values.types) == {"artifact", "creature", "land"}
    assert set(values.subtypes) == {"Assembly-Worker", "Swamp"}


@pytest.mark.parametrize(("paid", "left"), [("0", 18), ("1", 19), ("2", 20), ("3", 20)])
def test_power_leak_damages_by_2_less_what_is_paid(paid: str, left: int) -> None:
    match = Match(Step.UPKEEP, active="Bob")
    wear(match, "Power Leak", match.put(printed("Fervor"), "Bob"))
    match.until(Step.UPKEEP, "Bob")
    match.mana("{R}{R}{G}", "Bob")
    request = match.resolve()
    assert request is not None
    assert (request.player, request.kind, request.options) == ("Bob", "number", ("0", "1", "2", "3"))
    match.choose(paid)
    assert life(match, "Bob") == left
    assert len(pool(match, "Bob")) == 3 * (3 - int(paid))


def test_power_leak_asks_nothing_of_a_player_without_mana() -> None:
    match = Match(Step.END, active="Alice")
    wear(match, "Power Leak", match.put(printed("Fervor"), "Bob"))
    match.until(Step.UPKEEP, "Bob")
    assert match.resolve() is None
    assert life(match, "Bob") == 18


def test_steal_enchantment_takes_the_enchantment_and_not_its_host(match: Match) -> None:
    bear = match.put(BEAR, "Bob")
    strength = wear(match, "Holy Strength", bear, "Bob")
    cast_for(match, "Steal Enchantment", "{U}{U}", strength)
    match.resolve()
    assert (match.controller(strength), match.controller(bear)) == ("Alice", "Bob")


def test_rancor_comes_back_from_the_graveyard(match: Match) -> None:
    bear = match.put(BEAR, "Bob")
    rancor = cast_for(match, "Rancor", "{G}", bear)
    match.resolve()
    assert match.power_toughness(bear) == (4, 2)
    assert match.values(bear).has_keyword("trample")
    cast_for(match, "Unsummon", "{U}", bear)
    match.resolve_top()
    assert (match.zone(rancor), len(match.game.stack)) == (Zone.GRAVEYARD, 1)
    match.resolve()
    assert match.zone(rancor) is Zone.HAND


def test_setessan_training_stays_on_creatures_of_its_controller(match: Match) -> None:
    bear, theirs = match.put(BEAR), match.put(GIANT, "Bob")
    training = match.hand(printed("Setessan Training"))
    match.mana("{G}{C}")
    match.refuses(lambda: match.cast(training, theirs), "illegal target")
    match.cast(training, bear)
    match.resolve()
    assert match.power_toughness(bear) == (3, 2)
    assert len(match.game.in_zone(Zone.HAND, "Alice")) == 1
    match.pass_priority("Alice")
    cast_for(match, "Word of Seizing", "{R}{R}{C}{C}{C}", bear, player="Bob")
    match.resolve()
    assert match.zone(training) is Zone.GRAVEYARD


def test_false_demise_returns_the_creature_to_the_controller_of_the_aura(match: Match) -> None:
    bear = match.put(BEAR, "Bob")
    demise = wear(match, "False Demise", bear)
    cast_for(match, "Terror", "{B}{C}", bear)
    match.resolve_top()
    assert (match.zone(bear), match.zone(demise)) == (Zone.GRAVEYARD, Zone.GRAVEYARD)
    match.resolve()
    assert (match.zone(bear), match.controller(bear)) == (Zone.BATTLEFIELD, "Alice")


@pytest.mark.parametrize(("name", "blocks"), [("Grizzly Bears", True), ("Drudge Skeletons", False)])
def test_hobble_keeps_black_creatures_from_blocking_too(name: str, blocks: bool) -> None:
    match = Match()
    attacker = match.put(GIANT)
    hobbled = match.put(printed(name), "Bob")
    wear(match, "Hobble", hobbled, "Bob")
    match.until(Step.DECLARE_ATTACKERS)
    match.attack(attacker)
    match.until(Step.DECLARE_BLOCKERS)
    if blocks:
        match.block((hobbled, attacker))
        assert match.game.combat.blockers
    else:
        match.refuses(lambda: match.block((hobbled, attacker)), "can't block")


def test_hobble_draws_a_card_and_keeps_its_creature_from_attacking(match: Match) -> None:
    bear = match.put(BEAR)
    cast_for(match, "Hobble", "{W}{C}{C}", bear)
    match.resolve()
    assert len(match.game.in_zone(Zone.HAND, "Alice")) == 1
    match.until(Step.DECLARE_ATTACKERS)
    match.refuses(lambda: match.attack(bear), "can't attack")


# --- Auras on players ------------------------------------------------------------------------------------------------


def test_curse_of_the_pierced_heart_damages_at_each_upkeep_of_the_player(match: Match) -> None:
    bear, curse = match.put(BEAR, "Bob"), match.hand(printed("Curse of the Pierced Heart"))
    match.mana("{R}{C}")
    match.refuses(lambda: match.cast(curse, bear), "illegal target")
    match.cast(curse, "Bob")
    match.resolve()
    assert attached(match, curse) == "Bob"
    match.until(Step.DRAW, "Bob")
    assert life(match, "Bob") == 19
    match.until(Step.DRAW, "Alice")
    assert (life(match, "Alice"), life(match, "Bob")) == (20, 19)


def test_curse_of_the_pierced_heart_may_damage_a_planeswalker_instead() -> None:
    match = Match(Step.END, active="Alice")
    walker = match.put(PLANESWALKER, "Bob", counters={"loyalty": 3})
    match.put(PLANESWALKER, "Alice", counters={"loyalty": 3})
    wear(match, "Curse of the Pierced Heart", "Bob")
    match.until(Step.UPKEEP, "Bob")
    request = match.resolve()
    assert request is not None
    assert (request.player, names(match, request)) == ("Alice", {"Bob", walker})
    match.choose(walker)
    assert (life(match, "Bob"), match.obj(walker).counters) == (20, {"loyalty": 2})


def test_psychic_possession_takes_the_draw_step_and_watches_the_opponent_draw() -> None:
    match = Match(Step.END, active="Alice")
    wear(match, "Psychic Possession", "Bob")
    match.until(Step.DRAW, "Bob")
    request = match.resolve()
    assert request is not None
    assert (request.player, request.kind) == ("Alice", "yes-no")
    match.choose("yes")
    assert len(match.game.in_zone(Zone.HAND, "Alice")) == 1
    match.until(Step.PRECOMBAT_MAIN, "Alice")
    assert len(match.game.in_zone(Zone.HAND, "Alice")) == 1


def test_psychic_possession_enchants_opponents_only(match: Match) -> None:
    possession = match.hand(printed("Psychic Possession"))
    match.mana("{U}{U}{C}{C}")
    match.refuses(lambda: match.cast(possession, "Alice"), "illegal target")
    match.cast(possession, "Bob")
    match.resolve()
    assert attached(match, possession) == "Bob"


def test_true_believer_keeps_spells_off_its_controller(match: Match) -> None:
    match.put(printed("True Believer"), "Bob")
    curse = match.hand(printed("Curse of the Pierced Heart"))
    match.mana("{R}{C}")
    match.refuses(lambda: match.cast(curse, "Bob"), "illegal target")
    match.cast(curse, "Alice")
    match.resolve()
    assert attached(match, curse) == "Alice"


def test_test_transfer_moves_an_aura_from_player_to_player(match: Match) -> None:
    curse, forest = wear(match, "Curse of the Pierced Heart", "Bob"), match.put(FOREST)
    growth, transfer = wear(match, "Wild Growth", forest), match.hand(printed("Test Transfer"))
    match.mana("{C}")
    match.refuses(lambda: match.cast(transfer, growth, "Alice"), "illegal target")
    match.cast(transfer, curse, "Alice")
    match.resolve()
    assert attached(match, curse) == "Alice"


def test_test_transfer_does_not_move_what_can_not_enchant_that_player(match: Match) -> None:
    possession = wear(match, "Psychic Possession", "Bob")
    cast_for(match, "Test Transfer", "{C}", possession, "Alice")
    match.resolve()
    assert attached(match, possession) == "Bob"


# --- Moving Auras and returning them ---------------------------------------------------------------------------------


def test_crown_of_the_ages_moves_to_a_creature_chosen_as_it_resolves(match: Match) -> None:
    crown, bear, insect = match.put(printed("Crown of the Ages")), match.put(BEAR), match.put(printed("Deadly Insect"))
    giant, forest = match.put(GIANT, "Bob"), match.put(FOREST)
    strength, growth = wear(match, "Holy Strength", bear), wear(match, "Wild Growth", forest)
    match.mana("{C}{C}{C}{C}")
    match.refuses(lambda: match.activate(crown, "{4}, {T}", growth), "illegal target")
    match.activate(crown, "{4}, {T}", strength)
    request = match.resolve()
    assert request is not None
    assert (request.kind, names(match, request)) == ("objects", {insect, giant})
    match.choose(insect)
    assert (attached(match, strength), match.power_toughness(bear)) == (insect, (2, 2))
    assert match.power_toughness(insect) == (7, 3)


def test_crown_of_the_ages_leaves_an_aura_that_nothing_else_can_bear(match: Match) -> None:
    crown, bear = match.put(printed("Crown of the Ages")), match.put(BEAR, "Bob")
    match.put(printed("Black Knight"), "Bob")
    pacifism = wear(match, "Pacifism", bear)
    timestamp = match.obj(pacifism).timestamp
    match.mana("{C}{C}{C}{C}")
    match.activate(crown, "{4}, {T}", pacifism)
    assert match.resolve() is None
    assert (attached(match, pacifism), match.obj(pacifism).timestamp) == (bear, timestamp)


def test_aura_graft_takes_the_aura_and_moves_it(match: Match) -> None:
    theirs, giant = match.put(BEAR, "Bob"), match.put(GIANT, "Bob")
    strength = wear(match, "Holy Strength", theirs, "Bob")
    cast_for(match, "Aura Graft", "{U}{C}", strength)
    match.resolve()
    assert (match.controller(strength), attached(match, strength)) == ("Alice", giant)
    assert match.controller(giant) == "Bob"


def test_replenish_returns_enchantments_all_at_once(match: Match) -> None:
    anthem = match.put(printed("Glorious Anthem"), zone=Zone.GRAVEYARD)
    leak = match.put(printed("Power Leak"), zone=Zone.GRAVEYARD)
    pacifism = match.put(printed("Pacifism"), zone=Zone.GRAVEYARD)
    theirs = match.put(printed("Fervor"), "Bob", zone=Zone.GRAVEYARD)
    replenish = cast_for(match, "Replenish", "{W}{C}{C}{C}")
    assert match.resolve() is None
    assert match.zone(anthem) is Zone.BATTLEFIELD
    # Neither what enters with it nor the Aura itself can be its host.
    assert [match.zone(each) for each in (leak, pacifism, theirs, replenish)] == 4 * [Zone.GRAVEYARD]


def test_what_replenish_returns_can_not_copy_what_returns_with_it(match: Match) -> None:
    fervor = match.put(printed("Fervor"), "Bob")
    for name in ("Glorious Anthem", "Copy Enchantment", "Exploration"):
        match.put(printed(name), zone=Zone.GRAVEYARD)
    cast_for(match, "Replenish", "{W}{C}{C}{C}")
    assert names(match, match.resolve()) == {fervor}


def test_replenish_lets_its_controller_choose_hosts(match: Match) -> None:
    bear, insect = match.put(BEAR, "Bob"), match.put(printed("Deadly Insect"), "Bob")
    match.put(printed("Black Knight"), "Bob")
    pacifism = match.put(printed("Pacifism"), zone=Zone.GRAVEYARD)
    cast_for(match, "Replenish", "{W}{C}{C}{C}")
    request = match.resolve()
    assert request is not None
    assert (request.player, names(match, request)) == ("Alice", {bear, insect})
    match.choose(insect)
    assert (attached(match, pacifism), match.controller(pacifism)) == (insect, "Alice")


def test_replenish_offers_players_with_shroud_too(match: Match) -> None:
    match.put(printed("True Believer"), "Bob")
    curse = match.put(printed("Curse of the Pierced Heart"), zone=Zone.GRAVEYARD)
    cast_for(match, "Replenish", "{W}{C}{C}{C}")
    request = match.resolve()
    assert request is not None
    assert (request.kind, names(match, request)) == ("player", {"Alice", "Bob"})
    match.choose("Bob")
    assert attached(match, curse) == "Bob"


def test_open_the_vaults_returns_everybodys_artifacts_and_enchantments(match: Match) -> None:
    match.put(GIANT)
    golem = match.put(card("Golem", "artifact creature"), "Bob", Zone.GRAVEYARD)
    strength = match.put(printed("Holy Strength"), "Bob", Zone.GRAVEYARD)
    bear = match.put(BEAR, "Bob", Zone.GRAVEYARD)
    anthem = match.put(printed("Glorious Anthem"), zone=Zone.GRAVEYARD)
    cast_for(match, "Open the Vaults", "{W}{W}{C}{C}{C}{C}")
    assert match.resolve() is None
    assert (match.controller(golem), match.controller(strength), match.controller(anthem)) == ("Bob", "Bob", "Alice")
    assert attached(match, strength) != golem
    assert match.zone(bear) is Zone.GRAVEYARD


@pytest.mark.parametrize(("ruleset", "chooser"), [("cr-2026", "Bob"), ("cr-2004", "Alice")])
def test_open_the_vaults_has_the_editions_differ_on_who_chooses(ruleset: str, chooser: str) -> None:
    match = Match(ruleset=ruleset)
    match.put(GIANT)
    match.put(BEAR, "Bob")
    match.put(printed("Pacifism"), "Bob", Zone.GRAVEYARD)
    cast_for(match, "Open the Vaults", "{W}{W}{C}{C}{C}{C}")
    request = match.resolve()
    assert request is not None
    assert request.player == chooser


def test_iridescent_drake_takes_an_aura_of_any_graveyard_onto_itself(match: Match) -> None:
    match.put(BEAR)
    strength = match.put(printed("Holy Strength"), "Bob", Zone.GRAVEYARD)
    drake = cast_for(match, "Iridescent Drake", "{U}{C}{C}{C}")
    assert match.resolve() is None
    assert (attached(match, strength), match.controller(strength)) == (drake, "Alice")
    assert match.power_toughness(drake) == (3, 4)


@pytest.mark.parametrize("name", ["Wild Growth", "Curse of the Pierced Heart"])
def test_iridescent_drake_leaves_an_aura_that_can_not_enchant_it(match: Match, name: str) -> None:
    match.put(FOREST)
    aura = match.put(printed(name), zone=Zone.GRAVEYARD)
    oid = match.obj(aura).oid
    cast_for(match, "Iridescent Drake", "{U}{C}{C}{C}")
    assert match.resolve() is None
    assert (match.zone(aura), match.obj(aura).oid) == (Zone.GRAVEYARD, oid)


def test_copy_enchantment_as_an_aura_needs_a_host(match: Match) -> None:
    bear = match.put(BEAR, "Bob")
    training = wear(match, "Setessan Training", bear, "Bob")
    copy = cast_for(match, "Copy Enchantment", "{U}{C}{C}")
    match.resolve()
    match.choose(training)
    assert match.zone(copy) is Zone.GRAVEYARD
    assert not match.game.in_zone(Zone.HAND, "Alice")
    giant, copy = match.put(GIANT), cast_for(match, "Copy Enchantment", "{U}{C}{C}")
    match.resolve()
    match.choose(training)
    match.resolve()
    assert (attached(match, copy), match.values(copy).name) == (giant, "Setessan Training")
    assert len(match.game.in_zone(Zone.HAND, "Alice")) == 1


# --- Spells ----------------------------------------------------------------------------------------------------------


def _commandeer(match: Match, spell: str) -> ChoiceRequest | None:
    blue = [match.hand(card(f"Blue {number}", cost="{U}"), "Bob") for number in (1, 2)]
    commandeer = match.hand(printed("Commandeer"), "Bob")
    match.pass_priority("Alice")
    match.cast(commandeer, spell, player="Bob", method="exile", cost_objects=tuple(blue))
    assert [match.zone(each) for each in blue] == 2 * [Zone.EXILE]
    return match.resolve()


def test_commandeer_takes_a_permanent_spell_with_its_permanent(match: Match) -> None:
    anthem = cast_for(match, "Glorious Anthem", "{W}{W}{C}")
    assert _commandeer(match, anthem) is None
    assert (match.zone(anthem), match.controller(anthem), match.obj(anthem).owner) == (
        Zone.BATTLEFIELD,
        "Bob",
        "Alice",
    )


def test_commandeer_may_change_targets(match: Match) -> None:
    bear, giant = match.put(BEAR, "Bob"), match.put(GIANT)
    bolt = cast_for(match, "Terror", "{B}{C}", bear)
    request = _commandeer(match, bolt)
    assert request is not None
    assert (request.player, request.kind) == ("Bob", "yes-no")
    request = match.choose("yes")
    assert names(match, request) == {bear, giant}
    match.choose(giant)
    match.resolve()
    assert (match.zone(bear), match.zone(giant)) == (Zone.BATTLEFIELD, Zone.GRAVEYARD)


def test_commandeer_wants_a_noncreature_spell_and_two_blue_cards(match: Match) -> None:
    bear = match.hand(card("Free Bear", cost="{0}"))
    match.cast(bear)
    match.pass_priority("Alice")
    commandeer, red = match.hand(printed("Commandeer"), "Bob"), match.hand(card("Red", cost="{R}"), "Bob")
    blue = match.hand(card("Blue", cost="{U}"), "Bob")
    match.mana("{U}{U}{C}{C}{C}{C}{C}", "Bob")
    match.refuses(lambda: match.cast(commandeer, bear, player="Bob"), "illegal target")
    match.resolve()
    anthem = cast_for(match, "Glorious Anthem", "{W}{W}{C}")
    match.pass_priority("Alice")
    match.refuses(
        lambda: match.cast(commandeer, anthem, player="Bob", method="exile", cost_objects=(blue, red)), "not enough"
    )


def test_deathlace_makes_a_spell_and_its_permanent_black_for_good(match: Match) -> None:
    bear = match.hand(BEAR)
    match.mana("{G}{C}")
    match.cast(bear)
    cast_for(match, "Deathlace", "{B}", bear)
    match.resolve()
    match.until(Step.UPKEEP, "Bob")
    assert (match.zone(bear), match.values(bear).colors) == (Zone.BATTLEFIELD, ("black",))


def test_scragnoth_can_not_be_countered(match: Match) -> None:
    scragnoth = cast_for(match, "Scragnoth", "{G}{C}{C}{C}{C}")
    match.pass_priority("Alice")
    cast_for(match, "Counterspell", "{U}{U}", scragnoth, player="Bob")
    match.resolve()
    assert match.zone(scragnoth) is Zone.BATTLEFIELD
    magic = match.hand(printed("Control Magic"))
    match.mana("{U}{U}{C}{C}")
    match.refuses(lambda: match.cast(magic, scragnoth), "illegal target")


# --- Creatures and artifacts -----------------------------------------------------------------------------------------


def test_rabid_wombat_grows_with_the_auras_on_it_only(match: Match) -> None:
    wombat, bear = match.put(printed("Rabid Wombat")), match.put(BEAR)
    wear(match, "Hobble", bear)
    assert match.power_toughness(wombat) == (0, 1)
    wear(match, "Hobble", wombat)
    wear(match, "Holy Strength", wombat, "Bob")
    assert match.power_toughness(wombat) == (5, 7)


def test_drudge_skeletons_regenerate_once_for_each_activation(match: Match) -> None:
    skeletons = match.put(printed("Drudge Skeletons"))
    match.mana("{B}")
    match.activate(skeletons, "{B}")
    match.resolve()
    oid = match.obj(skeletons).oid
    cast_for(match, "Murder", "{B}{B}{C}", skeletons)
    match.resolve()
    assert (match.obj(skeletons).oid, match.obj(skeletons).tapped) == (oid, True)
    cast_for(match, "Murder", "{B}{B}{C}", skeletons)
    match.resolve()
    assert match.zone(skeletons) is Zone.GRAVEYARD


def test_drudge_skeletons_regenerate_from_lethal_damage_and_leave_combat(match: Match) -> None:
    skeletons, giant = match.put(printed("Drudge Skeletons")), match.put(GIANT, "Bob")
    match.until(Step.DECLARE_ATTACKERS)
    match.attack(skeletons)
    match.until(Step.DECLARE_BLOCKERS)
    match.block((giant, skeletons))
    match.mana("{B}")
    match.activate(skeletons, "{B}")
    match.resolve()
    match.until(Step.COMBAT_DAMAGE)
    assert (match.zone(skeletons), match.obj(skeletons).damage) == (Zone.BATTLEFIELD, 0)
    assert not match.game.combat.attackers


def test_drudge_skeletons_do_not_regenerate_in_a_later_turn(match: Match) -> None:
    skeletons = match.put(printed("Drudge Skeletons"))
    match.mana("{B}")
    match.activate(skeletons, "{B}")
    match.resolve()
    match.until(Step.PRECOMBAT_MAIN, "Bob")
    match.pass_priority("Bob")
    cast_for(match, "Murder", "{B}{B}{C}", skeletons)
    match.resolve()
    assert match.zone(skeletons) is Zone.GRAVEYARD


def test_soul_sculptor_makes_an_enchantment_until_a_creature_spell_is_cast(match: Match) -> None:
    sculptor, bear = match.put(printed("Soul Sculptor")), match.put(printed("White Knight"), "Bob")
    pacifism = wear(match, "Pacifism", bear)
    match.mana("{W}{C}")
    match.activate(sculptor, "{1}{W}, {T}", bear)
    match.resolve()
    values = match.values(bear)
    assert (values.types, values.subtypes, values.abilities) == (("enchantment",), (), ())
    assert (match.zone(bear), match.zone(pacifism)) == (Zone.BATTLEFIELD, Zone.GRAVEYARD)
    match.until(Step.PRECOMBAT_MAIN, "Bob")
    match.cast(match.hand(card("Free Artifact", "artifact", cost="{0}"), "Bob"), player="Bob")
    match.resolve()
    assert match.values(bear).types == ("enchantment",)
    match.cast(match.hand(card("Free Bear", cost="{0}"), "Bob"), player="Bob")
    assert match.values(bear).types == ("creature",)
    assert match.values(bear).has_keyword("first strike")


def test_mycosynth_lattice_makes_artifacts_without_color(match: Match) -> None:
    match.put(printed("Mycosynth Lattice"))
    bear, elsewhere = match.put(BEAR), match.hand(BEAR)
    assert set(match.values(bear).types) == {"artifact", "creature"}
    assert match.values(elsewhere).types == ("creature",)
    assert (match.values(bear).colors, match.values(elsewhere).colors) == ((), ())
    match.mana("{W}{W}")
    match.cast(elsewhere)
    assert match.values(elsewhere).colors == ()
    match.resolve()
    assert match.zone(elsewhere) is Zone.BATTLEFIELD


def test_mycosynth_lattice_and_march_of_the_machines_make_a_creature_of_an_aura(match: Match) -> None:
    match.put(printed("Mycosynth Lattice"))
    bear = match.put(BEAR)
    strength = wear(match, "Holy Strength", bear)
    cast_for(match, "March of the Machines", "{U}{C}{C}{C}")
    match.resolve()
    assert (match.zone(strength), match.zone(bear)) == (Zone.GRAVEYARD, Zone.BATTLEFIELD)


# --- World enchantments ----------------------------------------------------------------------------------------------


def test_concordant_crossroads_gives_everybodys_creatures_haste(match: Match) -> None:
    bear, theirs = match.put(BEAR, old=False), match.put(BEAR, "Bob")
    crossroads = cast_for(match, "Concordant Crossroads", "{G}")
    match.resolve()
    assert (match.zone(crossroads), attached(match, crossroads)) == (Zone.BATTLEFIELD, None)
    assert all(match.values(each).has_keyword("haste") for each in (bear, theirs))


def test_gravity_sphere_takes_flying_and_the_older_world(match: Match) -> None:
    crossroads = match.put(printed("Concordant Crossroads"), "Bob")
    bird = match.put(card("Bird", "creature", KeywordAbility("flying"), KeywordAbility("vigilance")))
    sphere = cast_for(match, "Gravity Sphere", "{R}{C}{C}")
    match.resolve()
    assert (match.zone(crossroads), match.zone(sphere)) == (Zone.GRAVEYARD, Zone.BATTLEFIELD)
    assert not match.values(bird).has_keyword("flying")
    assert match.values(bird).has_keyword("vigilance")


def test_worlds_that_return_together_both_leave(match: Match) -> None:
    sphere = match.put(printed("Gravity Sphere"), "Bob")
    both = [match.put(printed(name), zone=Zone.GRAVEYARD) for name in ("Concordant Crossroads", "The Abyss")]
    cast_for(match, "Replenish", "{W}{C}{C}{C}")
    match.resolve()
    assert [match.zone(each) for each in (sphere, *both)] == 3 * [Zone.GRAVEYARD]


def test_the_abyss_has_the_player_whose_upkeep_it_is_choose() -> None:
    match = Match(Step.END, active="Alice")
    match.put(printed("The Abyss"))
    match.put(GIANT)
    bear, skeletons = match.put(BEAR, "Bob"), match.put(printed("Drudge Skeletons"), "Bob")
    match.put(card("Golem", "artifact creature"), "Bob")
    match.put(printed("Deadly Insect"), "Bob")
    request = match.until(Step.UPKEEP, "Bob")
    assert isinstance(request, ChoiceRequest)
    assert (request.player, names(match, request)) == ("Bob", {bear, skeletons})
    match.choose(skeletons)
    match.mana("{B}", "Bob")
    match.activate(skeletons, "{B}", player="Bob")
    match.resolve()
    assert (match.zone(skeletons), match.zone(bear)) == (Zone.GRAVEYARD, Zone.BATTLEFIELD)
