"""Players who concede: the engine must show that they are not in the game any more (CR 104.3a)."""

from __future__ import annotations

from pathlib import Path

import pytest
from mtg_verdict.adapters.models import Observation
from mtg_verdict.adapters.reference import ReferenceAdapter
from mtg_verdict.harness.scenarios import Scenario, read_features
from mtg_verdict.reports.records import Verdict

from .conftest import run_scenario
from .test_odd_features import folder

CONCEDES = """Feature: x
  @id:X-1 @clause:bt-mp-protector-leaves-unattacked @needs:multiplayer
  Scenario: one
    Given the players are Alice, Bob and Chloé
    When Bob concedes the game
    Then it is Alice's precombat main phase
    And Bob has 0 cards in the library
    And nothing else changes
"""


def scenario(root: Path, text: str = CONCEDES) -> Scenario:
    english, _ = read_features(folder(root, text))
    return english.scenarios[0]


class Forgives(ReferenceAdapter):
    """Shows players who have left as if they were still there."""

    def observe(self) -> Observation:
        shown = super().observe()
        players = tuple(view.model_copy(update={"in_game": True}) for view in shown.players)
        return shown.model_copy(update={"players": players})


class LosesAnother(ReferenceAdapter):
    """Lets Chloé leave as soon as somebody does."""

    def observe(self) -> Observation:
        shown = super().observe()
        if all(view.in_game for view in shown.players):
            return shown
        players = tuple(
            view.model_copy(update={"in_game": False}) if view.name == "Chloé" else view for view in shown.players
        )
        return shown.model_copy(update={"players": players})


class LosesPlayers(ReferenceAdapter):
    """No longer shows players who have left."""

    def observe(self) -> Observation:
        shown = super().observe()
        return shown.model_copy(update={"players": tuple(view for view in shown.players if view.in_game)})


def test_a_player_who_has_conceded_is_out_and_that_counts_as_stated(tmp_path: Path) -> None:
    assert run_scenario(ReferenceAdapter(), scenario(tmp_path))[:2] == (Verdict.PASS, None)


@pytest.mark.parametrize(
    ("adapter", "verdict", "code"),
    [
        (Forgives, Verdict.FAIL, "field-differs"),
        (LosesAnother, Verdict.FAIL, "changed-too"),
        (LosesPlayers, Verdict.ERROR, "adapter-players-changed"),
    ],
)
def test_whoever_is_wrongly_in_or_out_is_found(
    tmp_path: Path, adapter: type[ReferenceAdapter], verdict: Verdict, code: str
) -> None:
    found, why, _ = run_scenario(adapter(), scenario(tmp_path))
    assert why is not None
    assert (found, why.code) == (verdict, code)
    if code == "field-differs":
        assert why.message.en == "Bob: not the expected value (in the game)."
        assert why.expected is not None
        assert why.expected.fr == "non"


def test_it_is_found_without_any_check_of_the_scenario(tmp_path: Path) -> None:
    text = CONCEDES.partition("    And Bob has")[0]
    assert run_scenario(Forgives(), scenario(tmp_path, text))[0] is Verdict.FAIL
