"""Instants and sorceries."""

from __future__ import annotations

from ..abilities import ANY_TARGET, Ability, SpellAbility, TargetSpec
from ..countering import CounterSpell
from ..effects import (
    CreateToken,
    DealDamage,
    Draw,
    ExtraTurn,
    Fight,
    GainLife,
    LoseLife,
    PreventCombatDamage,
    SkipNextTurn,
)
from ..effects_on_permanents import (
    Apply,
    Destroy,
    Enter,
    ExchangeControl,
    Move,
    PhaseOut,
    PutCounters,
    TapOrUntap,
    Untap,
    gain_control,
    gain_keywords,
    pump,
)
from ..extra_phases import AddPhases, UntapAttackers
from ..game import Step
from ..manifesting import ManifestTopCard
from ..modifications import Duration, RemoveAllAbilities, SetBasePT, SetColors, SetSubtypes
from ..objects import Zone
from ..references import ControllerOf, Each, Filter, ManaValueOf, PowerOf, Remembered, Target
from ..text_changing import ChangeColorWord
from ..tokens import creature_token

_CREATURE = Filter(types=("creature",))
_YOUR_CREATURE = Filter(types=("creature",), controller="you")
_ONE_CREATURE = (TargetSpec(_CREATURE),)
_GOBLIN = creature_token("Goblin", 1, 1, ("red",))

ABILITIES: dict[str, tuple[Ability, ...]] = {
    "Turn to Frog": (
        SpellAbility(
            (
                Apply(
                    Target(),
                    (RemoveAllAbilities(), SetColors(("blue",)), SetSubtypes(("Frog",)), SetBasePT(1, 1)),
                ),
            ),
            _ONE_CREATURE,
        ),
    ),
    "Giant Growth": (SpellAbility((pump(3, 3),), _ONE_CREATURE),),
    "Disenchant": (SpellAbility((Destroy(),), (TargetSpec(Filter(types=("artifact", "enchantment"))),)),),
    "Reanimate": (
        SpellAbility(
            (Enter(), LoseLife(ManaValueOf(Target()))),
            (TargetSpec(Filter(types=("creature",), zone=Zone.GRAVEYARD)),),
        ),
    ),
    "Krenko's Command": (SpellAbility((CreateToken(_GOBLIN, 2),)),),
    "Entrancing Melody": (
        SpellAbility((gain_control(),), (TargetSpec(Filter(types=("creature",), mana_value_x=True)),)),
    ),
    "Prey Upon": (
        SpellAbility(
            (Fight(Target(0), Target(1)),),
            (TargetSpec(_YOUR_CREATURE), TargetSpec(Filter(types=("creature",), controller="opponent"))),
        ),
    ),
    "Vitalize": (SpellAbility((Untap(Each(_YOUR_CREATURE)),)),),
    "Cloudshift": (SpellAbility((Move(Zone.EXILE), Enter(Remembered())), (TargetSpec(_YOUR_CREATURE),)),),
    "Sleight of Mind": (SpellAbility((ChangeColorWord(),), (TargetSpec(Filter(), spells=True),)),),
    "Expedite": (SpellAbility((gain_keywords("haste", objects=Target()), Draw(1)), _ONE_CREATURE),),
    "Threaten": (
        SpellAbility(
            (Untap(), gain_control(duration=Duration.END_OF_TURN), gain_keywords("haste", objects=Target())),
            _ONE_CREATURE,
        ),
    ),
    "Lightning Bolt": (SpellAbility((DealDamage(3, Target()),), (ANY_TARGET,)),),
    "Shock": (SpellAbility((DealDamage(2, Target()),), (ANY_TARGET,)),),
    "Unsummon": (SpellAbility((Move(Zone.HAND),), _ONE_CREATURE),),
    "Boomerang": (SpellAbility((Move(Zone.HAND),), (TargetSpec(Filter()),)),),
    "Murder": (SpellAbility((Destroy(),), _ONE_CREATURE),),
    "Terror": (
        SpellAbility(
            (Destroy(can_be_regenerated=False),),
            (TargetSpec(Filter(types=("creature",), not_types=("artifact",), not_colors=("black",))),),
        ),
    ),
    "Swords to Plowshares": (
        SpellAbility(
            (Move(Zone.EXILE), GainLife(PowerOf(Target()), ControllerOf(Target()))),
            _ONE_CREATURE,
        ),
    ),
    "Wrath of God": (SpellAbility((Destroy(Each(_CREATURE), can_be_regenerated=False),)),),
    "Counterspell": (SpellAbility((CounterSpell(),), (TargetSpec(Filter(zone=Zone.STACK)),)),),
    "Fog": (SpellAbility((PreventCombatDamage(Filter()),)),),
    "Switcheroo": (SpellAbility((ExchangeControl(),), (TargetSpec(_CREATURE, minimum=2, maximum=2),)),),
    "Twiddle": (SpellAbility((TapOrUntap(),), (TargetSpec(Filter(types=("artifact", "creature", "land"))),)),),
    "Slip Out the Back": (SpellAbility((PutCounters("+1/+1", objects=Target()), PhaseOut()), _ONE_CREATURE),),
    "Time Warp": (SpellAbility((ExtraTurn(Target()),), (TargetSpec(players=True),)),),
    "Relentless Assault": (
        SpellAbility((UntapAttackers(), AddPhases((Step.BEGINNING_OF_COMBAT, Step.POSTCOMBAT_MAIN)))),
    ),
    "Soul Summons": (SpellAbility((ManifestTopCard(),)),),
    "Meditate": (SpellAbility((Draw(4), SkipNextTurn())),),
}
