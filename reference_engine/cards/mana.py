"""Cards that make mana."""

from __future__ import annotations

from ..abilities import (
    Ability,
    ActivatedAbility,
    Mana,
    Sacrifice,
    SacrificeSelf,
    SpellAbility,
    StaticAbility,
    TapSymbol,
    TapUntapped,
    UntapSymbol,
)
from ..effects import AddMana, AddManaOfAnyColor, Draw
from ..modifications import AddAbilities
from ..references import Each, Filter

_YOUR_CREATURE = Filter(types=("creature",), controller="you")
_TAP_A_CREATURE = TapUntapped(_YOUR_CREATURE)


def _taps_for(mana: str) -> Ability:
    return ActivatedAbility((TapSymbol(),), (AddMana(mana),))


_TAPS_FOR_ANY_COLOR = ActivatedAbility((TapSymbol(),), (AddManaOfAnyColor(),))

ABILITIES: dict[str, tuple[Ability, ...]] = {
    "Llanowar Elves": (_taps_for("{G}"),),
    "Silver Myr": (_taps_for("{U}"),),
    "Gold Myr": (_taps_for("{W}"),),
    "Birds of Paradise": (_TAPS_FOR_ANY_COLOR,),
    "Sol Ring": (_taps_for("{C}{C}"),),
    "Mind Stone": (
        _taps_for("{C}"),
        ActivatedAbility((Mana("{1}"), TapSymbol(), SacrificeSelf()), (Draw(),)),
    ),
    "Springleaf Drum": (ActivatedAbility((TapSymbol(), _TAP_A_CREATURE), (AddManaOfAnyColor(),)),),
    "Loam Dryad": (ActivatedAbility((TapSymbol(), _TAP_A_CREATURE), (AddManaOfAnyColor(),)),),
    "Heritage Druid": (
        ActivatedAbility((TapUntapped(Filter(subtypes=("Elf",), controller="you"), 3),), (AddMana("{G}{G}{G}"),)),
    ),
    "Pili-Pala": (ActivatedAbility((Mana("{2}"), UntapSymbol()), (AddManaOfAnyColor(),)),),
    "Ashnod's Altar": (ActivatedAbility((Sacrifice(_YOUR_CREATURE),), (AddMana("{C}{C}"),)),),
    "Cryptolith Rite": (StaticAbility(Each(_YOUR_CREATURE), (AddAbilities((_TAPS_FOR_ANY_COLOR,)),)),),
    "Dark Ritual": (SpellAbility((AddMana("{B}{B}{B}"),)),),
}
