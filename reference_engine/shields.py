"""Effects that prevent the next damage that one source would deal to a player (CR 615.8, 609.7)."""

from __future__ import annotations

from .game import Game


def absorb(game: Game, source: int, player: str) -> bool:
    """Whether an effect prevents the damage that ``source`` would deal to ``player``; it is used up then.

    A source that does not have the colour any more is not affected, and the effect goes on waiting (CR 609.7b, 615.9).
    """
    for shield in game.shields:
        same = (shield.source, shield.player) == (source, player)
        if same and shield.color in game.characteristics(source).colors:
            game.shields = [each for each in game.shields if each is not shield]
            return True
    return False
