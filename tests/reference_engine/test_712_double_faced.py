"""Double-faced permanents (CR 712) and transforming them (CR 701.27)."""

from __future__ import annotations

from mtg_verdict.reference_engine.abilities import (
    ActivatedAbility,
    KeywordAbility,
    SpellAbility,
    TapSymbol,
    TargetSpec,
    Trigger,
    TriggeredAbility,
    enchant,
)
from mtg_verdict.reference_engine.copying import BecomeCopy, ChooseObject
from mtg_verdict.reference_engine.double_faced import mana_value_of
from mtg_verdict.reference_engine.effects import GainLife
from mtg_verdict.reference_engine.effects_on_permanents import Enter, Move, Transform, pump
from mtg_verdict.reference_engine.game import Step
from mtg_verdict.reference_engine.objects import Card, Zone
from mtg_verdict.reference_engine.references import Each, Filter, Remembered, Target

from .conftest import BEAR, Match, card

CREATURE = Filter(types=("creature",))
ONE_CREATURE = (TargetSpec(CREATURE),)
TURN = card("Turn", "instant", SpellAbility((Transform(Each(CREATURE)),)), cost="{0}")
GROWTH = card("Growth", "instant", SpellAbility((pump(3, 3),), ONE_CREATURE), cost="{0}")
MANTLE = card("Mantle", "enchantment", enchant(CREATURE), subtypes=("Aura",))
WATCHER = card("Watcher", "enchantment", TriggeredAbility(Trigger("enters", filter=CREATURE), (GainLife(1),)))


def two_faced(layout: str = "transform", back_types: str = "creature") -> Card:
    """A 2/2 that taps to gain 1 life; its back is a 5/5 that taps to gain 2 life."""
    front = card("Day", "creature", ActivatedAbility((TapSymbol(),), (GainLife(1),)), cost="{0}")
    back = card("Night", back_types, ActivatedAbility((TapSymbol(),), (GainLife(2),)), cost=None, power=5, toughness=5)
    return Card("Day", (front.faces[0], back.faces[0]), layout)


def turn(match: Match) -> None:
    """Every creature transforms."""
    match.cast(match.hand(TURN))
    match.resolve()


def test_701_27a_transforming_turns_the_other_face_up(match: Match) -> None:
    ranger = match.put(two_faced())
    turn(match)
    assert (match.values(ranger).name, match.power_toughness(ranger)) == ("Night", (5, 5))
    turn(match)
    assert (match.values(ranger).name, match.power_toughness(ranger)) == ("Day", (2, 2))


def test_701_27a_only_what_is_meant_transforms(match: Match) -> None:
    front = card("Ranger", subtypes=("Human", "Werewolf")).faces[0]
    back = card("Predator", cost=None, subtypes=("Werewolf",)).faces[0]
    ranger = Card("Ranger", (front, back), "transform")
    by_day, by_night = match.put(ranger), match.put(ranger, face=1)
    full_moon = SpellAbility((Transform(Each(Filter(subtypes=("Human",)))),))
    match.cast(match.hand(card("Full Moon", "instant", full_moon, cost="{0}")))
    match.resolve()
    assert match.obj(by_day).face == 1
    assert match.obj(by_night).face == 1, "its back face is no Human"


def test_712_18_it_is_the_same_object_and_does_not_enter(match: Match) -> None:
    ranger = match.put(two_faced(), counters={"+1/+1": 1}, damage=1)
    before = match.obj(ranger).oid
    mantle = match.put(MANTLE, attached_to=before)
    match.put(WATCHER)
    turn(match)
    match.resolve()
    assert match.obj(ranger).oid == before == match.obj(mantle).attached_to
    assert match.power_toughness(ranger) == (6, 6)
    assert match.obj(ranger).damage == 1
    assert match.game.players["Alice"].life == 20


def test_712_18_effects_that_applied_go_on(match: Match) -> None:
    ranger = match.put(two_faced())
    match.cast(match.hand(GROWTH), ranger)
    match.resolve()
    turn(match)
    assert match.power_toughness(ranger) == (8, 8)
    match.until(Step.UPKEEP, "Bob")
    assert match.power_toughness(ranger) == (5, 5)


def test_302_6_transforming_neither_brings_nor_ends_summoning_sickness(match: Match) -> None:
    ready, fresh = match.put(two_faced()), match.put(two_faced(), old=False)
    turn(match)
    match.refuses(lambda: match.activate(fresh, "{T}"), "302.6")
    match.activate(ready, "{T}")
    match.resolve()
    assert match.game.players["Alice"].life == 22


def test_701_27c_another_permanent_does_not_transform(match: Match) -> None:
    bear, flipping = match.put(BEAR), match.put(two_faced("flip"))
    turn(match)
    assert match.values(bear).name == "Bear"
    assert match.values(flipping).name == "Day"


def test_701_27d_nor_one_whose_other_face_is_a_sorcery(match: Match) -> None:
    adept = match.put(two_faced("modal_dfc", "sorcery"))
    turn(match)
    assert match.values(adept).name == "Day"


def test_701_27f_an_ability_of_its_own_is_ignored_if_it_has_transformed_meanwhile(match: Match) -> None:
    front = card("Day", "creature", ActivatedAbility((), (Transform(),), label="turn")).faces[0]
    back = card("Night", "creature", power=5, toughness=5).faces[0]
    ranger = match.put(Card("Day", (front, back), "transform"))
    match.activate(ranger, "turn")
    match.activate(ranger, "turn")
    match.resolve()
    assert match.values(ranger).name == "Night"


def test_712_15a_it_cannot_transform_while_face_down(match: Match) -> None:
    front = card("Day", "creature", KeywordAbility("morph", "{0}")).faces[0]
    back = card("Night", "creature", power=5, toughness=5).faces[0]
    ranger = match.put(Card("Day", (front, back), "transform"), face_down=True)
    turn(match)
    match.turn_face_up(ranger)
    assert match.values(ranger).name == "Day"


def test_712_8a_elsewhere_it_has_only_its_front_face(match: Match) -> None:
    ranger = match.put(two_faced(), face=1)
    bounce = card("Bounce", "instant", SpellAbility((Move(Zone.HAND),), ONE_CREATURE), cost="{0}")
    match.cast(match.hand(bounce), ranger)
    match.resolve()
    assert match.zone(ranger) is Zone.HAND
    assert match.values(ranger).name == "Day"
    match.cast(ranger)
    match.resolve()
    assert match.values(ranger).name == "Day"


def test_400_7_one_that_leaves_and_returns_has_its_front_face_up(match: Match) -> None:
    ranger = match.put(two_faced(), face=1, counters={"+1/+1": 1})
    before = match.obj(ranger).oid
    flicker = SpellAbility((Move(Zone.EXILE), Enter(Remembered())), ONE_CREATURE)
    match.cast(match.hand(card("Flicker", "instant", flicker, cost="{0}")), ranger)
    match.resolve()
    assert match.obj(ranger).oid != before
    assert match.values(ranger).name == "Day"
    assert match.obj(ranger).counters == {}


def test_712_8e_the_mana_value_is_that_of_the_front_face(match: Match) -> None:
    front, back = card("Ranger", cost="{2}{G}").faces[0], card("Predator", cost=None).faces[0]
    ranger = match.put(Card("Ranger", (front, back), "transform"), face=1)
    assert match.values(ranger).mana_cost is None
    assert mana_value_of(match.game, match.obj(ranger).oid) == 3


def test_202_3b_a_copy_has_the_mana_value_of_what_it_copies(match: Match) -> None:
    effects = (ChooseObject(CREATURE), BecomeCopy(Target(), Remembered("chosen")))
    reshape = card("Reshape", "instant", SpellAbility(effects, ONE_CREATURE), cost="{0}")
    ranger, giant = match.put(two_faced(), face=1), match.put(card("Giant", cost="{3}{R}"))
    match.cast(match.hand(reshape), ranger)
    match.resolve()
    match.choose(giant)
    assert mana_value_of(match.game, match.obj(ranger).oid) == 4


def test_707_4_one_that_is_a_copy_transforms_but_stays_that_copy(match: Match) -> None:
    effects = (ChooseObject(CREATURE), BecomeCopy(Target(), Remembered("chosen")))
    reshape = card("Reshape", "instant", SpellAbility(effects, ONE_CREATURE), cost="{0}")
    ranger, bear = match.put(two_faced()), match.put(BEAR)
    match.cast(match.hand(reshape), ranger)
    match.resolve()
    match.choose(bear)
    turn(match)
    assert match.obj(ranger).face == 1
    assert match.values(ranger).name == "Bear"
    match.until(Step.UPKEEP, "Bob")
    assert match.values(ranger).name == "Night"
