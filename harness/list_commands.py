"""``mtg-verdict clauses`` and ``sentences``: what is demanded, and in which words."""

from __future__ import annotations

import json
import re
from collections import defaultdict

import click
from rich.console import Console
from rich.table import Table

from ..features.ledger import clauses
from ..steps.sentences import SENTENCES
from ..steps.words import Language
from .errors import EXIT_CONFORMING, UsageError
from .messages import say
from .scenarios import features_root, read_features
from .selection import cites

_BLANK = re.compile(r"\{(\w+):\w+\}")


def clauses_command(language: Language, chapters: tuple[str, ...], rules: tuple[str, ...], as_json: bool) -> int:
    """List the clauses of ``chapters`` that cite one of ``rules`` (all, if empty), with their scenarios.

    Raises:
        UsageError: there is no such chapter.
    """
    known = clauses()
    for chapter in chapters:
        if chapter not in (all_chapters := sorted({clause.chapter for clause in known.values()})):
            raise UsageError("usage-unknown-chapter", chapter=chapter, known=", ".join(all_chapters))
    scenarios: dict[str, list[str]] = defaultdict(list)
    for file in read_features(features_root()):
        for scenario in file.scenarios if file.language == "en" else ():
            for identity in scenario.clauses:
                scenarios[identity].append(scenario.id)
    chosen = [
        clause
        for clause in known.values()
        if (not chapters or clause.chapter in chapters) and (not rules or any(cites(clause.cr, rule) for rule in rules))
    ]
    if as_json:
        rows = [
            {
                "id": c.id, "chapter": c.chapter, "tier": c.tier, "kind": c.kind, "cr": c.cr, "rulesets": c.rulesets,
                "contrast": c.contrast, "en": c.en, "fr": c.fr, "scenarios": scenarios[c.id],
            }
            for c in chosen
        ]  # fmt: skip
        click.echo(json.dumps(rows, ensure_ascii=False, indent=2))
        return EXIT_CONFORMING
    for clause in chosen:
        shown = ", ".join(scenarios[clause.id]) or "-"
        click.echo(f"{clause.id}  [{clause.tier}]  {', '.join(clause.cr)}")
        click.echo(f"    {clause.fr if language == 'fr' else clause.en}")
        click.echo(
            f"    {say(language, 'clauses-heading-scenarios')} : {shown}"
            if language == "fr"
            else f"    scenarios: {shown}"
        )
    covered = sum(bool(scenarios[clause.id]) for clause in chosen)
    click.echo(say(language, "clauses-count", covered=covered, number=len(chosen)))
    return EXIT_CONFORMING


def _readable(template: str) -> str:
    return _BLANK.sub(lambda match: f"<{match[1]}>", template)


def sentences_command(language: Language, as_json: bool) -> int:
    """List the sentences, English and French side by side."""
    if as_json:
        rows = [
            {"key": s.key, "steps": list(s.meanings), "en": list(s.en), "fr": list(s.fr), "table": s.table or None}
            for s in SENTENCES
        ]
        click.echo(json.dumps(rows, ensure_ascii=False, indent=2))
        return EXIT_CONFORMING
    table = Table(show_lines=True)
    for heading in ("key", "steps", "en", "fr", "table"):
        table.add_column(say(language, f"sentences-heading-{heading}"))
    for sentence in SENTENCES:
        table.add_row(
            sentence.key,
            ", ".join(sentence.meanings),
            "\n".join(map(_readable, sentence.en)),
            "\n".join(map(_readable, sentence.fr)),
            sentence.table,
        )
    console = Console()
    console.print(table)
    console.print(say(language, "sentences-count", number=len(SENTENCES)))
    return EXIT_CONFORMING
