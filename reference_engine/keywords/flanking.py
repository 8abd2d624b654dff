"""Flanking (CR 702.25)."""

from __future__ import annotations

from ..abilities import KeywordAbility, Trigger, TriggeredAbility
from ..effects_on_permanents import pump
from ..references import Context, EventObject


def _blocked_without_flanking(ctx: Context) -> bool:
    event = ctx.event
    if event is None or event.object is None or event.source != ctx.source:
        return False
    return not ctx.game.characteristics(event.object).has_keyword("flanking")


def flanking() -> KeywordAbility:
    """Flanking: a creature without it that blocks this creature gets -1/-1 until end of turn (CR 702.25a).

    Each instance triggers by itself (CR 702.25b).
    """
    ability = TriggeredAbility(Trigger("blocks", test=_blocked_without_flanking), (pump(-1, -1, EventObject()),))
    return KeywordAbility("flanking", abilities=(ability,))
