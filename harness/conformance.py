"""The fixture that carries out a scenario and keeps what becomes of it."""

from __future__ import annotations

import shlex
import time
from typing import Any

import pytest

from ..reports.records import Finding, ScenarioRecord, StepRecord, StepStatus, Verdict
from ..steps.compiler import WrittenStep, compile_step
from ..steps.context import Context
from ..steps.errors import SentenceError
from ..steps.sentences import StepType
from .execution import Execution
from .findings import Stop, finding
from .guarded_adapter import one_line
from .messages import both, has_message
from .run_state import RunState, active_run
from .scenarios import features_root
from .selection import Case
from .words_of_values import speaking_of

RECORD: pytest.StashKey[Conformance] = pytest.StashKey()


def rerun_command(run: RunState, case: Case) -> str:
    """The command that runs just this scenario again."""
    scenario = case.scenario
    own = run.features_root == str(features_root())
    features = "" if own else f" --features {shlex.quote(run.features_root)}"
    return (
        f"mtg-verdict run --adapter {shlex.quote(run.adapter_name)} --lang {scenario.language} "
        f"--ruleset {case.ruleset} --scenario {shlex.quote(scenario.id)}{features}"
    )


class Conformance:
    """One scenario under one ruleset: compiles each sentence, carries it out, and remembers how far it came."""

    def __init__(self, run: RunState, case: Case) -> None:
        self._run = run
        self.case = case
        self._context = Context(case.scenario.language)
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

    def step(self, step_type: StepType, text: str, table: list[list[str]] | None) -> None:
        """Carry out one sentence; fails or skips the test where the scenario ends."""
        written = WrittenStep(step_type, text, table)
        self._check_read_alike(written)
        try:
            operation = compile_step(written, self._context)
            with speaking_of(self._context.labels):
                self._execution.perform(operation)
        except Stop as stop:
            self._stopped_by(stop)
        except SentenceError as error:
            problem = both(error.code, **error.values) if has_message(error.code) else str(error)
            self.stop(Verdict.ERROR, finding("sentence-fault", problem=problem))
            self._end_test()
        except Exception as error:
            self.trouble(describe_error(error))
            raise
        self._reached += 1

    def _check_read_alike(self, written: WrittenStep) -> None:
        """pytest-bdd reads the scenario on its own; what it carries out must be what lint has checked."""
        steps = self.case.scenario.written
        if self._reached >= len(steps) or not same_step(written, steps[self._reached]):
            self.stop(Verdict.ERROR, finding("read-otherwise", sentence=written.text))
            self._end_test()

    def finish(self) -> None:
        """After the last sentence: what must have happened by then."""
        if self.stopped:
            return
        try:
            with speaking_of(self._context.labels):
                self._execution.finish()
        except Stop as stop:
            self._stopped_by(stop)
        self._finished = self._reached == len(self.case.scenario.steps)

    def _stopped_by(self, stop: Stop) -> None:
        self._before_start = not self._execution.started
        self.stop(stop.verdict, stop.finding)
        self._end_test()

    def _end_test(self) -> None:
        assert self._finding is not None
        message = self._finding.message.en
        if self._verdict in (Verdict.UNSUPPORTED, Verdict.NOT_APPLICABLE):
            pytest.skip(message)
        details = [message]
        if self._finding.expected and self._finding.observed:
            details += [f"expected: {self._finding.expected.en}", f"observed: {self._finding.observed.en}"]
        details.append(rerun_command(self._run, self.case))
        pytest.fail("\n".join(details), pytrace=False)

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
            seconds=time.perf_counter() - self._started,
            engine_seconds=self._run.adapter.seconds - self._engine_before,
        )


def same_step(one: WrittenStep, other: WrittenStep) -> bool:
    """Whether two steps say the same."""
    tables = [[list(row) for row in step.table or ()] for step in (one, other)]
    return (one.type, one.text) == (other.type, other.text) and tables[0] == tables[1]


def scenario_record(
    run: RunState,
    case: Case,
    verdict: Verdict,
    why: Finding | None,
    *,
    reached: int | None = None,
    refusals: int = 0,
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
            StepRecord(keyword=step.keyword, text=step.written.text, table=table, line=step.line, status=status)
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
        rerun=rerun_command(run, case),
        seconds=round(seconds, 4),
        engine_seconds=round(engine_seconds, 4),
    )


@pytest.fixture(name="conformance")
def conformance(request: pytest.FixtureRequest) -> Conformance:
    """The scenario and ruleset of a test, ready to be carried out."""
    run = active_run()
    assert run is not None
    scenario, ruleset = request.param
    current = Conformance(run, run.case_of(scenario, ruleset))
    request.node.stash[RECORD] = current
    if current.stopped:
        pytest.skip("not applicable")
    return current


def describe_error(error: Any) -> str:
    """One line for an exception pytest caught."""
    return one_line(error) if isinstance(error, BaseException) else " ".join(str(error).split())
