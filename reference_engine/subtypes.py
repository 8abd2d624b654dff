# ruff: noqa: SIM905 - these lists are read as words
"""Subtypes that belong to a card type other than creature (CR 205.3); every other subtype is a creature type."""

from __future__ import annotations

ARTIFACT_TYPES = frozenset(
    """
    Attraction Blood Bobblehead Book Clue Contraption Equipment Food Fortification Gold Incubator Infinity Junk
    Lander Map Mutagen Powerstone Spacecraft Stone Treasure Vehicle Vibranium
    """.split()
)
"""The artifact types (CR 205.3g)."""

ENCHANTMENT_TYPES = frozenset(
    """
    Aura Background Cartouche Case Class Curse Plan Role Room Rune Saga Shard Shrine
    """.split()
)
"""The enchantment types (CR 205.3h)."""

LAND_TYPES = frozenset(
    """
    Cave Desert Forest Gate Island Lair Locus Mine Mountain Plains Planet Power-Plant Sphere Swamp Tower Town Urza's
    """.split()
)
"""The land types (CR 205.3i)."""

PLANESWALKER_TYPES = frozenset(
    """
    Ajani Aminatou Angrath Arlinn Ashiok Bahamut Basri Bolas Calix Chandra Comet Dack Dakkon Daretti Davriel Dellian
    Dihada Domri Dovin Ellywick Elminster Elspeth Estrid Freyalise Garruk Gideon Grist Guff Huatli Jace Jared Jaya
    Jeska Kaito Karn Kasmina Kaya Kiora Koth Liliana Lolth Lukka Minsc Mordenkainen Nahiri Narset Niko Nissa Nixilis
    Oko Quintorius Ral Rowan Saheeli Samut Sarkhan Serra Sivitri Sorin Szat Tamiyo Tasha Teferi Teyo Tezzeret Tibalt
    Tyvar Ugin Urza Venser Vivien Vraska Vronos Will Windgrace Wrenn Xenagos Yanggu Yanling Zariel
    """.split()
)
"""The planeswalker types (CR 205.3j)."""

SPELL_TYPES = frozenset(
    """
    Adventure Arcane Lesson Omen Trap
    """.split()
)
"""The spell types (CR 205.3k)."""

BATTLE_TYPES = frozenset(("Siege",))
"""The battle types (CR 205.3q)."""

NOT_CREATURE_TYPES = ARTIFACT_TYPES | ENCHANTMENT_TYPES | LAND_TYPES | PLANESWALKER_TYPES | SPELL_TYPES | BATTLE_TYPES
"""Subtypes that are not creature types (CR 205.3m)."""
