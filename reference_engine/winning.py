"""Winning the game by an effect (CR 104.2b)."""

from __future__ import annotations

from dataclasses import dataclass

from .effects import Effect
from .references import Context


@dataclass(frozen=True)
class WinTheGame(Effect):
    """The controller wins the game: everyone else leaves it (CR 104.2b, 104.2a)."""

    def apply(self, ctx: Context) -> None:
        """See :class:`.effects.Effect`."""
        from .leaving_the_game import leave

        game = ctx.game
        if game.players[ctx.controller].in_game:
            leave(game, [name for name, each in game.players.items() if each.in_game and name != ctx.controller])
