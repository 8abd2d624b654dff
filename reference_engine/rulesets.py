"""The editions of the Comprehensive Rules that this engine carries out, and where they differ."""

from __future__ import annotations

from dataclasses import dataclass, replace

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
    local_enchantments_are_no_auras: bool = False
    """Whether the type line of an Aura names what it enchants instead (CR 303.4; 2004: 212.4c)."""
    auras_that_are_creatures_may_enchant: bool = False
    """Whether an Aura that is also a creature may enchant something (CR 303.4d; 2004: 212.4g is silent)."""
    who_puts_an_aura_onto_the_battlefield_chooses_its_host: bool = False
    """Whether not the controller of an Aura that enters uncast chooses its host (CR 303.4f; 2004: 212.4e)."""
    aura_spells_without_host_go_back: bool = False
    """Whether what would enter as an Aura from the stack, with nothing to enchant, goes back to where it was cast from.

    CR 303.4g puts it into the graveyard; 212.4e of 2004 leaves everything in the zone it came from.
    """
    worlds_are_as_old_as_they_have_been_there: bool = False
    """Whether the world rule asks when a permanent entered, not since when it is a world (CR 704.5k; 2004: 420.5i)."""
    text_that_defines_characteristics_is_no_ability: bool = False
    """Whether text that says what an object's characteristics are is no ability (CR 604.3; 2002: 402.1, 402.3)."""
    costs_to_cast_are_no_abilities: bool = False
    """Whether an additional or alternative cost to cast a card is no ability of it (CR 113.2b; 2002: 402.4)."""
    spell_text_is_no_ability: bool = False
    """Whether what an instant or sorcery does is no ability (CR 113.3a; 2002: 402.1, 402.10)."""
    only_colours_and_types_are_defined_in_every_zone: bool = False
    """Whether text that defines another characteristic functions on the battlefield only (CR 604.3; 2002: 402.3)."""
    mana_burns_at_the_end_of_phases: bool = False
    """Whether pools empty as phases, not steps, end, and each mana lost costs a life (CR 106.4, 500.5; until 2009)."""


CR_2024 = Ruleset(
    "cr-2024",
    "2023-04 to 2026-06",
    mana_abilities_may_move_library_cards=True,
    battle_leaves_combat_with_its_protector=False,
    only_sieges_wait_for_their_abilities=False,
    modal_cards_can_be_cast_transformed=False,
)
CR_2004 = replace(
    CR_2024,
    name="cr-2004",
    effective="2003-07 to 2004-09",
    local_enchantments_are_no_auras=True,
    auras_that_are_creatures_may_enchant=True,
    who_puts_an_aura_onto_the_battlefield_chooses_its_host=True,
    aura_spells_without_host_go_back=True,
    worlds_are_as_old_as_they_have_been_there=True,
    mana_burns_at_the_end_of_phases=True,
    spell_text_is_no_ability=True,
    only_colours_and_types_are_defined_in_every_zone=True,
)
CR_2002 = replace(
    CR_2004,
    name="cr-2002",
    effective="to 2003-06",
    text_that_defines_characteristics_is_no_ability=True,
    costs_to_cast_are_no_abilities=True,
)
CR_2026 = Ruleset("cr-2026", "2026-08-07")

RULESETS = {ruleset.name: ruleset for ruleset in (CR_2002, CR_2004, CR_2024, CR_2026)}
"""The editions by name."""
