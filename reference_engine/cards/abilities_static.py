"""Cards of the chapter on abilities whose point is a static ability or a cost, and those without any ability."""

from __future__ import annotations

from ..abilities import (
    ANY_TARGET,
    Ability,
    AlternativeCost,
    Condition,
    ExileCards,
    KeywordAbility,
    OtherPlayersGainLife,
    Sacrifice,
    SpellAbility,
    StaticAbility,
    TargetSpec,
    protection,
)
from ..activation_restrictions import CantBeActivated
from ..casting_abilities import AdditionalCost
from ..countering import CantBeCountered
from ..counting_abilities import abilities_counted
from ..effects import CreateToken, DealDamage
from ..effects_on_permanents import Move
from ..game import Game
from ..graveyard_replacement import ExiledInsteadOfGraveyard
from ..keywords import flanking
from ..modifications import AddAbilities, AddTypes, ModifyPT, SetBasePT
from ..objects import Zone
from ..references import Context, Count, Each, Filter, PowerOf, Remembered, Source, Target
from ..tokens import creature_token

_CREATURE = Filter(types=("creature",))
_YOUR_CREATURE = Filter(types=("creature",), controller="you")
_CARDS_IN_YOUR_HAND = Count(Filter(controller="you", zone=Zone.HAND))


def _controls(subtype: str) -> Condition:
    """You control a permanent with a subtype."""
    filter = Filter(subtypes=(subtype,), controller="you")

    def test(ctx: Context) -> bool:
        return bool(ctx.game.matching(filter, ctx.controller, ctx.source))

    return Condition(test)


def _has_no_abilities(game: Game, oid: int) -> bool:
    return not abilities_counted(game, game.characteristics(oid))


def _is_face_up(game: Game, oid: int) -> bool:
    return not game.objects[oid].face_down


ABILITIES: dict[str, tuple[Ability, ...]] = {
    "Anger": (
        StaticAbility(
            Each(_YOUR_CREATURE),
            (AddAbilities((KeywordAbility("haste"),)),),
            condition=_controls("Mountain"),
            zone=Zone.GRAVEYARD,
        ),
    ),
    "Blurred Mongoose": (CantBeCountered(),),
    "Cavalry Master": (
        flanking(),
        StaticAbility(
            Each(Filter(types=("creature",), keywords=("flanking",), controller="you", other=True)),
            (AddAbilities((flanking(),)),),
        ),
    ),
    "Crimson Kobolds": (),
    "Cursed Totem": (CantBeActivated(Each(_CREATURE)),),
    "Damping Matrix": (CantBeActivated(Each(Filter(types=("artifact", "creature"))), unless_mana_abilities=True),),
    "Dryad Militant": (ExiledInsteadOfGraveyard(Filter(types=("instant", "sorcery"))),),
    "Duskrider Falcon": (protection("black"),),
    "Fling": (
        AdditionalCost((Sacrifice(_CREATURE),)),
        SpellAbility((DealDamage(PowerOf(Remembered("paid")), Target()),), (ANY_TARGET,)),
    ),
    "Icehide Golem": (),
    "Makeshift Mauler": (AdditionalCost((ExileCards(Filter(types=("creature",), zone=Zone.GRAVEYARD)),)),),
    "Maro": (StaticAbility(Source(), (SetBasePT(_CARDS_IN_YOUR_HAND, _CARDS_IN_YOUR_HAND),), defining=True),),
    "Mistform Ultimus": (StaticAbility(Source(), (AddTypes(every_creature_type=True),), defining=True),),
    "Muraganda Petroglyphs": (
        StaticAbility(Each(Filter(types=("creature",), test=_has_no_abilities)), (ModifyPT(2, 2),)),
    ),
    "Pull from Eternity": (
        SpellAbility((Move(Zone.GRAVEYARD),), (TargetSpec(Filter(zone=Zone.EXILE, test=_is_face_up)),)),
    ),
    "Pyrokinesis": (
        AlternativeCost("exile", (ExileCards(Filter(colors=("red",), zone=Zone.HAND)),)),
        # The damage is not divided: one target takes all of it.
        SpellAbility((DealDamage(4, Target()),), (TargetSpec(_CREATURE),)),
    ),
    "Raise the Alarm": (SpellAbility((CreateToken(creature_token("Soldier", 1, 1, ("white",)), 2),)),),
    "Skyshroud Cutter": (AlternativeCost("gain life", (OtherPlayersGainLife(5),), condition=_controls("Forest")),),
}
