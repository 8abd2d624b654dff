"""Buyback (CR 702.27)."""

from __future__ import annotations

from ..abilities import KeywordAbility, Mana
from ..casting_abilities import OptionalCost


def buyback(cost: str) -> KeywordAbility:
    """Buyback: an optional additional cost in mana symbols; once paid, the spell returns to the hand (CR 702.27a).

    The second half is carried out as the spell resolves, by :mod:`..stack`.
    """
    return KeywordAbility("buyback", cost, (OptionalCost("buyback", (Mana(cost),)),))
