"""``mtg-verdict clauses`` and ``sentences``: what is demanded, and in which words."""

from __future__ import annotations

import re
from collections import defaultdict
from typing import Any

import click
from rich.table import Table

from ..features.ledger import Clause
from ..steps.sentences import SENTENCES
from ..steps.words import Language
from .errors import EXIT_CONFORMING, UsageError
from .messages import say
from .output import TextConsole, echo_json, standard_output
from .scenarios import features_root, read_features
from .selection import chapters_asked, cites, rule_number
from .session import ledger

_BLANK = re.compile(r"\{(\w+):\w+\}")


def clauses_command(language: Language, chapters: tuple[str, ...], rules: tuple[str, ...], as_json: bool) -> int:
    """List the clauses of ``chapters`` that cite one of ``rules`` (all, if empty), with their scenarios.

    Raises:
        UsageError: there is no such chapter, or no clause cites such a rule.
    """
    known, numbers = ledger(), tuple(rule_number(rule) for rule in rules)
    chapters = chapters_asked(chapters, known)
    _check_rules(known, numbers)
    scenarios: dict[str, list[str]] = defaultdict(list)
    for file in read_features(features_root()):
        for scenario in file.scenarios if file.language == "en" else ():
            for identity in scenario.clauses:
                scenarios[identity].append(scenario.id)
    chosen = [
        clause
        for clause in known.values()
        if (not chapters or clause.chapter in chapters)
        and (not numbers or any(cites(clause.cr, rule) for rule in numbers))
    ]
    with standard_output():
        if as_json:
            echo_json([_clause_row(clause, scenarios[clause.id]) for clause in chosen])
        else:
            _print_clauses(language, chosen, scenarios)
    return EXIT_CONFORMING


def _check_rules(known: dict[str, Clause], rules: tuple[str, ...]) -> None:
    """Every one of ``rules`` is cited by some clause."""
    for rule in rules:
        if not any(cites(clause.cr, rule) for clause in known.values()):
            raise UsageError("usage-unknown-rule-of-clause", rule=rule)


def _clause_row(c: Clause, scenarios: list[str]) -> dict[str, Any]:
    return {
        "id": c.id, "chapter": c.chapter, "tier": c.tier, "kind": c.kind, "cr": c.cr, "rulesets": c.rulesets,
        "contrast": c.contrast, "en": c.en, "fr": c.fr, "scenarios": scenarios,
    }  # fmt: skip


def _print_clauses(language: Language, chosen: list[Clause], scenarios: dict[str, list[str]]) -> None:
    heading = say(language, "clauses-heading-scenarios") + (" :" if language == "fr" else ":")
    for clause in chosen:
        click.echo(f"{clause.id}  [{clause.tier}]  {', '.join(clause.cr)}")
        click.echo(f"    {clause.fr if language == 'fr' else clause.en}")
        click.echo(f"    {heading} {', '.join(scenarios[clause.id]) or '-'}")
    covered = sum(bool(scenarios[clause.id]) for clause in chosen)
    click.echo(say(language, "clauses-count", covered=covered, number=len(chosen)))


def _readable(template: str) -> str:
    return _BLANK.sub(lambda match: f"<{match[1]}>", template)


def sentences_command(language: Language, as_json: bool) -> int:
    """List the sentences, English and French side by side."""
    with standard_output():
        if as_json:
            echo_json(
                [
                    {
                        "key": s.key,
                        "steps": list(s.meanings),
                        "en": list(s.en),
                        "fr": list(s.fr),
                        "table": s.table or None,
                    }
                    for s in SENTENCES
                ]
            )
        else:
            _print_sentences(language)
    return EXIT_CONFORMING


def _print_sentences(language: Language) -> None:
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
    console = TextConsole()
    console.print(table)
    console.print(say(language, "sentences-count", number=len(SENTENCES)))
