"""Letting the game go on: everybody passes, attacks and blocks with nothing, until a moment is reached."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ..models import AdvanceResult, GameOver, NeedsChoice, Reached, Skipped, Step, Until, UntilStep, UntilTopResolved
from .choices import ask, settle
from .errors import PhaseError
from .exchange import apply, waiting
from .table import Table
from .words import STEP_OF_PHASE, STEP_ORDER

_LIMIT = 2000
"""Passes after which something is wrong; a turn of four players takes about sixty."""
_SKIPPED = {Step.DECLARE_ATTACKERS, Step.DECLARE_BLOCKERS, Step.COMBAT_DAMAGE}
"""The steps that the engine leaves out where nothing can or does attack."""
_BEFORE_SKIPPED = {Step.BEGINNING_OF_COMBAT, Step.DECLARE_ATTACKERS, Step.DECLARE_BLOCKERS}
_BEFORE_PRIORITY = {Step.UNTAP, Step.CLEANUP}


@dataclass
class Goal:
    """A moment to reach, and what the game looked like when it was set.

    ``place`` is the place of the latest step in the order of a turn; see :func:`_note_extra_phase`.
    """

    until: Until
    turn: int
    place: int
    this_turn: bool
    top: int | None


def set_goal(table: Table, until: Until) -> Goal:
    """Fix the moment that ``until`` means from now on; a choice on the way does not change it."""
    stack = table.game.stack()
    place = STEP_ORDER[STEP_OF_PHASE[table.game.phase]]
    this_turn = False
    if isinstance(until, UntilStep):
        active = table.name(_active(table))
        this_turn = active == until.player and STEP_ORDER[until.step] > place
    return Goal(until, table.game.turn, place, this_turn, stack[-1]["id"] if stack else None)


def pursue(table: Table, goal: Goal) -> AdvanceResult:
    """Go on until ``goal``, a choice or the end of the game.

    Raises:
        PhaseError: the goal is out of reach.
        NotExpressible: the engine asks something this adapter does not know.
    """
    if _never_comes(table, goal):
        return Skipped()
    for _ in range(_LIMIT):
        while settle(table):
            pass
        prompt = waiting(table)
        if prompt["type"] == "GameOver":
            winner = prompt["data"].get("winner")
            return GameOver(winner=None if winner is None else table.name(winner))
        if prompt["type"] in ("Priority", "DeclareAttackers", "DeclareBlockers"):
            _note_extra_phase(table, goal)
            result = _arrived(table, goal, prompt)
            if result is not None:
                return result
            if _would_skip(table, goal, prompt):
                return Skipped()
            _pass(table, prompt)
        else:
            return NeedsChoice(choice=ask(table))
    raise PhaseError(f"{goal.until} was not reached after {_LIMIT} passes")


def _never_comes(table: Table, goal: Goal) -> bool:
    """Whether a step is asked for of a player who has left the game and has no turn any more (CR 800.4k)."""
    until = goal.until
    return isinstance(until, UntilStep) and not goal.this_turn and not table.in_game(table.seats[until.player])


def _note_extra_phase(table: Table, goal: Goal) -> None:
    """Where an additional phase has begun (CR 500.8), the step asked for may come once more in the same turn."""
    place = STEP_ORDER[STEP_OF_PHASE[table.game.phase]]
    if table.game.turn == goal.turn and place < goal.place and isinstance(goal.until, UntilStep):
        ahead = STEP_ORDER[goal.until.step] >= place
        goal.this_turn = table.name(_active(table)) == goal.until.player and ahead
    goal.place = place


def _would_skip(table: Table, goal: Goal, prompt: dict[str, Any]) -> bool:
    """Whether to pass now would lead past the declaration or damage asked for.

    The game then stays where it is, so that what comes next is still tried before, not after, the missing step.
    """
    until, step = goal.until, STEP_OF_PHASE[table.game.phase]
    if not isinstance(until, UntilStep) or until.step not in _SKIPPED or step not in _BEFORE_SKIPPED:
        return False
    ahead = table.copy()
    _pass(ahead, prompt)
    while settle(ahead):
        pass
    then = waiting(ahead)
    if then["type"] not in ("Priority", "DeclareAttackers", "DeclareBlockers"):
        return False
    return isinstance(_arrived_at_step(ahead, goal, until, then), Skipped)


def _active(table: Table) -> int:
    active: int = table.state()["active_player"]
    return active


def _pass(table: Table, prompt: dict[str, Any]) -> None:
    seat = prompt["data"]["player"]
    match prompt["type"]:
        case "DeclareAttackers":
            apply(table, seat, "DeclareAttackers", attacks=[])
        case "DeclareBlockers":
            apply(table, seat, "DeclareBlockers", assignments=[])
        case _:
            apply(table, seat, "PassPriority")


def _arrived(table: Table, goal: Goal, prompt: dict[str, Any]) -> AdvanceResult | None:
    until = goal.until
    if isinstance(until, UntilStep):
        return _arrived_at_step(table, goal, until, prompt)
    stack = table.game.stack()
    if isinstance(until, UntilTopResolved):
        return Reached() if goal.top not in [entry["id"] for entry in stack] else None
    if stack:
        return None
    return Reached()


def _arrived_at_step(table: Table, goal: Goal, until: UntilStep, prompt: dict[str, Any]) -> AdvanceResult | None:
    turn, step, active = table.game.turn, STEP_OF_PHASE[table.game.phase], _active(table)
    if goal.this_turn and turn > goal.turn:
        # The turn is over; a cleanup step cannot be missed, every other one has been.
        return Reached() if until.step is Step.CLEANUP else Skipped()
    if not goal.this_turn and (turn == goal.turn or table.name(active) != until.player):
        return _after_the_due_turn(table, goal, until, turn)
    if step is until.step:
        if step is Step.DECLARE_ATTACKERS:
            return Reached() if prompt["type"] == "DeclareAttackers" else Skipped()
        if prompt["type"] == "DeclareBlockers":
            return Reached()
        # The engine asks for no declaration where nothing can block; the step is there all the same.
        # Without an active player the next one in turn order gets priority (CR 800.4j).
        return Reached() if prompt["data"]["player"] == active or not table.in_game(active) else None
    if STEP_ORDER[step] > STEP_ORDER[until.step]:
        return Reached() if until.step in _BEFORE_PRIORITY else Skipped()
    return None


def _after_the_due_turn(table: Table, goal: Goal, until: UntilStep, turn: int) -> AdvanceResult | None:
    """Before or after the player's turn: only a cleanup step, which has no priority, is found out afterwards."""
    if until.step is not Step.CLEANUP or turn <= goal.turn + 1:
        return None
    return Reached() if _player_before(table) == until.player else None


def _player_before(table: Table) -> str:
    """The player in the game whose turn was the last one."""
    seat = _active(table)
    for _ in table.seats:
        seat = (seat - 1) % len(table.seats)
        if table.in_game(seat):
            break
    return table.name(seat)
