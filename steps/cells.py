"""The cells of the tables under a sentence: reading and writing each column, in either language.

Lists within a cell are separated by semicolons; an empty cell says nothing about its column.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from ..adapters.models import AbilityTarget, ObjectTarget, PlayerTarget, Target
from .errors import SentenceError
from .fields import PLAYERS
from .labels import Labels, card_name, say_card
from .words import Language, say, understand

Table = Sequence[Sequence[str]]
"""A table as Gherkin gives it: rows of cells."""

_COUNTER = re.compile(r"^([0-9]{1,9}) (.+)$")


def split_list(text: str) -> list[str]:
    """The items of a cell."""
    return [item.strip() for item in text.split(";") if item.strip()]


def is_none(text: str, language: Language) -> bool:
    """Whether a cell says *none*."""
    return text.strip().casefold() == say("nothing", "none", language)


@dataclass(frozen=True)
class Cell:
    """How the cells of one column are read and written."""

    read: Callable[[str, Labels], Any]
    write: Callable[[Any, Labels], str]


def _none(language: Language) -> str:
    return say("nothing", "none", language)


def _number(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise SentenceError("not-a-number", text=text) from None


def player_named(name: str) -> str:
    """The player of that name.

    Raises:
        SentenceError: there is none.
    """
    if name not in PLAYERS:
        raise SentenceError("unknown-word", word=name, group="player", known=", ".join(PLAYERS))
    return name


def reference(text: str, labels: Labels) -> str:
    """A player's name, or the alias of a label."""
    return text.strip() if text.strip() in PLAYERS else labels.alias(text)


def say_reference(value: str, labels: Labels) -> str:
    """The player or label for what :func:`reference` gave."""
    return value if value in PLAYERS else labels.label(value)


def attacked(text: str, labels: Labels) -> ObjectTarget | PlayerTarget:
    """What ``text`` names as being attacked."""
    name = reference(text, labels)
    return PlayerTarget(player=name) if name in PLAYERS else ObjectTarget(object=name)


def ability_source(text: str, language: Language) -> str | None:
    """The label of the source if ``text`` names an ability on the stack (``ability: `` and a label), else ``None``."""
    kind, colon, source = text.partition(":")
    return source if colon and kind.strip().casefold() == say("stack", "ability", language) else None


def target(text: str, labels: Labels) -> Target:
    """The target that ``text`` names; an ability on the stack is ``ability: `` and its source."""
    source = ability_source(text, labels.language)
    return attacked(text, labels) if source is None else AbilityTarget(ability_of=labels.alias(source))


def say_target(value: Target, labels: Labels) -> str:
    """A target in words."""
    match value:
        case PlayerTarget():
            return value.player
        case ObjectTarget():
            return labels.label(value.object)
        case AbilityTarget():
            colon = ": " if labels.language == "en" else " : "
            return f"{say('stack', 'ability', labels.language)}{colon}{labels.label(value.ability_of)}"


def _words(group: str) -> Cell:
    """A list of words of one vocabulary group, or *none*."""

    def read(text: str, labels: Labels) -> tuple[str, ...]:
        if is_none(text, labels.language):
            return ()
        return tuple(understand(group, word, labels.language) for word in split_list(text))

    def write(values: Iterable[str], labels: Labels) -> str:
        return "; ".join(say(group, value, labels.language) for value in values) or _none(labels.language)

    return Cell(read, write)


def _word(group: str) -> Cell:
    return Cell(
        lambda text, labels: understand(group, text, labels.language),
        lambda value, labels: say(group, str(value), labels.language),
    )


def _read_counters(text: str, labels: Labels) -> dict[str, int]:
    if is_none(text, labels.language):
        return {}
    counters = {}
    for item in split_list(text):
        match = _COUNTER.match(item)
        if match is None:
            raise SentenceError("not-counters", text=text)
        counters[understand("counter", match[2], labels.language)] = int(match[1])
    return counters


def _write_counters(counters: dict[str, int], labels: Labels) -> str:
    items = (f"{number} {say('counter', name, labels.language)}" for name, number in counters.items())
    return "; ".join(items) or _none(labels.language)


def _read_power_toughness(text: str, _: Labels) -> tuple[int, int]:
    power, slash, toughness = text.partition("/")
    if not slash:
        raise SentenceError("not-power-toughness", text=text)
    return _number(power), _number(toughness)


def _or_none(read: Callable[[str, Labels], str], write: Callable[[str, Labels], str]) -> Cell:
    """Text that may be *none*, the empty string on the wire."""
    return Cell(
        lambda text, labels: "" if is_none(text, labels.language) else read(text, labels),
        lambda value, labels: write(value, labels) if value else _none(labels.language),
    )


BOOLEAN = Cell(
    lambda text, labels: understand("boolean", text, labels.language) == "yes",
    lambda value, labels: say("boolean", "yes" if value else "no", labels.language),
)
_PLAYER = Cell(lambda text, _: player_named(text.strip()), lambda value, _: value)
_REFERENCE = _or_none(reference, say_reference)
_LABEL = Cell(lambda text, labels: labels.alias(text), lambda alias, labels: labels.label(alias))

CELLS: dict[str, Cell] = {
    "card": _LABEL,
    "since": Cell(
        lambda text, labels: understand("since", text, labels.language) == "earlier",
        lambda value, labels: say("since", "earlier" if value else "this turn", labels.language),
    ),
    "owner": _PLAYER,
    "controller": _PLAYER,
    "protector": _or_none(lambda text, _: player_named(text.strip()), lambda value, _: value),
    "token": BOOLEAN,
    "tapped": BOOLEAN,
    "face_down": BOOLEAN,
    "flipped": BOOLEAN,
    "phased_out": BOOLEAN,
    "face": _word("face"),
    "counters": Cell(_read_counters, _write_counters),
    "mana_value": Cell(lambda text, _: _number(text), lambda value, _: str(value)),
    "defense": Cell(lambda text, _: _number(text), lambda value, _: str(value)),
    "damage": Cell(lambda text, _: _number(text), lambda value, _: str(value)),
    "attached_to": _REFERENCE,
    "attacking": _REFERENCE,
    "blocking": Cell(
        lambda text, labels: () if is_none(text, labels.language) else tuple(map(labels.alias, split_list(text))),
        lambda aliases, labels: "; ".join(map(labels.label, aliases)) or _none(labels.language),
    ),
    "name": _or_none(
        lambda text, labels: card_name(text.strip(), labels.language),
        lambda name, labels: say_card(name, labels.language),
    ),
    "power_toughness": Cell(_read_power_toughness, lambda value, _: f"{value[0]}/{value[1]}"),
    "types": _words("type"),
    "supertypes": _words("supertype"),
    "subtypes": _words("subtype"),
    "colors": _words("color"),
    "keywords": _words("keyword"),
    "without_keywords": _words("keyword"),
    "abilities": _words("ability_kind"),
    "mana_cost": _or_none(lambda text, _: text.strip(), lambda value, _: value),
    "kind": _word("stack"),
}
"""Canonical column name to how its cells are handled."""


def read_rows(table: Table, allowed: Sequence[str], labels: Labels) -> list[dict[str, Any]]:
    """The rows of a table with headings, as canonical column to value; empty cells are left out.

    Raises:
        SentenceError: no table, an unknown heading, one that this sentence does not take, or a cell that is not
            what its column holds.
    """
    if len(table) < 2:
        raise SentenceError("table-missing")
    columns = [understand("column", heading, labels.language) for heading in table[0]]
    for heading, column in zip(table[0], columns, strict=True):
        if column not in allowed:
            raise SentenceError("column-not-here", column=heading)
    if len(set(columns)) != len(columns):
        raise SentenceError("column-twice", columns=", ".join(table[0]))
    return [
        {column: CELLS[column].read(cell, labels) for column, cell in zip(columns, row, strict=True) if cell.strip()}
        for row in table[1:]
    ]


def write_rows(rows: Sequence[dict[str, Any]], order: Sequence[str], labels: Labels) -> list[list[str]]:
    """The table for ``rows``: the columns that occur, in ``order``."""
    columns = [column for column in order if any(column in row for row in rows)]
    body = [[CELLS[column].write(row[column], labels) if column in row else "" for column in columns] for row in rows]
    return [[say("column", column, labels.language) for column in columns], *body]
