"""A report as headings, paragraphs, tables and lists, whatever shows it: a terminal, Markdown or a page."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Heading:
    """A heading; ``level`` 1 is that of the whole report."""

    text: str
    level: int = 2


@dataclass(frozen=True)
class Paragraph:
    """Words of one paragraph."""

    text: str


@dataclass(frozen=True)
class Grid:
    """A table: its head and its rows, each as long as the head."""

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True)
class Item:
    """An entry of a list and what is said below it. ``code`` is a command, shown so that it can be copied."""

    text: str
    details: tuple[str, ...] = ()
    code: str = ""


@dataclass(frozen=True)
class Items:
    """A list."""

    items: tuple[Item, ...]


Block = Heading | Paragraph | Grid | Items
"""Texts in blocks are as they came out of a log; whatever shows them makes them harmless."""
