"""What a scenario made of operations comes to on one engine."""

from __future__ import annotations

from collections.abc import Sequence

from ...adapters.models import Model
from ...reports.records import Finding, Verdict
from ...steps import operations as op
from ..execution import Execution
from ..findings import Stop
from ..guarded_adapter import GuardedAdapter


class Outcome(Model):
    """The verdict on a scenario, and why it is no pass."""

    verdict: Verdict
    finding: Finding | None = None


def outcome(operations: Sequence[op.Operation], engine: GuardedAdapter, ruleset: str) -> Outcome:
    """Carry out a scenario."""
    execution = Execution(engine, ruleset, ())
    try:
        for operation in operations:
            execution.perform(operation)
        execution.finish()
    except Stop as stop:
        return Outcome(verdict=stop.verdict, finding=stop.finding)
    return Outcome(verdict=Verdict.PASS)
