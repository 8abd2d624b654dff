"""What the page shows, arranged: chapters, their clauses, each scenario once with all its languages and rulesets."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field

from .log import Log
from .messages import LANGUAGES
from .records import ClauseRecord, ScenarioRecord, Verdict
from .summary import SEVERITY, TO_MEND, Counts, Summary
from .text import anchor, natural


@dataclass(frozen=True)
class Outcome:
    """What became of a scenario in one language, under every ruleset where the same became of it."""

    language: str
    rulesets: tuple[str, ...]
    records: tuple[ScenarioRecord, ...]

    @property
    def record(self) -> ScenarioRecord:
        """The first of the records, which differ in nothing that is shown but ruleset and rerun command."""
        return self.records[0]


@dataclass(frozen=True)
class ScenarioBlock:
    """A scenario in all languages of the run."""

    id: str
    outcomes: tuple[Outcome, ...]

    @property
    def anchor(self) -> str:
        """Its id in the page."""
        return anchor("s", self.id)

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages it was run in."""
        return tuple(dict.fromkeys(outcome.language for outcome in self.outcomes))

    @property
    def names(self) -> dict[str, str]:
        """Its title by language."""
        return {outcome.language: outcome.record.name for outcome in self.outcomes}

    @property
    def verdicts(self) -> tuple[Verdict, ...]:
        """Its different verdicts, worst first."""
        found = {outcome.record.verdict for outcome in self.outcomes}
        return tuple(verdict for verdict in SEVERITY if verdict in found)

    @property
    def to_mend(self) -> bool:
        """Whether it calls for a change."""
        return any(verdict in TO_MEND for verdict in self.verdicts)

    @property
    def per_language(self) -> bool:
        """Whether a reader of one language needs only that language: both are there and end alike."""
        ends = {
            language: {(o.rulesets, o.record.verdict) for o in self.outcomes if o.language == language}
            for language in self.languages
        }
        return set(ends) == set(LANGUAGES) and len({frozenset(end) for end in ends.values()}) == 1

    @property
    def references(self) -> tuple[str, ...]:
        """The rules it cites."""
        return tuple(dict.fromkeys(number for outcome in self.outcomes for number in outcome.record.cr))


@dataclass
class ClauseBlock:
    """A clause, the scenarios told below it, and links to those told elsewhere."""

    record: ClauseRecord
    verdicts: tuple[tuple[tuple[str, ...], Verdict], ...]
    """Rulesets and the verdict under them."""
    scenarios: list[ScenarioBlock] = field(default_factory=list)
    links: list[ScenarioBlock] = field(default_factory=list)

    @property
    def anchor(self) -> str:
        """Its id in the page."""
        return anchor("c", self.record.id)


@dataclass
class ChapterBlock:
    """A chapter: its numbers, its clauses, and scenarios that show no clause of the log."""

    id: str
    counts: dict[str, Counts]
    clauses: list[ClauseBlock] = field(default_factory=list)
    others: list[ScenarioBlock] = field(default_factory=list)

    @property
    def anchor(self) -> str:
        """Its id in the page."""
        return anchor("chapter", self.id)

    @property
    def scenarios(self) -> list[ScenarioBlock]:
        """The scenarios told in this chapter."""
        return [scenario for clause in self.clauses for scenario in clause.scenarios] + self.others


def arrange(log: Log, summary: Summary) -> list[ChapterBlock]:
    """The chapters of the page in the order of the log."""
    chapters = {chapter: ChapterBlock(chapter, counts) for chapter, counts in summary.chapters.items()}
    clauses: dict[str, ClauseBlock] = {}
    for record in log.clauses.values():
        block = ClauseBlock(record, _clause_verdicts(record.id, summary))
        clauses[record.id] = block
        chapters.setdefault(record.chapter, ChapterBlock(record.chapter, {})).clauses.append(block)
    for identity, records in sorted(_by_id(log).items(), key=lambda item: natural(item[0])):
        scenario = ScenarioBlock(identity, _outcomes(records))
        shown = [one for one in dict.fromkeys((*records[0].clauses, *records[0].controls)) if one in clauses]
        if not shown:
            chapters[records[0].chapter].others.append(scenario)
            continue
        clauses[shown[0]].scenarios.append(scenario)
        for other in shown[1:]:
            clauses[other].links.append(scenario)
    return list(chapters.values())


def _by_id(log: Log) -> dict[str, list[ScenarioRecord]]:
    found: dict[str, list[ScenarioRecord]] = defaultdict(list)
    for record in log.scenarios:
        found[record.id].append(record)
    return found


def _outcomes(records: list[ScenarioRecord]) -> tuple[Outcome, ...]:
    alike: dict[str, list[ScenarioRecord]] = defaultdict(list)
    for record in records:
        own = {"ruleset", "rerun", "seconds", "engine_seconds", "refusals"}
        alike[record.model_dump_json(exclude=own)].append(record)
    outcomes = [
        Outcome(group[0].language, tuple(record.ruleset for record in group), tuple(group)) for group in alike.values()
    ]
    return tuple(sorted(outcomes, key=lambda outcome: outcome.language))


def _clause_verdicts(clause: str, summary: Summary) -> tuple[tuple[tuple[str, ...], Verdict], ...]:
    found = {ruleset: verdict for (identity, ruleset), verdict in summary.clauses.items() if identity == clause}
    if not found:
        return ()
    by_verdict: dict[Verdict, list[str]] = defaultdict(list)
    for ruleset in summary.rulesets:
        if ruleset in found:
            by_verdict[found[ruleset]].append(ruleset)
    return tuple((tuple(by_verdict[verdict]), verdict) for verdict in SEVERITY if verdict in by_verdict)
