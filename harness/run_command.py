"""``mtg-verdict run``: runs the suite in pytest, shows progress, writes the reports."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import click
import pytest
from rich.console import Console

from ..adapters.capabilities import CAPABILITIES
from ..adapters.engine_process import Limits
from ..reports import Log, LogError, print_summary, read_log, write_html
from ..reports.files import FILES, JUNIT, write_files
from ..reports.messages import decimal
from ..reports.records import ScenarioRecord, Verdict
from ..reports.text import printable
from ..steps.words import LANGUAGES, Language
from .errors import EXIT_CONFORMING, EXIT_NOT_CONFORMING, EXIT_TROUBLE, TroubleError, UsageError
from .guarded_adapter import one_line
from .known_failures import KnownFailures, read_known_failures, write_known_failures
from .lint_command import print_problems
from .messages import one_row, say
from .output import TextConsole, echo_bytes, standard_output
from .plugin import SUITE, take_command_error
from .progress import bar_of, progress
from .run_state import RunState
from .scenarios import Scenario, read_features
from .selection import Selection, not_applicable_of_those_named
from .session import chosen_features, current_session, faults_that_forbid_a_run, hand_over, ledger, prepare_run
from .vector_files import read_vectors
from .vector_run import prepare_vector_run, run_vectors
from .vectors import Script
from .vectors_command import vectors_folder, vectors_of_features

try:
    import fcntl
except ImportError:  # not on Windows
    fcntl = None  # type: ignore[assignment]

_TROUBLE = {Verdict.ERROR, Verdict.CRASH, Verdict.TIMEOUT, Verdict.PROTOCOL_ERROR}
_LOG, _HTML = "verdicts.ndjson", "report.html"
_PLUGINS = ("xdist.plugin", "pytest_bdd.plugin", "mtg_verdict.harness.plugin")
_PYTEST_VARIABLES = ("PYTEST_ADDOPTS", "PYTEST_PLUGINS", "PYTEST_DISABLE_PLUGIN_AUTOLOAD")
_CONFORMING = {Verdict.PASS, Verdict.NOT_APPLICABLE, Verdict.KNOWN_FAILURE}


class _Progress:
    """A pytest plugin that turns finished scenarios into a progress bar and silences pytest's own terminal."""

    def __init__(self, language: Language, console: Console, total: int) -> None:
        self._progress = bar_of(say(language, "run-progress"), console)
        self._task = self._progress.add_task("", total=total)
        self.faults: list[str] = []
        self.ended = 0

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
            self.faults.append(" ".join(str(report.longrepr).split())[-300:])

    @pytest.hookimpl(tryfirst=True)
    def pytest_internalerror(self, excinfo: pytest.ExceptionInfo[BaseException]) -> bool:
        """Keep what went wrong in pytest itself; its traceback is not shown."""
        self.faults.append(one_line(excinfo.value)[-300:])
        return True

    def pytest_sessionfinish(self) -> None:
        """Stop counting."""
        self._progress.stop()

    def _advance(self, record: ScenarioRecord) -> None:
        self.ended += 1
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
    """The folder to write into, which can be written, without the reports of an earlier run.

    Raises:
        CommandError: it cannot be written.
    """
    try:
        folder = Path(out).resolve() if out is not None else Path(tempfile.mkdtemp(prefix="mtg-verdict-"))
        str(folder).encode("utf-8")  # the log names it
        folder.mkdir(parents=True, exist_ok=True)
        (folder / _LOG).open("a", encoding="utf-8").close()
    except (OSError, RuntimeError, UnicodeEncodeError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise UsageError("usage-out", folder=out or tempfile.gettempdir(), error=reason) from error
    return folder


@contextmanager
def _reserved(folder: Path) -> Iterator[None]:
    """Keep ``folder`` to this run, without the reports of an earlier one.

    Raises:
        UsageError: another run is writing there.
    """
    with (folder / _LOG).open("a", encoding="utf-8") as log:
        if fcntl is not None:
            try:
                fcntl.flock(log, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                raise UsageError("usage-out-busy", folder=str(folder)) from None
            except OSError:
                pass  # a file system without locks
        for name in (_HTML, *FILES):
            (folder / name).unlink(missing_ok=True)
        yield


def _check_features(language: Language, root: Path) -> bool:
    """Whether the features can be run; says what is wrong if not."""
    problems = faults_that_forbid_a_run(root)
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
    vectors: str | None,
    out: str | None,
    jobs: int,
    timeout: float,
    restarts: int,
    as_json: bool,
    known_failures: str | None = None,
    write_known: bool = False,
) -> int:
    """Run and report; the exit status.

    Raises:
        CommandError: the options cannot be used, or the run as a whole failed.
    """
    if out == "":
        raise UsageError("usage-empty", option="--out")
    languages: tuple[Language, ...] = LANGUAGES if lang == "both" else (language,)
    selection = Selection(languages, rulesets, chapters, clauses, rules, scenarios)
    root = chosen_features(features)
    if vectors and features is not None:
        raise UsageError("usage-vectors-or-features")
    if not _check_features(language, root):
        return UsageError.status
    run, scripts = _prepared(adapter, selection, root, vectors, Limits(seconds=timeout, restarts=restarts))
    with closing(run.adapter):
        run.known = _known_failures(known_failures, root, scripts, rewriting=write_known)
        _warn_of_claims(language, run)
        _warn_of_editions(language, run)
        with _reserved(folder := _out_folder(out)):
            _carry_out(language, run, scripts, folder / _LOG, jobs)
            return _report(language, folder, out is not None, as_json, _with_controls(language, run), run.known)


def _carry_out(language: Language, run: RunState, scripts: dict[Scenario, Script] | None, log: Path, jobs: int) -> None:
    """Run the scenarios and write the log: in pytest, or without it if there are ``scripts`` of them.

    Raises:
        TroubleError: the run did not come to its end.
    """
    jobs = min(jobs, len(run.cases))
    if scripts is None:
        _run_pytest(language, run, _arguments(run, log, jobs))
        return
    run.adapter.close()
    with progress(say(language, "run-progress"), len(run.cases)) as ended:
        run_vectors(run, scripts, log, jobs, lambda record: ended())


def _known_failures(
    file: str | None, root: Path, scripts: dict[Scenario, Script] | None, *, rewriting: bool
) -> KnownFailures:
    """The list that ``--known-failures`` names, or an empty one; it is about features, or the vectors that run.

    Raises:
        UsageError: there is none to rewrite, or it cannot be used.
    """
    if file is None:
        if rewriting:
            raise UsageError("usage-known-missing")
        return KnownFailures()
    every = scripts or (scenario for feature in read_features(root) for scenario in feature.scenarios)
    return read_known_failures(file, (scenario.id for scenario in every), rewriting=rewriting)


def _prepared(
    adapter: str, selection: Selection, root: Path, vectors: str | None, limits: Limits
) -> tuple[RunState, dict[Scenario, Script] | None]:
    """The run, and for one without pytest what its scenarios carry out: from a folder of vectors or, if empty, made."""
    if vectors is None:
        return prepare_run(adapter, selection, root, limits), None
    folder, own = vectors_folder(vectors) if vectors else None, vectors_of_features(root)
    chosen = read_vectors(folder, ledger(), own) if folder else own
    run, scripts = prepare_vector_run(adapter, selection, chosen, features=root, folder=folder, limits=limits)
    known = {vector.id for vector in own}
    run.foreign = tuple(dict.fromkeys(one.scenario.id for one in run.cases if one.scenario.id not in known))
    return run, scripts


def _warn_of_claims(language: Language, run: RunState) -> None:
    """Say on standard error which claimed capabilities do not exist: most likely they are misspelt."""
    unknown = [name for name in run.description.capabilities if name not in CAPABILITIES]
    if unknown:
        problem = say(language, "warning-capability", capabilities=", ".join(unknown))
        click.echo(one_row(say(language, "error-prefix", problem=problem)), err=True)


def _warn_of_editions(language: Language, run: RunState) -> None:
    """Say on standard error which scenarios that were named are about other editions than those of this run."""
    for scenario, editions in not_applicable_of_those_named(run.selection, run.cases, ledger()).items():
        playable = [edition for edition in editions if edition in run.description.rulesets]
        values = {"scenario": scenario, "editions": ", ".join(editions), "edition": playable[-1] if playable else ""}
        problem = say(language, "warning-edition" if playable else "warning-edition-of-no-engine", **values)
        click.echo(one_row(say(language, "error-prefix", problem=problem)), err=True)


def _with_controls(language: Language, run: RunState) -> str:
    """How many scenarios were chosen and how many controls run along; empty if none does."""
    chosen = {case.scenario.id for case in run.cases if not case.along}
    along = {case.scenario.id for case in run.cases} - chosen
    if not along:
        return ""
    return say(language, "run-with-controls", scenario=min(chosen), scenarios=len(chosen), controls=len(along))


def _run_pytest(language: Language, run: RunState, arguments: list[str]) -> None:
    """Run the scenarios.

    Raises:
        TroubleError: the run did not come to its end.
    """
    watcher = _Progress(language, Console(stderr=True), len(run.cases))
    run.adapter.close()  # it has said what it is; the processes that run scenarios have their own
    with _own_settings():
        hand_over(run)
        status = pytest.main([*arguments, f"--max-worker-restart={len(run.cases)}"], plugins=[watcher])
    if (error := take_command_error()) is not None:
        raise error
    if watcher.faults or status in (pytest.ExitCode.INTERNAL_ERROR, pytest.ExitCode.USAGE_ERROR):
        raise TroubleError("trouble-suite", problem="; ".join(watcher.faults) or f"pytest: {status}")
    path = next(word.partition("=")[2] for word in arguments if word.startswith("--verdict-log="))
    if status == pytest.ExitCode.INTERRUPTED:
        raise TroubleError("trouble-interrupted", path=path)
    if watcher.ended < len(run.cases):
        raise TroubleError("trouble-incomplete", number=str(watcher.ended), all=str(len(run.cases)), path=path)


@contextmanager
def _own_settings() -> Iterator[None]:
    """pytest as the suite wants it, not as the user has set it up: no options and no plugins from outside."""
    saved = {name: os.environ.pop(name, None) for name in _PYTEST_VARIABLES}
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    try:
        yield
    finally:
        for name, value in saved.items():
            os.environ.pop(name, None)
            if value is not None:
                os.environ[name] = value


def _arguments(run: RunState, log_path: Path, jobs: int) -> list[str]:
    languages = run.selection.languages
    arguments = [
        str(SUITE),
        f"--rootdir={SUITE.parent}",
        "-c",
        str(SUITE.parent / "pytest.ini"),
        "-p",
        "no:cacheprovider",
        "-p",
        "no:faulthandler",
        *(word for plugin in _PLUGINS for word in ("-p", plugin)),
        "--import-mode=importlib",
        f"--adapter={run.adapter_name}",
        f"--verdict-lang={'both' if len(languages) > 1 else languages[0]}",
        f"--verdict-features={run.features_root}",
        f"--verdict-log={log_path}",
        f"--verdict-timeout={run.limits.seconds}",
        f"--verdict-restarts={run.limits.restarts}",
        # In a process of its own even alone: an engine may end the process it runs in, and other scenarios go on.
        f"--numprocesses={jobs}",
    ]
    for name in ("ruleset", "chapter", "clause", "rule", "scenario"):
        arguments += [f"--verdict-{name}={value}" for value in getattr(run.selection, f"{name}s")]
    return arguments


def _report(language: Language, folder: Path, keep: bool, as_json: bool, foreword: str, known: KnownFailures) -> int:
    """Write the reports and, after ``foreword``, the summary; the exit status that the verdicts make."""
    try:
        log = read_log(folder / _LOG)
        write_html(log, folder / _HTML)
        write_files(log, folder, language)
    except LogError as error:
        raise TroubleError("trouble-suite", problem=error.message(language)) from error
    except OSError as error:
        name = error.filename or folder
        raise TroubleError("trouble-write", file=str(name), error=error.strerror or str(error)) from error
    entries = write_known_failures(known, log, language) if known.take_all else None
    with standard_output():
        if as_json:
            echo_bytes((folder / _LOG).read_bytes())
        else:
            if foreword:
                TextConsole().print(printable(foreword), soft_wrap=True)
            _print(language, log, folder if keep else None)
            if entries is not None:
                written = say(language, "run-known-written", file=known.file, number=entries)
                TextConsole().print(printable(written), soft_wrap=True)
    return _status(set(log.end.totals), held_to_list=bool(known.file))


def _status(verdicts: set[Verdict], *, held_to_list: bool) -> int:
    """The exit status.

    An engine held to a list of known failures may abstain, as it says itself where; but not from everything.
    """
    if verdicts & _TROUBLE:
        return EXIT_TROUBLE
    conforming = _CONFORMING
    if held_to_list and verdicts & {Verdict.PASS, Verdict.KNOWN_FAILURE}:
        conforming = _CONFORMING | {Verdict.UNSUPPORTED}
    return EXIT_CONFORMING if verdicts <= conforming else EXIT_NOT_CONFORMING


def _print(language: Language, log: Log, folder: Path | None) -> None:
    console = TextConsole()
    print_summary(log, console, language)
    inside = sum(scenario.engine_seconds for scenario in log.scenarios)
    whole = sum(scenario.seconds for scenario in log.scenarios)
    share = round(100 * inside / whole) if whole else 0
    took = decimal(log.end.seconds, 1, language)
    console.print(say(language, "run-time", seconds=took, share=str(share)), soft_wrap=True)
    if folder is not None:
        html, logged, junit = (printable(str(folder / name)) for name in (_HTML, _LOG, JUNIT))
        console.print(say(language, "run-reports", html=html), soft_wrap=True)
        console.print(say(language, "run-logs", log=logged, junit=junit), soft_wrap=True)
