"""Creatures that came under a player's control this turn (CR 302.6), and haste (702.10)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from mtg_verdict.reference_engine.abilities import (
    ANY_TARGET,
    ActivatedAbility,
    KeywordAbility,
    Mana,
    SpellAbility,
    StaticAbility,
    TapSymbol,
    TapUntapped,
    TargetSpec,
    UntapSymbol,
    enchant,
)
from mtg_verdict.reference_engine.effects import AddMana, AddManaOfAnyColor, DealDamage
from mtg_verdict.reference_engine.effects_on_permanents import Apply, Destroy, Tap, gain_control, gain_keywords
from mtg_verdict.reference_engine.game import Step
from mtg_verdict.reference_engine.modifications import (
    AddAbilities,
    AddTypes,
    ChangeControl,
    RemoveAllAbilities,
    SetBasePT,
)
from mtg_verdict.reference_engine.objects import Card, Zone
from mtg_verdict.reference_engine.references import Attached, Each, Filter, Source, Target

CREATURE = Filter(types=("creature",))
YOURS = Filter(types=("creature",), controller="you")
MakeCard = Callable[..., Card]


@pytest.fixture
def pinger(make_card: MakeCard) -> Card:
    return make_card("Pinger", "creature", ActivatedAbility((TapSymbol(),), (DealDamage(1, Target()),), (ANY_TARGET,)))


@pytest.fixture
def elf(make_card: MakeCard) -> Card:
    return make_card(
        "Elf", "creature", ActivatedAbility((TapSymbol(),), (AddMana("{G}"),)), cost="{G}", subtypes=("Elf",)
    )


@pytest.fixture
def bear(make_card: MakeCard) -> Card:
    return make_card("Bear", cost="{1}{G}")


@pytest.fixture
def fervor(make_card: MakeCard) -> Card:
    return make_card("Fervor", "enchantment", StaticAbility(Each(YOURS), (AddAbilities((KeywordAbility("haste"),)),)))


def test_302_6_a_creature_cast_this_turn_cannot_tap_for_its_ability_until_the_next_turn(
    match: Any, pinger: Card
) -> None:
    cast = match.hand(pinger)
    match.mana("{R}")
    match.cast(cast)
    match.resolve()
    assert match.zone(cast) is Zone.BATTLEFIELD
    match.refuses(lambda: match.activate(cast, "{T}", "Bob"), "302.6")
    match.until(Step.UPKEEP, "Bob")
    match.refuses(lambda: match.activate(cast, "{T}", "Bob"), "302.6")
    match.until(Step.UPKEEP, "Alice")
    match.activate(cast, "{T}", "Bob")
    match.resolve()
    assert match.game.players["Bob"].life == 19


def test_302_6_untap_symbol(match: Any, make_card: MakeCard) -> None:
    pili = make_card("Scarecrow", "creature", ActivatedAbility((Mana("{2}"), UntapSymbol()), (AddManaOfAnyColor(),)))
    new, old = match.put(pili, old=False, tapped=True), match.put(pili, tapped=True)
    match.mana("{C}{C}{C}{C}")
    match.refuses(lambda: match.activate(new, "{2}, {Q}"), "302.6")
    request = match.activate(old, "{2}, {Q}")
    assert request.kind == "color"
    match.choose("red")
    assert str(match.game.players["Alice"].pool) == "{R}{C}{C}"
    assert not match.obj(old).tapped


def test_302_6_attack_declaration_with_a_new_creature_is_refused_as_a_whole(match: Any, bear: Card) -> None:
    old, new = match.put(bear), match.put(bear, old=False)
    match.until(Step.DECLARE_ATTACKERS)
    match.refuses(lambda: match.attack(old, new), "302.6")
    match.attack(old)
    assert match.obj(old).tapped
    match.until(Step.END)
    assert match.game.players["Bob"].life == 18
    match.until(Step.DECLARE_ATTACKERS)
    match.attack(old, new)
    match.until(Step.END)
    assert match.game.players["Bob"].life == 14


def test_302_6_losing_all_abilities_frees_nothing(match: Any, bear: Card, make_card: MakeCard) -> None:
    frog = make_card(
        "Frog",
        "instant",
        SpellAbility((Apply(Target(), (RemoveAllAbilities(), SetBasePT(1, 1))),), (TargetSpec(CREATURE),)),
        cost="{U}",
    )
    old, new = match.put(bear), match.put(bear, old=False)
    for each in (old, new):
        match.mana("{U}")
        match.cast(match.hand(frog), each)
        match.resolve()
        assert match.power_toughness(each) == (1, 1)
    match.until(Step.DECLARE_ATTACKERS)
    match.refuses(lambda: match.attack(new), "302.6")
    match.attack(old)
    match.until(Step.UPKEEP, "Bob")
    assert match.power_toughness(old) == (2, 2)


def test_302_6_gaining_control_makes_an_old_creature_new(match: Any, bear: Card, make_card: MakeCard) -> None:
    melody = make_card(
        "Melody",
        "sorcery",
        SpellAbility((gain_control(),), (TargetSpec(Filter(types=("creature",), mana_value_x=True)),)),
        cost="{X}{U}",
    )
    taken = match.put(bear, "Bob")
    match.mana("{U}{C}{C}")
    spell = match.hand(melody)
    match.refuses(lambda: match.cast(spell, taken, x=1), "target")
    match.cast(spell, taken, x=2)
    match.resolve()
    assert match.controller(taken) == "Alice"
    match.until(Step.DECLARE_ATTACKERS)
    match.refuses(lambda: match.attack(taken), "302.6")
    match.until(Step.DECLARE_ATTACKERS)
    match.attack(taken)


def test_302_6_any_gap_in_control_counts(new_match: Any, pinger: Card, make_card: MakeCard) -> None:
    match = new_match(Step.UPKEEP)
    magic = make_card(
        "Magic",
        "enchantment",
        enchant(CREATURE),
        StaticAbility(Attached(), (ChangeControl(),)),
        cost="{U}",
        subtypes=("Aura",),
        keywords=("flash",),
    )
    disenchant = make_card(
        "Disenchant",
        "instant",
        SpellAbility((Destroy(),), (TargetSpec(Filter(types=("artifact", "enchantment"))),)),
        cost="{W}",
    )
    lost, kept = match.put(pinger), match.put(pinger)
    aura = match.hand(magic, "Bob")
    match.mana("{U}", "Bob")
    match.table.run(lambda game: _pass(game))
    match.cast(aura, lost, player="Bob")
    match.resolve()
    assert match.controller(lost) == "Bob"
    match.until(Step.PRECOMBAT_MAIN)
    match.mana("{W}")
    match.cast(match.hand(disenchant), aura)
    match.resolve()
    assert match.controller(lost) == "Alice"
    match.refuses(lambda: match.activate(lost, "{T}", "Bob"), "302.6")
    match.activate(kept, "{T}", "Bob")


def _pass(game: Any) -> None:
    from mtg_verdict.reference_engine.priority import pass_priority

    pass_priority(game, game.priority)


def test_302_6_does_not_restrict_tapping_for_another_cost(match: Any, bear: Card, make_card: MakeCard) -> None:
    opposition = make_card(
        "Opposition",
        "enchantment",
        ActivatedAbility(
            (TapUntapped(YOURS),), (Tap(),), (TargetSpec(Filter(types=("artifact", "creature", "land"))),)
        ),
    )
    match.put(opposition)
    source = next(each.card_id for each in match.game.battlefield())
    new, other = match.put(bear, old=False), match.put(bear, "Bob")
    match.activate(source, "tap", other, cost_objects=(new,))
    assert match.obj(new).tapped
    match.resolve()
    assert match.obj(other).tapped
    match.refuses(lambda: match.activate(source, "tap", other, cost_objects=(new,)), "not enough objects")


def test_302_6_counts_from_control_not_from_becoming_a_creature(match: Any, make_card: MakeCard) -> None:
    vault = make_card(
        "Vault",
        "land",
        ActivatedAbility((TapSymbol(),), (AddMana("{C}"),)),
        ActivatedAbility(
            (Mana("{1}"),), (Apply(Source(), (AddTypes(("creature",), every_creature_type=True), SetBasePT(2, 2))),)
        ),
        cost=None,
    )
    old, new = match.put(vault), match.put(vault, old=False)
    match.mana("{C}{C}")
    match.activate(old, "{1}")
    match.activate(new, "{1}")
    match.resolve()
    assert match.values(old).has_subtype("Goblin")
    match.refuses(lambda: match.activate(new, "{T}"), "302.6")
    match.until(Step.DECLARE_ATTACKERS)
    match.refuses(lambda: match.attack(new), "302.6")
    match.attack(old)
    assert match.obj(old).tapped


def test_702_10_haste_lifts_the_rule_and_only_while_it_lasts(match: Any, pinger: Card, fervor: Card) -> None:
    enchantment = match.put(fervor)
    new = match.put(pinger, old=False)
    assert match.values(new).has_keyword("haste")
    match.activate(new, "{T}", "Bob")
    match.resolve()
    other = match.put(pinger, old=False)
    match.table.run(lambda game: _destroy(game, match.obj(enchantment).oid))
    match.refuses(lambda: match.activate(other, "{T}", "Bob"), "302.6")


def _destroy(game: Any, oid: int) -> None:
    from mtg_verdict.reference_engine.zones import destroy

    destroy(game, [oid])


def test_702_10_haste_until_end_of_turn(match: Any, bear: Card, make_card: MakeCard) -> None:
    rush = make_card(
        "Rush",
        "instant",
        SpellAbility((gain_keywords("haste", objects=Target()),), (TargetSpec(CREATURE),)),
        cost="{R}",
    )
    new = match.put(bear, old=False)
    match.mana("{R}")
    match.cast(match.hand(rush), new)
    match.resolve()
    match.until(Step.DECLARE_ATTACKERS)
    match.attack(new)
    match.until(Step.UPKEEP, "Bob")
    assert not match.values(new).has_keyword("haste")


def test_602_5a_mana_abilities_too(match: Any, elf: Card) -> None:
    old, new = match.put(elf), match.put(elf, old=False)
    match.refuses(lambda: match.activate(new, "{T}"), "302.6")
    match.activate(old, "{T}")
    assert str(match.game.players["Alice"].pool) == "{G}"
    assert match.game.stack == []
    spell = match.hand(match.obj(new).card)
    third = match.put(elf)
    match.refuses(lambda: match.cast(spell, mana_from=(new,)), "302.6")
    match.cast(spell, mana_from=(third,))
    assert match.obj(third).tapped
