"""Cards whose keyword ability brings them into play another way, or gives haste."""

from __future__ import annotations

from ..abilities import Ability, SpellAbility, TargetSpec, Trigger, TriggeredAbility
from ..effects import Draw, May
from ..effects_on_permanents import pump
from ..exiling import ExileUntilSourceLeaves
from ..keywords import awaken, blitz, crew, dash, embalm, riot, unearth
from ..references import Filter, Target
from ..suspend import suspend

ABILITIES: dict[str, tuple[Ability, ...]] = {
    "Keldon Halberdier": (suspend(4, "{R}"),),
    "Dregscape Zombie": (unearth("{B}"),),
    "Mardu Scout": (dash("{1}{R}"),),
    "Mayhem Patrol": (
        TriggeredAbility(
            Trigger("attacks", of="self"), (pump(1, 0, Target()),), (TargetSpec(Filter(types=("creature",))),)
        ),
        blitz("{1}{R}"),
    ),
    "Zhur-Taa Goblin": (riot(),),
    "Coastal Discovery": (SpellAbility((Draw(2),)), awaken(4, "{5}{U}", targets_of_spell=0)),
    "Sky Skiff": (crew(1),),
    "Angel of Sanctions": (
        TriggeredAbility(
            Trigger("enters", of="self"),
            (May((ExileUntilSourceLeaves(),), "exile it"),),
            (TargetSpec(Filter(not_types=("land",), controller="opponent")),),
        ),
        embalm("{5}{W}"),
    ),
}
