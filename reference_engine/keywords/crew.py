"""Crew (CR 702.122)."""

from __future__ import annotations

from ..abilities import ActivatedAbility, KeywordAbility, TapTotalPower
from ..effects_on_permanents import Apply
from ..modifications import AddTypes
from ..references import Filter, Source


def crew(power: int) -> KeywordAbility:
    """Crew N: tapping other creatures with total power ``power`` makes this an artifact creature (CR 702.122a)."""
    cost = TapTotalPower(Filter(types=("creature",), controller="you", other=True), power)
    effect = Apply(Source(), (AddTypes(types=("artifact", "creature")),))
    return KeywordAbility("crew", str(power), (ActivatedAbility((cost,), (effect,), label="crew"),))
