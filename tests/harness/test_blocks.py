"""Blocks when several players defend: those before the one who blocks declare first (CR 802.4)."""

from __future__ import annotations

from pathlib import Path

import pytest
from mtg_verdict.adapters.models import (
    Action,
    AttemptResult,
    Block,
    Illegal,
    ObjectView,
    Observation,
    PlayerView,
    Step,
    Unsupported,
    Zone,
)
from mtg_verdict.adapters.reference import ReferenceAdapter
from mtg_verdict.harness.declaring import declaring_before
from mtg_verdict.harness.scenarios import Scenario, read_features
from mtg_verdict.reports.records import Verdict

from .conftest import run_scenario
from .test_odd_features import folder

SPLIT_ATTACK = """Feature: x
  @id:X-1 @clause:bt-only-protector-blocks @needs:battles @needs:multiplayer
  Scenario: one
    Given the players are Alice, Bob and Chloé
    And Alice controls
      | card                | since   | counters  | protector |
      | Grizzly Bears       | earlier |           |           |
      | Hill Giant          | earlier |           |           |
      | Invasion of Segovia | earlier | 4 defense | Bob       |
    And Bob controls
      | card           | since   |
      | Llanowar Elves | earlier |
    And Chloé controls
      | card        | since   |
      | Serra Angel | earlier |
    When Alice attacks with "Grizzly Bears" and "Hill Giant"
      | Grizzly Bears | Invasion of Segovia |
      | Hill Giant    | Chloé               |
{blocks}
"""
BOB = '    Then Bob can block "Grizzly Bears" with "Llanowar Elves"'
CHLOE = """    Then Chloé cannot block "Grizzly Bears" with "Serra Angel"
    And Chloé can block "Hill Giant" with "Serra Angel"
"""


def scenario(root: Path, *blocks: str) -> Scenario:
    english, _ = read_features(folder(root, SPLIT_ATTACK.format(blocks="\n".join(blocks))))
    return english.scenarios[0]


class Remembers(ReferenceAdapter):
    """Keeps who attempted which block, and why it was refused."""

    def __init__(self) -> None:
        super().__init__()
        self.blocks: list[tuple[str, int, str]] = []

    def attempt(self, player: str, action: Action) -> AttemptResult:
        result = super().attempt(player, action)
        if isinstance(action, Block):
            refused = result.reason if isinstance(result, Illegal) else ""
            self.blocks.append((player, len(action.blockers), refused))
        return result


class CannotBlockWithNothing(ReferenceAdapter):
    """Knows no empty block."""

    def attempt(self, player: str, action: Action) -> AttemptResult:
        if isinstance(action, Block) and not action.blockers:
            return Unsupported(what="an empty block")
        return super().attempt(player, action)


def test_who_comes_first_blocks_with_nothing_and_the_refusal_is_about_the_block(tmp_path: Path) -> None:
    engine = Remembers()
    assert run_scenario(engine, scenario(tmp_path, CHLOE))[0] is Verdict.PASS
    bob, refused, accepted = engine.blocks
    assert bob == ("Bob", 0, "")
    assert (refused[0], accepted) == ("Chloé", ("Chloé", 1, ""))
    assert "attack its controller's side" in refused[2]


def test_who_has_declared_is_not_asked_again(tmp_path: Path) -> None:
    engine = Remembers()
    assert run_scenario(engine, scenario(tmp_path, BOB, CHLOE.partition("\n")[0]))[0] is Verdict.PASS
    assert [(player, number) for player, number, _ in engine.blocks] == [("Bob", 1), ("Chloé", 1)]


def test_an_engine_without_empty_blocks_is_unsupported(tmp_path: Path) -> None:
    assert run_scenario(CannotBlockWithNothing(), scenario(tmp_path, CHLOE))[0] is Verdict.UNSUPPORTED


def observed(active: str, *objects: ObjectView, left: str = "") -> Observation:
    players = tuple(
        PlayerView(name=name, life=20, mana_pool="", hand_size=0, library_size=0, in_game=name != left)
        for name in ORDER
    )
    return Observation(
        active_player=active, step=Step.DECLARE_BLOCKERS, priority=None, players=players, objects=objects
    )


def permanent(name: str, controller: str, types: tuple[str, ...] = ("Creature",), **more: str) -> ObjectView:
    return ObjectView(
        id=name, name=name, zone=Zone.BATTLEFIELD, owner=controller, controller=controller, types=types, **more
    )


ORDER = ("Alice", "Bob", "Chloé", "David")
SIEGE = permanent("siege", "Alice", ("Battle",), protector="Bob")
UNPROTECTED = permanent("siege", "Alice", ("Battle",))
WALKER = permanent("walker", "Bob", ("Planeswalker",))


@pytest.mark.parametrize(
    ("observation", "player", "before"),
    [
        (observed("Alice", permanent("one", "Alice", attacking="Bob")), "Chloé", ["Bob"]),
        (observed("Alice", permanent("one", "Alice", attacking="Chloé")), "Chloé", []),
        (observed("Alice", permanent("one", "Alice", attacking="Chloé")), "Bob", []),
        (observed("Alice", SIEGE, permanent("one", "Alice", attacking="siege")), "Chloé", ["Bob"]),
        (observed("Alice", UNPROTECTED, permanent("one", "Alice", attacking="siege")), "Chloé", []),
        (observed("Alice", WALKER, permanent("one", "Alice", attacking="walker")), "Chloé", ["Bob"]),
        (observed("Alice", permanent("one", "Alice", attacking="Bob"), left="Bob"), "Chloé", []),
        (observed("Alice", permanent("one", "Alice", attacking="gone")), "Chloé", []),
        (
            observed(
                "Chloé", permanent("one", "Chloé", attacking="Alice"), permanent("two", "Chloé", attacking="David")
            ),
            "Bob",
            ["David", "Alice"],
        ),
        (observed("Zed", permanent("one", "Zed", attacking="Bob")), "Chloé", []),
    ],
)
def test_the_defending_players_before_another_come_in_turn_order(
    observation: Observation, player: str, before: list[str]
) -> None:
    assert declaring_before(player, ORDER, observation) == before
