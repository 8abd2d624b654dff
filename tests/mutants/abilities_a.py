"""Wrong engines for clauses on abilities: what counts as one."""

from __future__ import annotations

from .patching import Patch
from .registry import mutant


@mutant("abil-402.1-characteristic-text-is-no-ability", "abil-402.3-colour-type-text-is-no-ability", ruleset="cr-2002")
def what_defines_characteristics_always_is_an_ability(patch: Patch) -> None:
    """The modern definition of an ability holds in every edition."""
    patch.rulesets(text_that_defines_characteristics_is_no_ability=False)
