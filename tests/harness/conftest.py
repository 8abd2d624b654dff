"""Running the suite in process, one scenario after another, without pytest around it."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import cache

import pytest
from mtg_verdict.adapters.interface import Adapter
from mtg_verdict.features.ledger import RULESETS, clauses
from mtg_verdict.harness.execution import Execution
from mtg_verdict.harness.findings import Stop
from mtg_verdict.harness.guarded_adapter import GuardedAdapter
from mtg_verdict.harness.scenarios import Scenario, features_root, read_features
from mtg_verdict.harness.selection import rulesets_of
from mtg_verdict.reports.records import Finding, ScenarioRecord, Verdict
from mtg_verdict.steps.compiler import compile_scenario
from mtg_verdict.steps.operations import Operation


@cache
def english_scenarios() -> tuple[Scenario, ...]:
    """The scenarios of the suite, in English."""
    return tuple(
        scenario
        for feature in read_features(features_root())
        for scenario in feature.scenarios
        if scenario.language == "en"
    )


@cache
def operations_of(scenario: Scenario) -> tuple[Operation, ...]:
    """What a scenario means."""
    return compile_scenario(scenario.written, scenario.language)


def newest_ruleset(scenario: Scenario) -> str:
    """The newest edition under which a scenario holds."""
    held = rulesets_of(scenario, clauses())
    return next(ruleset for ruleset in reversed(RULESETS) if ruleset in held)


def run_scenario(
    adapter: Adapter, scenario: Scenario, ruleset: str | None = None
) -> tuple[Verdict, Finding | None, int]:
    """The verdict before corrections, why, and how many refusals were observed; under the newest edition if none."""
    guarded = GuardedAdapter(adapter)
    execution = Execution(guarded, ruleset or newest_ruleset(scenario), scenario.needs)
    verdict, why = Verdict.PASS, None
    try:
        for operation in operations_of(scenario):
            execution.perform(operation)
        execution.finish()
    except Stop as stop:
        verdict, why = stop.verdict, stop.finding
    finally:
        guarded.stop()
    return verdict, why, execution.refusals


RunAll = Callable[..., list[ScenarioRecord]]
"""Takes an adapter and, if not all are to run, the ids of those that are."""


@pytest.fixture(scope="session")
def run_all() -> RunAll:
    """Runs the English scenarios on an adapter."""

    def run(adapter: Adapter, only: Collection[str] | None = None) -> list[ScenarioRecord]:
        records = []
        for scenario in english_scenarios():
            if only is not None and scenario.id not in only:
                continue
            verdict, why, refusals = run_scenario(adapter, scenario)
            records.append(
                ScenarioRecord(
                    id=scenario.id,
                    language="en",
                    ruleset=newest_ruleset(scenario),
                    name=scenario.name,
                    file=scenario.file,
                    line=scenario.line,
                    chapter=scenario.chapter,
                    clauses=scenario.clauses,
                    controls=scenario.controls,
                    verdict=verdict,
                    refusals=refusals,
                    finding=why,
                )
            )
        return records

    return run
