"""Writing the verdict log while a run goes on."""

from __future__ import annotations

import time
from collections import Counter, defaultdict
from collections.abc import Iterable, Set
from contextlib import suppress
from pathlib import Path

from ..features.ledger import CHANGED, OLD_RULESETS, Clause
from ..reports.records import (
    AnyRecord,
    ClauseRecord,
    EndRecord,
    RunRecord,
    ScenarioRecord,
    Text,
    VacuousRecord,
    Verdict,
)
from .errors import TroubleError
from .known_failures import Key, KnownFailures


def vacuous(
    records: Iterable[ScenarioRecord], clauses: dict[str, Clause], along: Set[Key] = frozenset()
) -> list[VacuousRecord]:
    """The passes that prove nothing: a refusal was seen, but the engine accepts no control of one of the clauses.

    A clause without ``contrast`` needs no control; one that has controls all the same is held to them. A scenario that
    only is a control proves something beside another scenario of the clause that passes. The scenarios that run
    ``along`` as controls are not judged: the controls of their own clauses may not have run.
    """
    all_records = list(records)
    controls: dict[tuple[str, str], list[ScenarioRecord]] = defaultdict(list)
    about: dict[tuple[str, str], list[ScenarioRecord]] = defaultdict(list)
    for record in all_records:
        for clause in record.controls:
            controls[clause, record.ruleset].append(record)
        for clause in (*record.clauses, *record.controls):
            about[clause, record.ruleset].append(record)
    found = []
    for record in all_records:
        if record.verdict is not Verdict.PASS or not record.refusals or _key(record) in along:
            continue
        unproved = tuple(
            clause for clause in record.clauses if not _proved(controls[clause, record.ruleset], clauses.get(clause))
        )
        if not record.clauses:
            unproved = tuple(
                clause for clause in record.controls if not _passes_beside(record, about[clause, record.ruleset])
            )
        if unproved:
            found.append(
                VacuousRecord(id=record.id, language=record.language, ruleset=record.ruleset, clauses=unproved)
            )
    return found


def _key(record: ScenarioRecord) -> Key:
    return record.id, record.language, record.ruleset


def _passes_beside(record: ScenarioRecord, about: list[ScenarioRecord]) -> bool:
    others = [other for other in about if other.id != record.id]
    return not others or any(other.verdict is Verdict.PASS for other in others)


def _proved(controls: list[ScenarioRecord], clause: Clause | None) -> bool:
    if not controls:
        return clause is None or not clause.contrast
    return any(control.verdict is Verdict.PASS for control in controls)


class VerdictLog:
    """A log being written: one line a record, each flushed as it comes.

    ``order`` has the scenarios as the log of a whole run lists them, ``along`` those that run as controls of others.
    """

    def __init__(self, path: Path | None, order: Iterable[Key] = (), along: Iterable[Key] = ()) -> None:
        self._file = path.open("w", encoding="utf-8", newline="\n") if path else None
        self._name = str(path)
        self._started = time.perf_counter()
        self._order = tuple(order)
        self._along = frozenset(along)
        self._head: list[AnyRecord] = []
        self.scenarios: dict[Key, ScenarioRecord] = {}

    def _write(self, *records: AnyRecord) -> None:
        if self._file is None:
            return
        try:
            for record in records:
                self._file.write(record.model_dump_json(exclude_defaults=False) + "\n")
            self._file.flush()
        except OSError as error:
            self.close()
            raise TroubleError("trouble-write", file=self._name, error=error.strerror or str(error)) from error

    def _put_in_order(self) -> None:
        """Scenarios that ended in several processes come as they ended; the log of a whole run has one order."""
        ended = {key: self.scenarios[key] for key in self._order if key in self.scenarios}
        if list(ended) == list(self.scenarios) or len(ended) != len(self.scenarios):
            return
        self.scenarios = ended
        if self._file is not None and self._file.seekable():
            self._file.seek(0)
            self._file.truncate()
            self._write(*self._head, *ended.values())

    def begin(self, run: RunRecord, clauses: Iterable[Clause]) -> None:
        """Write the head of the log and the clauses that the run's scenarios show."""
        self._head = [
            run,
            *(
                ClauseRecord(
                    id=clause.id,
                    chapter=clause.chapter,
                    tier=clause.tier,
                    nature=clause.kind,
                    cr=clause.cr,
                    rulesets=clause.rulesets,
                    contrast=clause.contrast,
                    text=Text(en=clause.en, fr=clause.fr),
                    changed_since=OLD_RULESETS if clause.changed == CHANGED else (),
                    numbers={one: clause.numbers(one) for one in clause.rulesets if clause.numbers(one) != clause.cr},
                )
                for clause in clauses
            ),
        ]
        self._write(*self._head)

    def add(self, record: ScenarioRecord) -> None:
        """Write a scenario that ended; a second record of the same scenario replaces nothing and is left out."""
        key = _key(record)
        if key not in self.scenarios:
            self.scenarios[key] = record
            self._write(record)

    def end(self, clauses: dict[str, Clause], known: KnownFailures = KnownFailures()) -> Counter[Verdict]:
        """Write the corrections and the foot; the totals of the verdicts."""
        self._put_in_order()
        verdicts = {key: record.verdict for key, record in self.scenarios.items()}
        unproved = vacuous(self.scenarios.values(), clauses, self._along)
        for correction in unproved:
            verdicts[correction.id, correction.language, correction.ruleset] = Verdict.VACUOUS
        listed = known.corrections(verdicts)
        for one in listed:
            verdicts[one.id, one.language, one.ruleset] = one.verdict
        self._write(*unproved, *listed)
        totals = Counter(verdicts.values())
        seconds = sum(record.engine_seconds for record in self.scenarios.values())
        self._write(
            EndRecord(
                totals=dict(totals),
                seconds=round(time.perf_counter() - self._started, 3),
                engine_seconds=round(seconds, 3),
            )
        )
        self.close()
        return totals

    def close(self) -> None:
        """Close the file, with or without a foot."""
        if self._file:
            with suppress(OSError):  # what could not be written has been said
                self._file.close()
            self._file = None
