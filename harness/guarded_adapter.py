"""An adapter behind a guard: every call is timed, every exception and ill-typed answer becomes an adapter's fault."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from ..adapters.interface import Adapter
from ..adapters.models import (
    Action,
    Answer,
    Description,
    Done,
    GameOver,
    Illegal,
    Lacking,
    NeedsChoice,
    Observation,
    Reached,
    Situation,
    Skipped,
    Started,
    Unsupported,
    Until,
)
from .findings import AdapterTrouble, finding

T = TypeVar("T")


def one_line(error: BaseException) -> str:
    """An exception as one line of text."""
    text = " ".join(str(error).split())
    return f"{type(error).__name__}: {text}" if text else type(error).__name__


class GuardedAdapter:
    """Calls an adapter; ``seconds`` is the wall time spent inside it."""

    def __init__(self, adapter: Adapter) -> None:
        self._adapter = adapter
        self.seconds = 0.0

    def _call(self, name: str, expected: tuple[type[Any], ...], call: Callable[[], T]) -> T:
        started = time.perf_counter()
        try:
            answer = call()
        except Exception as error:
            raise AdapterTrouble(finding("adapter-raised", call=name, error=one_line(error))) from error
        finally:
            self.seconds += time.perf_counter() - started
        if not isinstance(answer, expected):
            names = ", ".join(kind.__name__ for kind in expected)
            raise AdapterTrouble(
                finding("adapter-nonsense", call=name, answer=repr(answer)[:200], expected_types=names)
            )
        return answer

    def describe(self) -> Description:
        """See :meth:`Adapter.describe`."""
        return self._call("describe", (Description,), self._adapter.describe)

    def supports(self, cards: Sequence[str], capabilities: Sequence[str]) -> Lacking:
        """See :meth:`Adapter.supports`."""
        return self._call("supports", (Lacking,), lambda: self._adapter.supports(cards, capabilities))

    def start(self, situation: Situation) -> Started | Unsupported:
        """See :meth:`Adapter.start`."""
        return self._call("start", (Started, Unsupported), lambda: self._adapter.start(situation))

    def attempt(self, player: str, action: Action) -> Done | Illegal | NeedsChoice | Unsupported:
        """See :meth:`Adapter.attempt`."""
        kinds = (Done, Illegal, NeedsChoice, Unsupported)
        return self._call("attempt", kinds, lambda: self._adapter.attempt(player, action))

    def answer(self, answer: Answer) -> Done | Illegal | NeedsChoice | Unsupported:
        """See :meth:`Adapter.answer`."""
        return self._call("answer", (Done, Illegal, NeedsChoice, Unsupported), lambda: self._adapter.answer(answer))

    def advance(self, until: Until) -> Reached | Skipped | NeedsChoice | GameOver | Unsupported:
        """See :meth:`Adapter.advance`."""
        kinds = (Reached, Skipped, NeedsChoice, GameOver, Unsupported)
        return self._call("advance", kinds, lambda: self._adapter.advance(until))

    def observe(self) -> Observation:
        """See :meth:`Adapter.observe`."""
        return self._call("observe", (Observation,), self._adapter.observe)

    def stop(self) -> None:
        """See :meth:`Adapter.stop`."""
        self._call("stop", (type(None),), self._adapter.stop)
