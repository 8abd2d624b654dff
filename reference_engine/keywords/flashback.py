"""Flashback (CR 702.34)."""

from __future__ import annotations

from dataclasses import dataclass

from ..abilities import AlternativeCost, KeywordAbility, Mana
from ..modifications import Layer, Modification
from ..objects import Characteristics, Zone
from ..references import Context


def flashback(cost: str) -> KeywordAbility:
    """Flashback: cast this card from the graveyard for ``cost``; it is exiled as it leaves the stack (CR 702.34a)."""
    return KeywordAbility("flashback", cost, (AlternativeCost("flashback", (Mana(cost),), zone=Zone.GRAVEYARD),))


@dataclass(frozen=True)
class GainFlashbackForManaCost(Modification):
    """The card gains flashback, its cost being its mana cost; without one the cost can't be paid (CR 118.6)."""

    layer = Layer.ABILITY

    def apply(self, values: Characteristics, ctx: Context) -> Characteristics:
        """See :class:`..modifications.Modification`."""
        gained = KeywordAbility("flashback") if values.mana_cost is None else flashback(values.mana_cost)
        return values.changed(abilities=(*values.abilities, gained))
