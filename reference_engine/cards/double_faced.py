"""Double-faced cards, each face by its name, and what transforms them."""

from __future__ import annotations

from ..abilities import (
    Ability,
    ActivatedAbility,
    Condition,
    Mana,
    SpellAbility,
    TapSymbol,
    TargetSpec,
    Trigger,
    TriggeredAbility,
)
from ..effects import DealDamage, Fight, If, May, PreventCombatDamage
from ..effects_on_permanents import Transform
from ..game import Game
from ..objects import Zone
from ..references import Context, Each, Filter, Source, Target

_EACH_UPKEEP = Trigger("step-begins", step="upkeep")


def _no_spells_last_turn(ctx: Context) -> bool:
    return all(player.spells_last_turn == 0 for player in ctx.game.players.values())


def _two_spells_last_turn(ctx: Context) -> bool:
    return any(player.spells_last_turn >= 2 for player in ctx.game.players.values())


def _card_on_top(ctx: Context) -> bool:
    return bool(ctx.game.in_zone(Zone.LIBRARY, ctx.controller))


def _instant_or_sorcery_on_top(ctx: Context) -> bool:
    library = ctx.game.in_zone(Zone.LIBRARY, ctx.controller)
    return bool(library) and ctx.game.characteristics(library[0].oid).is_type("instant", "sorcery")


def _neither_werewolf_nor_wolf(game: Game, oid: int) -> bool:
    values = game.characteristics(oid)
    return not values.has_subtype("Werewolf") and not values.has_subtype("Wolf")


_BY_DAY = TriggeredAbility(_EACH_UPKEEP, (Transform(),), condition=Condition(_no_spells_last_turn))
_BY_NIGHT = TriggeredAbility(_EACH_UPKEEP, (Transform(),), condition=Condition(_two_spells_last_turn))

ABILITIES: dict[str, tuple[Ability, ...]] = {
    "Daybreak Ranger": (
        ActivatedAbility(
            (TapSymbol(),),
            (DealDamage(2, Target()),),
            (TargetSpec(Filter(types=("creature",), keywords=("flying",))),),
        ),
        _BY_DAY,
    ),
    "Nightfall Predator": (
        ActivatedAbility(
            (Mana("{R}"), TapSymbol()), (Fight(Source(), Target()),), (TargetSpec(Filter(types=("creature",))),)
        ),
        _BY_NIGHT,
    ),
    "Village Messenger": (_BY_DAY,),
    "Moonrise Intruder": (_BY_NIGHT,),
    "Delver of Secrets": (
        TriggeredAbility(
            Trigger("step-begins", step="upkeep", player="you"),
            (If(_card_on_top, (May((If(_instant_or_sorcery_on_top, (Transform(),)),), "reveal the top card"),)),),
        ),
    ),
    "Insectile Aberration": (),
    "Moonmist": (
        SpellAbility(
            (
                Transform(Each(Filter(subtypes=("Human",)))),
                PreventCombatDamage(Filter(types=("creature",), test=_neither_werewolf_nor_wolf)),
            )
        ),
    ),
}
