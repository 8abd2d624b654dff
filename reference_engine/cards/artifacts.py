"""Artifacts that do something else than make mana."""

from __future__ import annotations

from ..abilities import Ability, ActivatedAbility, AsThoughFlash, KeywordAbility, Mana, StaticAbility, TapSymbol
from ..effects import PutCardOntoBattlefield
from ..keywords import equip
from ..modifications import AddAbilities
from ..objects import Zone
from ..references import Attached, Filter

ABILITIES: dict[str, tuple[Ability, ...]] = {
    "Quicksilver Amulet": (
        ActivatedAbility(
            (Mana("{4}"), TapSymbol()), (PutCardOntoBattlefield(Filter(types=("creature",), zone=Zone.HAND)),)
        ),
    ),
    "Vedalken Orrery": (AsThoughFlash(),),
    "Lightning Greaves": (
        StaticAbility(Attached(), (AddAbilities((KeywordAbility("haste"), KeywordAbility("shroud"))),)),
        equip("{0}"),
    ),
}
