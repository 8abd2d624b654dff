"""Flashback (CR 702.34)."""

from __future__ import annotations

from ..abilities import AlternativeCost, KeywordAbility, Mana
from ..objects import Zone


def flashback(cost: str) -> KeywordAbility:
    """Flashback: cast this card from the graveyard for ``cost``; it is exiled as it leaves the stack (CR 702.34a)."""
    return KeywordAbility("flashback", cost, (AlternativeCost("flashback", (Mana(cost),), zone=Zone.GRAVEYARD),))
