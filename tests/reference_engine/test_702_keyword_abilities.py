"""Keyword abilities that stand for others (CR 702): suspend, unearth, dash, awaken, crew, embalm, riot."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from mtg_verdict.reference_engine import special_actions
from mtg_verdict.reference_engine.abilities import Ability, SpellAbility, TargetSpec, Trigger, TriggeredAbility
from mtg_verdict.reference_engine.effects import Draw, GainLife, May
from mtg_verdict.reference_engine.effects_on_permanents import Enter, Move, gain_control
from mtg_verdict.reference_engine.exiling import ExileUntilSourceLeaves
from mtg_verdict.reference_engine.game import Step
from mtg_verdict.reference_engine.keywords import awaken, crew, dash, embalm, riot, unearth
from mtg_verdict.reference_engine.objects import Card, Zone
from mtg_verdict.reference_engine.references import Filter
from mtg_verdict.reference_engine.suspend import suspend
from mtg_verdict.reference_engine.zones import enter, move

MakeCard = Callable[..., Card]
CREATURE = TargetSpec(Filter(types=("creature",)))


def suspend_card(match: Any, identifier: str, player: str = "Alice") -> None:
    oid = match.obj(identifier).oid
    match._run(lambda game: special_actions.suspend_card(game, player, oid, ()), player)


def pass_turn(match: Any, to: str, step: Step = Step.PRECOMBAT_MAIN) -> None:
    match.until(step, to)


def suspended(match: Any, card: Card, counters: int) -> str:
    identifier: str = match.put(card, zone=Zone.EXILE, counters={"time": counters})
    return identifier


def token_of(match: Any, name: str) -> str:
    identifier: str = next(each.card_id for each in match.game.battlefield() if each.token and each.card.name == name)
    return identifier


# --- Suspend ---------------------------------------------------------------------------------------------------------


def test_702_62a_suspending_from_hand_is_a_special_action(match: Any, make_card: MakeCard) -> None:
    card = match.hand(make_card("Halberdier", "creature", suspend(4, "{R}"), cost="{4}{R}"))
    match.refuses(lambda: suspend_card(match, card), "118.3a")
    match.mana("{R}")
    suspend_card(match, card)
    assert not match.game.stack
    assert match.zone(card) is Zone.EXILE
    assert match.obj(card).counters == {"time": 4}


def test_702_62a_only_when_the_card_could_be_cast(new_match: Any, make_card: MakeCard) -> None:
    match = new_match(Step.UPKEEP)
    slow = match.hand(make_card("Halberdier", "creature", suspend(4, "{R}")))
    quick = match.hand(make_card("Bolt", "instant", suspend(1, "{R}")))
    match.mana("{R}{R}")
    match.refuses(lambda: suspend_card(match, slow), "702.62a")
    suspend_card(match, quick)
    assert match.zone(quick) is Zone.EXILE


def test_702_62a_a_card_without_suspend_is_refused(match: Any, make_card: MakeCard) -> None:
    card = match.hand(make_card("Bear", cost="{R}"))
    match.mana("{R}")
    match.refuses(lambda: suspend_card(match, card), "702.62a")


def test_702_62a_counts_down_in_its_owners_upkeep_only(new_match: Any, make_card: MakeCard) -> None:
    match = new_match(active="Bob")
    card = suspended(match, make_card("Halberdier", "creature", suspend(4, "{R}")), 2)
    pass_turn(match, "Alice")
    assert match.obj(card).counters == {"time": 1}
    # Nothing was offered: only the removal of the last counter lets the card be cast.
    assert (match.game.step, match.game.priority) == (Step.PRECOMBAT_MAIN, "Alice")
    pass_turn(match, "Bob")
    assert match.obj(card).counters == {"time": 1}


def test_702_62a_cast_with_haste_when_the_last_counter_is_removed(new_match: Any, make_card: MakeCard) -> None:
    match = new_match(active="Bob")
    card = suspended(match, make_card("Halberdier", "creature", suspend(4, "{R}")), 1)
    pass_turn(match, "Alice", Step.UPKEEP)
    match.resolve()
    match.choose("yes")
    match.resolve()
    assert match.zone(card) is Zone.BATTLEFIELD
    assert match.values(card).has_keyword("haste")
    pass_turn(match, "Alice", Step.DECLARE_ATTACKERS)
    match.attack(card)
    assert match.obj(card).tapped


def test_702_62a_declined_it_stays_in_exile(new_match: Any, make_card: MakeCard) -> None:
    match = new_match(active="Bob")
    card = suspended(match, make_card("Halberdier", "creature", suspend(4, "{R}")), 1)
    pass_turn(match, "Alice", Step.UPKEEP)
    match.resolve()
    match.choose("no")
    match.resolve()
    assert match.zone(card) is Zone.EXILE
    pass_turn(match, "Bob")
    match.until(Step.DRAW)
    assert match.zone(card) is Zone.EXILE


def test_702_62a_haste_ends_for_good_with_control(new_match: Any, make_card: MakeCard) -> None:
    match = new_match(active="Bob")
    card = suspended(match, make_card("Halberdier", "creature", suspend(4, "{R}")), 1)
    theft = match.hand(make_card("Theft", "instant", SpellAbility((gain_control(),), (CREATURE,)), cost="{U}"), "Bob")
    pass_turn(match, "Alice", Step.UPKEEP)
    match.resolve()
    match.choose("yes")
    match.resolve()
    match.mana("{U}", "Bob")
    match._run(lambda game: setattr(game, "priority", "Bob"), None)
    match.cast(theft, card, player="Bob")
    match.resolve()
    assert match.controller(card) == "Bob"
    assert not match.values(card).has_keyword("haste")


def test_702_62a_a_creature_cast_from_hand_has_no_haste(match: Any, make_card: MakeCard) -> None:
    card = match.hand(make_card("Halberdier", "creature", suspend(4, "{R}"), cost="{R}"))
    match.mana("{R}")
    match.cast(card)
    match.resolve()
    assert not match.values(card).has_keyword("haste")


def test_702_62a_a_sorcery_is_cast_in_the_upkeep(new_match: Any, make_card: MakeCard) -> None:
    match = new_match(active="Bob")
    card = suspended(match, make_card("Vision", "sorcery", SpellAbility((GainLife(5),)), suspend(4, "{U}")), 1)
    pass_turn(match, "Alice", Step.UPKEEP)
    match.resolve()
    match.choose("yes")
    match.resolve()
    assert match.game.players["Alice"].life == 25
    assert match.zone(card) is Zone.GRAVEYARD


def test_702_62b_without_time_counters_it_is_not_suspended(new_match: Any, make_card: MakeCard) -> None:
    match = new_match(active="Bob")
    match.put(make_card("Halberdier", "creature", suspend(4, "{R}")), zone=Zone.EXILE)
    pass_turn(match, "Alice", Step.UPKEEP)
    assert not match.game.stack


# --- Unearth ---------------------------------------------------------------------------------------------------------


def unearthed(match: Any, make_card: MakeCard) -> str:
    card: str = match.put(make_card("Dregs", "creature", unearth("{B}")), zone=Zone.GRAVEYARD)
    match.mana("{B}")
    match.activate(card, "unearth")
    match.resolve()
    return card


def test_702_84a_returns_with_haste_and_is_exiled_at_the_end_step(match: Any, make_card: MakeCard) -> None:
    card = unearthed(match, make_card)
    assert match.zone(card) is Zone.BATTLEFIELD
    pass_turn(match, "Alice", Step.DECLARE_ATTACKERS)
    match.attack(card)
    pass_turn(match, "Alice", Step.END)
    match.resolve()
    assert match.zone(card) is Zone.EXILE


def test_702_84a_exiled_instead_of_leaving_otherwise(match: Any, make_card: MakeCard) -> None:
    card = unearthed(match, make_card)
    bounce = match.hand(make_card("Unsummon", "instant", SpellAbility((Move(Zone.HAND),), (CREATURE,)), cost="{U}"))
    match.mana("{U}")
    match.cast(bounce, card)
    match.resolve()
    assert match.zone(card) is Zone.EXILE


def test_702_84a_only_as_a_sorcery_and_from_the_graveyard(new_match: Any, make_card: MakeCard) -> None:
    match = new_match(Step.UPKEEP)
    dead = match.put(make_card("Dregs", "creature", unearth("{B}")), zone=Zone.GRAVEYARD)
    alive = match.put(make_card("Dregs", "creature", unearth("{B}")))
    match.mana("{B}")
    match.refuses(lambda: match.activate(dead, "unearth"), "307.5")
    match.refuses(lambda: match.activate(alive, "unearth"), "602.2")


def test_702_84a_returned_otherwise_it_is_an_ordinary_creature(match: Any, make_card: MakeCard) -> None:
    card = match.put(make_card("Dregs", "creature", unearth("{B}")), zone=Zone.GRAVEYARD, old=False)
    raised = TargetSpec(Filter(types=("creature",), zone=Zone.GRAVEYARD))
    raise_dead = match.hand(make_card("Raise", "sorcery", SpellAbility((Enter(),), (raised,)), cost="{B}"))
    match.mana("{B}")
    match.cast(raise_dead, card)
    match.resolve()
    assert not match.values(card).has_keyword("haste")
    pass_turn(match, "Bob")
    assert match.zone(card) is Zone.BATTLEFIELD


# --- Dash ------------------------------------------------------------------------------------------------------------


def scout(match: Any, make_card: MakeCard) -> str:
    card: str = match.hand(make_card("Scout", "creature", dash("{1}{R}"), cost="{R}{R}"))
    return card


def test_702_109a_dashed_it_has_haste_and_returns_to_hand(match: Any, make_card: MakeCard) -> None:
    card = scout(match, make_card)
    match.mana("{R}{C}")
    match.cast(card, method="dash")
    match.resolve()
    pass_turn(match, "Alice", Step.DECLARE_ATTACKERS)
    match.attack(card)
    pass_turn(match, "Alice", Step.END)
    match.resolve()
    assert match.zone(card) is Zone.HAND


def test_702_109a_cast_for_its_mana_cost_it_has_no_haste_and_stays(match: Any, make_card: MakeCard) -> None:
    card = scout(match, make_card)
    match.mana("{R}{R}")
    match.cast(card)
    match.resolve()
    assert not match.values(card).has_keyword("haste")
    pass_turn(match, "Bob")
    assert match.zone(card) is Zone.BATTLEFIELD


def test_702_109a_a_dashed_creature_that_left_and_came_back_stays(match: Any, make_card: MakeCard) -> None:
    card = scout(match, make_card)
    match.mana("{R}{C}")
    match.cast(card, method="dash")
    match.resolve()
    match._run(lambda game: move(game, match.obj(card).oid, Zone.EXILE), None)
    match._run(lambda game: enter(game, match.obj(card).oid, "Alice"), None)
    assert not match.values(card).has_keyword("haste")
    pass_turn(match, "Bob")
    assert match.zone(card) is Zone.BATTLEFIELD


# --- Awaken ----------------------------------------------------------------------------------------------------------


def discovery(match: Any, make_card: MakeCard) -> str:
    abilities: tuple[Ability, ...] = (SpellAbility((Draw(2),)), awaken(4, "{5}{U}", 0))
    card: str = match.hand(make_card("Discovery", "sorcery", *abilities, cost="{3}{U}"))
    return card


def test_702_113a_the_land_becomes_an_elemental_with_haste(match: Any, make_card: MakeCard) -> None:
    card = discovery(match, make_card)
    land = match.put(make_card("Island", "land", cost=None, subtypes=("Island",)), old=False)
    match.mana("{U}{C}{C}{C}{C}{C}")
    match.cast(card, land, method="awaken")
    match.resolve()
    values = match.values(land)
    assert set(values.types) == {"land", "creature"}
    assert {"Island", "Elemental"} <= set(values.subtypes)
    assert match.power_toughness(land) == (4, 4)
    assert len(match.game.in_zone(Zone.HAND, "Alice")) == 2
    pass_turn(match, "Alice", Step.DECLARE_ATTACKERS)
    match.attack(land)
    pass_turn(match, "Bob")
    assert match.power_toughness(land) == (4, 4)


def test_702_113b_without_awaken_there_is_no_target(match: Any, make_card: MakeCard) -> None:
    card = discovery(match, make_card)
    land = match.put(make_card("Island", "land", cost=None, subtypes=("Island",)))
    match.mana("{U}{C}{C}{C}")
    match.refuses(lambda: match.cast(card, land), "601.2c")
    match.cast(card)
    match.resolve()
    assert match.values(land).types == ("land",)


def test_702_113a_only_a_land_you_control(match: Any, make_card: MakeCard) -> None:
    card = discovery(match, make_card)
    theirs = match.put(make_card("Island", "land", cost=None, subtypes=("Island",)), "Bob")
    match.mana("{U}{C}{C}{C}{C}{C}")
    match.refuses(lambda: match.cast(card, theirs, method="awaken"), "601.2c")


# --- Crew ------------------------------------------------------------------------------------------------------------


def skiff(make_card: MakeCard, power: int = 1) -> Card:
    values = make_card("Skiff", "artifact", crew(power), subtypes=("Vehicle",)).faces[0]
    # A Vehicle has printed power and toughness, though it is no creature (CR 301.7a).
    return Card("Skiff", (values.changed(power=2, toughness=3),))


def test_702_122a_becomes_an_artifact_creature_until_end_of_turn(match: Any, make_card: MakeCard) -> None:
    vehicle = match.put(skiff(make_card))
    pilot = match.put(make_card("Pilot", power=1), old=False)
    match.activate(vehicle, "crew", cost_objects=(pilot,))
    assert match.obj(pilot).tapped
    match.resolve()
    assert set(match.values(vehicle).types) == {"artifact", "creature"}
    assert match.power_toughness(vehicle) == (2, 3)
    pass_turn(match, "Bob")
    assert match.values(vehicle).types == ("artifact",)


def test_702_122a_the_total_power_must_be_enough(match: Any, make_card: MakeCard) -> None:
    vehicle = match.put(skiff(make_card, 3))
    pilots = [match.put(make_card("Pilot", power=power)) for power in (2, 1)]
    match.refuses(lambda: match.activate(vehicle, "crew", cost_objects=pilots[:1]), "702.122a")
    match.activate(vehicle, "crew", cost_objects=pilots)
    match.resolve()
    assert match.values(vehicle).is_type("creature")


@pytest.mark.parametrize("state", ["tapped", "another player's"])
def test_702_122a_by_untapped_creatures_you_control(match: Any, make_card: MakeCard, state: str) -> None:
    vehicle = match.put(skiff(make_card))
    pilot = match.put(make_card("Pilot"), "Alice" if state == "tapped" else "Bob", tapped=state == "tapped")
    match.refuses(lambda: match.activate(vehicle, "crew", cost_objects=(pilot,)), "CR")


def test_702_122a_a_vehicle_does_not_crew_itself(match: Any, make_card: MakeCard) -> None:
    vehicle = match.put(skiff(make_card))
    pilot = match.put(make_card("Pilot"))
    match.activate(vehicle, "crew", cost_objects=(pilot,))
    match.resolve()
    match.refuses(lambda: match.activate(vehicle, "crew", cost_objects=(vehicle,)), "CR")


# --- Embalm ----------------------------------------------------------------------------------------------------------


def test_702_128a_a_white_zombie_token_copy_without_mana_cost(match: Any, make_card: MakeCard) -> None:
    angel = make_card("Angel", "creature", embalm("{5}{W}"), cost="{3}{U}", subtypes=("Angel",), power=3, toughness=4)
    card = match.put(angel, zone=Zone.GRAVEYARD)
    match.mana("{W}{C}{C}{C}{C}{C}")
    match.activate(card, "embalm")
    assert match.zone(card) is Zone.EXILE
    match.resolve()
    values = match.values(token_of(match, "Angel"))
    assert (values.name, values.mana_cost, values.colors) == ("Angel", None, ("white",))
    assert set(values.subtypes) == {"Angel", "Zombie"}
    assert (values.power, values.toughness) == (3, 4)


def test_702_128a_only_as_a_sorcery(new_match: Any, make_card: MakeCard) -> None:
    match = new_match(Step.UPKEEP)
    card = match.put(make_card("Angel", "creature", embalm("{W}")), zone=Zone.GRAVEYARD)
    match.mana("{W}")
    match.refuses(lambda: match.activate(card, "embalm"), "307.5")


# --- Riot ------------------------------------------------------------------------------------------------------------


def rioter(match: Any, make_card: MakeCard, *choices: str, times: int = 1) -> str:
    card: str = match.hand(make_card("Rioter", "creature", *(riot() for _ in range(times)), cost="{R}"))
    match.mana("{R}")
    match.cast(card)
    request = match.resolve()
    assert (request.kind, set(request.options)) == ("option", {"counter", "haste"})
    for each in choices:
        match.choose(each)
    return card


def test_702_136a_haste(match: Any, make_card: MakeCard) -> None:
    card = rioter(match, make_card, "haste")
    assert match.power_toughness(card) == (2, 2)
    assert match.values(card).has_keyword("haste")
    pass_turn(match, "Bob")
    assert match.values(card).has_keyword("haste")


def test_702_136a_counter(match: Any, make_card: MakeCard) -> None:
    card = rioter(match, make_card, "counter")
    assert match.power_toughness(card) == (3, 3)
    assert not match.values(card).has_keyword("haste")


def test_702_136b_each_instance_works_separately(match: Any, make_card: MakeCard) -> None:
    card = rioter(match, make_card, "counter", "haste", times=2)
    assert match.power_toughness(card) == (3, 3)
    assert match.values(card).has_keyword("haste")


# --- Which of them may attack at once (CR 302.6, 702.10b) ------------------------------------------------------------


def refuses_to_attack(match: Any, identifier: str) -> None:
    match.until(Step.DECLARE_ATTACKERS)
    match.refuses(lambda: match.attack(identifier), "302.6")


def test_302_6_riot_with_the_counter_does_not_let_it_attack(match: Any, make_card: MakeCard) -> None:
    match.put(make_card("Ready"))
    refuses_to_attack(match, rioter(match, make_card, "counter"))


def test_302_6_riot_with_haste_lets_it_attack(match: Any, make_card: MakeCard) -> None:
    card = rioter(match, make_card, "haste")
    match.until(Step.DECLARE_ATTACKERS)
    match.attack(card)
    assert match.obj(card).tapped


def test_302_6_a_creature_with_dash_cast_for_its_mana_cost_may_not_attack(match: Any, make_card: MakeCard) -> None:
    card = scout(match, make_card)
    match.put(make_card("Ready"))
    match.mana("{R}{R}")
    match.cast(card)
    match.resolve()
    refuses_to_attack(match, card)


def test_302_6_an_embalmed_token_attacks_from_the_next_turn_on(match: Any, make_card: MakeCard) -> None:
    card = match.put(make_card("Angel", "creature", embalm("{W}")), zone=Zone.GRAVEYARD)
    match.put(make_card("Ready"))
    match.mana("{W}")
    match.activate(card, "embalm")
    match.resolve()
    token = token_of(match, "Angel")
    refuses_to_attack(match, token)
    match.until(Step.UPKEEP, "Bob")
    match.until(Step.DECLARE_ATTACKERS)
    match.attack(token)
    assert match.obj(token).tapped


@pytest.mark.parametrize("old", [False, True])
def test_302_6_a_crewed_vehicle_attacks_if_it_was_there_as_the_turn_began(
    match: Any, make_card: MakeCard, old: bool
) -> None:
    vehicle = match.put(skiff(make_card), old=old)
    pilot = match.put(make_card("Pilot"), old=not old)
    match.put(make_card("Ready"))
    match.activate(vehicle, "crew", cost_objects=(pilot,))
    match.resolve()
    if not old:
        refuses_to_attack(match, vehicle)
        return
    match.until(Step.DECLARE_ATTACKERS)
    match.attack(vehicle)
    assert match.obj(vehicle).tapped


# --- Exiled until the source leaves (CR 610.3), as with Angel of Sanctions -------------------------------------------


def jailer(make_card: MakeCard) -> Card:
    target = TargetSpec(Filter(not_types=("land",), controller="opponent"))
    effects = (May((ExileUntilSourceLeaves(),), "exile it"),)
    return make_card(
        "Jailer", "creature", TriggeredAbility(Trigger("enters", of="self"), effects, (target,)), cost="{W}"
    )


def test_610_3_returns_under_its_owners_control_when_the_source_leaves(match: Any, make_card: MakeCard) -> None:
    prisoner = match.put(make_card("Prisoner"), "Bob")
    card = match.hand(jailer(make_card))
    match.mana("{W}")
    match.cast(card)
    match.resolve()
    match.choose("yes")
    assert match.zone(prisoner) is Zone.EXILE
    match._run(lambda game: move(game, match.obj(card).oid, Zone.GRAVEYARD), None)
    assert match.zone(prisoner) is Zone.BATTLEFIELD
    assert match.controller(prisoner) == "Bob"


def test_610_3b_nothing_is_exiled_if_the_source_has_left(match: Any, make_card: MakeCard) -> None:
    prisoner = match.put(make_card("Prisoner"), "Bob")
    card = match.hand(jailer(make_card))
    match.mana("{W}")
    match.cast(card)
    match.resolve_top()
    match._run(lambda game: move(game, match.obj(card).oid, Zone.GRAVEYARD), None)
    match.resolve()
    match.choose("yes")
    assert match.zone(prisoner) is Zone.BATTLEFIELD


def test_702_122a_nobody_is_asked_what_cannot_be_enough(match: Any, make_card: MakeCard) -> None:
    vehicle = match.put(skiff(make_card, 3))
    for _ in range(2):
        match.put(make_card("Pilot", power=1))
    match.refuses(lambda: match.activate(vehicle, "crew"), "702.122a")
