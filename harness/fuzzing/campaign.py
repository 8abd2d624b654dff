"""A run: the blocks are played, what differs is sorted by signature, and one of each is made small."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Protocol

from .blocks import BLOCK, Block, Candidate, Played, Shrink, Shrunk, play_block, shrink
from .differences import Signature
from .executors import Executor
from .setting import Source

PER_KIND = 4
"""Candidates of one kind (step and what) that are made small; those of further cards are counted."""


class Memory(Protocol):
    """What has been done already, and where to note what is done now."""

    def played(self) -> Iterable[Played]:
        """The blocks that have been played."""

    def shrunk(self) -> Iterable[Shrunk]:
        """The candidates that have been made small."""

    def note(self, result: Played | Shrunk) -> None:
        """Keep a result."""


class Onlooker(Protocol):
    """Whoever shows how far the run has come."""

    def playing(self, done: int, total: int, signatures: int) -> None:
        """So many examples of all have been played, with so many distinct signatures."""

    def shrinking(self, done: int, total: int) -> None:
        """So many candidates of all have been made small."""


@dataclass(frozen=True)
class Distinct:
    """A distinct difference: the smallest of those made small, and the signatures that come down to it or are like it.

    ``times`` is in how many blocks it was met.
    """

    shrunk: Shrunk
    signatures: tuple[Signature, ...]
    times: int


@dataclass(frozen=True)
class Findings:
    """What a run has found: the differences in order of discovery, and how the examples ended."""

    examples: int
    ended: dict[str, int]
    distinct: tuple[Distinct, ...]


def run(source: Source, examples: int, executor: Executor, memory: Memory, onlooker: Onlooker) -> Findings:
    """Play ``examples`` examples, as far as ``memory`` does not have them, and make small what differs.

    Raises:
        TroubleError: the executor cannot go on.
    """
    played = _play(source, examples, executor, memory, onlooker)
    candidates = [candidate for block in played for candidate in block.candidates]
    sizes = {block.block: block.examples for block in played}
    shrunk = _shrink(source, _chosen(candidates), sizes, executor, memory, onlooker)
    ended: Counter[str] = Counter()
    for block in played:
        ended.update(block.ended)
    return Findings(sum(sizes.values()), dict(sorted(ended.items())), tuple(_distinct(shrunk, candidates)))


def _play(source: Source, examples: int, executor: Executor, memory: Memory, onlooker: Onlooker) -> list[Played]:
    sizes = {number: min(BLOCK, examples - start) for number, start in enumerate(range(0, examples, BLOCK))}
    done = {block.block: block for block in memory.played() if sizes.get(block.block) == block.examples}
    left = [Block(source, number, size) for number, size in sizes.items() if number not in done]

    def show() -> None:
        signatures = {candidate.signature for block in done.values() for candidate in block.candidates}
        onlooker.playing(sum(block.examples for block in done.values()), examples, len(signatures))

    show()
    for result in executor.results(play_block, left):
        memory.note(result)
        done[result.block] = result
        show()
    return [done[number] for number in sorted(done)]


def _chosen(candidates: Sequence[Candidate]) -> list[Candidate]:
    """The first candidate of each signature, and of each kind those with the fewest cards."""
    first: dict[Signature, Candidate] = {}
    for candidate in candidates:
        first.setdefault(candidate.signature, candidate)
    kinds: dict[tuple[str, str], list[Candidate]] = defaultdict(list)
    for candidate in first.values():
        kinds[candidate.signature.kind].append(candidate)
    return [
        candidate
        for members in kinds.values()
        for candidate in sorted(members, key=lambda one: len(one.signature.cards))[: _enough(members[0].signature)]
    ]


def _enough(signature: Signature) -> int:
    """How many of a kind are made small: one if the engine is lost each time, which takes long."""
    return 1 if signature.lost else PER_KIND


def _shrink(
    source: Source,
    candidates: Sequence[Candidate],
    sizes: dict[int, int],
    executor: Executor,
    memory: Memory,
    onlooker: Onlooker,
) -> list[Shrunk]:
    done = {one.candidate.key: one for one in memory.shrunk()}
    left = [Shrink(source, one, sizes[one.block]) for one in candidates if one.key not in done]
    for number, result in enumerate(executor.results(shrink, left), start=len(candidates) - len(left) + 1):
        memory.note(result)
        done[result.candidate.key] = result
        onlooker.shrinking(number, len(candidates))
    return [done[candidate.key] for candidate in candidates]


def _distinct(shrunk: Sequence[Shrunk], candidates: Sequence[Candidate]) -> list[Distinct]:
    """One for each signature that is left after shrinking: the shortest, the first among equals."""
    groups: dict[Signature, list[Shrunk]] = defaultdict(list)
    for one in shrunk:
        groups[one.difference.signature].append(one)
    found = []
    for group in groups.values():
        met = {one.candidate.signature for one in group}
        best = min(group, key=_length)
        times = len({candidate.block for candidate in candidates if candidate.signature in met})
        found.append(Distinct(best, tuple(sorted(met, key=lambda one: one.cards)), times))
    return sorted(found, key=lambda one: (one.shrunk.candidate.block, one.shrunk.candidate.example))


def _length(one: Shrunk) -> tuple[int, int]:
    return one.difference.steps, len(one.difference.operations)
