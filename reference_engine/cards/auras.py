"""Auras of the chapter on enchantments."""

from __future__ import annotations

from ..abilities import (
    Ability,
    CantBeEnchanted,
    KeywordAbility,
    Restriction,
    StaticAbility,
    Trigger,
    TriggeredAbility,
    enchant,
)
from ..cast_out_of_time import SacrificedIfCastOutOfTime
from ..casting_abilities import CastAsThoughFlash
from ..chosen_colors import AddManaOfChosenColor, ChooseColorAsEnters
from ..effects import AddMana, DealDamage, Draw, May
from ..effects_on_permanents import Destroy, Enter, Move
from ..effects_on_upkeep import DamagePlayerOrPlaneswalker, DamageUnlessPaid
from ..game import Step
from ..land_types import SetLandTypes
from ..modifications import AddAbilities, ChangeControl, Modification, ModifyPT
from ..objects import Zone
from ..references import Attached, Context, ControllerOf, EventObject, EventPlayer, Filter, Matching, WhatDied
from ..skipping import SkipsYourStep

_CREATURE = Filter(types=("creature",))
_LAND = Filter(types=("land",))
_ENCHANTMENT = Filter(types=("enchantment",))
_ENTERS = Trigger("enters", of="self")
_HOST_CONTROLLER = ControllerOf(Attached())
_RETURNS_TO_HAND = TriggeredAbility(Trigger("dies", of="self"), (Move(Zone.HAND, WhatDied()),))
_TRAMPLE = AddAbilities((KeywordAbility("trample"),))


def _aura(*modifications: Modification, on: Filter = _CREATURE) -> tuple[Ability, ...]:
    """An Aura that does one thing to what it enchants."""
    return (enchant(on), StaticAbility(Attached(), modifications))


def _about_host_controller(ctx: Context) -> bool:
    return ctx.event is not None and ctx.event.player in _HOST_CONTROLLER.find(ctx)


def _about_enchanted_player(ctx: Context) -> bool:
    return ctx.event is not None and ctx.event.player is not None and ctx.event.player in Attached().find(ctx)


_UPKEEP_OF_HOST_CONTROLLER = Trigger("step-begins", step="upkeep", test=_about_host_controller)
_TAPPED_FOR_MANA = Trigger("tapped-for-mana", of="attached")

ABILITIES: dict[str, tuple[Ability, ...]] = {
    "Warp Artifact": (
        enchant(Filter(types=("artifact",))),
        TriggeredAbility(_UPKEEP_OF_HOST_CONTROLLER, (DealDamage(1, EventPlayer()),)),
    ),
    "Domineer": _aura(ChangeControl(), on=Filter(all_types=("artifact", "creature"))),
    "Spreading Algae": (
        enchant(Filter(subtypes=("Swamp",))),
        TriggeredAbility(Trigger("becomes-tapped", of="attached"), (Destroy(EventObject()),)),
        _RETURNS_TO_HAND,
    ),
    "Curse of the Pierced Heart": (
        enchant(None, players="any"),
        TriggeredAbility(
            Trigger("step-begins", step="upkeep", test=_about_enchanted_player),
            (DamagePlayerOrPlaneswalker(1, EventPlayer()),),
        ),
    ),
    "Psychic Possession": (
        enchant(None, players="opponent"),
        SkipsYourStep(Step.DRAW),
        TriggeredAbility(Trigger("draw", test=_about_enchanted_player), (May((Draw(),), "draw a card"),)),
    ),
    "Wild Growth": (
        enchant(_LAND),
        TriggeredAbility(_TAPPED_FOR_MANA, (AddMana("{G}", _HOST_CONTROLLER),)),
    ),
    "Armor of Thorns": (
        CastAsThoughFlash(),
        SacrificedIfCastOutOfTime(),
        *_aura(ModifyPT(2, 2), on=Filter(types=("creature",), not_colors=("black",))),
    ),
    "Consecrate Land": (
        *_aura(AddAbilities((KeywordAbility("indestructible"),)), on=_LAND),
        CantBeEnchanted(Attached()),
    ),
    "Evil Presence": _aura(SetLandTypes(("Swamp",)), on=_LAND),
    "Utopia Sprawl": (
        enchant(Filter(subtypes=("Forest",))),
        ChooseColorAsEnters(),
        TriggeredAbility(_TAPPED_FOR_MANA, (AddManaOfChosenColor(_HOST_CONTROLLER),)),
    ),
    "Power Leak": (
        enchant(_ENCHANTMENT),
        TriggeredAbility(_UPKEEP_OF_HOST_CONTROLLER, (DamageUnlessPaid(2, EventPlayer()),)),
    ),
    "Steal Enchantment": _aura(ChangeControl(), on=_ENCHANTMENT),
    "Rancor": (*_aura(ModifyPT(2, 0), _TRAMPLE), _RETURNS_TO_HAND),
    "Setessan Training": (
        *_aura(ModifyPT(1, 0), _TRAMPLE, on=Filter(types=("creature",), controller="you")),
        TriggeredAbility(_ENTERS, (Draw(),)),
    ),
    "False Demise": (
        enchant(_CREATURE),
        TriggeredAbility(Trigger("dies", of="attached"), (Enter(WhatDied()),)),
    ),
    "Hobble": (
        enchant(_CREATURE),
        TriggeredAbility(_ENTERS, (Draw(),)),
        Restriction(Attached(), attacking=True),
        Restriction(Matching(Attached(), Filter(colors=("black",))), blocking=True),
    ),
}
