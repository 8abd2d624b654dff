"""What the site shows, arranged: engines and their editions, chapters, clauses, and each scenario on every engine."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from ..comparison import called
from ..log import Log
from ..records import ClauseRecord, EndRecord, ScenarioRecord, Verdict
from ..summary import Counts, Summary, summarise, worst
from ..text import clip, natural, printable, typeset

LONGEST_NAME = 60
"""Characters of an engine's name in headings and tables; its page has more of it."""


@dataclass(frozen=True)
class EnginePage:
    """An engine in one version, and everything that its logs say of it."""

    slug: str
    name: str
    log: Log
    summary: Summary
    runs: tuple[Log, ...]


@dataclass(frozen=True)
class Measure:
    """An engine under one edition of the rules: a column of every matrix."""

    engine: EnginePage
    ruleset: str

    @property
    def key(self) -> str:
        """What the address of a search calls it: the same, whatever other engines the site has."""
        return printable(f"{self.engine.slug}..{self.ruleset}")

    def clause(self, identity: str) -> Verdict | None:
        """The verdict of a clause; ``None`` if no scenario of it was run."""
        return self.engine.summary.clauses.get((identity, self.ruleset))

    def counts(self, chapter: str) -> Counts | None:
        """The numbers of a chapter; ``None`` if no scenario of it was run."""
        return self.engine.summary.chapters.get(chapter, {}).get(self.ruleset)

    @property
    def total(self) -> Counts:
        """The numbers of all chapters."""
        return self.engine.summary.totals[self.ruleset]


@dataclass
class Scenario:
    """A scenario: what it says in each language, and what became of it on each engine under each edition."""

    id: str
    anchor: str
    chapter: str
    page: str
    results: list[tuple[Measure, dict[str, ScenarioRecord]]] = field(default_factory=list)

    def record(self, language: str) -> ScenarioRecord:
        """Some record in ``language``; in another one if it was never run in that language."""
        return _in(language, next((r for _, r in self.results if language in r), self.results[0][1]))

    def name(self, language: str) -> str:
        """Its title in ``language``, in another one if it was never run in that language."""
        record = self.record(language)
        return typeset(record.name, record.language)

    def verdicts(self) -> list[tuple[Measure, Verdict]]:
        """The verdict on each engine under each edition: the worse, if it differs between languages."""
        return [
            (measure, worst(record.verdict for record in records.values()))
            for measure, records in self.results
        ]  # fmt: skip


@dataclass
class Clause:
    """A clause and its page: the scenarios told there, and those told on the page of another clause.

    ``record`` is ``None`` for the page of a chapter's scenarios that show no clause of the logs.
    """

    id: str
    slug: str
    chapter: str
    record: ClauseRecord | None
    told: list[Scenario] = field(default_factory=list)
    elsewhere: list[Scenario] = field(default_factory=list)


@dataclass(frozen=True)
class Chapter:
    """A chapter and its clauses."""

    id: str
    slug: str
    clauses: list[Clause]


@dataclass(frozen=True)
class Site:
    """Everything that the pages show."""

    suites: tuple[str, ...]
    engines: tuple[EnginePage, ...]
    measures: tuple[Measure, ...]
    chapters: tuple[Chapter, ...]
    scenarios: tuple[Scenario, ...]

    @property
    def rulesets(self) -> tuple[str, ...]:
        """The editions of all runs."""
        return tuple(sorted({measure.ruleset for measure in self.measures}))

    @property
    def verdicts(self) -> Counter[Verdict]:
        """How many scenarios ended how, on all engines."""
        return sum((measure.total.scenarios for measure in self.measures), Counter())


def _in(language: str, records: dict[str, ScenarioRecord]) -> ScenarioRecord:
    return records.get(language) or next(iter(records.values()))


def plain(text: str, longest: int = 80) -> str:
    """``text`` as part of the name of a file: it leads to no other folder."""
    return re.sub(r"[^0-9A-Za-z._-]+", "-", text).strip("-.")[:longest].strip("-.") or "x"


class Slugs:
    """Names of files: of plain characters, not long, and none twice even where case does not count."""

    def __init__(self) -> None:
        self._taken: set[str] = set()

    def of(self, text: str, longest: int = 80) -> str:
        """A name that is not taken, and takes it."""
        name = plain(text, longest)
        slug, number = name, 1
        while slug.lower() in self._taken:
            number += 1
            slug = f"{name}-{number}"
        self._taken.add(slug.lower())
        return slug


def arrange_site(logs: Sequence[Log]) -> Site:
    """The site of ``logs``, at least one; those of one engine are one column unless they tell of the same scenarios."""
    engines = _engines(logs)
    measures = tuple(Measure(engine, ruleset) for engine in engines for ruleset in engine.summary.rulesets)
    chapters = _chapters(logs)
    scenarios = _scenarios(measures, chapters)
    kept = tuple(Chapter(c.id, c.slug, [k for k in c.clauses if k.record or k.told]) for c in chapters.values())
    suites = tuple(dict.fromkeys(log.run.suite for log in logs))
    return Site(suites, engines, measures, kept, tuple(scenarios))


def _engines(logs: Iterable[Log]) -> tuple[EnginePage, ...]:
    groups: dict[tuple[str, str, str], list[list[Log]]] = defaultdict(list)
    for log in logs:
        engine = log.run.engine
        mine = {(one.id, one.language, one.ruleset) for one in log.scenarios}
        runs = groups[engine.adapter, engine.name, engine.version]
        for run in runs:
            if not any((one.id, one.language, one.ruleset) in mine for other in run for one in other.scenarios):
                run.append(log)
                break
        else:
            runs.append([log])
    whole = [run for runs in groups.values() for run in runs]
    labels = [clip(called(run[0]), LONGEST_NAME) for run in whole]
    slugs = Slugs()
    found = []
    for number, (label, run) in enumerate(zip(labels, whole, strict=True), start=1):
        shown = f"{label} ({labels[:number].count(label)})" if labels.count(label) > 1 else label
        merged = _merged(run)
        found.append(EnginePage(slugs.of(label), shown, merged, summarise(merged), tuple(run)))
    return tuple(found)


def _merged(logs: Sequence[Log]) -> Log:
    if len(logs) == 1:
        return logs[0]
    head = logs[0].run
    run = head.model_copy(
        update={
            "languages": tuple(dict.fromkeys(one for log in logs for one in log.run.languages)),
            "rulesets": tuple(dict.fromkeys(one for log in logs for one in log.run.rulesets)),
            "selection": tuple(dict.fromkeys(one for log in logs for one in log.run.selection)),
            "foreign": tuple(dict.fromkeys(one for log in logs for one in log.run.foreign)),
        }
    )
    return Log(
        run,
        {identity: clause for log in logs for identity, clause in log.clauses.items()},
        tuple(scenario for log in logs for scenario in log.scenarios),
        {key: clauses for log in logs for key, clauses in log.unproved.items()},
        EndRecord(seconds=sum(log.end.seconds for log in logs)),
        {key: verdict for log in logs for key, verdict in log.found.items()},
    )


def _chapters(logs: Iterable[Log]) -> dict[str, Chapter]:
    """The chapters in the order of the logs, each with a last page for scenarios without a clause."""
    slugs, names = Slugs(), Slugs()
    chapters: dict[str, Chapter] = {}
    known: set[str] = set()
    for log in logs:
        for chapter in dict.fromkeys((*(c.chapter for c in log.clauses.values()), *(s.chapter for s in log.scenarios))):
            if chapter not in chapters:
                chapters[chapter] = Chapter(chapter, names.of(chapter), [])
        for record in log.clauses.values():
            if record.id not in known:
                known.add(record.id)
                page = Clause(record.id, slugs.of(record.id), record.chapter, record)
                chapters[record.chapter].clauses.append(page)
    for made in chapters.values():
        made.clauses.append(Clause("", slugs.of(f"{made.id}-other"), made.id, None))
    return chapters


def _scenarios(measures: Sequence[Measure], chapters: dict[str, Chapter]) -> list[Scenario]:
    clauses = {clause.id: clause for chapter in chapters.values() for clause in chapter.clauses if clause.record}
    others = {chapter.id: chapter.clauses[-1] for chapter in chapters.values()}
    by_id: dict[str, dict[int, dict[str, ScenarioRecord]]] = defaultdict(lambda: defaultdict(dict))
    places = {(id(measure.engine), measure.ruleset): number for number, measure in enumerate(measures)}
    for engine in {id(measure.engine): measure.engine for measure in measures}.values():
        for record in engine.log.scenarios:
            by_id[record.id][places[id(engine), record.ruleset]][record.language] = record
    slugs = Slugs()
    found = []
    for identity, results in sorted(by_id.items(), key=lambda item: natural(item[0])):
        first = next(iter(next(iter(results.values())).values()))
        shown = [clauses[one] for one in dict.fromkeys((*first.clauses, *first.controls)) if one in clauses]
        home = shown[0] if shown else others[first.chapter]
        ordered = [(measures[number], results[number]) for number in sorted(results)]
        scenario = Scenario(identity, slugs.of(identity), first.chapter, home.slug, ordered)
        home.told.append(scenario)
        for other in shown[1:]:
            other.elsewhere.append(scenario)
        found.append(scenario)
    return found
