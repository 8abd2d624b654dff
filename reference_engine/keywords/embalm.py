"""Embalm (CR 702.128)."""

from __future__ import annotations

from ..abilities import ActivatedAbility, ExileSelf, KeywordAbility, Mana
from ..copying import CreateCopyToken
from ..modifications import AddTypes, SetColors, SetManaCost
from ..objects import Zone
from ..references import Source


def embalm(cost: str) -> KeywordAbility:
    """Embalm: from the graveyard, a white Zombie token copy without mana cost (CR 702.128a)."""
    exceptions = (SetColors(("white",)), SetManaCost(None), AddTypes(subtypes=("Zombie",)))
    ability = ActivatedAbility(
        (Mana(cost), ExileSelf()),
        (CreateCopyToken(Source(), exceptions=exceptions),),
        label="embalm",
        zone=Zone.GRAVEYARD,
        sorcery_speed=True,
    )
    return KeywordAbility("embalm", cost, (ability,))
