"""A log is read whole or refused with a reason."""

from __future__ import annotations

import codecs
import gzip
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from mtg_verdict.reports import LogError, Verdict, read_log
from mtg_verdict.reports.findings import reason
from mtg_verdict.reports.messages import LANGUAGES
from mtg_verdict.reports.records import LOG_VERSION, AnyRecord, EndRecord, KnownRecord, VacuousRecord
from mtg_verdict.reports.summary import summarise

from . import sample

TEXT = st.text(st.characters(exclude_categories=["Cs"]), max_size=12)
KEYS = st.tuples(TEXT, st.sampled_from(LANGUAGES), st.sampled_from(["cr-2024", "cr-2026"]))
MINOR = int(LOG_VERSION.partition(".")[2])
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


@pytest.mark.parametrize("version", ["2.0", "0.9", f"1.{MINOR + 1}", "1", "1.x", "", "1.\u0662", "1." + "9" * 5000])
def test_a_version_that_cannot_be_read_is_refused(tmp_path: Path, version: str) -> None:
    run = sample.run_record().model_copy(update={"log": version})
    assert code_of(sample.write(tmp_path / "log", [run])) == "log-version"


def test_every_earlier_minor_version_is_read(tmp_path: Path) -> None:
    for minor in range(MINOR + 1):
        run = sample.run_record().model_copy(update={"log": f"1.{minor}"})
        assert read_log(sample.write(tmp_path / "log", [run])).run == run


def test_a_later_log_is_refused_for_its_version_even_if_its_head_is_not_understood(tmp_path: Path) -> None:
    path = tmp_path / "log"
    path.write_text('{"kind": "run", "log": "1.999", "weather": "fine"}\n', encoding="utf-8")
    assert code_of(path) == "log-version"
    path.write_text('{"kind": "run", "log": "1.0", "weather": "fine"}\n', encoding="utf-8")
    assert code_of(path) == "log-not-a-record"


def known(identity: str, verdict: Verdict) -> KnownRecord:
    return KnownRecord.model_validate({"id": identity, "language": "en", "ruleset": "cr-2026", "verdict": verdict})


def test_what_was_known_beforehand_corrects_the_verdicts_and_what_was_found_is_kept(tmp_path: Path) -> None:
    records: list[AnyRecord] = [
        sample.run_record(),
        sample.scenario_record("SS-1"),
        sample.scenario_record("SS-2", verdict=Verdict.CRASH),
        sample.scenario_record("SS-3", clauses=("ss-c",)),
        VacuousRecord(id="SS-3", language="en", ruleset="cr-2026", clauses=("ss-c",)),
        known("SS-1", Verdict.UNEXPECTED_PASS),
        known("SS-2", Verdict.KNOWN_FAILURE),
        known("SS-3", Verdict.KNOWN_FAILURE),
        EndRecord(totals={Verdict.UNEXPECTED_PASS: 1, Verdict.KNOWN_FAILURE: 2}),
    ]
    log = read_log(sample.write(tmp_path / "log", records, end=False))
    assert [one.verdict for one in log.scenarios] == [
        Verdict.UNEXPECTED_PASS,
        Verdict.KNOWN_FAILURE,
        Verdict.KNOWN_FAILURE,
    ]
    assert list(log.found.values()) == [Verdict.PASS, Verdict.CRASH, Verdict.VACUOUS]
    assert "ss-c" in reason(log, log.scenarios[2], "fr")


def test_a_known_failure_of_an_engine_that_gave_no_answer_is_no_result(tmp_path: Path) -> None:
    records: list[AnyRecord] = [sample.run_record(), sample.scenario_record("SS-1", verdict=Verdict.CRASH)]
    end = EndRecord(totals={Verdict.KNOWN_FAILURE: 1})
    path = sample.write(tmp_path / "log", [*records, known("SS-1", Verdict.KNOWN_FAILURE), end], end=False)
    assert not summarise(read_log(path)).has_result


def test_corrections_out_of_place_are_refused(tmp_path: Path) -> None:
    records: list[AnyRecord] = [sample.run_record(), sample.scenario_record("SS-1"), sample.scenario_record("SS-2")]
    once = known("SS-1", Verdict.UNEXPECTED_PASS)
    vacuous = VacuousRecord(id="SS-2", language="en", ruleset="cr-2026", clauses=("ss-a",))
    for wrong in ([once, once], [known("SS-9", Verdict.KNOWN_FAILURE)], [once, vacuous]):
        assert code_of(sample.write(tmp_path / "log", [*records, *wrong], end=False)) == "log-out-of-place"


def test_byte_order_mark_of_a_shell_is_passed_over(tmp_path: Path) -> None:
    path = sample.write(tmp_path / "log", sample.sample())
    plain = read_log(path)
    path.write_bytes(codecs.BOM_UTF8 + path.read_bytes())
    assert read_log(path) == plain
    path.write_bytes(gzip.compress(path.read_bytes()))
    assert read_log(path) == plain


@pytest.mark.parametrize("name", ["verdicts.ndjson", "verdicts.ndjson.gz"])
def test_a_folder_stands_for_the_log_in_it(tmp_path: Path, name: str) -> None:
    path = sample.write(tmp_path / "log", sample.sample())
    text = path.read_bytes()
    folder = tmp_path / "out"
    folder.mkdir()
    (folder / name).write_bytes(gzip.compress(text) if name.endswith(".gz") else text)
    assert read_log(folder).run == read_log(path).run


def test_a_folder_without_a_log_is_refused(tmp_path: Path) -> None:
    with pytest.raises(LogError, match="cannot be read"):
        read_log(tmp_path)
