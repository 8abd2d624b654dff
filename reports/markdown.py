"""A report as Markdown, for a pull request or the summary of a job."""

from __future__ import annotations

import re
from collections.abc import Iterable

from .document import Block, Grid, Heading, Item, Items, Paragraph
from .messages import say
from .text import one_line, shortened

LONGEST_TEXT = 300
"""Characters of one text: an engine may say anything at any length."""

ENTRIES_AT_MOST = 50
"""Entries of one list or table: a comment on GitHub holds 65,536 characters."""

_MARKS = re.compile(r"([\\`*_{}\[\]<>|#~$!&])")
_LINKED = re.compile(r"@|#(?=\d)|:(?=//)|(?<=www)(?=\.)", re.IGNORECASE)
_LIST_MARK = re.compile(r"^(\d+)([.)])(?=\s|$)|^([-+=])")


def to_markdown(blocks: Iterable[Block], language: str) -> str:
    """``blocks`` as GitHub's Markdown; long lists are cut, and say so in ``language``."""
    return "\n\n".join(_block(block, language) for block in blocks) + "\n"


def escaped(text: str) -> str:
    """``text`` on one line, cut to :data:`LONGEST_TEXT`, as words and nothing else.

    No markup, no HTML, no link, nobody mentioned.
    """
    line = shortened(one_line(text), LONGEST_TEXT)
    line = _MARKS.sub(r"\\\1", line)
    line = _LIST_MARK.sub(lambda mark: f"{mark[1]}\\{mark[2]}" if mark[1] else f"\\{mark[3]}", line)
    # GitHub looks for these in the text that is shown, where a backslash is gone: a word joiner parts them unseen.
    return _LINKED.sub(lambda found: f"{found[0]}\u2060", line)


def _code(text: str) -> str:
    """``text`` as a span of code, which ends at as many backticks as it began with."""
    line = one_line(text)
    runs = [len(run) for run in re.findall("`+", line)]
    fence = "`" * (max(runs, default=0) + 1)
    return f"{fence} {line} {fence}" if runs else f"{fence}{line}{fence}"


def _block(block: Block, language: str) -> str:
    match block:
        case Heading():
            return f"{'#' * block.level} {escaped(block.text)}"
        case Paragraph():
            return escaped(block.text)
        case Grid():
            return _grid(block, language)
        case Items():
            shown, more = block.items[:ENTRIES_AT_MOST], len(block.items) - ENTRIES_AT_MOST
            lines = [line for item in shown for line in _item(item)]
            return "\n".join([*lines, f"- {say(language, 'page-and-more', number=more)}"] if more > 0 else lines)


def _grid(grid: Grid, language: str) -> str:
    rows = [table_row(map(escaped, row)) for row in (grid.head, *grid.rows[:ENTRIES_AT_MOST])]
    table = "\n".join([rows[0], "|" + "---|" * len(grid.head), *rows[1:]])
    more = len(grid.rows) - ENTRIES_AT_MOST
    return f"{table}\n\n{say(language, 'page-and-more', number=more)}" if more > 0 else table


def table_row(cells: Iterable[str]) -> str:
    """A row of a table, of cells that are Markdown."""
    return f"| {' | '.join(cells)} |"


def _item(item: Item) -> list[str]:
    details = [f"  - {escaped(detail)}" for detail in item.details]
    return [f"- {escaped(item.text)}", *details, *([f"  - {_code(item.code)}"] if item.code else [])]
