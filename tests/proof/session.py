"""What became of the mutants, in a session of cosmic-ray: a run that is broken off goes on where it was.

Other commands of cosmic-ray read it too: ``cr-report out/proof/mutants.sqlite``.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path

from cosmic_ray.work_db import WorkDB
from cosmic_ray.work_item import MutationSpec, TestOutcome, WorkerOutcome, WorkItem, WorkResult
from mtg_verdict import adapters, harness, steps

from .mutants import Key, Mutant
from .mutated_engine import Outcome
from .tracing import engine_folder


def state_of_engine() -> str:
    """A digest of the code that decides what becomes of a mutant: engine, adapter, sentences, harness."""
    folders = [engine_folder()]
    folders += [Path(str(package.__file__)).parent for package in (adapters, harness, steps)]
    digest = hashlib.sha1()
    for folder in folders:
        for path in sorted(folder.rglob("*.py")):
            digest.update(path.relative_to(folder).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


class Results:
    """The results of a session.

    One holds as long as the code is the same and the cases it rests on are: that which killed the mutant, or all that
    execute its lines. The others only tell which case to try first.
    """

    def __init__(self, database: WorkDB, state: str, digest_of: Callable[[Iterable[str]], str]) -> None:
        self._database = database
        self._state = state
        self._digest_of = digest_of
        self._found: dict[str, tuple[Outcome, str]] = {}
        self._known: set[str] = {item.job_id for item in database.work_items}
        self.killers: dict[Key, str] = {}
        for job, result in database.results:
            told = json.loads(result.output or "{}")
            outcome = Outcome(**told["outcome"])
            if told["state"] == state:
                self._found[job] = outcome, told["cases"]
            if outcome.by:
                module, function, before, after, number = told["key"]
                self.killers[module, function, before, after, number] = outcome.by

    def of(self, mutant: Mutant, names: Sequence[str], most: int | None = None) -> Outcome | None:
        """What became of ``mutant``, whose lines the cases ``names`` execute, if that is known.

        A survivor has to have been tried on ``most`` of them, or on all.
        """
        outcome, cases = self._found.get(mutant.identity, (None, ""))
        if outcome is None or cases != self._digest_of([outcome.by] if outcome.by else names):
            return None
        return outcome if outcome.by or outcome.tried >= len(names[:most]) else None

    def prepare(self, mutants: Iterable[Mutant], paths: Mapping[str, Path]) -> None:
        """Make the mutants known that are not, so that they can have results."""
        new = [each for each in mutants if each.identity not in self._known]
        self._database.add_work_items([_item(each, paths[each.module]) for each in new])
        self._known |= {each.identity for each in new}

    def add(self, mutant: Mutant, outcome: Outcome, names: Sequence[str], diff: str) -> None:
        """Keep what became of ``mutant``, whose lines the cases ``names`` execute."""
        cases = self._digest_of([outcome.by] if outcome.by else names)
        told = {"state": self._state, "outcome": asdict(outcome), "key": mutant.key, "cases": cases}
        survived = TestOutcome.KILLED if outcome.by else TestOutcome.SURVIVED
        result = WorkResult(WorkerOutcome.NORMAL, json.dumps(told, ensure_ascii=False), survived, diff)
        self._database.set_result(mutant.identity, result)


def _item(mutant: Mutant, path: Path) -> WorkItem:
    function = mutant.place.function or None
    name = f"core/{mutant.operator}"
    mutation = MutationSpec(path, name, mutant.occurrence, mutant.at, mutant.end, definition_name=function)
    return WorkItem.single(mutant.identity, mutation)


@contextmanager
def results_in(
    file: Path, state: str, digest_of: Callable[[Iterable[str]], str], *, anew: bool = False
) -> Iterator[Results]:
    """The results in ``file``, made if there is none.

    Args:
        file: a session of cosmic-ray.
        state: of the code now.
        digest_of: tells whether cases, given by name, are the same.
        anew: forget what is in the file.
    """
    file.parent.mkdir(parents=True, exist_ok=True)
    if anew:
        file.unlink(missing_ok=True)
    database = WorkDB(str(file), WorkDB.Mode.create)
    try:
        yield Results(database, state, digest_of)
    finally:
        database.close()
