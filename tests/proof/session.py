"""What became of the mutants, in a session of cosmic-ray: a run that is broken off goes on where it was.

Other commands of cosmic-ray read it too: ``cr-report out/proof/mutants.sqlite``.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path

import mtg_verdict.harness
import mtg_verdict.steps
from cosmic_ray.work_db import WorkDB
from cosmic_ray.work_item import MutationSpec, TestOutcome, WorkerOutcome, WorkItem, WorkResult
from mtg_verdict.features.ledger import clauses
from mtg_verdict.harness.scenarios import features_root

from .mutants import Mutant
from .mutated_engine import Outcome
from .tracing import engine_folder

Key = tuple[str, str, str, str, int]


def state_of_suite() -> str:
    """A digest of all that decides what becomes of a mutant: engine, features, sentences, harness."""
    clauses()
    folders = [engine_folder(), features_root()]
    folders += [Path(str(package.__file__)).parent for package in (mtg_verdict.harness, mtg_verdict.steps)]
    digest = hashlib.sha1()
    for folder in folders:
        for path in sorted(folder.rglob("*")):
            if path.suffix in (".py", ".feature", ".toml"):
                digest.update(path.relative_to(folder).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


class Results:
    """The results of a session. Those of another state of the suite only tell which case to try first."""

    def __init__(self, database: WorkDB, state: str) -> None:
        self._database = database
        self._state = state
        self._found: dict[str, Outcome] = {}
        self._known: set[str] = {item.job_id for item in database.work_items}
        self.killers: dict[Key, str] = {}
        for job, result in database.results:
            told = json.loads(result.output or "{}")
            outcome = Outcome(**told["outcome"])
            if told["state"] == state:
                self._found[job] = outcome
            if outcome.by:
                module, function, before, after, number = told["key"]
                self.killers[module, function, before, after, number] = outcome.by

    def of(self, mutant: Mutant) -> Outcome | None:
        """What became of ``mutant``, if that is known."""
        return self._found.get(mutant.identity)

    def prepare(self, mutants: Iterable[Mutant], paths: Mapping[str, Path]) -> None:
        """Make the mutants known that are not, so that they can have results."""
        new = [each for each in mutants if each.identity not in self._known]
        self._database.add_work_items([_item(each, paths[each.module]) for each in new])
        self._known |= {each.identity for each in new}

    def add(self, mutant: Mutant, outcome: Outcome, diff: str) -> None:
        """Keep what became of ``mutant``."""
        self._found[mutant.identity] = outcome
        told = {"state": self._state, "outcome": asdict(outcome), "key": mutant.key}
        survived = TestOutcome.KILLED if outcome.by else TestOutcome.SURVIVED
        result = WorkResult(WorkerOutcome.NORMAL, json.dumps(told, ensure_ascii=False), survived, diff)
        self._database.set_result(mutant.identity, result)


def _item(mutant: Mutant, path: Path) -> WorkItem:
    function = mutant.place.function or None
    name = f"core/{mutant.operator}"
    mutation = MutationSpec(path, name, mutant.occurrence, mutant.at, mutant.end, definition_name=function)
    return WorkItem.single(mutant.identity, mutation)


@contextmanager
def results_in(file: Path, state: str, *, anew: bool) -> Iterator[Results]:
    """The results in ``file``, made if there is none; ``anew`` forgets what is in it."""
    file.parent.mkdir(parents=True, exist_ok=True)
    if anew:
        file.unlink(missing_ok=True)
    database = WorkDB(str(file), WorkDB.Mode.create)
    try:
        yield Results(database, state)
    finally:
        database.close()
