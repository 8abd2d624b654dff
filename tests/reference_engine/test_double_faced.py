"""Double-faced cards (CR 712) and transforming (701.27)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from mtg_verdict.reference_engine.abilities import (
    ActivatedAbility,
    Mana,
    SpellAbility,
    TapSymbol,
    TargetSpec,
)
from mtg_verdict.reference_engine.double_faced import mana_value_of
from mtg_verdict.reference_engine.effects import AddMana
from mtg_verdict.reference_engine.effects_on_permanents import Enter, Move, Transform
from mtg_verdict.reference_engine.objects import Card, Zone
from mtg_verdict.reference_engine.references import Each, Filter, Remembered

MakeCard = Callable[..., Card]
CREATURE = Filter(types=("creature",))
ONE_CREATURE = (TargetSpec(CREATURE),)
TAPS = ActivatedAbility((TapSymbol(),), (AddMana("{R}"),))
FULL_MOON = SpellAbility((Transform(Each(Filter(subtypes=("Human",)))),))
FLICKER = SpellAbility((Move(Zone.EXILE), Enter(Remembered())), ONE_CREATURE)


@pytest.fixture
def ranger(make_card: MakeCard) -> Card:
    """A 2/2 Human for {2}{G}; its back face is a 4/4 Werewolf with a {T} ability. {0} transforms either."""
    turns = ActivatedAbility((Mana("{0}"),), (Transform(),))
    front = make_card("Ranger", "creature", turns, cost="{2}{G}", subtypes=("Human", "Werewolf"))
    back = make_card("Predator", "creature", turns, TAPS, cost=None, subtypes=("Werewolf",), power=4, toughness=4)
    return Card("Ranger", (front.faces[0], back.faces[0]), layout="transform")


def cast(match: Any, make_card: MakeCard, ability: SpellAbility, *targets: str) -> None:
    """Cast an instant of one ability for {U}."""
    spell = match.hand(make_card("Trick", "instant", ability, cost="{U}"))
    match.mana("{U}")
    match.cast(spell, *targets)
    match.resolve()


def test_701_27a_only_what_is_meant_transforms(match: Any, make_card: MakeCard, ranger: Card) -> None:
    by_day, by_night = match.put(ranger), match.put(ranger, face=1)
    cast(match, make_card, FULL_MOON)
    assert match.obj(by_day).face == 1
    assert match.obj(by_night).face == 1, "its back face is no Human"


def test_400_7_a_card_that_leaves_and_returns_has_its_front_face_up(
    match: Any, make_card: MakeCard, ranger: Card
) -> None:
    creature = match.put(ranger, face=1, counters={"+1/+1": 1})
    oid = match.obj(creature).oid
    cast(match, make_card, FLICKER, creature)
    assert match.obj(creature).oid != oid
    assert match.values(creature).name == "Ranger"
    assert match.obj(creature).counters == {}


def test_712_8e_the_mana_value_is_that_of_the_front_face(match: Any, ranger: Card) -> None:
    creature = match.put(ranger, face=1)
    assert match.values(creature).mana_cost is None
    assert mana_value_of(match.game, match.obj(creature).oid) == 3
