"""Cards of the chapter on abilities whose point is an activated ability."""

from __future__ import annotations

from dataclasses import dataclass

from ..abilities import (
    ANY_TARGET,
    Ability,
    ActivatedAbility,
    Condition,
    KeywordAbility,
    Mana,
    SacrificeSelf,
    SpellAbility,
    TapSymbol,
    TargetSpec,
    Trigger,
    TriggeredAbility,
)
from ..delayed_on_events import When
from ..effects import AddMana, AddManaOfAnyColor, DealDamage, Draw, If, PutCardOntoBattlefield, Remember
from ..effects_on_damage import PreventNextDamageFrom
from ..effects_on_permanents import (
    Apply,
    AtNext,
    Destroy,
    Enter,
    Move,
    SacrificeObjects,
    gain_control,
    gain_keywords,
    pump,
)
from ..game import Game, Step
from ..graveyard_order import cards_above
from ..keywords import cycling
from ..making_mana import AddManaFor
from ..modifications import Duration, RemoveKeyword
from ..objects import Zone
from ..player_protection import GainShroud
from ..references import Context, Count, Each, EachPlayer, Filter, Remembered, Source, Target, Together, You
from ..untapping import DoesntUntap

_CREATURE = Filter(types=("creature",))
_ONE_MANA_AND_SACRIFICED = (Mana("{1}"), TapSymbol(), SacrificeSelf())
_YOUR_CREATURE = Filter(types=("creature",), controller="you")
_ONCE_A_TURN = ActivatedAbility((Mana("{1}{G}"),), (pump(2, 2, Source()),), once_each_turn=True)


def _in_your_upkeep(ctx: Context) -> bool:
    return ctx.game.active_player == ctx.controller and ctx.game.step is Step.UPKEEP


def _under_three_creatures(ctx: Context) -> bool:
    return _in_your_upkeep(ctx) and cards_above(ctx, _CREATURE) >= 3


def _no_creatures(ctx: Context) -> bool:
    return not ctx.game.matching(_CREATURE, ctx.controller)


def _merieke_left_or_untapped(ctx: Context) -> bool:
    event = ctx.event
    return event is not None and event.kind in ("leaves", "becomes-untapped") and event.object == ctx.source


def _something_entered(ctx: Context) -> bool:
    return bool(ctx.memory.get("it"))


@dataclass(frozen=True)
class _LessToughThanSource(Filter):
    """A creature with toughness less than the power of the source of the ability."""

    def describes(self, game: Game, oid: int, you: str, source: int | None = None, x: int = 0) -> bool:
        """See :class:`..references.Filter`."""
        if source is None or not super().describes(game, oid, you, source, x):
            return False
        return (game.characteristics(oid).toughness or 0) < (game.characteristics(source).power or 0)


def _circle(color: str) -> tuple[Ability, ...]:
    return (ActivatedAbility((Mana("{1}"),), (PreventNextDamageFrom(color),)),)


ABILITIES: dict[str, tuple[Ability, ...]] = {
    "Ancient Tomb": (ActivatedAbility((TapSymbol(),), (AddMana("{C}{C}"), DealDamage(2, You()))),),
    "Gaea's Cradle": (ActivatedAbility((TapSymbol(),), (AddManaFor("{G}", Count(_YOUR_CREATURE)),)),),
    "Ashen Ghoul": (
        ActivatedAbility(
            (Mana("{B}"),), (Enter(Source()),), zone=Zone.GRAVEYARD, condition=Condition(_under_three_creatures)
        ),
    ),
    "Hammer of Bogardan": (
        SpellAbility((DealDamage(3, Target()),), (ANY_TARGET,)),
        ActivatedAbility(
            (Mana("{2}{R}{R}{R}"),),
            (Move(Zone.HAND, Source()),),
            zone=Zone.GRAVEYARD,
            condition=Condition(_in_your_upkeep),
        ),
    ),
    "Rootwalla": (_ONCE_A_TURN,),
    # Discarding it is not replaced: nothing in the suite asks for its madness.
    "Basking Rootwalla": (_ONCE_A_TURN, KeywordAbility("madness", "{0}")),
    "Chromatic Sphere": (ActivatedAbility(_ONE_MANA_AND_SACRIFICED, (AddManaOfAnyColor(), Draw())),),
    "Chromatic Star": (
        ActivatedAbility(_ONE_MANA_AND_SACRIFICED, (AddManaOfAnyColor(),)),
        TriggeredAbility(Trigger("dies", of="self"), (Draw(),)),
    ),
    "Circle of Protection: Blue": _circle("blue"),
    "Circle of Protection: Red": _circle("red"),
    "Gilded Light": (SpellAbility((GainShroud(),)), cycling("{2}")),
    "Sandbar Merfolk": (cycling("{2}"),),
    "Merieke Ri Berit": (
        DoesntUntap(),
        ActivatedAbility(
            (TapSymbol(),),
            (
                gain_control(duration=Duration.WHILE_SOURCE_CONTROLLED),
                Remember(Target(), "it"),
                When(_merieke_left_or_untapped, (Destroy(Remembered(), can_be_regenerated=False),)),
            ),
            (TargetSpec(_CREATURE),),
        ),
    ),
    "Pestilence": (
        TriggeredAbility(Trigger("step-begins", step="end"), (SacrificeObjects(),), condition=Condition(_no_creatures)),
        ActivatedAbility((Mana("{B}"),), (DealDamage(1, Together((Each(_CREATURE), EachPlayer()))),)),
    ),
    "Ribbon Snake": (ActivatedAbility((Mana("{2}"),), (Apply(Source(), (RemoveKeyword("flying"),)),), anyone=True),),
    "Sneak Attack": (
        ActivatedAbility(
            (Mana("{R}"),),
            (
                PutCardOntoBattlefield(Filter(types=("creature",), zone=Zone.HAND)),
                If(
                    _something_entered,
                    (
                        gain_keywords("haste", objects=Remembered(), duration=Duration.INDEFINITE),
                        AtNext("end", (SacrificeObjects(Remembered()),)),
                    ),
                ),
            ),
        ),
    ),
    "Stone Giant": (
        ActivatedAbility(
            (TapSymbol(),),
            (
                gain_keywords("flying", objects=Target()),
                Remember(Target(), "it"),
                AtNext("end", (Destroy(Remembered()),)),
            ),
            (TargetSpec(_LessToughThanSource(types=("creature",), controller="you")),),
        ),
    ),
    # A look at a card of a hand changes nothing that the engine keeps.
    "Urza's Bauble": (
        ActivatedAbility((TapSymbol(), SacrificeSelf()), (AtNext("upkeep", (Draw(),)),), (TargetSpec(players=True),)),
    ),
}
