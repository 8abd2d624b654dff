"""Opening the two engines: the reference engine in process, any other one in a process of its own."""

from __future__ import annotations

import os
import shlex
import sys
from functools import lru_cache

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
from ..guarded_adapter import GuardedAdapter
from ..loading import BUILT_IN, STDIO, load_adapter
from .duel import Engines

IN_PROCESS = "reference"
_RESTARTS = 1_000_000
"""An engine that crashes is found out about, minimised and so restarted, many times in a row."""


def open_engine_to_fuzz(name: str, timeout: float, in_process: bool) -> GuardedAdapter:
    """The engine called ``name``, behind the guard of the harness.

    Args:
        name: as ``--adapter`` has it.
        timeout: seconds for an answer, unless it is in process.
        in_process: whether an adapter in Python may take this process with it.

    Raises:
        UsageError: there is no such adapter.
    """
    limits = Limits(seconds=timeout, restarts=_RESTARTS)
    if name.startswith(STDIO) or in_process or name == IN_PROCESS or os.name != "posix":
        return SeenOnce(load_adapter(name, limits), trusted=name in BUILT_IN)
    command = [sys.executable, "-m", "mtg_verdict.harness", "serve", name]
    return SeenOnce(load_adapter(STDIO + shlex.join(command), limits))


class SeenOnce(GuardedAdapter):
    """Asks an engine for what it shows once after each call that may change the game."""

    def __init__(self, adapter: Adapter, *, trusted: bool = False) -> None:
        super().__init__(adapter, trusted=trusted)
        self._shown: Observation | None = None

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


@lru_cache(maxsize=4)
def engines_kept(adapter: str, against: str, ruleset: str, timeout: float, in_process: bool) -> Engines:
    """The two engines, opened once in a process."""
    leading = open_engine_to_fuzz(against, timeout, in_process)
    return Engines(leading, open_engine_to_fuzz(adapter, timeout, in_process), ruleset)


def close_engines() -> None:
    """Forget the engines of this process; those in processes of their own end with it."""
    engines_kept.cache_clear()
