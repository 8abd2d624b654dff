"""World enchantments, and cards that return, move, steal, shape or resist Auras and other enchantments."""

from __future__ import annotations

from ..abilities import (
    Ability,
    ActivatedAbility,
    AlternativeCost,
    ExileCards,
    KeywordAbility,
    Mana,
    SpellAbility,
    StaticAbility,
    TapSymbol,
    TargetSpec,
    Trigger,
    TriggeredAbility,
    protection,
)
from ..attaching_effects import EnterAttached, EnterTogether, MoveAura
from ..controlling_spells import GainControlOfSpell
from ..copying import EntersAsCopy
from ..countering import CantBeCountered
from ..effects_on_permanents import Apply, Destroy, gain_control
from ..game import Game
from ..modifications import (
    AddAbilities,
    AddTypes,
    Duration,
    ModifyPT,
    RemoveAllAbilities,
    RemoveKeyword,
    SetColors,
    SetTypes,
)
from ..objects import Zone
from ..player_protection import PlayersHaveShroud
from ..references import AttachedToSource, Each, EveryObject, Filter, Source, Target
from ..regenerating import Regenerate
from ..spending_mana import ManaOfAnyColor

_CREATURE = Filter(types=("creature",))
_AURAS_ATTACHED = AttachedToSource(Filter(subtypes=("Aura",)), times=2)


def _of_active_player(game: Game, oid: int) -> bool:
    return game.controller_of(oid) == game.active_player


ABILITIES: dict[str, tuple[Ability, ...]] = {
    "Copy Enchantment": (EntersAsCopy(Filter(types=("enchantment",))),),
    "Concordant Crossroads": (StaticAbility(Each(_CREATURE), (AddAbilities((KeywordAbility("haste"),)),)),),
    "Gravity Sphere": (StaticAbility(Each(_CREATURE), (RemoveKeyword("flying"),)),),
    "The Abyss": (
        TriggeredAbility(
            Trigger("step-begins", step="upkeep"),
            (Destroy(can_be_regenerated=False),),
            (
                TargetSpec(
                    Filter(types=("creature",), not_types=("artifact",), test=_of_active_player),
                    chosen_by_active_player=True,
                ),
            ),
        ),
    ),
    "Replenish": (
        SpellAbility((EnterTogether(Filter(types=("enchantment",), controller="you", zone=Zone.GRAVEYARD)),)),
    ),
    "Open the Vaults": (
        SpellAbility((EnterTogether(Filter(types=("artifact", "enchantment"), zone=Zone.GRAVEYARD)),)),
    ),
    "Aura Graft": (
        SpellAbility(
            (gain_control(), MoveAura()),
            (TargetSpec(Filter(types=("enchantment",), subtypes=("Aura",), attached_to=Filter())),),
        ),
    ),
    "Crown of the Ages": (
        ActivatedAbility(
            (Mana("{4}"), TapSymbol()),
            (MoveAura(to=_CREATURE),),
            (TargetSpec(Filter(types=("enchantment",), subtypes=("Aura",), attached_to=_CREATURE)),),
        ),
    ),
    "Commandeer": (
        AlternativeCost("exile", (ExileCards(Filter(colors=("blue",), zone=Zone.HAND), 2),)),
        SpellAbility((GainControlOfSpell(),), (TargetSpec(Filter(not_types=("creature",), zone=Zone.STACK)),)),
    ),
    "Deathlace": (
        SpellAbility(
            (Apply(Target(), (SetColors(("black",)),), Duration.INDEFINITE),), (TargetSpec(Filter(), spells=True),)
        ),
    ),
    "Rabid Wombat": (StaticAbility(Source(), (ModifyPT(_AURAS_ATTACHED, _AURAS_ATTACHED),)),),
    "Iridescent Drake": (
        TriggeredAbility(
            Trigger("enters", of="self"),
            (EnterAttached(),),
            (TargetSpec(Filter(types=("enchantment",), subtypes=("Aura",), zone=Zone.GRAVEYARD)),),
        ),
    ),
    "Deadly Insect": (),
    "True Believer": (PlayersHaveShroud(),),
    "Drudge Skeletons": (ActivatedAbility((Mana("{B}"),), (Regenerate(),)),),
    "Soul Sculptor": (
        ActivatedAbility(
            (Mana("{1}{W}"), TapSymbol()),
            (Apply(Target(), (SetTypes(("enchantment",)), RemoveAllAbilities()), Duration.UNTIL_CREATURE_SPELL),),
            (TargetSpec(_CREATURE),),
        ),
    ),
    "Scragnoth": (CantBeCountered(), protection("blue")),
    "Mycosynth Lattice": (
        StaticAbility(Each(Filter()), (AddTypes(types=("artifact",)),)),
        StaticAbility(EveryObject(), (SetColors(()),)),
        ManaOfAnyColor(),
    ),
    # Its mana abilities come with its land types (CR 305.6).
    "Badlands": (),
}
