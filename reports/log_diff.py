"""What differs between two logs, scenario by scenario: two versions of an engine, or one under two editions."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum

from .edition_diff import EditionDiff, edition_diff
from .log import Key, Log, LogError
from .records import ScenarioRecord, Verdict
from .summary import CONFORMING
from .text import natural


class Kind(StrEnum):
    """How a scenario differs, in the order in which it is told."""

    NEWLY_FAILING = "newly-failing"
    """It fails, and did not."""
    NO_LONGER_PASSING = "no-longer-passing"
    """It passed, and now the engine abstains."""
    NEWLY_PASSING = "newly-passing"
    OTHERWISE = "otherwise"
    """It did not pass and does not, but not in the same way."""
    ONLY_OLD = "only-old"
    """It applies in the old edition, or in the old run, only."""
    ONLY_NEW = "only-new"
    NEW = "new"
    GONE = "gone"


REGRESSIONS = frozenset({Kind.NEWLY_FAILING, Kind.NO_LONGER_PASSING})


@dataclass(frozen=True, order=True)
class Place:
    """In which language and under which edition a scenario was run: the same in both logs, or not."""

    language: str
    old_ruleset: str
    new_ruleset: str


@dataclass(frozen=True)
class Change:
    """A scenario that differs, in the same way in all its ``places``.

    ``old`` and ``new`` are its verdicts, ``records`` those of the new log, or of the old one if the new one has none.
    """

    kind: Kind
    id: str
    old: Verdict | None
    new: Verdict | None
    places: tuple[Place, ...]
    records: tuple[ScenarioRecord, ...]
    names: Mapping[str, str]

    @property
    def record(self) -> ScenarioRecord:
        """One of the records; they differ by language and edition only."""
        return self.records[0]

    def record_in(self, language: str) -> ScenarioRecord:
        """The record in ``language``, if there is one."""
        return next((one for one in self.records if one.language == language), self.record)


@dataclass(frozen=True)
class LogDiff:
    """Everything that differs between two logs.

    ``editions`` says of which clauses it is a matter where the logs are of one edition each and these differ; what
    applies in one of them only because a chapter says nothing of the other is not among the ``changes``.
    ``not_compared`` are the editions and languages that one log has and the other has not.
    """

    old: Log
    new: Log
    changes: tuple[Change, ...]
    alike: int
    not_compared: tuple[str, ...]
    editions: EditionDiff | None

    def of_kind(self, kind: Kind) -> tuple[Change, ...]:
        """The changes of that kind."""
        return tuple(change for change in self.changes if change.kind is kind)

    @property
    def regressions(self) -> tuple[Change, ...]:
        """What got worse."""
        return tuple(change for change in self.changes if change.kind in REGRESSIONS)


def diff_logs(old: Log, new: Log) -> LogDiff:
    """What differs between ``old`` and ``new``.

    Scenarios are matched by id, language and edition. Logs of one edition each are compared all the same if these
    differ, and so are logs of one language each.

    Raises:
        LogError: the logs have no edition or no language in common.
    """
    rulesets = _matched(old.run.rulesets, new.run.rulesets)
    languages = _matched(old.run.languages, new.run.languages)
    if not rulesets or not languages:
        raise LogError("logs-nothing-shared")
    before, after = _by_key(old), _by_key(new)
    found: dict[tuple[Kind, str, Verdict | None, Verdict | None], list[tuple[Place, ScenarioRecord]]]
    found, alike = defaultdict(list), 0
    for one, other, place in _pairs(before, after, rulesets, languages):
        verdicts = (one.verdict if one else None, other.verdict if other else None)
        kind = _kind(*verdicts)
        record = other or one
        if kind is None:
            alike += 1
        elif record is not None:
            found[kind, record.id, *verdicts].append((place, record))
    names = _names(old, new)
    changes = [
        Change(
            kind,
            identity,
            was,
            now,
            tuple(place for place, _ in told),
            tuple(record for _, record in told),
            names[identity],
        )
        for (kind, identity, was, now), told in found.items()
    ]
    editions = _editions(old, new, rulesets)
    if editions is not None:
        changes = [change for change in changes if change.record.chapter not in editions.left_out]
    order = list(Kind)
    changes.sort(key=lambda change: (order.index(change.kind), natural(change.id)))
    pairs = ((old.run.rulesets, new.run.rulesets, rulesets), (old.run.languages, new.run.languages, languages))
    return LogDiff(old, new, tuple(changes), alike, _left_over(pairs), editions)


def _editions(old: Log, new: Log, rulesets: Mapping[str, str]) -> EditionDiff | None:
    (first, second), *others = rulesets.items()
    return edition_diff(old, new, first, second) if not others and first != second else None


def _matched(old: tuple[str, ...], new: tuple[str, ...]) -> dict[str, str]:
    """What of ``old`` is compared with what of ``new``."""
    shared = {one: one for one in old if one in new}
    return shared or (dict(zip(old, new, strict=True)) if len(old) == len(new) == 1 else {})


def _left_over(pairs: Iterable[tuple[tuple[str, ...], tuple[str, ...], Mapping[str, str]]]) -> tuple[str, ...]:
    left = [
        one for old, new, matched in pairs for one in (*old, *new) if one not in matched and one not in matched.values()
    ]
    return tuple(dict.fromkeys(left))


def _by_key(log: Log) -> dict[Key, ScenarioRecord]:
    return {(record.id, record.language, record.ruleset): record for record in log.scenarios}


def _pairs(
    before: Mapping[Key, ScenarioRecord],
    after: Mapping[Key, ScenarioRecord],
    rulesets: Mapping[str, str],
    languages: Mapping[str, str],
) -> Iterable[tuple[ScenarioRecord | None, ScenarioRecord | None, Place]]:
    """Each scenario of either log with that of the other, in the order of the new one; what is gone comes last."""
    was = {new: old for old, new in rulesets.items()}
    spoke = {new: old for old, new in languages.items()}
    for (identity, language, ruleset), record in after.items():
        if ruleset in was and language in spoke:
            earlier = before.get((identity, spoke[language], was[ruleset]))
            yield earlier, record, Place(language, was[ruleset], ruleset)
    for (identity, language, ruleset), record in before.items():
        compared = ruleset in rulesets and language in languages
        if compared and (identity, languages[language], rulesets[ruleset]) not in after:
            yield record, None, Place(language, ruleset, rulesets[ruleset])


_SAME = {Verdict.KNOWN_FAILURE: Verdict.FAIL, Verdict.UNEXPECTED_PASS: Verdict.PASS}
"""What was expected of a scenario is no difference in what the engine does."""

_ABSTAINS = frozenset({Verdict.UNSUPPORTED, Verdict.NOT_APPLICABLE})


def _kind(old: Verdict | None, new: Verdict | None) -> Kind | None:
    """How a scenario with these verdicts differs."""
    if old is None or new is None:
        return Kind.NEW if old is None else Kind.GONE
    old, new = _SAME.get(old, old), _SAME.get(new, new)
    if old is new:
        return None
    if Verdict.NOT_APPLICABLE in (old, new):
        return Kind.ONLY_NEW if old is Verdict.NOT_APPLICABLE else Kind.ONLY_OLD
    if new in CONFORMING:
        return Kind.NEWLY_PASSING
    if new in _ABSTAINS:
        return Kind.NO_LONGER_PASSING if old in CONFORMING else Kind.OTHERWISE
    return Kind.NEWLY_FAILING if old in CONFORMING | _ABSTAINS else Kind.OTHERWISE


def _names(*logs: Log) -> dict[str, dict[str, str]]:
    """Scenario to its name by language, as the last of the logs has it."""
    names: dict[str, dict[str, str]] = defaultdict(dict)
    for log in logs:
        for record in log.scenarios:
            names[record.id][record.language] = record.name
    return names
