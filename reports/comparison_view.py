"""Engines side by side, told to people (as a document) and to programs (as JSON)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from .comparison import Comparison, Row
from .document import Block, Grid, Heading, Item, Items, Paragraph
from .messages import name_of, say
from .records import Verdict
from .reservations import reservations
from .summary import Share
from .text import typeset

SIDE_BY_SIDE_AT_MOST = 4
"""Engines that stand side by side in a table: more would not fit a terminal."""


def comparison_document(comparison: Comparison, language: str) -> list[Block]:
    """The engines side by side, as a document in ``language``: shares, who fails what alone, where they differ."""
    blocks: list[Block] = [Heading(say(language, "compare-title"), 1), *_shares(comparison, language)]
    if len({share.whole for share in comparison.scenarios}) > 1:
        blocks.append(Paragraph(say(language, "compare-own-run")))
    blocks += [
        Paragraph(say(language, "reservation", engine=engine, said=said))
        for engine, log in zip(comparison.engines, comparison.logs, strict=True)
        for said in reservations(log.run, language)
    ]
    for number, engine in enumerate(comparison.engines):
        if alone := comparison.alone(number):
            blocks.append(Heading(say(language, "compare-alone", engine=engine, number=len(alone))))
            blocks.append(_scenarios(alone, number, language))
    if rows := comparison.failed_by_all:
        blocks.append(Heading(say(language, "compare-all-fail", number=len(rows))))
        blocks.append(_scenarios(rows, None, language))
    if rows := comparison.differing:
        blocks.append(Heading(say(language, "compare-differing", number=len(rows))))
        blocks.append(Paragraph(say(language, "compare-numbers")))
        blocks.append(_verdicts(comparison, rows, language))
    elif len(comparison.logs) > 1:
        blocks.append(Paragraph(say(language, "compare-no-difference")))
    return blocks


def comparison_json(comparison: Comparison) -> dict[str, Any]:
    """The engines side by side, for programs; a verdict is the worst of the languages, none if it was not run."""
    return {
        "engines": [
            {
                "name": log.run.engine.name,
                "version": log.run.engine.version,
                "label": label,
                "adapter": log.run.engine.adapter,
                "suite": log.run.suite,
                "started": log.run.started,
                "rulesets": list(log.run.rulesets),
                "selection": list(log.run.selection),
                "foreign": list(log.run.foreign),
                "measured": comparison.measured[number],
                "clauses": _share_row(comparison.clauses[number]),
                "scenarios": _share_row(comparison.scenarios[number]),
                "chapters": {chapter: _share_row(found[number]) for chapter, found in comparison.chapters.items()},
                "fails_alone": [{"id": row.id, "ruleset": row.ruleset} for row in comparison.alone(number)],
            }
            for number, (log, label) in enumerate(zip(comparison.logs, comparison.engines, strict=True))
        ],
        "failed_by_all": [{"id": row.id, "ruleset": row.ruleset} for row in comparison.failed_by_all],
        "scenarios": [
            {
                "id": row.id,
                "ruleset": row.ruleset,
                "chapter": row.chapter,
                "en": row.names.get("en"),
                "fr": row.names.get("fr"),
                "verdicts": list(row.verdicts),
            }
            for row in comparison.rows
        ],
    }


def _shares(comparison: Comparison, language: str) -> list[Block]:
    """The engines, numbered for further tables to name them shortly, and what each conforms to.

    A few stand side by side; many, one below the other.
    """
    names = [name_of(language, "chapter", chapter) for chapter in comparison.chapters]
    heads = [*names, say(language, "column-clauses"), say(language, "column-scenarios")]
    columns = []
    for number in range(len(comparison.engines)):
        by_chapter = [found[number] for found in comparison.chapters.values()]
        shares = [*by_chapter, comparison.clauses[number], comparison.scenarios[number]]
        measured = comparison.measured[number]
        columns.append(tuple(one.said(language) if measured else say(language, "no-result") for one in shares))
    if len(columns) > SIDE_BY_SIDE_AT_MOST:
        rows = [
            (str(number + 1), engine, *column)
            for number, (engine, column) in enumerate(zip(comparison.engines, columns, strict=True))
        ]
        return [Grid(("", say(language, "compare-engine"), *heads), tuple(rows))]
    numbered = Items(tuple(Item(f"{number} – {engine}") for number, engine in enumerate(comparison.engines, start=1)))
    head = (say(language, "column-chapter"), *(str(number + 1) for number in range(len(columns))))
    return [numbered, Grid(head, tuple(zip(heads, *columns, strict=True)))]


def _share_row(share: Share) -> dict[str, int]:
    return {"conforming": share.part, "of": share.whole}


def _name(row: Row, language: str) -> str:
    return typeset(row.names.get(language) or next(iter(row.names.values()), ""), language)


def _scenarios(rows: Iterable[Row], engine: int | None, language: str) -> Items:
    items = []
    for row in rows:
        verdict = None if engine is None else row.verdicts[engine]
        ended = "" if verdict is None else f" ({_word(verdict, language)})"
        items.append(Item(f"{row.id} [{row.ruleset}] {_name(row, language)}{ended}"))
    return Items(tuple(items))


def _verdicts(comparison: Comparison, rows: Iterable[Row], language: str) -> Grid:
    numbers = tuple(str(number + 1) for number in range(len(comparison.engines)))
    head = (say(language, "compare-scenario"), *numbers)
    cells = tuple(
        (
            f"{row.id} [{row.ruleset}] {_name(row, language)}",
            *("–" if one is None else _word(one, language) for one in row.verdicts),
        )
        for row in rows
    )
    return Grid(head, cells)


def _word(verdict: Verdict, language: str) -> str:
    return say(language, f"verdict-{verdict.value}")
