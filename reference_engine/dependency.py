"""Dependency between continuous effects within a layer (CR 613.8), which overrides their timestamps."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Protocol, TypeVar


class Applicable(Protocol):
    """An effect about to be applied: which one, what it would do to what, and whether it is characteristic-defining."""

    key: Hashable
    defining: bool

    @property
    def outcome(self) -> Hashable:
        """What it applies to and, as far as it depends on other effects, what it does to that."""


E = TypeVar("E", bound=Applicable)


def not_waiting(effects: Sequence[E], after: Callable[[E], Mapping[Hashable, Hashable]]) -> list[E]:
    """The effects that need not wait for another of them to be applied first (CR 613.8b); at least one.

    An effect depends on another if applying that one would change whether it exists or its outcome (CR 613.8a). In a
    loop nobody waits (CR 613.8b).

    Args:
        effects: the effects still to be applied in this layer.
        after: the outcome of each effect of the layer if just this one had been applied.
    """
    waits_for: dict[Hashable, set[Hashable]] = {each.key: set() for each in effects}
    for other in effects:
        outcomes = after(other)
        for each in effects:
            if each is not other and each.defining is other.defining and outcomes.get(each.key) != each.outcome:
                waits_for[each.key].add(other.key)
    reached = {key: _reachable(key, waits_for) for key in waits_for}
    return [each for each in effects if all(each.key in reached[other] for other in waits_for[each.key])]


def _reachable(start: Hashable, waits_for: Mapping[Hashable, set[Hashable]]) -> set[Hashable]:
    found: set[Hashable] = set()
    to_visit = list(waits_for[start])
    while to_visit:
        key = to_visit.pop()
        if key not in found:
            found.add(key)
            to_visit += waits_for[key]
    return found
