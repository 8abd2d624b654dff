"""The fixture that carries out a scenario under pytest and keeps what becomes of it."""

from __future__ import annotations

from typing import Any

import pytest

from ..reports.records import Verdict
from ..steps.compiler import WrittenStep, compile_step
from ..steps.context import Context
from ..steps.errors import SentenceError
from ..steps.sentences import StepType
from .findings import Stop, finding
from .guarded_adapter import one_line
from .messages import both, has_message
from .run_state import RunState, active_run
from .scenario_run import ScenarioRun, rerun_command
from .selection import Case

RECORD: pytest.StashKey[Conformance] = pytest.StashKey()


class Conformance(ScenarioRun):
    """A scenario whose sentences pytest-bdd reads out: compiles each, carries it out, and ends the test."""

    def __init__(self, run: RunState, case: Case) -> None:
        super().__init__(run, case)
        self._context = Context(case.scenario.language)

    def step(self, step_type: StepType, text: str, table: list[list[str]] | None) -> None:
        """Carry out one sentence; fails or skips the test where the scenario ends."""
        written = WrittenStep(step_type, text, table)
        self._check_read_alike(written)
        try:
            operation = compile_step(written, self._context)
        except SentenceError as error:
            problem = both(error.code, **error.values) if has_message(error.code) else str(error)
            self.stop(Verdict.ERROR, finding("sentence-fault", problem=problem))
            self._end_test()
        except Exception as error:
            self.trouble(describe_error(error))
            raise
        try:
            self.perform(operation, self._context.labels)
        except Stop:
            self._end_test()

    def _check_read_alike(self, written: WrittenStep) -> None:
        """pytest-bdd reads the scenario on its own; what it carries out must be what lint has checked."""
        steps = self.case.scenario.written
        if self._reached >= len(steps) or not same_step(written, steps[self._reached]):
            self.stop(Verdict.ERROR, finding("read-otherwise", sentence=written.text))
            self._end_test()

    def finish(self) -> None:
        """After the last sentence: what must have happened by then."""
        try:
            self.conclude(self._context.labels)
        except Stop:
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


def same_step(one: WrittenStep, other: WrittenStep) -> bool:
    """Whether two steps say the same."""
    tables = [[list(row) for row in step.table or ()] for step in (one, other)]
    return (one.type, one.text) == (other.type, other.text) and tables[0] == tables[1]


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
