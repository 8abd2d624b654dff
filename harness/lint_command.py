"""``mtg-verdict lint``: the faults of the features, one a line."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import click

from ..features.ledger import RULESETS
from ..features.rules_text import RulesText
from ..steps.words import Language
from .errors import EXIT_CONFORMING, EXIT_NOT_CONFORMING
from .lint import Problem, lint
from .messages import one_row, say
from .output import echo_json, standard_output
from .rules_cited import edition_of, given_rules_text, unknown_rules
from .scenarios import FeatureFile, read_features
from .session import chosen_features, ledger


def problem_line(language: Language, problem: Problem) -> str:
    """A fault as people read it: file, line, what is wrong and the mend."""
    return one_row(f"{problem.file}:{problem.line}: {say(language, problem.code, **problem.values)}")


def print_problems(language: Language, problems: Iterable[Problem]) -> None:
    """Write faults to standard error, one a line."""
    for problem in problems:
        click.echo(problem_line(language, problem), err=True)


def lint_command(language: Language, features: str | None, rules_text: str | None, as_json: bool) -> int:
    """Check the features; the exit status: 0 if there is nothing to mend, 1 otherwise.

    Args:
        language: to speak to people.
        features: the folder of other features than those of the suite.
        rules_text: the file of a text of the rules that must have every rule that clauses and scenarios cite.
        as_json: answer programs.

    Raises:
        UsageError: there are no features, or the ledger, the cards or the text of the rules cannot be read.
    """
    root = chosen_features(features)
    known = ledger()
    text = given_rules_text(rules_text, "--rules") if rules_text is not None else None
    files = read_features(root)
    own = features is None
    chapters = {scenario.chapter for file in files for scenario in file.scenarios} if own else set()
    problems = lint(files, known, chapters)
    if text is not None:
        problems = sorted([*problems, *unknown_rules(files, known, text)])
    with standard_output():
        if as_json:
            echo_json([{"file": p.file, "line": p.line, "code": p.code, **p.values} for p in problems])
        else:
            _print_for_people(language, problems, files)
            if text is not None:
                click.echo(_rules_checked(language, text))
    return EXIT_NOT_CONFORMING if problems else EXIT_CONFORMING


def _rules_checked(language: Language, text: RulesText) -> str:
    """Which text was asked for which numbers."""
    edition = edition_of(text)
    numbers = "now" if edition == RULESETS[-1] else "before"
    if text.effective is None:
        return say(language, "lint-rules-undated", edition=edition)
    return say(language, "lint-rules", date=text.effective, edition=edition, numbers=numbers)


def _print_for_people(language: Language, problems: Sequence[Problem], files: Sequence[FeatureFile]) -> None:
    for problem in problems:
        click.echo(problem_line(language, problem))
    number = sum(len(file.scenarios) for file in files)
    if problems:
        click.echo(say(language, "lint-faults", faults=len(problems), files=len(files)))
    else:
        click.echo(say(language, "lint-clean", scenarios=number, files=len(files)))
