"""Wrong engines for clauses that follow from those on abilities: delayed triggered abilities."""

from __future__ import annotations

from mtg_verdict.reference_engine import delayed

from .patching import Patch
from .registry import mutant


@mutant("x-abil-delayed-survives-source")
def delayed_triggers_are_gone_with_their_source(patch: Patch) -> None:
    """A delayed triggered ability is unregistered when the permanent that created it is gone."""
    patch.source(
        delayed.at_step,
        "for each in due:",
        "for each in [one for one in due if game.permanent(one.source) is not None]:",
    )
