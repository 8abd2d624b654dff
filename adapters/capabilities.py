"""The capabilities an engine may claim: the parts of the game that a scenario needs beyond its cards.

A scenario says ``@needs:NAME`` for each; an engine that lacks one gets ``unsupported`` on it. The names are those of
the clauses' ``needs``.
"""

from __future__ import annotations

CAPABILITIES: dict[str, tuple[str, str]] = {
    "activated-abilities": ("activated abilities (CR 602)", "capacités activées (CR 602)"),
    "additional-costs": ("additional costs (CR 118.8)", "coûts supplémentaires (CR 118.8)"),
    "alternative-costs": ("alternative costs (CR 118.9)", "coûts alternatifs (CR 118.9)"),
    "auras": ("Auras (CR 303.4)", "auras (CR 303.4)"),
    "battles": ("battles and Sieges (CR 310)", "batailles et Sièges (CR 310)"),
    "casting-during-resolution": (
        "casting spells while something resolves (CR 608.2g)",
        "lancer des sorts pendant une résolution (CR 608.2g)",
    ),
    "combat": ("the combat phase (CR 506-511)", "phase de combat (CR 506-511)"),
    "control-change": ("effects that change control (CR 110.2)", "effets de changement de contrôle (CR 110.2)"),
    "convoke": ("convoke (CR 702.51)", "convocation (CR 702.51)"),
    "copy": ("copying objects (CR 707)", "copie d'objets (CR 707)"),
    "cost-modification": (
        "effects that increase or reduce costs (CR 118.7, 601.2f)",
        "augmentations et réductions de coût (CR 118.7, 601.2f)",
    ),
    "counters": ("counters (CR 122)", "marqueurs (CR 122)"),
    "custom-cards": (
        "cards that exist only in this suite, defined by the situation",
        "cartes propres à cette suite, définies par la situation",
    ),
    "damage": ("damage and its results (CR 120)", "blessures et leurs résultats (CR 120)"),
    "delve": ("delve (CR 702.66)", "fouille (CR 702.66)"),
    "fight": ("fighting (CR 701.14)", "combat entre créatures : « se battre » (CR 701.14)"),
    "flash": ("flash (CR 702.8)", "flash (CR 702.8)"),
    "haste": ("haste (CR 702.10)", "célérité (CR 702.10)"),
    "layers": ("continuous effects in layers (CR 613)", "effets continus par couches (CR 613)"),
    "mana-abilities": ("mana abilities (CR 605)", "capacités de mana (CR 605)"),
    "modal-dfc": ("modal double-faced cards (CR 712.3)", "cartes recto-verso modales (CR 712.3)"),
    "morph": ("morph and face-down permanents (CR 702.37, 708)", "mue et permanents face cachée (CR 702.37, 708)"),
    "multiplayer": ("games of more than two players (CR 800)", "parties à plus de deux joueurs (CR 800)"),
    "reanimation": ("returning cards from a graveyard", "retour de cartes depuis un cimetière"),
    "replacement-effects": ("replacement effects (CR 614)", "effets de remplacement (CR 614)"),
    "sacrifice": ("sacrificing (CR 701.21)", "sacrifice (CR 701.21)"),
    "stack": (
        "spells on the stack and their characteristics (CR 112, 405)",
        "sorts sur la pile et leurs caractéristiques (CR 112, 405)",
    ),
    "state-based-actions": ("state-based actions (CR 704)", "actions basées sur l'état (CR 704)"),
    "static-abilities": ("static abilities (CR 604)", "capacités statiques (CR 604)"),
    "status": ("the status of permanents (CR 110.5)", "statut des permanents (CR 110.5)"),
    "suspend": ("suspend (CR 702.62)", "suspension (CR 702.62)"),
    "targeting": ("targets (CR 115)", "cibles (CR 115)"),
    "tokens": ("tokens (CR 111)", "jetons (CR 111)"),
    "transform": ("transforming double-faced cards (CR 712)", "transformation de cartes recto-verso (CR 712)"),
    "triggered-abilities": ("triggered abilities (CR 603)", "capacités déclenchées (CR 603)"),
    "turn-structure": ("turns, phases and steps (CR 500)", "tours, phases et étapes (CR 500)"),
    "type-change": ("effects that change card types", "effets de changement de type de carte"),
    "untap-symbol": ("the untap symbol (CR 107.6)", "symbole de dégagement (CR 107.6)"),
    "vehicles": ("Vehicles and crew (CR 301.7, 702.122)", "véhicules et pilotage (CR 301.7, 702.122)"),
    "zone-change": ("cards moving between zones (CR 400)", "cartes changeant de zone (CR 400)"),
}
"""Name to what it is, in English and in French."""
