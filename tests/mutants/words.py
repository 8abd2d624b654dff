"""What the proof by mutants says, in English and in French."""

from __future__ import annotations

from mtg_verdict.steps.words import Language

WORDS: dict[str, dict[Language, str]] = {
    "progress": {"en": "Mutants", "fr": "Mutants"},
    "killed": {"en": "killed by {by}", "fr": "tué par {by}"},
    "survived": {"en": "SURVIVED {passed}", "fr": "A SURVÉCU à {passed}"},
    "broken": {"en": "BROKEN: {problem}", "fr": "CASSÉ : {problem}"},
    "noticed": {"en": "also noticed by: {clauses}", "fr": "remarqué aussi par : {clauses}"},
    "noticed-by-none": {"en": "noticed by no other clause", "fr": "remarqué par aucune autre clause"},
    "stumbled": {"en": "without a verdict: {scenarios}", "fr": "sans verdict : {scenarios}"},
    "without": {"en": "Clauses without a mutant:", "fr": "Clauses sans mutant :"},
    "total": {"en": "killed {killed} of {wanted}", "fr": "tués : {killed} sur {wanted}"},
    "written": {"en": "Written: {files}", "fr": "Écrit : {files}"},
    "title": {"en": "Named mutants", "fr": "Mutants nommés"},
    "foreword": {
        "en": "For every clause of the ledger an engine that is wrong in exactly one way, and the scenarios of the "
        "clause that notice. How the clauses are numbered: `features/clauses/`.",
        "fr": "Pour chaque clause du registre, un moteur qui se trompe d'une seule façon, et les scénarios de la "
        "clause qui le remarquent. Comment les clauses sont numérotées : `features/clauses/`.",
    },
    "clause": {"en": "Clause", "fr": "Clause"},
    "mutant": {"en": "Mutant", "fr": "Mutant"},
    "ruleset": {"en": "Edition", "fr": "Édition"},
    "outcome": {"en": "Outcome", "fr": "Résultat"},
    "others": {"en": "Other clauses that notice", "fr": "Autres clauses qui le remarquent"},
}
"""Text to what it is in each language."""


def say(language: Language, text: str, **values: object) -> str:
    """``text`` in ``language``, filled with ``values``."""
    return WORDS[text][language].format(**values)
