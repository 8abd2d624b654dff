"""From the rule modules to the report: which mutants are tried, and what the list of survivors says of them."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterable
from contextlib import AbstractContextManager
from dataclasses import dataclass, replace
from pathlib import Path

from .distributing import try_mutants
from .mutant_report import MutantReport, mutant_report
from .mutants import Key, Mutant, mutants_of, rule_modules
from .mutated_engine import Outcome
from .session import results_in, state_of_engine
from .suite import Suite
from .survivors import FILE, read_survivors, updated, write_survivors
from .tracing import Trace

_TOLD_EVERY = 50


@dataclass(frozen=True)
class Asked:
    """What to try.

    Args:
        anew: forget all results.
        jobs: how many processes at a time.
        modules: names as ``combat.py``; all rule modules if there is none.
        sample: at most so many mutants of each module, chosen by ``seed``; ``None`` for all.
            A greater sample has those of a smaller one.
        seed: of that choice.
        cases: on at most so many of the cases that execute its lines a mutant is tried; ``None`` for all.
        update: write the list of survivors as it has to be.
    """

    anew: bool = False
    jobs: int = 1
    modules: tuple[str, ...] = ()
    sample: int | None = None
    seed: int = 0
    cases: int | None = None
    update: bool = False


Progress = Callable[[int], AbstractContextManager[Callable[[], None]]]


def prove(
    suite: Suite, trace: Trace, session: Path, asked: Asked, shown: Progress, listed_in: Path = FILE
) -> MutantReport:
    """Try mutants on the suite.

    Args:
        suite: its cases; all pass.
        trace: which of them executes what.
        session: where results are kept.
        asked: what to try.
        shown: shows the progress of so many mutants.
        listed_in: the list of survivors.

    Raises:
        WrongListError: the list of survivors cannot be used.
    """
    listed = read_survivors(listed_in)
    paths = {name: path for name, path in rule_modules().items() if not asked.modules or name in asked.modules}
    mutants = [each for name, path in paths.items() for each in mutants_of(name, path.read_text(encoding="utf-8"))]
    chosen = sample_of(mutants, asked.sample, asked.seed)
    fates: dict[Key, tuple[Mutant, Outcome]] = {}
    with (
        results_in(session, state_of_engine(), suite.digest_of, anew=asked.anew) as results,
        shown(len(chosen)) as advance,
    ):

        def ended(mutant: Mutant, outcome: Outcome) -> None:
            fates[mutant.key] = mutant, outcome
            advance()
            if not len(fates) % _TOLD_EVERY and not sys.stderr.isatty():
                print(f"{len(fates)} / {len(chosen)}", file=sys.stderr, flush=True)

        results.prepare(chosen, paths)
        try_mutants(suite, trace, chosen, paths, results, asked.jobs, asked.cases, ended)
    if asked.update:
        killed = [key for key, (_, outcome) in fates.items() if outcome.by]
        survived = [key for key, (_, outcome) in fates.items() if not outcome.by]
        exist = {mutant.key for mutant in mutants} | {key for key in listed if asked.modules and key[0] not in paths}
        listed = updated(listed, survived, killed, exist)
        write_survivors(listed, listed_in)
    report = mutant_report(mutants, fates, listed, whole=not asked.modules)
    return replace(report, sample=asked.sample, cases=asked.cases)


def sample_of(mutants: Iterable[Mutant], most: int | None, seed: int) -> list[Mutant]:
    """At most ``most`` of ``mutants`` from each module, in their order; a greater sample has those of a smaller one."""
    of_module: dict[str, list[Mutant]] = {}
    for mutant in mutants:
        of_module.setdefault(mutant.module, []).append(mutant)
    found = []
    for module, all_of_it in of_module.items():
        numbers = list(range(len(all_of_it)))
        if most is not None:
            random.Random(f"{seed} {module}").shuffle(numbers)
        found += [all_of_it[number] for number in sorted(numbers[:most])]
    return found
