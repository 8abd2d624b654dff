"""One scenario being carried out, whoever reads it out: what becomes of it and its record."""

from __future__ import annotations

import shlex
import time

from ..adapters.engine_process import Limits
from ..reports.records import Finding, ScenarioRecord, Snapshot, StepRecord, StepStatus, Verdict
from ..steps.compiler import matches
from ..steps.labels import Labels
from ..steps.operations import Operation
from ..steps.words import Language
from .execution import Execution
from .findings import Stop, finding
from .guarded_adapter import one_line
from .run_state import RunState
from .scenarios import Step, features_root
from .selection import Case
from .words_of_values import speaking_of


def rerun_command(run: RunState, case: Case) -> str:
    """The command that runs just this scenario again."""
    scenario = case.scenario
    own = run.features_root == str(features_root())
    limits = "" if run.limits.seconds == Limits().seconds else f" --timeout {run.limits.seconds:g}"
    source = "" if own else f" --features {shlex.quote(run.features_root)}"
    if run.vectors:
        source = f" --vectors {shlex.quote(run.vectors)}"
    return (
        f"mtg-verdict run --adapter {shlex.quote(run.adapter_name)} --lang {scenario.language} "
        f"--ruleset {case.ruleset} --scenario {shlex.quote(scenario.id)}{source}{limits}"
    )


class ScenarioRun:
    """One scenario under one ruleset: carries out its operations and remembers how far it came."""

    def __init__(self, run: RunState, case: Case) -> None:
        self._run = run
        self.case = case
        self._execution = Execution(run.adapter, case.ruleset, case.scenario.needs)
        self._reached = 0
        self._verdict: Verdict | None = None
        self._finding: Finding | None = None
        self._finished = False
        self._before_start = not case.applicable
        self._started = time.perf_counter()
        self._engine_before = run.adapter.seconds
        if not case.applicable:
            self.stop(Verdict.NOT_APPLICABLE, finding("not-applicable"))

    @property
    def stopped(self) -> bool:
        """Whether the scenario has ended before its last sentence."""
        return self._verdict is not None

    def stop(self, verdict: Verdict, why: Finding) -> None:
        """Give the scenario its verdict, once."""
        if self._verdict is None:
            self._verdict, self._finding = verdict, why

    def perform(self, operation: Operation, labels: Labels) -> None:
        """Carry out the next operation; ``labels`` is what the scenario calls the objects.

        Raises:
            Stop: the scenario ends here, with the verdict that it now has.
            Exception: the suite itself failed; that is the verdict.
        """
        try:
            with speaking_of(labels):
                self._execution.perform(operation)
        except Stop as stop:
            self._stopped_by(stop)
            raise
        except Exception as error:
            self.trouble(one_line(error))
            raise
        self._reached += 1

    def conclude(self, labels: Labels) -> None:
        """After the last operation: what must have happened by then.

        Raises:
            Stop: it has not.
        """
        if self.stopped:
            return
        try:
            with speaking_of(labels):
                self._execution.finish()
        except Stop as stop:
            self._stopped_by(stop)
            raise
        self._finished = self._reached == len(self.case.scenario.steps)

    def _stopped_by(self, stop: Stop) -> None:
        self._before_start = not self._execution.started
        self.stop(stop.verdict, stop.finding)

    def trouble(self, error: str) -> None:
        """The suite itself failed."""
        self.stop(Verdict.ERROR, finding("harness-trouble", error=error))

    def close(self) -> str:
        """Let the engine forget the game; an adapter that fails here has failed the scenario, and this says how."""
        try:
            self._run.adapter.stop()
        except Stop as stop:
            self.stop(stop.verdict, stop.finding)
            return stop.finding.message.en
        return ""

    def record(self) -> ScenarioRecord:
        """What the log says of this scenario; a pass only if it came to its end."""
        if not self.stopped and not self._finished:
            self.stop(Verdict.ERROR, finding("not-finished"))
        return scenario_record(
            self._run,
            self.case,
            self._verdict or Verdict.PASS,
            self._finding,
            reached=None if self._before_start else self._reached,
            refusals=self._execution.refusals,
            snapshot=self._execution.snapshot if self._verdict is Verdict.FAIL else None,
            seconds=time.perf_counter() - self._started,
            engine_seconds=self._run.adapter.seconds - self._engine_before,
        )


def scenario_record(
    run: RunState,
    case: Case,
    verdict: Verdict,
    why: Finding | None,
    *,
    reached: int | None = None,
    refusals: int = 0,
    snapshot: Snapshot | None = None,
    seconds: float = 0.0,
    engine_seconds: float = 0.0,
) -> ScenarioRecord:
    """The record of ``case``: the first ``reached`` sentences passed, the next one failed unless all passed.

    ``reached`` is ``None`` for a scenario that ended before its engine was ready, or no one knows where.
    """
    scenario, steps = case.scenario, []
    failed = None if reached is None or why is None else min(reached, len(scenario.steps) - 1)
    for number, step in enumerate(case.scenario.steps):
        status = StepStatus.PASSED if number < (reached or 0) else StepStatus.NOT_RUN
        if number == failed:
            status = StepStatus.FAILED
        table = tuple(tuple(row) for row in step.written.table or ())
        steps.append(
            StepRecord(
                keyword=step.keyword,
                text=step.written.text,
                table=table,
                heading=not _announces(step, scenario.language),
                line=step.line,
                status=status,
            )
        )
    return ScenarioRecord(
        id=scenario.id,
        language=scenario.language,
        ruleset=case.ruleset,
        name=scenario.name,
        file=scenario.file,
        line=scenario.line,
        chapter=scenario.chapter,
        clauses=scenario.clauses,
        controls=scenario.controls,
        cr=scenario.cr,
        needs=scenario.needs,
        verdict=verdict,
        refusals=refusals,
        steps=tuple(steps),
        finding=why,
        snapshot=snapshot,
        rerun=rerun_command(run, case),
        seconds=round(seconds, 4),
        engine_seconds=round(engine_seconds, 4),
    )


def _announces(step: Step, language: Language) -> bool:
    """Whether the table of ``step`` is pairs, without a heading: what is announced with an action."""
    written = step.written
    found = matches(written.text, written.type, language) if written.table else ()
    return any(sentence.table == "announcement" for sentence, _ in found)
