"""Double-faced permanents (CR 712) and transforming them (CR 701.27)."""

from __future__ import annotations

from mtg_verdict.reference_engine.abilities import (
    ActivatedAbility,
    KeywordAbility,
    SpellAbility,
    TapSymbol,
    TargetSpec,
)
from mtg_verdict.reference_engine.copying import BecomeCopy, ChooseObject
from mtg_verdict.reference_engine.effects import GainLife
from mtg_verdict.reference_engine.effects_on_permanents import Transform
from mtg_verdict.reference_engine.game import Step
from mtg_verdict.reference_engine.objects import Card
from mtg_verdict.reference_engine.references import Each, Filter, Remembered, Target

from .conftest import BEAR, Match, card

CREATURE = Filter(types=("creature",))
TURN = card("Turn", "instant", SpellAbility((Transform(Each(CREATURE)),)), cost="{0}")


def two_faced(layout: str = "transform", back_types: str = "creature") -> Card:
    """A 2/2 that taps to gain 1 life; its back is a 5/5 that taps to gain 2 life."""
    front = card("Day", "creature", ActivatedAbility((TapSymbol(),), (GainLife(1),)), cost="{0}")
    back = card("Night", back_types, ActivatedAbility((TapSymbol(),), (GainLife(2),)), cost=None, power=5, toughness=5)
    return Card("Day", (front.faces[0], back.faces[0]), layout)


def turn(match: Match) -> None:
    """Every creature transforms."""
    match.cast(match.hand(TURN))
    match.resolve()


def test_712_15a_it_cannot_transform_while_face_down(match: Match) -> None:
    front = card("Day", "creature", KeywordAbility("morph", "{0}")).faces[0]
    back = card("Night", "creature", power=5, toughness=5).faces[0]
    ranger = match.put(Card("Day", (front, back), "transform"), face_down=True)
    turn(match)
    match.turn_face_up(ranger)
    assert match.values(ranger).name == "Day"


def test_707_4_one_that_is_a_copy_transforms_but_stays_that_copy(match: Match) -> None:
    reshape = card(
        "Reshape",
        "instant",
        SpellAbility((ChooseObject(CREATURE), BecomeCopy(Target(), Remembered("chosen"))), (TargetSpec(CREATURE),)),
        cost="{0}",
    )
    ranger, bear = match.put(two_faced()), match.put(BEAR)
    match.cast(match.hand(reshape), ranger)
    match.resolve()
    match.choose(bear)
    turn(match)
    assert match.obj(ranger).face == 1
    assert match.values(ranger).name == "Bear"
    match.until(Step.UPKEEP, "Bob")
    assert match.values(ranger).name == "Night"
