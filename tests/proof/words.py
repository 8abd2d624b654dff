"""What the proof says, in English and in French."""

from __future__ import annotations

from typing import Literal

Language = Literal["en", "fr"]
LANGUAGES: tuple[Language, ...] = ("en", "fr")

WORDS: dict[str, tuple[str, str]] = {
    "coverage": ("What the suite alone executes", "Ce que la suite seule exécute"),
    "coverage-of": (
        "{reached} of {lines} lines of the reference engine ({percent}), by {cases} scenarios with their editions",
        "{reached} lignes sur {lines} du moteur de référence ({percent}), par {cases} scénarios avec leurs éditions",
    ),
    "coverage-bound": ("At least {bound} are demanded: {kept}", "Au moins {bound} sont exigés : {kept}"),
    "kept": ("kept", "tenu"),
    "broken": ("BROKEN", "MANQUÉ"),
    "module": ("module", "module"),
    "lines": ("lines", "lignes"),
    "reached": ("reached", "atteintes"),
    "percent": ("per cent", "pour cent"),
    "missed": ("lines that no scenario reaches", "lignes qu'aucun scénario n'atteint"),
    "running": ("Scenarios", "Scénarios"),
    "not-passing": (
        "The suite does not pass on the reference engine itself: {cases}",
        "La suite ne passe pas sur le moteur de référence lui-même : {cases}",
    ),
    "mutants": ("Which wrong engines the suite alone catches", "Quels moteurs faux la suite seule attrape"),
    "mutants-of": (
        "{killed} of {to_kill} mutants not shown equivalent are killed ({percent})",
        "{killed} mutants tués sur {to_kill} qui ne sont pas montrés équivalents ({percent})",
    ),
    "mutants-bound": (
        "At least {bound} are demanded in each module: {kept}",
        "Au moins {bound} sont exigés dans chaque module : {kept}",
    ),
    "broken-in": ("BROKEN in {count}", "MANQUÉ dans {count}"),
    "timeouts": (
        "{count} of those killed never end: a run of the suite shows a timeout",
        "{count} des mutants tués ne finissent jamais : un lancement de la suite montre un dépassement de temps",
    ),
    "sampled": (
        "At most {sample} mutants of each module were tried",
        "Au plus {sample} mutants de chaque module ont été essayés",
    ),
    "few-cases": (
        "Each was tried on at most {cases} cases: those that survive may be killed by others",
        "Chacun a été essayé sur au plus {cases} cas : d'autres tuent peut-être ceux qui survivent",
    ),
    "all": ("mutants", "mutants"),
    "tried": ("tried", "essayés"),
    "killed": ("killed", "tués"),
    "equivalent": ("equivalent", "équivalents"),
    "survived": ("survived", "survivants"),
    "survivors": ("Survivors", "Survivants"),
    "equivalents": ("Equivalent", "Équivalents"),
    "list-wrong": ("The list of survivors is not right", "La liste des survivants n'est pas juste"),
    "unlisted": ("not listed: {where}", "pas dans la liste : {where}"),
    "stale": ("killed, or no longer there: {where}", "tué, ou n'existe plus : {where}"),
    "trying": ("Mutants", "Mutants"),
    "no-module": ("No such rule module: {module}", "Pas de tel module de règles : {module}"),
    "written": ("Reports: {folder}", "Rapports : {folder}"),
}
"""Every text, English and French."""


def say(language: Language, word: str, **values: object) -> str:
    """The text called ``word`` with ``values`` put in."""
    return WORDS[word][LANGUAGES.index(language)].format(**values)


def percent(language: Language, part: int, whole: int) -> str:
    """``part`` of ``whole`` in per cent, rounded down: 95 per cent is not said before it is reached."""
    tenths = part * 1000 // whole if whole else 1000
    text = f"{tenths // 10}.{tenths % 10}"
    return f"{text} %" if language == "en" else f"{text.replace('.', ',')} %"
