"""A report on a terminal."""

from __future__ import annotations

from collections.abc import Iterable

from rich import box
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from .document import Block, Grid, Heading, Item, Items, Paragraph
from .text import printable, shortened
from .unbroken import Unbroken, held

LONGEST_TEXT = 2000
"""Characters of one text, as many as the harness writes into a log."""


def print_document(blocks: Iterable[Block], console: Console) -> None:
    """Print ``blocks``, one below the other."""
    for number, block in enumerate(blocks):
        if number and isinstance(block, Heading | Paragraph):
            console.print()
        match block:
            case Heading():
                _print(console, _text(block.text, "bold"))
            case Paragraph():
                _print(console, _text(block.text))
            case Grid():
                _print(console, _table(block))
            case Items():
                for item in block.items:
                    _print_item(item, console)


def _text(text: str, style: str = "") -> Text:
    return held(shortened(text, LONGEST_TEXT), style)


def _print(console: Console, shown: RenderableType, indent: int = 0) -> None:
    console.print(Unbroken(Padding(shown, (0, 0, 0, indent), expand=False) if indent else shown))


def _table(grid: Grid) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    for head in grid.head:
        table.add_column(_text(head))
    for row in grid.rows:
        table.add_row(*map(_text, row))
    return table


def _print_item(item: Item, console: Console) -> None:
    _print(console, _text(item.text), indent=2)
    for detail in item.details:
        _print(console, _text(detail, "dim"), indent=6)
    if item.code:
        # Unbroken, however narrow the terminal: a command is there to be copied.
        console.print(" " * 6 + printable(item.code), soft_wrap=True, markup=False, highlight=False)
