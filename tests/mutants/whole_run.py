"""Judging many mutants, in several processes if wanted, and what that amounts to clause by clause."""

from __future__ import annotations

import multiprocessing
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from typing import Any, TypeVar

from mtg_verdict.features.ledger import Clause, clauses

from .registry import Mutant, mutants
from .running import Outcome, Reach, Result, Suite, judge, rulesets_used

_AT_A_TIME = 40
"""Scenarios of which one process finds out in one go what they carry out."""

T = TypeVar("T", bound=tuple[Any, ...])
R = TypeVar("R")


@dataclass(frozen=True)
class Proof:
    """What the mutants say of the suite.

    ``wanted`` are the clauses that need a killed mutant, ``without`` those of them that have none at all.
    """

    results: tuple[Result, ...]
    wanted: tuple[str, ...]
    without: tuple[str, ...]

    @property
    def killed(self) -> int:
        """How many of the wanted clauses have a mutant, and all of theirs killed."""
        outcomes = defaultdict(set)
        for result in self.results:
            outcomes[result.clause].add(result.outcome)
        return sum(outcomes[clause] == {Outcome.KILLED} for clause in self.wanted)

    @property
    def complete(self) -> bool:
        """Whether every mutant is killed and no clause lacks one."""
        return not self.without and all(one.outcome is Outcome.KILLED for one in self.results)


def needing_mutants(suite: Suite) -> dict[str, Clause]:
    """The clauses with a ``mutant`` text that a scenario shows, and that the ledger does not call untestable."""
    shown = {identity for scenario in suite.scripts for identity in scenario.clauses}
    return {one.id: one for one in clauses().values() if one.mutant and not one.status and one.id in shown}


def prove(
    wanted: Sequence[str],
    chosen: Iterable[Mutant],
    *,
    others: bool,
    jobs: int,
    seconds: float,
    begun: Callable[[int], None],
    ended: Callable[[], None],
) -> Proof:
    """Judge the mutants.

    Args:
        wanted: the clauses that need one.
        chosen: those to judge, each for its clauses among ``wanted``.
        others: whether to find out which other clauses notice.
        jobs: how many processes to use; one is this one.
        seconds: what a scenario may take on a mutant.
        begun: told how much there is to do.
        ended: called after each bit.
    """
    todo = [mutant for mutant in chosen if set(mutant.clauses) & set(wanted)]
    suite, used = _suite(), rulesets_used(todo) if others else ()
    batches = [
        (ruleset, [one.id for one in suite.applicable(ruleset)][start::stride])
        for ruleset in used
        for stride in [max(1, len(suite.applicable(ruleset)) // _AT_A_TIME)]
        for start in range(stride)
    ]
    begun(len(todo) + len(batches))
    with _pool(jobs) as pool:
        reach: dict[str, dict[tuple[str, int], int]] = {ruleset: {} for ruleset in used}
        for batch, part in _each(pool, _reach, batches, ended):
            whole = reach[batch[0]]
            for line, bits in part.items():
                whole[line] = whole.get(line, 0) | bits
        tasks = [(mutant.name, tuple(wanted), _needed(reach, mutant) if others else None, seconds) for mutant in todo]
        found = {task[0]: results for task, results in _each(pool, _judge, tasks, ended)}
    results = tuple(result for mutant in todo for result in found[mutant.name])
    having = {clause for mutant in mutants().values() for clause in mutant.clauses}
    return Proof(results, tuple(wanted), tuple(one for one in wanted if one not in having))


def _needed(reach: Mapping[str, Reach], mutant: Mutant) -> dict[str, Reach]:
    return {ruleset: reach[ruleset] for ruleset in rulesets_used([mutant])}


@cache
def _suite() -> Suite:
    """The scenarios, read once in a process."""
    return Suite()


def _reach(ruleset: str, ids: Sequence[str]) -> Reach:
    return _suite().lines_run(ids, ruleset)


def _judge(name: str, wanted: Sequence[str], reach: Mapping[str, Reach] | None, seconds: float) -> list[Result]:
    return judge(_suite(), mutants()[name], wanted, reach, seconds)


@contextmanager
def _pool(jobs: int) -> Iterator[ProcessPoolExecutor | None]:
    """Processes to work in; ``None`` for this one."""
    if jobs < 2:
        yield None
        return
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) as pool:
        try:
            yield pool
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def _each(
    pool: ProcessPoolExecutor | None, work: Callable[..., R], tasks: Sequence[T], ended: Callable[[], None]
) -> Iterator[tuple[T, R]]:
    """Each of ``tasks``, which are the arguments of ``work``, with its result, in the order in which they end."""
    if pool is None:
        for task in tasks:
            yield task, work(*task)
            ended()
        return
    running = {pool.submit(work, *task): task for task in tasks}
    for future in as_completed(running):
        yield running[future], future.result()
        ended()
