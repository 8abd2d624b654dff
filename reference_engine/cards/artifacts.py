"""Artifacts that do something else than make mana."""

from __future__ import annotations

from ..abilities import (
    Ability,
    ActivatedAbility,
    AsThoughFlash,
    AsThoughHaste,
    KeywordAbility,
    Mana,
    StaticAbility,
    TapSymbol,
    TargetSpec,
)
from ..effects import PutCardOntoBattlefield
from ..effects_on_permanents import Untap
from ..keywords import equip
from ..modifications import AddAbilities
from ..objects import Zone
from ..references import Attached, Each, Filter

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
    "Thousand-Year Elixir": (
        AsThoughHaste(Each(Filter(types=("creature",), controller="you")), activating=True),
        ActivatedAbility((Mana("{1}"), TapSymbol()), (Untap(),), (TargetSpec(Filter(types=("creature",))),)),
    ),
}
