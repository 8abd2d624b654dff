"""A text of the rules that somebody gives, and what cites its rules: clauses and scenarios, by their numbers."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from ..features.ledger import NUMBERS_OF, RULESETS, Clause, numbers_before
from ..features.rules_text import RulesText, RulesTextError, read_rules_text
from .errors import UsageError
from .lint import Problem
from .scenarios import FeatureFile, Scenario
from .selection import rulesets_of


def given_rules_text(file: str, given_as: str) -> RulesText:
    """The text of the rules in ``file``.

    Args:
        file: its path.
        given_as: the option or argument that names it.

    Raises:
        UsageError: it cannot be read, or is no such text.
    """
    if file == "":
        raise UsageError("usage-empty", option=given_as)
    try:
        return read_rules_text(Path(file))
    except OSError as error:
        raise UsageError("usage-rules-file", file=file, error=error.strerror or str(error)) from error
    except RulesTextError as error:
        raise UsageError("usage-not-rules", file=file) from error


@dataclass
class Citing:
    """The clauses and the scenarios that cite a rule, by their ids."""

    clauses: list[str] = field(default_factory=list)
    scenarios: list[str] = field(default_factory=list)


def citing_by_rule(features: Sequence[FeatureFile], clauses: dict[str, Clause]) -> dict[str, Citing]:
    """Number of a rule to what cites it."""
    found: dict[str, Citing] = defaultdict(Citing)
    for citing in _about(RULESETS[-1], features, clauses):
        for number in citing.cr:
            ids = found[number].clauses if isinstance(citing, Clause) else found[number].scenarios
            if citing.id not in ids:  # a scenario comes in both languages
                ids.append(citing.id)
    return dict(found)


def edition_of(text: RulesText) -> str:
    """The edition under whose numbers ``text`` is asked for rules: one without a date passes for the newest."""
    return RULESETS[-2 if text.effective is not None and text.effective < NUMBERS_OF else -1]


def unknown_rules(features: Sequence[FeatureFile], clauses: dict[str, Clause], text: RulesText) -> list[Problem]:
    """The places that cite a rule which ``text`` does not have.

    A text from before the numbers of the ledger is asked for the numbers before, and for what held then.
    """
    edition = edition_of(text)
    before = numbers_before(clauses.values()) if edition != RULESETS[-1] else {}
    known = {rule.number for rule in text.rules}
    problems = []
    for citing in _about(edition, features, clauses):
        file, line = (f"clauses/{citing.chapter}.toml", 1) if isinstance(citing, Clause) else (citing.file, citing.line)
        for number in (before.get(number, number) for number in citing.cr):
            if number not in known:
                problems.append(Problem(file, line, "unknown-rule", {"citing": citing.id, "rule": number}))
    return problems


def _about(ruleset: str, features: Sequence[FeatureFile], clauses: dict[str, Clause]) -> Iterator[Clause | Scenario]:
    """What is about an edition; the rest may cite rules that this edition does not have."""
    for clause in clauses.values():
        if ruleset in clause.rulesets:
            yield clause
    for feature in features:
        for scenario in feature.scenarios:
            if ruleset in rulesets_of(scenario, clauses):
                yield scenario
