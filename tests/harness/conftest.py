"""Running the suite in process, one scenario after another, without pytest around it."""

from __future__ import annotations

from collections.abc import Callable

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


def english_scenarios() -> list[Scenario]:
    """The scenarios of the suite, in English."""
    return [
        scenario
        for feature in read_features(features_root())
        for scenario in feature.scenarios
        if scenario.language == "en"
    ]


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
        for operation in compile_scenario(scenario.written, scenario.language):
            execution.perform(operation)
        execution.finish()
    except Stop as stop:
        verdict, why = stop.verdict, stop.finding
    finally:
        guarded.stop()
    return verdict, why, execution.refusals


RunAll = Callable[[Adapter], list[ScenarioRecord]]


@pytest.fixture(scope="session")
def run_all() -> RunAll:
    """Runs every English scenario on an adapter."""

    def run(adapter: Adapter) -> list[ScenarioRecord]:
        records = []
        for scenario in english_scenarios():
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
