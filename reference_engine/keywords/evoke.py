"""Evoke (CR 702.74)."""

from __future__ import annotations

from ..abilities import AlternativeCost, KeywordAbility, Mana, Trigger, TriggeredAbility
from ..effects_on_permanents import SacrificeObjects
from ..references import Context


def _evoked(ctx: Context) -> bool:
    obj = ctx.game.objects.get(ctx.source)
    return obj is not None and obj.cast is not None and obj.cast.method == "evoke"


def evoke(cost: str) -> KeywordAbility:
    """Evoke: cast for ``cost`` instead, it is sacrificed when it enters (CR 702.74a)."""
    sacrificed = TriggeredAbility(Trigger("enters", of="self", test=_evoked), (SacrificeObjects(),))
    return KeywordAbility("evoke", cost, (AlternativeCost("evoke", (Mana(cost),)), sacrificed))
