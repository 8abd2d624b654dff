"""Copying objects (CR 707)."""

from __future__ import annotations

from mtg_verdict.reference_engine.abilities import (
    SpellAbility,
    TargetSpec,
)
from mtg_verdict.reference_engine.choices import ChoiceRequest
from mtg_verdict.reference_engine.copying import BecomeCopy, ChooseObject, CreateCopyToken
from mtg_verdict.reference_engine.effects_on_permanents import Transform
from mtg_verdict.reference_engine.objects import Card, GameObject
from mtg_verdict.reference_engine.references import Each, Filter, Remembered, Target

from .conftest import BEAR, Match, card

CREATURE = Filter(types=("creature",))
ONE_CREATURE = (TargetSpec(CREATURE),)
FLIER = card("Flier", keywords=("flying",), power=1, toughness=3)
TWIN = card("Twin", "instant", SpellAbility((CreateCopyToken(Target()),), ONE_CREATURE), cost="{0}")
RESHAPE = card(
    "Reshape",
    "instant",
    SpellAbility(
        (
            ChooseObject(Filter(types=("creature",), not_supertypes=("legendary",))),
            BecomeCopy(Target(), Remembered("chosen")),
        ),
        ONE_CREATURE,
    ),
    cost="{0}",
)


def token_of(match: Match) -> GameObject:
    """The only token on the battlefield."""
    (token,) = (each for each in match.game.battlefield() if each.token)
    return token


def test_608_2d_the_original_is_chosen_on_resolution_and_is_no_target(match: Match) -> None:
    bear, flier = match.put(BEAR), match.put(FLIER)
    legend = match.put(card("Legend", supertypes=("legendary",)))
    match.cast(match.hand(RESHAPE), bear)
    request = match.resolve()
    assert isinstance(request, ChoiceRequest)
    assert request.kind == "objects"
    assert set(request.options) == {match.obj(bear).oid, match.obj(flier).oid}
    assert match.obj(legend).oid not in request.options


def _two_faced() -> Card:
    front, back = card("Day").faces[0], card("Night", cost=None, power=5, toughness=5).faces[0]
    return Card("Day", (front, back), "transform")


TURN = card("Turn", "instant", SpellAbility((Transform(Each(CREATURE)),)), cost="{0}")


def test_707_8a_both_faces_of_the_token_have_the_copy_effects_of_the_original(match: Match) -> None:
    original, flier = match.put(_two_faced()), match.put(FLIER)
    match.cast(match.hand(RESHAPE), original)
    match.resolve()
    match.choose(flier)
    match.cast(match.hand(TWIN), original)
    match.resolve()
    token = token_of(match).oid
    match.cast(match.hand(TURN))
    match.resolve()
    assert token_of(match).face == 1
    assert match.game.characteristics(token).name == "Flier"
