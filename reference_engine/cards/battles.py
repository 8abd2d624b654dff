"""Battles, and cards that copy, change, handle or defeat them."""

from __future__ import annotations

from ..abilities import (
    Ability,
    ActivatedAbility,
    Condition,
    EntersTapped,
    KeywordAbility,
    SacrificeSelf,
    SpellAbility,
    StaticAbility,
    TapSymbol,
    TargetSpec,
    Trigger,
    TriggeredAbility,
    enchant,
)
from ..attaching import attached_to
from ..copying import CreateCopyToken, EntersAsCopy
from ..countering import CounterAbility
from ..effects import AddMana, AddManaOfAnyColor, CreateToken, Draw, Fight, If, May
from ..effects_on_permanents import (
    Apply,
    Attach,
    Destroy,
    Move,
    RemoveAllCounters,
    Untap,
    gain_control,
    gain_keywords,
    pump,
)
from ..game import Game
from ..keywords import equip
from ..mana import symbols
from ..modifications import AddAbilities, AddTypes, ChangeControl, Duration, ModifyPT
from ..objects import Zone
from ..references import Attached, Context, DefendingPlayer, Each, Filter, Source, Target, WhatDied
from ..revealing import RevealTopCard
from ..searching import SearchLibraryForPermanent
from ..split_second import split_second
from ..tokens import creature_token

_CREATURE = Filter(types=("creature",))
_YOUR_CREATURE = Filter(types=("creature",), controller="you")
_ENTERS = Trigger("enters", of="self")
_ONE_PERMANENT = (TargetSpec(Filter()),)
_ELEMENTAL = creature_token("Elemental", 1, 1, ("red",))


def _enchanted_or_equipped(game: Game, oid: int) -> bool:
    attached = [game.characteristics(each) for each in attached_to(game, oid)]
    return any(each.has_subtype("Aura") or each.has_subtype("Equipment") for each in attached)


def _red_and_green_spent(ctx: Context) -> bool:
    spell = ctx.game.objects.get(ctx.source)
    return spell is not None and spell.cast is not None and {"R", "G"} <= set(symbols(spell.cast.mana_spent))


def _source_is_creature(ctx: Context) -> bool:
    return ctx.game.characteristics(ctx.source).is_type("creature")


def _deals_combat_damage_to_player(ctx: Context) -> bool:
    event = ctx.event
    return event is not None and event.source == ctx.source and event.player is not None and event.detail == "combat"


_FIGHTS_AS_IT_ENTERS = TriggeredAbility(
    _ENTERS,
    (Fight(Source(), Target()),),
    (TargetSpec(Filter(types=("creature",), controller="opponent"), minimum=0),),
    condition=Condition(_source_is_creature),
)

ABILITIES: dict[str, tuple[Ability, ...]] = {
    "Invasion of Zendikar": (
        TriggeredAbility(
            _ENTERS,
            (SearchLibraryForPermanent(Filter(all_types=("land",), supertypes=("basic",)), number=2, tapped=True),),
        ),
    ),
    "Awakened Skyclave": (
        StaticAbility(Source(), (AddTypes(types=("land",)),)),
        ActivatedAbility((TapSymbol(),), (AddManaOfAnyColor(),)),
    ),
    "Clever Impersonator": (EntersAsCopy(Filter(not_types=("land",))),),
    "Mythos of Illuna": (
        SpellAbility(
            (
                If(
                    _red_and_green_spent,
                    (CreateCopyToken(Target(), exceptions=(AddAbilities((_FIGHTS_AS_IT_ENTERS,)),)),),
                    otherwise=(CreateCopyToken(Target()),),
                ),
            ),
            _ONE_PERMANENT,
        ),
    ),
    "Halvar, God of Battle": (
        StaticAbility(
            Each(Filter(types=("creature",), controller="you", test=_enchanted_or_equipped)),
            (AddAbilities((KeywordAbility("double strike"),)),),
        ),
        TriggeredAbility(
            Trigger("step-begins", step="beginning of combat"),
            (May((Attach(Target(1), Target(0)),), "attach it"),),
            (
                TargetSpec(Filter(subtypes=("Aura", "Equipment"), attached_to=_YOUR_CREATURE)),
                TargetSpec(_YOUR_CREATURE),
            ),
        ),
    ),
    "Sword of the Realms": (
        StaticAbility(Attached(), (ModifyPT(2, 0), AddAbilities((KeywordAbility("vigilance"),)))),
        TriggeredAbility(Trigger("dies", of="attached", filter=_CREATURE), (Move(Zone.HAND, WhatDied()),)),
        equip("{1}{W}"),
    ),
    "Kazandu Mammoth": (
        TriggeredAbility(Trigger("enters", filter=Filter(types=("land",), controller="you")), (pump(2, 2, Source()),)),
    ),
    "Kazandu Valley": (EntersTapped(), ActivatedAbility((TapSymbol(),), (AddMana("{G}"),))),
    "Word of Seizing": (
        split_second(),
        SpellAbility(
            (Untap(), gain_control(duration=Duration.END_OF_TURN), gain_keywords("haste", objects=Target())),
            _ONE_PERMANENT,
        ),
    ),
    "Confiscate": (enchant(Filter()), StaticAbility(Attached(), (ChangeControl(),))),
    "Stifle": (SpellAbility((CounterAbility(),), (TargetSpec(abilities=True),)),),
    "Liquimetal Coating": (
        ActivatedAbility((TapSymbol(),), (Apply(Target(), (AddTypes(types=("artifact",)),)),), _ONE_PERMANENT),
    ),
    "Vampire Hexmage": (ActivatedAbility((SacrificeSelf(),), (RemoveAllCounters(),), _ONE_PERMANENT),),
    "Vindicate": (SpellAbility((Destroy(),), _ONE_PERMANENT),),
    "Goblin Guide": (
        TriggeredAbility(Trigger("attacks", of="self"), (RevealTopCard(DefendingPlayer(), Filter(types=("land",))),)),
    ),
    "Young Pyromancer": (
        TriggeredAbility(
            Trigger("cast", player="you", filter=Filter(types=("instant", "sorcery"))), (CreateToken(_ELEMENTAL),)
        ),
    ),
    "Scroll Thief": (TriggeredAbility(Trigger("damage", test=_deals_combat_damage_to_player), (Draw(),)),),
}
