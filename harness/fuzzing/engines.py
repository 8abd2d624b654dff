"""Opening the two engines: the reference engine in process, any other one in a process of its own."""

from __future__ import annotations

import os
import shlex
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any, NoReturn, TypeVar

from ...adapters.engine_process import Limits
from ...adapters.interface import Adapter
from ...adapters.models import (
    Action,
    Answer,
    Done,
    GameOver,
    Illegal,
    NeedsChoice,
    Observation,
    Reached,
    Situation,
    Skipped,
    Started,
    Unsupported,
    Until,
)
from ..errors import UsageError
from ..guarded_adapter import GuardedAdapter
from ..loading import BUILT_IN, STDIO, load_adapter
from .duel import Engines

T = TypeVar("T")

IN_PROCESS = "reference"
_RESTARTS = 1_000_000
"""An engine that crashes is found out about, minimised and so restarted, many times in a row."""


def open_engine_to_fuzz(name: str, timeout: float) -> GuardedAdapter:
    """The engine called ``name``, behind the guard of the harness.

    Args:
        name: as ``--adapter`` has it.
        timeout: seconds for an answer.

    Raises:
        UsageError: there is no such adapter.
    """
    limits = Limits(seconds=timeout, restarts=_RESTARTS)
    apart = in_own_process(name)
    if apart.startswith(STDIO):
        return SeenOnce(load_adapter(apart, limits))
    return SeenOnce(load_adapter(name, limits), trusted=name in BUILT_IN, seconds=timeout)


def in_own_process(name: str) -> str:
    """The adapter called ``name`` as one in a process of its own, where the system can do that.

    Raises:
        UsageError: there cannot be such an adapter.
    """
    if name.startswith(STDIO) or name == IN_PROCESS or os.name != "posix":
        return name
    if ":" not in BUILT_IN.get(name, name):
        raise UsageError("usage-unknown-adapter", adapter=name)
    return STDIO + shlex.join([sys.executable, "-m", "mtg_verdict.harness", "serve", name])


@contextmanager
def _in_time(seconds: float) -> Iterator[None]:
    """What takes longer raises :class:`TimeoutError`, where the system can do that: in the main thread, under POSIX."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def ring(number: int, frame: FrameType | None) -> NoReturn:
        raise TimeoutError(f"{seconds:g} s")

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


class SeenOnce(GuardedAdapter):
    """Asks an engine for what it shows once after each call that may change the game.

    ``seconds`` is for an engine in this process: a call that takes longer is broken off.
    """

    def __init__(self, adapter: Adapter, *, trusted: bool = False, seconds: float | None = None) -> None:
        super().__init__(adapter, trusted=trusted)
        self._limit = seconds
        self._shown: Observation | None = None

    def _call(self, name: str, expected: tuple[type[Any], ...], call: Callable[[], T]) -> T:
        if self._limit is None:
            return super()._call(name, expected, call)
        with _in_time(self._limit):
            return super()._call(name, expected, call)

    def start(self, situation: Situation) -> Started | Unsupported:
        """See :meth:`Adapter.start`."""
        self._shown = None
        return super().start(situation)

    def attempt(self, player: str, action: Action) -> Done | Illegal | NeedsChoice | Unsupported:
        """See :meth:`Adapter.attempt`."""
        self._shown = None
        return super().attempt(player, action)

    def answer(self, answer: Answer) -> Done | Illegal | NeedsChoice | Unsupported:
        """See :meth:`Adapter.answer`."""
        self._shown = None
        return super().answer(answer)

    def advance(self, until: Until) -> Reached | Skipped | NeedsChoice | GameOver | Unsupported:
        """See :meth:`Adapter.advance`."""
        self._shown = None
        return super().advance(until)

    def observe(self) -> Observation:
        """See :meth:`Adapter.observe`."""
        if self._shown is None:
            self._shown = super().observe()
        return self._shown


_kept: dict[tuple[str, str, str, float], Engines] = {}


def engines_kept(adapter: str, against: str, ruleset: str, timeout: float) -> Engines:
    """The two engines, opened once in a process, until :func:`close_engines`."""
    key = (adapter, against, ruleset, timeout)
    if key not in _kept:
        leading, following = (open_engine_to_fuzz(name, timeout) for name in (against, adapter))
        _kept[key] = Engines(leading, following, ruleset)
    return _kept[key]


def close_engines() -> None:
    """Close and forget the engines of this process."""
    while _kept:
        _, engines = _kept.popitem()
        engines.following.close()
        engines.leading.close()
