"""Carrying out actions whole or not at all, and going on after a choice (CR 733.1, 608.2d).

Everything runs on a game of which a snapshot is kept. An illegal action restores the snapshot. A choice that nobody has
answered yet restores it too; once it is answered the same operation runs again with the answers so far, which leads to
the same point because nothing is random, and beyond it.
"""

from __future__ import annotations

import copy
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from .choices import Answers, ChoiceNeeded, ChoiceRequest, IllegalAction
from .game import Game
from .objects import Entity

R = TypeVar("R")
Operation = Callable[[Game], R]


@dataclass
class Waiting(Generic[R]):
    """An operation that waits for a choice: how to carry it out, the answers so far, and what is asked."""

    operation: Operation[R]
    given: list[tuple[Entity, ...]]
    request: ChoiceRequest
    interrupted: Game
    """The game as it stood when the choice came up, to be looked at only."""


@dataclass
class Table:
    """A game being played. ``waiting`` is set while a player must choose."""

    game: Game
    waiting: Waiting[Any] | None = field(default=None)

    @property
    def shown(self) -> Game:
        """The game as players see it: while a player must choose, as it stands at that choice."""
        return self.waiting.interrupted if self.waiting else self.game

    def run(self, operation: Operation[R]) -> R | ChoiceRequest:
        """Carry out ``operation`` on the game.

        Returns:
            its result, or the choice that a player must make first; the game then stands as before.

        Raises:
            IllegalAction: the operation is against the rules; the game is as before.
        """
        return self._run(operation, [])

    def answer(self, values: tuple[Entity, ...]) -> object | ChoiceRequest:
        """Answer the pending choice and go on with the operation that asked.

        Returns:
            the result of the operation, or the next choice.

        Raises:
            IllegalAction: nothing is asked, or the answer is none of the possibilities; the choice stays pending. Or
                the operation turns out to be against the rules: it is taken back whole, and nothing is pending.
        """
        if self.waiting is None:
            raise IllegalAction("nothing is to be chosen")
        request = self.waiting.request
        in_range = request.minimum <= len(values) <= request.maximum
        if not in_range or len(set(values)) != len(values) or any(each not in request.options for each in values):
            raise IllegalAction("not a legal choice")
        waiting, self.waiting = self.waiting, None
        return self._run(waiting.operation, [*waiting.given, values])

    def _run(self, operation: Operation[R], given: list[tuple[Entity, ...]]) -> R | ChoiceRequest:
        snapshot = take_snapshot(self.game)
        self.game.answers = Answers(list(given))
        try:
            result = operation(self.game)
        except ChoiceNeeded as needed:
            self.waiting = Waiting(operation, given, needed.request, self.game)
            self.game = snapshot
            return needed.request
        except BaseException:
            self.game = snapshot
            raise
        self.waiting = None
        self.game.answers = Answers()
        return result


def take_snapshot(game: Game) -> Game:
    """A copy that shares everything immutable with ``game``."""
    return copy.deepcopy(game)


__all__ = ["IllegalAction", "Operation", "Table", "Waiting", "take_snapshot"]
