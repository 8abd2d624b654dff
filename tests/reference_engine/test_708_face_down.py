"""Face-down spells and permanents (CR 708) and morph (CR 702.37)."""

from __future__ import annotations

from mtg_verdict.reference_engine.abilities import SpellAbility, TargetSpec, Trigger, TriggeredAbility
from mtg_verdict.reference_engine.effects import GainLife
from mtg_verdict.reference_engine.effects_on_permanents import Apply, pump
from mtg_verdict.reference_engine.keywords import morph
from mtg_verdict.reference_engine.modifications import RemoveAllAbilities
from mtg_verdict.reference_engine.references import Filter, Target

from .conftest import BEAR, Match, card

CREATURE = (TargetSpec(Filter(types=("creature",))),)
GAIN = TriggeredAbility(Trigger("enters", of="self"), (GainLife(1),))
MASKED = card("Masked", "creature", GAIN, morph("{1}{G}"), cost="{4}{G}", keywords=("flying",), power=4, toughness=5)
GROWTH = card("Growth", "instant", SpellAbility((pump(3, 3),), CREATURE), cost="{0}")


def test_702_37d_another_card_cannot_be_cast_face_down(match: Match) -> None:
    bear = match.hand(BEAR)
    match.mana("{C}{C}{C}")
    match.refuses(lambda: match.cast(bear, method="morph"), "morph")


def test_702_37e_it_may_be_turned_face_up_with_a_spell_on_the_stack(match: Match) -> None:
    masked = match.put(MASKED, face_down=True)
    match.cast(match.hand(GROWTH), masked)
    match.mana("{G}{G}")
    match.turn_face_up(masked)
    assert len(match.game.stack) == 1
    match.resolve()
    assert match.power_toughness(masked) == (7, 8)


def test_702_37e_without_a_morph_cost_when_face_up_it_stays_face_down(match: Match) -> None:
    blank = card("Blank", "instant", SpellAbility((Apply(Target(), (RemoveAllAbilities(),)),), CREATURE), cost="{0}")
    masked = match.put(MASKED, face_down=True)
    match.cast(match.hand(blank), masked)
    match.resolve()
    match.mana("{G}{G}")
    match.refuses(lambda: match.turn_face_up(masked), "no morph cost")
