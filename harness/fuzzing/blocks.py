"""The work of a run in pieces that any process on any machine can do: each is a function of what it is given."""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, replace

from ...adapters.models import Model
from .differences import Difference, Signature
from .duel import SET_UP, DiffersError, Engines, differences, play
from .engines import engines_kept
from .leading import EndedError
from .plans import Plan
from .reducing import reduced
from .repertoire import Repertoire
from .setting import Setting, Source
from .trying_out import Outcome, outcome

BLOCK = 100
"""Examples of a block."""

LONGEST = 8
"""Steps of a scenario that a reader takes in."""

_SHRINKS = 200
"""Plans that Hypothesis may try to make one example smaller."""

_one_at_a_time = threading.Lock()
"""The engines of a process play one game at a time; a cluster may give tasks to several threads of one."""


@dataclass(frozen=True)
class Block:
    """A block of examples to be played."""

    source: Source
    number: int
    examples: int


class Candidate(Model):
    """An example in which the engines differ, and how, as it was played."""

    block: int
    example: int
    difference: Difference

    @property
    def signature(self) -> Signature:
        """What it is sorted by."""
        return self.difference.signature

    @property
    def key(self) -> tuple[int, int, Signature]:
        """What tells it from others."""
        return self.block, self.example, self.signature


class Played(Model):
    """What came of a block: its candidates, the first of each signature, and how many examples ended why."""

    block: int
    examples: int
    ended: dict[str, int]
    candidates: tuple[Candidate, ...]


@dataclass(frozen=True)
class Shrink:
    """A candidate to be made small; ``examples`` is how many its block has."""

    source: Source
    candidate: Candidate
    examples: int


class Shrunk(Model):
    """A candidate made small, and what it comes to as a scenario on either engine."""

    candidate: Candidate
    difference: Difference
    leading: Outcome
    following: Outcome


def play_block(block: Block) -> Played:
    """Play the examples of a block."""
    from .drawing import draw  # here: it takes an extra

    ended: Counter[str] = Counter()
    found: dict[Signature, Candidate] = {}
    number = 0

    def example(plan: Plan) -> None:
        nonlocal number
        try:
            play(plan, block.source.repertoire, engines, noted)
            ended["played"] += 1
        except EndedError as end:
            ended[end.reason] += 1
        except DiffersError as differs:
            ended["different"] += 1
            noted(differs.difference)
        number += 1

    def noted(difference: Difference) -> None:
        candidate = Candidate(block=block.number, example=number, difference=difference)
        found.setdefault(difference.signature, candidate)

    with _one_at_a_time:
        engines = _engines(block.source.setting)
        draw(block.source.repertoire, block.source.setting.seed, block.number, block.examples, example, shrinking=False)
    return Played(
        block=block.number,
        examples=block.examples,
        ended=dict(sorted(ended.items())),
        candidates=tuple(found.values()),
    )


def shrink(task: Shrink) -> Shrunk:
    """Make a candidate small: its operations one by one, and if that leaves too many, its plan by Hypothesis first."""
    with _one_at_a_time:
        engines = _engines(task.source.setting)
        difference = reduced(task.candidate.difference, engines)
        if difference.steps > LONGEST and (smaller := _by_hypothesis(task, engines)) is not None:
            difference = min(difference, reduced(smaller, engines), key=lambda one: one.steps)
        return Shrunk(
            candidate=task.candidate,
            difference=difference,
            leading=outcome(difference.operations, engines.leading, engines.ruleset),
            following=outcome(difference.operations, engines.following, engines.ruleset),
        )


def _by_hypothesis(task: Shrink, engines: Engines) -> Difference | None:
    """The difference that the smallest plan shows which Hypothesis comes to."""
    from .drawing import Shrinking, draw

    source, candidate = task.source, task.candidate
    test = Shrinking(candidate.example, _same(candidate.signature, source.repertoire, engines), _SHRINKS)
    try:
        draw(source.repertoire, source.setting.seed, candidate.block, task.examples, test, shrinking=True)
    except DiffersError as differs:
        return differs.difference
    return None


def _same(signature: Signature, repertoire: Repertoire, engines: Engines) -> Callable[[Plan], DiffersError | None]:
    """Whether a plan shows a difference of the kind of ``signature``, with no other cards."""

    def differs(plan: Plan) -> DiffersError | None:
        if signature.step == SET_UP:
            plan = replace(plan, moves=())
        found = differences(lambda noted: play(plan, repertoire, engines, noted))
        return next((DiffersError(one) for one in found if one.signature.within(signature)), None)

    return differs


def _engines(setting: Setting) -> Engines:
    return engines_kept(setting.adapter, setting.against, setting.ruleset, setting.timeout)
