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
