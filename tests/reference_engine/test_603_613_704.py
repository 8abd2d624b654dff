"""Triggered abilities (CR 603), layers (613) and state-based actions (704)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mtg_verdict.reference_engine.abilities import (
    ANY_TARGET,
    ActivatedAbility,
    Condition,
    KeywordAbility,
    SacrificeSelf,
    SpellAbility,
    StaticAbility,
    TapSymbol,
    TargetSpec,
    Trigger,
    TriggeredAbility,
    enchant,
    protection,
)
from mtg_verdict.reference_engine.effects import AddMana, DealDamage, Draw, GainLife
from mtg_verdict.reference_engine.effects_on_permanents import Apply, AtNext, Move, Transform, pump
from mtg_verdict.reference_engine.game import Step
from mtg_verdict.reference_engine.modifications import (
    AddAbilities,
    ChangeText,
    Duration,
    ModifyPT,
    RemoveAllAbilities,
    SetBasePT,
    SetColors,
    SetTypes,
)
from mtg_verdict.reference_engine.objects import Card, Zone
from mtg_verdict.reference_engine.references import Attached, Count, Each, Filter, Remembered, Source, Target
from mtg_verdict.reference_engine.zones import move

CREATURE = Filter(types=("creature",))
MakeCard = Callable[..., Card]


def test_603_6a_enters_triggers_see_the_permanent_itself_or_others(match: Any, make_card: MakeCard) -> None:
    warden = TriggeredAbility(Trigger("enters", filter=Filter(types=("creature",), other=True)), (GainLife(1),))
    visionary = TriggeredAbility(Trigger("enters", "self"), (Draw(),))
    match.put(make_card("Warden", "creature", warden))
    spell = match.hand(make_card("Visionary", "creature", visionary, cost="{G}"))
    match.mana("{G}")
    match.cast(spell)
    match.resolve_top()
    assert len(match.game.stack) == 2
    match.resolve()
    assert match.game.players["Alice"].life == 21
    assert len(match.game.in_zone(Zone.HAND, "Alice")) == 1


def test_603_4_an_intervening_if_is_checked_twice(match: Any, make_card: MakeCard) -> None:
    rich = Condition(lambda ctx: ctx.game.players[ctx.controller].life >= 20)
    upkeep = TriggeredAbility(Trigger("step-begins", step="upkeep"), (GainLife(5),), condition=rich)
    ping = ActivatedAbility((SacrificeSelf(),), (DealDamage(1, Target()),), (ANY_TARGET,))
    match.put(make_card("Hill", "enchantment", upkeep))
    fanatic = match.put(make_card("Fanatic", "creature", ping), old=False)
    match.until(Step.UPKEEP, "Bob")
    assert len(match.game.stack) == 1
    match.table.run(lambda game: setattr(game, "priority", "Alice"))
    match.activate(fanatic, "sacrifice", "Alice")
    match.resolve()
    assert match.game.players["Alice"].life == 19


def test_603_3d_the_target_of_a_triggered_ability_is_chosen_as_it_goes_on_the_stack(
    match: Any, make_card: MakeCard
) -> None:
    ability = TriggeredAbility(Trigger("enters", "self"), (DealDamage(2, Target()),), (TargetSpec(CREATURE),))
    spell = match.hand(make_card("Shaman", "creature", ability, cost="{R}", toughness=5))
    one = match.put(make_card("Bear"), "Bob")
    match.put(make_card("Bear"), "Bob")
    match.mana("{R}")
    match.cast(spell)
    request = match.resolve_top()
    assert (request.kind, len(request.options)) == ("targets", 3)
    match.choose(one)
    match.resolve()
    assert match.zone(one) is Zone.GRAVEYARD
    assert match.obj(spell).damage == 0


def test_603_10a_leaves_the_battlefield_looks_back(match: Any, make_card: MakeCard) -> None:
    dies = TriggeredAbility(Trigger("dies", filter=CREATURE), (GainLife(1),))
    wrath = make_card("Wrath", "sorcery", SpellAbility((Move(Zone.GRAVEYARD, Each(CREATURE)),)), cost="{W}")
    match.put(make_card("Artist", "creature", dies))
    match.put(make_card("Bear"))
    match.mana("{W}")
    match.cast(match.hand(wrath))
    match.resolve()
    assert match.game.players["Alice"].life == 22


def test_603_7_a_delayed_trigger_at_the_next_end_step_is_about_that_object_only(
    match: Any, make_card: MakeCard
) -> None:
    from mtg_verdict.reference_engine.effects import Remember

    effects = (Remember(Source(), "it"), AtNext("end", (Move(Zone.HAND, Remembered()),)))
    runner = match.hand(
        make_card("Runner", "creature", TriggeredAbility(Trigger("enters", "self"), effects), cost="{R}")
    )
    match.mana("{R}")
    match.cast(runner)
    match.resolve()
    match.until(Step.END)
    assert match.zone(runner) is Zone.BATTLEFIELD
    match.resolve()
    assert match.zone(runner) is Zone.HAND


def test_613_lord_gives_power_and_abilities_to_others(match: Any, make_card: MakeCard) -> None:
    others = Each(Filter(subtypes=("Goblin",), other=True, types=("creature",)))
    king = StaticAbility(others, (ModifyPT(1, 1), AddAbilities((KeywordAbility("mountainwalk"),))))
    lord = match.put(make_card("King", "creature", king, subtypes=("Goblin",)))
    goblin = match.put(make_card("Goblin", subtypes=("Goblin",), power=1, toughness=1), "Bob")
    assert match.power_toughness(goblin) == (2, 2)
    assert match.values(goblin).has_keyword("mountainwalk")
    assert match.power_toughness(lord) == (2, 2)
    match.table.run(lambda game: move(game, match.obj(lord).oid, Zone.GRAVEYARD))
    assert match.power_toughness(goblin) == (1, 1)


def test_613_4_set_modify_and_counters_whatever_their_order(match: Any, make_card: MakeCard) -> None:
    growth = make_card("Growth", "instant", SpellAbility((pump(3, 3),), (TargetSpec(CREATURE),)), cost="{G}")
    frog = SpellAbility(
        (Apply(Target(), (RemoveAllAbilities(), SetColors(("blue",)), SetBasePT(1, 1))),), (TargetSpec(CREATURE),)
    )
    bear = match.put(make_card("Bear", keywords=("flying",)), counters={"+1/+1": 1})
    match.mana("{G}{U}")
    match.cast(match.hand(growth), bear)
    match.resolve()
    match.cast(match.hand(make_card("Frog", "instant", frog, cost="{U}")), bear)
    match.resolve()
    assert match.power_toughness(bear) == (5, 5)
    assert match.values(bear).abilities == ()
    assert match.values(bear).colors == ("blue",)


def test_604_3_characteristic_defining_abilities_work_in_every_zone(match: Any, make_card: MakeCard) -> None:
    count = Count(Filter(types=("land",), controller="you"))
    cda = StaticAbility(Source(), (SetBasePT(count, count),), defining=True)
    lhurgoyf = match.hand(make_card("Treefolk", "creature", cda, power=0, toughness=0))
    match.put(make_card("Forest", "land", cost=None))
    assert match.power_toughness(lhurgoyf) == (1, 1)


def test_613_1d_an_aura_makes_a_creature_a_land_and_back(match: Any, make_card: MakeCard) -> None:
    mana = ActivatedAbility((TapSymbol(),), (AddMana("{C}"),))
    moon = StaticAbility(Attached(), (SetTypes(("land",)), SetColors(), RemoveAllAbilities(), AddAbilities((mana,))))
    bear = match.put(make_card("Bear", keywords=("flying",)), old=False)
    aura = match.put(
        make_card("Moon", "enchantment", enchant(Filter(types=("creature", "land"))), moon, subtypes=("Aura",))
    )
    match.obj(aura).attached_to = match.obj(bear).oid
    assert match.values(bear).types == ("land",)
    match.activate(bear, "{T}")
    assert str(match.game.players["Alice"].pool) == "{C}"
    assert not match.values(bear).has_keyword("flying")
    match.table.run(lambda game: move(game, match.obj(aura).oid, Zone.GRAVEYARD))
    assert match.values(bear).types == ("creature",)
    match.until(Step.DECLARE_ATTACKERS, "Alice")
    match.refuses(lambda: match.attack(bear), "tapped")


def test_612_text_change_reaches_protection(match: Any, make_card: MakeCard) -> None:
    words = (("black", "red"),)
    sleight = SpellAbility((Apply(Target(), (ChangeText(words),), Duration.INDEFINITE),), (TargetSpec(CREATURE),))
    knight = match.put(make_card("Knight", "creature", protection("black")))
    match.mana("{U}")
    match.cast(match.hand(make_card("Sleight", "instant", sleight, cost="{U}")), knight)
    match.resolve()
    assert [each.text for each in match.values(knight).abilities] == ["protection from red"]


def test_704_5_lethal_damage_zero_toughness_and_the_legend_rule(match: Any, make_card: MakeCard) -> None:
    dead = match.put(make_card("Bear"), damage=2)
    shrunk = match.put(make_card("Bear"), counters={"-1/-1": 2})
    mixed = match.put(make_card("Bear"), counters={"+1/+1": 2, "-1/-1": 1})
    legend = make_card("Legend", supertypes=("legendary",))
    keep, lose = match.put(legend), match.put(legend)
    match.mana("{G}")
    request = match.cast(match.hand(make_card("Elf", cost="{G}")))
    assert request.kind == "objects"
    match.choose(keep)
    assert [match.zone(each) for each in (dead, shrunk, lose)] == [Zone.GRAVEYARD] * 3
    assert match.zone(keep) is Zone.BATTLEFIELD
    assert match.obj(mixed).counters == {"+1/+1": 1}


def test_704_5a_a_player_at_zero_life_loses(match: Any, make_card: MakeCard) -> None:
    bolt = make_card("Bolt", "instant", SpellAbility((DealDamage(20, Target()),), (ANY_TARGET,)), cost="{R}")
    match.mana("{R}")
    match.cast(match.hand(bolt), "Bob")
    match.resolve()
    assert (match.game.over, match.game.winner) == (True, "Alice")


def test_704_5d_a_token_that_leaves_the_battlefield_ceases_to_exist(match: Any, make_card: MakeCard) -> None:
    token = match.put(make_card("Goblin Token", token=True, cost=None))
    unsummon = make_card("Unsummon", "instant", SpellAbility((Move(Zone.HAND),), (TargetSpec(CREATURE),)), cost="{U}")
    match.mana("{U}")
    match.cast(match.hand(unsummon), token)
    match.resolve()
    assert not match.exists(token)


def test_603_daybreak_condition_remembers_the_spells_of_the_last_turn(match: Any, make_card: MakeCard) -> None:
    quiet = Condition(lambda ctx: not any(each.spells_last_turn for each in ctx.game.players.values()))
    ability = TriggeredAbility(Trigger("step-begins", step="upkeep"), (Transform(),), condition=quiet)
    front = make_card("Ranger", "creature", ability).faces[0]
    back = make_card("Predator", power=4, toughness=4).faces[0]
    ranger = match.put(Card("Ranger", (front, back), "transform"), old=False)
    match.mana("{G}")
    match.cast(match.hand(make_card("Elf", cost="{G}")))
    match.resolve()
    match.until(Step.UPKEEP, "Bob")
    assert match.game.stack == []
    match.until(Step.UPKEEP, "Alice")
    match.resolve()
    assert match.values(ranger).name == "Predator"
    assert match.power_toughness(ranger) == (4, 4)
    assert match.obj(ranger).since_turn_began


def test_117_5_state_based_actions_come_before_each_player_gets_priority(match: Any, make_card: MakeCard) -> None:
    bear = match.put(make_card("Bear"), damage=2)
    match.pass_priority("Alice")
    assert match.game.priority == "Bob"
    assert match.zone(bear) is Zone.GRAVEYARD


def test_704_5h_damage_with_deathtouch_destroys_though_none_is_marked(match: Any, make_card: MakeCard) -> None:
    giant = match.put(make_card("Giant", power=4, toughness=4))
    pinger = ActivatedAbility((TapSymbol(),), (DealDamage(1, Target()),), (TargetSpec(CREATURE),))
    match.activate(match.put(make_card("Snake", "creature", pinger, keywords=("deathtouch", "wither"))), "{T}", giant)
    match.resolve()
    assert match.zone(giant) is Zone.GRAVEYARD
