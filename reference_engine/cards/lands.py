"""Lands."""

from __future__ import annotations

from ..abilities import Ability, ActivatedAbility, EntersTapped, KeywordAbility, Mana, TapSymbol, TargetSpec
from ..effects import AddMana
from ..effects_on_permanents import Apply, pump
from ..modifications import AddAbilities, AddTypes, SetBasePT, SetColors
from ..references import Filter, Source


def _taps_for(mana: str) -> Ability:
    return ActivatedAbility((TapSymbol(),), (AddMana(mana),))


ABILITIES: dict[str, tuple[Ability, ...]] = {
    # Its mana ability comes with its land type (CR 305.6).
    "Dryad Arbor": (),
    "Mutavault": (
        _taps_for("{C}"),
        ActivatedAbility(
            (Mana("{1}"),),
            (Apply(Source(), (AddTypes(types=("creature",), every_creature_type=True), SetBasePT(2, 2))),),
        ),
    ),
    "Mishra's Factory": (
        _taps_for("{C}"),
        ActivatedAbility(
            (Mana("{1}"),),
            (
                Apply(
                    Source(),
                    (AddTypes(types=("artifact", "creature"), subtypes=("Assembly-Worker",)), SetBasePT(2, 2)),
                ),
            ),
        ),
        ActivatedAbility(
            (TapSymbol(),),
            (pump(1, 1),),
            (TargetSpec(Filter(types=("creature",), subtypes=("Assembly-Worker",))),),
        ),
    ),
    "Treetop Village": (
        EntersTapped(),
        _taps_for("{G}"),
        ActivatedAbility(
            (Mana("{1}{G}"),),
            (
                Apply(
                    Source(),
                    (
                        AddTypes(types=("creature",), subtypes=("Ape",)),
                        SetColors(("green",)),
                        AddAbilities((KeywordAbility("trample"),)),
                        SetBasePT(3, 3),
                    ),
                ),
            ),
        ),
    ),
}
