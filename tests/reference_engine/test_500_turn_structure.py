"""Steps, priority and what happens between them (CR 117, 500-514)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mtg_verdict.reference_engine.abilities import ExtraLandPlays, SpellAbility, TargetSpec
from mtg_verdict.reference_engine.advancing import Outcome
from mtg_verdict.reference_engine.effects import DealDamage, GainLife
from mtg_verdict.reference_engine.effects_on_permanents import AtNext, pump
from mtg_verdict.reference_engine.game import Step
from mtg_verdict.reference_engine.objects import Card, Zone
from mtg_verdict.reference_engine.references import Filter, Target

MakeCard = Callable[..., Card]


def test_500_1_the_steps_of_a_turn_in_order(match: Any) -> None:
    for step in (Step.BEGINNING_OF_COMBAT, Step.DECLARE_ATTACKERS, Step.END_OF_COMBAT, Step.POSTCOMBAT_MAIN, Step.END):
        assert match.until(step) is Outcome.REACHED
        assert (match.game.active_player, match.game.step) == ("Alice", step)
    for step in (Step.UNTAP, Step.UPKEEP, Step.DRAW, Step.PRECOMBAT_MAIN):
        assert match.until(step, "Bob") is Outcome.REACHED
        assert (match.game.active_player, match.game.step) == ("Bob", step)


def test_500_5_mana_empties_between_steps(match: Any) -> None:
    match.mana("{G}{G}")
    match.until(Step.BEGINNING_OF_COMBAT)
    assert match.game.players["Alice"].pool.total() == 0


def test_502_3_only_the_active_players_permanents_untap(match: Any, make_card: MakeCard) -> None:
    bear = make_card("Bear")
    mine, theirs = match.put(bear, tapped=True), match.put(bear, "Bob", tapped=True)
    match.until(Step.UNTAP, "Bob")
    assert match.obj(mine).tapped
    assert not match.obj(theirs).tapped
    assert match.game.priority is None


def test_504_1_the_active_player_draws(match: Any) -> None:
    match.until(Step.DRAW, "Bob")
    assert len(match.game.in_zone(Zone.HAND, "Bob")) == 1
    assert len(match.game.in_zone(Zone.HAND, "Alice")) == 0


def test_508_8_without_attackers_blocks_and_damage_are_skipped(match: Any) -> None:
    assert match.until(Step.COMBAT_DAMAGE) is Outcome.SKIPPED
    assert match.game.step is Step.END_OF_COMBAT
    assert match.game.priority == "Alice"


def test_514_1_the_active_player_discards_to_seven(match: Any, make_card: MakeCard) -> None:
    cards = [match.hand(make_card(f"Card {number}")) for number in range(9)]
    request = match.until(Step.CLEANUP)
    assert (request.kind, request.minimum, request.maximum) == ("objects", 2, 2)
    match.choose(*cards[:2])
    assert [match.zone(each) for each in cards[:3]] == [Zone.GRAVEYARD, Zone.GRAVEYARD, Zone.HAND]


def test_514_2_damage_and_until_end_of_turn_end_together(match: Any, make_card: MakeCard) -> None:
    creature = TargetSpec(Filter(types=("creature",)))
    growth = make_card("Growth", "instant", SpellAbility((pump(3, 3),), (creature,)), cost="{G}")
    bolt = make_card("Bolt", "instant", SpellAbility((DealDamage(3, Target()),), (creature,)), cost="{R}")
    bear = match.put(make_card("Bear"))
    match.mana("{G}{R}")
    match.cast(match.hand(growth), bear)
    match.resolve()
    match.cast(match.hand(bolt), bear)
    match.resolve()
    assert match.power_toughness(bear) == (5, 5)
    assert match.obj(bear).damage == 3
    match.until(Step.UPKEEP, "Bob")
    assert match.zone(bear) is Zone.BATTLEFIELD
    assert match.power_toughness(bear) == (2, 2)
    assert match.obj(bear).damage == 0


def test_305_2_one_land_each_turn_and_more_by_effects(match: Any, make_card: MakeCard) -> None:
    forest = make_card("Forest", "land", cost=None, subtypes=("Forest",))
    first, second = match.hand(forest), match.hand(forest)
    match.play_land(first)
    match.refuses(lambda: match.play_land(second), "305.2")
    match.put(make_card("Exploration", "enchantment", ExtraLandPlays()))
    match.play_land(second)
    assert match.zone(second) is Zone.BATTLEFIELD
    assert match.game.stack == []


def test_702_26_phased_out_permanents_return_in_their_controllers_untap_step(match: Any, make_card: MakeCard) -> None:
    bear = match.put(make_card("Bear"), phased_out=True)
    assert match.game.battlefield() == []
    match.until(Step.UPKEEP, "Bob")
    assert match.obj(bear).phased_out
    match.until(Step.DECLARE_ATTACKERS, "Alice")
    match.attack(bear)
    assert match.obj(bear).tapped


def test_508_8_the_declare_attackers_step_gives_priority_without_attackers(match: Any) -> None:
    match.until(Step.DECLARE_ATTACKERS)
    assert match.game.priority is None
    match.attack()
    now: tuple[Step, str | None] = (match.game.step, match.game.priority)
    assert now == (Step.DECLARE_ATTACKERS, "Alice")


def test_117_priority_in_every_step_but_untap_and_cleanup(new_match: Any) -> None:
    match = new_match(Step.END)
    for step in Step:
        if step not in (Step.DECLARE_BLOCKERS, Step.COMBAT_DAMAGE):
            match.until(step, "Bob")
            assert match.game.step is step
            without = step in (Step.UNTAP, Step.DECLARE_ATTACKERS, Step.CLEANUP)
            assert match.game.priority == (None if without else "Bob")


def test_514_3a_a_trigger_in_the_cleanup_step_gives_priority_and_another_such_step(
    match: Any, make_card: MakeCard
) -> None:
    later = SpellAbility((AtNext("cleanup", (GainLife(1),)),))
    match.cast(match.hand(make_card("Later", "instant", later, cost="{0}")))
    match.resolve()
    match.until(Step.CLEANUP)
    assert (match.game.priority, len(match.game.stack)) == ("Alice", 1)
    first = match.game.step_number
    match.until(Step.CLEANUP)
    assert (match.game.active_player, match.game.step_number) == ("Alice", first + 1)
    assert (match.game.priority, match.game.players["Alice"].life) == (None, 21)
    match.until(Step.UNTAP, "Bob")
    assert match.game.step_number == first + 2


def test_117_4_a_mana_ability_between_passes_keeps_the_step_from_ending(match: Any, make_card: MakeCard) -> None:
    forest = match.put(make_card("Forest", "land", cost=None, subtypes=("Forest",)), "Bob")
    match.pass_priority("Alice")
    match.activate(forest, "{T}", player="Bob")
    assert match.game.priority == "Bob"
    match.pass_priority("Bob")
    assert (match.game.step, match.game.priority) == (Step.PRECOMBAT_MAIN, "Alice")
    match.pass_priority("Alice")
    assert match.game.step is Step.BEGINNING_OF_COMBAT


def test_104_3a_who_leaves_loses_and_the_game_is_over(match: Any) -> None:
    match.leave("Bob")
    assert (match.game.over, match.game.winner, match.game.priority) == (True, "Alice", None)
