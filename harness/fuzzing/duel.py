"""Two engines play the same scenario: the leading one says what it is, the following one is held against it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass

from ...adapters.models import Action, Activate, Attack, Block, Cast, Observation, Pass, Until, UntilStep
from ...reports.records import Finding
from ...steps import operations as op
from ...steps.labels import card_of_alias
from ..choices import AnswerBag
from ..execution import Execution
from ..findings import EngineLost, NotConforming, NotSupported, Stop
from ..guarded_adapter import GuardedAdapter
from .differences import LEADING, LOST, PAID_OTHERWISE, Difference, Signature, Unlike, unlike
from .leading import DrawnAnswers, EndedError, Leading
from .moves import Attempted, Sight, move_of
from .plans import Plan
from .repertoire import Repertoire
from .setting_up import setups
from .settling import settled

_SITUATIONS = ("setup-differs", "adapter-alias-missing")
"""Findings that say no more than that an engine does not set up such a situation."""

SET_UP = "set-up"
"""The step that is none: nothing has been done yet."""


class DiffersError(Exception):
    """The engines differ."""

    def __init__(self, difference: Difference) -> None:
        self.difference = difference
        super().__init__(difference.signature.what)


@dataclass(frozen=True)
class Engines:
    """The engine that leads and the one that is held against it, under an edition of the rules."""

    leading: GuardedAdapter
    following: GuardedAdapter
    ruleset: str


def play(
    plan: Plan, repertoire: Repertoire, engines: Engines, noted: Callable[[Difference], None] = lambda difference: None
) -> None:
    """Play an example to its end.

    Args:
        plan: what was drawn.
        repertoire: the cards.
        engines: both.
        noted: called for differences in what the engines show before anything is done; the example goes on without
            comparing that again.

    Raises:
        DiffersError: the engines differ.
        EndedError: the example comes to nothing before its end.
    """
    bag = DrawnAnswers(plan.answers)
    duel = Duel(engines, bag, noted)
    entries = repertoire.entries()
    duel.set_up(settled(setups(plan, repertoire), engines.leading, engines.ruleset))
    for planned in plan.moves:
        shown, names = duel.sight()
        bag.aliases = names
        move = move_of(planned, Sight(shown, names, entries))
        match move:
            case None:
                continue
            case Attempted():
                duel.attempt(move.player, move.action)
            case _:
                duel.advance(op.Advance(until=move))


def replay(
    operations: Sequence[op.Operation], engines: Engines, noted: Callable[[Difference], None] = lambda difference: None
) -> None:
    """Play operations again; which attempts are legal is found out anew, expectations are left out.

    Args:
        operations: those of a difference.
        engines: both.
        noted: as for :func:`play`.

    Raises:
        DiffersError: the engines differ.
        EndedError: the operations cannot be carried out to their end.
    """
    duel = Duel(engines, AnswerBag(), noted)
    duel.set_up([operation for operation in operations if isinstance(operation, op.Setup)])
    for operation in operations:
        match operation:
            case op.WillChoose():
                duel.declare(operation)
            case op.Attempt():
                duel.attempt(operation.player, operation.action)
            case op.Advance():
                duel.advance(operation)


def differences(playing: Callable[[Callable[[Difference], None]], None]) -> list[Difference]:
    """The differences that come to light while ``playing``, which gets what is to be called with those noted."""
    found: list[Difference] = []
    try:
        playing(found.append)
    except EndedError:
        pass
    except DiffersError as differs:
        found.append(differs.difference)
    return found


class Duel:
    """One example on both engines."""

    def __init__(self, engines: Engines, bag: AnswerBag, noted: Callable[[Difference], None]) -> None:
        self._leading = Leading(engines.leading, engines.ruleset, bag)
        self._following = Execution(engines.following, engines.ruleset, ())
        self._bag = bag
        self._operations: list[op.Operation] = []
        self._engines = engines
        self._shown: Observation | None = None
        self._names: dict[str, str] = {}
        self._noted = noted
        self._ignored: set[tuple[str, str]] = set()

    def sight(self) -> tuple[Observation, dict[str, str]]:
        """What the leading engine shows, and what its objects are called."""
        assert self._shown is not None
        return self._shown, self._names

    def set_up(self, operations: Iterable[op.Operation]) -> None:
        """Set up the situation in both engines."""
        self._operations = list(operations)
        with self._leading_the_way(SET_UP, ()):
            for operation in self._operations:
                self._leading.perform(operation)
            assert self._leading.bindings
        with self._following_along(SET_UP, ()):
            for operation in self._operations:
                self._following.perform(operation)
            assert self._following.bindings
        self._compare(SET_UP, ())

    def declare(self, operation: op.WillChoose) -> None:
        """Declare answers to both engines."""
        self._operations.append(operation)
        self._bag.add(operation.answers)
        self._following.perform(operation)

    def attempt(self, player: str, action: Action) -> None:
        """Let ``player`` try ``action`` on both engines; a pass that is refused is no step."""
        step, acting = _called(action), _cards_of(action)
        answers = self._begin_answers()
        with self._leading_the_way(step, acting):
            legal = self._leading.accepts(player, action)
        if not legal and isinstance(action, Pass):
            return
        if not legal and answers:
            raise EndedError("refused after a choice")
        self._declare_taken(answers)
        attempt = op.Attempt(player=player, action=action, legal=legal)
        self._operations.append(attempt)
        with self._following_along(step, acting, asking=not legal):
            self._following.perform(attempt)
        if not legal and isinstance(action, Attack | Block) and self._stand_apart():
            raise EndedError("no declaration")
        self._compare(step, acting)

    def _stand_apart(self) -> bool:
        """Whether one engine has gone to a declaration that the other one leaves out, for nothing can be declared."""
        try:
            shown = [engine.observe() for engine in (self._engines.leading, self._engines.following)]
        except Stop:
            return False
        return len({(one.active_player, one.step) for one in shown}) > 1

    def advance(self, advance: op.Advance) -> None:
        """Let the game go on in both engines."""
        step, acting = _moment(advance.until), self._on_top(advance.until)
        answers = self._begin_answers()
        with self._leading_the_way(step, acting):
            self._leading.goes_on(advance)
        self._declare_taken(answers)
        self._operations.append(advance)
        with self._following_along(step, acting):
            self._following.perform(advance)
        self._compare(step, acting)

    def _begin_answers(self) -> list[op.WillChoose]:
        """The answers that the next step draws; empty now, and without end if none are drawn."""
        if isinstance(self._bag, DrawnAnswers):
            self._bag.taken = []
        return []

    def _declare_taken(self, answers: list[op.WillChoose]) -> None:
        if isinstance(self._bag, DrawnAnswers):
            for answer in self._bag.taken:
                declared = op.WillChoose(answers=(answer,))
                self._operations.append(declared)
                self._following.perform(declared)

    def _on_top(self, until: Until) -> tuple[str, ...]:
        """The card whose spell or ability resolves first."""
        if isinstance(until, UntilStep) or self._shown is None or not self._shown.stack:
            return ()
        alias = self._names.get(self._shown.stack[-1].source or "")
        return (card_of_alias(alias),) if alias else ()

    @contextmanager
    def _following_along(self, step: str, acting: Sequence[str], *, asking: bool = False) -> Iterator[None]:
        """Around what the following engine does: how it ends otherwise than the leading one.

        What it may be found ``asking`` in the course of what is illegal is its own way of refusing.
        """
        try:
            yield
        except NotConforming as stop:
            if asking and stop.finding.code == "choice-unanswered":
                raise EndedError("asks instead of refusing") from None
            raise self._differs(step, stop.finding.code, acting, stop.finding) from None
        except NotSupported:
            raise EndedError("unsupported") from None
        except Stop as stop:
            if (fault := _fault(stop)) is None:
                raise EndedError(f"following: {stop.finding.code}") from None
            raise self._differs(step, fault, acting, stop.finding) from None

    @contextmanager
    def _leading_the_way(self, step: str, acting: Sequence[str]) -> Iterator[None]:
        """Around what the leading engine does: if it comes to nothing so does the example, but it must not fail."""
        try:
            yield
        except NotSupported:
            raise EndedError("unsupported") from None
        except NotConforming as stop:
            raise EndedError(stop.finding.code) from None
        except Stop as stop:
            if (fault := _fault(stop)) is None:
                raise EndedError(f"leading: {stop.finding.code}") from None
            raise self._differs(step, f"{LEADING}{fault}", acting, stop.finding, shown=False) from None

    def _differs(
        self, step: str, what: str, cards: Sequence[str], finding: Finding | None, shown: bool = True
    ) -> DiffersError:
        signature = Signature(step=step, what=what, cards=tuple(sorted(set(cards))))
        return DiffersError(
            Difference(signature=signature, operations=tuple(self._operations), finding=finding, shown=shown)
        )

    def _compare(self, step: str, acting: Sequence[str]) -> None:
        """Compare what both show.

        Raises:
            DiffersError: it is not the same.
        """
        with self._leading_the_way(step, acting):
            self._shown = leading = self._engines.leading.observe()
            self._names = self._leading.named(leading)
        following = self._seen_by_following(step, acting)
        others = self._following.bindings.aliases
        for one in unlike(leading, following, self._names, others):
            if (one.card, one.field) in self._ignored:
                continue
            if one.field == PAID_OTHERWISE:
                raise EndedError("paid with other mana")
            differs = self._shown_otherwise(one, step, acting)
            if step != SET_UP:
                raise differs
            self._noted(differs.difference)
            self._ignored.add((one.card, one.field))

    def _shown_otherwise(self, one: Unlike, step: str, acting: Sequence[str]) -> DiffersError:
        cards = [*acting, card_of_alias(one.card)] if one.card else acting
        sayable = one.expectation is not None
        before = self._operations
        if one.expectation is not None:
            self._operations = [*before, one.expectation]
        try:
            return self._differs(step, f"shows {one.field}", cards, None, sayable)
        finally:
            self._operations = before

    def _seen_by_following(self, step: str, acting: Sequence[str]) -> Observation:
        """What the following engine shows, new objects bound to the names that they have in the leading one."""
        with self._following_along(step, acting):
            following = self._engines.following.observe()
        for alias in self._names.values():
            with suppress(NotConforming):
                self._following.bindings.id_of(alias, following)
        return following


def _fault(stop: Stop) -> str | None:
    """What an engine does that no engine should, whatever the rules are; ``None`` if it is nothing of the kind."""
    if isinstance(stop, EngineLost):
        return LOST.get(stop.verdict, "protocol-error")
    return None if stop.finding.code in _SITUATIONS else stop.finding.code


def _called(action: Action) -> str:
    """The kind of an action with what tells it from others of the kind."""
    match action:
        case Activate():
            return f"{action.kind} {action.ability}"
        case Cast() if action.method:
            return f"{action.kind} {action.method}"
        case Cast() if action.convoke:
            return f"{action.kind} convoke"
    return action.kind


def _moment(until: Until) -> str:
    return until.step.value if isinstance(until, UntilStep) else until.kind


def _cards_of(action: Action) -> tuple[str, ...]:
    """The cards that act."""
    match action:
        case Attack():
            aliases = [entry.attacker for entry in action.attackers]
        case Block():
            aliases = [entry.blocker for entry in action.blockers]
        case _:
            aliases = [getattr(action, field) for field in ("card", "source", "permanent") if hasattr(action, field)]
    return tuple(card_of_alias(alias) for alias in aliases)
