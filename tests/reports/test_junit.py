"""The JUnit report, read again."""

from __future__ import annotations

from pathlib import Path

import pytest
from junitparser import Error, Failure, JUnitXml, Skipped, TestCase
from mtg_verdict.reports import Log, Verdict, read_log, write_junit
from mtg_verdict.reports.records import Finding, Text

from . import sample


def read(log: Log, path: Path) -> JUnitXml:
    write_junit(log, path)
    return JUnitXml.fromfile(str(path))


def case_of(report: JUnitXml, start: str) -> TestCase:
    found = [case for suite in report for case in suite if case.name.startswith(start)]
    assert len(found) == 1
    return found[0]


def test_suite_a_chapter_and_case_a_scenario(log: Log, tmp_path: Path) -> None:
    report = read(log, tmp_path / "report.xml")
    assert [suite.name for suite in report] == ["Summoning sickness", "Battles"]
    names = [case.name for suite in report for case in suite]
    assert len(set(names)) == len(names) == len(log.scenarios)
    totals = log.end.totals
    assert report.tests == len(log.scenarios)
    assert report.failures == sum(totals[one] for one in (Verdict.FAIL, Verdict.VACUOUS, Verdict.UNEXPECTED_PASS))
    assert report.errors == 8
    assert report.skipped == sum(
        totals[one] for one in (Verdict.UNSUPPORTED, Verdict.NOT_APPLICABLE, Verdict.KNOWN_FAILURE)
    )


@pytest.mark.parametrize(
    ("start", "kind", "verdict"),
    [
        ("SS-003 [en, cr-2026]", Failure, "fail"),
        ("SS-004 [fr, cr-2024]", Failure, "vacuous"),
        ("SS-015 [en, cr-2026]", Failure, "unexpected-pass"),
        ("SS-010 [en, cr-2026]", Error, "error"),
        ("SS-011 [en, cr-2026]", Error, "timeout"),
        ("SS-012 [en, cr-2026]", Error, "crash"),
        ("SS-013 [en, cr-2026]", Error, "protocol-error"),
        ("SS-014 [en, cr-2026]", Skipped, "known-failure"),
        ("SS-016 [en, cr-2026]", Skipped, "not-applicable"),
        ("BA-001 [fr, cr-2024]", Skipped, "unsupported"),
    ],
)
def test_results(log: Log, tmp_path: Path, start: str, kind: type, verdict: str) -> None:
    (result,) = case_of(read(log, tmp_path / "report.xml"), start).result
    assert type(result) is kind
    assert result.type == verdict


def test_pass_has_no_result(log: Log, tmp_path: Path) -> None:
    assert case_of(read(log, tmp_path / "report.xml"), "SS-001 [fr, cr-2026]").is_passed


def test_failure_says_all(log: Log, tmp_path: Path) -> None:
    (result,) = case_of(read(log, tmp_path / "report.xml"), "SS-003 [fr, cr-2026]").result
    assert result.message == "L'action a été acceptée alors qu'elle n'est pas légale."
    for part in ("Alors Alice ne peut pas attaquer", "l'action est refusée", "302.6", "--lang fr --ruleset cr-2026"):
        assert part in result.text


def test_hostile_text_stays_text(tmp_path: Path) -> None:
    hostile = "]]><script>alert('\"&\x00\x1b[31m\x08\ufffe')</script>"
    finding = Finding(code="x", message=Text(en=hostile, fr=hostile), observed=Text(en=hostile, fr=hostile))
    record = sample.scenario_record("SS-1", "en", Verdict.FAIL, name=hostile, finding=finding, chapter=hostile)
    log = read_log(sample.write(tmp_path / "log", [sample.run_record(name=hostile), record]))
    report = read(log, tmp_path / "report.xml")
    cleaned = "]]><script>alert('\"&\ufffd\ufffd[31m\ufffd\ufffd')</script>"
    case = case_of(report, "SS-1 [en, cr-2026] " + cleaned)
    assert case.result[0].message == cleaned
    assert cleaned in case.result[0].text


def test_services_are_told_what_was_run_and_where_a_scenario_stands(log: Log, tmp_path: Path) -> None:
    report = read(log, tmp_path / "report.xml")
    for suite in report:
        told = {one.name: one.value for one in suite.properties()}  # type: ignore[no-untyped-call]
        assert told["engine.name"] == "Sample engine"
        assert told["rulesets"] == "cr-2024, cr-2026"
        assert suite.timestamp == "2026-08-08T12:00:00"
    element = case_of(report, "SS-003 [en, cr-2026]")._elem
    assert element.get("classname") == "mtg-verdict.summoning_sickness"
    assert (element.get("file"), element.get("line")) == ("en/summoning_sickness/animation.feature", "4")


def test_a_message_fits_a_line_and_the_text_has_the_rest(tmp_path: Path) -> None:
    long = "x" * 10_000
    finding = Finding(code="x", message=Text(en=long, fr=long), observed=Text(en=long, fr=long))
    record = sample.scenario_record("SS-1", "en", Verdict.FAIL, finding=finding)
    log = read_log(sample.write(tmp_path / "log", [sample.run_record(), record]))
    (result,) = case_of(read(log, tmp_path / "report.xml"), "SS-1").result
    assert len(result.message) == 1001
    assert long in result.text
