"""Casting spells, paying for them, and resolving them (CR 601, 605, 608)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from mtg_verdict.reference_engine.abilities import (
    ANY_TARGET,
    ActivatedAbility,
    AlternativeCost,
    AsThoughFlash,
    EntersTapped,
    Mana,
    Sacrifice,
    SpellAbility,
    StaticAbility,
    TapSymbol,
    TapUntapped,
    TargetSpec,
    enchant,
    protection,
)
from mtg_verdict.reference_engine.casting_abilities import AdditionalCost
from mtg_verdict.reference_engine.effects import AddMana, AddManaOfAnyColor, DealDamage, Draw, PutCardOntoBattlefield
from mtg_verdict.reference_engine.effects_on_permanents import Enter, Move, pump
from mtg_verdict.reference_engine.game import Step
from mtg_verdict.reference_engine.mana import ManaPool, mana_value, pay
from mtg_verdict.reference_engine.modifications import RemoveAllAbilities
from mtg_verdict.reference_engine.objects import Card, Zone
from mtg_verdict.reference_engine.references import Each, Filter, Remembered, Target

CREATURE = Filter(types=("creature",))
MakeCard = Callable[..., Card]


@pytest.mark.parametrize(
    ("pool", "cost", "left"),
    [
        ("GGC", "{1}{G}", "{G}"),
        ("UUUU", "{2}{U}{U}", ""),
        ("UG", "{U}{U}", None),
        ("WUG", "{1}{U}", "{G}"),
    ],
)
def test_601_2h_paying_mana(pool: str, cost: str, left: str | None) -> None:
    mana = ManaPool({symbol: pool.count(symbol) for symbol in pool})
    before = str(mana)
    assert pay(mana, cost, any_color=False) == (left is not None)
    assert str(mana) == (before if left is None else left)


def test_107_4_hybrid_and_phyrexian_symbols_are_paid_in_the_ways_there_are(match: Any, make_card: MakeCard) -> None:
    hybrid, phyrexian = (match.hand(make_card(cost, cost=cost)) for cost in ("{G/W}", "{U/P}"))
    match.mana("{W}")
    match.cast(hybrid)
    match.resolve()
    match.cast(phyrexian)
    match.resolve()
    assert match.game.players["Alice"].life == 18
    match.game.players["Alice"].life = 1
    third = match.hand(make_card("third", cost="{U/P}"))
    match.refuses(lambda: match.cast(third), "can't be paid")


def test_202_3_mana_value() -> None:
    assert [mana_value(each) for each in ("{3}{U/P}", "{X}{U}{U}", "{2/W}", None)] == [4, 2, 2, 0]


def test_307_1_sorcery_timing_and_702_8a_flash(new_match: Any, make_card: MakeCard) -> None:
    match = new_match(Step.UPKEEP)
    bear, viper = (
        match.hand(make_card("Bear", cost="{G}")),
        match.hand(make_card("Viper", cost="{G}", keywords=("flash",))),
    )
    match.mana("{G}{G}")
    match.refuses(lambda: match.cast(bear), "307.1")
    match.cast(viper)
    match.refuses(lambda: match.cast(bear), "307.1")
    match.resolve()
    assert match.zone(viper) is Zone.BATTLEFIELD
    match.put(make_card("Orrery", "artifact", AsThoughFlash()))
    match.cast(bear)


def test_601_2_an_unpayable_spell_is_taken_back(match: Any, make_card: MakeCard) -> None:
    forest = match.put(make_card("Forest", "land", subtypes=("Forest",), cost=None))
    spell = match.hand(make_card("Bear", cost="{1}{G}"))
    match.refuses(lambda: match.cast(spell, mana_from=(forest,)), "can't be paid")
    match.mana("{G}")
    match.cast(spell, mana_from=(forest,))
    assert match.obj(forest).tapped
    assert match.zone(spell) is Zone.STACK
    match.resolve_top()
    assert match.zone(spell) is Zone.BATTLEFIELD


def test_601_2c_targets_must_be_legal(match: Any, make_card: MakeCard) -> None:
    growth = make_card("Growth", "instant", SpellAbility((pump(3, 3),), (TargetSpec(CREATURE),)), cost="{G}")
    spell = match.hand(growth)
    land = match.put(make_card("Forest", "land", cost=None))
    safe = match.put(make_card("Hidden", keywords=("shroud",)))
    knight = match.put(make_card("Knight", "creature", protection("green")))
    match.mana("{G}")
    for illegal in (land, safe, knight):
        match.refuses(lambda illegal=illegal: match.cast(spell, illegal), "target")
    match.refuses(lambda: match.cast(spell), "missing")


def test_608_2b_a_spell_whose_target_is_gone_does_not_resolve(match: Any, make_card: MakeCard) -> None:
    bolt = make_card("Bolt", "instant", SpellAbility((DealDamage(3, Target()), Draw()), (ANY_TARGET,)), cost="{R}")
    bear = match.put(make_card("Bear"))
    first, second = match.hand(bolt), match.hand(bolt)
    match.mana("{R}{R}")
    match.cast(first, bear)
    match.cast(second, bear)
    match.resolve()
    assert match.zone(bear) is Zone.GRAVEYARD
    assert [match.zone(each) for each in (first, second)] == [Zone.GRAVEYARD] * 2
    assert len(match.game.in_zone(Zone.HAND, "Alice")) == 1


def test_303_4_an_aura_enters_attached_and_falls_off_when_its_permanent_leaves(match: Any, make_card: MakeCard) -> None:
    aura = match.hand(make_card("Aura", "enchantment", enchant(CREATURE), subtypes=("Aura",), cost="{G}"))
    unsummon = make_card("Unsummon", "instant", SpellAbility((Move(Zone.HAND),), (TargetSpec(CREATURE),)), cost="{U}")
    bear = match.put(make_card("Bear"), "Bob")
    match.mana("{G}{U}")
    match.cast(aura, bear)
    match.resolve()
    assert match.obj(aura).attached_to == match.obj(bear).oid
    match.cast(match.hand(unsummon), bear)
    match.resolve()
    assert match.zone(bear) is Zone.HAND
    assert match.zone(aura) is Zone.GRAVEYARD


def test_118_8_additional_and_118_9_alternative_costs(match: Any, make_card: MakeCard) -> None:
    rites = make_card("Rites", "instant", SpellAbility((Draw(2),)), AdditionalCost((Sacrifice(CREATURE),)), cost="{B}")
    scout = make_card("Scout", "creature", AlternativeCost("dash", (Mana("{R}"),)), cost="{5}")
    victim, runner = match.put(make_card("Bear"), old=False), match.hand(scout)
    match.mana("{B}{R}")
    match.refuses(lambda: match.cast(runner), "can't be paid")
    match.refuses(lambda: match.cast(runner, method="morph"), "601.2b")
    match.cast(runner, method="dash")
    match.resolve()
    assert match.obj(runner).cast.method == "dash"
    match.cast(match.hand(rites), cost_objects=(victim,))
    assert match.zone(victim) is Zone.GRAVEYARD


@pytest.mark.parametrize(("ruleset", "on_stack"), [("cr-2024", 0), ("cr-2026", 1)])
def test_605_1a_moving_a_library_card_makes_it_no_mana_ability_any_more(
    match: Any, make_card: MakeCard, ruleset: str, on_stack: int
) -> None:
    match.table.game.ruleset = ruleset
    prism = match.put(make_card("Prism", "artifact", ActivatedAbility((TapSymbol(),), (AddMana("{C}"), Draw()))))
    match.activate(prism, "{T}")
    assert len(match.game.stack) == on_stack


def test_605_3_mana_abilities_do_not_use_the_stack_and_may_tap_new_creatures(match: Any, make_card: MakeCard) -> None:
    yours = Filter(types=("creature",), controller="you")
    drum = match.put(
        make_card("Drum", "artifact", ActivatedAbility((TapSymbol(), TapUntapped(yours)), (AddManaOfAnyColor(),)))
    )
    bear = match.put(make_card("Bear"), old=False)
    request = match.activate(drum, "{T}, tap", cost_objects=(bear,))
    assert (request.kind, request.player, len(request.options)) == ("color", "Alice", 5)
    match.choose("blue")
    assert str(match.game.players["Alice"].pool) == "{U}"
    assert match.obj(bear).tapped
    assert match.game.stack == []


def test_602_2_a_creature_cannot_pay_both_tap_costs_itself(match: Any, make_card: MakeCard) -> None:
    yours = Filter(types=("creature",), controller="you")
    dryad = match.put(
        make_card("Dryad", "creature", ActivatedAbility((TapSymbol(), TapUntapped(yours)), (AddMana("{G}"),)))
    )
    match.refuses(lambda: match.activate(dryad, "{T}, tap", cost_objects=(dryad,)), "not enough objects")


def test_305_6_basic_land_types_bring_mana_abilities(match: Any, make_card: MakeCard) -> None:
    arbor = match.put(make_card("Arbor", "land creature", subtypes=("Forest", "Dryad"), cost=None))
    match.activate(arbor, "{T}")
    assert str(match.game.players["Alice"].pool) == "{G}"


def test_614_12_permanents_enter_tapped(match: Any, make_card: MakeCard) -> None:
    ghoul = match.hand(make_card("Ghoul", "creature", EntersTapped(), cost="{B}"))
    match.mana("{B}")
    match.cast(ghoul)
    match.resolve()
    assert match.obj(ghoul).tapped


def test_608_2d_a_choice_made_on_resolution_waits_for_its_answer(match: Any, make_card: MakeCard) -> None:
    amulet_ability = ActivatedAbility(
        (TapSymbol(),), (PutCardOntoBattlefield(Filter(types=("creature",), zone=Zone.HAND)),)
    )
    amulet = match.put(make_card("Amulet", "artifact", amulet_ability), old=False)
    bear, elf = match.hand(make_card("Bear")), match.hand(make_card("Elf"))
    match.hand(make_card("Theirs"), "Bob")
    match.activate(amulet, "{T}")
    request = match.resolve_top()
    assert (request.kind, request.minimum, request.maximum) == ("objects", 0, 1)
    assert set(request.options) == {match.obj(bear).oid, match.obj(elf).oid}
    match.refuses(lambda: match.choose(amulet), "not a legal choice")
    match.choose(elf)
    assert match.zone(elf) is Zone.BATTLEFIELD
    assert match.zone(bear) is Zone.HAND
    assert match.game.stack == []


def test_400_7_a_card_that_is_exiled_and_returned_is_a_new_object(match: Any, make_card: MakeCard) -> None:
    effects = (Move(Zone.EXILE), Enter(Remembered()))
    shift = make_card("Shift", "instant", SpellAbility(effects, (TargetSpec(CREATURE),)), cost="{W}")
    bear = match.put(make_card("Bear"), counters={"+1/+1": 1})
    before = match.obj(bear).oid
    match.mana("{W}")
    match.cast(match.hand(shift), bear)
    match.resolve()
    assert match.obj(bear).oid != before
    assert match.obj(bear).counters == {}
    assert not match.obj(bear).since_turn_began


def test_614_12_what_would_have_no_abilities_on_the_battlefield_does_not_enter_tapped(
    match: Any, make_card: MakeCard
) -> None:
    humble = StaticAbility(Each(Filter(types=("creature",))), (RemoveAllAbilities(),))
    match.put(make_card("Humble", "enchantment", humble))
    ghoul = match.hand(make_card("Ghoul", "creature", EntersTapped(), cost="{0}"))
    match.cast(ghoul)
    match.resolve()
    assert not match.obj(ghoul).tapped


def test_602_5b_once_each_turn_however_it_is_activated(match: Any, make_card: MakeCard) -> None:
    once = ActivatedAbility((TapSymbol(),), (AddMana("{G}"),), once_each_turn=True)
    stone = match.put(make_card("Stone", "artifact", once))
    match.cast(match.hand(make_card("Elf", cost="{G}")), mana_from=(stone,))
    match.resolve()
    match.table.game.objects[match.obj(stone).oid].tapped = False
    match.refuses(lambda: match.activate(stone, "{T}"), "602.5b")


def test_107_3b_no_x_is_announced_for_an_ability_without_x(match: Any, make_card: MakeCard) -> None:
    stone = match.put(make_card("Stone", "artifact", ActivatedAbility((TapSymbol(),), (AddMana("{G}"),))))
    match.refuses(lambda: match.activate(stone, "{T}", x=1), "107.3b")
    match.activate(stone, "{T}", x=0)
    assert str(match.table.game.players["Alice"].pool) == "{G}"


def test_601_2g_the_mana_ability_of_several_with_one_label_is_activated(match: Any, make_card: MakeCard) -> None:
    draws = ActivatedAbility((TapSymbol(),), (Draw(1),))
    elf = match.put(make_card("Elf", "creature", draws, ActivatedAbility((TapSymbol(),), (AddMana("{G}"),))))
    other = match.put(make_card("Reader", "creature", draws))
    spell = match.hand(make_card("Bear", cost="{G}"))
    match.refuses(lambda: match.cast(spell, mana_abilities=[(other, "{T}")]), "605.1a")
    match.cast(spell, mana_abilities=[(elf, "{T}")])
    assert match.zone(spell) is Zone.STACK
