"""Whole runs on engines in processes of their own, as a user starts them: verdicts, reports, and every way to end."""

from __future__ import annotations

import json
import os
import shlex
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from uuid import uuid4

import psutil
import pytest
from mtg_verdict.adapters.engine_process import Limits
from mtg_verdict.harness.cli import cli
from mtg_verdict.harness.plugin import pytest_addoption
from mtg_verdict.reports import Verdict, read_log

pytestmark = pytest.mark.processes

HERE = Path(__file__).parent
FAKES = HERE / "fake_engines"
RUN_VARIABLE = "MTG_VERDICT_TEST_RUN"
CASTING = """  @id:{id} @clause:ss-302.6-attack
  Scenario: casting {card}
    Given it is Alice's precombat main phase
    And Alice has in hand
      | card   |
      | {card} |
    And Alice's mana pool contains {mana}
    When Alice casts "{card}"
    Then Alice has 20 life
"""
CASTS = (
    ("X-1", "Grizzly Bears", "{G}{G}"),
    ("X-2", "Flametongue Kavu", "{R}{R}{R}{R}"),
    ("X-3", "Hill Giant", "{R}{R}{R}{R}"),
)


class Command:
    """``mtg-verdict`` in a process of its own; whatever comes of it bears a mark."""

    def __init__(self) -> None:
        self._mark = uuid4().hex
        self.started: list[subprocess.Popen[str]] = []

    def start(self, *words: str) -> subprocess.Popen[str]:
        """Begin."""
        process = subprocess.Popen(
            [sys.executable, "-m", "mtg_verdict.harness", *words],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            cwd=HERE,
            start_new_session=True,
            env={**os.environ, "LC_ALL": "C.UTF-8", RUN_VARIABLE: self._mark},
        )
        self.started.append(process)
        return process

    def run(self, *words: str) -> tuple[int, str, str]:
        """Exit status, standard output and standard error."""
        process = self.start(*words)
        out, err = process.communicate(timeout=120)
        return process.returncode, out, err

    def living(self) -> list[psutil.Process]:
        """What lives of all that was started."""
        found = []
        for process in psutil.process_iter():
            try:
                if process.environ().get(RUN_VARIABLE) == self._mark and process.status() != psutil.STATUS_ZOMBIE:
                    found.append(process)
            except psutil.Error:
                continue
        return found


@pytest.fixture
def command() -> Iterator[Command]:
    """The command; after the test nothing that came of it lives."""
    command = Command()
    yield command
    for process in command.started:
        process.communicate(timeout=60)
    _, living = psutil.wait_procs(command.living(), timeout=10)
    for one in living:
        one.kill()
    assert living == []


@pytest.fixture(params=["pytest"])
def chosen(request: pytest.FixtureRequest, tmp_path: Path, command: Command) -> tuple[str, ...]:
    """The options that choose three scenarios, the second with the card that fake engines get wrong."""
    folder = tmp_path / "features"
    for language, text in (
        ("en", "Feature: x\n" + "".join(CASTING.format(id=i, card=card, mana=mana) for i, card, mana in CASTS)),
        ("fr", "# language: fr\nFonctionnalité: x\n"),
    ):
        (folder / language / "x").mkdir(parents=True)
        (folder / language / "x" / "one.feature").write_text(text, encoding="utf-8")
    if request.param == "pytest":
        return "--features", str(folder), "--lang", "en"
    vectors = str(tmp_path / "vectors")
    assert command.run("vectors", "--features", str(folder), "--out", vectors)[0] == 0
    return "--vectors", vectors, "--lang", "en"


def fake(name: str, *arguments: object) -> str:
    return "stdio:" + shlex.join([sys.executable, str(FAKES / f"{name}.py"), *map(str, arguments)])


def verdicts(out: Path) -> dict[str, Verdict]:
    return {record.id: record.verdict for record in read_log(out / "verdicts.ndjson").scenarios}


def test_a_crash_is_in_every_report_with_what_the_engine_said_and_the_others_pass(
    command: Command, tmp_path: Path, chosen: tuple[str, ...]
) -> None:
    adapter = fake("exits_in_a_call", "attempt")
    status, shown, errors = command.run("run", "--adapter", adapter, *chosen, "--out", str(tmp_path), "-j", "2")
    assert status == 3
    assert errors == ""
    found = verdicts(tmp_path)
    assert found.pop("X-2") is Verdict.CRASH
    assert set(found.values()) == {Verdict.PASS}
    (record,) = [one for one in read_log(tmp_path / "verdicts.ndjson").scenarios if one.id == "X-2"]
    assert record.rerun.startswith(f"mtg-verdict run --adapter {shlex.quote(adapter)} --lang en --ruleset cr-2026 ")
    said = "fatal: attempt is not written yet"
    assert said in " ".join(shown.split())
    for name in ("report.html", "junit.xml"):
        assert said in (tmp_path / name).read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("chosen", "engine", "options", "verdict"),
    [
        ("pytest", "never_answers", ("--timeout", "2"), Verdict.TIMEOUT),
        ("pytest", "kills_its_parent", (), Verdict.CRASH),
        ("vectors", "not_json", (), Verdict.PROTOCOL_ERROR),
        ("vectors", "kills_its_parent", (), Verdict.CRASH),
    ],
    indirect=["chosen"],
)
def test_what_is_wrong_in_one_scenario_is_its_verdict_alone(
    command: Command, tmp_path: Path, chosen: tuple[str, ...], engine: str, options: tuple[str, ...], verdict: Verdict
) -> None:
    status, *_ = command.run("run", "--adapter", fake(engine), *chosen, *options, "--out", str(tmp_path))
    assert status == 3
    found = verdicts(tmp_path)
    assert found.pop("X-2") is verdict
    assert set(found.values()) == {Verdict.PASS}


def test_children_of_an_engine_end_with_the_run(command: Command, tmp_path: Path, chosen: tuple[str, ...]) -> None:
    status, *_ = command.run("run", "--adapter", fake("starts_children"), *chosen, "--out", str(tmp_path))
    assert status == 0


@pytest.mark.parametrize(
    ("engine", "language", "mentions"),
    [
        ("exits_at_start", "en", ("ended during `describe` (exit status 1)", "no licence found")),
        ("exits_at_start", "fr", ("s'est arrêté pendant `describe` (code de sortie 1)", "no licence found")),
        ("wrong_protocol", "en", ("speaks protocol 9.0",)),
    ],
)
def test_an_engine_that_cannot_describe_itself_ends_the_run_with_one_line(
    command: Command, engine: str, language: str, mentions: tuple[str, ...]
) -> None:
    status, shown, errors = command.run("run", "--adapter", fake(engine), "--lang", language)
    assert (status, shown) == (3, "")
    (line,) = errors.splitlines()
    for mention in mentions:
        assert mention in line


@pytest.mark.parametrize(
    ("adapter", "mentions"),
    [
        ("stdio:", "has no command"),
        ("stdio:'half", "No closing quotation"),
        ("stdio:no-such-program --fast", '"no-such-program"'),
    ],
)
def test_a_command_that_is_none_is_a_usage_error(command: Command, adapter: str, mentions: str) -> None:
    status, shown, errors = command.run("run", "--adapter", adapter)
    assert (status, shown) == (2, "")
    (line,) = errors.splitlines()
    assert mentions in line


@pytest.fixture
def waiting(tmp_path: Path, chosen: tuple[str, ...], command: Command) -> subprocess.Popen[str]:
    """A run whose engine waits for ever."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    run = command.start("run", "--adapter", fake("never_answers", pipe), *chosen, "--out", str(tmp_path / "out"))
    assert pipe.read_text(encoding="utf-8") == "waiting"
    return run


@pytest.mark.parametrize("chosen", ["pytest", "vectors"], indirect=True)
def test_an_interrupted_run_leaves_no_process(waiting: subprocess.Popen[str], command: Command) -> None:
    assert len(command.living()) >= 3
    os.killpg(waiting.pid, signal.SIGINT)  # as a terminal does
    _, errors = waiting.communicate(timeout=30)
    assert waiting.returncode == 3
    assert "interrupted" in errors
    assert "Traceback" not in errors


@pytest.mark.parametrize(
    ("chosen", "number"),
    [("pytest", signal.SIGTERM), ("pytest", signal.SIGKILL), ("vectors", signal.SIGKILL)],
    indirect=["chosen"],
)
def test_a_run_that_is_ended_leaves_no_process(
    waiting: subprocess.Popen[str], command: Command, number: signal.Signals
) -> None:
    assert len(command.living()) >= 3
    waiting.send_signal(number)
    waiting.communicate(timeout=30)
    assert waiting.returncode != 0


def test_the_server_answers_every_line_with_one_and_prints_nothing_else() -> None:
    lines = ['{"jsonrpc":"2.0","id":1,"method":"describe"}', "nonsense", '{"jsonrpc":"2.0","id":2,"method":"stop"}']
    done = subprocess.run(
        [sys.executable, "-m", "mtg_verdict.harness", "serve", "engines:PrintsEverywhere"],
        input="\n".join(lines) + "\n",
        capture_output=True,
        text=True,
        cwd=HERE,
        timeout=60,
        check=True,
    )
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert [answer["id"] for answer in answers] == [1, None, 2]
    assert answers[1]["error"]["code"] == -32700
    assert "made" in done.stderr
    assert "described" in done.stderr
    assert "from C" in done.stderr


@pytest.mark.parametrize("name", ["run", "smoke"])
def test_a_timeout_that_is_no_number_is_a_usage_error(command: Command, name: str) -> None:
    status, shown, errors = command.run(name, "--timeout", "nan", "--adapter", "reference")
    assert (status, shown) == (2, "")
    (line,) = errors.splitlines()
    assert "--timeout: nan" in line


@pytest.mark.parametrize("option", ["--verdict-timeout=nan", "--verdict-timeout=0", "--verdict-restarts=-1"])
def test_limits_out_of_range_are_usage_errors_of_pytest(option: str) -> None:
    parser = pytest.Parser(_ispytest=True)
    pytest_addoption(parser)
    with pytest.raises(pytest.UsageError, match=r"is not in the range|is less than"):
        parser.parse([option])


def test_the_limits_are_the_same_wherever_they_are_a_default() -> None:
    options = {option.name: option.default for option in cli.commands["run"].params}
    assert (options["timeout"], options["restarts"]) == (Limits().seconds, Limits().restarts)
    parser = pytest.Parser(_ispytest=True)
    pytest_addoption(parser)  # what plain pytest takes
    chosen = parser.parse([])
    assert (chosen.verdict_timeout, chosen.verdict_restarts) == (Limits().seconds, Limits().restarts)
