"""Choosing which scenarios run, in which language and under which ruleset."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from ..features.ledger import RULESETS, Clause
from ..reports.messages import name_of
from ..steps.words import LANGUAGES, Language
from .errors import UsageError
from .scenarios import FeatureFile, Scenario

ALL_RULESETS = "all"
_NUMBERED = re.compile(r"^(cr|rc)\s*", re.IGNORECASE)


@dataclass(frozen=True)
class Selection:
    """The options that choose scenarios; empty means no restriction.

    ``rulesets`` are the editions to run under: the newest if empty, every edition of the engine for ``all``.
    """

    languages: tuple[Language, ...] = LANGUAGES
    rulesets: tuple[str, ...] = ()
    chapters: tuple[str, ...] = ()
    clauses: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    scenarios: tuple[str, ...] = ()

    def described(self) -> tuple[str, ...]:
        """The restrictions as the options that make them."""
        options = []
        for name in ("ruleset", "chapter", "clause", "rule", "scenario"):
            options += [f"--{name} {value}" for value in getattr(self, f"{name}s")]
        return tuple(options)


@dataclass(frozen=True, eq=False)
class Case:
    """A scenario to run under a ruleset; not ``applicable`` if its clauses do not hold in that edition.

    One that runs ``along`` was not chosen itself: it is a control of one that was.
    """

    scenario: Scenario
    ruleset: str
    applicable: bool
    along: bool = False


def rulesets_of(scenario: Scenario, clauses: dict[str, Clause]) -> frozenset[str]:
    """The editions a scenario is about: its own if it names some, else those that all its clauses list."""
    if scenario.rulesets:
        return frozenset(scenario.rulesets)
    shared = frozenset(RULESETS)
    for identity in (*scenario.clauses, *scenario.controls):
        if identity in clauses:
            shared &= frozenset(clauses[identity].rulesets)
    return shared


def _asked_rulesets(selection: Selection, claimed: Sequence[str]) -> tuple[str, ...]:
    asked = selection.rulesets or (RULESETS[-1],)
    for ruleset in asked:
        if ruleset not in (*RULESETS, ALL_RULESETS):
            raise UsageError("usage-unknown-ruleset", ruleset=ruleset, known=", ".join(RULESETS))
    wanted = RULESETS if ALL_RULESETS in asked else asked
    run = tuple(ruleset for ruleset in RULESETS if ruleset in wanted and ruleset in claimed)
    if not run:
        raise UsageError("usage-no-engine-ruleset", asked=", ".join(asked), claimed=", ".join(claimed) or "-")
    return run


def rule_number(rule: str) -> str:
    """The number of a rule that may be written ``CR 302.6`` or ``RC 302.6``."""
    return _NUMBERED.sub("", rule.strip()).lower()


def _as_known(asked: Sequence[str], known: Iterable[str]) -> tuple[str, ...]:
    """Names as they are written where they are defined, whatever the case of their letters here."""
    spelt = {name.casefold(): name for name in known}
    return tuple(name if name in spelt.values() else spelt.get(name.casefold(), name) for name in asked)


def chapters_asked(asked: Sequence[str], clauses: dict[str, Clause]) -> tuple[str, ...]:
    """The chapters of the ledger that ``asked`` names, by their ids or by their titles in either language.

    Raises:
        UsageError: the ledger has no such chapter.
    """
    chapters = sorted({clause.chapter for clause in clauses.values()})
    named = {_plain(name_of(language, "chapter", one)): one for language in LANGUAGES for one in chapters}
    named |= {_plain(one): one for one in chapters}
    for chapter in asked:
        if _plain(chapter) not in named:
            raise UsageError("usage-unknown-chapter", chapter=chapter, known=", ".join(chapters))
    return tuple(dict.fromkeys(named[_plain(chapter)] for chapter in asked))


def _plain(name: str) -> str:
    """``name`` whatever the case of its letters, its spaces and its apostrophes."""
    return " ".join(name.replace("_", " ").replace("’", "'").casefold().split())


def as_defined(selection: Selection, features: Sequence[FeatureFile], clauses: dict[str, Clause]) -> Selection:
    """``selection`` in the spelling of the features and of the ledger.

    Raises:
        UsageError: the ledger has no such chapter.
    """
    return replace(
        selection,
        chapters=chapters_asked(selection.chapters, clauses),
        scenarios=_as_known(
            selection.scenarios, (scenario.id for feature in features for scenario in feature.scenarios)
        ),
        clauses=_as_known(selection.clauses, clauses),
        rules=tuple(rule_number(rule) for rule in selection.rules),
    )


def cites(rules: Sequence[str], rule: str) -> bool:
    """Whether one of ``rules`` is ``rule`` or a part of it: 302.6 has the part 302.6a, but not 302.61."""
    return any(one == rule or (one.startswith(rule) and not one[len(rule)].isdigit()) for one in rules)


def _check(selection: Selection, scenarios: Sequence[Scenario], clauses: dict[str, Clause]) -> None:
    for clause in selection.clauses:
        if clause not in clauses:
            raise UsageError("usage-unknown-clause", clause=clause)
    ids = {scenario.id for scenario in scenarios}
    for identity in selection.scenarios:
        if identity not in ids:
            raise UsageError("usage-unknown-scenario", scenario=identity)
    for rule in selection.rules:
        if not any(cites(_all_rules(scenario, clauses), rule) for scenario in scenarios):
            raise UsageError("usage-unknown-rule", rule=rule)


def _all_rules(scenario: Scenario, clauses: dict[str, Clause]) -> tuple[str, ...]:
    cited = list(scenario.cr)
    for identity in scenario.clauses:
        if identity in clauses:
            cited += clauses[identity].cr
    return tuple(cited)


def _fits(scenario: Scenario, selection: Selection, clauses: dict[str, Clause]) -> bool:
    shown = {*scenario.clauses, *scenario.controls}
    return (
        scenario.language in selection.languages
        and (not selection.chapters or scenario.chapter in selection.chapters)
        and (not selection.clauses or bool(shown & set(selection.clauses)))
        and (not selection.scenarios or scenario.id in selection.scenarios)
        and (not selection.rules or any(cites(_all_rules(scenario, clauses), rule) for rule in selection.rules))
    )


def select(
    features: Sequence[FeatureFile], clauses: dict[str, Clause], selection: Selection, claimed: Sequence[str]
) -> tuple[Case, ...]:
    """The cases to run, in the order of the features.

    The controls of the clauses that a chosen scenario shows run along, and so do the scenarios that show the clauses of
    one that only is a control: without them a refusal proves nothing.

    Args:
        features: the feature files of both languages.
        clauses: the ledger by id.
        selection: the options.
        claimed: the rulesets the engine claims.

    Raises:
        UsageError: an option names something that does not exist, or nothing fits.
    """
    scenarios = [scenario for feature in features for scenario in feature.scenarios]
    selection = as_defined(selection, features, clauses)
    _check(selection, scenarios, clauses)
    rulesets = _asked_rulesets(selection, claimed)
    chosen = [scenario for scenario in scenarios if _fits(scenario, selection, clauses)]
    if not chosen:
        raise _nothing_fits(selection, scenarios)
    along = set(_along(scenarios, chosen))
    asked = set(chosen)
    return tuple(
        Case(scenario, ruleset, ruleset in rulesets_of(scenario, clauses), scenario in along)
        for scenario in scenarios
        if scenario in asked or scenario in along
        for ruleset in rulesets
    )


def _along(scenarios: Sequence[Scenario], chosen: Sequence[Scenario]) -> Iterator[Scenario]:
    """The scenarios beside those chosen without which a refusal in one of these proves nothing."""
    shown = {(scenario.language, clause) for scenario in chosen for clause in scenario.clauses}
    only_controlled = {
        (scenario.language, clause) for scenario in chosen if not scenario.clauses for clause in scenario.controls
    }
    asked = set(chosen)
    for scenario in scenarios:
        controls = any((scenario.language, clause) in shown for clause in scenario.controls)
        shows = any((scenario.language, clause) in only_controlled for clause in scenario.clauses)
        if (controls or shows) and scenario not in asked:
            yield scenario


def not_applicable_of_those_named(
    selection: Selection, cases: Iterable[Case], clauses: dict[str, Clause]
) -> dict[str, tuple[str, ...]]:
    """Scenario to the editions it is about, for those that ``selection`` names and that apply in no edition of the run.

    Args:
        selection: the options.
        cases: what they chose.
        clauses: the ledger by id.
    """
    chosen = [case for case in cases if selection.scenarios and not case.along]
    applying = {case.scenario.id for case in chosen if case.applicable}
    return {
        case.scenario.id: tuple(one for one in RULESETS if one in rulesets_of(case.scenario, clauses))
        for case in chosen
        if case.scenario.id not in applying
    }


def _nothing_fits(selection: Selection, scenarios: Sequence[Scenario]) -> UsageError:
    """Why no scenario was chosen."""
    empty = set(selection.chapters) - {scenario.chapter for scenario in scenarios}
    if empty and len(empty) == len(set(selection.chapters)):
        return UsageError("usage-chapter-without-scenario", chapter=selection.chapters[0])
    shown = {clause for scenario in scenarios for clause in (*scenario.clauses, *scenario.controls)}
    if selection.clauses and not shown & set(selection.clauses):
        return UsageError("usage-clause-without-scenario", clause=selection.clauses[0])
    return UsageError("usage-nothing-selected")
