"""The two-column table under an action: what is announced with it (CR 601.2b-h), key and value a row."""

from __future__ import annotations

import re
from typing import Any

from ..adapters.ability_labels import normalise
from ..adapters.models import ConvokePayment, ManaActivation
from .cells import Table, say_target, split_list, target
from .errors import SentenceError
from .labels import Labels
from .words import Language, say, understand, vocabulary

_KEYS = (
    "targets", "x", "method", "additional_costs", "modes", "index", "mana_from", "mana_abilities", "convoke",
    "cost_objects",
)  # fmt: skip
_CONVOKED = re.compile(r"^(?P<label>.+) (?P<pays>\{[^{}]+\})$")
_PART = " : "


def read_announcement(table: Table | None, labels: Labels) -> dict[str, Any]:
    """The fields of an action that the table states.

    Raises:
        SentenceError: a row that is not key and value, an unknown key, or the same key twice.
    """
    fields: dict[str, Any] = {}
    for row in table or ():
        if len(row) != 2:
            raise SentenceError("announcement-row", row=" | ".join(row))
        key = understand("announcement", row[0], labels.language)
        if key in fields:
            raise SentenceError("announcement-twice", key=row[0])
        fields[key] = _read_value(key, row[1], labels)
    return fields


def _read_value(key: str, text: str, labels: Labels) -> Any:
    match key:
        case "targets":
            return tuple(target(item, labels) for item in split_list(text))
        case "mana_from" | "cost_objects":
            return tuple(labels.alias(item) for item in split_list(text))
        case "x" | "index":
            if not re.fullmatch("[0-9]{1,9}", text.strip()):
                raise SentenceError("not-a-number", text=text)
            return int(text)
        case "method":
            return text.strip() if text.strip().startswith("{") else understand("method", text, labels.language)
        case "additional_costs":
            return tuple(understand("additional_cost", item, labels.language) for item in split_list(text))
        case "mana_abilities":
            return tuple(_read_mana_ability(item, labels) for item in split_list(text))
        case "convoke":
            return tuple(_read_convoke(item, labels) for item in split_list(text))
        case _:
            return tuple(split_list(text))


def _read_mana_ability(text: str, labels: Labels) -> ManaActivation:
    """``Blood Pet : sacrifice``, or with what the cost takes ``Phyrexian Altar : sacrifice : Caetus``."""
    parts = [part.strip() for part in text.split(_PART)]
    if len(parts) not in (2, 3):
        raise SentenceError("mana-ability-item", item=text)
    return ManaActivation(
        source=labels.alias(parts[0]),
        ability=read_ability(parts[1], labels.language),
        cost_objects=tuple(labels.alias(part) for part in parts[2:]),
    )


def _read_convoke(text: str, labels: Labels) -> ConvokePayment:
    """``Grizzly Bears {G}``: the creature, then the one mana it pays for."""
    match = _CONVOKED.match(text)
    if match is None:
        raise SentenceError("convoke-item", item=text)
    return ConvokePayment(creature=labels.alias(match["label"]), pays=match["pays"])


def write_announcement(action: Any, labels: Labels) -> list[list[str]]:
    """The table for what ``action`` announces; empty if nothing."""
    rows = []
    for key in _KEYS:
        value = getattr(action, key, None)
        if value in (None, ()) or (key == "index" and value == 1):
            continue
        rows.append([say("announcement", key, labels.language), _write_value(key, value, labels)])
    return rows


def _write_value(key: str, value: Any, labels: Labels) -> str:
    match key:
        case "targets":
            return "; ".join(say_target(item, labels) for item in value)
        case "mana_from" | "cost_objects":
            return "; ".join(labels.label(item) for item in value)
        case "method":
            return say("method", value, labels.language)
        case "additional_costs":
            return "; ".join(say("additional_cost", item, labels.language) for item in value)
        case "mana_abilities":
            return "; ".join(_say_mana_ability(item, labels) for item in value)
        case "convoke":
            return "; ".join(f"{labels.label(item.creature)} {item.pays}" for item in value)
        case "modes":
            return "; ".join(value)
        case _:
            return str(value)


def _say_mana_ability(item: ManaActivation, labels: Labels) -> str:
    parts = [labels.label(item.source), say_ability(item.ability, labels.language)]
    return _PART.join([*parts, *(labels.label(alias) for alias in item.cost_objects)])


def read_ability(label: str, language: Language) -> str:
    """The canonical name of the ability that a scenario calls ``label``."""
    parts = [part.strip() for part in label.split(",")]
    symbols = [part for part in parts if part.startswith("{")]
    words = [understand("ability", part, language) for part in parts if not part.startswith("{")]
    return normalise(", ".join([*symbols, *words]))


def say_ability(ability: str, language: Language) -> str:
    """The label of an ability in ``language``."""
    known = vocabulary()["ability"]
    return ", ".join(say("ability", part, language) if part in known else part for part in ability.split(", "))
