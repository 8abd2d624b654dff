"""Where two editions of the rules differ, and that the scenarios see it."""

from __future__ import annotations

from mtg_verdict.adapters.reference import ReferenceAdapter
from mtg_verdict.features.ledger import clauses
from mtg_verdict.harness.scenarios import Scenario
from mtg_verdict.reports.records import Verdict

from .conftest import english_scenarios, run_scenario

MODERN = {"cr-2024", "cr-2026"}


def passed_under(scenario: Scenario) -> set[str]:
    """The modern editions under which the reference engine passes a scenario, whatever its clauses say."""
    return {each for each in MODERN if run_scenario(ReferenceAdapter(), scenario, each)[0] is Verdict.PASS}


def test_the_engine_differs_between_two_editions_in_exactly_the_clauses_of_which_the_ledger_says_so() -> None:
    passed = {scenario: passed_under(scenario) for scenario in english_scenarios()}
    assert all(passed.values())
    shown = {clause for scenario in passed for clause in scenario.clauses}
    one_edition = {clause for clause in shown if len({*clauses()[clause].rulesets} & MODERN) == 1}
    assert one_edition
    assert {clause for scenario, held in passed.items() if held != MODERN for clause in scenario.clauses} == one_edition
