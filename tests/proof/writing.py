"""Writing a report as JSON and as Markdown in both languages, and printing it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from mtg_verdict.harness.output import TextConsole
from mtg_verdict.reports.document import Block, Grid, Heading, Items, Paragraph
from mtg_verdict.reports.document_terminal import print_document
from mtg_verdict.reports.markdown import escaped, table_row

from .words import LANGUAGES, Language

Document = Callable[[Language], list[Block]]


def write_report(folder: Path, name: str, values: dict[str, Any], document: Document) -> None:
    """Write ``NAME.json`` and, in each language, ``NAME.LANGUAGE.md`` into ``folder``, made if there is none."""
    folder.mkdir(parents=True, exist_ok=True)
    text = json.dumps(values, ensure_ascii=False, indent=1) + "\n"
    (folder / f"{name}.json").write_text(text, encoding="utf-8")
    for language in LANGUAGES:
        (folder / f"{name}.{language}.md").write_text(whole_markdown(document(language)), encoding="utf-8")


def whole_markdown(blocks: Iterable[Block]) -> str:
    """``blocks`` as Markdown, with every row: this is a file, not a comment somewhere."""
    return "\n\n".join(map(_block, blocks)) + "\n"


def _block(block: Block) -> str:
    match block:
        case Heading():
            return f"{'#' * block.level} {escaped(block.text)}"
        case Paragraph():
            return escaped(block.text)
        case Grid():
            rows = [table_row(map(escaped, row)) for row in (block.head, *block.rows)]
            return "\n".join([rows[0], "|" + "---|" * len(block.head), *rows[1:]])
        case Items():
            lines = []
            for item in block.items:
                lines += [f"- {escaped(item.text)}", *(f"  - {escaped(detail)}" for detail in item.details)]
                lines += ["", *(f"      {line}" for line in item.code.splitlines()), ""] if item.code else []
            return "\n".join(lines).rstrip("\n")


def show(values: dict[str, Any], blocks: Iterable[Block], as_json: bool) -> None:
    """Print a report for people, or the same for programs."""
    if as_json:
        print(json.dumps(values, ensure_ascii=False, indent=1))
    else:
        print_document(blocks, TextConsole())
