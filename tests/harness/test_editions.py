"""Where editions of the rules differ, and that the scenarios see it."""

from __future__ import annotations

from collections import defaultdict

import pytest
from mtg_verdict.adapters.reference import ReferenceAdapter
from mtg_verdict.features.ledger import clauses
from mtg_verdict.harness.scenarios import Scenario
from mtg_verdict.harness.selection import rulesets_of
from mtg_verdict.reports.records import Verdict

from .conftest import english_scenarios, run_scenario

pytestmark = pytest.mark.whole_suite
MODERN = {"cr-2024", "cr-2026"}


def passes(scenario: Scenario, ruleset: str) -> bool:
    """Whether the reference engine passes a scenario under an edition, whatever its clauses say."""
    return run_scenario(ReferenceAdapter(), scenario, ruleset)[0] is Verdict.PASS


def test_the_engine_differs_between_two_editions_in_exactly_the_clauses_of_which_the_ledger_says_so() -> None:
    passed = {
        # That those of cr-2026 pass under it is another test's business.
        scenario: {
            ruleset for ruleset in MODERN if (ruleset == "cr-2026" and ruleset in held) or passes(scenario, ruleset)
        }
        for scenario in english_scenarios()
        if (held := rulesets_of(scenario, clauses())) & MODERN
    }
    assert all(passed.values())
    shown = {clause for scenario in passed for clause in scenario.clauses}
    one_edition = {clause for clause in shown if len({*clauses()[clause].rulesets} & MODERN) == 1}
    assert one_edition
    assert {clause for scenario, held in passed.items() if held != MODERN for clause in scenario.clauses} == one_edition


def test_under_an_edition_in_which_a_clause_does_not_hold_a_scenario_of_it_fails() -> None:
    editions: dict[str, set[str]] = defaultdict(set)
    scenarios: dict[str, list[Scenario]] = defaultdict(list)
    for clause in clauses().values():
        editions[clause.chapter] |= {*clause.rulesets} & {*ReferenceAdapter().describe().rulesets}
    for scenario in english_scenarios():
        for clause_id in scenario.clauses:
            scenarios[clause_id].append(scenario)
    swapped = [
        (clause_id, ruleset)
        for clause_id in scenarios
        for ruleset in sorted(editions[clauses()[clause_id].chapter] - {*clauses()[clause_id].rulesets})
    ]
    assert swapped
    survived = [
        (clause_id, ruleset)
        for clause_id, ruleset in swapped
        if all(passes(scenario, ruleset) for scenario in scenarios[clause_id])
    ]
    assert not survived


def test_a_scenario_of_one_edition_fails_under_another() -> None:
    tagged = [scenario for scenario in english_scenarios() if len(scenario.rulesets) == 1]
    assert tagged
    for scenario in tagged:
        held = {*scenario.rulesets}
        others = {ruleset for clause in scenario.clauses for ruleset in clauses()[clause].rulesets} - held
        assert not others or not all(passes(scenario, ruleset) for ruleset in others), scenario.id
