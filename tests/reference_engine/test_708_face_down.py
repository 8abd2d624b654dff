"""Face-down spells and permanents (CR 708) and morph (CR 702.37)."""

from __future__ import annotations

from mtg_verdict.reference_engine.abilities import SpellAbility, TargetSpec, Trigger, TriggeredAbility
from mtg_verdict.reference_engine.effects import GainLife
from mtg_verdict.reference_engine.effects_on_permanents import Apply, pump
from mtg_verdict.reference_engine.game import Step
from mtg_verdict.reference_engine.keywords import morph
from mtg_verdict.reference_engine.modifications import RemoveAllAbilities
from mtg_verdict.reference_engine.objects import Zone
from mtg_verdict.reference_engine.references import Filter, Target

from .conftest import BEAR, FOREST, Match, card

CREATURE = (TargetSpec(Filter(types=("creature",))),)
GAIN = TriggeredAbility(Trigger("enters", of="self"), (GainLife(1),))
MASKED = card("Masked", "creature", GAIN, morph("{1}{G}"), cost="{4}{G}", keywords=("flying",), power=4, toughness=5)
GROWTH = card("Growth", "instant", SpellAbility((pump(3, 3),), CREATURE), cost="{0}")


def cast_face_down(match: Match) -> str:
    masked = match.hand(MASKED)
    match.mana("{C}{C}{C}")
    match.cast(masked, method="morph")
    return masked


def test_702_37c_the_spell_has_no_name_cost_subtypes_or_abilities(match: Match) -> None:
    masked = cast_face_down(match)
    values = match.values(masked)
    assert match.zone(masked) is Zone.STACK
    assert (values.name, values.mana_cost, values.types, values.subtypes) == ("", None, ("creature",), ())
    assert not values.abilities


def test_702_37a_it_costs_three_whatever_the_mana_cost(match: Match) -> None:
    masked = match.hand(MASKED)
    match.mana("{G}{G}")
    match.refuses(lambda: match.cast(masked, method="morph"), "118.3a")


def test_708_4_it_is_cast_with_the_timing_of_a_creature_spell(new_match: type[Match]) -> None:
    match = new_match(Step.UPKEEP)
    masked = match.hand(MASKED)
    match.mana("{C}{C}{C}")
    match.refuses(lambda: match.cast(masked, method="morph"), "302.1")


def test_708_3_its_ability_about_entering_does_not_trigger(match: Match) -> None:
    masked = cast_face_down(match)
    match.resolve()
    assert match.zone(masked) is Zone.BATTLEFIELD
    assert not match.obj(masked).tapped
    assert match.game.players["Alice"].life == 20


def test_708_2a_the_permanent_is_a_2_2_without_anything_else(match: Match) -> None:
    masked = cast_face_down(match)
    match.resolve()
    values = match.values(masked)
    assert match.obj(masked).face_down
    assert (values.name, values.mana_cost, values.colors, values.abilities) == ("", None, (), ())
    assert match.power_toughness(masked) == (2, 2)


def test_702_37d_another_card_cannot_be_cast_face_down(match: Match) -> None:
    bear = match.hand(BEAR)
    match.mana("{C}{C}{C}")
    match.refuses(lambda: match.cast(bear, method="morph"), "morph")


def test_702_37e_turning_face_up_costs_the_morph_cost_and_does_not_use_the_stack(match: Match) -> None:
    masked = match.put(MASKED, face_down=True)
    match.mana("{G}")
    match.refuses(lambda: match.turn_face_up(masked), "118.3a")
    forest = match.put(FOREST)
    match.turn_face_up(masked, forest)
    assert not match.game.stack
    assert match.obj(forest).tapped
    assert match.values(masked).name == "Masked"
    assert match.power_toughness(masked) == (4, 5)
    assert match.values(masked).has_keyword("flying")
    # Nothing entered, so its ability about entering did not trigger (CR 708.8).
    assert match.game.players["Alice"].life == 20


def test_702_37e_it_may_be_turned_face_up_with_a_spell_on_the_stack(match: Match) -> None:
    masked = match.put(MASKED, face_down=True)
    match.cast(match.hand(GROWTH), masked)
    match.mana("{G}{G}")
    match.turn_face_up(masked)
    assert len(match.game.stack) == 1
    match.resolve()
    assert match.power_toughness(masked) == (7, 8)


def test_702_37e_the_morph_cost_is_paid_with_permanents_tapped_for_mana(match: Match) -> None:
    masked = match.put(MASKED, face_down=True)
    lands = [match.put(FOREST), match.put(FOREST)]
    match.turn_face_up(masked, *lands)
    assert all(match.obj(each).tapped for each in lands)
    assert not match.obj(masked).face_down


def test_708_8_effects_and_counters_stay(match: Match) -> None:
    masked = match.put(MASKED, face_down=True, counters={"+1/+1": 1})
    match.cast(match.hand(GROWTH), masked)
    match.resolve()
    assert match.power_toughness(masked) == (6, 6)
    match.mana("{G}{G}")
    match.turn_face_up(masked)
    assert match.power_toughness(masked) == (8, 9)


def test_708_8_it_stays_the_same_object(match: Match) -> None:
    masked = match.put(MASKED, face_down=True, damage=1, tapped=True)
    before = match.obj(masked).oid
    match.mana("{G}{G}")
    match.turn_face_up(masked)
    obj = match.obj(masked)
    assert (obj.oid, obj.damage, obj.tapped) == (before, 1, True)


def test_702_37e_what_cannot_be_turned_face_up(match: Match) -> None:
    face_up = match.put(MASKED)
    bear = match.put(BEAR, face_down=True)
    theirs = match.put(MASKED, "Bob", face_down=True)
    match.mana("{G}{G}")
    match.refuses(lambda: match.turn_face_up(face_up), "not face down")
    match.refuses(lambda: match.turn_face_up(bear), "no morph cost")
    match.refuses(lambda: match.turn_face_up(theirs), "only its controller")


def test_702_37e_without_a_morph_cost_when_face_up_it_stays_face_down(match: Match) -> None:
    blank = card("Blank", "instant", SpellAbility((Apply(Target(), (RemoveAllAbilities(),)),), CREATURE), cost="{0}")
    masked = match.put(MASKED, face_down=True)
    match.cast(match.hand(blank), masked)
    match.resolve()
    match.mana("{G}{G}")
    match.refuses(lambda: match.turn_face_up(masked), "no morph cost")


def test_302_6_turning_face_up_neither_brings_nor_ends_summoning_sickness(match: Match) -> None:
    ready, fresh = match.put(MASKED, face_down=True), match.put(MASKED, face_down=True, old=False)
    match.mana("{G}{G}{G}{G}")
    match.turn_face_up(ready)
    match.turn_face_up(fresh)
    match.until(Step.DECLARE_ATTACKERS)
    match.refuses(lambda: match.attack(fresh), "302.6")
    match.attack(ready)
    assert match.obj(ready).oid in match.game.combat.attackers


def test_708_9_in_another_zone_it_is_face_up(match: Match) -> None:
    masked = match.put(MASKED, face_down=True, damage=2)
    match.cast(match.hand(card("Wait", "instant", SpellAbility(()), cost="{0}")))
    match.resolve()
    assert match.zone(masked) is Zone.GRAVEYARD
    assert match.values(masked).name == "Masked"
    assert not match.obj(masked).face_down
