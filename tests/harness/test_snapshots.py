"""The record of a failure holds the game before and after, in the scenario's words, and has bounds."""

from __future__ import annotations

import pytest
from mtg_verdict.adapters.models import (
    Action,
    AttemptResult,
    ObjectView,
    Observation,
    PlayerView,
    StackEntry,
    Step,
    Zone,
)
from mtg_verdict.adapters.reference import ReferenceAdapter
from mtg_verdict.harness.drawing import DRAWN_AT_MOST, LONGEST_LABEL, STACK_AT_MOST, snapshot
from mtg_verdict.harness.execution import Execution
from mtg_verdict.harness.findings import NotConforming
from mtg_verdict.harness.guarded_adapter import GuardedAdapter
from mtg_verdict.reports.records import DrawnGame, Snapshot
from mtg_verdict.steps.compiler import WrittenStep, compile_scenario
from mtg_verdict.steps.sentences import StepType

from .engines import IgnoresSummoningSickness, RefusesEverything

Line = tuple[StepType, str, list[list[str]] | None]
LINES: tuple[Line, ...] = (
    ("given", "it is Alice's precombat main phase", None),
    ("given", "Alice controls", [["card", "since"], ["Grizzly Bears (young)", "this turn"], ["Forest", "earlier"]]),
    ("then", 'Alice cannot attack with "Grizzly Bears (young)"', None),
)


def fail(adapter: ReferenceAdapter, *lines: Line) -> Snapshot | None:
    """What is kept of the failure of these sentences on an engine."""
    execution = Execution(GuardedAdapter(adapter), "cr-2026", ())
    *operations, last = compile_scenario([WrittenStep(*line) for line in lines], "en")
    for operation in operations:
        execution.perform(operation)
    with pytest.raises(NotConforming):
        execution.perform(last)
    return execution.snapshot


def bears(game: DrawnGame) -> tuple[bool, bool]:
    """Whether the bears are tapped, and whether they attack."""
    [found] = [one for one in game.objects if one.label.fr.startswith("Grizzlis")]
    return found.tapped, found.attacking is not None


def test_failed_action_has_the_game_before_and_after_it() -> None:
    kept = fail(IgnoresSummoningSickness(), *LINES)
    assert kept is not None
    assert kept.before is not None
    assert kept.since == 2
    assert (bears(kept.before), bears(kept.after)) == ((False, False), (True, True))
    assert (kept.before.step.en, kept.after.step.en) == ("precombat main phase", "declare attackers step")
    assert [one.label.fr for one in kept.after.objects if one.types and one.types.fr == "terrain"] == ["Forêt"]


def test_failed_expectation_has_the_game_before_the_last_action() -> None:
    lines: tuple[Line, ...] = (
        ("given", "it is Alice's precombat main phase", None),
        ("given", "Alice controls", [["card", "since"], ["Grizzly Bears", "earlier"]]),
        ("when", 'Alice attacks with "Grizzly Bears"', None),
        ("then", "Bob has 3 life", None),
    )
    kept = fail(ReferenceAdapter(), *lines)
    assert kept is not None
    assert kept.before is not None
    assert kept.since == 2
    assert bears(kept.after) == (True, True)


def test_same_object_has_the_same_key_before_and_after() -> None:
    kept = fail(IgnoresSummoningSickness(), *LINES)
    assert kept is not None
    assert kept.before is not None
    assert {one.key: one.label for one in kept.before.objects} == {one.key: one.label for one in kept.after.objects}


def test_engine_that_shows_nothing_any_more_has_failed_all_the_same() -> None:
    class GoesDark(RefusesEverything):
        dark = False

        def attempt(self, player: str, action: Action) -> AttemptResult:
            self.dark = True
            return super().attempt(player, action)

        def observe(self) -> Observation:
            if self.dark:
                raise RuntimeError("dark")
            return super().observe()

    lines = (*LINES[:2], ("when", 'Alice activates "{T}" of "Forest"', None))
    assert fail(GoesDark(), *lines) is None


def test_record_has_bounds_whatever_an_engine_shows() -> None:
    name = "x" * 10_000
    player = PlayerView(name="Alice", life=20, mana_pool="{G}" * 5_000, hand_size=0, library_size=0)
    objects = tuple(
        ObjectView(
            id=f"{name}{number}",
            name=name,
            zone=Zone.HAND if number < 500 else Zone.BATTLEFIELD,
            owner="Alice",
            counters={f"{name}{one}": 1 for one in range(50)},
            attached_to=name,
            attacking=name,
        )
        for number in range(510)
    )
    stack = tuple(StackEntry(kind="spell", controller="Alice", source=name, name=name) for _ in range(500))
    shown = Observation(
        active_player="Alice", step=Step.UPKEEP, priority=None, players=(player,), objects=objects, stack=stack
    )
    kept = snapshot(shown, 1, shown, {})
    assert len(kept.model_dump_json()) < 1_000_000
    assert len(kept.after.objects) == DRAWN_AT_MOST
    assert sum(one.zone == "battlefield" for one in kept.after.objects) == 10
    assert kept.after.left_out == 510 - DRAWN_AT_MOST + 500 - STACK_AT_MOST
    assert len(kept.after.objects[0].label.en) == LONGEST_LABEL + 1


def test_only_what_is_unusual_is_written() -> None:
    kept = fail(IgnoresSummoningSickness(), *LINES)
    assert kept is not None
    written = kept.model_dump_json()
    assert '"tapped":false' not in written
    assert Snapshot.model_validate_json(written) == kept
