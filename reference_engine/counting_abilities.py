"""Which abilities an object has and of which kinds, for effects and observers that ask (CR 113.1-113.4)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from .abilities import (
    Ability,
    ActivatedAbility,
    AlternativeCost,
    KeywordAbility,
    SpellAbility,
    TriggeredAbility,
    is_defining,
)
from .casting_abilities import AdditionalCost, OptionalCost
from .mana_abilities import is_mana_ability, is_triggered_mana_ability
from .objects import Characteristics
from .rulesets import RULESETS

if TYPE_CHECKING:
    from .game import Game


def abilities_counted(game: Game, values: Characteristics) -> tuple[Ability, ...]:
    """The abilities of an object with these characteristics, each keyword being one (CR 113.1, 702.1)."""
    return tuple(each for each in values.abilities if _counts(each, game.ruleset))


def _counts(ability: Ability, ruleset: str) -> bool:
    """Whether a text is an ability under an edition; each edition has its own idea of that (CR 113.1-113.3)."""
    edition = RULESETS[ruleset]
    if is_defining(ability):
        return not edition.text_that_defines_characteristics_is_no_ability
    if isinstance(ability, AlternativeCost | AdditionalCost | OptionalCost):
        return not edition.costs_to_cast_are_no_abilities
    if isinstance(ability, KeywordAbility) and ability.keyword == "enchant":
        # Of old it stood on the type line.
        return not edition.local_enchantments_are_no_auras
    if isinstance(ability, SpellAbility):
        return not edition.spell_text_is_no_ability
    return True


def kinds_of_abilities(game: Game, values: Characteristics) -> tuple[str, ...]:
    """The kind of each ability of an object, a keyword's being those it stands for (CR 113.3, 605.1)."""
    return tuple(_kinds(abilities_counted(game, values), game.ruleset))


def _kinds(abilities: Iterable[Ability], ruleset: str) -> Iterator[str]:
    for ability in abilities:
        match ability:
            case KeywordAbility() if ability.abilities:
                yield from _kinds(ability.abilities, ruleset)
            case ActivatedAbility():
                yield "activated mana" if is_mana_ability(ability, ruleset) else "activated"
            case TriggeredAbility():
                yield "triggered mana" if is_triggered_mana_ability(ability) else "triggered"
            case SpellAbility():
                yield "spell"
            case _:
                yield "static"
