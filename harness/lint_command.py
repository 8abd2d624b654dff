"""``mtg-verdict lint``: the faults of the features, one a line."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path

import click

from ..features.catalogue import CatalogueError, cards
from ..features.ledger import LedgerError, clauses
from ..steps.words import Language
from .errors import EXIT_CONFORMING, EXIT_NOT_CONFORMING, UsageError
from .lint import Problem, lint
from .messages import say
from .scenarios import features_root, read_features
from .session import check_features_root


def problem_line(language: Language, problem: Problem) -> str:
    """A fault as people read it: file, line, what is wrong and the mend."""
    return f"{problem.file}:{problem.line}: {say(language, problem.code, **problem.values)}"


def print_problems(language: Language, problems: Iterable[Problem]) -> None:
    """Write faults to standard error, one a line."""
    for problem in problems:
        click.echo(problem_line(language, problem), err=True)


def lint_command(language: Language, features: str | None, as_json: bool) -> int:
    """Check the features; the exit status: 0 if there is nothing to mend, 1 otherwise.

    Raises:
        UsageError: there are no features, or the ledger or the cards cannot be read.
    """
    root = Path(features).resolve() if features else features_root()
    check_features_root(root, features or str(root))
    try:
        known = clauses()
        cards()
    except (LedgerError, CatalogueError) as error:
        raise UsageError("usage-data", problem=str(error)) from error
    files = read_features(root)
    own = features is None
    chapters = {scenario.chapter for file in files for scenario in file.scenarios} if own else set()
    problems = lint(files, known, chapters)
    if as_json:
        rows = [{"file": p.file, "line": p.line, "code": p.code, **p.values} for p in problems]
        click.echo(json.dumps(rows, ensure_ascii=False, indent=2))
    else:
        for problem in problems:
            click.echo(problem_line(language, problem))
        number = sum(len(file.scenarios) for file in files)
        summary = (
            say(language, "lint-faults", faults=len(problems), files=len(files))
            if problems
            else say(language, "lint-clean", scenarios=number, files=len(files))
        )
        click.echo(summary)
    return EXIT_NOT_CONFORMING if problems else EXIT_CONFORMING
