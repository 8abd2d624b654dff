"""Why a scenario stops: the exceptions that carry a verdict and its finding."""

from __future__ import annotations

from ..reports.records import Finding, Lack, Text, Verdict
from .messages import both, fit_to_log


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


class EngineLost(Stop):
    """The engine's process is at fault: it ended, was late, or did not keep to the protocol."""

    def __init__(self, verdict: Verdict, finding: Finding) -> None:
        self.verdict = verdict
        super().__init__(finding)


def finding(code: str, expected: Text | None = None, observed: Text | None = None, /, **values: object) -> Finding:
    """A finding with the message ``code`` of the catalogue."""
    return Finding(code=code, message=both(code, **values), expected=expected, observed=observed)


def lacks(cards: tuple[Text, ...], capabilities: tuple[str, ...]) -> Finding:
    """The finding that the engine lacks these cards and capabilities, in words and as data."""
    parts = []
    if cards:
        named = Text(en=", ".join(card.en for card in cards), fr=", ".join(card.fr for card in cards))
        parts.append(both("lacking-cards", cards=named))
    if capabilities:
        parts.append(both("lacking-capabilities", capabilities=", ".join(capabilities)))
    what = Text(en=" ".join(part.en for part in parts), fr=" ".join(part.fr for part in parts))
    found = finding("engine-lacks", what=what)
    ids = [fit_to_log(one) for one in capabilities]
    lacking = [Lack(kind="capability", name=Text(en=one, fr=one)) for one in ids]
    lacking += [Lack(kind="card", name=card) for card in cards]
    return found.model_copy(update={"lacking": tuple(lacking)})
