"""Where the cards of phase come from. No real card's text: the cards of these tests are made up."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
from mtg_verdict.adapters.models import CardSetup, Cast, Done, PlayerSetup, Situation, Started, Step
from mtg_verdict.adapters.phase import PhaseAdapter, PhaseError, PhaseNotInstalledError
from mtg_verdict.adapters.phase.card_data import CARD_DATA_VARIABLE, CardData, atomic

FRONT = {"name": "Pup // Wolf", "types": ["Creature"], "manaCost": "{1}{G}", "text": None, "layout": "transform"}
BACK = {"name": "Pup // Wolf", "faceName": "Wolf", "side": "b", "types": ["Creature"], "layout": "transform"}


def write(folder: Path, content: object) -> Path:
    path = folder / "cards.json"
    path.write_text(json.dumps(content), encoding="utf-8")
    return path


def test_without_the_engine_one_line_says_how_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "phase", None)
    with pytest.raises(PhaseNotInstalledError, match=r"pip install .mtg-verdict\[phase\]") as caught:
        PhaseAdapter().describe()
    assert "\n" not in str(caught.value)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(PhaseError, match=r"nowhere\.json"):
        CardData(tmp_path / "nowhere.json")


def test_the_environment_names_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = write(tmp_path, {"data": {"Pup // Wolf": [FRONT, BACK]}})
    monkeypatch.setenv(CARD_DATA_VARIABLE, str(path))
    assert CardData().source == str(path)


def test_colours_and_mana_value_follow_from_the_cost() -> None:
    shaped = atomic(FRONT, None, "id")
    assert (shaped["name"], shaped["colors"], shaped["manaValue"]) == ("Pup", ["G"], 2)


def test_a_creature_without_a_cost_has_the_colours_of_its_identity() -> None:
    face = {"name": "Grove", "types": ["Land", "Creature"], "colorIdentity": ["G"]}
    assert atomic(face, None, "id")["colors"] == ["G"]
    assert atomic({**face, "types": ["Land"]}, None, "id")["colors"] == []


def test_both_faces_of_a_card_are_built(tmp_path: Path) -> None:
    pytest.importorskip("phase", reason="the engine phase is not installed")
    data = CardData(write(tmp_path, {"data": {"Pup // Wolf": [FRONT, BACK]}}))
    faces = data.faces("Pup")
    assert faces is not None
    assert [(name, face["face_index"]) for name, face in faces.items()] == [("pup", 0), ("wolf", 1)]
    assert len({face["scryfall_oracle_id"] for face in faces.values()}) == 1
    assert data.faces("Kitten") is None


def test_what_the_engine_cannot_read_is_lacking(tmp_path: Path) -> None:
    pytest.importorskip("phase", reason="the engine phase is not installed")
    odd = {"name": "Riddle", "types": ["Sorcery"], "manaCost": "{U}", "text": "Frobnicate the widdershins quux."}
    siege = {"name": "Siege", "types": ["Battle"], "subtypes": ["Siege"], "manaCost": "{U}"}
    plain = {"name": "Ox", "types": ["Creature"], "power": "1", "toughness": "3", "manaCost": "{W}"}
    adapter = PhaseAdapter(write(tmp_path, {"Riddle": [odd], "Ox": [plain], "Siege": [siege]}))
    lacking = adapter.supports(["Riddle", "Ox", "Siege", "Kitten"], ["combat", "sleepwalking"])
    assert lacking.cards == ("Riddle", "Siege", "Kitten")
    assert lacking.capabilities == ("sleepwalking",)


def test_a_modal_card_is_cast_by_its_front_face(tmp_path: Path) -> None:
    pytest.importorskip("phase", reason="the engine phase is not installed")
    shape = {"name": "Cub // Bull", "types": ["Creature"], "power": "2", "toughness": "2", "layout": "modal_dfc"}
    cub = {**shape, "manaCost": "{G}"}
    bull = {**shape, "faceName": "Bull", "side": "b", "manaCost": "{R}"}
    forest = {"name": "Forest", "types": ["Land"], "supertypes": ["Basic"], "subtypes": ["Forest"]}
    adapter = PhaseAdapter(write(tmp_path, {"data": {"Cub // Bull": [cub, bull], "Forest": [forest]}}))
    alice = PlayerSetup(name="Alice", hand=(CardSetup(alias="card", card="Cub"),), mana_pool="{G}{R}")
    started = adapter.start(
        Situation(
            ruleset="cr-2026",
            players=(alice, PlayerSetup(name="Bob")),
            active_player="Alice",
            step=Step.PRECOMBAT_MAIN,
        )
    )
    assert isinstance(started, Started)
    assert adapter.attempt("Alice", Cast(card=started.objects["card"])) == Done()
    assert [entry.name for entry in adapter.observe().stack] == ["Cub"]
    assert adapter.observe().players[0].mana_pool == "{R}"
