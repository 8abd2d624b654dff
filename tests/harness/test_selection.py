"""Which scenarios a run takes."""

from __future__ import annotations

import pytest
from mtg_verdict.features.ledger import RULESETS, clauses
from mtg_verdict.harness.errors import UsageError
from mtg_verdict.harness.scenarios import features_root, read_features
from mtg_verdict.harness.selection import (
    Case,
    Selection,
    cites,
    not_applicable_of_those_named,
    rule_number,
    select,
)
from mtg_verdict.harness.verdict_log import vacuous
from mtg_verdict.reports.records import ScenarioRecord, Verdict

CLAIMED = ("cr-2024", "cr-2026")


def take(selection: Selection) -> tuple[Case, ...]:
    return select(read_features(features_root()), clauses(), selection, CLAIMED)


def test_without_options_everything_runs_under_the_newest_edition() -> None:
    cases = take(Selection())
    assert {case.ruleset for case in cases} == {"cr-2026"}
    assert {case.scenario.language for case in cases} == {"en", "fr"}
    assert len({case.scenario.id for case in cases}) * 2 == len(cases)


def test_all_runs_under_every_edition_of_the_engine() -> None:
    assert {case.ruleset for case in take(Selection(rulesets=("all",)))} == set(CLAIMED)


def test_a_scenario_outside_an_edition_is_not_applicable_there() -> None:
    features, known = read_features(features_root()), clauses()
    selection = Selection(rulesets=("cr-2002",), chapters=("convoke",))
    cases = select(features, known, selection, ("cr-2002",))
    assert cases
    assert not any(case.applicable for case in cases)


def test_under_an_old_edition_only_what_its_clauses_list_applies() -> None:
    features, known = read_features(features_root()), clauses()
    cases = select(features, known, Selection(rulesets=("cr-2004",)), ("cr-2004", "cr-2024"))
    applying = {case.scenario.chapter for case in cases if case.applicable}
    assert {case.ruleset for case in cases} == {"cr-2004"}
    assert applying
    assert applying == {clause.chapter for clause in known.values() if "cr-2004" in clause.rulesets} & {
        case.scenario.chapter for case in cases
    }


def test_the_controls_of_a_chosen_scenario_run_along() -> None:
    cases = take(Selection(languages=("en",), scenarios=("SS-230",)))
    (chosen,) = (case.scenario for case in cases if case.scenario.id == "SS-230")
    assert len(cases) > 1
    for case in cases:
        assert case.along is (case.scenario is not chosen)
        assert case.scenario is chosen or set(case.scenario.controls) & set(chosen.clauses)


def test_with_the_controls_that_run_along_no_chosen_scenario_lacks_one() -> None:
    features, known = read_features(features_root()), clauses()
    battles = [one for feature in features for one in feature.scenarios if one.file.startswith("en/battles/")]
    assert battles
    for scenario in battles:
        cases = select(features, known, Selection(languages=("en",), scenarios=(scenario.id,)), CLAIMED)
        passed = [refusing(case) for case in cases]
        along = {(case.scenario.id, case.scenario.language, case.ruleset) for case in cases if case.along}
        assert vacuous(passed, known, along) == []


def refusing(case: Case) -> ScenarioRecord:
    """A scenario that passed and in which something was refused."""
    return ScenarioRecord(
        id=case.scenario.id,
        language=case.scenario.language,
        ruleset=case.ruleset,
        name="x",
        file="x",
        line=1,
        chapter="x",
        clauses=case.scenario.clauses,
        controls=case.scenario.controls,
        verdict=Verdict.PASS,
        refusals=1,
    )


def test_a_rule_takes_its_own_parts_and_no_longer_number() -> None:
    assert cites(["702.10b"], "702.10")
    assert cites(["302.6"], "302.6")
    assert not cites(["702.109a"], "702.10")
    assert not cites(["302.61"], "302.6")


@pytest.mark.parametrize("rule", ["302.6", "CR 302.6", "cr302.6", "RC 302.6", " RC  302.6"])
def test_a_rule_may_be_written_as_people_cite_it(rule: str) -> None:
    assert rule_number(rule) == "302.6"
    wanted = {case.scenario.id for case in take(Selection(rules=("302.6",)))}
    assert {case.scenario.id for case in take(Selection(rules=(rule,)))} == wanted


def test_names_may_be_written_in_any_case() -> None:
    def ids(selection: Selection) -> set[str]:
        return {case.scenario.id for case in take(selection)}

    assert ids(Selection(scenarios=("ss-001",))) == ids(Selection(scenarios=("SS-001",)))
    assert ids(Selection(clauses=("SS-KW-Dash",))) == ids(Selection(clauses=("ss-kw-dash",)))


def test_a_chapter_without_scenarios_is_said_to_have_none_yet() -> None:
    shown = {scenario.chapter for feature in read_features(features_root()) for scenario in feature.scenarios}
    empty = sorted({clause.chapter for clause in clauses().values()} - shown)
    kept = [feature for feature in read_features(features_root()) if "/convoke/" not in feature.file]
    with pytest.raises(UsageError) as caught:
        select(kept, clauses(), Selection(chapters=("convoke",)), CLAIMED)
    assert caught.value.code == "usage-chapter-without-scenario"
    assert "convoke" in caught.value.line("fr")
    with_other = Selection(chapters=("summoning_sickness", *empty))
    assert {case.scenario.id for case in take(with_other)}


@pytest.mark.parametrize(
    "name", ["summoning_sickness", "Summoning sickness", "Mal d'invocation", "mal d’invocation", "SUMMONING_SICKNESS"]
)
def test_a_chapter_is_known_by_its_name_and_its_title_in_either_language(name: str) -> None:
    chapters = {case.scenario.chapter for case in take(Selection(chapters=(name,))) if not case.along}
    assert chapters == {"summoning_sickness"}


def test_a_clause_without_scenario_is_said_to_have_none_yet() -> None:
    without = "x-abil-targeted-mana-producer-old"
    with pytest.raises(UsageError) as caught:
        take(Selection(clauses=(without,)))
    assert caught.value.code == "usage-clause-without-scenario"
    assert without in caught.value.line("en")
    assert without in caught.value.line("fr")


def test_a_scenario_that_is_named_and_never_applies_is_told_with_its_editions() -> None:
    def told(*names: str, rulesets: tuple[str, ...] = ("cr-2026",)) -> dict[str, tuple[str, ...]]:
        selection = Selection(scenarios=names, rulesets=rulesets)
        cases = select(read_features(features_root()), clauses(), selection, RULESETS)
        return not_applicable_of_those_named(selection, cases, clauses())

    assert told("AB-100", "SS-027") == {"AB-100": ("cr-2002", "cr-2004")}
    assert told("AB-100", rulesets=("all",)) == {}
    everything = Selection()
    assert not_applicable_of_those_named(everything, take(everything), clauses()) == {}


def test_restrictions_are_joined_by_and() -> None:
    every = {case.scenario.id for case in take(Selection(languages=("en",), rules=("702.10",)))}
    one = {case.scenario.id for case in take(Selection(languages=("en",), rules=("702.10",), clauses=("ss-kw-dash",)))}
    assert one < every


@pytest.mark.parametrize(
    ("selection", "code"),
    [
        (Selection(rulesets=("cr-1993",)), "usage-unknown-ruleset"),
        (Selection(rulesets=("cr-2002",)), "usage-no-engine-ruleset"),
        (Selection(chapters=("chess",)), "usage-unknown-chapter"),
        (Selection(clauses=("none",)), "usage-unknown-clause"),
        (Selection(scenarios=("SS-000",)), "usage-unknown-scenario"),
        (Selection(rules=("999",)), "usage-unknown-rule"),
        (Selection(clauses=("ss-kw-dash",), scenarios=("SS-230",)), "usage-nothing-selected"),
    ],
)
def test_what_cannot_be_chosen_is_said(selection: Selection, code: str) -> None:
    with pytest.raises(UsageError) as caught:
        take(selection)
    assert caught.value.code == code
