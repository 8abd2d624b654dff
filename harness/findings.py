"""Why a scenario stops: the exceptions that carry a verdict and its finding."""

from __future__ import annotations

from ..reports.records import Finding, Text, Verdict
from .messages import both


class Stop(Exception):  # noqa: N818 - it ends a scenario and is no error
    """A scenario ends here with ``verdict``; ``finding`` says why in both languages."""

    verdict: Verdict = Verdict.FAIL

    def __init__(self, finding: Finding) -> None:
        self.finding = finding
        super().__init__(finding.message.en)


class NotConforming(Stop):
    """The engine did something else than the rules demand."""

    verdict = Verdict.FAIL


class NotSupported(Stop):
    """The engine says that it lacks what the scenario needs."""

    verdict = Verdict.UNSUPPORTED


class AdapterTrouble(Stop):
    """The adapter broke its contract: it raised, answered nonsense, or set up something else."""

    verdict = Verdict.ERROR


def finding(code: str, expected: Text | None = None, observed: Text | None = None, /, **values: object) -> Finding:
    """A finding with the message ``code`` of the catalogue."""
    return Finding(code=code, message=both(code, **values), expected=expected, observed=observed)
