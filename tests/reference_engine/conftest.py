"""A game of Alice and Bob, with small cards made for the tests, on which the rules are tried one at a time."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from mtg_verdict.reference_engine import (
    activating,
    advancing,
    casting_spells,
    combat,
    leaving_the_game,
    priority,
    special_actions,
)
from mtg_verdict.reference_engine.abilities import Ability, KeywordAbility
from mtg_verdict.reference_engine.choices import ChoiceRequest, IllegalAction
from mtg_verdict.reference_engine.convoke import ConvokePayment
from mtg_verdict.reference_engine.game import Game, Player, Step
from mtg_verdict.reference_engine.mana import symbols
from mtg_verdict.reference_engine.mana_window import ManaActivation
from mtg_verdict.reference_engine.objects import COLOR_OF_SYMBOL, Card, Characteristics, Entity, GameObject, Zone
from mtg_verdict.reference_engine.replay import Table


def card(
    name: str,
    types: str = "creature",
    *abilities: Ability,
    cost: str | None = "{1}",
    subtypes: tuple[str, ...] = (),
    supertypes: tuple[str, ...] = (),
    keywords: tuple[str, ...] = (),
    power: int = 2,
    toughness: int = 2,
    defense: int | None = None,
    token: bool = False,
) -> Card:
    """A card of the tests; only creatures have power and toughness."""
    creature = "creature" in types.split()
    values = Characteristics(
        name=name,
        mana_cost=cost,
        colors=tuple(color for symbol, color in COLOR_OF_SYMBOL.items() if symbol in "".join(symbols(cost))),
        types=tuple(types.split()),
        supertypes=supertypes,
        subtypes=subtypes,
        abilities=tuple(KeywordAbility(each) for each in keywords) + abilities,
        power=power if creature else None,
        toughness=toughness if creature else None,
        defense=defense,
    )
    return Card(name, (values,), token=token)


FOREST = card("Forest", "land", cost=None, subtypes=("Forest",), supertypes=("basic",))
BEAR = card("Bear", cost="{1}{G}", subtypes=("Bear",))


class Match:
    """Alice and Bob, or others, at the table. Objects are named by their card, so they can be followed (CR 400.7)."""

    def __init__(
        self,
        step: Step = Step.PRECOMBAT_MAIN,
        active: str = "Alice",
        players: tuple[str, ...] = ("Alice", "Bob"),
        ruleset: str = "cr-2026",
    ) -> None:
        game = Game(ruleset, {name: Player(name, life=20, lands_played=0) for name in players}, active, step)
        game.priority = active
        self.table = Table(game)
        self._numbers: Iterator[int] = itertools.count(1)
        for player in game.players:
            for _ in range(10):
                self.put(FOREST, player, Zone.LIBRARY)

    @property
    def game(self) -> Game:
        return self.table.shown

    def put(
        self, what: Card, player: str = "Alice", zone: Zone = Zone.BATTLEFIELD, *, old: bool = True, **state: Any
    ) -> str:
        """Put a card into a zone as part of the set-up; ``old`` permanents were there since the turn began."""
        identifier = f"{what.name} {next(self._numbers)}"
        obj = self.table.game.add_object(what, identifier, player, zone)
        obj.since_turn_began = old
        for field, value in state.items():
            setattr(obj, field, value)
        return identifier

    def hand(self, what: Card, player: str = "Alice") -> str:
        return self.put(what, player, Zone.HAND)

    def mana(self, mana: str, player: str = "Alice") -> None:
        for symbol in symbols(mana):
            self.table.game.players[player].pool.add(symbol)

    def obj(self, identifier: str) -> GameObject:
        return next(each for each in self.game.objects.values() if each.card_id == identifier)

    def exists(self, identifier: str) -> bool:
        return any(each.card_id == identifier for each in self.game.objects.values())

    def values(self, identifier: str) -> Characteristics:
        return self.game.characteristics(self.obj(identifier).oid)

    def controller(self, identifier: str) -> str:
        return self.game.controller_of(self.obj(identifier).oid)

    def power_toughness(self, identifier: str) -> tuple[int | None, int | None]:
        values = self.values(identifier)
        return values.power, values.toughness

    def zone(self, identifier: str) -> Zone:
        return self.obj(identifier).zone

    def entity(self, name: str) -> Entity:
        return name if name in self.game.players else self.obj(name).oid

    def _run(self, act: Callable[[Game], object], player: str | None) -> ChoiceRequest | None:
        def operation(game: Game) -> None:
            act(game)
            if player is not None:
                priority.after_action(game, player)

        result = self.table.run(operation)
        return result if isinstance(result, ChoiceRequest) else None

    def _announced(self, **announced: Any) -> activating.Announcement:
        return activating.Announcement(
            targets=tuple(self.entity(each) for each in announced.get("targets", ())),
            x=announced.get("x"),
            mana_from=tuple(self.obj(each).oid for each in announced.get("mana_from", ())),
            cost_objects=tuple(self.obj(each).oid for each in announced.get("cost_objects", ())),
            additional_costs=tuple(announced.get("additional_costs", ())),
            mana_abilities=tuple(
                ManaActivation(self.obj(source).oid, label, tuple(self.obj(each).oid for each in objects))
                for source, label, *objects in announced.get("mana_abilities", ())
            ),
            convoke=tuple(ConvokePayment(self.obj(each).oid, pays) for each, pays in announced.get("convoke", ())),
        )

    def cast(self, identifier: str, *targets: str, player: str = "Alice", **announced: Any) -> ChoiceRequest | None:
        oid, method = self.obj(identifier).oid, announced.pop("method", None)
        announcement = self._announced(targets=targets, **announced)
        return self._run(lambda game: casting_spells.cast(game, player, oid, method, announcement), player)

    def activate(
        self, identifier: str, label: str, *targets: str, player: str = "Alice", index: int = 1, **announced: Any
    ) -> ChoiceRequest | None:
        oid, announcement = self.obj(identifier).oid, self._announced(targets=targets, **announced)
        return self._run(lambda game: activating.activate(game, player, oid, label, index, announcement), player)

    def turn_face_up(self, identifier: str, *mana_from: str, player: str = "Alice") -> ChoiceRequest | None:
        oid, sources = self.obj(identifier).oid, [self.obj(each).oid for each in mana_from]
        return self._run(lambda game: special_actions.turn_face_up(game, player, oid, sources), player)

    def play_land(self, identifier: str, player: str = "Alice") -> ChoiceRequest | None:
        oid = self.obj(identifier).oid
        return self._run(lambda game: special_actions.play_land(game, player, oid), player)

    def attack(self, *attackers: str, player: str = "Alice", what: str = "Bob") -> ChoiceRequest | None:
        declared = [(self.obj(each).oid, self.entity(what)) for each in attackers]
        return self._run(lambda game: combat.declare_attackers(game, player, declared), player)

    def block(self, *pairs: tuple[str, str], player: str = "Bob") -> ChoiceRequest | None:
        declared = [(self.obj(blocker).oid, self.obj(attacker).oid) for blocker, attacker in pairs]
        return self._run(lambda game: combat.declare_blockers(game, player, declared), player)

    def choose(self, *values: str) -> ChoiceRequest | None:
        known = {each.card_id: each.oid for each in self.game.objects.values()}
        result = self.table.answer(tuple(known.get(each, each) for each in values))
        return result if isinstance(result, ChoiceRequest) else None

    def pass_priority(self, player: str) -> ChoiceRequest | None:
        return self._run(lambda game: priority.pass_priority(game, player), None)

    def leave(self, player: str) -> ChoiceRequest | None:
        return self._run(lambda game: leaving_the_game.concede(game, player), player)

    def resolve(self) -> ChoiceRequest | None:
        return self._run(advancing.until_stack_empty, None)

    def resolve_top(self) -> ChoiceRequest | None:
        return self._run(advancing.until_top_resolved, None)

    def until(self, step: Step, player: str = "Alice") -> object:
        return self.table.run(lambda game: advancing.until_step(game, player, step))

    def refuses(self, act: Callable[[], object], reason: str) -> None:
        """``act`` is illegal for ``reason`` (part of the message), and leaves the game untouched."""
        before = _state(self.game)
        with pytest.raises(IllegalAction, match=reason):
            act()
        assert _state(self.game) == before


def _state(game: Game) -> object:
    objects = [(each.oid, each.zone, each.tapped, dict(each.counters)) for each in game.objects.values()]
    pools = [(each.life, str(each.pool), each.lands_played) for each in game.players.values()]
    return objects, pools, len(game.stack), game.step_number, game.priority, dict(game.combat.attackers)


@pytest.fixture
def match() -> Match:
    """Alice's precombat main phase, nothing on the battlefield."""
    return Match()


@pytest.fixture
def new_match() -> type[Match]:
    """To set up a match in another step."""
    return Match


@pytest.fixture
def make_card() -> Callable[..., Card]:
    """Make a card of the tests."""
    return card
