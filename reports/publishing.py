"""Publishing logs: a folder with each log and its summary as they came out, and a page that says what they are of.

``python -m mtg_verdict.reports.publishing FOLDER LOG...``
"""

from __future__ import annotations

import gzip
import re
import sys
from collections.abc import Sequence
from pathlib import Path

from .comparison import Comparison, compare_logs
from .comparison_view import comparison_document
from .log import LogError, log_bytes, read_log
from .markdown import escaped, table_row, to_markdown
from .messages import LANGUAGES, say
from .run_view import run_document
from .text import moment

LOG, COMMAND = "verdicts.ndjson.gz", "python3 bootstrap.py published"
PAGES = {"en": "README.md", "fr": "LISEZMOI.md"}


def publish(files: Sequence[Path | str], folder: Path) -> None:
    """Write the logs ``files`` into ``folder``, with summaries, a comparison and a page in both languages.

    The same logs make the same files, byte for byte.

    Raises:
        LogError: a log cannot be reported on.
        OSError: a file cannot be read or written.
    """
    logs = [read_log(file) for file in files]
    comparison = compare_logs(logs)
    folders = _folders([log.run.engine.adapter for log in logs])
    for file, log, name in zip(files, logs, folders, strict=True):
        place = folder / name
        place.mkdir(parents=True, exist_ok=True)
        (place / LOG).write_bytes(gzip.compress(log_bytes(Path(file)), mtime=0))
        for language in LANGUAGES:
            _write(place / f"summary.{language}.md", to_markdown(run_document(log, language), language))
    for language in LANGUAGES:
        _write(folder / f"comparison.{language}.md", to_markdown(comparison_document(comparison, language), language))
        _write(folder / PAGES[language], _page(comparison, folders, language))


def _folders(adapters: Sequence[str]) -> list[str]:
    """A folder for each log, called after its adapter."""
    names = [re.sub(r"[^0-9A-Za-z]+", "-", adapter).strip("-").lower()[:80] or "engine" for adapter in adapters]
    return [f"{name}-{names[:n].count(name) + 1}" if name in names[:n] else name for n, name in enumerate(names)]


def _page(comparison: Comparison, folders: Sequence[str], language: str) -> str:
    """What the logs are of: engines, versions, editions, date; where each report is; and how to make them again."""
    columns = ("compare-engine", "page-suite", "page-started", "page-editions", "column-clauses", "column-scenarios")
    lines = [table_row([*(escaped(say(language, column)) for column in columns), ""]), "|" + "---|" * 7]
    for number, (engine, log) in enumerate(zip(comparison.engines, comparison.logs, strict=True)):
        place = folders[number]
        shares = [comparison.clauses[number], comparison.scenarios[number]]
        measured = comparison.measured[number]
        said = [one.said(language) if measured else say(language, "no-result") for one in shares]
        links = f"[{say(language, 'page-summary')}]({place}/summary.{language}.md), [{LOG}]({place}/{LOG})"
        cells = (engine, log.run.suite, moment(log.run.started), ", ".join(log.run.rulesets), *said)
        lines.append(table_row([*map(escaped, cells), links]))
    compared = f"[{say(language, 'compare-title')}](comparison.{language}.md)"
    parts = [f"# {say(language, 'published-title')}", say(language, "published-about"), "\n".join(lines), compared]
    return "\n\n".join([*parts, f"{say(language, 'published-again')}\n\n```console\n$ {COMMAND}\n```\n"])


def _write(path: Path, text: str) -> None:
    path.write_text(text, encoding="utf-8", newline="\n")


def main(words: Sequence[str]) -> int:
    """The command; its exit status."""
    if len(words) < 2:
        print(__doc__, file=sys.stderr)
        return 2
    try:
        publish(words[1:], Path(words[0]))
    except LogError as error:
        print(error.message("en"), file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
