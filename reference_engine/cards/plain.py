"""Cards and tokens without abilities, or with plain keyword abilities only; those are printed in the catalogue."""

from __future__ import annotations

from ..abilities import Ability

_CARDS = (
    "Ambush Viper",
    "Boros Swiftblade",
    "Colossal Dreadmaw",
    "Grizzly Bears",
    "Hill Giant",
    "Memnite",
    "Ornithopter",
    "Raging Goblin",
    "Serra Angel",
    "Vampire Nighthawk",
    "Watchwolf",
)
_TOKENS = ("Cat", "Elemental", "Goblin", "Kraken", "Saproling", "Soldier", "Spirit", "Thopter", "Zombie")
# Their mana abilities come with their land types (CR 305.6).
_BASIC_LANDS = ("Plains", "Island", "Swamp", "Mountain", "Forest")

ABILITIES: dict[str, tuple[Ability, ...]] = dict.fromkeys((*_CARDS, *_TOKENS, *_BASIC_LANDS), ())
