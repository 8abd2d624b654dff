"""The clauses in which two editions of the rules differ, as far as two logs of one engine show them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from .log import Log
from .records import ClauseRecord, ScenarioRecord, Verdict


class ClauseKind(StrEnum):
    """How a clause differs: it holds in the old edition only, in the new one only, or in both but not quite alike."""

    REMOVED = "removed"
    ADDED = "added"
    CHANGED = "changed"


@dataclass(frozen=True)
class EditionClause:
    """A clause that differs, and the scenarios showing it that apply in one of the editions only."""

    kind: ClauseKind
    clause: ClauseRecord
    scenarios: tuple[str, ...]


@dataclass(frozen=True)
class EditionDiff:
    """The clauses that differ between the editions ``old`` and ``new``, and the chapters left out.

    A chapter is left out, with the editions of which no clause of it speaks: that it was not measured under an edition
    says nothing of that edition.
    """

    old: str
    new: str
    clauses: tuple[EditionClause, ...]
    left_out: dict[str, tuple[str, ...]]


def edition_diff(old_log: Log, new_log: Log, old: str, new: str) -> EditionDiff:
    """The clauses that differ between the edition ``old`` of one log and ``new`` of the other."""
    clauses = {**old_log.clauses, **new_log.clauses}
    spoken: dict[str, set[str]] = defaultdict(set)
    for clause in clauses.values():
        spoken[clause.chapter] |= set(clause.rulesets)
    lacking = {chapter: tuple(one for one in (old, new) if one not in found) for chapter, found in spoken.items()}
    shown = _one_sided(old_log.scenarios, new_log.scenarios, old, new)
    differing = []
    for clause in clauses.values():
        scenarios = tuple(dict.fromkeys(shown[clause.id]))
        kind = _kind(clause, bool(scenarios), old, new)
        if kind is not None and not lacking[clause.chapter]:
            differing.append(EditionClause(kind, clause, scenarios))
    left_out = {chapter: editions for chapter, editions in lacking.items() if editions}
    return EditionDiff(old, new, tuple(differing), left_out)


def _kind(clause: ClauseRecord, one_sided: bool, old: str, new: str) -> ClauseKind | None:
    match old in clause.rulesets, new in clause.rulesets:
        case True, False:
            return ClauseKind.REMOVED
        case False, True:
            return ClauseKind.ADDED
        case True, True if one_sided or (old in clause.changed_since and new not in clause.changed_since):
            return ClauseKind.CHANGED
    return None


def _one_sided(
    before: Iterable[ScenarioRecord], after: Iterable[ScenarioRecord], old: str, new: str
) -> dict[str, list[str]]:
    """Clause to the scenarios showing it that apply in one of the editions only."""
    sides: dict[str, set[str]] = defaultdict(set)
    clauses: dict[str, tuple[str, ...]] = {}
    for records, ruleset in ((before, old), (after, new)):
        for record in records:
            if record.ruleset == ruleset:
                clauses[record.id] = record.clauses
                if record.verdict is not Verdict.NOT_APPLICABLE:
                    sides[record.id].add(ruleset)
    found: dict[str, list[str]] = defaultdict(list)
    for identity, held in sides.items():
        for clause in clauses[identity] if len(held) == 1 else ():
            found[clause].append(identity)
    return found
