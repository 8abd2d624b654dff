"""Cards with convoke, and cards that change what spells cost or help to pay for them."""

from __future__ import annotations

from ..abilities import (
    ANY_TARGET,
    Ability,
    ActivatedAbility,
    KeywordAbility,
    Mana,
    Sacrifice,
    SacrificeSelf,
    SpellAbility,
    StaticAbility,
    TargetSpec,
    Trigger,
    TriggeredAbility,
)
from ..casting_abilities import CantSpendMana, CastFrom, CostModification, MinimumCost, OffersAlternativeCost
from ..convoke import convoke
from ..countering import CounterSpell
from ..delve import delve
from ..double_faced import mana_value_of
from ..effects import AddMana, AddManaOfAnyColor, CreateToken, DealDamage, Draw
from ..effects_on_permanents import Apply, PutCounters, Untap, pump
from ..game import Game
from ..keywords import GainFlashbackForManaCost, buyback
from ..modifications import AddAbilities, ModifyPT
from ..objects import Zone
from ..references import Convoking, Each, Filter, Matching, Target, X
from ..searching import SearchLibraryForPermanent
from ..tokens import creature_token

_CREATURE = Filter(types=("creature",))
_YOUR_CREATURES = Filter(types=("creature",), controller="you")
_ENTERS = Trigger("enters", of="self")
_SOLDIER = creature_token("Soldier", 1, 1, ("white",), ("lifelink",))
_SAPROLING = creature_token("Saproling", 1, 1, ("green",))
_KRAKEN = creature_token("Kraken", 1, 1, ("blue",), ("trample",))


def _mana_value_4_or_more(game: Game, oid: int) -> bool:
    return mana_value_of(game, oid) >= 4


def _in_hand(game: Game, oid: int) -> bool:
    return game.objects[oid].zone is Zone.HAND


ABILITIES: dict[str, tuple[Ability, ...]] = {
    "Siege Wurm": (convoke(), KeywordAbility("trample")),
    "Stoke the Flames": (convoke(), SpellAbility((DealDamage(4, Target()),), (ANY_TARGET,))),
    "Sprout Swarm": (convoke(), buyback("{3}"), SpellAbility((CreateToken(_SAPROLING),))),
    "Chord of Calling": (convoke(), SpellAbility((SearchLibraryForPermanent(_CREATURE, X()),))),
    "March of the Multitudes": (convoke(), SpellAbility((CreateToken(_SOLDIER, X()),))),
    # Countering puts the spell into its owner's graveyard (CR 701.6a).
    "Disdainful Stroke": (
        SpellAbility((CounterSpell(),), (TargetSpec(Filter(zone=Zone.STACK, test=_mana_value_4_or_more)),)),
    ),
    "Divination": (SpellAbility((Draw(2),)),),
    "Thalia, Guardian of Thraben": (
        KeywordAbility("first strike"),
        CostModification(Filter(not_types=("creature",)), increase="{1}"),
    ),
    "Goblin Electromancer": (
        CostModification(Filter(types=("instant", "sorcery"), controller="you"), reduction="{1}"),
    ),
    "Heartless Summoning": (
        CostModification(_YOUR_CREATURES, reduction="{2}"),
        StaticAbility(Each(_YOUR_CREATURES), (ModifyPT(-1, -1),)),
    ),
    "Fist of Suns": (OffersAlternativeCost((Mana("{W}{U}{B}{R}{G}"),)),),
    "Snapcaster Mage": (
        KeywordAbility("flash"),
        TriggeredAbility(
            _ENTERS,
            (Apply(Target(), (GainFlashbackForManaCost(),)),),
            (TargetSpec(Filter(types=("instant", "sorcery"), controller="you", zone=Zone.GRAVEYARD)),),
        ),
    ),
    "Blood Pet": (ActivatedAbility((SacrificeSelf(),), (AddMana("{B}"),)),),
    "Phyrexian Altar": (ActivatedAbility((Sacrifice(_CREATURE),), (AddManaOfAnyColor(),)),),
    "Spatial Contortion": (SpellAbility((pump(3, -3),), (TargetSpec(_CREATURE),)),),
    "Trinisphere": (MinimumCost(3),),
    "Omniscience": (OffersAlternativeCost((Mana("{0}"),), Filter(test=_in_hand)),),
    "Venerated Loxodon": (
        convoke(),
        TriggeredAbility(_ENTERS, (PutCounters("+1/+1", objects=Matching(Convoking(), _CREATURE)),)),
    ),
    "Hogaak, Arisen Necropolis": (
        CantSpendMana(),
        convoke(),
        delve(),
        CastFrom(Zone.GRAVEYARD),
        KeywordAbility("trample"),
    ),
    "Invasion of Segovia": (TriggeredAbility(_ENTERS, (CreateToken(_KRAKEN, 2),)),),
    "Caetus, Sea Tyrant of Segovia": (
        StaticAbility(
            Each(Filter(not_types=("creature",), controller="you", zone=Zone.STACK)), (AddAbilities((convoke(),)),)
        ),
        TriggeredAbility(
            Trigger("step-begins", step="end", player="you"),
            (Untap(),),
            (TargetSpec(_CREATURE, minimum=0, maximum=4),),
        ),
    ),
}
