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
    battle_leaves_combat_with_its_protector: bool = True
    """Whether an attacked battle is removed from combat when its protector changes (CR 506.4)."""
    only_sieges_wait_for_their_abilities: bool = True
    """Whether only a Siege with defense 0 stays for an ability of it that has triggered (CR 704.5v-w)."""
    modal_cards_can_be_cast_transformed: bool = True
    """Whether a modal double-faced card can be cast transformed (CR 712.11a), not only a nonmodal one."""


CR_2024 = Ruleset(
    "cr-2024",
    "2023-04 to 2026-06",
    mana_abilities_may_move_library_cards=True,
    battle_leaves_combat_with_its_protector=False,
    only_sieges_wait_for_their_abilities=False,
    modal_cards_can_be_cast_transformed=False,
)
CR_2026 = Ruleset("cr-2026", "2026-08-07")

RULESETS = {ruleset.name: ruleset for ruleset in (CR_2024, CR_2026)}
"""The editions by name."""
