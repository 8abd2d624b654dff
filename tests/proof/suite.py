"""The Gherkin suite in this process: every English scenario under every edition, through the vector machinery."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property

from mtg_verdict.adapters.engine_process import Limits
from mtg_verdict.features.ledger import RULESETS
from mtg_verdict.harness.run_state import RunState
from mtg_verdict.harness.scenarios import Scenario, features_root, read_features
from mtg_verdict.harness.selection import Case, Selection, select
from mtg_verdict.harness.session import ledger, open_engine
from mtg_verdict.harness.vector_worker import Task, carry_out
from mtg_verdict.harness.vectors import Script, make_vectors, scenarios_of
from mtg_verdict.reports.records import ScenarioRecord

ENGINE = "reference"
_SELECTION = Selection(languages=("en",), rulesets=RULESETS)


@dataclass(frozen=True)
class Suite:
    """The cases that apply, by name (``SS-027 cr-2026``), and what they carry out. No engine is loaded yet."""

    cases: Mapping[str, Case]
    scripts: Mapping[Scenario, Script]

    @cached_property
    def _run(self) -> RunState:
        """The run of these cases; the engine is loaded when the first of them is carried out."""
        adapter, description = open_engine(ENGINE)
        cases = tuple(self.cases.values())
        return RunState(ENGINE, adapter, description, _SELECTION, cases, str(features_root()), limits=Limits())

    def anew(self) -> Suite:
        """The same suite with an engine that is loaded again."""
        return replace(self)

    def load(self) -> None:
        """Load the engine now."""
        self._run  # noqa: B018 - made when it is asked for

    def digest_of(self, names: Iterable[str]) -> str:
        """A digest of what the cases called ``names`` carry out; those that are not in the suite count as empty."""
        digest = hashlib.sha1()
        for name in sorted(names):
            case = self.cases.get(name)
            steps = case.scenario.written if case else ()
            digest.update(repr((name, [(step.type, step.text, step.table) for step in steps])).encode())
        return digest.hexdigest()

    def carry_out(self, name: str) -> ScenarioRecord:
        """Carry out the case called ``name``; its record, whatever happens."""
        case = self.cases[name]
        return carry_out(self._run, Task(case, self.scripts[case.scenario]))


def read_suite() -> Suite:
    """The suite, newest edition first."""
    vectors = make_vectors(read_features(features_root(), ("en",)), ledger())
    files, scripts = scenarios_of(vectors)
    cases = select(files, ledger(), _SELECTION, RULESETS)
    newest_first = sorted(cases, key=lambda case: -RULESETS.index(case.ruleset))
    return Suite({f"{one.scenario.id} {one.ruleset}": one for one in newest_first if one.applicable}, scripts)
