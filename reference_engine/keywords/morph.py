"""Morph (CR 702.37); turning face up is in :mod:`..face_down`."""

from __future__ import annotations

from ..abilities import AlternativeCost, KeywordAbility, Mana


def morph(cost: str) -> KeywordAbility:
    """Morph: cast face down for {3}; ``cost``, in mana symbols, turns the permanent face up (CR 702.37a)."""
    return KeywordAbility("morph", cost, (AlternativeCost("morph", (Mana("{3}"),), face_down=True),))
