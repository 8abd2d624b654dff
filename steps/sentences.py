"""The sentences: every step a scenario may use, English and French side by side.

One row is one sentence. The first template of a language writes the sentence, all of them read it. A sentence that
stands under *Given* and under *Then* sets up in the one place and expects in the other.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from ..adapters.models import UntilStackEmpty, UntilTopResolved
from . import operations as op
from .builders import BUILDERS, Builder, action_builders, fixed
from .words import Language

StepType = Literal["given", "when", "then"]


@dataclass(frozen=True)
class Sentence:
    """One sentence: its name, templates, what it means under each kind of step, and whether a table belongs to it."""

    key: str
    en: tuple[str, ...]
    fr: tuple[str, ...]
    meanings: dict[StepType, Builder]
    table: str = ""

    def templates(self, language: Language) -> tuple[str, ...]:
        """The templates in ``language``, the one that writes first."""
        return self.en if language == "en" else self.fr


def _both(given: str, then: str) -> dict[StepType, Builder]:
    return {"given": BUILDERS[given], "then": BUILDERS[then]}


def _happens(builder: Builder) -> dict[StepType, Builder]:
    return {"when": builder, "then": builder}


def _action(
    name: str, english: tuple[str, str], french: tuple[str, str], rest: tuple[str, str], table: str = ""
) -> list[Sentence]:
    """The accepted and the refused sentence of an action: verbs as (finite form, infinitive)."""
    accepted, refused = action_builders(name)
    en, fr = rest
    return [
        Sentence(
            name,
            (f"{{player:Player}} {english[0]} {en}".rstrip(), f"{{player:Player}} can {english[1]} {en}".rstrip()),
            (f"{{player:Player}} {french[0]} {fr}".rstrip(), f"{{player:Player}} peut {french[1]} {fr}".rstrip()),
            _happens(accepted),
            table,
        ),
        Sentence(
            f"{name}-refused",
            (f"{{player:Player}} cannot {english[1]} {en}".rstrip(),),
            (f"{{player:Player}} ne peut pas {french[1]} {fr}".rstrip(),),
            _happens(refused),
            table,
        ),
    ]


def _special(name: str, en: str, fr: str) -> Sentence:
    """An action that is never refused."""
    return Sentence(name, (en,), (fr,), _happens(action_builders(name)[0]))


SENTENCES: tuple[Sentence, ...] = (
    Sentence(
        "players",
        ("the players are {players:Players}",),
        ("les joueurs sont {players:Players}",),
        {"given": BUILDERS["set-players"]},
    ),
    Sentence(
        "turn",
        ("it is {player:Of} {step:Step}",),
        ("c'est {step:Step} {player:Of}",),
        _both("set-turn", "expect-turn"),
    ),
    Sentence(
        "controls",
        ("{player:Player} controls",),
        ("{player:Player} contrôle",),
        _both("set-permanents", "expect-permanents"),
        "permanents",
    ),
    Sentence(
        "cards",
        ("{player:Player} has {zone:Zone}",),
        ("{player:Player} a {zone:Zone}",),
        _both("set-cards", "expect-cards"),
        "cards",
    ),
    Sentence(
        "count",
        ("{player:Player} has {number:Cards} {zone:Zone}",),
        ("{player:Player} a {number:Cards} {zone:Zone}",),
        {"then": BUILDERS["expect-count"]},
    ),
    Sentence(
        "life",
        ("{player:Player} has {life:Life}",),
        ("{player:Player} a {life:Life}",),
        _both("set-life", "expect-life"),
    ),
    Sentence(
        "mana",
        ("{player:Of} mana pool contains {mana_pool:Mana}",),
        ("la réserve de mana {player:Of} contient {mana_pool:Mana}",),
        _both("set-mana", "expect-mana"),
    ),
    Sentence(
        "no-mana",
        ("{player:Of} mana pool is empty",),
        ("la réserve de mana {player:Of} est vide",),
        {"then": BUILDERS["expect-no-mana"]},
    ),
    Sentence(
        "will-choose",
        ("{player:Player} will choose",),
        ("{player:Player} choisira",),
        {"given": BUILDERS["will-choose"], "when": BUILDERS["will-choose"]},
        "choices",
    ),
    Sentence(
        "cannot-choose",
        ("{player:Player} cannot choose",),
        ("{player:Player} ne pourra pas choisir",),
        {"given": BUILDERS["cannot-choose"], "when": BUILDERS["cannot-choose"]},
        "choices",
    ),
    *_action("play", ("plays", "play"), ("joue", "jouer"), ("{card:Object}", "{card:Object}")),
    *_action("cast", ("casts", "cast"), ("lance", "lancer"), ("{card:Object}", "{card:Object}"), "announcement"),
    *_action(
        "activate",
        ("activates", "activate"),
        ("active", "activer"),
        ("{ability:Ability} of {source:Object}", "{ability:Ability} de {source:Object}"),
        "announcement",
    ),
    *_action(
        "attack",
        ("attacks", "attack"),
        ("attaque", "attaquer"),
        ("with {objects:Objects}", "avec {objects:Objects}"),
        "attacked",
    ),
    *_action(
        "block",
        ("blocks", "block"),
        ("bloque", "bloquer"),
        ("{attacker:Object} with {objects:Objects}", "{attacker:Object} avec {objects:Objects}"),
        "blocked",
    ),
    *_action(
        "turn-face-up",
        ("turns", "turn"),
        ("retourne", "retourner"),
        ("{permanent:Object} face up", "{permanent:Object} face visible"),
        "announcement",
    ),
    *_action("suspend", ("suspends", "suspend"), ("suspend", "suspendre"), ("{card:Object}", "{card:Object}")),
    _special("pass", "{player:Player} passes priority", "{player:Player} passe la priorité"),
    _special("leave", "{player:Player} concedes the game", "{player:Player} concède la partie"),
    Sentence(
        "stack-resolves",
        ("the stack resolves",),
        ("la pile se résout",),
        _happens(fixed(op.Advance(until=UntilStackEmpty()))),
    ),
    Sentence(
        "top-resolves",
        ("the top of the stack resolves",),
        ("le sommet de la pile se résout",),
        _happens(fixed(op.Advance(until=UntilTopResolved()))),
    ),
    Sentence(
        "advance",
        ("the game reaches {player:Of} {step:Step}",),
        ("la partie arrive à {step:Step} {player:Of}",),
        _happens(BUILDERS["advance-to"]),
    ),
    Sentence("stack-empty", ("the stack is empty",), ("la pile est vide",), {"then": fixed(op.ExpectStack())}),
    Sentence("stack", ("the stack contains",), ("la pile contient",), {"then": BUILDERS["expect-stack"]}, "stack"),
    Sentence(
        "unchanged",
        ("nothing else changes",),
        ("rien d'autre ne change",),
        {"then": fixed(op.ExpectUnchanged())},
    ),
)
"""The table of sentences."""
