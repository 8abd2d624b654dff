"""The editions of the Comprehensive Rules that this engine carries out, and where they differ."""

from __future__ import annotations

from dataclasses import dataclass

from .objects import Immutable


@dataclass(frozen=True)
class Ruleset(Immutable):
    """An edition and when it is in force. Each switch names what differs from other editions and cites the rule."""

    name: str
    effective: str
    mana_abilities_may_move_library_cards: bool = False
    """Whether an ability that adds mana is a mana ability although it moves a card to or from a library (CR 605.1a)."""


CR_2024 = Ruleset("cr-2024", "2023-04 to 2026-06", mana_abilities_may_move_library_cards=True)
CR_2026 = Ruleset("cr-2026", "2026-08-07")

RULESETS = {ruleset.name: ruleset for ruleset in (CR_2024, CR_2026)}
"""The editions by name."""
