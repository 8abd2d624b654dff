"""The adapter of the reference engine, in process."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace

from ..reference_engine import activating, advancing, casting_spells, combat, priority, special_actions
from ..reference_engine.abilities import ActivatedAbility, label_of, of_kind
from ..reference_engine.choices import ChoiceRequest, IllegalAction
from ..reference_engine.convoke import ConvokePayment
from ..reference_engine.game import Game
from ..reference_engine.game import Step as EngineStep
from ..reference_engine.leaving_the_game import concede
from ..reference_engine.mana_window import ManaActivation
from ..reference_engine.objects import Entity
from ..reference_engine.replay import Table
from ..reference_engine.rulesets import RULESETS
from . import models as wire
from .ability_labels import normalise
from .capabilities import CAPABILITIES
from .interface import Adapter
from .reference_cards import is_known
from .reference_situations import build_game
from .reference_views import observation

Operation = Callable[[Game], None]


class ReferenceAdapter(Adapter):
    """The reference engine, as the harness sees it. Object ids are the engine's ids of physical cards and tokens."""

    def __init__(self) -> None:
        self._table: Table | None = None
        self._asked: wire.Until | None = None
        self._finished: tuple[wire.Until, advancing.Outcome] | None = None

    @property
    def _shown(self) -> Game:
        if self._table is None:
            raise RuntimeError("no game has been started")
        return self._table.shown

    def describe(self) -> wire.Description:
        """See :class:`.interface.Adapter`."""
        return wire.Description(
            name="MTG Verdict reference engine",
            version="0.1.0",
            language="Python",
            rulesets=tuple(RULESETS),
            capabilities=tuple(CAPABILITIES),
            card_lookup="by English Oracle name, in the catalogue of the suite",
        )

    def supports(self, cards: Sequence[str], capabilities: Sequence[str]) -> wire.Lacking:
        """See :class:`.interface.Adapter`."""
        return wire.Lacking(
            cards=tuple(name for name in cards if not is_known(name)),
            capabilities=tuple(name for name in capabilities if name not in CAPABILITIES),
        )

    def start(self, situation: wire.Situation) -> wire.Started | wire.Unsupported:
        """See :class:`.interface.Adapter`."""
        self.stop()
        if situation.ruleset not in RULESETS:
            return wire.Unsupported(what=f"ruleset {situation.ruleset}")
        built = build_game(situation)
        if isinstance(built, str):
            return wire.Unsupported(what=built)
        game, ids = built
        self._table = Table(game)
        return wire.Started(objects=ids)

    # --- Actions -----------------------------------------------------------------------------------------------------

    def attempt(self, player: wire.PlayerName, action: wire.Action) -> wire.AttemptResult:
        """See :class:`.interface.Adapter`."""
        assert self._table is not None
        if self._table.waiting is not None:
            if isinstance(action, wire.LeaveGame):
                return wire.Unsupported(what="conceding while a choice is to be made")
            return wire.Illegal(reason="a choice is to be made first")
        try:
            result = self._table.run(self._operation(player, action))
        except IllegalAction as illegal:
            return wire.Illegal(reason=str(illegal))
        self._finished = self._asked = None
        return self._told(result)

    def answer(self, answer: wire.Answer) -> wire.AttemptResult:
        """See :class:`.interface.Adapter`."""
        assert self._table is not None
        waiting = self._table.waiting
        if waiting is None:
            return wire.Illegal(reason="nothing is to be chosen")
        if (answer.player, answer.kind.value) != (waiting.request.player, waiting.request.kind):
            return wire.Illegal(reason="another choice is to be made, or by another player")
        try:
            result = self._table.answer(tuple(self._entity(each) for each in answer.values))
        except IllegalAction as illegal:
            return wire.Illegal(reason=str(illegal))
        if isinstance(result, advancing.Outcome) and self._asked is not None:
            self._finished = (self._asked, result)
        return self._told(result)

    def _told(self, result: object) -> wire.Done | wire.NeedsChoice:
        if isinstance(result, ChoiceRequest):
            return wire.NeedsChoice(choice=self._choice(result))
        return wire.Done()

    def _choice(self, request: ChoiceRequest) -> wire.Choice:
        source = self._shown.objects.get(request.source or 0)
        last = self._shown.last_known.get(request.source or 0)
        known = source or last
        return wire.Choice(
            player=request.player,
            kind=wire.ChoiceKind(request.kind),
            options=tuple(self._id(each) for each in request.options),
            minimum=request.minimum,
            maximum=request.maximum,
            source=known.card_id if known else None,
            prompt=request.prompt,
        )

    def _id(self, entity: Entity) -> str:
        if isinstance(entity, str):
            return entity
        obj = self._shown.objects.get(entity)
        return obj.card_id if obj is not None else f"ability-{entity}"

    def _entity(self, identifier: str) -> Entity:
        """The object or player of a wire id; an id that is neither stands for itself (a colour, ``yes``)."""
        for obj in self._shown.objects.values():
            if obj.card_id == identifier:
                return obj.oid
        return identifier

    def _oid(self, identifier: str) -> int:
        entity = self._entity(identifier)
        if isinstance(entity, str):
            raise IllegalAction(f"there is no object {identifier}")
        return entity

    def _oids(self, identifiers: Iterable[str]) -> tuple[int, ...]:
        return tuple(self._oid(each) for each in identifiers)

    def _target(self, target: wire.Target) -> Entity:
        match target:
            case wire.PlayerTarget():
                return target.player
            case wire.ObjectTarget():
                return self._oid(target.object)
            case wire.AbilityTarget():
                return self._ability(target.ability_of)

    def _ability(self, source: str) -> int:
        """The topmost ability on the stack whose source is the object of that wire id."""
        game = self._shown
        for item in reversed(game.stack):
            known = game.objects.get(item.source) or game.last_known.get(item.source)
            if not item.spell and known is not None and known.card_id == source:
                return item.oid
        raise IllegalAction("no ability of that object is on the stack")

    def _operation(self, player: str, action: wire.Action) -> Operation:
        """What the action does to a game; object ids are looked up now, before anything moves."""
        act = self._act(player, action)

        def operation(game: Game) -> None:
            if game.over or player not in game.players or not game.players[player].in_game:
                raise IllegalAction("the game is over, or the player is not in it")
            act(game)
            priority.after_action(game, player)
            advancing.to_priority_or_declaration(game)

        return operation

    def _act(self, player: str, action: wire.Action) -> Operation:
        match action:
            case wire.PlayLand():
                card = self._oid(action.card)
                return lambda game: special_actions.play_land(game, player, card)
            case wire.Cast():
                card, method, announced = self._oid(action.card), action.method, self._spell_announcement(action)
                return lambda game: _discard_result(casting_spells.cast(game, player, card, method, announced))
            case wire.Activate():
                source, announced, index = self._oid(action.source), self._announcement(action), action.index
                label = self._engine_label(source, action.ability)
                return lambda game: activating.activate(game, player, source, label, index, announced)
            case wire.Attack():
                attackers = [(self._oid(each.attacker), self._target(each.target)) for each in action.attackers]
                return lambda game: combat.declare_attackers(game, player, attackers)
            case wire.Block():
                blockers = [(self._oid(each.blocker), self._oid(each.attacker)) for each in action.blockers]
                return lambda game: combat.declare_blockers(game, player, blockers)
            case wire.Pass():
                return lambda game: priority.pass_priority(game, player)
            case wire.TurnFaceUp():
                card, sources = self._oid(action.permanent), self._oids(action.mana_from)
                return lambda game: special_actions.turn_face_up(game, player, card, sources)
            case wire.Suspend():
                card, sources = self._oid(action.card), self._oids(action.mana_from)
                return lambda game: special_actions.suspend_card(game, player, card, sources)
            case wire.LeaveGame():
                return lambda game: concede(game, player)

    def _announcement(self, action: wire.Cast | wire.Activate) -> activating.Announcement:
        return activating.Announcement(
            targets=tuple(self._target(each) for each in action.targets),
            modes=action.modes,
            x=action.x,
            mana_from=self._oids(action.mana_from),
            cost_objects=self._oids(action.cost_objects),
        )

    def _spell_announcement(self, action: wire.Cast) -> activating.Announcement:
        activations = tuple(
            ManaActivation(
                source := self._oid(each.source),
                self._engine_label(source, each.ability),
                self._oids(each.cost_objects),
            )
            for each in action.mana_abilities
        )
        return replace(
            self._announcement(action),
            additional_costs=action.additional_costs,
            mana_abilities=activations,
            convoke=tuple(ConvokePayment(self._oid(each.creature), each.pays) for each in action.convoke),
        )

    def _engine_label(self, source: int, label: str) -> str:
        """The engine's spelling of an ability's label; the label itself if the object has no such ability."""
        for ability in of_kind(self._shown.characteristics(source), ActivatedAbility):
            if normalise(label_of(ability)) == normalise(label):
                return label_of(ability)
        return label

    # --- Time and sight ----------------------------------------------------------------------------------------------

    def advance(self, until: wire.Until) -> wire.AdvanceResult:
        """See :class:`.interface.Adapter`."""
        assert self._table is not None
        if self._table.waiting is not None:
            return wire.NeedsChoice(choice=self._choice(self._table.waiting.request))
        finished, self._finished = self._finished, None
        if finished is not None and finished[0] == until:
            # The answer to a choice already took the game to the moment asked for.
            return self._arrived(finished[1])
        self._asked = until
        result = self._table.run(_advancing(until))
        if isinstance(result, ChoiceRequest):
            return wire.NeedsChoice(choice=self._choice(result))
        return self._arrived(result)

    def _arrived(self, outcome: advancing.Outcome) -> wire.AdvanceResult:
        if outcome is advancing.Outcome.OVER:
            return wire.GameOver(winner=self._shown.winner)
        return wire.Skipped() if outcome is advancing.Outcome.SKIPPED else wire.Reached()

    def observe(self) -> wire.Observation:
        """See :class:`.interface.Adapter`."""
        return observation(self._shown)

    def stop(self) -> None:
        """See :class:`.interface.Adapter`."""
        self._table = None
        self._finished = self._asked = None


def _discard_result(_: object) -> None:
    return None


def _advancing(until: wire.Until) -> Callable[[Game], advancing.Outcome]:
    match until:
        case wire.UntilStackEmpty():
            return advancing.until_stack_empty
        case wire.UntilTopResolved():
            return advancing.until_top_resolved
        case wire.UntilStep():
            return lambda game: advancing.until_step(game, until.player, EngineStep(until.step.value))
