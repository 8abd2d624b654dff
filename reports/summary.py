"""Counting: how many scenarios ended how, and how many clauses an engine conforms to, by chapter and in all."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field

from .log import Log
from .messages import percent, say
from .records import ScenarioRecord, Verdict

SEVERITY = (
    Verdict.FAIL,
    Verdict.CRASH,
    Verdict.TIMEOUT,
    Verdict.PROTOCOL_ERROR,
    Verdict.ERROR,
    Verdict.KNOWN_FAILURE,
    Verdict.VACUOUS,
    Verdict.UNSUPPORTED,
    Verdict.UNEXPECTED_PASS,
    Verdict.PASS,
    Verdict.NOT_APPLICABLE,
)
"""All verdicts, worst first: a proven fault before an unknown, an unknown before an abstention."""

CONFORMING = frozenset({Verdict.PASS, Verdict.UNEXPECTED_PASS})
"""The engine did what the rules demand; that nobody expected it to is another matter."""

NO_ANSWER = frozenset({Verdict.ERROR, Verdict.PROTOCOL_ERROR, Verdict.TIMEOUT, Verdict.CRASH})
"""Nothing was learnt about the rules."""

TO_MEND = frozenset(SEVERITY) - {Verdict.PASS, Verdict.NOT_APPLICABLE, Verdict.UNSUPPORTED, Verdict.KNOWN_FAILURE}
"""What a report spells out: whatever calls for a change to the engine, to its adapter or to the known failures."""


def worst(verdicts: Iterable[Verdict]) -> Verdict:
    """The worst of ``verdicts``, at least one."""
    return min(verdicts, key=SEVERITY.index)


@dataclass(frozen=True)
class Share:
    """``part`` of ``whole``: a percentage that never goes without its denominator."""

    part: int
    whole: int

    def said(self, language: str) -> str:
        """For instance ``78 of 81 (96%)`` or ``78 sur 81 (96 %)``; a dash where there is nothing to divide by."""
        if not self.whole:
            return "–"
        return say(
            language, "share", part=self.part, whole=self.whole, percent=percent(self.part, self.whole, language)
        )


def share(counts: Counter[Verdict]) -> Share:
    """What conforms of what applies: unsupported stays in the denominator, not-applicable does not."""
    return Share(sum(counts[verdict] for verdict in CONFORMING), counts.total() - counts[Verdict.NOT_APPLICABLE])


@dataclass
class Counts:
    """Scenarios (a scenario counts once a language) and clauses by verdict, under one ruleset."""

    scenarios: Counter[Verdict] = field(default_factory=Counter)
    clauses: Counter[Verdict] = field(default_factory=Counter)

    def add(self, other: Counts) -> None:
        """Count ``other`` as well."""
        self.scenarios.update(other.scenarios)
        self.clauses.update(other.clauses)


@dataclass(frozen=True)
class Summary:
    """A run in numbers.

    ``chapters`` and ``totals`` are by ruleset, in the order of the run. ``clauses`` is the verdict of each clause under
    each ruleset: the worst of the scenarios that show it, in any language of the run.
    """

    rulesets: tuple[str, ...]
    chapters: dict[str, dict[str, Counts]]
    totals: dict[str, Counts]
    clauses: dict[tuple[str, str], Verdict]
    has_result: bool
    """Whether at least one scenario that applies got an answer out of the engine; otherwise nothing was measured."""

    def verdict(self, clause: str) -> Verdict | None:
        """The verdict of ``clause`` under all rulesets together."""
        found = [verdict for (identity, _), verdict in self.clauses.items() if identity == clause]
        return worst(found) if found else None

    def scenarios(self) -> Counter[Verdict]:
        """All scenarios by verdict."""
        return sum((counts.scenarios for counts in self.totals.values()), Counter())


def summarise(log: Log) -> Summary:
    """The numbers of ``log``."""
    rulesets = tuple(dict.fromkeys((*log.run.rulesets, *(scenario.ruleset for scenario in log.scenarios))))
    cells: dict[str, dict[str, Counts]] = defaultdict(lambda: defaultdict(Counts))
    showing: dict[tuple[str, str], list[Verdict]] = defaultdict(list)
    for scenario in log.scenarios:
        cells[scenario.chapter][scenario.ruleset].scenarios[scenario.verdict] += 1
        for clause in scenario.clauses:
            if clause in log.clauses:
                showing[clause, scenario.ruleset].append(scenario.verdict)
    clauses = {key: worst(verdicts) for key, verdicts in showing.items()}
    for (clause, ruleset), verdict in clauses.items():
        cells[log.clauses[clause].chapter][ruleset].clauses[verdict] += 1
    order = dict.fromkeys((*(clause.chapter for clause in log.clauses.values()), *cells))
    chapters = {
        chapter: {ruleset: cells[chapter][ruleset] for ruleset in rulesets if ruleset in cells[chapter]}
        for chapter in order
        if chapter in cells
    }
    totals = {ruleset: Counts() for ruleset in rulesets}
    for by_ruleset in chapters.values():
        for ruleset, counts in by_ruleset.items():
            totals[ruleset].add(counts)
    answered = {_found(log, scenario) for scenario in log.scenarios} - NO_ANSWER - {Verdict.NOT_APPLICABLE}
    return Summary(rulesets, chapters, totals, clauses, bool(answered))


def _found(log: Log, scenario: ScenarioRecord) -> Verdict:
    """The verdict, whatever was known beforehand: a crash that was expected has taught nothing either."""
    return log.found.get((scenario.id, scenario.language, scenario.ruleset), scenario.verdict)
