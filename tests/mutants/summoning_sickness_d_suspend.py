"""Wrong engines for clauses on summoning sickness: suspend."""

from __future__ import annotations

from mtg_verdict.reference_engine import suspend

from .patching import Patch
from .registry import mutant


@mutant("x-ss-suspend-when-it-could-be-cast")
def cards_are_suspended_at_any_time(patch: Patch) -> None:
    """A card with suspend is suspended whenever its owner has priority."""
    patch.source(suspend.suspend_from_hand, "if not casting_spells.may_be_cast_now(game, player, oid):", "if False:")


@mutant("x-ss-suspend-not-cast")
def suspended_cards_that_are_not_cast_leave_exile(patch: Patch) -> None:
    """A card that is not cast as its last time counter is removed is put into its owner's graveyard."""
    old = """cast it without paying its mana cost"):
        return"""
    new = """cast it without paying its mana cost"):
        move(game, ctx.source, Zone.GRAVEYARD)
        return"""
    patch.source(suspend.CastSuspended.apply, old, new)


@mutant("x-ss-suspend-not-cast")
def cards_without_time_counters_are_offered_again(patch: Patch) -> None:
    """A card in exile that was suspended is offered to its owner in each upkeep, without time counters too."""
    patch.source(suspend.is_suspended, "bool(obj.counters.get(TIME))", "True")
