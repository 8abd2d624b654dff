"""Cycling (CR 702.29)."""

from __future__ import annotations

from ..abilities import ActivatedAbility, DiscardSelf, KeywordAbility, Mana
from ..effects import Draw
from ..objects import Zone

CYCLES = "cycles"
"""The kind of event that a player cycles a card (CR 702.29c)."""


def cycling(cost: str) -> KeywordAbility:
    """Cycling: from the hand, ``cost`` and discarding this card draws a card (CR 702.29a)."""
    ability = ActivatedAbility((Mana(cost), DiscardSelf(CYCLES)), (Draw(),), label="cycling", zone=Zone.HAND)
    return KeywordAbility("cycling", cost, (ability,))
