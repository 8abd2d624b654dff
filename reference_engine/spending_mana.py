"""Spending mana as though it were of another colour (CR 609.4b)."""

from __future__ import annotations

from dataclasses import dataclass

from .abilities import Ability, of_kind
from .game import Game


@dataclass(frozen=True)
class ManaOfAnyColor(Ability):
    """Players may spend mana as though it were mana of any colour (CR 609.4b)."""


def counts_as_any_color(game: Game) -> bool:
    """Whether players may spend mana as though it were mana of any colour (CR 609.4b)."""
    return any(of_kind(game.characteristics(obj.oid), ManaOfAnyColor) for obj in game.battlefield())
