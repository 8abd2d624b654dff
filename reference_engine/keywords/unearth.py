"""Unearth (CR 702.84)."""

from __future__ import annotations

from ..abilities import ActivatedAbility, KeywordAbility, Mana
from ..effects_on_permanents import AtNext, Enter, Mark, Move, gain_keywords
from ..modifications import Duration
from ..objects import Zone
from ..references import Remembered, Source
from ..zones import EXILE_INSTEAD


def unearth(cost: str) -> KeywordAbility:
    """Unearth: return this card with haste, until the next end step or until it would leave (CR 702.84a)."""
    effects = (
        Enter(Source()),
        gain_keywords("haste", objects=Remembered(), duration=Duration.INDEFINITE),
        Mark(EXILE_INSTEAD, Remembered()),
        AtNext("end", (Move(Zone.EXILE, Remembered()),)),
    )
    ability = ActivatedAbility((Mana(cost),), effects, label="unearth", zone=Zone.GRAVEYARD, sorcery_speed=True)
    return KeywordAbility("unearth", cost, (ability,))
