"""How an activated ability is named in any language and engine: by its cost, or by its keyword.

A label is either a keyword in lower case (``crew``, ``unearth``, ``embalm``, ``equip``) or the components of the
activation cost before the colon, separated by commas, in this order: mana symbols together (``{1}{U}``), ``{T}``,
``{Q}``, then for every other part of the cost one word of :data:`COST_WORDS`. ``{T}, Tap an untapped creature you
control`` is therefore ``{T}, tap``. CR 602.1a, 107.4-107.6.
"""

from __future__ import annotations

COST_WORDS = (
    "tap",
    "untap",
    "sacrifice",
    "discard",
    "exile",
    "return",
    "reveal",
    "remove counter",
    "pay life",
    "loyalty",
)
"""Parts of a cost that are not symbols, by what they make the player do."""


def normalise(label: str) -> str:
    """The canonical spelling of ``label``: parts separated by ``", "``, words in lower case, symbols in capitals."""
    parts = [part.strip() for part in label.split(",") if part.strip()]
    return ", ".join(part.upper() if part.startswith("{") else part.lower() for part in parts)
