"""The strategy for plans.

All integers drawn stay below 100: larger ones Hypothesis also draws from the constants of the modules that happen to be
loaded, and the same seed would not give the same plans in every process.
"""

from __future__ import annotations

from hypothesis import strategies as st

from .plans import CardPlan, MovePlan, PermanentPlan, Plan
from .repertoire import Entry, Repertoire

_LARGEST = 98


def _weighted(*weights: int) -> st.SearchStrategy[int]:
    """A number from 0 on, each as often as its weight says."""
    return st.sampled_from([number for number, weight in enumerate(weights) for _ in range(weight)])


def _seldom(often: int) -> st.SearchStrategy[bool]:
    """True once in ``often`` times."""
    return st.sampled_from([False] * (often - 1) + [True])


def _members(groups: tuple[tuple[Entry, ...], ...]) -> st.SearchStrategy[tuple[int, int]]:
    """A group, the larger the more often, and a member."""
    weights = [max(4, len(group) // 8) for group in groups]
    return _weighted(*weights).flatmap(
        lambda number: st.tuples(st.just(number), st.integers(0, len(groups[number]) - 1))
    )


def plans(repertoire: Repertoire) -> st.SearchStrategy[Plan]:
    """Plans with the cards of ``repertoire``."""
    number = st.integers(0, _LARGEST)
    permanent = st.builds(
        lambda member, *rest: PermanentPlan(*member, *rest),
        _members(repertoire.permanents),
        _seldom(3),
        _seldom(3),
        _seldom(4),
        _weighted(8, 1, 1),
        _weighted(8, 1, 1),
        st.integers(0, 7),
        _seldom(12),
    )
    card = st.builds(lambda member, *rest: CardPlan(*member, *rest), _members(repertoire.cards), _seldom(4), _seldom(5))
    move = st.builds(MovePlan, st.integers(0, 23), _seldom(16), number, number, number, number)
    return st.builds(
        Plan,
        _weighted(6, 1, 1, 1),
        st.lists(permanent, min_size=3, max_size=7).map(tuple),
        st.lists(card, min_size=2, max_size=5).map(tuple),
        _weighted(2, 7, 4, 1, 1, 1, 1, 1, 4),
        _weighted(4, 3, 1, 0, 0, 0, 0, 0, 1),
        _weighted(8, 1),
        st.lists(move, min_size=3, max_size=8).map(tuple),
        st.lists(number, max_size=5).map(tuple),
    )
