"""The lines that the suite alone executes: what is counted, and how it is said."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from mtg_verdict.reports.document import Block, Grid, Heading, Paragraph

from .tracing import Trace
from .words import Language, percent, say

BOUND = 95
"""Per cent of the lines of the reference engine that the suite alone has to execute."""


@dataclass(frozen=True)
class ModuleCoverage:
    """A module: how many lines it has that can be executed, and those that no scenario reaches."""

    module: str
    lines: int
    missed: tuple[int, ...]

    @property
    def reached(self) -> int:
        """How many lines the suite executes."""
        return self.lines - len(self.missed)


@dataclass(frozen=True)
class CoverageReport:
    """All modules, those with the lowest share first."""

    modules: tuple[ModuleCoverage, ...]
    cases: int

    @property
    def lines(self) -> int:
        """The lines of all modules."""
        return sum(each.lines for each in self.modules)

    @property
    def reached(self) -> int:
        """How many of them the suite executes."""
        return sum(each.reached for each in self.modules)

    @property
    def kept(self) -> bool:
        """Whether enough lines are executed."""
        return self.reached * 100 >= BOUND * self.lines


def coverage_report(trace: Trace) -> CoverageReport:
    """The coverage that ``trace`` shows."""
    found = [ModuleCoverage(each, len(lines), tuple(trace.missed(each))) for each, lines in trace.lines.items()]
    found.sort(key=lambda each: (each.reached / each.lines if each.lines else 1, each.module))
    return CoverageReport(tuple(found), len(trace.seconds))


def coverage_json(report: CoverageReport) -> dict[str, Any]:
    """``report`` for programs."""
    rows = [{"module": each.module, "lines": each.lines, "missed": list(each.missed)} for each in report.modules]
    return {
        "lines": report.lines,
        "reached": report.reached,
        "cases": report.cases,
        "bound": BOUND,
        "kept": report.kept,
        "modules": rows,
    }


def coverage_document(report: CoverageReport, language: Language) -> list[Block]:
    """``report`` for people."""
    share = percent(language, report.reached, report.lines)
    values = {"reached": report.reached, "lines": report.lines, "cases": report.cases, "percent": share}
    kept = say(language, "kept" if report.kept else "broken")
    rows = [
        (
            each.module,
            str(each.lines),
            str(each.reached),
            percent(language, each.reached, each.lines),
            ", ".join(_ranges(each.missed)),
        )
        for each in report.modules
    ]
    head = tuple(say(language, word) for word in ("module", "lines", "reached", "percent", "missed"))
    return [
        Heading(say(language, "coverage"), 1),
        Paragraph(say(language, "coverage-of", **values)),
        Paragraph(say(language, "coverage-bound", bound=percent(language, BOUND, 100), kept=kept)),
        Grid(head, tuple(rows)),
    ]


def _ranges(lines: Iterable[int]) -> Iterable[str]:
    """``lines``, which are in order, with neighbours together: ``3-5``."""
    first = last = 0
    for line in (*lines, 0):
        if first and line == last + 1:
            last = line
            continue
        if first:
            yield str(first) if first == last else f"{first}-{last}"
        first = last = line
