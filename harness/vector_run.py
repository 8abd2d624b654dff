"""Running vectors without pytest: scenarios in processes of their own, the same records in the same log."""

from __future__ import annotations

import multiprocessing
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from multiprocessing.connection import wait
from pathlib import Path

from ..adapters.engine_process import Limits
from ..reports.records import ScenarioRecord
from .errors import TroubleError
from .run_state import RunState
from .scenarios import Scenario
from .selection import Case, Selection, as_defined, select
from .session import DEFAULT_LIMITS, Session, ledger, open_engine
from .vector_worker import CannotBegin, Setting, Task, work
from .vectors import Script, Vector, scenarios_of

_GLANCE = 1.0
"""Seconds between looks at whether a process has died: a child of it may keep its end of the connection open."""

_GRACE = 5.0
"""Seconds a process has to let go of its engine at the end."""


def prepare_vector_run(
    adapter_name: str,
    selection: Selection,
    vectors: Sequence[Vector],
    *,
    features: Path,
    folder: Path | None = None,
    limits: Limits = DEFAULT_LIMITS,
) -> tuple[RunState, dict[Scenario, Script]]:
    """The run of ``vectors`` and what its scenarios carry out.

    Args:
        adapter_name: the engine, as ``--adapter`` names it.
        selection: the options that choose scenarios.
        vectors: those to choose from.
        features: the folder of the features they were made from.
        folder: that of the vectors, if they were read from one.
        limits: for an engine that is a command.

    Raises:
        UsageError: an option names something that cannot be used.
        TroubleError: the adapter does not say what it is, or speaks another protocol.
    """
    files, scripts = scenarios_of(vectors)
    adapter, description = open_engine(adapter_name, limits)
    try:
        cases = select(files, ledger(), selection, description.rulesets)
    except BaseException:
        adapter.close()
        raise
    selection = as_defined(selection, files, ledger())
    run = RunState(adapter_name, adapter, description, selection, cases, str(features), str(folder or ""), limits)
    return run, scripts


def run_vectors(
    run: RunState,
    scripts: Mapping[Scenario, Script],
    log: Path,
    jobs: int,
    ended: Callable[[ScenarioRecord], None] = lambda record: None,
) -> None:
    """Carry out the cases of ``run`` in ``jobs`` processes and write the log; ``ended`` is called after each.

    Raises:
        TroubleError: the run did not come to its end.
    """
    session = Session.logging(run, log)
    session.listener = ended
    workers = _Workers(run, scripts, session)
    try:
        workers.carry_out(jobs)
    except KeyboardInterrupt:
        session.finish(complete=False)
        raise TroubleError("trouble-interrupted", path=str(log)) from None
    finally:
        workers.end()
    session.finish(complete=True)


class _Worker:
    """A process, and the case that it has."""

    def __init__(self, setting: Setting) -> None:
        context = multiprocessing.get_context("spawn")  # a fork would share the engine that the suite has loaded
        self.connection, theirs = context.Pipe()
        self._process = context.Process(target=work, args=(setting, theirs), name="mtg-verdict worker")
        self._process.start()
        theirs.close()
        self.case: Case | None = None

    @property
    def dead(self) -> bool:
        """Whether the process has ended and will say nothing more."""
        return not self._process.is_alive() and not self.connection.poll()

    def give(self, task: Task) -> None:
        """Let it carry out ``task``; what a dead process does not take it has none the less."""
        self.case = task.case
        try:
            self.connection.send(task)
        except OSError:
            self._process.kill()

    def answer(self) -> str | CannotBegin | None:
        """What the process has answered; ``None`` if it died of its case."""
        try:
            answer: str | CannotBegin | None = self.connection.recv() if self.connection.poll() else None
        except Exception:  # the end of the connection, or what is no answer
            return None
        return answer

    def end(self) -> None:
        """End the process: one that waits by itself, one that is busy at once."""
        try:
            if self.case is None:
                self.connection.send(None)
                self._process.join(_GRACE)
        except OSError:
            pass
        finally:
            self._process.kill()
            self._process.join()
            self.connection.close()


class _Workers:
    """The processes of a run. One that dies is followed by another, as long as there are cases."""

    def __init__(self, run: RunState, scripts: Mapping[Scenario, Script], session: Session) -> None:
        self._setting = Setting(
            run.adapter_name, run.description, run.selection, run.features_root, run.vectors, run.limits
        )
        self._waiting = deque(run.cases)
        self._scripts = scripts
        self._session = session
        self._workers: list[_Worker] = []

    def carry_out(self, jobs: int) -> None:
        """Carry out all cases, at most ``jobs`` at a time."""
        while self._give_out(jobs):
            busy = [worker for worker in self._workers if worker.case is not None]
            wait([worker.connection for worker in busy], timeout=_GLANCE)
            for worker in busy:
                if worker.connection.poll() or worker.dead:
                    self._take_in(worker)

    def _give_out(self, jobs: int) -> bool:
        """Keep every process busy as long as there are cases; whether any is."""
        while self._waiting and len(self._workers) < jobs:
            self._workers.append(_Worker(self._setting))
        for worker in self._workers:
            if worker.case is None and self._waiting:
                case = self._waiting.popleft()
                worker.give(Task(case, self._scripts[case.scenario]))
        return any(worker.case is not None for worker in self._workers)

    def _take_in(self, worker: _Worker) -> None:
        """The record of a case that has ended, or that its process has died of it.

        Raises:
            TroubleError: the process cannot reach the engine.
        """
        case = worker.case
        assert case is not None
        answer = worker.answer()
        if answer is None:
            self._workers.remove(worker)
            worker.end()
            self._session.add_crashed(case)
            return
        if isinstance(answer, CannotBegin):
            raise TroubleError(answer.code, **answer.values)
        worker.case = None
        self._session.add_json(answer)

    def end(self) -> None:
        """End all processes."""
        for worker in self._workers:
            worker.end()
        self._workers.clear()
