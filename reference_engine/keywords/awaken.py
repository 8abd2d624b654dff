"""Awaken (CR 702.113)."""

from __future__ import annotations

from ..abilities import AlternativeCost, KeywordAbility, Mana, TargetSpec
from ..effects_on_permanents import Apply, PutCounters
from ..modifications import AddAbilities, AddTypes, Duration, SetBasePT
from ..references import Filter, Target


def awaken(number: int, cost: str, targets_of_spell: int) -> KeywordAbility:
    """Awaken N—cost: ``number`` counters, ``cost`` in mana symbols; the spell itself has ``targets_of_spell`` targets.

    The land is a target only of a spell cast for its awaken cost (CR 702.113b). It stays a land.
    """
    land = Target(targets_of_spell)
    becomes = (
        AddTypes(types=("creature",), subtypes=("Elemental",)),
        SetBasePT(0, 0),
        AddAbilities((KeywordAbility("haste"),)),
    )
    effects = (PutCounters("+1/+1", number, land), Apply(land, becomes, Duration.INDEFINITE))
    spec = TargetSpec(Filter(types=("land",), controller="you"))
    return KeywordAbility("awaken", f"{number}—{cost}", (AlternativeCost("awaken", (Mana(cost),), effects, (spec,)),))
