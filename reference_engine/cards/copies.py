"""Cards that copy permanents, and creatures whose form is chosen as they enter."""

from __future__ import annotations

from ..abilities import (
    Ability,
    ActivatedAbility,
    KeywordAbility,
    Mana,
    SpellAbility,
    TargetSpec,
    Trigger,
    TriggeredAbility,
)
from ..as_enters import EntersInForm, Form
from ..copying import BecomeCopy, ChooseObject, CreateCopyToken, EntersAsCopy
from ..effects_on_permanents import SacrificeObjects
from ..keywords import flashback
from ..modifications import AddAbilities, AddTypes, Duration, SetBasePT
from ..references import Each, Filter, Remembered, Source, Target

_CREATURE = Filter(types=("creature",))
_SACRIFICED_AS_TARGET = TriggeredAbility(Trigger("becomes-target", of="self"), (SacrificeObjects(),))


def _form(power: int, toughness: int, *keywords: str) -> Form:
    abilities = AddAbilities(tuple(KeywordAbility(each) for each in keywords))
    return Form(f"{power}/{toughness}", (SetBasePT(power, toughness), abilities))


ABILITIES: dict[str, tuple[Ability, ...]] = {
    "Clone": (EntersAsCopy(_CREATURE),),
    "Phantasmal Image": (
        EntersAsCopy(_CREATURE, (AddTypes(subtypes=("Illusion",)), AddAbilities((_SACRIFICED_AS_TARGET,)))),
    ),
    "Phyrexian Metamorph": (EntersAsCopy(Filter(types=("artifact", "creature")), (AddTypes(types=("artifact",)),)),),
    "Primal Plasma": (EntersInForm((_form(3, 3), _form(2, 2, "flying"), _form(1, 6, "defender"))),),
    "Cytoshape": (
        SpellAbility(
            (
                ChooseObject(Filter(types=("creature",), not_supertypes=("legendary",))),
                BecomeCopy(Target(), Remembered("chosen")),
            ),
            (TargetSpec(_CREATURE),),
        ),
    ),
    "Mirrorform": (
        SpellAbility(
            (BecomeCopy(Each(Filter(not_types=("land",), controller="you")), Target(), Duration.INDEFINITE),),
            (TargetSpec(Filter(not_subtypes=("Aura",))),),
        ),
    ),
    "Cackling Counterpart": (
        SpellAbility((CreateCopyToken(Target()),), (TargetSpec(Filter(types=("creature",), controller="you")),)),
        flashback("{5}{U}{U}"),
    ),
    "Mirage Mirror": (
        ActivatedAbility(
            (Mana("{2}"),),
            (BecomeCopy(Source(), Target()),),
            (TargetSpec(Filter(types=("artifact", "creature", "enchantment", "land"))),),
        ),
    ),
}
