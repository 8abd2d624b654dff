"""Judging mutants: scenarios on the changed reference engine, in this process, with the verdicts of a run."""

from __future__ import annotations

import signal
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cached_property
from pathlib import Path
from types import FrameType

from coverage import Coverage
from mtg_verdict.adapters.engine_process import Limits
from mtg_verdict.adapters.troubles import EngineLate
from mtg_verdict.features.ledger import RULESETS, clauses
from mtg_verdict.harness.run_state import RunState
from mtg_verdict.harness.scenarios import Scenario, features_root
from mtg_verdict.harness.selection import Case, Selection, rulesets_of
from mtg_verdict.harness.session import open_engine
from mtg_verdict.harness.vector_worker import Task, carry_out
from mtg_verdict.harness.vectors import Script, scenarios_of
from mtg_verdict.harness.vectors_command import vectors_of_features
from mtg_verdict.reference_engine import rulesets
from mtg_verdict.reports.records import ScenarioRecord, Verdict

from .patching import Line, Patch, clear_caches
from .registry import Mutant, ruleset_for

SECONDS = 10.0
"""Time of the processor that a scenario may take on a mutant, which may go round for ever; most take 0.01."""

_ENGINE_FILES = str(Path(rulesets.__file__).parent / "*")

Reach = Mapping[Line, int]
"""A line of the engine to the scenarios that carry it out: the bits of a number, in the order of the suite."""


class Outcome(StrEnum):
    """What becomes of a mutant at the hands of a clause's scenarios."""

    KILLED = "killed"
    SURVIVED = "survived"
    BROKEN = "broken"
    """It is no wrong engine but none: it does not fit, raises, does not end, or no scenario applies."""


@dataclass(frozen=True)
class Result:
    """A mutant and a clause: what came of it.

    ``by`` are the scenarios of the clause that fail, ``passed`` those that do not, ``problem`` says why it is broken.
    ``noticed`` are the other clauses of which a scenario fails, and ``stumbled`` the scenarios of others that came to
    no verdict on the rules; both only if they were asked for.
    """

    mutant: str
    clause: str
    ruleset: str
    outcome: Outcome
    by: tuple[str, ...] = ()
    passed: tuple[str, ...] = ()
    problem: str = ""
    noticed: tuple[str, ...] = ()
    stumbled: tuple[str, ...] = ()


@dataclass
class Suite:
    """The scenarios in English, and the reference engine to run them on."""

    scripts: dict[Scenario, Script] = field(init=False)
    _run: RunState = field(init=False)

    def __post_init__(self) -> None:
        root = features_root()
        english = [
            vector.model_copy(update={"texts": {"en": vector.texts["en"]}}) for vector in vectors_of_features(root)
        ]
        _, self.scripts = scenarios_of(english)
        adapter, description = open_engine("reference", Limits())
        self._run = RunState("reference", adapter, description, Selection(("en",)), (), str(root))

    @cached_property
    def by_id(self) -> dict[str, Scenario]:
        """The scenarios by id."""
        return {scenario.id: scenario for scenario in self.scripts}

    def of_clause(self, clause: str) -> tuple[Scenario, ...]:
        """The scenarios that show ``clause``, then those that are a control of it."""
        showing = [one for one in self.scripts if clause in one.clauses]
        return (*showing, *(one for one in self.scripts if clause in one.controls and one not in showing))

    def applicable(self, ruleset: str) -> tuple[Scenario, ...]:
        """The scenarios that are about the edition ``ruleset``."""
        return tuple(one for one in self.scripts if ruleset in rulesets_of(one, clauses()))

    def run(self, scenario: Scenario, ruleset: str, seconds: float = SECONDS) -> ScenarioRecord:
        """Carry out ``scenario`` on the engine as it is now; one that takes longer than ``seconds`` ends."""
        applies = ruleset in rulesets_of(scenario, clauses())
        with _at_most(seconds):
            return carry_out(self._run, Task(Case(scenario, ruleset, applies), self.scripts[scenario]))

    def lines_run(self, ids: Iterable[str], ruleset: str) -> Reach:
        """Which lines of the engine the scenarios ``ids`` carry out."""
        measured = Coverage(data_file=None, include=[_ENGINE_FILES], config_file=False)
        measured.start()
        try:
            for identity in ids:
                clear_caches()
                measured.switch_context(identity)
                self.run(self.by_id[identity], ruleset, 10 * SECONDS)
        finally:
            measured.stop()
        data, place = measured.get_data(), {one.id: 1 << number for number, one in enumerate(self.scripts)}
        return {
            (file, line): sum(place[one] for one in contexts if one)
            for file in data.measured_files()
            for line, contexts in data.contexts_by_lineno(file).items()
        }


@contextmanager
def _at_most(seconds: float) -> Iterator[None]:
    """Meanwhile an engine that computes for ``seconds`` is late; where the system has no such timer, it never is."""
    if not hasattr(signal, "setitimer"):
        yield
        return

    def late(number: int, frame: FrameType | None) -> None:
        raise EngineLate("mutant", seconds, begun=False)

    before = signal.signal(signal.SIGVTALRM, late)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds, 1.0)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0.0)
        signal.signal(signal.SIGVTALRM, before)


def judge(
    suite: Suite,
    mutant: Mutant,
    wanted: Iterable[str] | None = None,
    reach: Mapping[str, Reach] | None = None,
    seconds: float = SECONDS,
) -> list[Result]:
    """Run the scenarios of the mutant's clauses on it; its result for each of them.

    Args:
        suite: the scenarios.
        mutant: the wrong engine.
        wanted: which of its clauses; without them, all.
        reach: for every ruleset what its scenarios carry out; with it, the scenarios of all other clauses that come
            across what is wrong run too.
        seconds: what a scenario may take.
    """
    ids = [one for one in mutant.clauses if wanted is None or one in set(wanted)]
    try:
        with Patch() as patch:
            mutant.apply(patch)
            judging = _Judging(suite, mutant, patch, reach, seconds)
            return [judging.result(clause) for clause in ids]
    except Exception as error:  # of the patch: the engine's own have become verdicts
        problem = f"{type(error).__name__}: {error}"
        broken = Outcome.BROKEN
        return [Result(mutant.name, one, ruleset_for(mutant, clauses()[one]), broken, problem=problem) for one in ids]


class _Judging:
    """A mutant at work: the records so far, each scenario under an edition once."""

    def __init__(
        self, suite: Suite, mutant: Mutant, patch: Patch, reach: Mapping[str, Reach] | None, seconds: float
    ) -> None:
        self._suite, self._mutant, self._patch = suite, mutant, patch
        self._reach, self._seconds = reach, seconds
        self._records: dict[tuple[str, str], ScenarioRecord] = {}

    def result(self, clause: str) -> Result:
        """What came of the mutant at ``clause``."""
        ruleset = ruleset_for(self._mutant, clauses()[clause])
        own = [one for one in self._suite.of_clause(clause) if ruleset in rulesets_of(one, clauses())]
        if not own:
            problem = f"no scenario of the clause is about {ruleset}"
            return Result(self._mutant.name, clause, ruleset, Outcome.BROKEN, problem=problem)
        records = [self._record(one, ruleset) for one in own]
        by = tuple(one.id for one in records if one.verdict is Verdict.FAIL)
        passed = tuple(one.id for one in records if one.verdict is Verdict.PASS)
        odd = [one for one in records if one.verdict not in (Verdict.FAIL, Verdict.PASS)]
        outcome = Outcome.BROKEN if odd else Outcome.KILLED if by else Outcome.SURVIVED
        problem = "; ".join(_said(one) for one in odd)
        noticed, stumbled = self._others(clause, ruleset)
        return Result(self._mutant.name, clause, ruleset, outcome, by, passed, problem, noticed, stumbled)

    def _record(self, scenario: Scenario, ruleset: str) -> ScenarioRecord:
        key = scenario.id, ruleset
        if key not in self._records:
            self._records[key] = self._suite.run(scenario, ruleset, self._seconds)
        return self._records[key]

    def _others(self, clause: str, ruleset: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The other clauses that notice the mutant, and the scenarios that came to no verdict on the rules."""
        if self._reach is None:
            return (), ()
        reached = self._patch.reached(self._reach[ruleset])
        noticed: dict[str, None] = {}
        stumbled = []
        for number, scenario in enumerate(self._suite.scripts):
            elsewhere = clause not in (*scenario.clauses, *scenario.controls)
            if not (elsewhere and reached >> number & 1 and ruleset in rulesets_of(scenario, clauses())):
                continue
            record = self._record(scenario, ruleset)
            if record.verdict is Verdict.FAIL:
                noticed |= dict.fromkeys((*scenario.clauses, *scenario.controls))
            elif record.verdict is not Verdict.PASS:
                stumbled.append(scenario.id)
        return tuple(noticed), tuple(stumbled)


def _said(record: ScenarioRecord) -> str:
    why = f": {record.finding.message.en}" if record.finding else ""
    return f"{record.id} {record.verdict}{why}"


def rulesets_used(mutants: Iterable[Mutant]) -> tuple[str, ...]:
    """The editions under which ``mutants`` are judged."""
    used = {ruleset_for(mutant, clauses()[clause]) for mutant in mutants for clause in mutant.clauses}
    return tuple(one for one in RULESETS if one in used)
