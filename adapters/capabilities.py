"""The capabilities an engine may claim: the parts of the game that a scenario needs beyond its cards.

A scenario says ``@needs:NAME`` for each; an engine that lacks one gets ``unsupported`` on it. The names are those of
the clauses' ``needs``.
"""

from __future__ import annotations

CAPABILITIES: dict[str, tuple[str, str]] = {
    "abilities-predicate": (
        "telling the kinds of abilities an object has (CR 113.3)",
        "dire les catégories de capacités d'un objet (CR 113.3)",
    ),
    "ability-removal": ("effects that remove abilities (CR 613.1f)", "effets qui retirent des capacités (CR 613.1f)"),
    "activated-abilities": ("activated abilities (CR 602)", "capacités activées (CR 602)"),
    "activation-restrictions": ("restrictions on activating (CR 602.5)", "restrictions d'activation (CR 602.5)"),
    "additional-costs": ("additional costs (CR 118.8)", "coûts supplémentaires (CR 118.8)"),
    "alternative-costs": ("alternative costs (CR 118.9)", "coûts alternatifs (CR 118.9)"),
    "any-player-abilities": (
        "abilities that any player may activate (CR 602.2)",
        "capacités que tout joueur peut activer (CR 602.2)",
    ),
    "attachment-move": ("moving Auras (CR 303.4j, 701.3)", "déplacement d'auras (CR 303.4j, 701.3)"),
    "auras": ("Auras (CR 303.4)", "auras (CR 303.4)"),
    "battles": ("battles and Sieges (CR 310)", "batailles et Sièges (CR 310)"),
    "cant-be-enchanted": ("what can't be enchanted (CR 303.4)", "ce qui ne peut pas être enchanté (CR 303.4)"),
    "casting-during-resolution": (
        "casting spells while something resolves (CR 608.2g)",
        "lancer des sorts pendant une résolution (CR 608.2g)",
    ),
    "casting-timing": ("when spells may be cast (CR 117.1a, 601.3)", "moment où lancer des sorts (CR 117.1a, 601.3)"),
    "characteristic-defining": (
        "characteristic-defining abilities (CR 604.3)",
        "capacités de définition de caractéristiques (CR 604.3)",
    ),
    "color-change": ("effects that change colours (CR 105.3)", "effets de changement de couleur (CR 105.3)"),
    "combat": ("the combat phase (CR 506-511)", "phase de combat (CR 506-511)"),
    "control-change": ("effects that change control (CR 110.2)", "effets de changement de contrôle (CR 110.2)"),
    "convoke": ("convoke (CR 702.51)", "convocation (CR 702.51)"),
    "copy": ("copying objects (CR 707)", "copie d'objets (CR 707)"),
    "cost-modification": (
        "effects that increase or reduce costs (CR 118.7, 601.2f)",
        "augmentations et réductions de coût (CR 118.7, 601.2f)",
    ),
    "counter-ability": ("countering abilities (CR 113.9)", "contrecarrer des capacités (CR 113.9)"),
    "counters": ("counters (CR 122)", "marqueurs (CR 122)"),
    "custom-cards": (
        "cards that exist only in this suite, defined by the situation",
        "cartes propres à cette suite, définies par la situation",
    ),
    "cycling": ("cycling (CR 702.29)", "recyclage (CR 702.29)"),
    "damage": ("damage and its results (CR 120)", "blessures et leurs résultats (CR 120)"),
    "delayed-triggers": ("delayed triggered abilities (CR 603.7)", "capacités déclenchées à retardement (CR 603.7)"),
    "delve": ("delve (CR 702.66)", "fouille (CR 702.66)"),
    "fight": ("fighting (CR 701.14)", "combat entre créatures : « se battre » (CR 701.14)"),
    "flash": ("flash (CR 702.8)", "flash (CR 702.8)"),
    "forced-setup": ("situations that no play leads to", "situations auxquelles aucune partie ne mène"),
    "granted-abilities": ("abilities given by effects (CR 113.10)", "capacités données par des effets (CR 113.10)"),
    "graveyard-abilities": (
        "abilities that function in a graveyard (CR 113.6)",
        "capacités qui fonctionnent dans un cimetière (CR 113.6)",
    ),
    "haste": ("haste (CR 702.10)", "célérité (CR 702.10)"),
    "indestructible": ("indestructible (CR 702.12)", "indestructible (CR 702.12)"),
    "intervening-if": ('intervening "if" clauses (CR 603.4)', "clauses « si » intercalées (CR 603.4)"),
    "land-types": (
        "land types and effects that change them (CR 305.6-7)",
        "types de terrain et leurs changements (CR 305.6-7)",
    ),
    "last-known-information": ("last known information (CR 608.2h)", "dernières informations connues (CR 608.2h)"),
    "layers": ("continuous effects in layers (CR 613)", "effets continus par couches (CR 613)"),
    "mana-abilities": ("mana abilities (CR 605)", "capacités de mana (CR 605)"),
    "modal-dfc": ("modal double-faced cards (CR 712.3)", "cartes recto-verso modales (CR 712.3)"),
    "morph": ("morph and face-down permanents (CR 702.37, 708)", "mue et permanents face cachée (CR 702.37, 708)"),
    "multiplayer": ("games of more than two players (CR 800)", "parties à plus de deux joueurs (CR 800)"),
    "player-auras": (
        "Auras that enchant players (CR 303.4, 702.5d)",
        "auras qui enchantent des joueurs (CR 303.4, 702.5d)",
    ),
    "prevention": ("prevention effects (CR 615)", "effets de prévention (CR 615)"),
    "priority": ("priority (CR 117)", "priorité (CR 117)"),
    "protection": ("protection (CR 702.16)", "protection (CR 702.16)"),
    "reanimation": ("returning cards from a graveyard", "retour de cartes depuis un cimetière"),
    "replacement-effects": ("replacement effects (CR 614)", "effets de remplacement (CR 614)"),
    "sacrifice": ("sacrificing (CR 701.21)", "sacrifice (CR 701.21)"),
    "shroud": ("shroud (CR 702.18)", "linceul (CR 702.18)"),
    "simultaneous-events": ("events that happen at the same time (CR 603.6a)", "événements simultanés (CR 603.6a)"),
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
    "triggered-mana-abilities": ("triggered mana abilities (CR 605.1b)", "capacités de mana déclenchées (CR 605.1b)"),
    "turn-structure": ("turns, phases and steps (CR 500)", "tours, phases et étapes (CR 500)"),
    "type-change": ("effects that change card types", "effets de changement de type de carte"),
    "untap-symbol": ("the untap symbol (CR 107.6)", "symbole de dégagement (CR 107.6)"),
    "vehicles": ("Vehicles and crew (CR 301.7, 702.122)", "véhicules et pilotage (CR 301.7, 702.122)"),
    "world-rule": ("the world rule (CR 704.5k)", "règle du monde (CR 704.5k)"),
    "zone-change": ("cards moving between zones (CR 400)", "cartes changeant de zone (CR 400)"),
}
"""Name to what it is, in English and in French."""
