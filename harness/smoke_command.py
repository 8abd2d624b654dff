"""``mtg-verdict smoke``: is an adapter sane, and what is to be mended?"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.text import Text as RichText

from ..adapters.engine_process import Limits
from ..reports.records import Text
from ..reports.text import printable
from ..steps.words import Language
from .errors import EXIT_CONFORMING, EXIT_NOT_CONFORMING
from .guarded_adapter import GuardedAdapter
from .loading import load_adapter, process_kept
from .messages import one_row, say
from .output import TextConsole, echo_json, engine_output_aside, standard_output
from .smoke import Check, Outcome, Probe, Result, run_checks
from .smoke_actions import action_checks
from .smoke_claims import claims_checks, suite_cards
from .smoke_setups import setup_checks

_LISTED = 30
"""Checks named for one reason; more are counted."""


def smoke_checks() -> tuple[Check, ...]:
    """Every check of the smoke test, in order."""
    return (*claims_checks(), *setup_checks(), *action_checks())


def smoke_command(language: Language, adapter: str, timeout: float, as_json: bool) -> int:
    """Check an adapter; the exit status: 0 if it is sane as far as can be told, 1 if something is to be mended.

    Args:
        language: to speak to people.
        adapter: its name, as ``--adapter`` has it.
        timeout: seconds that an engine on stdio may take for an answer.
        as_json: answer programs.

    Raises:
        UsageError: there is no such adapter, or it cannot be created.
    """
    with engine_output_aside(), process_kept():
        guarded = GuardedAdapter(load_adapter(adapter, Limits(seconds=timeout)))
        try:
            probe, outcomes = run_checks(guarded, smoke_checks())
        finally:
            guarded.close()
    sane = not any(outcome.result is Result.MEND for outcome in outcomes)
    with standard_output():
        if as_json:
            echo_json(_as_data(adapter, probe, outcomes, sane))
        else:
            _print(language, probe, outcomes, sane)
    return EXIT_CONFORMING if sane else EXIT_NOT_CONFORMING


def _as_data(adapter: str, probe: Probe, outcomes: Sequence[Outcome], sane: bool) -> dict[str, Any]:
    def text(value: Text | None) -> dict[str, str] | None:
        return value.model_dump() if value else None

    asked = suite_cards()
    return {
        "adapter": adapter,
        "engine": probe.description.model_dump(mode="json") if probe.description else None,
        "cards": {"known": sum(name not in probe.lacking for name in asked), "asked": len(asked)},
        "sane": sane,
        "checks": [
            {"id": one.id, "result": one.result.value, "title": text(one.title), "why": text(one.why),
             "mend": text(one.mend), "said": one.said}
            for one in outcomes
        ],
    }  # fmt: skip


def _print(language: Language, probe: Probe, outcomes: Sequence[Outcome], sane: bool) -> None:
    console = TextConsole()
    if probe.description is not None:
        console.print(printable(f"{probe.description.name} {probe.description.version}"), soft_wrap=True)
    reasons: dict[str, list[str]] = {}
    for outcome in outcomes:
        why = one_row(getattr(outcome.why, language)) if outcome.why else ""
        if outcome.result is Result.UNTOLD:
            reasons.setdefault(why, []).append(outcome.id)
            continue
        mark, style = ("✓", "green") if outcome.result is Result.OK else ("✗", "red")
        console.print(RichText(f"{mark} ", style) + one_row(getattr(outcome.title, language)), soft_wrap=True)
        if outcome.mend is not None:
            _print_fault(language, console, outcome, why)
    for why, ids in reasons.items():
        console.print(RichText(f"– {say(language, 'smoke-untold', reason=why)}", "dim"), soft_wrap=True)
        listed = ", ".join(ids) if len(ids) <= _LISTED else say(language, "smoke-many", number=len(ids))
        console.print_indented(4, RichText(listed, "dim"))
    console.print(say(language, "smoke-end", **_numbers(probe, outcomes, sane)), soft_wrap=True)


def _print_fault(language: Language, console: TextConsole, outcome: Outcome, why: str) -> None:
    """What was seen, what to do, and what the engine said on its standard error."""
    console.print_indented(4, RichText(why))
    advice = say(language, "smoke-to-mend", advice=getattr(outcome.mend, language))
    console.print_indented(4, RichText(one_row(advice), "bold"))
    if outcome.said:
        console.print_indented(4, RichText(say(language, "smoke-said"), "dim"))
        for line in outcome.said.splitlines():
            console.print_indented(8, RichText(one_row(line), "dim"))


def _numbers(probe: Probe, outcomes: Sequence[Outcome], sane: bool) -> dict[str, Any]:
    """What fills in the last line."""
    asked = suite_cards()
    known = sum(name not in probe.lacking for name in asked)
    return {
        "state": ("nothing" if not known else "sane") if sane else "mend",
        "mend": sum(outcome.result is Result.MEND for outcome in outcomes),
        "untold": sum(outcome.result is Result.UNTOLD for outcome in outcomes),
        "number": len(outcomes),
        "known": known,
        "asked": len(asked),
    }
