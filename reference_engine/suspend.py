"""Suspend (CR 702.62)."""

from __future__ import annotations

from .choices import IllegalAction
from .game import Game


def suspend_from_hand(game: Game, player: str, oid: int) -> None:
    """Suspend a card from the hand (CR 702.62a)."""
    raise IllegalAction("not implemented")
