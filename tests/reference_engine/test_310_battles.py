"""Battles (CR 310), their place in combat (CR 506-510), and players who leave (CR 800.4)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from mtg_verdict.reference_engine import battles, combat
from mtg_verdict.reference_engine.abilities import (
    ANY_TARGET,
    Ability,
    KeywordAbility,
    SpellAbility,
    StaticAbility,
    TargetSpec,
    Trigger,
    TriggeredAbility,
    enchant,
)
from mtg_verdict.reference_engine.effects import DealDamage, GainLife
from mtg_verdict.reference_engine.effects_on_permanents import Apply, Move, gain_control
from mtg_verdict.reference_engine.game import Step
from mtg_verdict.reference_engine.modifications import AddTypes, ChangeControl, Duration
from mtg_verdict.reference_engine.objects import Card, Characteristics, Zone
from mtg_verdict.reference_engine.references import Attached, Filter, Target

from .conftest import Match, card

THREE = ("Alice", "Bob", "Chloé")
UPKEEP = Trigger("step-begins", step="upkeep")


def siege(*abilities: Ability, defense: int = 4, layout: str = "transform", back: str = "creature") -> Card:
    """A Siege with a 3/3 creature, or something else, on its back."""
    front = card("Raid", "battle", *abilities, cost="{1}{U}", subtypes=("Siege",), defense=defense).faces[0]
    reverse = Characteristics(name="Lord", types=(back,), power=3, toughness=3)
    return Card("Raid", (front, reverse), layout)


def bolt(number: int) -> Card:
    return card("Bolt", "instant", SpellAbility((DealDamage(number, Target()),), (ANY_TARGET,)), cost="{0}")


PLAIN_BATTLE = card("Keep", "battle", TriggeredAbility(UPKEEP, (GainLife(1),)), defense=3)
MUSTER = card(
    "Muster",
    "instant",
    SpellAbility((Apply(Target(), (AddTypes(types=("battle",)),)),), (TargetSpec(Filter(types=("creature",))),)),
    cost="{0}",
)
STEAL = card(
    "Steal",
    "instant",
    SpellAbility((gain_control(duration=Duration.INDEFINITE),), (TargetSpec(Filter()),)),
    cost="{0}",
)


def placed(match: Match, what: Card, player: str = "Alice", protector: str = "Bob", number: int = 4) -> str:
    return match.put(what, player, protector=protector, counters={"defense": number})


def defense(match: Match, identifier: str) -> int:
    return match.obj(identifier).counters.get("defense", 0)


def shoot(match: Match, target: str, number: int, player: str = "Alice") -> None:
    match.cast(match.hand(bolt(number), player), target, player=player)
    match.resolve_top()


# --- Entering and protectors -----------------------------------------------------------------------------------------


def test_310_4b_and_310_12a_a_siege_enters_with_its_counters_and_an_opponent_as_protector() -> None:
    match = Match(players=THREE)
    raid = match.hand(siege())
    match.mana("{U}{U}")
    match.cast(raid)
    asked = match.resolve()
    assert asked is not None
    assert (asked.player, asked.kind, asked.options) == ("Alice", "player", ("Bob", "Chloé"))
    match.choose("Chloé")
    assert (defense(match, raid), match.obj(raid).protector) == (4, "Chloé")


def test_310_9a_a_battle_without_a_type_is_protected_by_its_controller(match: Match) -> None:
    keep = match.hand(PLAIN_BATTLE)
    match.mana("{U}")
    match.cast(keep)
    match.resolve()
    assert (defense(match, keep), match.obj(keep).protector) == (3, "Alice")


def test_704_5y_a_protector_who_gains_control_is_replaced(match: Match) -> None:
    raid = placed(match, siege())
    match.pass_priority("Alice")
    match.cast(match.hand(STEAL, "Bob"), raid, player="Bob")
    match.resolve()
    assert (match.controller(raid), match.obj(raid).protector) == ("Bob", "Alice")


# --- Defense ---------------------------------------------------------------------------------------------------------


def test_120_3h_damage_removes_counters_and_is_not_marked(match: Match) -> None:
    raid = placed(match, siege())
    shoot(match, raid, 3)
    assert (defense(match, raid), match.obj(raid).damage, len(match.game.stack)) == (1, 0, 0)


def test_120_3e_damage_to_a_battle_that_is_a_creature_does_both(match: Match) -> None:
    bear = match.put(card("Bear"), counters={"defense": 4}, protector="Alice")
    match.cast(match.hand(MUSTER), bear)
    match.resolve()
    shoot(match, bear, 1)
    assert (defense(match, bear), match.obj(bear).damage) == (3, 1)


def test_310_12b_the_last_counter_removed_exiles_it_and_it_may_be_cast_transformed(match: Match) -> None:
    raid = placed(match, siege(), number=1)
    shoot(match, raid, 3)
    assert match.zone(raid) is Zone.BATTLEFIELD
    assert [item.controller for item in match.game.stack] == ["Alice"]
    assert match.resolve_top() is not None
    match.choose("yes")
    assert (match.zone(raid), match.values(raid).name) == (Zone.STACK, "Lord")
    match.resolve()
    assert (match.zone(raid), match.power_toughness(raid)) == (Zone.BATTLEFIELD, (3, 3))
    assert (match.obj(raid).protector, match.obj(raid).counters) == (None, {})


def test_310_12b_it_stays_in_exile_if_it_is_not_cast(match: Match) -> None:
    raid = placed(match, siege(), number=1)
    shoot(match, raid, 1)
    match.resolve_top()
    match.choose("no")
    assert (match.zone(raid), match.values(raid).name) == (Zone.EXILE, "Raid")


def test_701_6a_a_back_face_that_is_countered_is_its_front_in_the_graveyard(match: Match) -> None:
    counter = card(
        "Stop", "instant", SpellAbility((Move(Zone.GRAVEYARD),), (TargetSpec(Filter(zone=Zone.STACK)),)), cost="{0}"
    )
    raid = placed(match, siege(), number=1)
    shoot(match, raid, 1)
    match.resolve_top()
    match.choose("yes")
    match.cast(match.hand(counter), raid)
    match.resolve()
    assert (match.zone(raid), match.values(raid).name) == (Zone.GRAVEYARD, "Raid")


@pytest.mark.parametrize(("ruleset", "asked"), [("cr-2024", False), ("cr-2026", True)])
def test_712_11a_whether_a_modal_card_may_be_cast_transformed_depends_on_the_edition(ruleset: str, asked: bool) -> None:
    match = Match(ruleset=ruleset)
    raid = placed(match, siege(layout="modal_dfc"), number=1)
    shoot(match, raid, 1)
    assert (match.resolve_top() is not None) is asked
    assert match.zone(raid) is Zone.EXILE


def test_712_11c_a_land_on_the_back_is_not_cast(match: Match) -> None:
    raid = placed(match, siege(back="land"), number=1)
    shoot(match, raid, 1)
    assert match.resolve_top() is None
    assert match.zone(raid) is Zone.EXILE


def test_704_5v_a_siege_that_never_had_a_counter_goes_to_the_graveyard_and_triggers_nothing(match: Match) -> None:
    raid = placed(match, siege(), number=0)
    match.pass_priority("Alice")
    assert (match.zone(raid), match.game.stack) == (Zone.GRAVEYARD, [])


@pytest.mark.parametrize(("ruleset", "zone"), [("cr-2024", Zone.BATTLEFIELD), ("cr-2026", Zone.GRAVEYARD)])
def test_704_5w_whether_another_battle_waits_for_its_ability_depends_on_the_edition(ruleset: str, zone: Zone) -> None:
    match = Match(Step.UNTAP, ruleset=ruleset)
    keep = placed(match, PLAIN_BATTLE, protector="Alice", number=1)
    match.until(Step.UPKEEP)
    assert len(match.game.stack) == 1
    shoot(match, keep, 1)
    assert match.zone(keep) is zone
    match.resolve()
    assert (match.zone(keep), match.game.players["Alice"].life) == (Zone.GRAVEYARD, 21)


def test_704_5v_a_siege_waits_for_its_abilities_under_every_edition(match: Match) -> None:
    raid = placed(match, siege(TriggeredAbility(UPKEEP, (GainLife(1),))), number=1)
    match.until(Step.UPKEEP, "Bob")
    shoot(match, raid, 1, "Bob")
    assert [item.source for item in match.game.stack] == [match.obj(raid).oid] * 2


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    number=st.integers(1, 9),
    powers=st.lists(st.integers(0, 6), min_size=1, max_size=4),
)
def test_counters_removed_never_exceed_those_present_and_the_last_one_triggers_once(
    number: int, powers: list[int]
) -> None:
    match = Match()
    raid = placed(match, siege(), number=number)
    attackers = [match.put(card("Bear", power=power)) for power in powers]
    match.until(Step.DECLARE_ATTACKERS)
    match.attack(*attackers, what=raid)
    match.until(Step.COMBAT_DAMAGE)
    assert defense(match, raid) == max(number - sum(powers), 0)
    assert len(match.game.stack) == (sum(powers) >= number)
    assert match.game.players["Bob"].life == 20


# --- Combat ----------------------------------------------------------------------------------------------------------


def attack(match: Match, *attackers: str, what: str) -> None:
    match.until(Step.DECLARE_ATTACKERS)
    match.attack(*attackers, what=what)


def test_310_9b_all_may_attack_it_except_its_protector() -> None:
    for active, allowed in (("Alice", True), ("Bob", False), ("Chloé", True)):
        match = Match(Step.BEGINNING_OF_COMBAT, active, THREE)
        raid, bear = placed(match, siege()), match.put(card("Bear"), active)
        match.until(Step.DECLARE_ATTACKERS, active)
        if allowed:
            match.attack(bear, player=active, what=raid)
        else:
            match.refuses(partial(match.attack, bear, player="Bob", what=raid), "508.1b")


def test_310_9c_only_its_protector_blocks() -> None:
    match = Match(Step.BEGINNING_OF_COMBAT, players=THREE)
    raid, bear = placed(match, siege()), match.put(card("Bear"))
    theirs, others = match.put(card("Elf"), "Bob"), match.put(card("Elf"), "Chloé")
    attack(match, bear, what=raid)
    match.until(Step.DECLARE_BLOCKERS)
    match.refuses(lambda: match.block((others, bear), player="Chloé"), "509.1")
    match.block((theirs, bear))


def test_508_1a_and_509_1a_a_battle_neither_attacks_nor_blocks(match: Match) -> None:
    def mustered(player: str) -> str:
        bear = match.put(card("Bear"), player, protector=player, counters={"defense": 2})
        match.cast(match.hand(MUSTER), bear)
        match.resolve()
        return bear

    ours, theirs, other = mustered("Alice"), mustered("Bob"), match.put(card("Elf"))
    match.until(Step.DECLARE_ATTACKERS)
    match.refuses(lambda: match.attack(ours), "508.1a")
    match.attack(other)
    match.until(Step.DECLARE_BLOCKERS)
    match.refuses(lambda: match.block((theirs, other)), "509.1a")


def test_506_4_an_attacker_that_becomes_a_battle_leaves_combat(match: Match) -> None:
    bear = match.put(card("Bear"), counters={"defense": 2}, protector="Alice")
    attack(match, bear, what="Bob")
    match.cast(match.hand(MUSTER), bear)
    match.resolve()
    assert match.game.combat.attackers == {}
    match.until(Step.END)
    assert match.game.players["Bob"].life == 20


def test_506_4c_what_attacked_a_battle_that_left_attacks_nothing_but_may_be_blocked(match: Match) -> None:
    raid, one, other = placed(match, siege()), match.put(card("Bear")), match.put(card("Bear"))
    elf = match.put(card("Elf", power=1, toughness=1), "Bob")
    attack(match, one, other, what=raid)
    bounce = card("Bounce", "instant", SpellAbility((Move(Zone.HAND),), (TargetSpec(Filter()),)), cost="{0}")
    match.cast(match.hand(bounce), raid)
    match.resolve()
    assert list(match.game.combat.attackers.values()) == [None, None]
    match.until(Step.DECLARE_BLOCKERS)
    match.block((elf, one))
    match.until(Step.END)
    assert (match.zone(elf), match.game.players["Bob"].life) == (Zone.GRAVEYARD, 20)


def test_506_4_a_battle_that_changes_controller_leaves_combat() -> None:
    match = Match(Step.BEGINNING_OF_COMBAT, players=THREE)
    raid, bear = placed(match, siege()), match.put(card("Bear"))
    attack(match, bear, what=raid)
    match.pass_priority("Alice")
    match.pass_priority("Bob")
    match.cast(match.hand(STEAL, "Chloé"), raid, player="Chloé")
    match.resolve()
    assert match.game.combat.attackers == {match.obj(bear).oid: None}
    assert match.obj(raid).protector == "Bob"
    match.until(Step.END)
    assert defense(match, raid) == 4


@pytest.mark.parametrize(("ruleset", "left"), [("cr-2024", 2), ("cr-2026", 4)])
def test_506_4_whether_a_change_of_protector_ends_the_attack_depends_on_the_edition(ruleset: str, left: int) -> None:
    match = Match(Step.BEGINNING_OF_COMBAT, players=THREE, ruleset=ruleset)
    raid, bear = placed(match, siege()), match.put(card("Bear"))
    attack(match, bear, what=raid)
    match._run(lambda game: battles.set_protector(game, game.zones[Zone.BATTLEFIELD][0], "Chloé"), None)
    match.until(Step.END)
    assert (match.obj(raid).protector, defense(match, raid)) == ("Chloé", left)


@settings(max_examples=40, deadline=None)
@given(st.data())
def test_attackers_are_declared_all_or_none(data: st.DataObject) -> None:
    match = Match(Step.BEGINNING_OF_COMBAT)
    raid = placed(match, siege())
    keep = placed(match, PLAIN_BATTLE, "Bob", "Bob", 3)
    own = placed(match, PLAIN_BATTLE, "Alice", "Alice", 3)
    legal = [match.put(card("Bear")) for _ in range(3)]
    illegal = [
        match.put(card("Bear"), tapped=True),
        match.put(card("Bear"), old=False),
        match.put(card("Wall", keywords=("defender",))),
        match.put(card("Bear"), "Bob"),
    ]
    match.until(Step.DECLARE_ATTACKERS)
    creatures = data.draw(st.lists(st.sampled_from([*legal, *illegal]), min_size=1, max_size=5))
    targets = [data.draw(st.sampled_from(["Bob", raid, keep, own, "Alice"])) for _ in creatures]
    declared = [(match.obj(each).oid, match.entity(what)) for each, what in zip(creatures, targets, strict=True)]
    allowed = (
        set(creatures) <= set(legal) and len(set(creatures)) == len(creatures) and set(targets) <= {"Bob", raid, keep}
    )

    def act() -> object:
        return match._run(lambda game: combat.declare_attackers(game, "Alice", declared), "Alice")

    if not allowed:
        match.refuses(act, "508.1|302.6|702.3b|controls")
        assert match.game.combat.attackers == {}
    else:
        act()
        assert match.game.combat.attackers == dict(declared)
        assert all(match.obj(each).tapped for each in creatures)


# --- Leaving the game ------------------------------------------------------------------------------------------------


def test_704_5x_another_protector_is_chosen_if_nothing_attacks() -> None:
    match = Match(players=(*THREE, "David"))
    raid = placed(match, siege())
    match.leave("Bob")
    asked = match.pass_priority("Alice")
    assert asked is not None
    assert asked.options == ("Chloé", "David")
    match.choose("David")
    assert (match.obj(raid).protector, defense(match, raid), match.game.stack) == ("David", 4, [])


def test_704_5x_an_attacked_battle_waits_and_is_dealt_damage() -> None:
    match = Match(Step.BEGINNING_OF_COMBAT, players=THREE)
    raid, one, other = placed(match, siege()), match.put(card("Bear")), match.put(card("Bear"))
    elf = match.put(card("Elf"), "Chloé")
    match.until(Step.DECLARE_ATTACKERS)
    match._run(lambda game: _declare(game, match, {one: raid, other: "Bob"}), "Alice")
    match.leave("Bob")
    assert battles.protector_of(match.game, match.obj(raid)) is None
    match.until(Step.DECLARE_BLOCKERS)
    match.refuses(lambda: match.block((elf, one), player="Chloé"), "509.1")
    match.until(Step.COMBAT_DAMAGE)
    assert (defense(match, raid), match.obj(raid).protector) == (2, "Bob")
    match.until(Step.POSTCOMBAT_MAIN)
    assert match.obj(raid).protector == "Chloé"


def _declare(game: Any, match: Match, attacks: dict[str, str]) -> None:
    combat.declare_attackers(game, "Alice", [(match.obj(each).oid, match.entity(to)) for each, to in attacks.items()])


def test_800_4a_what_a_player_owns_leaves_and_what_they_controlled_goes_back_or_is_exiled() -> None:
    match = Match(players=THREE)
    aura = card(
        "Hold", "enchantment", enchant(Filter()), StaticAbility(Attached(), (ChangeControl(),)), subtypes=("Aura",)
    )
    held, lent, given, own = (match.put(card(name)) for name in ("Held", "Lent", "Given", "Own"))
    match.put(aura, "Bob", attached_to=match.obj(held).oid)
    match.obj(given).controller = match.obj(given).marker_controller = "Bob"
    match.pass_priority("Alice")
    match.cast(match.hand(STEAL, "Bob"), lent, player="Bob")
    match.resolve()
    assert [match.controller(each) for each in (held, lent, given)] == ["Bob"] * 3
    theirs = match.put(card("Theirs"), "Bob")
    match.leave("Bob")
    assert not match.exists(theirs)
    assert [match.controller(each) for each in (held, lent, own)] == ["Alice"] * 3
    assert match.zone(given) is Zone.EXILE
    assert not any(obj.owner == "Bob" for obj in match.game.objects.values())


def test_800_4a_priority_passes_on_and_the_stack_goes_on_resolving() -> None:
    match = Match(players=THREE)
    match.cast(match.hand(bolt(3)), "Chloé")
    match.pass_priority("Alice")
    match.leave("Bob")
    assert match.game.priority == "Chloé"
    match.pass_priority("Chloé")
    assert (match.game.players["Chloé"].life, match.game.stack, match.game.over) == (17, [], False)


def test_800_4j_a_turn_goes_on_without_its_player() -> None:
    match = Match(Step.BEGINNING_OF_COMBAT, players=THREE)
    match.put(card("Bear"))
    match.until(Step.DECLARE_ATTACKERS)
    match.leave("Alice")
    assert (match.game.declaration, match.game.priority) == (None, "Bob")
    match.until(Step.UPKEEP, "Bob")
    assert match.game.active_player == "Bob"


def test_104_2a_the_last_player_wins() -> None:
    match = Match(players=THREE)
    match.leave("Bob")
    match.leave("Alice")
    assert (match.game.over, match.game.winner) == (True, "Chloé")


def test_310_10_a_battle_that_is_an_aura_becomes_unattached(make_card: Callable[..., Card]) -> None:
    match = Match()
    bear = match.put(make_card("Bear"))
    odd = match.put(
        make_card("Odd", "battle enchantment", KeywordAbility("enchant", filter=Filter()), subtypes=("Aura",)),
        attached_to=match.obj(bear).oid,
        counters={"defense": 1},
        protector="Alice",
    )
    match.pass_priority("Alice")
    assert match.exists(odd)
    assert match.obj(odd).attached_to is None
