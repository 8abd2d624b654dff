"""The engine's spellings of steps, colours, counters, keywords and mana, and those of the wire models."""

from __future__ import annotations

import re
from typing import Any

from ..models import Step

PHASE_OF_STEP: dict[Step, str] = {
    Step.UNTAP: "Untap",
    Step.UPKEEP: "Upkeep",
    Step.DRAW: "Draw",
    Step.PRECOMBAT_MAIN: "PreCombatMain",
    Step.BEGINNING_OF_COMBAT: "BeginCombat",
    Step.DECLARE_ATTACKERS: "DeclareAttackers",
    Step.DECLARE_BLOCKERS: "DeclareBlockers",
    Step.COMBAT_DAMAGE: "CombatDamage",
    Step.END_OF_COMBAT: "EndCombat",
    Step.POSTCOMBAT_MAIN: "PostCombatMain",
    Step.END: "End",
    Step.CLEANUP: "Cleanup",
}
STEP_OF_PHASE: dict[str, Step] = {phase: step for step, phase in PHASE_OF_STEP.items()}
STEP_ORDER: dict[Step, int] = {step: place for place, step in enumerate(Step)}
"""The place of each step in a turn (CR 500.1)."""

COLOR_NAMES = {"W": "White", "U": "Blue", "B": "Black", "R": "Red", "G": "Green", "C": "Colorless"}
SYMBOL_OF_COLOR = {name: symbol for symbol, name in COLOR_NAMES.items()}
_SYMBOL = re.compile(r"\{([^}]*)\}")
_COUNTERS = {"+1/+1": "P1P1", "-1/-1": "M1M1"}
_COUNTER_NAMES = {engine: name for name, engine in _COUNTERS.items()}
_WORD = re.compile(r"[A-Z][a-z]*")


def symbols(mana: str) -> list[str]:
    """The symbols of a mana string, without braces: ``{2}{G}`` is ``["2", "G"]``."""
    return _SYMBOL.findall(mana)


def mana_value(cost: str) -> int:
    """The mana value of a printed mana cost (CR 202.3); X is 0, a hybrid symbol its greatest part."""
    value = 0
    for symbol in symbols(cost):
        parts = [int(part) if part.isdigit() else 1 for part in symbol.split("/")]
        value += 0 if symbol == "X" else max(parts)
    return value


def counter_to_engine(name: str) -> str:
    """The engine's name of a kind of counter."""
    return _COUNTERS.get(name, name.lower())


def counter_from_engine(name: str) -> str:
    """The name of a kind of counter as the wire models have it."""
    return _COUNTER_NAMES.get(name, name.lower())


def spaced(name: str) -> str:
    """An engine name in plain words: ``FirstStrike`` is ``first strike``."""
    return " ".join(_WORD.findall(name)).lower() or name.lower()


def _names_in(data: Any) -> list[str]:
    """Every text in the payload of a keyword that names a quality, such as a colour or a land type."""
    if isinstance(data, str):
        return [data]
    if isinstance(data, dict):
        return [name for key, value in data.items() if key != "type" or len(data) == 1 for name in _names_in(value)]
    if isinstance(data, list):
        return [name for value in data for name in _names_in(value)]
    return []


def keyword_from_engine(keyword: Any) -> str:
    """A keyword ability in plain words: ``mountainwalk``, ``protection from black``, ``crew``."""
    if isinstance(keyword, str):
        return spaced(keyword)
    if not isinstance(keyword, dict) or not keyword:
        return str(keyword)
    name, data = next(iter(keyword.items()))
    if name == "Landwalk":
        return f"{''.join(_names_in(data)).lower()}walk"
    if name == "Protection":
        return f"protection from {' '.join(_names_in(data)).lower()}"
    return spaced(name)


def cost_from_engine(cost: Any) -> str:
    """A mana cost as CR 107.4 writes it; the empty string for no cost."""
    if not isinstance(cost, dict) or cost.get("type") != "Cost":
        return ""
    shards = [_shard(name) for name in cost.get("shards", [])]
    variable = [shard for shard in shards if shard == "{X}"]
    others = [shard for shard in shards if shard != "{X}"]
    generic = cost.get("generic", 0)
    number = [f"{{{generic}}}"] if generic or not shards else []
    return "".join(variable + number + others)


def _shard(name: str) -> str:
    if name in SYMBOL_OF_COLOR:
        return f"{{{SYMBOL_OF_COLOR[name]}}}"
    parts = [
        {"Two": "2", "Phyrexian": "P", "Snow": "S", **SYMBOL_OF_COLOR}.get(word, word) for word in _WORD.findall(name)
    ]
    parts.sort(key=lambda part: part == "P")
    return "{" + "/".join(parts) + "}"
