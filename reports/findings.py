"""Why a scenario did not pass, in words that every report shares."""

from __future__ import annotations

from .log import Log
from .messages import of, say
from .records import ScenarioRecord, StepStatus, Verdict
from .text import sentence, typeset


def reason(log: Log, scenario: ScenarioRecord, language: str) -> str:
    """One sentence in ``language``: the finding, or for want of one what the verdict means."""
    key = (scenario.id, scenario.language, scenario.ruleset)
    if scenario.verdict is Verdict.VACUOUS or (key in log.unproved and scenario.verdict is Verdict.KNOWN_FAILURE):
        clauses = log.unproved.get(key, scenario.clauses)
        return say(language, "no-control-passed", clauses=", ".join(clauses))
    if scenario.finding is not None:
        return typeset(of(scenario.finding.message, language), language)
    return say(language, f"legend-{scenario.verdict.value}")


def expected_and_observed(scenario: ScenarioRecord, language: str) -> list[tuple[str, str]]:
    """Label and text of what was expected, what was observed and what the engine wrote besides, as far as known."""
    found = []
    if scenario.finding is not None:
        for label, text in (("expected", scenario.finding.expected), ("observed", scenario.finding.observed)):
            if text is not None:
                found.append((say(language, f"label-{label}"), typeset(of(text, language), language)))
        if scenario.finding.said:
            found.append((say(language, "label-said"), scenario.finding.said))
    return found


def stopped_at(scenario: ScenarioRecord) -> str | None:
    """The sentence at which the scenario stopped, as written."""
    for step in scenario.steps:
        if step.status is StepStatus.FAILED:
            return sentence(step.keyword, step.text)
    return None
