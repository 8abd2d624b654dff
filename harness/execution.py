"""Carrying out one scenario on one engine, operation by operation."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

from ..adapters.models import (
    Action,
    Answer,
    Attack,
    Block,
    Choice,
    Done,
    GameOver,
    Illegal,
    LeaveGame,
    NeedsChoice,
    Observation,
    Reached,
    Skipped,
    Step,
    Unsupported,
    Until,
    UntilStep,
)
from ..reports.records import Snapshot, Text
from ..steps import operations as op
from .bindings import Bindings
from .choices import AnswerBag, offers
from .contract import check_aliases, check_asked, check_players, check_reached
from .declaring import declaring_before
from .drawing import snapshot
from .expectations import Expectations, changes
from .findings import AdapterTrouble, NotConforming, NotSupported, Stop, finding, lacks
from .guarded_adapter import GuardedAdapter
from .messages import both
from .situations import build_situation, cards_named, setup_differences
from .words_of_values import field_name, label_text, value_text

MAXIMUM_CHOICES = 200
"""Choices in a row after which an engine is taken to ask without end."""


class Execution:
    """One scenario under one ruleset.

    Set-up operations are gathered; the first other one starts the engine and checks what it set up. ``refusals``
    counts the refusals observed. ``snapshot`` is the game where the engine failed. ``bag`` is for answers that
    come from elsewhere than from the scenario.
    """

    def __init__(
        self, adapter: GuardedAdapter, ruleset: str, needs: tuple[str, ...], bag: AnswerBag | None = None
    ) -> None:
        self._adapter = adapter
        self._ruleset = ruleset
        self._needs = needs
        self._setups: list[op.Setup] = []
        self._bag = bag or AnswerBag()
        self._bindings: Bindings | None = None
        self._expectations: Expectations | None = None
        self._baseline: Observation | None = None
        self._acting = False
        self._turn_order: tuple[str, ...] = ()
        self._declared: set[str] = set()
        self._performed = 0
        self._acted: tuple[int, Observation] | None = None
        self.refusals = 0
        self.snapshot: Snapshot | None = None

    @property
    def started(self) -> bool:
        """Whether the engine has set up the situation."""
        return self._expectations is not None

    @property
    def bindings(self) -> Bindings:
        """Which object of the engine each alias is; the engine is started if it has not been."""
        self._started()
        assert self._bindings is not None
        return self._bindings

    # --- the whole scenario -------------------------------------------------------------------------------------------

    def perform(self, operation: op.Operation) -> None:
        """Carry out one operation.

        Raises:
            Stop: the scenario ends here, see :mod:`.findings`.
        """
        with self._keeping_a_snapshot():
            self._perform(operation)
        self._performed += 1

    def _perform(self, operation: op.Operation) -> None:
        match operation:
            case op.SetPlayers() | op.SetTurn() | op.SetPlayer() | op.SetCards() | op.SetPermanents():
                self._setups.append(operation)
            case op.WillChoose():
                self._bag.add(operation.answers)
            case op.CannotChoose():
                self._bag.forbid(operation.answers)
            case op.Attempt():
                self._begin_action()
                self._attempt(operation)
            case op.Advance():
                self._begin_action()
                self._advance_or_fail(operation.until)
            case op.ExpectUnchanged():
                self._started()
                self._acting = False
                self._expect_unchanged()
            case _:
                expectations = self._started()
                self._acting = False
                expectations.check(operation, self._adapter.observe())

    def finish(self) -> None:
        """End the scenario: the set-up must at least have been tried, and every declared answer used.

        Raises:
            Stop: see :mod:`.findings`.
        """
        with self._keeping_a_snapshot():
            self._started()
            self._bag.check_used()

    @contextmanager
    def _keeping_a_snapshot(self) -> Iterator[None]:
        """Where the engine fails meanwhile, keep the game to be drawn: before the last action, and as it then is."""
        try:
            yield
        except NotConforming:
            if self._bindings is not None:
                with suppress(Stop):  # an engine that shows nothing any more has failed all the same
                    since, before = self._acted or (None, None)
                    self.snapshot = snapshot(before, since, self._adapter.observe(), self._bindings.aliases)
            raise

    # --- starting -----------------------------------------------------------------------------------------------------

    def _started(self) -> Expectations:
        if self._expectations is None:
            self._start()
        assert self._expectations is not None
        return self._expectations

    def _start(self) -> None:
        situation = build_situation(self._setups, self._ruleset)
        lacking = self._adapter.supports(cards_named(situation), self._needs)
        if lacking.cards or lacking.capabilities:
            raise NotSupported(lacks(tuple(value_text("name", card) for card in lacking.cards), lacking.capabilities))
        started = self._adapter.start(situation)
        if isinstance(started, Unsupported):
            raise NotSupported(finding("engine-unsupported", what=started.what))
        check_aliases(situation, started.objects)
        self._turn_order = tuple(player.name for player in situation.players)
        observation = self._adapter.observe()
        for difference in setup_differences(situation, started.objects, observation):
            raise difference
        self._bindings = Bindings(started.objects)
        self._expectations = Expectations(self._bindings)
        self._baseline = observation

    def _begin_action(self) -> None:
        """Remember the game before a run of actions, for *nothing else changes*."""
        expectations = self._started()
        shown = self._adapter.observe()
        self._acted = self._performed, shown
        if not self._acting:
            self._baseline = shown
            expectations.covered.clear()
        self._acting = True

    # --- actions ------------------------------------------------------------------------------------------------------

    def _attempt(self, operation: op.Attempt) -> None:
        if not self._at_declaration(operation):
            if operation.legal:
                raise NotConforming(finding("no-declaration", both("expect-accepted"), both("observed-skipped")))
            self.refusals += 1
            return
        if isinstance(operation.action, Block):
            self._let_others_declare(operation.player)
        before = self._adapter.observe()
        assert self._bindings is not None
        action: Action = self._bindings.resolve(operation.action, before)
        match self._settled(self._adapter.attempt(operation.player, action)):
            case Unsupported(what=what):
                raise NotSupported(finding("engine-unsupported", what=what))
            case Illegal(reason=reason) if operation.legal:
                observed = both("observed-refused", reason=reason or "-")
                raise NotConforming(finding("refused", both("expect-accepted"), observed))
            case Done() if not operation.legal:
                raise NotConforming(finding("accepted", both("expect-refused"), both("observed-accepted")))
            case Illegal():
                self._check_untouched(before)
                self.refusals += 1
            case Done():
                self._note_done(operation, before)

    def _note_done(self, operation: op.Attempt, before: Observation) -> None:
        """What follows from an accepted action besides what the scenario says."""
        if isinstance(operation.action, Block):
            self._declared.add(operation.player)
        if isinstance(operation.action, LeaveGame):
            self._check_left(operation.player, before)

    def _check_left(self, player: str, before: Observation) -> None:
        """A player who has conceded is not in the game any more (CR 104.3a); that counts as stated."""
        after = self._adapter.observe()
        check_players(before, after)
        if any(view.name == player and view.in_game for view in after.players):
            expected, observed = (value_text("in_game", value) for value in (False, True))
            values = {"object": label_text(player), "field": field_name("in_game")}
            raise NotConforming(finding("field-differs", expected, observed, **values))
        self._started().covered.add((player, "in_game"))

    def _let_others_declare(self, player: str) -> None:
        """Let every defending player whose declaration comes before that of ``player`` block with nothing (CR 802.4).

        Who has declared already refuses, and so does an engine that takes it for granted where nothing can block.
        """
        for other in declaring_before(player, self._turn_order, self._adapter.observe()):
            if other in self._declared:
                continue
            result = self._settled(self._adapter.attempt(other, Block()))
            if isinstance(result, Unsupported):
                raise NotSupported(finding("engine-unsupported", what=result.what))
            self._declared.add(other)

    def _at_declaration(self, operation: op.Attempt) -> bool:
        """Bring the game to the declaration of attackers or blockers if that is the action; whether it takes place."""
        if not isinstance(operation.action, Attack | Block):
            return True
        observation = self._adapter.observe()
        attack = isinstance(operation.action, Attack)
        step = Step.DECLARE_ATTACKERS if attack else Step.DECLARE_BLOCKERS
        player = operation.player if attack else observation.active_player
        if observation.step is step and observation.active_player == player:
            return True
        result = self._advance(UntilStep(player=player, step=step))
        if isinstance(result, GameOver):
            raise NotConforming(finding("game-over", both("expect-reached"), both("observed-over")))
        return not isinstance(result, Skipped)

    def _check_untouched(self, before: Observation) -> None:
        after = self._adapter.observe()
        check_players(before, after)
        if after != before:
            changed = changes(before, after)
            raise NotConforming(
                finding(
                    "refusal-changed-game", both("expect-untouched"), self._in_words(changed[0] if changed else None)
                )
            )

    # --- choices ------------------------------------------------------------------------------------------------------

    def _settled(self, result: Done | Illegal | NeedsChoice | Unsupported) -> Done | Illegal | Unsupported:
        """What comes of ``result`` when every choice it leads to is answered."""
        for _ in range(MAXIMUM_CHOICES):
            if not isinstance(result, NeedsChoice):
                return result
            result = self._adapter.answer(self._answer_to(result.choice))
        raise AdapterTrouble(finding("choices-without-end", number=MAXIMUM_CHOICES))

    def _answer_to(self, choice: Choice) -> Answer:
        observation = self._adapter.observe()
        check_asked(choice.player, observation)
        resolve = self._resolver(observation)
        for forbidden in self._bag.forbidden_at(choice, resolve):
            self._expect_answer_refused(forbidden, choice, observation)
        return self._bag.answer(choice, resolve)

    def _expect_answer_refused(self, answer: Answer, choice: Choice, before: Observation) -> None:
        """The engine must not offer ``answer``, must refuse it and go on waiting for another, the game untouched."""
        assert self._bindings is not None
        aliases = self._bindings.aliases
        shown = value_text("answer", tuple(aliases.get(value, value) for value in answer.values), aliases)
        if offers(choice, answer):
            raise NotConforming(
                finding("answer-offered", both("expect-refused"), both("observed-offered"), answer=shown)
            )
        match self._adapter.answer(answer):
            case Illegal():
                self._check_untouched(before)
                self.refusals += 1
            case Unsupported(what=what):
                raise NotSupported(finding("engine-unsupported", what=what))
            case _:
                raise NotConforming(
                    finding("answer-accepted", both("expect-refused"), both("observed-accepted"), answer=shown)
                )

    def _resolver(self, observation: Observation) -> Callable[[str], str | None]:
        names = {view.name for view in observation.players}

        def resolve(value: str) -> str | None:
            if value in names:
                return value
            assert self._bindings is not None
            try:
                return self._bindings.id_of(value, observation)
            except NotConforming:
                return None

        return resolve

    # --- course of the game -------------------------------------------------------------------------------------------

    def _advance(self, until: Until) -> Reached | Skipped | GameOver:
        before = self._adapter.observe()
        self._declared.clear()
        for _ in range(MAXIMUM_CHOICES):
            result = self._adapter.advance(until)
            match result:
                case NeedsChoice():
                    self._answer_on_the_way(result.choice)
                case Unsupported():
                    raise NotSupported(finding("engine-unsupported", what=result.what))
                case Reached():
                    check_reached(until, before, self._adapter.observe())
                    return result
                case _:
                    return result
        raise AdapterTrouble(finding("choices-without-end", number=MAXIMUM_CHOICES))

    def _answer_on_the_way(self, choice: Choice) -> None:
        answer = self._answer_to(choice)
        match self._settled(self._adapter.answer(answer)):
            case Illegal(reason=reason):
                raise AdapterTrouble(finding("answer-refused", answer=", ".join(answer.values), reason=reason))
            case Unsupported(what=what):
                raise NotSupported(finding("engine-unsupported", what=what))

    def _advance_or_fail(self, until: Until) -> None:
        result = self._advance(until)
        kind = getattr(result, "kind", "")
        if kind == "skipped":
            raise NotConforming(finding("step-skipped", both("expect-reached"), both("observed-skipped")))
        if kind == "over":
            raise NotConforming(finding("game-over", both("expect-reached"), both("observed-over")))

    # --- nothing else changes -----------------------------------------------------------------------------------------

    def _expect_unchanged(self) -> None:
        expectations = self._started()
        assert self._baseline is not None
        shown = self._adapter.observe()
        check_players(self._baseline, shown)
        for change in changes(self._baseline, shown):
            subject, field = change[:2]
            if (subject, field) not in expectations.covered:
                raise NotConforming(finding("changed-too", both("expect-untouched"), self._in_words(change)))

    def _in_words(self, change: tuple[str, str, object, object] | None) -> Text:
        if change is None:
            return both("observed-turn-changed")
        subject, field, old, new = change
        assert self._bindings is not None
        aliases = self._bindings.aliases
        return both(
            "observed-change",
            object=label_text(aliases.get(subject, subject)) if subject else "",
            field=field_name(field),
            old=value_text(field, old, aliases),
            new=value_text(field, new, aliases),
        )
