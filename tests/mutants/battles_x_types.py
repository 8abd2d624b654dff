"""Wrong engines for clauses that follow from those on battles: what a battle is."""

from __future__ import annotations

from mtg_verdict.reference_engine.references import Filter

from .patching import Patch
from .registry import mutant


@mutant("x-bt-not-a-creature-or-planeswalker")
def battles_are_planeswalkers(patch: Patch) -> None:
    """What speaks of planeswalkers, a target planeswalker for one, takes a battle for one."""
    patch.source(
        Filter._characteristics_match,
        "if self.types and not values.is_type(*self.types):",
        'if self.types and not values.is_type(*self.types, *(("battle",) if "planeswalker" in self.types else ())):',
    )
