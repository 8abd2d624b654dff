"""Priority: who may act, and what happens when all players pass (CR 117)."""

from __future__ import annotations

from . import stack, state_based_actions, triggers
from .choices import IllegalAction
from .game import Game


def give(game: Game, player: str) -> None:
    """``player`` gets priority to act; nobody has passed since."""
    game.passed = set()
    receive(game, player)


def receive(game: Game, player: str) -> None:
    """``player`` gets priority, after state-based actions and waiting triggered abilities (CR 117.5, 704.3)."""
    settle(game)
    game.priority = None if game.over else _next_in_game(game, player)


def settle(game: Game) -> bool:
    """Perform state-based actions and put triggered abilities on the stack until neither happens (CR 117.5)."""
    any_done = False
    while True:
        done = state_based_actions.perform(game)
        done = triggers.put_on_stack(game) or done
        if not done:
            return any_done
        any_done = True


def after_action(game: Game, player: str) -> None:
    """The player who acted and still has priority receives it anew (CR 117.3c)."""
    if game.priority == player:
        give(game, player)


def pass_priority(game: Game, player: str) -> None:
    """Pass (CR 117.3d). When all have passed in succession the top of the stack resolves, or the step ends (117.4).

    Raises:
        IllegalAction: the player does not have priority.
    """
    from .turn_structure import next_step

    if game.priority != player:
        raise IllegalAction("the player does not have priority (CR 117.3d)")
    game.passed.add(player)
    waiting = [name for name in game.turn_order_from(player) if name not in game.passed]
    if waiting:
        receive(game, waiting[0])
        return
    game.passed = set()
    game.priority = None
    if game.stack:
        stack.resolve_top(game)
        give(game, game.active_player)
    else:
        next_step(game)


def _next_in_game(game: Game, player: str) -> str:
    """``player``, or the next player in turn order if they have left the game (CR 800.4a)."""
    order = game.turn_order_from(player)
    return order[0]
