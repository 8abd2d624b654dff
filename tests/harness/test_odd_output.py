"""Where the log and the summary go: full disks, closed pipes, narrow encodings, one folder for two runs."""

from __future__ import annotations

import errno
import io
import json
import os
import sys
from pathlib import Path

import pytest
from mtg_verdict.features.ledger import clauses
from mtg_verdict.harness import run_command as command
from mtg_verdict.harness.cli import main
from mtg_verdict.harness.errors import CommandError, TroubleError, UsageError
from mtg_verdict.harness.output import TextConsole, echo_bytes, echo_json, standard_output
from mtg_verdict.harness.verdict_log import VerdictLog
from mtg_verdict.reports import read_log
from mtg_verdict.reports.records import Engine, RunRecord, ScenarioRecord, Verdict

RUN = RunRecord(
    suite="1",
    engine=Engine(adapter="x", name="x", version="1"),
    languages=("en",),
    rulesets=("cr-2026",),
    started="now",
)


def record(identity: str) -> ScenarioRecord:
    """A scenario that passed."""
    return ScenarioRecord(
        id=identity,
        language="en",
        ruleset="cr-2026",
        name="é",
        file="en/x.feature",
        line=1,
        chapter="x",
        verdict=Verdict.PASS,
    )


def test_the_log_of_a_whole_run_has_the_order_of_the_scenarios(tmp_path: Path) -> None:
    order = [(identity, "en", "cr-2026") for identity in "ABC"]
    path = tmp_path / "log"
    log = VerdictLog(path, order)
    log.begin(RUN, [])
    for identity in "CAB":
        log.add(record(identity))
    assert [json.loads(line).get("id") for line in path.read_text(encoding="utf-8").splitlines()] == [None, *"CAB"]
    log.end({})
    assert [scenario.id for scenario in read_log(path).scenarios] == list("ABC")


def test_whether_a_pass_is_vacuous_is_asked_only_of_what_was_chosen(tmp_path: Path) -> None:
    (contrasted, *_) = (clause for clause in clauses().values() if clause.contrast)
    refusing = {"refusals": 1, "clauses": (contrasted.id,)}
    totals = {}
    for along in ((), [("B", "en", "cr-2026")]):
        log = VerdictLog(tmp_path / "log", along=along)
        log.begin(RUN, [])
        for identity in "AB":
            log.add(record(identity).model_copy(update=refusing))
        totals[len(along)] = log.end(clauses())
    assert totals == {0: {Verdict.VACUOUS: 2}, 1: {Verdict.VACUOUS: 1, Verdict.PASS: 1}}


class FullDisk(io.StringIO):
    """Takes nothing more."""

    def flush(self) -> None:
        raise OSError(errno.ENOSPC, "no space")


def test_a_log_that_cannot_be_written_says_so(tmp_path: Path) -> None:
    log = VerdictLog(tmp_path / "log")
    log._file = FullDisk()  # type: ignore[assignment]
    with pytest.raises(TroubleError) as caught:
        log.begin(RUN, [])
    assert "no space" in caught.value.line("fr")
    assert str(tmp_path / "log") in caught.value.line("en")


@pytest.mark.parametrize("out", ["", "/dev/null/x", "x" * 5000, "\udcff"])
def test_a_folder_that_cannot_be_written_is_a_usage_error(capsys: pytest.CaptureFixture[str], out: str) -> None:
    with pytest.raises(SystemExit) as caught:
        main(("run", "--adapter", "reference", "--scenario", "SS-001", "--out", out))
    assert caught.value.code == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_two_runs_do_not_write_into_one_folder(tmp_path: Path) -> None:
    pytest.importorskip("fcntl")
    folder = command._out_folder(str(tmp_path / "out é [x]"))
    with command._reserved(folder), pytest.raises(UsageError) as caught, command._reserved(folder):
        raise AssertionError
    assert caught.value.code == "usage-out-busy"


def test_reports_of_an_earlier_run_do_not_stay(tmp_path: Path) -> None:
    for name in ("report.html", "junit.xml"):
        (tmp_path / name).write_text("old", encoding="utf-8")
    with command._reserved(tmp_path):
        assert sorted(os.listdir(tmp_path)) in ([], ["verdicts.ndjson"])


def test_pytest_runs_with_the_settings_of_the_suite(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTEST_ADDOPTS", "-k nothing")
    monkeypatch.delenv("PYTEST_PLUGINS", raising=False)
    with command._own_settings():
        assert "PYTEST_ADDOPTS" not in os.environ
        assert os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] == "1"
    assert os.environ["PYTEST_ADDOPTS"] == "-k nothing"
    assert "PYTEST_DISABLE_PLUGIN_AUTOLOAD" not in os.environ


def ascii_stdout(monkeypatch: pytest.MonkeyPatch) -> io.BytesIO:
    """Standard output in ASCII."""
    raw = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(raw, encoding="ascii"))
    return raw


def test_json_is_ascii_where_standard_output_is(monkeypatch: pytest.MonkeyPatch) -> None:
    raw = ascii_stdout(monkeypatch)
    with standard_output():
        echo_json({"é": "🂡"})
    assert json.loads(raw.getvalue().decode("ascii")) == {"é": "🂡"}


def test_a_log_is_printed_byte_by_byte(monkeypatch: pytest.MonkeyPatch) -> None:
    raw = ascii_stdout(monkeypatch)
    with standard_output():
        echo_bytes("é".encode())
    assert raw.getvalue() == "é".encode()


def test_accents_on_an_ascii_terminal_do_not_end_a_command(monkeypatch: pytest.MonkeyPatch) -> None:
    raw = ascii_stdout(monkeypatch)
    with pytest.raises(SystemExit) as caught:
        main(("clauses", "--rule", "702.10", "--lang", "fr"))
    assert caught.value.code == 0
    assert b"702.10" in raw.getvalue()


@pytest.mark.parametrize(("number", "status"), [(errno.ENOSPC, 3), (errno.EPIPE, None)])
def test_only_a_reader_that_has_seen_enough_is_forgiven(number: int, status: int | None) -> None:
    def output() -> None:
        with standard_output():
            raise OSError(number, "cannot be written")

    if status is None:
        output()
    else:
        with pytest.raises(CommandError) as caught:
            output()
        assert caught.value.status == status


def test_text_is_printed_without_markup(capsys: pytest.CaptureFixture[str]) -> None:
    TextConsole().print("[red]x[/red] :smile:")
    assert capsys.readouterr().out == "[red]x[/red] :smile:\n"
