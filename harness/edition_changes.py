"""What differs between two editions of the rules according to the ledger, clause by clause."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum

from ..features.ledger import CHANGED, OLD_RULESETS, RULESETS, Clause
from .errors import UsageError
from .scenarios import FeatureFile
from .selection import rulesets_of


class Kind(StrEnum):
    """How a clause differs: it holds in the older edition only, in the newer only, or in both but not quite alike."""

    REMOVED = "removed"
    ADDED = "added"
    CHANGED = "changed"


@dataclass(frozen=True)
class Numbers:
    """Rules under the numbers of an edition."""

    ruleset: str
    cr: tuple[str, ...]


@dataclass(frozen=True)
class Demonstration:
    """A scenario that shows a clause: its name by language, and in which of the two editions it holds."""

    id: str
    names: dict[str, str]
    rulesets: tuple[str, ...]


@dataclass(frozen=True)
class ClauseChange:
    """A clause that differs; its scenarios in which the editions differ come before those that hold in both."""

    kind: Kind
    clause: Clause
    old: Numbers
    new: Numbers
    scenarios: tuple[Demonstration, ...]


@dataclass(frozen=True)
class EditionChanges:
    """Everything that differs, and the chapters left out with the editions of which the ledger says nothing there."""

    changes: tuple[ClauseChange, ...]
    left_out: dict[str, tuple[str, ...]]


def check_editions(old: str, new: str) -> None:
    """The two are editions of the ledger, and ``old`` is not the newer.

    Raises:
        UsageError: they are not.
    """
    for ruleset in (old, new):
        if ruleset not in RULESETS:
            raise UsageError("usage-unknown-edition", ruleset=ruleset, known=", ".join(RULESETS))
    if RULESETS.index(old) > RULESETS.index(new):
        raise UsageError("usage-editions-order", old=old, new=new)


def edition_changes(
    clauses: dict[str, Clause], features: Sequence[FeatureFile], old: str, new: str, chapters: Sequence[str] = ()
) -> EditionChanges:
    """What differs between the editions ``old`` and ``new``.

    A chapter in which no clause lists one of the two is left out: its source does not speak of that edition, which is
    no reason to say that the rules were otherwise.

    Args:
        clauses: the ledger by id.
        features: the feature files of both languages.
        old: the older edition.
        new: the newer edition.
        chapters: those asked for; all if empty.
    """
    spoken_of = _spoken_of(clauses.values())
    asked = {chapter: spoken_of[chapter] for chapter in spoken_of if not chapters or chapter in chapters}
    lacking = {chapter: tuple(one for one in (old, new) if one not in asked[chapter]) for chapter in asked}
    scenarios = _demonstrations(clauses, features, (old, new))
    changes = []
    for clause in clauses.values():
        one_sided = old != new and any(len(scenario.rulesets) == 1 for scenario in scenarios[clause.id])
        kind = _kind(clause, old, new, one_sided)
        if kind is not None and lacking.get(clause.chapter) == ():
            source = asked[clause.chapter][0]
            numbers = (_numbers(clause, old, source), _numbers(clause, new, source))
            shown = sorted(scenarios[clause.id], key=lambda scenario: len(scenario.rulesets))
            changes.append(ClauseChange(kind, clause, *numbers, tuple(shown)))
    return EditionChanges(tuple(changes), {chapter: editions for chapter, editions in lacking.items() if editions})


def _spoken_of(clauses: Iterable[Clause]) -> dict[str, tuple[str, ...]]:
    """Chapter to the editions that its clauses list, oldest first."""
    listed: dict[str, set[str]] = defaultdict(set)
    for clause in clauses:
        listed[clause.chapter] |= set(clause.rulesets)
    return {chapter: tuple(one for one in RULESETS if one in found) for chapter, found in listed.items()}


def _kind(clause: Clause, old: str, new: str, one_sided: bool) -> Kind | None:
    """How a clause differs; ``one_sided`` says that some scenario shows it in one of the editions only.

    Its ``changed`` compares the old edition of its source with the rules of today.
    """
    match old in clause.rulesets, new in clause.rulesets:
        case True, False:
            return Kind.REMOVED
        case False, True:
            return Kind.ADDED
        case True, True if one_sided or (clause.changed == CHANGED and old in OLD_RULESETS and new not in OLD_RULESETS):
            return Kind.CHANGED
    return None


def _numbers(clause: Clause, ruleset: str, source: str) -> Numbers:
    """The numbers of an edition; for an old one those that the source has, whose own edition may be another old one."""
    return Numbers(source if ruleset in OLD_RULESETS else ruleset, clause.numbers(ruleset))


def _demonstrations(
    clauses: dict[str, Clause], features: Iterable[FeatureFile], editions: tuple[str, str]
) -> dict[str, list[Demonstration]]:
    """Clause to the scenarios that show it in one of the editions."""
    names: dict[str, dict[str, str]] = defaultdict(dict)
    shown: dict[str, dict[str, Demonstration]] = defaultdict(dict)
    for scenario in (scenario for feature in features for scenario in feature.scenarios):
        names[scenario.id][scenario.language] = scenario.name
        held = rulesets_of(scenario, clauses)
        if rulesets := tuple(one for one in dict.fromkeys(editions) if one in held):
            demonstration = Demonstration(scenario.id, names[scenario.id], rulesets)
            for clause in scenario.clauses:
                shown[clause].setdefault(scenario.id, demonstration)
    return defaultdict(list, {clause: list(found.values()) for clause, found in shown.items()})


def by_kind(changes: Iterable[ClauseChange]) -> Iterator[tuple[Kind, list[ClauseChange]]]:
    """The changes of each kind of which there are some."""
    found = list(changes)
    for kind in Kind:
        if chosen := [change for change in found if change.kind is kind]:
            yield kind, chosen
