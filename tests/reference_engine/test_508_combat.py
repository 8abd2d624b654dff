"""Attacking, blocking and combat damage (CR 508-510)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mtg_verdict.reference_engine.abilities import SpellAbility, TargetSpec, Trigger, TriggeredAbility, protection
from mtg_verdict.reference_engine.effects import CreateToken
from mtg_verdict.reference_engine.effects_on_permanents import Apply
from mtg_verdict.reference_engine.game import Step
from mtg_verdict.reference_engine.modifications import SetTypes
from mtg_verdict.reference_engine.objects import Card, Zone
from mtg_verdict.reference_engine.references import Filter, Target

MakeCard = Callable[..., Card]


def attack_and_block(match: Any, attackers: list[str], *blocks: tuple[str, str]) -> None:
    match.until(Step.DECLARE_ATTACKERS)
    match.attack(*attackers)
    match.until(Step.DECLARE_BLOCKERS)
    match.block(*blocks)


def life(match: Any) -> tuple[int, int]:
    return match.game.players["Alice"].life, match.game.players["Bob"].life


def test_508_1a_tapped_defenders_noncreatures_and_others_creatures_may_not_attack(
    match: Any, make_card: MakeCard
) -> None:
    tapped = match.put(make_card("Bear"), tapped=True)
    wall = match.put(make_card("Wall", keywords=("defender",)))
    stone = match.put(make_card("Stone", "artifact"))
    theirs = match.put(make_card("Bear"), "Bob")
    match.refuses(lambda: match.attack(), "508.1")
    match.until(Step.DECLARE_ATTACKERS)
    match.refuses(lambda: match.attack(tapped), "tapped")
    match.refuses(lambda: match.attack(wall), "defender")
    match.refuses(lambda: match.attack(stone), "creatures")
    match.refuses(lambda: match.attack(theirs), "controls")
    match.attack()
    assert match.game.priority == "Alice"


def test_702_20b_vigilance(match: Any, make_card: MakeCard) -> None:
    angel = match.put(make_card("Angel", keywords=("vigilance",)))
    match.until(Step.DECLARE_ATTACKERS)
    match.attack(angel)
    assert not match.obj(angel).tapped


def test_509_1_new_creatures_block(match: Any, make_card: MakeCard) -> None:
    attacker = match.put(make_card("Bear"))
    blocker = match.put(make_card("Wall", toughness=4, power=0), "Bob", old=False)
    attack_and_block(match, [attacker], (blocker, attacker))
    match.until(Step.END)
    assert life(match) == (20, 20)
    assert match.obj(blocker).damage == 2


def test_509_1a_tapped_creatures_do_not_block(match: Any, make_card: MakeCard) -> None:
    attacker = match.put(make_card("Bear"))
    blocker = match.put(make_card("Bear"), "Bob", tapped=True)
    match.until(Step.DECLARE_ATTACKERS)
    match.attack(attacker)
    match.until(Step.DECLARE_BLOCKERS)
    match.refuses(lambda: match.block((blocker, attacker)), "untapped")


def test_509_1b_evasion(match: Any, make_card: MakeCard) -> None:
    bird, knight = (
        match.put(make_card("Bird", keywords=("flying",))),
        match.put(make_card("Knight", "creature", protection("black"))),
    )
    goblin = match.put(make_card("Goblin", keywords=("mountainwalk",)))
    match.put(make_card("Mountain", "land", subtypes=("Mountain",), cost=None), "Bob")
    ground = match.put(make_card("Zombie", cost="{B}"), "Bob")
    spider = match.put(make_card("Spider", keywords=("reach",)), "Bob")
    match.until(Step.DECLARE_ATTACKERS)
    match.attack(bird, knight, goblin)
    match.until(Step.DECLARE_BLOCKERS)
    match.refuses(lambda: match.block((ground, bird)), "702.9b")
    match.refuses(lambda: match.block((ground, knight)), "702.16f")
    match.refuses(lambda: match.block((ground, goblin)), "702.14c")
    match.block((spider, bird))
    match.until(Step.END)
    assert life(match) == (20, 16)


def test_702_111b_menace(match: Any, make_card: MakeCard) -> None:
    attacker = match.put(make_card("Thug", keywords=("menace",)))
    one, two = match.put(make_card("Bear"), "Bob"), match.put(make_card("Bear"), "Bob")
    match.until(Step.DECLARE_ATTACKERS)
    match.attack(attacker)
    match.until(Step.DECLARE_BLOCKERS)
    match.refuses(lambda: match.block((one, attacker)), "menace")
    match.block((one, attacker), (two, attacker))
    match.until(Step.END)
    assert match.zone(attacker) is Zone.GRAVEYARD


def test_510_4_first_strike_deals_damage_first(match: Any, make_card: MakeCard) -> None:
    knight = match.put(make_card("Knight", keywords=("first strike",)))
    bear = match.put(make_card("Bear"), "Bob")
    attack_and_block(match, [knight], (bear, knight))
    match.until(Step.END)
    assert match.zone(bear) is Zone.GRAVEYARD
    assert match.zone(knight) is Zone.BATTLEFIELD


def test_510_4_double_strike_deals_damage_twice(match: Any, make_card: MakeCard) -> None:
    attacker = match.put(make_card("Champion", keywords=("double strike",)))
    match.until(Step.DECLARE_ATTACKERS)
    match.attack(attacker)
    match.until(Step.COMBAT_DAMAGE)
    assert life(match) == (20, 18)
    match.until(Step.COMBAT_DAMAGE)
    assert life(match) == (20, 16)
    match.until(Step.END)
    assert life(match) == (20, 16)


def test_702_19_trample_and_702_15_lifelink(match: Any, make_card: MakeCard) -> None:
    attacker = match.put(make_card("Beast", keywords=("trample", "lifelink"), power=5, toughness=5))
    blocker = match.put(make_card("Bear"), "Bob")
    attack_and_block(match, [attacker], (blocker, attacker))
    match.until(Step.END)
    assert life(match) == (25, 17)


def test_702_2_deathtouch_and_702_12_indestructible(match: Any, make_card: MakeCard) -> None:
    viper = match.put(make_card("Viper", keywords=("deathtouch",), power=1))
    giant = match.put(make_card("Giant", power=1, toughness=9), "Bob")
    golem = match.put(make_card("Golem", keywords=("indestructible",), power=9, toughness=1), "Bob")
    other = match.put(make_card("Viper", keywords=("deathtouch",), power=1))
    attack_and_block(match, [viper, other], (giant, viper), (golem, other))
    match.until(Step.END)
    assert match.zone(giant) is Zone.GRAVEYARD
    assert match.zone(golem) is Zone.BATTLEFIELD
    assert match.zone(other) is Zone.GRAVEYARD


def test_508_4_tokens_put_onto_the_battlefield_attacking(match: Any, make_card: MakeCard) -> None:
    cat = make_card("Cat Token", keywords=("lifelink",), power=1, toughness=1, cost=None, token=True)
    make = CreateToken(cat, 2, tapped=True, attacking=True)
    leader = match.put(make_card("Leader", "creature", TriggeredAbility(Trigger("attacks", "self"), (make,)), power=4))
    match.until(Step.DECLARE_ATTACKERS)
    match.attack(leader)
    match.resolve()
    cats = [obj for obj in match.game.battlefield() if obj.token]
    assert [(obj.tapped, match.game.combat.attackers[obj.oid]) for obj in cats] == [(True, "Bob")] * 2
    match.until(Step.END)
    assert life(match) == (22, 14)


def test_506_4_a_creature_that_changes_control_is_removed_from_combat(match: Any, make_card: MakeCard) -> None:
    from mtg_verdict.reference_engine.continuous_effects import begin
    from mtg_verdict.reference_engine.modifications import ChangeControl, Duration
    from mtg_verdict.reference_engine.references import Context

    attacker = match.put(make_card("Bear"))
    match.until(Step.DECLARE_ATTACKERS)
    match.attack(attacker)
    oid = match.obj(attacker).oid
    match.table.run(lambda game: begin(Context(game, "Bob", oid), (oid,), (ChangeControl(),), Duration.INDEFINITE))
    match.until(Step.END)
    assert life(match) == (20, 20)


def test_506_4_what_stops_being_a_creature_is_removed_from_combat(match: Any, make_card: MakeCard) -> None:
    attacker, other = match.put(make_card("Bear")), match.put(make_card("Bear"))
    match.until(Step.DECLARE_ATTACKERS)
    match.attack(attacker, other)
    stone = SpellAbility((Apply(Target(), (SetTypes(("artifact",)),)),), (TargetSpec(Filter(types=("creature",))),))
    match.cast(match.hand(make_card("Petrify", "instant", stone, cost="{0}")), attacker)
    match.resolve()
    assert list(match.game.combat.attackers) == [match.obj(other).oid]
    match.until(Step.END)
    assert life(match) == (20, 18)


def test_508_4_nothing_attacks_outside_the_combat_phase(match: Any, make_card: MakeCard) -> None:
    token = make_card("Cat Token", token=True, cost=None)
    match.cast(
        match.hand(make_card("Call", "instant", SpellAbility((CreateToken(token, attacking=True),)), cost="{0}"))
    )
    match.resolve()
    assert not match.game.combat.attackers
