"""The interface an engine implements to be measured: eight calls.

Subclass :class:`Adapter`, or offer any object with the same methods. The harness calls them in this order for each
scenario: ``supports``, ``start``, any number of ``attempt``, ``answer``, ``advance`` and ``observe``, then ``stop``;
``describe`` is called once at the beginning of a run, ``close`` at its end. Install the suite and import from it::

    from mtg_verdict.adapters import models
    from mtg_verdict.adapters.interface import Adapter
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from .models import (
    Action,
    AdvanceResult,
    Answer,
    AttemptResult,
    Description,
    Lacking,
    Observation,
    PlayerName,
    Situation,
    Started,
    Unsupported,
    Until,
)


class Adapter(ABC):
    """An engine, as the harness sees it. An exception raised by a call is the adapter's trouble, not the engine's."""

    @abstractmethod
    def describe(self) -> Description:
        """Say what the engine is, which rulesets and capabilities it claims (see :mod:`.capabilities`)."""

    @abstractmethod
    def supports(self, cards: Sequence[str], capabilities: Sequence[str]) -> Lacking:
        """Say which of these cards (English Oracle names) and capabilities the engine lacks, before a scenario."""

    @abstractmethod
    def start(self, situation: Situation) -> Started | Unsupported:
        """Set up ``situation`` without triggering anything; forget any game before it."""

    @abstractmethod
    def attempt(self, player: PlayerName, action: Action) -> AttemptResult:
        """Let ``player`` try ``action``. An ``Illegal`` answer must leave the game exactly as it was.

        An attack or block is attempted when the game stands at that declaration: the harness calls ``advance`` first.
        If several players defend, they declare blockers in turn order (CR 802.4): before a player's block the harness
        attempts an empty one for each defending player who comes earlier and has not declared. ``Illegal`` is a fine
        answer to that from an engine that did not wait for it.
        """

    @abstractmethod
    def answer(self, answer: Answer) -> AttemptResult:
        """Answer the choice that the last call asked for, and go on with what was interrupted.

        ``Illegal`` is for an answer that the rules do not allow: the game is then as before and the choice still waits.
        """

    @abstractmethod
    def advance(self, until: Until) -> AdvanceResult:
        """Let all players pass, attack and block with nothing, until the moment described; never beyond it.

        After a choice has been answered the harness calls ``advance`` again with the same argument.
        """

    @abstractmethod
    def observe(self) -> Observation:
        """Show the game as it stands. Changes nothing."""

    def stop(self) -> None:
        """Forget the game. Called once after each scenario, whatever happened."""
        return

    def close(self) -> None:
        """Let go of everything: the run is over. An adapter that holds nothing needs none."""
        return
