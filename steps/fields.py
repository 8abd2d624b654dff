"""The blanks of a sentence template: how each is recognised and written in English and in French.

``{player:De}`` in a template is a blank named ``player`` of the type ``De``. Values are in no language except objects
and abilities, whose labels the builders translate.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from .words import Language, say, understand, words_of

PLAYERS = ("Alice", "Bob", "Chloé", "David")
"""The players a scenario may have, in turn order."""

_QUOTES = {"en": ('"', '"'), "fr": ("« ", " »")}
_QUOTED = {"en": r'"[^"]+"', "fr": r"«[ \u00a0\u202f]?[^«»]+?[ \u00a0\u202f]?»"}
_AND = {"en": "and", "fr": "et"}
_NO_OBJECT = {"en": "no creature", "fr": "aucune créature"}
_MANA = r"(?:\{[0-9WUBRGCX]+\})+"


def quote(text: str, language: Language) -> str:
    """``text`` in the quotation marks of ``language``."""
    before, after = _QUOTES[language]
    return f"{before}{text}{after}"


def unquote(text: str) -> str:
    """``text`` without its quotation marks."""
    return text.strip('"«»').strip(" \u00a0\u202f")


def _and_list(items: list[str], language: Language) -> str:
    return items[0] if len(items) == 1 else f"{', '.join(items[:-1])} {_AND[language]} {items[-1]}"


def _list_pattern(item: str, language: Language) -> str:
    return rf"{item}(?:, {item})*(?: {_AND[language]} {item})?"


def _alternatives(words: list[str]) -> str:
    return "(?:" + "|".join(re.escape(word) for word in words) + ")"


@dataclass(frozen=True)
class FieldType:
    """One type of blank: its pattern, and reading and writing it, each given the language."""

    pattern: Callable[[Language], str]
    read: Callable[[str, Language], Any]
    write: Callable[[Any, Language], str]


def _read_players(text: str, language: Language) -> tuple[str, ...]:
    return tuple(re.findall(_alternatives(list(PLAYERS)), text))


def _read_objects(text: str, language: Language) -> tuple[str, ...]:
    return tuple(unquote(found) for found in re.findall(_QUOTED[language], text))


def _write_objects(labels: tuple[str, ...], language: Language) -> str:
    return _and_list([quote(label, language) for label in labels], language) if labels else _NO_OBJECT[language]


def _of_player(player: str, language: Language) -> str:
    if language == "en":
        return f"{player}'s"
    return f"d'{player}" if player[0] in "AEIOUYÉ" else f"de {player}"


def _read_of_player(text: str, language: Language) -> str:
    return re.sub(r"^(d'|de )|'s$", "", text)


def _counted(english: tuple[str, str], french: tuple[str, str]) -> FieldType:
    """A number with its noun: (singular, plural) of either language; French uses the singular for 0."""
    nouns = {"en": english, "fr": french}

    def pattern(language: Language) -> str:
        return rf"-?[0-9]{{1,9}} {_alternatives(sorted(nouns[language], key=len, reverse=True))}"

    def write(number: int, language: Language) -> str:
        singular = number == 1 or (language == "fr" and number in (0, -1))
        return f"{number} {nouns[language][0 if singular else 1]}"

    return FieldType(pattern, lambda text, _: int(text.split()[0]), write)


FIELDS: dict[str, FieldType] = {
    "Player": FieldType(lambda _: _alternatives(list(PLAYERS)), lambda text, _: text, lambda name, _: name),
    "Of": FieldType(
        lambda language: _alternatives([_of_player(player, language) for player in PLAYERS]),
        _read_of_player,
        _of_player,
    ),
    "Players": FieldType(
        lambda language: _list_pattern(_alternatives(list(PLAYERS)), language),
        _read_players,
        lambda names, language: _and_list(list(names), language),
    ),
    "Object": FieldType(lambda language: _QUOTED[language], lambda text, _: unquote(text), quote),
    "Ability": FieldType(lambda language: _QUOTED[language], lambda text, _: unquote(text), quote),
    "Objects": FieldType(
        lambda language: f"(?:{_NO_OBJECT[language]}|{_list_pattern(_QUOTED[language], language)})",
        _read_objects,
        _write_objects,
    ),
    "Step": FieldType(
        lambda language: _alternatives(words_of("step", language)),
        lambda text, language: understand("step", text, language),
        lambda step, language: say("step", step, language),
    ),
    "Zone": FieldType(
        lambda language: _alternatives(words_of("zone", language)),
        lambda text, language: understand("zone", text, language),
        lambda zone, language: say("zone", zone, language),
    ),
    "Mana": FieldType(lambda _: _MANA, lambda text, _: text, lambda mana, _: mana),
    "Life": _counted(("life", "life"), ("point de vie", "points de vie")),
    "Cards": _counted(("card", "cards"), ("carte", "cartes")),
}
"""Type of a blank to how it is handled."""
