"""The adapter of phase (https://github.com/phase-rs/phase), a rules engine in Rust with a Python binding."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version

from ...features.catalogue import cards as catalogue
from ..capabilities import CAPABILITIES
from ..interface import Adapter
from ..models import (
    Action,
    AdvanceResult,
    Answer,
    AttemptResult,
    Description,
    Done,
    Illegal,
    Lacking,
    NeedsChoice,
    Observation,
    PlayerName,
    Situation,
    Started,
    Unsupported,
    Until,
)
from .actions import perform
from .card_data import CardData, engine_module
from .choices import ask, reply
from .errors import NotExpressible, PhaseError, Refused
from .exchange import NO_CHOICE, waiting
from .observation import observe
from .progress import Goal, pursue, set_goal
from .situation import set_up
from .table import Table


@dataclass(frozen=True)
class _Casting:
    """A spell being cast, which waits for a choice of the player, and the copy of the game on which it is tried.

    The game itself is touched only when the casting is complete: a payment that fails afterwards undoes all of it,
    the mana abilities activated for it too (CR 733.1), which the engine cannot take back.
    """

    seat: int
    action: Action
    answers: tuple[Answer, ...]
    trial: Table


class PhaseAdapter(Adapter):
    """phase as the harness sees it.

    ``card_data`` names a card data file, see :class:`.card_data.CardData`. The engine and the cards are loaded at the
    first call that needs them; :class:`.errors.PhaseNotInstalledError` is raised where they are missing.
    """

    def __init__(self, card_data: str | os.PathLike[str] | None = None) -> None:
        self._path = card_data
        self._data: CardData | None = None
        self._table: Table | None = None
        self._goal: Goal | None = None
        self._casting: _Casting | None = None

    def describe(self) -> Description:
        """What phase is; its version is that of the installed package."""
        engine_module()
        try:
            number = version("phase-python")
        except PackageNotFoundError:
            number = "unknown"
        return Description(
            name="phase",
            version=number,
            language="Rust",
            homepage="https://github.com/phase-rs/phase",
            rulesets=("cr-2026", "cr-2024"),
            capabilities=tuple(CAPABILITIES),
            card_lookup=f"by English Oracle name, texts from {self._cards().source}",
        )

    def supports(self, cards: Sequence[str], capabilities: Sequence[str]) -> Lacking:
        """Cards not in the card data or whose text the engine cannot read, and unknown capabilities."""
        return Lacking(
            cards=tuple(name for name in cards if not self._has(name)),
            capabilities=tuple(name for name in capabilities if name not in CAPABILITIES),
        )

    def start(self, situation: Situation) -> Started | Unsupported:
        """Set up ``situation`` by editing the state of a fresh game."""
        self.stop()
        try:
            self._table, ids = set_up(situation, self._cards())
        except NotExpressible as error:
            return Unsupported(what=error.what)
        return Started(objects=ids)

    def attempt(self, player: PlayerName, action: Action) -> AttemptResult:
        """Try ``action`` on a copy of the game first, so that a refusal leaves the game as it was."""
        self._goal = None
        return self._undertake(self._playing().seats[player], action, ())

    def answer(self, answer: Answer) -> AttemptResult:
        """Answer the engine's prompt; an answer it refuses leaves the prompt as it was."""
        casting = self._casting
        if casting is None:
            return self._on_copy_first(lambda tried: reply(tried, answer))
        try:
            reply(casting.trial.copy(), answer)
        except Refused as error:
            return Illegal(reason=str(error))
        except NotExpressible as error:
            return Unsupported(what=error.what)
        return self._undertake(casting.seat, casting.action, (*casting.answers, answer))

    def advance(self, until: Until) -> AdvanceResult:
        """Let everybody pass; after a choice the same ``until`` goes on to the moment it meant before."""
        table = self._playing()
        self._casting = None
        if self._goal is None or self._goal.until != until:
            self._goal = set_goal(table, until)
        goal = self._goal
        try:
            result = pursue(table, goal)
        except NotExpressible as error:
            return Unsupported(what=error.what)
        if not isinstance(result, NeedsChoice):
            self._goal = None
        return result

    def observe(self) -> Observation:
        """The game as it stands; while a spell is being cast, in the midst of that."""
        table = self._playing()
        return observe(table if self._casting is None else self._casting.trial)

    def stop(self) -> None:
        """Forget the game."""
        self._table = None
        self._goal = None
        self._casting = None

    def _cards(self) -> CardData:
        if self._data is None:
            engine_module()
            self._data = CardData(self._path)
        return self._data

    def _has(self, name: str) -> bool:
        data = self._cards()
        faces, facts = data.faces(name), catalogue().get(name)
        if faces is not None:
            whole = facts is None or facts.back is None or len(faces) > 1
            return whole and not data.unread(name)
        return facts is not None and facts.token

    def _playing(self) -> Table:
        if self._table is None:
            raise PhaseError("no situation has been started")
        return self._table

    def _undertake(self, seat: int, action: Action, answers: tuple[Answer, ...]) -> AttemptResult:
        """Carry out ``action``, with the choices already made in it, on a copy first so that a refusal is harmless."""
        table, self._casting = self._playing(), None
        try:
            trial = table.copy()
            if not perform(trial, seat, action, answers):
                choice = ask(trial)
                self._casting = _Casting(seat, action, answers, trial)
                return NeedsChoice(choice=choice)
        except Refused as error:
            return Illegal(reason=str(error))
        except NotExpressible as error:
            return Unsupported(what=error.what)
        return self._for_good(table, lambda game: perform(game, seat, action, answers))

    def _on_copy_first(self, act: Callable[[Table], object]) -> AttemptResult:
        """Do ``act`` on a copy and, if it is legal there, on the game.

        The game itself is never reloaded: the engine does not restore everything from its own export.
        """
        table = self._playing()
        try:
            act(table.copy())
        except Refused as error:
            return Illegal(reason=str(error))
        except NotExpressible as error:
            return Unsupported(what=error.what)
        return self._for_good(table, act)

    def _for_good(self, table: Table, act: Callable[[Table], object]) -> AttemptResult:
        """Do ``act``, which was legal on a copy, on the game."""
        try:
            act(table)
        except Refused as error:
            return Unsupported(what=f"a moment of which the engine, loading it, makes another one: {error}")
        if waiting(table)["type"] in NO_CHOICE:
            return Done()
        try:
            return NeedsChoice(choice=ask(table))
        except NotExpressible as error:
            return Unsupported(what=error.what)
