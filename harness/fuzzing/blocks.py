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

_SHRINKS = 60
"""Plans that Hypothesis may try to make one example smaller."""

_SHRINKS_OF_LOST = 15
"""The same if the engine is lost each time: it has to be started anew, or even waited for."""

_one_at_a_time = threading.Lock()
"""The engines of a process play one game at a time; a cluster may give tasks to several threads of one."""


@dataclass(frozen=True)
class Block:
    """A block of examples to be played."""

    source: Source
    number: int
    examples: int


class Candidate(Model):
    """An example in which the engines differ."""

    block: int
    example: int
    signature: Signature


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
    found: dict[Signature, int] = {}
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
        found.setdefault(difference.signature, number)

    with _one_at_a_time:
        engines = _engines(block.source.setting)
        draw(block.source.repertoire, block.source.setting.seed, block.number, block.examples, example, shrinking=False)
    candidates = tuple(
        Candidate(block=block.number, example=number, signature=signature) for signature, number in found.items()
    )
    return Played(block=block.number, examples=block.examples, ended=dict(sorted(ended.items())), candidates=candidates)


def shrink(task: Shrink) -> Shrunk:
    """Make a candidate small: its plan by Hypothesis, then its operations one by one."""
    from .drawing import Shrinking, draw

    source, candidate = task.source, task.candidate
    with _one_at_a_time:
        engines = _engines(source.setting)
        most = _SHRINKS_OF_LOST if candidate.signature.lost else _SHRINKS
        test = Shrinking(candidate.example, _same(candidate.signature, source.repertoire, engines), most)
        try:
            draw(source.repertoire, source.setting.seed, candidate.block, task.examples, test, shrinking=True)
        except DiffersError as differs:
            difference = reduced(differs.difference, engines)
        else:  # an engine that does not do the same twice
            difference = Difference(signature=candidate.signature, operations=(), shown=False)
        return Shrunk(
            candidate=candidate,
            difference=difference,
            leading=outcome(difference.operations, engines.leading, engines.ruleset),
            following=outcome(difference.operations, engines.following, engines.ruleset),
        )


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
