"""The kinds of an object's abilities, from the engine's own listing of them (CR 113.3, 605.1).

The engine keeps keywords apart from the abilities that are written out, and writes the abilities of some keywords out
besides. What of its listing cannot be told for certain is not told at all.
"""

from __future__ import annotations

import json
from typing import Any

from ..models import AbilityKind
from .words import keyword_from_engine

Listing = dict[str, Any]

_STATIC = (AbilityKind.STATIC,)
_STATIC_KEYWORDS = {
    *("changeling", "convoke", "deathtouch", "defender", "delve", "double strike", "enchant", "fear", "first strike"),
    *("flash", "flying", "forestwalk", "haste", "hexproof", "indestructible", "intimidate", "islandwalk", "lifelink"),
    *("menace", "morph", "mountainwalk", "plainswalk", "reach", "shadow", "shroud", "split second", "swampwalk"),
    *("trample", "vigilance"),
}
"""Keywords that are one static ability each, of which the engine lists nothing but the keyword."""
_OTHER_KEYWORDS: dict[str, tuple[AbilityKind, ...]] = {
    "crew": (AbilityKind.ACTIVATED,),
    "dash": _STATIC * 3,
    # Its triggered ability is written out.
    "evoke": _STATIC,
}
"""Keywords whose abilities the engine does not write out, or not all of them (CR 702.122a, 702.109a, 702.74a)."""
_IN_HAND, _IN_GRAVEYARD = "Hand", "Graveyard"
_WRITTEN_OUT_FOR = {"cycling": _IN_HAND, "embalm": _IN_GRAVEYARD, "eternalize": _IN_GRAVEYARD, "unearth": _IN_GRAVEYARD}
"""Keywords that are an activated ability which the engine writes out, and the zone where it functions."""
_WRITTEN_OUT_AS = {"flanking": "trigger_definitions", "riot": "replacement_definitions"}
"""Keywords whose ability the engine writes out in another list."""


def kinds_of_abilities(value: Listing) -> tuple[AbilityKind, ...] | None:
    """The kind of each ability of the engine's object ``value``, a keyword's being those it stands for (CR 702.1).

    ``None`` where that cannot be told: text the engine does not understand, one paragraph that it lists as several
    abilities (CR 113.2c), a keyword not known here, or costs of a card whose present abilities are others.
    """
    lists = [_written(value, name) for name in ("trigger_definitions", "static_definitions", "replacement_definitions")]
    triggers, statics, replacements = lists
    if any(_split(each) for each in lists) or '"Unimplemented"' in json.dumps([value["abilities"], *lists]):
        return None
    costs = _costs_to_cast(value)
    if costs and value["face_down"]:
        return None
    found: list[AbilityKind] = []
    for ability in value["abilities"]:
        if ability["kind"] not in ("Spell", "Activated"):
            return None
        found.append(_kind_of_written(ability))
    found += [_kind_of_trigger(trigger) for trigger in triggers]
    found += _STATIC * (len(statics) + len(replacements) + costs)
    for keyword in value["keywords"]:
        kinds = _kinds_of_keyword(value, keyword_from_engine(keyword))
        if kinds is None:
            return None
        found += kinds
    return tuple(found)


def _written(value: Listing, name: str) -> list[Listing]:
    """The definitions of one list; triggers stand in an envelope that says where they come from."""
    return [entry.get("definition") or entry for entry in value.get(name) or ()]


def _split(definitions: list[Listing]) -> bool:
    """Whether two of the ``definitions`` quote the same text, or none: the engine may have split one ability."""
    texts = [definition.get("description") for definition in definitions]
    return len(set(texts)) < len(texts)


def _costs_to_cast(value: Listing) -> int:
    """How many additional and alternative costs to cast the card it has: each is an ability of it (CR 113.2b)."""
    return bool(value.get("additional_cost")) + len(value.get("casting_options") or ())


def _kind_of_written(ability: Listing) -> AbilityKind:
    if ability["kind"] == "Spell":
        return AbilityKind.SPELL
    return AbilityKind.ACTIVATED_MANA if ability.get("is_mana_ability") else AbilityKind.ACTIVATED


def _kind_of_trigger(trigger: Listing) -> AbilityKind:
    """A triggered ability is a mana ability if it triggers on mana and adds mana (CR 605.1b)."""
    effect = (trigger.get("execute") or {}).get("effect") or {}
    mana = trigger["mode"] in ("TapsForMana", "ManaAdded") and effect.get("type") == "Mana"
    return AbilityKind.TRIGGERED_MANA if mana else AbilityKind.TRIGGERED


def _kinds_of_keyword(value: Listing, keyword: str) -> tuple[AbilityKind, ...] | None:
    """The kinds that ``keyword`` adds to what is written out; ``None`` where it is not known."""
    if keyword in _STATIC_KEYWORDS or keyword.startswith("protection from "):
        return _STATIC
    if keyword in _WRITTEN_OUT_FOR:
        zone = _WRITTEN_OUT_FOR[keyword]
        return () if any(each.get("activation_zone") == zone for each in value["abilities"]) else None
    if keyword in _WRITTEN_OUT_AS:
        return () if value.get(_WRITTEN_OUT_AS[keyword]) else None
    return _OTHER_KEYWORDS.get(keyword)
