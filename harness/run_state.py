"""What one run knows: the engine, the cases, and which test function is which scenario."""

from __future__ import annotations

from dataclasses import dataclass, field

from ..adapters.models import Description
from .guarded_adapter import GuardedAdapter
from .scenarios import Scenario
from .selection import Case, Selection


@dataclass
class RunState:
    """The state of a run in this process."""

    adapter_name: str
    adapter: GuardedAdapter
    description: Description
    selection: Selection
    cases: tuple[Case, ...]
    features_root: str
    functions: dict[str, Scenario] = field(default_factory=dict)

    def register(self, function: str, scenario: Scenario) -> None:
        """Remember that the test ``function`` is ``scenario``."""
        self.functions[function] = scenario

    def case_of(self, scenario: Scenario, ruleset: str) -> Case:
        """The case of ``scenario`` under ``ruleset``."""
        return next(case for case in self.cases if case.scenario is scenario and case.ruleset == ruleset)


_active: RunState | None = None


def set_active_run(run: RunState | None) -> None:
    """Make ``run`` the run of this process; ``None`` when it is over."""
    global _active
    _active = run


def active_run() -> RunState | None:
    """The run of this process, if pytest was called with an adapter."""
    return _active
