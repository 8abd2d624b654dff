"""Copying objects (CR 707)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
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
from mtg_verdict.reference_engine.as_enters import EntersInForm, Form
from mtg_verdict.reference_engine.cards.copies import ABILITIES
from mtg_verdict.reference_engine.choices import ChoiceRequest
from mtg_verdict.reference_engine.copying import BecomeCopy, ChooseObject, CreateCopyToken, EntersAsCopy
from mtg_verdict.reference_engine.effects import AddMana, GainLife
from mtg_verdict.reference_engine.effects_on_permanents import SacrificeObjects, pump
from mtg_verdict.reference_engine.game import Step
from mtg_verdict.reference_engine.modifications import AddAbilities, AddTypes, SetBasePT
from mtg_verdict.reference_engine.objects import Card, Zone
from mtg_verdict.reference_engine.references import Filter, Remembered, Target

MakeCard = Callable[..., Card]
CREATURE = Filter(types=("creature",))
ONE_CREATURE = (TargetSpec(CREATURE),)
TAPS = ActivatedAbility((TapSymbol(),), (AddMana("{G}"),))
BECOMES_COPY = SpellAbility((ChooseObject(CREATURE), BecomeCopy(Target(), Remembered("chosen"))), ONE_CREATURE)
TOKEN_COPY = SpellAbility((CreateCopyToken(Target()),), ONE_CREATURE)
FORMS = EntersInForm(
    (
        Form("3/3", (SetBasePT(3, 3),)),
        Form("2/2", (SetBasePT(2, 2), AddAbilities((KeywordAbility("flying"),)))),
    )
)


@pytest.fixture
def clone(make_card: MakeCard) -> Card:
    """A blue 0/0 for {U} that may enter as a copy of a creature."""
    return make_card("Clone", "creature", EntersAsCopy(CREATURE), cost="{U}", power=0, toughness=0)


@pytest.fixture
def elf(make_card: MakeCard) -> Card:
    """A green 1/1 Elf with a mana ability."""
    return make_card("Elf", "creature", TAPS, cost="{G}", subtypes=("Elf",), power=1, toughness=1)


def enter_as_copy(match: Any, card: Card, *answers: str) -> str:
    """Cast a copying creature for {U} and answer what it asks."""
    spell: str = match.hand(card)
    match.mana("{U}")
    match.cast(spell)
    asked = match.resolve()
    for answer in answers:
        assert isinstance(asked, ChoiceRequest)
        asked = match.choose(answer)
    assert asked is None
    return spell


def cast_on(match: Any, make_card: MakeCard, ability: SpellAbility, target: str, *answers: str) -> None:
    """Cast an instant of one ability for {U} on a creature."""
    spell = match.hand(make_card("Trick", "instant", ability, cost="{U}"))
    match.mana("{U}")
    match.cast(spell, target)
    asked = match.resolve()
    for answer in answers:
        assert isinstance(asked, ChoiceRequest)
        asked = match.choose(answer)
    assert asked is None


def test_302_6_the_copy_was_not_controlled_since_the_turn_began(match: Any, clone: Card, elf: Card) -> None:
    original = match.put(elf)
    copy = enter_as_copy(match, clone, original)
    match.refuses(lambda: match.activate(copy, "{T}"), "302.6")
    match.activate(original, "{T}")
    assert str(match.game.players["Alice"].pool) == "{G}"


def test_707_9a_exceptions_are_copied_by_the_next_copy(match: Any, make_card: MakeCard, clone: Card, elf: Card) -> None:
    sacrificed = TriggeredAbility(Trigger("becomes-target", of="self"), (SacrificeObjects(),))
    exceptions = (AddTypes(subtypes=("Illusion",)), AddAbilities((sacrificed,)))
    image = make_card("Image", "creature", EntersAsCopy(CREATURE, exceptions), cost="{U}", power=0, toughness=0)
    first = enter_as_copy(match, image, match.put(elf))
    second = enter_as_copy(match, clone, first)
    assert match.values(second).subtypes == ("Elf", "Illusion")
    cast_on(match, make_card, SpellAbility((pump(1, 1),), ONE_CREATURE), second)
    assert match.zone(second) is Zone.GRAVEYARD
    assert match.zone(first) is Zone.BATTLEFIELD


def test_400_7_a_copy_that_leaves_is_its_own_card_again(
    match: Any, make_card: MakeCard, clone: Card, elf: Card
) -> None:
    copy = enter_as_copy(match, clone, match.put(elf))
    cast_on(match, make_card, SpellAbility((pump(-1, -1),), ONE_CREATURE), copy)
    assert match.zone(copy) is Zone.GRAVEYARD
    assert match.values(copy).name == "Clone"


def test_302_6_counts_how_long_the_permanent_was_controlled_not_the_original(
    match: Any, make_card: MakeCard, elf: Card
) -> None:
    old, new_elf = match.put(make_card("Bear")), match.put(elf, old=False)
    cast_on(match, make_card, BECOMES_COPY, old, new_elf)
    match.refuses(lambda: match.activate(new_elf, "{T}"), "302.6")
    match.activate(old, "{T}")
    assert match.obj(old).tapped


def test_302_6_a_new_permanent_that_becomes_a_copy_of_an_old_one(match: Any, make_card: MakeCard, elf: Card) -> None:
    new, old_elf = match.put(make_card("Bear"), old=False), match.put(elf)
    cast_on(match, make_card, BECOMES_COPY, new, old_elf)
    match.refuses(lambda: match.activate(new, "{T}"), "302.6")


def test_707_3_a_copy_of_what_became_a_copy(match: Any, make_card: MakeCard, clone: Card, elf: Card) -> None:
    bear, original = match.put(make_card("Bear")), match.put(elf)
    cast_on(match, make_card, BECOMES_COPY, bear, original)
    copy = enter_as_copy(match, clone, bear)
    assert match.values(copy).name == "Elf"
    match.until(Step.UPKEEP, "Bob")
    assert match.values(copy).name == "Elf"
    assert match.values(bear).name == "Bear"


def test_707_2_what_was_chosen_as_it_entered_is_copied(match: Any, make_card: MakeCard) -> None:
    plasma = enter_as_copy(match, make_card("Plasma", "creature", FORMS, cost="{U}", power=0, toughness=0), "2/2")
    bear = match.put(make_card("Bear", power=4, toughness=4))
    cast_on(match, make_card, BECOMES_COPY, bear, plasma)
    assert (match.values(bear).name, *match.power_toughness(bear)) == ("Plasma", 2, 2)
    assert match.values(bear).has_keyword("flying")


def test_708_10_a_face_down_permanent_that_becomes_a_copy_stays_as_it_is(
    match: Any, make_card: MakeCard, elf: Card
) -> None:
    hidden, original = match.put(make_card("Bear", power=4, toughness=4), face_down=True), match.put(elf)
    cast_on(match, make_card, BECOMES_COPY, hidden, original)
    assert match.values(hidden).name == ""
    assert match.power_toughness(hidden) == (2, 2)
    match.obj(hidden).face_down = False
    assert match.values(hidden).name == "Elf"


def test_707_5_a_token_that_enters_as_a_copy_triggers(match: Any, make_card: MakeCard) -> None:
    arrival = TriggeredAbility(Trigger("enters", of="self"), (GainLife(3),))
    cast_on(match, make_card, TOKEN_COPY, match.put(make_card("Cleric", "creature", arrival)))
    assert match.game.players["Alice"].life == 23


def cast_mirrorform(match: Any, make_card: MakeCard, target: str) -> None:
    """Alice's nonland permanents become copies of the target for good."""
    spell = match.hand(make_card("Mirrorform", "instant", *ABILITIES["Mirrorform"], cost="{U}"))
    match.mana("{U}")
    match.cast(spell, target)
    assert match.resolve() is None


def test_707_4_each_nonland_permanent_becomes_a_copy_for_good(match: Any, make_card: MakeCard, elf: Card) -> None:
    original, ring, new = match.put(elf, "Bob"), match.put(make_card("Ring", "artifact")), match.put(elf, old=False)
    land, theirs = match.put(make_card("Wastes", "land", cost=None)), match.put(make_card("Bear"), "Bob")
    cast_mirrorform(match, make_card, original)
    match.refuses(lambda: match.activate(new, "{T}"), "302.6")
    match.activate(ring, "{T}")
    match.until(Step.UPKEEP, "Bob")
    assert [match.values(each).name for each in (ring, new, land, theirs)] == ["Elf", "Elf", "Wastes", "Bear"]


def test_115_1_an_aura_is_no_target_for_a_non_aura_permanent(match: Any, make_card: MakeCard) -> None:
    bear = match.put(make_card("Bear"))
    aura = match.put(
        make_card("Bond", "enchantment", enchant(CREATURE), subtypes=("Aura",)), attached_to=match.obj(bear).oid
    )
    spell = match.hand(make_card("Mirrorform", "instant", *ABILITIES["Mirrorform"], cost="{U}"))
    match.mana("{U}")
    match.refuses(lambda: match.cast(spell, aura), "target")


def test_704_5p_an_aura_that_becomes_a_creature_becomes_unattached(match: Any, make_card: MakeCard, elf: Card) -> None:
    original = match.put(elf)
    aura = match.put(
        make_card("Bond", "enchantment", enchant(CREATURE), subtypes=("Aura",)), attached_to=match.obj(original).oid
    )
    cast_mirrorform(match, make_card, original)
    assert match.values(aura).name == "Elf"
    assert (match.zone(aura), match.obj(aura).attached_to) == (Zone.BATTLEFIELD, None)
