"""Engines side by side: what each conforms to, and who fails what alone."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from .log import Log
from .records import Verdict
from .summary import CONFORMING, Share, share, summarise, worst
from .text import natural, one_line

_NO_FAULT = CONFORMING | {Verdict.UNSUPPORTED, Verdict.NOT_APPLICABLE}


@dataclass(frozen=True)
class Row:
    """A scenario under an edition: one verdict an engine, the worst of its languages, or none if it was not run."""

    id: str
    ruleset: str
    chapter: str
    names: Mapping[str, str]
    verdicts: tuple[Verdict | None, ...]

    @property
    def failing(self) -> tuple[int, ...]:
        """The engines that fail it, by number from 0."""
        return tuple(n for n, verdict in enumerate(self.verdicts) if verdict is not None and verdict not in _NO_FAULT)

    @property
    def passing(self) -> tuple[int, ...]:
        """The engines that pass it."""
        return tuple(n for n, verdict in enumerate(self.verdicts) if verdict in CONFORMING)

    @property
    def differs(self) -> bool:
        """Whether the engines that it was run on end apart."""
        return len({verdict for verdict in self.verdicts if verdict is not None}) > 1


@dataclass(frozen=True)
class Comparison:
    """Logs side by side; everything by engine is in the order of ``logs``.

    ``engines`` tells them apart. ``chapters`` and ``totals`` say what part of the clauses and of the scenarios each
    conforms to, under all its editions together.
    """

    logs: tuple[Log, ...]
    engines: tuple[str, ...]
    chapters: Mapping[str, tuple[Share, ...]]
    clauses: tuple[Share, ...]
    scenarios: tuple[Share, ...]
    measured: tuple[bool, ...]
    """Whether the log of an engine holds a result at all."""
    rows: tuple[Row, ...]

    def alone(self, engine: int) -> tuple[Row, ...]:
        """What the engine of that number fails, no other fails, and at least one passes."""
        return tuple(row for row in self.rows if row.failing == (engine,) and row.passing)

    @property
    def failed_by_all(self) -> tuple[Row, ...]:
        """What every engine that does not abstain fails, at least two of them."""
        return tuple(row for row in self.rows if len(row.failing) > 1 and not row.passing)

    @property
    def differing(self) -> tuple[Row, ...]:
        """What some engines fail and others do not."""
        return tuple(row for row in self.rows if row.failing and row.differs)


def compare_logs(logs: Sequence[Log]) -> Comparison:
    """``logs``, at least one, side by side."""
    summaries = [summarise(log) for log in logs]
    order = dict.fromkeys(chapter for summary in summaries for chapter in summary.chapters)
    nothing: Counter[Verdict] = Counter()
    chapters = {
        chapter: tuple(
            share(sum((counts.clauses for counts in summary.chapters.get(chapter, {}).values()), nothing))
            for summary in summaries
        )
        for chapter in order
    }
    return Comparison(
        tuple(logs),
        labels(logs),
        chapters,
        tuple(share(sum((counts.clauses for counts in summary.totals.values()), nothing)) for summary in summaries),
        tuple(share(summary.scenarios()) for summary in summaries),
        tuple(summary.has_result for summary in summaries),
        _rows(logs),
    )


def called(log: Log) -> str:
    """The engine of ``log`` by name and version, on one line."""
    return one_line(f"{log.run.engine.name} {log.run.engine.version}") or "?"


def labels(logs: Sequence[Log]) -> tuple[str, ...]:
    """What to call the engine of each log: name and version, with what tells it from others of that name."""
    names = [called(log) for log in logs]
    told = [
        f"{name} ({', '.join(log.run.rulesets)})" if names.count(name) > 1 else name
        for name, log in zip(names, logs, strict=True)
    ]
    return tuple(
        f"{name} #{told[: number + 1].count(name)}" if told.count(name) > 1 else name
        for number, name in enumerate(told)
    )


def _rows(logs: Sequence[Log]) -> tuple[Row, ...]:
    found: dict[tuple[str, str], list[list[Verdict]]] = defaultdict(lambda: [[] for _ in logs])
    names: dict[str, dict[str, str]] = defaultdict(dict)
    chapters: dict[str, str] = {}
    for number, log in enumerate(logs):
        for record in log.scenarios:
            found[record.id, record.ruleset][number].append(record.verdict)
            names[record.id].setdefault(record.language, record.name)
            chapters.setdefault(record.id, record.chapter)
    ordered = sorted(found.items(), key=lambda entry: (natural(entry[0][0]), entry[0][1]))
    return tuple(
        Row(
            identity,
            ruleset,
            chapters[identity],
            names[identity],
            tuple(worst(verdicts) if verdicts else None for verdicts in by_engine),
        )
        for (identity, ruleset), by_engine in ordered
    )
