"""When a player may act (CR 117.1, 307.5), and what follows an action (CR 117.3c)."""

from __future__ import annotations

from .choices import IllegalAction
from .game import Game, Step


def require_priority(game: Game, player: str) -> None:
    """Only the player with priority may act (CR 117.1)."""
    if game.priority != player:
        raise IllegalAction("the player does not have priority (CR 117.1)")


def has_sorcery_timing(game: Game, player: str, proposed: int | None = None) -> bool:
    """Whether a player could cast a sorcery: main phase of their turn, stack empty, priority (CR 307.5).

    ``proposed``: the spell just put on the stack for it, which does not count.
    """
    return (
        game.priority == player
        and game.active_player == player
        and game.step in (Step.PRECOMBAT_MAIN, Step.POSTCOMBAT_MAIN)
        and all(item.oid == proposed for item in game.stack)
    )


def require_sorcery_timing(game: Game, player: str) -> None:
    """Only when a player could cast a sorcery (CR 307.5)."""
    if not has_sorcery_timing(game, player):
        raise IllegalAction("only in a main phase of their turn while the stack is empty (CR 307.5)")


def acted(game: Game, player: str) -> None:
    """After casting, activating or a special action the player receives priority (CR 117.3c)."""
    game.passed = set()
    game.priority = player
