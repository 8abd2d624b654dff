"""Letting a game run: all players pass, attack and block with nothing, until a moment is reached (CR 117.4, 500.2)."""

from __future__ import annotations

from enum import Enum

from .combat import declare_attackers, declare_blockers
from .game import Game, Step
from .priority import pass_priority
from .turn_structure import ORDER, next_step


class Outcome(Enum):
    """How letting the game run ended."""

    REACHED = "reached"
    SKIPPED = "skipped"
    OVER = "over"


def go_on(game: Game) -> None:
    """The smallest thing that takes the game on: declare nothing, pass, or begin the next step."""
    if game.declaration == "attackers":
        declare_attackers(game, game.active_player, ())
    elif game.declaration == "blockers":
        declare_blockers(game, game.declaring[0], ())
    elif game.priority is not None:
        pass_priority(game, game.priority)
    elif not game.over:
        next_step(game)


def to_priority_or_declaration(game: Game) -> None:
    """Go on through steps in which nobody does anything (CR 502.4, 514.3) until a player can act."""
    while game.priority is None and game.declaration is None and not game.over:
        next_step(game)


def until_top_resolved(game: Game) -> Outcome:
    """All players pass once, so that the top object of the stack resolves (CR 405.5)."""
    if not game.stack:
        return Outcome.SKIPPED
    top = game.stack[-1].oid
    while not game.over and any(item.oid == top for item in game.stack):
        go_on(game)
    return Outcome.OVER if game.over else Outcome.REACHED


def until_stack_empty(game: Game) -> Outcome:
    """All players pass until the stack is empty and the active player has priority."""
    while game.stack and not game.over:
        go_on(game)
    return Outcome.OVER if game.over else Outcome.REACHED


def until_step(game: Game, player: str, step: Step) -> Outcome:
    """Go on to the next ``step`` of ``player``'s turn that begins after now; not beyond it.

    Returns:
        ``SKIPPED`` if the turn has no such step; the game then stands at the first moment after it in the same turn
        at which a player has priority. ``SKIPPED`` too once the player has left the game.
    """
    started_turn, started_step = game.turn_number, game.step
    last_number = game.step_number
    while game.players[player].in_game and not game.over:
        go_on(game)
        if game.step_number == last_number or game.active_player != player:
            last_number = game.step_number
            continue
        last_number = game.step_number
        if game.step is step:
            return Outcome.OVER if game.over else Outcome.REACHED
        ahead = game.turn_number != started_turn or ORDER.index(step) > ORDER.index(started_step)
        if ahead and ORDER.index(game.step) > ORDER.index(step):
            to_priority_or_declaration(game)
            return Outcome.SKIPPED
    return Outcome.OVER if game.over else Outcome.SKIPPED
