"""Cards of the chapter on abilities whose point is a triggered ability, be it a delayed one."""

from __future__ import annotations

from ..abilities import (
    Ability,
    Condition,
    SpellAbility,
    TargetSpec,
    Trigger,
    TriggeredAbility,
)
from ..delayed_on_events import When
from ..effects import AddMana, DealDamage, Draw, LoseLife, May, Remember
from ..effects_on_permanents import (
    Apply,
    AtNext,
    Enter,
    Move,
    Tap,
    Untap,
    gain_control,
    gain_keywords,
)
from ..entering_effects import EnterTargetsTogether
from ..game import Game
from ..graveyard_order import TopOfGraveyard
from ..keywords import CYCLES, buyback, evoke, flanking
from ..making_mana import AddManaOfTypeMade
from ..milling import Mill
from ..modifications import Duration, RemoveAllAbilities
from ..objects import Zone
from ..references import Context, ControllerOf, EventObject, EventPlayer, Filter, Remembered, Source, Target
from ..searching import SearchLibraryForPermanent
from ..winning import WinTheGame

_CREATURE = Filter(types=("creature",))
_ENEMY_CREATURE = TargetSpec(Filter(types=("creature",), controller="opponent"))
_ENTERS = Trigger("enters", of="self")
_DIES = Trigger("dies", of="self")
_YOUR_UPKEEP = Trigger("step-begins", step="upkeep", player="you")
_LAND_TAPPED_FOR_MANA = Trigger("tapped-for-mana", filter=Filter(types=("land",)))


def _weak(game: Game, oid: int) -> bool:
    return (game.characteristics(oid).power or 0) <= 2


def _forty_life(ctx: Context) -> bool:
    return ctx.game.players[ctx.controller].life >= 40


def _you_cast_a_creature_spell(ctx: Context) -> bool:
    event = ctx.event
    if event is None or event.kind != "cast" or event.object is None or event.player != ctx.controller:
        return False
    return ctx.game.characteristics(event.object).is_type("creature")


def _you_lose_control_of_it(ctx: Context) -> bool:
    event = ctx.event
    if event is None or event.kind != "loses-control" or event.player != ctx.controller:
        return False
    return event.object in ctx.memory.get("it", [])


ABILITIES: dict[str, tuple[Ability, ...]] = {
    "Astral Slide": (
        TriggeredAbility(
            Trigger(CYCLES),
            (May((Move(Zone.EXILE), AtNext("end", (Enter(Remembered(), owners=True),))), "exile it"),),
            (TargetSpec(_CREATURE),),
        ),
    ),
    "Benalish Cavalry": (flanking(),),
    "Corpse Dance": (
        buyback("{2}"),
        SpellAbility(
            (
                Enter(TopOfGraveyard(_CREATURE)),
                gain_keywords("haste", objects=Remembered()),
                AtNext("end", (Move(Zone.EXILE, Remembered()),)),
            )
        ),
    ),
    "Felidar Sovereign": (TriggeredAbility(_YOUR_UPKEEP, (WinTheGame(),), condition=Condition(_forty_life)),),
    "Glimpse of Nature": (SpellAbility((When(_you_cast_a_creature_spell, (Draw(),), whenever_this_turn=True),)),),
    "Mana Flare": (TriggeredAbility(_LAND_TAPPED_FOR_MANA, (AddManaOfTypeMade(),)),),
    "Manabarbs": (TriggeredAbility(_LAND_TAPPED_FOR_MANA, (DealDamage(1, EventPlayer()),)),),
    "Merfolk Trickster": (
        TriggeredAbility(_ENTERS, (Tap(), Apply(Target(), (RemoveAllAbilities(),))), (_ENEMY_CREATURE,)),
    ),
    "Mesmeric Orb": (TriggeredAbility(Trigger("becomes-untapped"), (Mill(who=ControllerOf(EventObject())),)),),
    "Phyrexian Arena": (TriggeredAbility(_YOUR_UPKEEP, (Draw(), LoseLife(1))),),
    "Ray of Command": (
        SpellAbility(
            (
                Untap(),
                gain_control(duration=Duration.END_OF_TURN),
                gain_keywords("haste", objects=Target()),
                Remember(Target(), "it"),
                When(_you_lose_control_of_it, (Tap(Remembered()),)),
            ),
            (_ENEMY_CREATURE,),
        ),
    ),
    "Reveillark": (
        TriggeredAbility(
            Trigger("leaves", of="self"),
            (EnterTargetsTogether(),),
            (
                TargetSpec(
                    Filter(types=("creature",), controller="you", zone=Zone.GRAVEYARD, test=_weak),
                    minimum=0,
                    maximum=2,
                ),
            ),
        ),
        evoke("{5}{W}"),
    ),
    "Solemn Simulacrum": (
        TriggeredAbility(
            _ENTERS,
            (
                May(
                    (SearchLibraryForPermanent(Filter(types=("land",), supertypes=("basic",)), tapped=True),),
                    "search the library",
                ),
            ),
        ),
        TriggeredAbility(_DIES, (May((Draw(),), "draw a card"),)),
    ),
    "Squee, Goblin Nabob": (
        TriggeredAbility(_YOUR_UPKEEP, (May((Move(Zone.HAND, Source()),), "return it"),), zones=(Zone.GRAVEYARD,)),
    ),
    # It triggers on no mana ability, so it is no mana ability itself (CR 605.1b).
    "Su-Chi": (TriggeredAbility(_DIES, (AddMana("{C}{C}{C}{C}"),)),),
}
