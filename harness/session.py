"""A run inside pytest: made from options, writes the log in the main process."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path
from typing import Any

from ..adapters.engine_process import Limits
from ..adapters.models import PROTOCOL_VERSION, Description
from ..features.catalogue import CatalogueError, cards
from ..features.ledger import Clause, LedgerError, clauses
from ..reports.records import Engine, RunRecord, ScenarioRecord, Text, Verdict
from ..steps.words import LANGUAGES
from .errors import TroubleError, UsageError
from .findings import Stop, finding
from .guarded_adapter import GuardedAdapter, one_line
from .known_failures import Key
from .lint import Problem, lint
from .loading import load_adapter, process_kept
from .messages import both
from .output import engine_output_aside
from .run_state import RunState, set_active_run
from .scenario_run import scenario_record
from .scenarios import features_root, read_features
from .selection import Case, Selection, as_defined, select
from .verdict_log import VerdictLog

DEFAULT_LIMITS = Limits()

_CRASHED = re.compile(r"(?P<function>test_\w+)\[(?P<ruleset>[^\]]+)\]$")


class Session:
    """The run of this process and, in the main process, its log."""

    def __init__(self, run: RunState, log: VerdictLog | None) -> None:
        self.run = run
        self.log = log
        self.totals: Counter[Verdict] = Counter()
        self.complete = False
        self.listener: Callable[[ScenarioRecord], None] = lambda record: None

    @classmethod
    def from_options(cls, options: Any, *, worker: bool) -> Session:
        """The session for pytest's options; a worker of pytest-xdist keeps no log.

        Raises:
            CommandError: an option names something that cannot be used.
        """
        global _current
        run = None if worker else _take_prepared()
        if run is None:
            run = cls._prepare(options, worker)
        log = Path(options.verdict_log) if options.verdict_log else None
        _current = session = cls(run, None) if worker else cls.logging(run, log)
        set_active_run(run)
        return session

    @classmethod
    def logging(cls, run: RunState, path: Path | None) -> Session:
        """The session of ``run`` that keeps the log, in the file ``path`` if there is one.

        Raises:
            TroubleError: it cannot be written.
        """
        log = _open_log(path, run.cases)
        log.begin(_run_record(run), _clauses_of(run.cases))
        return cls(run, log)

    @staticmethod
    def _prepare(options: Any, worker: bool) -> RunState:
        """The run for pytest's options; features are checked once, in the main process."""
        root = Path(options.verdict_features).resolve() if options.verdict_features else features_root()
        check_features_root(root, str(root))
        if not worker:
            check_features(root)
        return prepare_run(
            options.adapter,
            Selection(
                languages=LANGUAGES if options.verdict_lang == "both" else (options.verdict_lang,),
                rulesets=tuple(options.verdict_ruleset),
                chapters=tuple(options.verdict_chapter),
                clauses=tuple(options.verdict_clause),
                rules=tuple(options.verdict_rule),
                scenarios=tuple(options.verdict_scenario),
            ),
            root,
            Limits(seconds=options.verdict_timeout, restarts=options.verdict_restarts),
        )

    def add_json(self, text: str) -> None:
        """Add a record that came with a report."""
        self._add(ScenarioRecord.model_validate_json(text))

    def add_crash(self, nodeid: str) -> None:
        """Add a record for a scenario whose process died while its test of that name ran."""
        match = _CRASHED.search(nodeid)
        if match is not None and match["function"] in self.run.functions:
            self.add_crashed(self.run.case_of(self.run.functions[match["function"]], match["ruleset"]))

    def add_crashed(self, case: Case) -> None:
        """Add a record for a scenario whose process died while it ran."""
        self._add(scenario_record(self.run, case, Verdict.CRASH, finding("worker-crashed")))

    def _add(self, record: ScenarioRecord) -> None:
        if self.log is not None:
            self.log.add(record)
            self.listener(record)

    def finish(self, *, complete: bool) -> None:
        """Close the log. ``complete`` says whether pytest came to its end."""
        if self.log is None:
            return
        every = len(self.log.scenarios) == len(self.run.cases)
        self.complete = complete and every
        if self.complete:
            self.totals = self.log.end(clauses(), self.run.known)
        else:
            self.log.close()

    @property
    def found_faults(self) -> bool:
        """Whether a verdict is neither a pass nor a matter of what the engine lacks."""
        return bool(
            self.totals.keys()
            - {
                Verdict.PASS,
                Verdict.UNSUPPORTED,
                Verdict.NOT_APPLICABLE,
                Verdict.KNOWN_FAILURE,
            }
        )

    def close(self) -> None:
        """Let go of the engine and forget the run of this process."""
        global _current
        self.run.adapter.close()
        _current = None
        set_active_run(None)


_current: Session | None = None
_prepared: RunState | None = None


def hand_over(run: RunState) -> None:
    """Let the next session in this process be of ``run``, whose adapter and features have been checked."""
    global _prepared
    _prepared = run


def _take_prepared() -> RunState | None:
    global _prepared
    run, _prepared = _prepared, None
    return run


def current_session() -> Session | None:
    """The session of this process, if any."""
    return _current


def prepare_run(
    adapter_name: str, selection: Selection, features: Path | None, limits: Limits = DEFAULT_LIMITS
) -> RunState:
    """Load the adapter, ask it what it is, and choose the cases.

    Raises:
        UsageError: an option names something that cannot be used.
        TroubleError: the adapter does not say what it is, or speaks another protocol.
    """
    root = features or features_root()
    adapter, description = open_engine(adapter_name, limits)
    try:
        found = read_features(root)
        cases = select(found, ledger(), selection, description.rulesets)
    except BaseException:
        adapter.close()
        raise
    return RunState(
        adapter_name, adapter, description, as_defined(selection, found, ledger()), cases, str(root), limits=limits
    )


def open_engine(adapter_name: str, limits: Limits = DEFAULT_LIMITS) -> tuple[GuardedAdapter, Description]:
    """The adapter of that name, and what it says of its engine.

    Raises:
        UsageError: there is no such adapter.
        TroubleError: the adapter does not say what it is, or speaks another protocol.
    """
    with engine_output_aside(), process_kept():
        adapter = GuardedAdapter(load_adapter(adapter_name, limits))
        try:
            description = adapter.describe()
        except Stop as stop:
            adapter.close()
            code = "trouble-describe-said" if stop.finding.said else "trouble-describe"
            values = {"adapter": adapter_name, "problem": stop.finding.message, "said": stop.finding.said}
            raise TroubleError(code, **values) from stop
    if description.protocol.partition(".")[0] != PROTOCOL_VERSION.partition(".")[0]:
        adapter.close()
        raise TroubleError("trouble-protocol", theirs=description.protocol, ours=PROTOCOL_VERSION)
    return adapter, description


def check_features_root(root: Path, called: str) -> None:
    """A features folder has the folders ``en`` and ``fr``.

    Raises:
        UsageError: it has not.
    """
    try:
        found = (root / "en").is_dir() and (root / "fr").is_dir()
    except (OSError, ValueError):
        found = False
    if not found:
        raise UsageError("usage-no-features", folder=called)


def chosen_features(features: str | None) -> Path:
    """The folder that ``--features`` names, or that of the suite.

    Raises:
        UsageError: it is not one of features.
    """
    if features == "":
        raise UsageError("usage-empty", option="--features")
    try:
        root = Path(features).resolve() if features else features_root()
    except (OSError, RuntimeError) as error:  # a loop of symbolic links
        raise UsageError("usage-no-features", folder=features) from error
    check_features_root(root, features or str(root))
    return root


def ledger() -> dict[str, Clause]:
    """The clauses by id, once the ledger and the cards have proved readable.

    Raises:
        UsageError: they cannot be read.
    """
    try:
        cards()
        return clauses()
    except (LedgerError, CatalogueError) as error:
        raise UsageError("usage-data", problem=str(error)) from error
    except Exception as error:
        raise UsageError("usage-data", problem=one_line(error)) from error


def faults_that_forbid_a_run(root: Path) -> list[Problem]:
    """Everything in the features that would make a verdict wrong; one language alone may run, and in any order."""
    harmless = ("one-language", "pair-order")
    return [problem for problem in lint(read_features(root), ledger(), ()) if problem.code not in harmless]


def check_features(root: Path) -> None:
    """The features can be run.

    Raises:
        UsageError: they cannot; it names the first fault.
    """
    if faults := faults_that_forbid_a_run(root):
        first = faults[0]
        said = both(first.code, **first.values)
        place = f"{first.file}:{first.line}: "
        text = Text(en=place + said.en, fr=place + said.fr)
        raise UsageError("usage-features-faulty", number=str(len(faults)), first=text)


def _open_log(path: Path | None, cases: tuple[Case, ...]) -> VerdictLog:
    def keys(chosen: Iterable[Case]) -> list[Key]:
        return [(case.scenario.id, case.scenario.language, case.ruleset) for case in chosen]

    try:
        return VerdictLog(path, keys(cases), keys(case for case in cases if case.along))
    except OSError as error:
        raise TroubleError("trouble-write", file=str(path), error=error.strerror or str(error)) from error


def _clauses_of(cases: tuple[Case, ...]) -> list[Clause]:
    known, wanted = ledger(), {identity for case in cases for identity in case.scenario.clauses}
    return [clause for identity, clause in known.items() if identity in wanted]


def _run_record(run: RunState) -> RunRecord:
    description = run.description
    return RunRecord(
        suite=version("mtg-verdict"),
        engine=Engine(
            adapter=run.adapter_name,
            name=description.name,
            version=description.version,
            language=description.language,
            homepage=description.homepage,
            rulesets=description.rulesets,
            capabilities=description.capabilities,
        ),
        languages=run.selection.languages,
        rulesets=tuple(dict.fromkeys(case.ruleset for case in run.cases)),
        selection=run.selection.described(),
        foreign=run.foreign,
        started=datetime.now(UTC).isoformat(timespec="seconds"),
    )
