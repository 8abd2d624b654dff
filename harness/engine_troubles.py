"""What the verdict is when an engine in a process of its own does not answer as it should, and why in words."""

from __future__ import annotations

import signal

from ..adapters.troubles import (
    EngineBrokeProtocol,
    EngineDied,
    EngineGivenUp,
    EngineLate,
    EngineNotStarted,
    EngineReportsError,
    EngineTrouble,
)
from ..reports.records import Finding, Text, Verdict
from .findings import AdapterTrouble, EngineLost, Stop, finding
from .messages import both, fit_to_log


def stopped_by(trouble: EngineTrouble) -> Stop:
    """What ends the scenario, with the end of the engine's standard error."""
    verdict, why = _judged(trouble)
    if trouble.said:
        why = why.model_copy(update={"said": fit_to_log(trouble.said)})
    return AdapterTrouble(why) if verdict is Verdict.ERROR else EngineLost(verdict, why)


def _judged(trouble: EngineTrouble) -> tuple[Verdict, Finding]:
    call = trouble.call
    match trouble:
        case EngineLate(seconds=seconds, begun=begun):
            code = "engine-late-begun" if begun else "engine-late"
            return Verdict.TIMEOUT, finding(code, call=call, seconds=f"{seconds:g}")
        case EngineNotStarted(reason=reason):
            return Verdict.CRASH, finding("engine-not-started", error=reason)
        case EngineBrokeProtocol(fault=fault, shown=shown):
            return Verdict.PROTOCOL_ERROR, finding(f"engine-answer-{fault.value}", call=call, shown=shown)
        case EngineReportsError(code=code, message=message):
            said = " ".join(message.split())
            return Verdict.ERROR, finding("engine-reports-error", call=call, number=str(code), error=said)
        case EngineGivenUp(losses=losses, last=last):
            verdict, why = _judged(last)
            return verdict, finding("engine-given-up", number=str(losses), last=why.message)
        case EngineDied(status=status) if status is not None:
            return Verdict.CRASH, finding("engine-died", call=call, how=_how(status))
        case EngineDied():
            return Verdict.CRASH, finding("engine-closed-output", call=call)
    return Verdict.CRASH, finding("engine-ended-between")


def _how(status: int) -> Text:
    if status >= 0:
        return both("ended-with-status", status=str(status))
    try:
        name = signal.Signals(-status).name
    except ValueError:
        name = str(-status)
    return both("ended-by-signal", signal=name)
