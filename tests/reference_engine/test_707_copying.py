"""Copying objects (CR 707): what is copied, entering as a copy, becoming a copy, token copies."""

from __future__ import annotations

from mtg_verdict.reference_engine.abilities import (
    EntersTapped,
    KeywordAbility,
    SpellAbility,
    TargetSpec,
    Trigger,
    TriggeredAbility,
)
from mtg_verdict.reference_engine.as_enters import EntersInForm, Form
from mtg_verdict.reference_engine.choices import ChoiceRequest
from mtg_verdict.reference_engine.copying import BecomeCopy, ChooseObject, CreateCopyToken, EntersAsCopy
from mtg_verdict.reference_engine.effects import GainLife
from mtg_verdict.reference_engine.effects_on_permanents import Transform, pump
from mtg_verdict.reference_engine.game import Step
from mtg_verdict.reference_engine.modifications import AddAbilities, SetBasePT
from mtg_verdict.reference_engine.objects import Card, GameObject
from mtg_verdict.reference_engine.references import Each, Filter, Remembered, Target

from .conftest import BEAR, Match, card

CREATURE = Filter(types=("creature",))
ONE_CREATURE = (TargetSpec(CREATURE),)
COPIER = card("Copier", "creature", EntersAsCopy(CREATURE), cost="{0}", power=0, toughness=0)
FLIER = card("Flier", keywords=("flying",), power=1, toughness=3)
GROWTH = card("Growth", "instant", SpellAbility((pump(3, 3),), ONE_CREATURE), cost="{0}")
TURN = card("Turn", "instant", SpellAbility((Transform(Each(CREATURE)),)), cost="{0}")
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
DAY_AND_NIGHT = Card(
    "Day",
    (card("Day").faces[0], card("Night", cost=None, power=5, toughness=5).faces[0]),
    "transform",
)


def token_of(match: Match) -> GameObject:
    """The only token on the battlefield."""
    (token,) = (each for each in match.game.battlefield() if each.token)
    return token


def enter_as_copy(match: Match, original: str) -> str:
    """Alice casts a copier, which enters as a copy of ``original``."""
    copy = match.hand(COPIER)
    match.cast(copy)
    assert isinstance(match.resolve(), ChoiceRequest)
    match.choose(original)
    return copy


def become_copy(match: Match, affected: str, original: str) -> None:
    """``affected`` becomes a copy of ``original`` until end of turn."""
    match.cast(match.hand(RESHAPE), affected)
    assert isinstance(match.resolve(), ChoiceRequest)
    match.choose(original)


# --- Entering as a copy ----------------------------------------------------------------------------------------------


def test_707_2_a_copy_has_the_copiable_values(match: Match) -> None:
    flier = match.put(FLIER)
    copy = enter_as_copy(match, flier)
    values = match.values(copy)
    assert values == match.values(flier)
    assert (values.name, values.mana_cost, values.power, values.toughness) == ("Flier", "{1}", 1, 3)
    assert values.has_keyword("flying")


def test_707_2_counters_status_and_other_effects_are_not_copied(match: Match) -> None:
    bear = match.put(BEAR, tapped=True, counters={"+1/+1": 1})
    match.cast(match.hand(GROWTH), bear)
    match.resolve()
    assert match.power_toughness(bear) == (6, 6)
    copy = enter_as_copy(match, bear)
    assert match.power_toughness(copy) == (2, 2)
    assert not match.obj(copy).tapped
    assert not match.obj(copy).counters


def test_707_2_a_copy_of_a_face_down_creature_is_face_up_and_nameless(match: Match) -> None:
    copy = enter_as_copy(match, match.put(FLIER, face_down=True))
    values = match.values(copy)
    assert (values.name, values.mana_cost, values.power, values.toughness) == ("", None, 2, 2)
    assert not values.abilities
    assert not match.obj(copy).face_down


def test_707_6_a_choice_as_it_enters_is_made_anew(match: Match) -> None:
    flying = AddAbilities((KeywordAbility("flying"),))
    forms = (Form("2/2", (SetBasePT(2, 2), flying)), Form("1/6", (SetBasePT(1, 6),)))
    original = match.hand(card("Shaped", "creature", EntersInForm(forms), cost="{0}", power=0, toughness=0))
    match.cast(original)
    match.resolve()
    match.choose("2/2")
    copy = match.hand(COPIER)
    match.cast(copy)
    match.resolve()
    assert isinstance(match.choose(original), ChoiceRequest)
    match.choose("1/6")
    assert match.power_toughness(original) == (2, 2)
    assert match.power_toughness(copy) == (1, 6)


def test_707_5_it_may_enter_as_itself(match: Match) -> None:
    match.put(BEAR)
    copier = match.hand(card("Sturdy Copier", "creature", EntersAsCopy(CREATURE), cost="{0}"))
    match.cast(copier)
    match.resolve()
    match.choose()
    assert match.values(copier).name == "Sturdy Copier"


def test_707_5_abilities_about_entering_that_it_copies_work(match: Match) -> None:
    gain = TriggeredAbility(Trigger("enters", of="self"), (GainLife(3),))
    copy = enter_as_copy(match, match.put(card("Healer", "creature", EntersTapped(), gain)))
    match.resolve()
    assert match.obj(copy).tapped
    assert match.game.players["Alice"].life == 23


# --- Becoming a copy -------------------------------------------------------------------------------------------------


def test_707_4_becoming_a_copy_keeps_the_object_and_ends_with_the_turn(match: Match) -> None:
    bear, flier = match.put(BEAR, counters={"+1/+1": 1}, tapped=True), match.put(FLIER)
    before = match.obj(bear).oid
    become_copy(match, bear, flier)
    assert match.obj(bear).oid == before
    assert match.obj(bear).tapped
    assert match.values(bear).name == "Flier"
    assert match.power_toughness(bear) == (2, 4)
    match.until(Step.UPKEEP, "Bob")
    assert match.values(bear).name == "Bear"
    assert match.power_toughness(bear) == (3, 3)


def test_707_4_other_effects_go_on_applying_and_nothing_enters(match: Match) -> None:
    gain = TriggeredAbility(Trigger("enters", of="self"), (GainLife(3),))
    bear, healer = match.put(BEAR), match.put(card("Healer", "creature", gain, power=1, toughness=3))
    match.cast(match.hand(GROWTH), bear)
    match.resolve()
    become_copy(match, bear, healer)
    match.resolve()
    assert match.power_toughness(bear) == (4, 6)
    assert match.game.players["Alice"].life == 20


def test_707_2b_a_copy_does_not_change_with_the_original(match: Match) -> None:
    bear, flier = match.put(BEAR), match.put(FLIER)
    giant = match.put(card("Giant", power=4, toughness=4))
    become_copy(match, bear, flier)
    become_copy(match, flier, giant)
    assert match.values(flier).name == "Giant"
    assert match.values(bear).name == "Flier"


def test_608_2d_the_original_is_chosen_on_resolution_and_is_no_target(match: Match) -> None:
    bear, flier = match.put(BEAR), match.put(FLIER)
    legend = match.put(card("Legend", supertypes=("legendary",)))
    match.cast(match.hand(RESHAPE), bear)
    request = match.resolve()
    assert isinstance(request, ChoiceRequest)
    assert request.kind == "objects"
    assert set(request.options) == {match.obj(bear).oid, match.obj(flier).oid}
    assert match.obj(legend).oid not in request.options


# --- Token copies and double-faced originals -------------------------------------------------------------------------


def test_707_2_a_token_copy_is_a_new_object_with_the_copiable_values(match: Match) -> None:
    flier = match.put(FLIER, tapped=True, counters={"+1/+1": 2})
    match.cast(match.hand(TWIN), flier)
    match.resolve()
    token = token_of(match)
    values = match.game.characteristics(token.oid)
    assert (values.name, values.power, values.toughness) == ("Flier", 1, 3)
    assert values.has_keyword("flying")
    assert not token.tapped
    assert not token.since_turn_began


def test_707_8a_a_token_copy_of_a_double_faced_permanent_is_double_faced(match: Match) -> None:
    original = match.put(DAY_AND_NIGHT, face=1)
    match.cast(match.hand(TWIN), original)
    match.resolve()
    token = token_of(match).oid
    assert match.game.characteristics(token).name == "Night"
    match.cast(match.hand(TURN))
    match.resolve()
    assert match.game.characteristics(token).name == "Day"
    assert match.values(original).name == "Day"


def test_707_8a_both_faces_of_the_token_have_the_copy_effects_of_the_original(match: Match) -> None:
    original, flier = match.put(DAY_AND_NIGHT), match.put(FLIER)
    become_copy(match, original, flier)
    match.cast(match.hand(TWIN), original)
    match.resolve()
    token = token_of(match).oid
    match.cast(match.hand(TURN))
    match.resolve()
    assert token_of(match).face == 1
    assert match.game.characteristics(token).name == "Flier"


def test_707_8_a_copy_by_a_single_faced_card_cannot_transform(match: Match) -> None:
    original = match.put(DAY_AND_NIGHT, face=1)
    copy = enter_as_copy(match, original)
    assert match.values(copy).name == "Night"
    match.cast(match.hand(TURN))
    match.resolve()
    assert match.values(original).name == "Day"
    assert match.values(copy).name == "Night"
