"""Life (CR 119)."""

from __future__ import annotations

from .game import Game


def gain(game: Game, player: str, number: int) -> None:
    """``player`` gains life (CR 119.3); a number below zero counts as zero (CR 107.1b)."""
    game.players[player].life += max(number, 0)


def lose(game: Game, player: str, number: int) -> None:
    """``player`` loses life (CR 119.3), a number that is never below zero."""
    game.players[player].life -= number
