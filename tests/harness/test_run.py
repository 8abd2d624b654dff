"""Whole runs, as a user starts them: exit status, log, reports, several processes, plain pytest."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from mtg_verdict.reports import Verdict, read_log

pytestmark = pytest.mark.processes

HERE = Path(__file__).parent
FEW = ("--scenario", "SS-100", "--scenario", "SS-104", "--scenario", "SS-230")


def run(adapter: str, out: Path, *options: str) -> subprocess.CompletedProcess[str]:
    """``mtg-verdict run`` in a process of its own."""
    command = [sys.executable, "-m", "mtg_verdict.harness", "run", "--adapter", adapter, "--out", str(out), *options]
    return subprocess.run(command, capture_output=True, text=True, cwd=HERE, timeout=300, check=False)


def records(out: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (out / "verdicts.ndjson").read_text(encoding="utf-8").splitlines()]


def without_times(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    times = ("seconds", "engine_seconds", "started")
    return [{key: value for key, value in row.items() if key not in times} for row in rows]


@pytest.mark.parametrize(
    ("adapter", "status", "verdict"),
    [
        ("reference", 0, Verdict.PASS),
        ("engines:RefusesEverything", 1, Verdict.FAIL),
        ("engines:SupportsNothing", 1, Verdict.UNSUPPORTED),
        ("engines:Raises", 3, Verdict.ERROR),
    ],
)
def test_the_exit_status_and_the_reports_follow_the_verdicts(
    tmp_path: Path, adapter: str, status: int, verdict: Verdict
) -> None:
    done = run(adapter, tmp_path, "--scenario", "SS-104", "--lang", "fr")
    assert done.returncode == status, done.stderr
    assert "Traceback" not in done.stderr + done.stdout
    log = read_log(tmp_path / "verdicts.ndjson")
    assert set(log.end.totals) == {verdict}
    assert "SS-104" in (tmp_path / "report.html").read_text(encoding="utf-8")
    assert "SS-104" in (tmp_path / "junit.xml").read_text(encoding="utf-8")


def test_a_failure_says_sentence_expected_observed_rule_and_how_to_rerun(tmp_path: Path) -> None:
    done = run("engines:IgnoresSummoningSickness", tmp_path, "--scenario", "SS-101", "--lang", "en")
    assert done.returncode == 1
    (row,) = [row for row in records(tmp_path) if row["kind"] == "scenario" and row["id"] == "SS-101"]
    assert row["finding"]["code"] == "accepted"
    assert row["finding"]["expected"] == {"en": "the action is refused", "fr": "l'action est refusée"}
    assert row["finding"]["observed"]["en"] == "accepted"
    failed = [step for step in row["steps"] if step["status"] == "failed"]
    assert [step["text"] for step in failed] == ['Alice cannot activate "{T}" of "Llanowar Elves"']
    assert "302.6" in row["cr"]
    assert row["rerun"] == (
        "mtg-verdict run --adapter engines:IgnoresSummoningSickness --lang en --ruleset cr-2026 --scenario SS-101"
    )
    assert 'Alice cannot activate "{T}" of "Llanowar Elves"' in " ".join(done.stdout.split())


def test_two_processes_say_the_same_as_one_and_a_run_repeats_itself(tmp_path: Path) -> None:
    for name, options in {"one": (), "again": (), "two": ("-j", "2")}.items():
        assert run("reference", tmp_path / name, *FEW, *options).returncode == 0
    one, again, two = (without_times(records(tmp_path / name)) for name in ("one", "again", "two"))
    assert one == again
    assert sorted(map(json.dumps, one)) == sorted(map(json.dumps, two))


def test_json_is_the_log_and_nothing_else(tmp_path: Path) -> None:
    done = run("reference", tmp_path, "--scenario", "SS-104", "--json")
    rows = [json.loads(line) for line in done.stdout.splitlines()]
    assert [row["kind"] for row in rows if row["kind"] != "clause"] == ["run", "scenario", "scenario", "end"]


def test_a_run_under_an_old_edition_leaves_out_what_is_not_about_it(tmp_path: Path) -> None:
    scenarios = ("--scenario", "EN-133", "--scenario", "EN-132", "--scenario", "SS-104")
    done = run("reference", tmp_path, *scenarios, "--ruleset", "cr-2004", "--lang", "en")
    assert done.returncode == 0, done.stderr
    verdicts = {row["id"]: row["verdict"] for row in records(tmp_path) if row["kind"] == "scenario"}
    assert verdicts["EN-133"] == "pass"
    assert verdicts["EN-132"] == verdicts["SS-104"] == "not-applicable"


def test_a_scenario_run_alone_is_not_blamed_for_what_its_controls_lack(tmp_path: Path) -> None:
    done = run("reference", tmp_path, "--scenario", "BT-107", "--lang", "en")
    assert done.returncode == 0, done.stderr
    verdicts = {row["id"]: row["verdict"] for row in records(tmp_path) if row["kind"] == "scenario"}
    assert len(verdicts) > 1
    assert set(verdicts.values()) == {"pass"}
    assert not [row for row in records(tmp_path) if row["kind"] == "vacuous"]


def test_a_scenario_whose_process_dies_is_a_crash_and_the_others_go_on(tmp_path: Path) -> None:
    done = run("engines:DiesOnSoulWarden", tmp_path, *FEW, "-j", "2", "--lang", "en")
    assert done.returncode == 3
    found = {row["id"]: row["verdict"] for row in records(tmp_path) if row["kind"] == "scenario"}
    assert found["SS-104"] == "crash"
    assert found["SS-100"] == "pass"
    (crash,) = [row for row in records(tmp_path) if row.get("verdict") == "crash"]
    assert {step["status"] for step in crash["steps"]} == {"not-run"}
    assert crash["finding"]["message"] == {
        "en": "The process that ran this scenario died.",
        "fr": "Le processus qui exécutait ce scénario est mort.",
    }


@pytest.mark.parametrize(
    ("language", "warning", "controls"),
    [("en", "what is no capability: telepathy", "control"), ("fr", "pas une capacité technique : telepathy", "témoin")],
)
def test_a_claim_of_nothing_is_a_warning_and_the_controls_are_counted(
    tmp_path: Path, language: str, warning: str, controls: str
) -> None:
    done = run("engines:ClaimsTelepathy", tmp_path, "--scenario", "ss-230", "--lang", language)
    assert done.returncode == 0
    (line,) = done.stderr.splitlines()
    assert line.endswith(warning)
    along = {row["id"] for row in records(tmp_path) if row["kind"] == "scenario"} - {"SS-230"}
    first = done.stdout.splitlines()[0]
    assert first.startswith("SS-230 ")
    assert f" {len(along)} {controls}" in first


def test_plain_pytest_runs_the_suite_and_writes_the_log(tmp_path: Path) -> None:
    log = tmp_path / "log.ndjson"
    command = [sys.executable, "-m", "pytest", "-q", "--adapter", "reference", "--verdict-scenario", "SS-104"]
    done = subprocess.run(
        [*command, "--verdict-log", str(log)], capture_output=True, text=True, cwd=tmp_path, timeout=300, check=False
    )
    assert done.returncode == 0, done.stdout
    assert "2 passed" in done.stdout
    assert read_log(log).end.totals == {Verdict.PASS: 2}


def test_plain_pytest_shows_a_failure_without_a_traceback(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "pytest", "-q", "--adapter", "engines:RefusesEverything"]
    options = ["--verdict-scenario", "SS-104", "--verdict-lang", "en", "-p", "no:cacheprovider"]
    done = subprocess.run([*command, *options], capture_output=True, text=True, cwd=HERE, timeout=300, check=False)
    assert done.returncode == 1
    assert "The action was refused although it is legal." in done.stdout
    assert "Traceback" not in done.stdout
    assert "execution.py" not in done.stdout


def test_plain_pytest_without_an_adapter_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "test_own.py").write_text("def test_own():\n    assert True\n", encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q"], capture_output=True, text=True, cwd=tmp_path, timeout=300, check=False
    )
    assert "1 passed" in done.stdout


def test_plain_pytest_with_an_unknown_adapter_is_a_usage_error(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "--adapter", "none"],
        capture_output=True,
        text=True,
        cwd=tmp_path,
        timeout=300,
        check=False,
    )
    assert done.returncode == pytest.ExitCode.USAGE_ERROR
    assert 'unknown adapter "none"' in done.stderr
    assert "Traceback" not in done.stderr
