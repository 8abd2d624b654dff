"""As though it had haste (CR 609.4), phasing (702.26), extra and skipped turns (500.7, 500.11), exchanges (701.12)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from mtg_verdict.reference_engine.abilities import (
    ANY_TARGET,
    Ability,
    ActivatedAbility,
    AsThoughHaste,
    Restriction,
    SpellAbility,
    StaticAbility,
    TapSymbol,
    TargetSpec,
    enchant,
)
from mtg_verdict.reference_engine.effects import DealDamage, ExtraTurn, SkipNextTurn
from mtg_verdict.reference_engine.effects_on_permanents import (
    Destroy,
    Enter,
    ExchangeControl,
    Move,
    PhaseOut,
    TapOrUntap,
)
from mtg_verdict.reference_engine.game import Step
from mtg_verdict.reference_engine.modifications import AddTypes, ModifyPT, SetBasePTToManaValue
from mtg_verdict.reference_engine.objects import Card, Zone
from mtg_verdict.reference_engine.references import Attached, Each, Filter, Remembered, Target
from mtg_verdict.reference_engine.text_changing import ChangeColorWord

CREATURE = Filter(types=("creature",))
YOURS = Each(Filter(types=("creature",), controller="you"))
ONE_CREATURE = (TargetSpec(CREATURE),)
PING = ActivatedAbility((TapSymbol(),), (DealDamage(1, Target()),), (ANY_TARGET,))
MakeCard = Callable[..., Card]


def test_609_4_activating_as_though_with_haste_is_not_attacking_so(match: Any, make_card: MakeCard) -> None:
    new = match.put(make_card("Pinger", "creature", PING), old=False)
    match.refuses(lambda: match.activate(new, "{T}", "Bob"), "302.6")
    match.put(make_card("Elixir", "artifact", AsThoughHaste(YOURS, activating=True)))
    assert not match.values(new).has_keyword("haste")
    match.until(Step.DECLARE_ATTACKERS)
    match.refuses(lambda: match.attack(new), "302.6")
    match.attack()
    match.activate(new, "{T}", "Bob")
    assert match.obj(new).tapped


def test_609_4_attacking_as_though_with_haste_is_not_activating_so(match: Any, make_card: MakeCard) -> None:
    new = match.put(make_card("Pinger", "creature", PING), old=False)
    match.put(make_card("Energy", "enchantment", AsThoughHaste(YOURS, attacking=True)))
    match.refuses(lambda: match.activate(new, "{T}", "Bob"), "302.6")
    match.until(Step.DECLARE_ATTACKERS)
    match.attack(new)
    assert match.obj(new).tapped


def test_508_1c_509_1b_restrictions(match: Any, make_card: MakeCard) -> None:
    calm = Restriction(Each(Filter(types=("creature",), subtypes=("Bear",))), attacking=True, blocking=True)
    bear = match.put(make_card("Bear", subtypes=("Bear",)))
    goblin = match.put(make_card("Goblin"))
    blocker = match.put(make_card("Bear", subtypes=("Bear",)), "Bob")
    match.put(make_card("Calm", "enchantment", calm), "Bob")
    match.until(Step.DECLARE_ATTACKERS)
    match.refuses(lambda: match.attack(bear), "508.1c")
    match.attack(goblin)
    match.until(Step.DECLARE_BLOCKERS)
    match.refuses(lambda: match.block((blocker, goblin)), "509.1b")


def _cast(match: Any, make_card: MakeCard, ability: Ability, *targets: str) -> Any:
    spell = match.hand(make_card("Spell", "instant", ability, cost="{0}"))
    match.cast(spell, *targets)
    return match.resolve()


def test_702_26_a_permanent_phases_out_with_its_aura_and_in_again(match: Any, make_card: MakeCard) -> None:
    bear = match.put(make_card("Bear"), old=False)
    bigger = StaticAbility(Attached(), (ModifyPT(1, 2),))
    strength = make_card("Strength", "enchantment", enchant(CREATURE), bigger, subtypes=("Aura",))
    aura = match.put(strength, "Bob", attached_to=match.obj(bear).oid)
    identity = match.obj(bear).oid
    _cast(match, make_card, SpellAbility((PhaseOut(),), ONE_CREATURE), bear)
    assert match.obj(bear).phased_out
    assert match.obj(aura).phased_out
    match.until(Step.UPKEEP, "Bob")
    assert match.obj(aura).phased_out
    match.until(Step.UPKEEP, "Alice")
    assert not match.obj(bear).phased_out
    assert not match.obj(aura).phased_out
    assert match.obj(bear).oid == identity
    assert match.power_toughness(bear) == (3, 4)
    match.until(Step.DECLARE_ATTACKERS)
    match.attack(bear)


def test_506_4_what_phases_out_leaves_combat(match: Any, make_card: MakeCard) -> None:
    bear = match.put(make_card("Bear"))
    match.until(Step.DECLARE_ATTACKERS)
    match.attack(bear)
    _cast(match, make_card, SpellAbility((PhaseOut(),), ONE_CREATURE), bear)
    assert not match.game.combat.attackers


def test_500_7_an_extra_turn_comes_before_the_next_turn_in_order(match: Any, make_card: MakeCard) -> None:
    warp = SpellAbility((ExtraTurn(Target()),), (TargetSpec(players=True),))
    _cast(match, make_card, warp, "Bob")
    _cast(match, make_card, warp, "Alice")
    for number, player in ((2, "Alice"), (3, "Bob"), (4, "Bob"), (5, "Alice")):
        match.until(Step.UPKEEP, player)
        assert (match.game.turn_number, match.game.active_player) == (number, player)


def test_500_11_a_skipped_turn_is_passed_over(match: Any, make_card: MakeCard) -> None:
    _cast(match, make_card, SpellAbility((SkipNextTurn(),)))
    match.until(Step.UPKEEP, "Bob")
    assert match.game.turn_number == 2
    match.until(Step.UPKEEP, "Bob")
    assert match.game.turn_number == 3
    match.until(Step.UPKEEP, "Alice")
    assert match.game.turn_number == 4


def test_701_12b_control_is_exchanged_between_two_players_only(match: Any, make_card: MakeCard) -> None:
    exchange = SpellAbility((ExchangeControl(),), (TargetSpec(CREATURE, minimum=2, maximum=2),))
    mine, other = match.put(make_card("Bear")), match.put(make_card("Bear"))
    theirs = match.put(make_card("Goblin"), "Bob")
    _cast(match, make_card, exchange, mine, other)
    assert match.controller(mine) == match.controller(other) == "Alice"
    assert match.obj(mine).since_turn_began
    _cast(match, make_card, exchange, mine, theirs)
    assert (match.controller(mine), match.controller(theirs)) == ("Bob", "Alice")
    assert not match.obj(theirs).since_turn_began


@pytest.mark.parametrize(("answer", "tapped"), [("tap", True), ("untap", False), ("neither", False)])
def test_tap_or_untap_is_the_choice_of_the_controller(
    match: Any, make_card: MakeCard, answer: str, tapped: bool
) -> None:
    bear = match.put(make_card("Bear"))
    request = _cast(match, make_card, SpellAbility((TapOrUntap(),), ONE_CREATURE), bear)
    assert request.kind == "option"
    match.choose(answer)
    assert match.obj(bear).tapped is tapped


def test_111_8_a_token_that_left_does_not_come_back(match: Any, make_card: MakeCard) -> None:
    flicker = SpellAbility((Move(Zone.EXILE), Enter(Remembered())), ONE_CREATURE)
    bear, token = match.put(make_card("Bear")), match.put(make_card("Goblin", token=True))
    _cast(match, make_card, flicker, bear)
    assert match.zone(bear) is Zone.BATTLEFIELD
    _cast(match, make_card, flicker, token)
    assert not match.exists(token)


def test_612_a_colour_word_changes_in_a_spell_too(match: Any, make_card: MakeCard) -> None:
    terror = SpellAbility((Destroy(),), (TargetSpec(Filter(types=("creature",), not_colors=("black",))),))
    bear = match.put(make_card("Bear", cost="{1}{G}"))
    kill = match.hand(make_card("Terror", "instant", terror, cost="{0}"))
    change = SpellAbility((ChangeColorWord(),), (TargetSpec(Filter(), spells=True),))
    match.cast(kill, bear)
    sleight = match.hand(make_card("Sleight", "instant", change, cost="{0}"))
    match.cast(sleight, kill)
    match.resolve_top()
    match.choose("black")
    match.choose("green")
    match.resolve()
    assert match.zone(bear) is Zone.BATTLEFIELD


def test_701_6_a_countered_spell_goes_to_the_graveyard_without_effect(match: Any, make_card: MakeCard) -> None:
    bear = match.hand(make_card("Bear", cost="{0}"))
    counter = SpellAbility((Move(Zone.GRAVEYARD),), (TargetSpec(Filter(zone=Zone.STACK)),))
    spell = match.hand(make_card("Counter", "instant", counter, cost="{0}"))
    match.cast(bear)
    match.cast(spell, bear)
    match.resolve()
    assert match.zone(bear) is match.zone(spell) is Zone.GRAVEYARD


def test_613_4b_each_artifact_is_as_large_as_its_own_mana_value(match: Any, make_card: MakeCard) -> None:
    march = StaticAbility(
        Each(Filter(types=("artifact",), not_types=("creature",))), (AddTypes(("creature",)), SetBasePTToManaValue())
    )
    match.put(make_card("March", "enchantment", march))
    ring, amulet = match.put(make_card("Ring", "artifact")), match.put(make_card("Amulet", "artifact", cost="{4}"))
    memnite = match.put(make_card("Memnite", "artifact creature", cost="{0}", power=1, toughness=1))
    assert [match.power_toughness(each) for each in (ring, amulet, memnite)] == [(1, 1), (4, 4), (1, 1)]
