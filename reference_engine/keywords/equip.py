"""Equip (CR 702.6)."""

from __future__ import annotations

from ..abilities import ActivatedAbility, KeywordAbility, Mana, TargetSpec
from ..effects_on_permanents import Attach
from ..references import Filter


def equip(cost: str) -> KeywordAbility:
    """Equip: attach this to a creature you control, as a sorcery (CR 702.6a)."""
    target = TargetSpec(Filter(types=("creature",), controller="you"))
    ability = ActivatedAbility((Mana(cost),), (Attach(),), (target,), label="equip", sorcery_speed=True)
    return KeywordAbility("equip", cost, (ability,))
