"""Finding the engine's ability that a label names (see :mod:`..ability_labels`)."""

from __future__ import annotations

from typing import Any

from ..ability_labels import COST_WORDS, normalise
from .words import cost_from_engine, keyword_from_engine

_WORDS = {
    "TapCreatures": "tap",
    "TapPermanents": "tap",
    "UntapPermanents": "untap",
    "Sacrifice": "sacrifice",
    "Discard": "discard",
    "Exile": "exile",
    "ReturnToHand": "return",
    "Return": "return",
    "Reveal": "reveal",
    "RemoveCounter": "remove counter",
    "PayLife": "pay life",
    "Loyalty": "loyalty",
}
_ZONE_KEYWORDS = {"unearth": "Graveyard", "embalm": "Graveyard", "eternalize": "Graveyard", "cycling": "Hand"}


def _parts(cost: dict[str, Any] | None) -> list[str]:
    if cost is None:
        return []
    kind = cost["type"]
    if kind == "Composite":
        return [part for each in cost["costs"] for part in _parts(each)]
    if kind == "Mana":
        return [cost_from_engine(cost["cost"])]
    return [{"Tap": "{T}", "Untap": "{Q}"}.get(kind) or _WORDS.get(kind, kind.lower())]


def _rank(part: str) -> int:
    if part.startswith("{"):
        return {"{T}": 1, "{Q}": 2}.get(part, 0)
    return 3 + (COST_WORDS.index(part) if part in COST_WORDS else len(COST_WORDS))


def label_of(ability: dict[str, Any]) -> str:
    """The label of an activated ability of the engine, from its cost."""
    return cost_label(ability.get("cost"))


def cost_label(cost: dict[str, Any] | None) -> str:
    """The label of a cost of the engine; the empty string for none."""
    return normalise(", ".join(sorted(filter(None, _parts(cost)), key=_rank)))


def indexes(value: dict[str, Any], label: str) -> list[int]:
    """The engine's indexes of the activated abilities of the object ``value`` that ``label`` names, in order."""
    wanted = normalise(label)
    activated = [(place, each) for place, each in enumerate(value["abilities"]) if each["kind"] == "Activated"]
    named = [place for place, each in activated if label_of(each) == wanted]
    if named or wanted.startswith("{"):
        return named
    if wanted == "equip":
        return [place for place, each in activated if _is_equip(value, each)]
    zone = _ZONE_KEYWORDS.get(wanted)
    if zone is not None and wanted in keywords(value):
        # The engine writes such an ability without a name; the keyword and the zone say which it is.
        here = [place for place, each in activated if each.get("activation_zone") == zone]
        return here or [place for place, _ in activated]
    return []


def keywords(value: dict[str, Any]) -> set[str]:
    """The keyword abilities of an object, in plain words; equip too, which the engine keeps as an ability only."""
    found = {keyword_from_engine(keyword) for keyword in value["keywords"]}
    return found | ({"equip"} if any(_is_equip(value, ability) for ability in value["abilities"]) else set())


def _is_equip(value: dict[str, Any], ability: dict[str, Any]) -> bool:
    equipment = "Equipment" in value["card_types"]["subtypes"]
    return equipment and ability["kind"] == "Activated" and ability["effect"]["type"] == "Attach"
