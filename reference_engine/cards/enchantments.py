"""Enchantments, Auras among them."""

from __future__ import annotations

from ..abilities import (
    ANY_TARGET,
    YOUR_TURN,
    Ability,
    ActivatedAbility,
    AsThoughHaste,
    ExtraLandPlays,
    KeywordAbility,
    Mana,
    Restriction,
    StaticAbility,
    TapSymbol,
    TapUntapped,
    TargetSpec,
    enchant,
)
from ..effects import AddMana, DealDamage
from ..effects_on_permanents import Tap, Untap, pump
from ..modifications import (
    AddAbilities,
    AddTypes,
    ChangeControl,
    Modification,
    ModifyPT,
    RemoveAllAbilities,
    SetBasePT,
    SetBasePTToManaValue,
    SetColors,
    SetTypes,
)
from ..references import Attached, Each, Filter, Target

_CREATURE = Filter(types=("creature",))
_YOUR_CREATURES = Each(Filter(types=("creature",), controller="you"))
_TAPS_FOR_COLORLESS = ActivatedAbility((TapSymbol(),), (AddMana("{C}"),))
_TAPS_TO_DAMAGE = ActivatedAbility((TapSymbol(),), (DealDamage(1, Target()),), (ANY_TARGET,))


def _aura(*modifications: Modification, on: Filter = _CREATURE) -> tuple[Ability, ...]:
    """An Aura that does one thing to what it enchants."""
    return (enchant(on), StaticAbility(Attached(), modifications))


ABILITIES: dict[str, tuple[Ability, ...]] = {
    "Fervor": (StaticAbility(_YOUR_CREATURES, (AddAbilities((KeywordAbility("haste"),)),)),),
    "Glorious Anthem": (StaticAbility(_YOUR_CREATURES, (ModifyPT(1, 1),)),),
    "Humility": (StaticAbility(Each(_CREATURE), (RemoveAllAbilities(), SetBasePT(1, 1))),),
    "March of the Machines": (
        StaticAbility(
            Each(Filter(types=("artifact",), not_types=("creature",))),
            (AddTypes(types=("creature",)), SetBasePTToManaValue()),
        ),
    ),
    "Living Lands": (
        StaticAbility(Each(Filter(subtypes=("Forest",))), (AddTypes(types=("creature",)), SetBasePT(1, 1))),
    ),
    "Opposition": (
        ActivatedAbility(
            (TapUntapped(Filter(types=("creature",), controller="you")),),
            (Tap(),),
            (TargetSpec(Filter(types=("artifact", "creature", "land"))),),
        ),
    ),
    "Exploration": (ExtraLandPlays(),),
    "Control Magic": _aura(ChangeControl()),
    "Imprisoned in the Moon": _aura(
        SetTypes(("land",)),
        SetColors(()),
        RemoveAllAbilities(),
        AddAbilities((_TAPS_FOR_COLORLESS,)),
        on=Filter(types=("creature", "land", "planeswalker")),
    ),
    "Ensoul Artifact": _aura(AddTypes(types=("creature",)), SetBasePT(5, 5), on=Filter(types=("artifact",))),
    "Holy Strength": _aura(ModifyPT(1, 2)),
    "Flight": _aura(AddAbilities((KeywordAbility("flying"),))),
    "Hermetic Study": _aura(AddAbilities((_TAPS_TO_DAMAGE,))),
    "Firebreathing": (enchant(_CREATURE), ActivatedAbility((Mana("{R}"),), (pump(1, 0, Attached()),))),
    "Pacifism": (enchant(_CREATURE), Restriction(Attached(), attacking=True, blocking=True)),
    "Instill Energy": (
        enchant(_CREATURE),
        AsThoughHaste(Attached(), attacking=True),
        ActivatedAbility((Mana("{0}"),), (Untap(Attached()),), once_each_turn=True, condition=YOUR_TURN),
    ),
}
