"""Trying the mutants: several processes at a time, each mutant on the cases that execute its lines."""

from __future__ import annotations

import select
import zlib
from collections import defaultdict, deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path

from .declared import cases_that_name
from .mutants import Key, Mutant, mutated
from .mutated_engine import Change, Child, Outcome, forget_engine
from .session import Results
from .suite import Suite
from .tracing import Trace

_AT_FIRST = 40
"""On how many cases all mutants are tried before those that survive them are tried on the others too."""

_REMEMBERED = 12
"""How many of the cases that killed a mutant last are tried first."""


class Order:
    """In which order the cases are tried on a mutant."""

    def __init__(
        self,
        trace: Trace,
        killers: Mapping[Key, str] | None = None,
        named: Callable[[str], frozenset[str]] = lambda function: frozenset(),
    ) -> None:
        self._trace = trace
        self._named = cache(named)
        self._of_places: defaultdict[tuple[str, ...], set[str]] = defaultdict(set)
        for (module, function, *_), name in (killers or {}).items():
            self._remember(module, function, name)
        self._killers: deque[str] = deque(maxlen=_REMEMBERED)
        self._doubles = _doubles(trace)

    def cases(self, mutant: Mutant, first: str = "") -> list[str]:
        """The cases that execute the lines of ``mutant``, the likeliest to kill it first.

        Those are ``first``, those that have killed another of its function or module, or anything just now, and the
        quickest.

        What is evaluated as the module is imported may matter in every case. A scenario that executes the very same
        lines under two editions is tried under the newer one alone.
        """
        reached = self._trace.by(mutant.module, mutant.place.lines) - {""}
        chosen = (self._trace.seconds.keys() if self.at_import(mutant) else reached) - self._doubles
        recent = {name: number for number, name in enumerate((*([first] if first else ()), *self._killers))}

        near = named = frozenset[str]()
        if self.at_import(mutant):
            near, named = self._of_module(mutant.module), self._named(mutant.place.function)

        of_function = self._of_places[mutant.module, mutant.place.function]
        of_module = self._of_places[mutant.module,]

        def rank(name: str) -> tuple[object, ...]:
            seconds = self._trace.seconds[name]
            if not reached:  # nothing tells which are likely: some of everything
                seconds = zlib.crc32(name.encode())
            places = name not in of_function, name not in of_module, recent.get(name, len(recent))
            return name != first, name not in named, *places, name not in reached, name not in near, seconds

        return sorted(chosen, key=rank)

    def _of_module(self, module: str) -> frozenset[str]:
        """The cases that execute something of ``module`` which its import does not."""
        lines = self._trace.reached[module].values()
        return frozenset().union(*(names for names in lines if "" not in names))

    def at_import(self, mutant: Mutant) -> bool:
        """Whether what ``mutant`` changes is executed, or may be, as the engine is imported."""
        return mutant.place.at_import or "" in self._trace.by(mutant.module, mutant.place.lines)

    def _remember(self, module: str, function: str, name: str) -> None:
        self._of_places[module, function].add(name)
        self._of_places[module,].add(name)

    def killed_by(self, mutant: Mutant, name: str) -> None:
        """Remember that the case ``name`` has killed ``mutant``."""
        self._remember(mutant.module, mutant.place.function, name)
        if name in self._killers:
            self._killers.remove(name)
        self._killers.appendleft(name)


def mixed(names: Sequence[str]) -> list[str]:
    """``names`` with those behind the first in no order: what the quickest do not show, others like them rarely do."""
    return [*names[:_AT_FIRST], *sorted(names[_AT_FIRST:], key=lambda name: zlib.crc32(name.encode()))]


def _doubles(trace: Trace) -> set[str]:
    """Cases that execute the very lines that the same scenario executes under a newer edition."""
    lines: dict[str, set[tuple[str, int]]] = {name: set() for name in trace.seconds}
    for module, reached in trace.reached.items():
        for line, names in reached.items():
            for name in names - {""}:
                lines[name].add((module, line))
    seen: set[tuple[str, frozenset[tuple[str, int]]]] = set()
    found = set()
    for name, executed in lines.items():  # newest edition first
        what = name.partition(" ")[0], frozenset(executed)
        if what in seen:
            found.add(name)
        seen.add(what)
    return found


def try_mutants(
    suite: Suite,
    trace: Trace,
    mutants: Iterable[Mutant],
    paths: Mapping[str, Path],
    results: Results,
    jobs: int,
    most: int | None,
    ended: Callable[[Mutant, Outcome], None],
) -> None:
    """Try the mutants that have no result yet, ``jobs`` at a time.

    Args:
        suite: the cases.
        trace: which of them executes what.
        mutants: to be tried.
        paths: the files of their modules.
        results: where the outcomes are kept.
        jobs: how many processes.
        most: on how many cases a mutant is tried before it counts as a survivor; ``None`` for all.
        ended: called with each mutant and its outcome, also one that was known.
    """
    forget_engine()
    suite = suite.anew()
    suite.load()  # once for all processes forked from this one
    order = Order(trace, results.killers, partial(cases_that_name, suite))
    waiting: deque[_Trial] = deque()
    for mutant in mutants:
        names = order.cases(mutant, results.killers.get(mutant.key, ""))
        if (known := results.of(mutant, names, most)) is not None:
            ended(mutant, known)
        else:
            waiting.append(_Trial(mutant, names))
    busy: dict[int, tuple[Child, _Trial]] = {}
    try:
        while waiting or busy:
            while waiting and len(busy) < jobs:
                trial = waiting.popleft()
                trial.names = order.cases(trial.mutant, results.killers.get(trial.mutant.key, ""))
                names = mixed(trial.names)[:most] if trial.again else trial.names[: min(_AT_FIRST, most or _AT_FIRST)]
                text = paths[trial.mutant.module].read_text(encoding="utf-8")
                changed = mutated(trial.mutant, text)
                function = "" if order.at_import(trial.mutant) else trial.mutant.place.function
                change = Change(trial.mutant.module, paths[trial.mutant.module], changed, function)
                child = Child(suite, change, names, trace.seconds)
                trial.diff = trial.mutant.diff(changed, text)
                busy[child.reader] = child, trial
            ready, _, _ = select.select(list(busy), [], [])
            for reader in ready:
                child, trial = busy[reader]
                if (outcome := child.read()) is None:
                    continue
                del busy[reader]
                if outcome.by:
                    order.killed_by(trial.mutant, outcome.by)
                elif len(child.names) < len(trial.names[:most]):
                    trial.again = True
                    waiting.append(trial)
                    continue
                results.add(trial.mutant, outcome, trial.names, trial.diff)
                ended(trial.mutant, outcome)
    finally:
        for child, _ in busy.values():
            child.end()


@dataclass
class _Trial:
    """A mutant to be tried, on the first cases alone or, ``again``, on all; ``diff`` says what it changes."""

    mutant: Mutant
    names: list[str]
    again: bool = False
    diff: str = ""
