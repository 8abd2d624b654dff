"""The pytest plugin: ``pytest --adapter NAME`` runs the conformance suite like any other tests.

Without ``--adapter`` it does nothing. With it and no test files named, the suite's own scenarios are collected.
Works with pytest-xdist: workers run scenarios, the main process writes the log.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from .errors import CommandError
    from .session import Session

SUITE = Path(__file__).parent / "suite" / "test_conformance.py"
_PROPERTY = "mtg_verdict_record"
_SESSION: pytest.StashKey[Session] = pytest.StashKey()
_command_error: CommandError | None = None


def take_command_error() -> CommandError | None:
    """The error that ended the last run of pytest in this process, if any."""
    global _command_error
    error, _command_error = _command_error, None
    return error


@contextmanager
def _ending_the_run() -> Iterator[None]:
    """A log that cannot be written ends the run with one line."""
    global _command_error
    from .errors import CommandError

    try:
        yield
    except CommandError as error:
        _command_error = error
        pytest.exit(str(error), returncode=error.status)


def _seconds(text: str) -> float:
    number = float(text)
    if not 0.05 <= number <= 86400:  # nor is NaN
        raise argparse.ArgumentTypeError(f"{text} is not in the range from 0.05 to 86400")
    return number


def _times(text: str) -> int:
    number = int(text)
    if number < 0:
        raise argparse.ArgumentTypeError(f"{text} is less than 0")
    return number


def pytest_addoption(parser: pytest.Parser) -> None:
    """The options of the suite."""
    group = parser.getgroup("mtg-verdict", "conformance of Magic: The Gathering rules engines")
    group.addoption(
        "--adapter", metavar="NAME", help="reference, phase, MODULE:ATTRIBUTE or 'stdio:COMMAND …'; runs the suite"
    )
    group.addoption("--verdict-lang", default="both", choices=["en", "fr", "both"], help="language of the scenarios")
    for option in ("ruleset", "chapter", "clause", "rule", "scenario"):
        group.addoption(f"--verdict-{option}", action="append", default=[], metavar=option.upper())
    group.addoption("--verdict-features", metavar="DIR", help="other features than those of the suite")
    group.addoption("--verdict-timeout", type=_seconds, default=30.0, metavar="SECONDS", help="of a request (stdio)")
    group.addoption("--verdict-restarts", type=_times, default=20, metavar="N", help="restarts in a row (stdio)")
    group.addoption("--verdict-log", metavar="FILE", help="write the verdict log here")


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    """Load the adapter and choose the scenarios."""
    if not config.getoption("--adapter"):
        return
    from .errors import CommandError
    from .session import Session

    global _command_error
    try:
        config.stash[_SESSION] = Session.from_options(config.option, worker=hasattr(config, "workerinput"))
    except CommandError as error:
        _command_error = error
        raise pytest.UsageError(str(error)) from error
    if config.args_source is not pytest.Config.ArgsSource.ARGS:
        config.args = [str(SUITE)]


def pytest_unconfigure(config: pytest.Config) -> None:
    """Forget the run."""
    if (session := config.stash.get(_SESSION, None)) is not None:
        session.close()


def pytest_bdd_apply_tag(tag: str, function: Any) -> bool | None:
    """Tags of scenarios (``id:…``, ``clause:…``) are data, not pytest marks."""
    from .scenarios import TAG_KINDS

    return True if tag.partition(":")[0] in TAG_KINDS and ":" in tag else None


def pytest_bdd_after_scenario(request: pytest.FixtureRequest) -> None:
    """Check at the end of a scenario what must have happened by then."""
    from .conformance import RECORD

    if (current := request.node.stash.get(RECORD, None)) is not None:
        current.finish()


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Iterator[None]:
    """Attach the scenario's record to the last report of its test, which travels between processes."""
    outcome = yield
    if _SESSION not in item.config.stash:
        return
    from .conformance import RECORD, describe_error
    from .findings import Stop

    report: pytest.TestReport = outcome.get_result()  # type: ignore[attr-defined]
    current = item.stash.get(RECORD, None)
    if current is None:
        return
    unexpected = call.excinfo is not None and not isinstance(
        call.excinfo.value, pytest.fail.Exception | pytest.skip.Exception | Stop
    )
    if unexpected and call.excinfo is not None:
        current.trouble(describe_error(call.excinfo.value))
    if report.when == "teardown":
        if failure := current.close():
            report.outcome, report.longrepr = "failed", failure
        report.user_properties.append((_PROPERTY, current.record().model_dump_json()))


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """In the main process: write the record, or one for a scenario whose process died."""
    from .session import current_session

    if (session := current_session()) is None:
        return
    with _ending_the_run():
        for name, value in report.user_properties:
            if name == _PROPERTY:
                session.add_json(str(value))
        if report.when not in ("setup", "call", "teardown"):
            session.add_crash(report.nodeid)


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session, exitstatus: int) -> None:
    """Close the log; only a run that came to its end gets its foot. What pytest has passed may yet not conform."""
    own = session.config.stash.get(_SESSION, None)
    if own is None:
        return
    with _ending_the_run():
        own.finish(complete=exitstatus in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED))
    if exitstatus == pytest.ExitCode.OK and own.found_faults:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(terminalreporter: Any, config: pytest.Config) -> None:
    """The totals under pytest's own summary."""
    session = config.stash.get(_SESSION, None)
    if session is not None and session.totals:
        terminalreporter.section(f"MTG Verdict: {session.run.description.name} {session.run.description.version}")
        for verdict, number in sorted(session.totals.items()):
            terminalreporter.write_line(f"{verdict.value}: {number} of {sum(session.totals.values())}")
    elif session is not None and session.log is not None and session.log.scenarios:
        ended, all_cases = len(session.log.scenarios), len(session.run.cases)
        terminalreporter.write_line(
            f"MTG Verdict: {ended} of {all_cases} scenarios ended; no totals, no end of the log."
        )
