"""Life (CR 119)."""

from __future__ import annotations

from .game import Event, Game
from .triggers import emit


def gain(game: Game, player: str, number: int) -> None:
    """``player`` gains life (CR 119.3)."""
    if number > 0:
        game.players[player].life += number
        emit(game, Event("gain-life", player=player, amount=number))


def lose(game: Game, player: str, number: int) -> None:
    """``player`` loses life (CR 119.3)."""
    if number > 0:
        game.players[player].life -= number
        emit(game, Event("lose-life", player=player, amount=number))
