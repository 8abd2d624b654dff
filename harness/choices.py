"""Answering the engine's choices from the scenario's list.

The list is a bag: an answer serves the first choice of its player and kind that allows it, in whatever order an engine
asks. A choice with one legal answer may be asked or not; an optional effect is accepted by answering what follows it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ..adapters.models import Answer, Choice, ChoiceKind
from .findings import NotConforming, finding

_NAMED = (ChoiceKind.OBJECTS, ChoiceKind.TARGETS, ChoiceKind.PLAYER)
Resolve = Callable[[str], str | None]
"""An alias to the engine's id, or ``None`` while no such object exists."""


def offers(choice: Choice, answer: Answer) -> bool:
    """Whether the engine itself lists ``answer``, of one value, as a legal one."""
    alone = len(answer.values) == 1 and choice.minimum <= 1 <= choice.maximum
    return alone and choice.options is not None and answer.values[0] in choice.options


class AnswerBag:
    """The answers a scenario has declared and not yet given."""

    def __init__(self) -> None:
        self._left: list[Answer] = []
        self._forbidden: list[Answer] = []
        self._answered_players: set[str] = set()

    def add(self, answers: Sequence[Answer]) -> None:
        """Declare ``answers``."""
        self._left += answers

    def forbid(self, answers: Sequence[Answer]) -> None:
        """Declare answers that the engine must refuse at the next choice of their player and kind."""
        self._forbidden += answers

    def forbidden_at(self, choice: Choice, resolve: Resolve) -> list[Answer]:
        """The answers that must be refused at ``choice``, in the engine's ids; they are then done with."""
        found = []
        for declared in list(self._forbidden):
            if (declared.player, declared.kind) == (choice.player, choice.kind):
                values = self._values(declared, resolve)
                if values is not None:
                    self._forbidden.remove(declared)
                    found.append(Answer(player=choice.player, kind=choice.kind, values=values))
        return found

    def answer(self, choice: Choice, resolve: Resolve) -> Answer:
        """The answer to ``choice``, in the engine's ids.

        Raises:
            NotConforming: the scenario has no answer that fits, and more than one would be legal.
        """
        for declared in self._left:
            if declared.player != choice.player or declared.kind is not choice.kind:
                continue
            values = self._values(declared, resolve)
            if values is not None and (choice.options is None or set(values) <= set(choice.options)):
                self._left.remove(declared)
                self._answered_players.add(choice.player)
                return Answer(player=choice.player, kind=choice.kind, values=values)
        return self._implied(choice)

    def _values(self, declared: Answer, resolve: Resolve) -> tuple[str, ...] | None:
        if declared.kind not in _NAMED:
            return declared.values
        values = [resolve(value) for value in declared.values]
        return None if None in values else tuple(value for value in values if value is not None)

    def _implied(self, choice: Choice) -> Answer:
        own = [answer for answer in self._left if answer.player == choice.player]
        if choice.kind is ChoiceKind.YES_NO and any(answer.kind is not ChoiceKind.YES_NO for answer in own):
            return Answer(player=choice.player, kind=choice.kind, values=("yes",))
        declined = [answer for answer in own if answer.kind is ChoiceKind.YES_NO and answer.values == ("no",)]
        if choice.minimum == 0 and declined:
            self._left.remove(declined[0])
            return Answer(player=choice.player, kind=choice.kind)
        if choice.options is not None and len(choice.options) <= 1 and choice.minimum <= len(choice.options):
            return Answer(player=choice.player, kind=choice.kind, values=choice.options)
        raise NotConforming(
            finding("choice-unanswered", player=choice.player, choice=choice.kind.value, prompt=choice.prompt)
        )

    def check_used(self) -> None:
        """Fail if an answer was never asked for, unless it may have been the only legal one or was implied.

        Raises:
            NotConforming: an answer is left, or one that must be refused was never put to the engine.
        """
        for answer in self._forbidden:
            values = ", ".join(answer.values)
            raise NotConforming(
                finding("choice-not-asked", player=answer.player, choice=answer.kind.value, answer=values)
            )
        for answer in self._left:
            implied = answer.values == ("yes",) and answer.player in self._answered_players
            if answer.kind in _NAMED or implied:
                continue
            values = ", ".join(answer.values)
            raise NotConforming(finding("answer-unused", player=answer.player, choice=answer.kind.value, answer=values))
