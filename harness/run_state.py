"""What one run knows: the engine, the cases, and which test function is which scenario."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from ..adapters.engine_process import Limits
from ..adapters.models import Description
from .guarded_adapter import GuardedAdapter
from .known_failures import KnownFailures
from .scenarios import Scenario
from .selection import Case, Selection


@dataclass
class RunState:
    """The state of a run in this process.

    ``vectors`` is the folder of those that run, if they came from one; ``foreign`` are the ids of those among them
    that are not of the suite.
    """

    adapter_name: str
    adapter: GuardedAdapter
    description: Description
    selection: Selection
    cases: tuple[Case, ...]
    features_root: str
    vectors: str = ""
    limits: Limits = field(default_factory=Limits)
    foreign: tuple[str, ...] = ()
    known: KnownFailures = field(default_factory=KnownFailures)
    functions: dict[str, Scenario] = field(init=False)
    """Name of a test function to its scenario; the same in every process."""

    def __post_init__(self) -> None:
        self.functions = {}
        for scenario in dict.fromkeys(case.scenario for case in self.cases):
            name = base = f"test_{re.sub(r'[^0-9A-Za-z]+', '_', scenario.id)}_{scenario.language}"
            number = 1
            while name in self.functions:
                number += 1
                name = f"{base}_{number}"
            self.functions[name] = scenario
        self._cases = {(case.scenario, case.ruleset): case for case in self.cases}

    def case_of(self, scenario: Scenario, ruleset: str) -> Case:
        """The case of ``scenario`` under ``ruleset``."""
        return self._cases[scenario, ruleset]


_active: RunState | None = None


def set_active_run(run: RunState | None) -> None:
    """Make ``run`` the run of this process; ``None`` when it is over."""
    global _active
    _active = run


def active_run() -> RunState | None:
    """The run of this process, if pytest was called with an adapter."""
    return _active
