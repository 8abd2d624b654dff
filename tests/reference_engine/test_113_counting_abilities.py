"""What counts as an ability, and of which kind, under each edition (CR 113; 2002: 402)."""

from __future__ import annotations

import pytest
from mtg_verdict.reference_engine.abilities import (
    Ability,
    ActivatedAbility,
    AlternativeCost,
    KeywordAbility,
    OtherPlayersGainLife,
    SpellAbility,
    StaticAbility,
    TapSymbol,
    Trigger,
    TriggeredAbility,
    enchant,
)
from mtg_verdict.reference_engine.casting_abilities import AdditionalCost
from mtg_verdict.reference_engine.counting_abilities import kinds_of_abilities
from mtg_verdict.reference_engine.effects import AddMana, Draw, GainLife
from mtg_verdict.reference_engine.modifications import AddTypes, SetBasePT
from mtg_verdict.reference_engine.objects import Zone
from mtg_verdict.reference_engine.references import Filter, Source

from .conftest import Match, card

DEFINED_PT = StaticAbility(Source(), (SetBasePT(3, 3),), defining=True)
DEFINED_TYPE = StaticAbility(Source(), (AddTypes(every_creature_type=True),), defining=True)
PILES: list[tuple[Ability, dict[str, str]]] = [
    (ActivatedAbility((TapSymbol(),), (Draw(),)), {"cr-2002": "activated", "cr-2026": "activated"}),
    (ActivatedAbility((TapSymbol(),), (AddMana("{G}"),)), {"cr-2002": "activated mana", "cr-2026": "activated mana"}),
    (TriggeredAbility(Trigger("enters"), (GainLife(1),)), {"cr-2002": "triggered", "cr-2026": "triggered"}),
    (
        TriggeredAbility(Trigger("tapped-for-mana"), (AddMana("{G}"),)),
        {"cr-2002": "triggered mana", "cr-2026": "triggered mana"},
    ),
    (KeywordAbility("flying"), {"cr-2002": "static", "cr-2026": "static"}),
    (SpellAbility((Draw(),)), {"cr-2002": "", "cr-2004": "", "cr-2024": "spell", "cr-2026": "spell"}),
    (DEFINED_PT, {"cr-2002": "", "cr-2004": "static", "cr-2026": "static"}),
    (DEFINED_TYPE, {"cr-2002": "", "cr-2004": "static", "cr-2026": "static"}),
    (AdditionalCost((OtherPlayersGainLife(1),)), {"cr-2002": "", "cr-2004": "static", "cr-2026": "static"}),
    (AlternativeCost("life", (OtherPlayersGainLife(1),)), {"cr-2002": "", "cr-2004": "static", "cr-2026": "static"}),
    (enchant(Filter()), {"cr-2004": "", "cr-2024": "static", "cr-2026": "static"}),
    (
        KeywordAbility("outlast", abilities=(ActivatedAbility((TapSymbol(),), (Draw(),)),)),
        {"cr-2002": "activated", "cr-2026": "activated"},
    ),
]


@pytest.mark.parametrize(
    ("ability", "ruleset", "kind"),
    [(ability, ruleset, kind) for ability, kinds in PILES for ruleset, kind in kinds.items()],
)
def test_the_kind_of_an_ability_by_edition(ability: Ability, ruleset: str, kind: str) -> None:
    match = Match(ruleset=ruleset)
    thing = match.put(card("Thing", "creature", ability))
    assert kinds_of_abilities(match.game, match.values(thing)) == ((kind,) if kind else ())


@pytest.mark.parametrize(("ruleset", "power"), [("cr-2002", 0), ("cr-2004", 0), ("cr-2024", 3), ("cr-2026", 3)])
def test_604_3_where_defined_power_applies_by_edition(ruleset: str, power: int) -> None:
    match = Match(ruleset=ruleset)
    thing = card("Thing", "creature", DEFINED_PT, DEFINED_TYPE, power=0, toughness=0)
    dead, alive = match.put(thing, zone=Zone.GRAVEYARD), match.put(thing)
    assert (match.values(dead).power, match.values(alive).power) == (power, 3)
    assert match.values(dead).has_subtype("Goblin")
