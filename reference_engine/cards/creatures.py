"""Creatures with activated, triggered and static abilities."""

from __future__ import annotations

from ..abilities import (
    ANY_TARGET,
    Ability,
    ActivatedAbility,
    Cost,
    EntersTapped,
    KeywordAbility,
    Mana,
    Restriction,
    SacrificeSelf,
    StaticAbility,
    TapSymbol,
    TargetSpec,
    Trigger,
    TriggeredAbility,
    UntapSymbol,
    protection,
)
from ..effects import CreateToken, DealDamage, Draw, GainLife, May
from ..effects_on_permanents import Tap, gain_keywords, pump
from ..keywords import morph
from ..modifications import AddAbilities, ModifyPT
from ..references import Each, Filter, PowerOf, Source, Target
from ..tokens import creature_token

_CREATURE = Filter(types=("creature",))
_ENTERS = Trigger("enters", of="self")
_CAT = creature_token("Cat", 1, 1, ("white",), ("lifelink",))


def _pump_self(cost: str, power: int, toughness: int) -> Ability:
    costs: tuple[Cost, ...] = (Mana(cost),)
    return ActivatedAbility(costs, (pump(power, toughness, Source()),))


ABILITIES: dict[str, tuple[Ability, ...]] = {
    "White Knight": (protection("black"),),
    "Black Knight": (protection("white"),),
    "Prodigal Sorcerer": (ActivatedAbility((TapSymbol(),), (DealDamage(1, Target()),), (ANY_TARGET,)),),
    "Spikeshot Goblin": (
        ActivatedAbility((Mana("{R}"), TapSymbol()), (DealDamage(PowerOf(), Target()),), (ANY_TARGET,)),
    ),
    "Mogg Fanatic": (ActivatedAbility((SacrificeSelf(),), (DealDamage(1, Target()),), (ANY_TARGET,)),),
    "Merrow Wavebreakers": (ActivatedAbility((Mana("{1}{U}"), UntapSymbol()), (gain_keywords("flying"),)),),
    "Fiery Hellhound": (_pump_self("{R}", 1, 0),),
    "Dread Shade": (_pump_self("{B}", 1, 1),),
    "Shivan Dragon": (_pump_self("{R}", 1, 0),),
    "Goblin Balloon Brigade": (ActivatedAbility((Mana("{R}"),), (gain_keywords("flying"),)),),
    "Goblin King": (
        StaticAbility(
            Each(Filter(subtypes=("Goblin",), other=True)),
            (ModifyPT(1, 1), AddAbilities((KeywordAbility("mountainwalk"),))),
        ),
    ),
    "Fallowsage": (TriggeredAbility(Trigger("becomes-tapped", of="self"), (May((Draw(),), "draw a card"),)),),
    "Elvish Visionary": (TriggeredAbility(_ENTERS, (Draw(),)),),
    "Soul Warden": (
        TriggeredAbility(Trigger("enters", filter=Filter(types=("creature",), other=True)), (GainLife(1),)),
    ),
    "Flametongue Kavu": (TriggeredAbility(_ENTERS, (DealDamage(4, Target()),), (TargetSpec(_CREATURE),)),),
    "Leonin Warleader": (
        TriggeredAbility(Trigger("attacks", of="self"), (CreateToken(_CAT, 2, tapped=True, attacking=True),)),
    ),
    "Diregraf Ghoul": (EntersTapped(),),
    "Battering Craghorn": (morph("{1}{R}{R}"),),
    "Whipcorder": (
        ActivatedAbility((Mana("{W}"), TapSymbol()), (Tap(),), (TargetSpec(_CREATURE),)),
        morph("{W}"),
    ),
    "Craven Giant": (Restriction(Source(), blocking=True),),
}
