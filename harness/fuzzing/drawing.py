"""Hypothesis, set so that a seed always gives the same examples and the same shrinking, in whatever process."""

from __future__ import annotations

import hashlib
import tempfile
from collections.abc import Callable
from functools import lru_cache

import hypothesis
from hypothesis import HealthCheck, Phase, Verbosity

from .duel import DiffersError
from .plans import Plan
from .repertoire import Repertoire
from .strategies import plans


def seed_of_block(seed: int, block: int) -> int:
    """The seed that Hypothesis gets for a block."""
    return int.from_bytes(hashlib.sha256(f"{seed} {block}".encode()).digest()[:8], "big")


@lru_cache(maxsize=1)
def _without_traces() -> None:
    """What Hypothesis notes on disk of the modules it sees must not lie about in the folder of the user."""
    from hypothesis.configuration import set_hypothesis_home_dir

    set_hypothesis_home_dir(tempfile.mkdtemp(prefix="mtg-verdict-"))


def draw(
    repertoire: Repertoire, seed: int, block: int, examples: int, test: Callable[[Plan], None], *, shrinking: bool
) -> None:
    """Call ``test`` with ``examples`` plans; which ones depends on nothing else than the other arguments.

    Args:
        repertoire: the cards.
        seed: that of the run.
        block: its number.
        examples: how many.
        test: with ``shrinking``, it raises :class:`DiffersError` for what is to be made smaller.
        shrinking: go on with smaller plans that it raises for too.

    Raises:
        DiffersError: the last that ``test`` raised, for the smallest plan.
    """
    _without_traces()
    settings = hypothesis.settings(
        max_examples=examples,
        database=None,
        deadline=None,
        derandomize=False,
        phases=(Phase.generate, Phase.shrink) if shrinking else (Phase.generate,),
        suppress_health_check=list(HealthCheck),
        verbosity=Verbosity.quiet,
        report_multiple_bugs=False,
        print_blob=False,
    )
    example = hypothesis.seed(seed_of_block(seed, block))(settings(hypothesis.given(plans(repertoire))(_calling(test))))
    example()


def _calling(test: Callable[[Plan], None]) -> Callable[..., None]:
    """A function as Hypothesis wants it: its source is the same whatever ``test`` is."""

    def example(plan: Plan) -> None:
        test(plan)

    return example


class Shrinking:
    """What Hypothesis calls to make an example smaller: the one of that number, then smaller ones as long as it pays.

    What was tried is remembered, so that the same plan always has the same end.
    """

    def __init__(self, number: int, differs: Callable[[Plan], DiffersError | None], most: int) -> None:
        self._number = number
        self._differs = differs
        self._left = most
        self._called = 0
        self._known: dict[Plan, DiffersError | None] = {}

    def __call__(self, plan: Plan) -> None:
        """Try ``plan``, unless it comes before the one to begin with.

        Raises:
            DiffersError: it shows the same difference.
        """
        self._called += 1
        if self._called <= self._number:
            return
        if plan not in self._known:
            self._left -= 1
            self._known[plan] = self._differs(plan) if self._left >= 0 else None
        found = self._known[plan]
        if found is not None:
            raise found
