"""Engines side by side."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from mtg_verdict.reports import Log, Verdict, read_log
from mtg_verdict.reports.comparison import Comparison, compare_logs, labels
from mtg_verdict.reports.comparison_view import SIDE_BY_SIDE_AT_MOST, comparison_document, comparison_json
from mtg_verdict.reports.document import Grid, Heading
from mtg_verdict.reports.markdown import to_markdown

from . import sample

PASS, FAIL, UNSUPPORTED = Verdict.PASS, Verdict.FAIL, Verdict.UNSUPPORTED
ENDS = {
    "SS-1": (PASS, PASS, PASS),
    "SS-2": (FAIL, PASS, UNSUPPORTED),
    "SS-3": (FAIL, Verdict.CRASH, PASS),
    "SS-4": (FAIL, FAIL, UNSUPPORTED),
    "SS-5": (FAIL, UNSUPPORTED, UNSUPPORTED),
    "SS-6": (None, PASS, FAIL),
}


def log_of(path: Path, name: str, verdicts: dict[str, Verdict], *rulesets: str) -> Log:
    editions = rulesets or ("cr-2026",)
    scenarios = [sample.scenario_record(one, verdict=end, ruleset=editions[0]) for one, end in verdicts.items()]
    return read_log(sample.write(path, [sample.run_record(editions, name), sample.clause_record("ss-a"), *scenarios]))


def comparison(tmp_path: Path) -> Comparison:
    logs = []
    for number, name in enumerate(("One", "Two", "Three")):
        verdicts = {identity: end for identity, ends in ENDS.items() if (end := ends[number]) is not None}
        logs.append(log_of(tmp_path / name, name, verdicts))
    return compare_logs(logs)


def test_who_fails_what_alone(tmp_path: Path) -> None:
    found = comparison(tmp_path)
    assert [[row.id for row in found.alone(number)] for number in range(3)] == [["SS-2"], [], ["SS-6"]]
    assert [row.id for row in found.failed_by_all] == ["SS-4"]
    assert [row.id for row in found.differing] == ["SS-2", "SS-3", "SS-4", "SS-5", "SS-6"]
    assert found.rows[-1].verdicts == (None, PASS, FAIL)


def test_a_scenario_counts_as_failed_if_it_fails_in_one_language(tmp_path: Path) -> None:
    ends = [sample.scenario_record("SS-1", "en"), sample.scenario_record("SS-1", "fr", FAIL)]
    log = read_log(sample.write(tmp_path / "log", [sample.run_record(), *ends]))
    (row,) = compare_logs([log]).rows
    assert row.verdicts == (FAIL,)


def test_engines_of_the_same_name_are_told_apart(tmp_path: Path) -> None:
    ends = {"SS-1": PASS}
    logs = [
        log_of(tmp_path / str(n), "One", ends, ruleset) for n, ruleset in enumerate(("cr-2024", "cr-2026", "cr-2026"))
    ]
    assert labels(logs) == ("One 1.2.3 (cr-2024)", "One 1.2.3 (cr-2026) #1", "One 1.2.3 (cr-2026) #2")


@pytest.mark.parametrize(
    ("language", "alone"),
    [("en", "One 1.2.3 alone fails 1 scenario"), ("fr", "One 1.2.3 est seul non conforme à 1 scénario")],
)
def test_people_are_told_who_fails_what_alone(tmp_path: Path, language: str, alone: str) -> None:
    blocks = comparison_document(comparison(tmp_path), language)
    assert alone in [block.text for block in blocks if isinstance(block, Heading)]
    shares, verdicts = (block for block in blocks if isinstance(block, Grid))
    assert [len(row) for row in shares.rows] == [4] * len(shares.rows)
    assert [row[0].split()[0] for row in verdicts.rows] == ["SS-2", "SS-3", "SS-4", "SS-5", "SS-6"]
    assert verdicts.rows[-1][1] == "–"
    assert f"\n## {alone}\n" in to_markdown(blocks, language)


def test_programs_are_told_the_same(tmp_path: Path) -> None:
    told = comparison_json(comparison(tmp_path))
    assert [engine["fails_alone"] for engine in told["engines"]] == [
        [{"id": "SS-2", "ruleset": "cr-2026"}],
        [],
        [{"id": "SS-6", "ruleset": "cr-2026"}],
    ]
    assert told["engines"][0]["scenarios"] == {"conforming": 1, "of": 5}
    assert {row["id"]: row["verdicts"] for row in told["scenarios"]}["SS-3"] == ["fail", "crash", "pass"]


def test_a_run_without_result_has_no_share(tmp_path: Path) -> None:
    logs = [log_of(tmp_path / "a", "One", {"SS-1": Verdict.CRASH}), log_of(tmp_path / "b", "Two", {"SS-1": PASS})]
    grid = next(block for block in comparison_document(compare_logs(logs), "en") if isinstance(block, Grid))
    assert [row[1] for row in grid.rows] == ["no result"] * len(grid.rows)
    assert grid.rows[-1][2] == "1 of 1 (100%)"


def test_twenty_engines_and_two_thousand_scenarios_are_compared_in_seconds(tmp_path: Path) -> None:
    ends = {f"SS-{number}": FAIL if number % 7 == 0 else PASS for number in range(2000)}
    path = tmp_path / "log"
    log_of(path, "One", ends)
    logs = [read_log(path)] * 20
    began = time.perf_counter()
    found = compare_logs(logs)
    text = to_markdown(comparison_document(found, "en"), "en")
    assert time.perf_counter() - began < 10
    assert len(found.rows) == 2000
    assert len(logs) > SIDE_BY_SIDE_AT_MOST
    assert "| 20 | One 1.2.3 (cr-2026) \\#20 |" in text.replace("\u2060", "")
    assert len(text) < 65_536


@pytest.mark.parametrize("alike", [True, False])
def test_people_are_told_when_engines_are_counted_over_different_scenarios(tmp_path: Path, alike: bool) -> None:
    ends = {"SS-1": PASS, "SS-2": FAIL}
    other = ends if alike else {"SS-1": PASS}
    found = compare_logs([log_of(tmp_path / "one", "One", ends), log_of(tmp_path / "two", "Two", other)])
    told = to_markdown(comparison_document(found, "en"), "en")
    assert ("Each engine is counted over the scenarios of its own run" in told) is not alike


def test_engine_without_a_name_is_called_something(tmp_path: Path) -> None:
    run = sample.run_record()
    nameless = run.model_copy(update={"engine": run.engine.model_copy(update={"name": " \n", "version": ""})})
    log = read_log(sample.write(tmp_path / "log", [nameless, sample.scenario_record("SS-1")]))
    assert labels([log]) == ("?",)
    assert labels([log, log]) == ("? (cr-2026) #1", "? (cr-2026) #2")
