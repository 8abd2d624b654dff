"""``mtg-verdict run``: runs the suite in pytest, shows progress, writes the reports."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from ..features.ledger import clauses
from ..reports import print_summary, read_log, write_html, write_junit
from ..reports.messages import decimal
from ..reports.records import ScenarioRecord, Verdict
from ..steps.words import LANGUAGES, Language
from .errors import EXIT_CONFORMING, EXIT_NOT_CONFORMING, EXIT_TROUBLE, TroubleError, UsageError
from .lint import lint
from .lint_command import print_problems
from .messages import say
from .plugin import SUITE
from .scenarios import features_root, read_features
from .selection import Selection
from .session import check_features_root, current_session, prepare_run

_TROUBLE = {Verdict.ERROR, Verdict.CRASH, Verdict.TIMEOUT, Verdict.PROTOCOL_ERROR}
_CONFORMING = {Verdict.PASS, Verdict.NOT_APPLICABLE, Verdict.KNOWN_FAILURE}


class _Progress:
    """A pytest plugin that turns finished scenarios into a progress bar and silences pytest's own terminal."""

    def __init__(self, language: Language, console: Console, total: int) -> None:
        self._progress = Progress(
            TextColumn(say(language, "run-progress")),
            BarColumn(),
            MofNCompleteColumn(),
            TimeElapsedColumn(),
            console=console,
            transient=True,
            disable=not console.is_terminal,
        )
        self._task = self._progress.add_task("", total=total)
        self.collection_faults: list[str] = []

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionstart(self, session: pytest.Session) -> None:
        """Begin to count."""
        if (current := current_session()) is not None:
            current.listener = self._advance
        self._progress.start()

    @pytest.hookimpl(trylast=True)
    def pytest_configure(self, config: pytest.Config) -> None:
        """pytest's reporter writes nowhere."""
        reporter: Any = config.pluginmanager.getplugin("terminalreporter")
        if reporter is not None:
            reporter._tw._file = _Nowhere()

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """Keep what could not be collected."""
        if report.failed:
            self.collection_faults.append(" ".join(str(report.longrepr).split())[-300:])

    def pytest_sessionfinish(self) -> None:
        """Stop counting."""
        self._progress.stop()

    def _advance(self, record: ScenarioRecord) -> None:
        self._progress.advance(self._task)


class _Nowhere:
    """A file that keeps nothing."""

    encoding = "utf-8"

    def write(self, text: str) -> int:
        return len(text)

    def flush(self) -> None:
        return None

    def isatty(self) -> bool:
        return False


def _out_folder(out: str | None) -> Path:
    if out is None:
        return Path(tempfile.mkdtemp(prefix="mtg-verdict-"))
    folder = Path(out)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        probe = folder / "verdicts.ndjson"
        probe.open("w", encoding="utf-8").close()
    except OSError as error:
        raise UsageError("usage-out", folder=out, error=error.strerror or str(error)) from error
    return folder


def _check_features(language: Language, root: Path) -> bool:
    """Whether the features can be run; says what is wrong if not."""
    known = clauses()
    problems = [problem for problem in lint(read_features(root), known, ()) if problem.code != "one-language"]
    print_problems(language, problems)
    return not problems


def run_command(
    language: Language,
    *,
    adapter: str,
    lang: str,
    rulesets: tuple[str, ...],
    chapters: tuple[str, ...],
    clauses: tuple[str, ...],
    rules: tuple[str, ...],
    scenarios: tuple[str, ...],
    features: str | None,
    out: str | None,
    jobs: int,
    as_json: bool,
) -> int:
    """Run and report; the exit status.

    Raises:
        CommandError: the options cannot be used, or the run as a whole failed.
    """
    languages: tuple[Language, ...] = LANGUAGES if lang == "both" else (language,)
    selection = Selection(languages, rulesets, chapters, clauses, rules, scenarios)
    root = Path(features).resolve() if features else features_root()
    check_features_root(root, features or str(root))
    if not _check_features(language, root):
        return UsageError.status
    run = prepare_run(adapter, selection, root)
    folder = _out_folder(out)
    log_path = folder / "verdicts.ndjson"
    error_console = Console(stderr=True)
    watcher = _Progress(language, error_console, len(run.cases))
    status = pytest.main(_arguments(adapter, lang, selection, root, log_path, jobs), plugins=[watcher])
    if watcher.collection_faults or status in (pytest.ExitCode.INTERNAL_ERROR, pytest.ExitCode.USAGE_ERROR):
        raise TroubleError("trouble-suite", problem="; ".join(watcher.collection_faults) or f"pytest: {status}")
    if status == pytest.ExitCode.INTERRUPTED:
        raise TroubleError("trouble-interrupted", path=str(log_path))
    return _report(language, folder, log_path, out is not None, as_json)


def _arguments(adapter: str, lang: str, selection: Selection, root: Path, log_path: Path, jobs: int) -> list[str]:
    arguments = [
        str(SUITE),
        f"--rootdir={SUITE.parent}",
        "-c",
        str(SUITE.parent / "pytest.ini"),
        "-p",
        "no:cacheprovider",
        "--import-mode=importlib",
        f"--adapter={adapter}",
        f"--verdict-lang={lang}",
        f"--verdict-features={root}",
        f"--verdict-log={log_path}",
    ]
    for name in ("ruleset", "chapter", "clause", "rule", "scenario"):
        arguments += [f"--verdict-{name}={value}" for value in getattr(selection, f"{name}s")]
    return [*arguments, "-n", str(jobs)] if jobs > 1 else arguments


def _report(language: Language, folder: Path, log_path: Path, keep: bool, as_json: bool) -> int:
    from ..reports import LogError

    try:
        log = read_log(log_path)
    except LogError as error:
        raise TroubleError("trouble-suite", problem=error.message(language)) from error
    write_junit(log, folder / "junit.xml")
    write_html(log, folder / "report.html")
    if as_json:
        sys.stdout.write(log_path.read_text(encoding="utf-8"))
    else:
        console = Console()
        print_summary(log, console, language)
        seconds = log.end.seconds
        share = round(100 * log.end.engine_seconds / seconds) if seconds else 0
        took = decimal(seconds, 1, language)
        console.print(say(language, "run-time", seconds=took, share=str(share)), soft_wrap=True)
        if keep:
            console.print(say(language, "run-reports", html=str(folder / "report.html")), soft_wrap=True)
            console.print(say(language, "run-logs", log=str(log_path), junit=str(folder / "junit.xml")), soft_wrap=True)
    verdicts = set(log.end.totals)
    if verdicts & _TROUBLE:
        return EXIT_TROUBLE
    return EXIT_CONFORMING if verdicts <= _CONFORMING else EXIT_NOT_CONFORMING
