"""A run as a table for spreadsheets and programs: CSV."""

from __future__ import annotations

import csv
from pathlib import Path

from .findings import reason
from .log import Log
from .messages import of
from .records import ScenarioRecord, Text
from .text import one_line

COLUMNS = (
    "id", "language", "ruleset", "chapter", "name", "verdict", "clauses", "controls", "rules", "needs", "file", "line",
    "reason_en", "reason_fr", "expected_en", "expected_fr", "observed_en", "observed_fr", "seconds", "engine_seconds",
)  # fmt: skip
"""Names of the columns. Lists are separated by spaces; what is unknown is empty."""

_FORMULA = ("=", "+", "-", "@", "\t")
"""What a spreadsheet would take for a formula when a cell begins with it."""


def write_csv(log: Log, path: Path | str) -> None:
    """Write ``log`` to ``path``: a row for each scenario, language and edition; UTF-8.

    Raises:
        OSError: the file cannot be written.
    """
    with Path(path).open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, COLUMNS, lineterminator="\n")
        writer.writeheader()
        for scenario in log.scenarios:
            writer.writerow({name: _safe(value) for name, value in _row(log, scenario).items()})


def _row(log: Log, scenario: ScenarioRecord) -> dict[str, str]:
    finding = scenario.finding
    expected, observed = (finding.expected, finding.observed) if finding else (None, None)
    row = {
        "id": scenario.id,
        "language": scenario.language,
        "ruleset": scenario.ruleset,
        "chapter": scenario.chapter,
        "name": scenario.name,
        "verdict": scenario.verdict.value,
        "clauses": " ".join(scenario.clauses),
        "controls": " ".join(scenario.controls),
        "rules": " ".join(scenario.cr),
        "needs": " ".join(scenario.needs),
        "file": scenario.file,
        "line": str(scenario.line),
        "seconds": str(scenario.seconds),
        "engine_seconds": str(scenario.engine_seconds),
    }
    for language in ("en", "fr"):
        row[f"reason_{language}"] = reason(log, scenario, language) if finding or scenario.verdict != "pass" else ""
        row[f"expected_{language}"] = _side(expected, language)
        row[f"observed_{language}"] = _side(observed, language)
    return row


def _side(text: Text | None, language: str) -> str:
    return of(text, language) if text is not None else ""


def _safe(value: str) -> str:
    """``value`` on one line, and no formula."""
    line = one_line(value)
    return f"'{line}" if line.startswith(_FORMULA) else line
