"""The files that come with a log, for CI services and other programs."""

from __future__ import annotations

from pathlib import Path

from .badge import write_badge
from .csv_report import write_csv
from .junit import write_junit
from .log import Log
from .markdown import to_markdown
from .run_view import run_document

JUNIT, MARKDOWN, CSV, BADGE, ENDPOINT = "junit.xml", "summary.md", "verdicts.csv", "badge.svg", "badge.json"
FILES = (JUNIT, MARKDOWN, CSV, BADGE, ENDPOINT)


def write_files(log: Log, folder: Path, language: str) -> None:
    """Write :data:`FILES` of ``log`` into ``folder``; summary and badge are in ``language``.

    Raises:
        OSError: a file cannot be written.
    """
    write_junit(log, folder / JUNIT)
    (folder / MARKDOWN).write_text(to_markdown(run_document(log, language), language), encoding="utf-8")
    write_csv(log, folder / CSV)
    write_badge(log, folder / BADGE, folder / ENDPOINT, language)
