"""Whatever players do, in whatever order: zones, identities, state-based actions, refusals and replays stay right.

``MTG_VERDICT_EXAMPLES=10`` plays ten times as many games, other ones each time.
"""

from __future__ import annotations

import copy
import os
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from mtg_verdict.adapters import models as wire
from mtg_verdict.adapters.reference import ReferenceAdapter
from mtg_verdict.reference_engine.game import Game
from mtg_verdict.reference_engine.objects import Zone

from .random_play import NOBODY, action, answer, any_answer, anything, moments, situations
from .soundness import assert_fixed_point, assert_settled, assert_sound, physical_cards, state_of

MORE = int(os.environ.get("MTG_VERDICT_EXAMPLES", "1"))
Call = tuple[str, tuple[Any, ...]]


def game_of(adapter: ReferenceAdapter) -> Game:
    assert adapter._table is not None
    return adapter._table.shown


class AnyPlay(RuleBasedStateMachine):
    """A game under one ruleset, with everything that was called and seen."""

    ruleset = "cr-2026"

    @initialize(data=st.data())
    def set_up(self, data: st.DataObject) -> None:
        self.situation = data.draw(situations(self.ruleset))
        self.adapter = ReferenceAdapter()
        assert isinstance(self.adapter.start(self.situation), wire.Started)
        self.calls: list[Call] = []
        self.seen: list[Any] = [self.adapter.observe()]
        self.saved: list[tuple[int, ReferenceAdapter]] = []
        self.choice: wire.Choice | None = None
        self.settled = False
        self.owners = dict(list(physical_cards(self.game)))
        self.was: dict[int, tuple[str, Zone]] = {}
        self.abilities: set[int] = set()

    @property
    def game(self) -> Game:
        return game_of(self.adapter)

    # --- What is done ------------------------------------------------------------------------------------------------

    @precondition(lambda self: self.choice is None)
    @rule(data=st.data())
    def act(self, data: st.DataObject) -> None:
        """Whose turn it is to act does something that has a chance to be legal."""
        game = self.game
        player = game.priority or (game.declaring or [data.draw(st.sampled_from(sorted(game.players)))])[0]
        self.call("attempt", player, action(data.draw, player, game))

    @rule(data=st.data())
    def attempt_anything(self, data: st.DataObject) -> None:
        player = data.draw(st.sampled_from([self.game.priority or NOBODY, *self.game.players, NOBODY]))
        self.call("attempt", player, data.draw(anything(self.game)))

    @precondition(lambda self: self.choice is not None)
    @rule(data=st.data())
    def choose(self, data: st.DataObject) -> None:
        assert self.choice is not None
        self.call("answer", answer(data.draw, self.choice))

    @rule(data=st.data())
    def answer_anything(self, data: st.DataObject) -> None:
        self.call("answer", data.draw(any_answer(self.game)))

    @rule(data=st.data())
    def let_time_pass(self, data: st.DataObject) -> None:
        self.call("advance", data.draw(moments(sorted(self.game.players))))

    @rule()
    def save(self) -> None:
        """Keep the game as it is; at the end it is taken up again from here."""
        self.saved = [(len(self.calls), copy.deepcopy(self.adapter))]

    def call(self, method: str, *arguments: Any) -> None:
        before, state = self.seen[-1], self.state()
        result = getattr(self.adapter, method)(*arguments)
        self.calls.append((method, arguments))
        self.seen += [result, self.adapter.observe()]
        if isinstance(result, wire.Illegal | wire.Unsupported):
            assert self.seen[-1] == before
            assert self.state() == state
            return
        self.choice = result.choice if isinstance(result, wire.NeedsChoice) else None
        # CR 704.3: nothing was done before a player got priority, or somebody left while another player had it.
        left = any(isinstance(each, wire.LeaveGame) for each in arguments)
        self.settled = not left and (self.settled or self.seen[-1] != before)

    def state(self) -> tuple[Any, ...]:
        table = self.adapter._table
        assert table is not None
        asked = table.waiting and (table.waiting.request, list(table.waiting.given))
        return state_of(table.game), state_of(table.shown), asked

    # --- What holds --------------------------------------------------------------------------------------------------

    @invariant()
    def cards_are_in_one_zone_each(self) -> None:
        """CR 400.1, 108.2: nothing is lost or doubled, and only cards of players who left are gone (800.4a)."""
        expected = {card for card, owner in self.owners.items() if self.game.players[owner].in_game}
        cards = physical_cards(self.game)
        entering = {self.game.objects[self.game.entering].card_id} if self.game.entering else set()
        assert set(cards.values()) <= {1}
        assert self.game.over or {card for card, _ in cards} == expected
        shown = [view.id for view in self.adapter.observe().objects]
        assert len(shown) == len(set(shown))
        mentioned = {card for card in expected if not card.startswith("unmentioned")}
        assert self.choice is not None or self.game.over or mentioned <= {*shown, *entering}

    @invariant()
    def identities_are_of_one_zone_each(self) -> None:
        """CR 400.7: what changes zones has a new identity, which no object or ability had before."""
        for oid, obj in self.game.objects.items():
            assert self.was.setdefault(oid, (obj.card_id, obj.zone)) == (obj.card_id, obj.zone)
        if self.choice is None:
            self.abilities |= {item.oid for item in self.game.stack if not item.spell}
            assert not self.abilities & set(self.was)

    @invariant()
    def the_game_is_sound(self) -> None:
        if self.choice is None:
            assert_sound(self.game)
        if self.choice is None and self.settled and self.game.priority is not None:
            assert_settled(self.game)

    @invariant()
    def state_based_actions_reach_a_fixed_point(self) -> None:
        if self.choice is None:
            assert_fixed_point(self.game)

    def teardown(self) -> None:
        if not hasattr(self, "saved"):
            return
        fresh = ReferenceAdapter()
        fresh.start(self.situation)
        for since, adapter in [(0, fresh), *self.saved]:
            again = [adapter.observe()]
            for method, arguments in self.calls[since:]:
                again += [getattr(adapter, method)(*arguments), adapter.observe()]
            assert again == self.seen[2 * since :]


def _games(ruleset: str) -> Any:
    """The games of one ruleset."""
    machine: Any = type(f"AnyPlay_{ruleset}", (AnyPlay,), {"ruleset": ruleset})
    machine.TestCase.settings = settings(
        max_examples=15 * MORE,
        stateful_step_count=25,
        deadline=None,
        derandomize=MORE == 1,
        suppress_health_check=list(HealthCheck),
    )
    return machine.TestCase


Test2002 = _games("cr-2002")
Test2004 = _games("cr-2004")
Test2024 = _games("cr-2024")
Test2026 = _games("cr-2026")
