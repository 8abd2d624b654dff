"""Copying objects (CR 707): what is copied, entering as a copy, becoming a copy, token copies."""

from __future__ import annotations

from mtg_verdict.reference_engine.abilities import (
    ActivatedAbility,
    EntersTapped,
    KeywordAbility,
    SpellAbility,
    TapSymbol,
    TargetSpec,
    Trigger,
    TriggeredAbility,
    enchant,
)
from mtg_verdict.reference_engine.as_enters import EntersInForm, Form
from mtg_verdict.reference_engine.choices import ChoiceRequest
from mtg_verdict.reference_engine.copying import BecomeCopy, ChooseObject, CreateCopyToken, EntersAsCopy
from mtg_verdict.reference_engine.effects import AddMana, GainLife, Remember
from mtg_verdict.reference_engine.effects_on_permanents import Move, SacrificeObjects, Transform, pump
from mtg_verdict.reference_engine.game import Step
from mtg_verdict.reference_engine.modifications import AddAbilities, AddTypes, Duration, SetBasePT
from mtg_verdict.reference_engine.objects import Card, GameObject, Zone
from mtg_verdict.reference_engine.references import Each, Filter, Remembered, Target

from .conftest import BEAR, Match, card

CREATURE = Filter(types=("creature",))
ONE_CREATURE = (TargetSpec(CREATURE),)
COPIER = card("Copier", "creature", EntersAsCopy(CREATURE), cost="{0}", power=0, toughness=0)
SHAPED = card(
    "Shaped",
    "creature",
    EntersInForm(
        (
            Form("2/2", (SetBasePT(2, 2), AddAbilities((KeywordAbility("flying"),)))),
            Form("1/6", (SetBasePT(1, 6),)),
        )
    ),
    cost="{0}",
    power=0,
    toughness=0,
)
ELF = card(
    "Elf", "creature", ActivatedAbility((TapSymbol(),), (AddMana("{G}"),)), subtypes=("Elf",), power=1, toughness=1
)
FLIER = card("Flier", keywords=("flying",), power=1, toughness=3)
GROWTH = card("Growth", "instant", SpellAbility((pump(3, 3),), ONE_CREATURE), cost="{0}")
TURN = card("Turn", "instant", SpellAbility((Transform(Each(CREATURE)),)), cost="{0}")
MIRROR = card(
    "Mirror",
    "instant",
    SpellAbility(
        (BecomeCopy(Each(Filter(not_types=("land",), controller="you")), Target(), Duration.INDEFINITE),),
        (TargetSpec(Filter(not_subtypes=("Aura",))),),
    ),
    cost="{0}",
)
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


def enter_as_copy(match: Match, original: str, copier: Card = COPIER) -> str:
    """Alice casts a copier, which enters as a copy of ``original``."""
    copy = match.hand(copier)
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
    original = match.hand(SHAPED)
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


def test_302_6_the_copy_was_not_controlled_since_the_turn_began(match: Match) -> None:
    original = match.put(ELF)
    copy = enter_as_copy(match, original)
    match.refuses(lambda: match.activate(copy, "{T}"), "302.6")
    match.activate(original, "{T}")
    assert str(match.game.players["Alice"].pool) == "{G}"


def test_707_9a_exceptions_are_copied_by_the_next_copy(match: Match) -> None:
    sacrificed = TriggeredAbility(Trigger("becomes-target", of="self"), (SacrificeObjects(),))
    exceptions = (AddTypes(subtypes=("Illusion",)), AddAbilities((sacrificed,)))
    image = card("Image", "creature", EntersAsCopy(CREATURE, exceptions), cost="{0}", power=0, toughness=0)
    first = enter_as_copy(match, match.put(ELF), image)
    second = enter_as_copy(match, first)
    assert match.values(second).subtypes == ("Elf", "Illusion")
    match.cast(match.hand(GROWTH), second)
    match.resolve()
    assert match.zone(second) is Zone.GRAVEYARD
    assert match.zone(first) is Zone.BATTLEFIELD


def test_400_7_a_copy_that_leaves_is_its_own_card_again(match: Match) -> None:
    copy = enter_as_copy(match, match.put(ELF))
    match.cast(match.hand(card("Shrink", "instant", SpellAbility((pump(-1, -1),), ONE_CREATURE), cost="{0}")), copy)
    match.resolve()
    assert match.zone(copy) is Zone.GRAVEYARD
    assert match.values(copy).name == "Copier"


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


def test_302_6_counts_how_long_the_permanent_was_controlled_not_the_original(match: Match) -> None:
    old, new_elf = match.put(BEAR), match.put(ELF, old=False)
    become_copy(match, old, new_elf)
    match.refuses(lambda: match.activate(new_elf, "{T}"), "302.6")
    match.activate(old, "{T}")
    assert match.obj(old).tapped


def test_302_6_a_new_permanent_that_becomes_a_copy_of_an_old_one(match: Match) -> None:
    new, old_elf = match.put(BEAR, old=False), match.put(ELF)
    become_copy(match, new, old_elf)
    match.refuses(lambda: match.activate(new, "{T}"), "302.6")


def test_707_3_a_copy_of_what_became_a_copy(match: Match) -> None:
    bear, original = match.put(BEAR), match.put(ELF)
    become_copy(match, bear, original)
    copy = enter_as_copy(match, bear)
    assert match.values(copy).name == "Elf"
    match.until(Step.UPKEEP, "Bob")
    assert match.values(copy).name == "Elf"
    assert match.values(bear).name == "Bear"


def test_707_2_what_was_chosen_as_it_entered_is_copied(match: Match) -> None:
    plasma = match.hand(SHAPED)
    match.cast(plasma)
    match.resolve()
    match.choose("2/2")
    bear = match.put(card("Bear", power=4, toughness=4))
    become_copy(match, bear, plasma)
    assert (match.values(bear).name, *match.power_toughness(bear)) == ("Shaped", 2, 2)
    assert match.values(bear).has_keyword("flying")


def test_708_10_a_face_down_permanent_that_becomes_a_copy_stays_as_it_is(match: Match) -> None:
    hidden, original = match.put(card("Bear", power=4, toughness=4), face_down=True), match.put(ELF)
    become_copy(match, hidden, original)
    assert match.values(hidden).name == ""
    assert match.power_toughness(hidden) == (2, 2)
    match.obj(hidden).face_down = False
    assert match.values(hidden).name == "Elf"


def mirror(match: Match, target: str) -> None:
    """Alice's nonland permanents become copies of the target for good."""
    match.cast(match.hand(MIRROR), target)
    assert match.resolve() is None


def test_707_4_each_nonland_permanent_becomes_a_copy_for_good(match: Match) -> None:
    original, ring, new = match.put(ELF, "Bob"), match.put(card("Ring", "artifact")), match.put(ELF, old=False)
    land, theirs = match.put(card("Wastes", "land", cost=None)), match.put(BEAR, "Bob")
    mirror(match, original)
    match.refuses(lambda: match.activate(new, "{T}"), "302.6")
    match.activate(ring, "{T}")
    match.until(Step.UPKEEP, "Bob")
    assert [match.values(each).name for each in (ring, new, land, theirs)] == ["Elf", "Elf", "Wastes", "Bear"]


def test_115_1_an_aura_is_no_target_for_a_non_aura_permanent(match: Match) -> None:
    bear = match.put(BEAR)
    aura = match.put(
        card("Bond", "enchantment", enchant(CREATURE), subtypes=("Aura",)), attached_to=match.obj(bear).oid
    )
    spell = match.hand(MIRROR)
    match.refuses(lambda: match.cast(spell, aura), "target")


def test_704_5p_an_aura_that_becomes_a_creature_becomes_unattached(match: Match) -> None:
    original = match.put(ELF)
    aura = match.put(
        card("Bond", "enchantment", enchant(CREATURE), subtypes=("Aura",)), attached_to=match.obj(original).oid
    )
    mirror(match, original)
    assert match.values(aura).name == "Elf"
    assert (match.zone(aura), match.obj(aura).attached_to) == (Zone.BATTLEFIELD, None)


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


def test_707_5_a_token_that_enters_as_a_copy_triggers(match: Match) -> None:
    arrival = TriggeredAbility(Trigger("enters", of="self"), (GainLife(3),))
    match.cast(match.hand(TWIN), match.put(card("Cleric", "creature", arrival)))
    match.resolve()
    assert match.game.players["Alice"].life == 23


def test_608_2h_a_copy_of_what_has_left_has_the_values_it_had_last(match: Match) -> None:
    copy = enter_as_copy(match, match.put(FLIER))
    token = CreateCopyToken(Remembered("gone"))
    effects = (Remember(Target(), "gone"), Move(Zone.EXILE), token)
    match.cast(match.hand(card("Echo", "instant", SpellAbility(effects, ONE_CREATURE), cost="{0}")), copy)
    match.resolve()
    assert match.values(copy).name == "Copier"
    assert match.game.characteristics(token_of(match).oid).name == "Flier"
