"""Counts, and percentages that never go without their denominator."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from mtg_verdict.reports import Log, Verdict, read_log
from mtg_verdict.reports.messages import percent
from mtg_verdict.reports.records import AnyRecord
from mtg_verdict.reports.summary import CONFORMING, SEVERITY, Share, share, summarise, worst
from mtg_verdict.reports.text import natural

from . import sample

LOGGED = [verdict for verdict in Verdict if verdict is not Verdict.VACUOUS]


def read(path: Path, records: Sequence[AnyRecord]) -> Log:
    return read_log(sample.write(path / "log", [sample.run_record(), sample.clause_record("ss-a"), *records]))


@pytest.mark.parametrize(
    ("part", "whole", "en", "fr"),
    [
        (78, 81, "78 of 81 (96%)", "78 sur 81 (96\u00a0%)"),
        (0, 3, "0 of 3 (0%)", "0 sur 3 (0\u00a0%)"),
        (3, 3, "3 of 3 (100%)", "3 sur 3 (100\u00a0%)"),
        (499, 500, "499 of 500 (99.8%)", "499 sur 500 (99,8\u00a0%)"),
        (1, 500, "1 of 500 (0.2%)", "1 sur 500 (0,2\u00a0%)"),
        (0, 0, "–", "–"),
    ],
)
def test_shares_as_said(part: int, whole: int, en: str, fr: str) -> None:
    assert Share(part, whole).said("en") == en
    assert Share(part, whole).said("fr") == fr


@given(st.integers(1, 5000), st.data())
def test_nothing_and_all_are_said_of_nothing_and_all_only(whole: int, data: st.DataObject) -> None:
    part = data.draw(st.integers(0, whole))
    assert (percent(part, whole, "en") == "0%") == (part == 0)
    assert (percent(part, whole, "en") == "100%") == (part == whole)


def test_severity_ranks_every_verdict() -> None:
    assert sorted(SEVERITY) == sorted(Verdict)


@given(
    st.lists(
        st.tuples(st.sampled_from(LOGGED), st.sampled_from(["en", "fr"]), st.sampled_from(["cr-2024", "cr-2026"])),
        max_size=25,
    )
)
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None, max_examples=60)
def test_totals_are_those_of_the_log(tmp_path: Path, ends: list[tuple[Verdict, str, str]]) -> None:
    records = [
        sample.scenario_record(f"SS-{number}", language, verdict, ruleset)
        for number, (verdict, language, ruleset) in enumerate(ends)
    ]
    log = read(tmp_path, records)
    summary = summarise(log)
    assert summary.scenarios() == Counter(log.end.totals)
    for ruleset, counts in summary.totals.items():
        own = [verdict for verdict, _, edition in ends if edition == ruleset]
        found = share(counts.scenarios)
        assert found.whole == sum(verdict is not Verdict.NOT_APPLICABLE for verdict in own)
        assert found.part == sum(verdict in CONFORMING for verdict in own)
        applying = [verdict for verdict in own if verdict is not Verdict.NOT_APPLICABLE]
        clauses = share(counts.clauses)
        assert clauses.whole == bool(applying)
        assert clauses.part == (bool(applying) and all(verdict in CONFORMING for verdict in applying))


def test_clause_conforms_only_if_it_does_in_every_language(tmp_path: Path) -> None:
    records = [sample.scenario_record("SS-1", "en"), sample.scenario_record("SS-1", "fr", Verdict.FAIL)]
    counts = summarise(read(tmp_path, records)).totals["cr-2026"]
    assert share(counts.clauses) == Share(0, 1)
    assert share(counts.scenarios) == Share(1, 2)


def test_rulesets_are_counted_apart(log: Log) -> None:
    summary = summarise(log)
    assert summary.clauses["ss-a", "cr-2024"] is Verdict.PASS
    assert summary.clauses["ss-a", "cr-2026"] is Verdict.FAIL
    assert share(summary.chapters["summoning_sickness"]["cr-2024"].clauses) == Share(1, 3)


def test_unsupported_stays_in_the_denominator_and_not_applicable_does_not() -> None:
    counts = Counter({Verdict.PASS: 2, Verdict.UNSUPPORTED: 1, Verdict.NOT_APPLICABLE: 5})
    assert share(counts) == Share(2, 3)


def test_worst_is_a_proven_fault() -> None:
    assert worst([Verdict.PASS, Verdict.ERROR, Verdict.FAIL]) is Verdict.FAIL
    assert worst([Verdict.NOT_APPLICABLE, Verdict.PASS]) is Verdict.PASS


@pytest.mark.parametrize(
    ("verdicts", "has_result"),
    [
        ((), False),
        ((Verdict.ERROR, Verdict.TIMEOUT, Verdict.CRASH, Verdict.PROTOCOL_ERROR, Verdict.NOT_APPLICABLE), False),
        ((Verdict.ERROR, Verdict.PASS), True),
        ((Verdict.FAIL,), True),
    ],
)
def test_run_in_which_everything_errored_is_no_result(
    tmp_path: Path, verdicts: tuple[Verdict, ...], has_result: bool
) -> None:
    records = [sample.scenario_record(f"SS-{number}", "en", verdict) for number, verdict in enumerate(verdicts)]
    assert summarise(read(tmp_path, records)).has_result is has_result


def test_numbers_sort_as_numbers_however_long() -> None:
    long = "9" * 5000
    ordered = ["SS-9", "SS-010", "SS-10a", f"SS-{long}", "302", "302.6", "302.6a", "302.06b", "302.10", f"302.{long}"]
    shuffled = dict.fromkeys(reversed(ordered))
    assert sorted(shuffled, key=natural) == ordered
