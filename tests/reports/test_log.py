"""A log is read whole or refused with a reason."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from mtg_verdict.reports import LogError, Verdict, read_log
from mtg_verdict.reports.messages import LANGUAGES
from mtg_verdict.reports.records import AnyRecord, EndRecord, VacuousRecord

from . import sample

TEXT = st.text(st.characters(exclude_categories=["Cs"]), max_size=12)
KEYS = st.tuples(TEXT, st.sampled_from(LANGUAGES), st.sampled_from(["cr-2024", "cr-2026"]))
FOUND = [verdict for verdict in Verdict if verdict is not Verdict.VACUOUS]


def code_of(path: Path) -> str:
    with pytest.raises(LogError) as caught:
        read_log(path)
    for language in LANGUAGES:
        assert str(path) in caught.value.message(language)
    return caught.value.code


@given(st.dictionaries(KEYS, st.tuples(st.sampled_from(FOUND), TEXT, st.booleans()), max_size=20))
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None, max_examples=60)
def test_what_is_written_is_read(
    tmp_path: Path, outcomes: dict[tuple[str, str, str], tuple[Verdict, str, bool]]
) -> None:
    records: list[AnyRecord] = [sample.run_record(), sample.clause_record("ss-a")]
    expected = {}
    for (identity, language, ruleset), (verdict, name, _) in outcomes.items():
        record = sample.scenario_record(identity, language, verdict, ruleset, name=name)
        records.append(record)
        expected[identity, language, ruleset] = record
    for key, (verdict, _, vacuous) in outcomes.items():
        if vacuous and verdict is Verdict.PASS:
            records.append(VacuousRecord(id=key[0], language=key[1], ruleset=key[2], clauses=("ss-a",)))
            expected[key] = expected[key].model_copy(update={"verdict": Verdict.VACUOUS})
    log = read_log(sample.write(tmp_path / "log", records))
    assert log.run == records[0]
    assert log.clauses == {"ss-a": records[1]}
    assert list(log.scenarios) == list(expected.values())
    assert log.end.totals == Counter(record.verdict for record in expected.values())
    assert set(log.unproved) == {key for key, record in expected.items() if record.verdict is Verdict.VACUOUS}


def test_missing_file(tmp_path: Path) -> None:
    assert code_of(tmp_path / "none") == "log-unreadable"


def test_line_that_is_no_record(tmp_path: Path) -> None:
    path = sample.write(tmp_path / "log", sample.sample())
    lines = path.read_text(encoding="utf-8").split("\n")
    lines[3] = '{"kind": "scenery"}'
    path.write_text("\n".join(lines), encoding="utf-8")
    with pytest.raises(LogError) as caught:
        read_log(path)
    assert caught.value.code == "log-not-a-record"
    assert caught.value.values == {"file": str(path), "line": "4"}


@pytest.mark.parametrize("content", [b"", b"\n"])
def test_empty_file_has_no_run(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "log"
    path.write_bytes(content)
    assert code_of(path) == "log-no-run"


def test_binary_file_is_no_log(tmp_path: Path) -> None:
    path = tmp_path / "log"
    path.write_bytes(b"\xff\xfe\x00")
    assert code_of(path) == "log-not-a-record"


def test_run_comes_first(tmp_path: Path) -> None:
    assert code_of(sample.write(tmp_path / "log", sample.sample()[1:])) == "log-no-run"


@pytest.mark.parametrize("cut", [1, 10])
def test_run_cut_short_is_refused(tmp_path: Path, cut: int) -> None:
    path = sample.write(tmp_path / "log", sample.sample(), end=False)
    assert code_of(path) == "log-no-end"
    path.write_bytes(path.read_bytes()[:-cut])
    assert code_of(path) == "log-no-end"


def test_records_out_of_place(tmp_path: Path) -> None:
    records = sample.sample()
    end = sample.end_record(records)
    stray = VacuousRecord(id="SS-999", language="en", ruleset="cr-2026", clauses=("ss-a",))
    twice = records[5]
    for wrong in ([*records, records[0], end], [*records, twice, end], [*records, stray, end], [*records, end, end]):
        assert code_of(sample.write(tmp_path / "log", wrong, end=False)) == "log-out-of-place"


def test_totals_must_agree(tmp_path: Path) -> None:
    records = [*sample.sample(), EndRecord(totals={Verdict.PASS: 1})]
    assert code_of(sample.write(tmp_path / "log", records, end=False)) == "log-totals-differ"


def test_another_major_version_is_refused(tmp_path: Path) -> None:
    run = sample.run_record().model_copy(update={"log": "2.0"})
    assert code_of(sample.write(tmp_path / "log", [run])) == "log-version"
