"""Play at random with the cards of the catalogue: whatever players try, the engine stays sound."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st
from mtg_verdict.adapters import models as wire
from mtg_verdict.adapters.reference import ReferenceAdapter
from mtg_verdict.adapters.reference_cards import is_known
from mtg_verdict.features.catalogue import cards
from mtg_verdict.reference_engine.abilities import (
    ActivatedAbility,
    AlternativeCost,
    KeywordAbility,
    SpellAbility,
    TargetSpec,
    label_of,
    of_kind,
)
from mtg_verdict.reference_engine.game import Game, StackItem
from mtg_verdict.reference_engine.objects import PERMANENT_TYPES, Entity, Zone
from mtg_verdict.reference_engine.rulesets import RULESETS
from mtg_verdict.reference_engine.targets import legal_targets

PLAYERS = ("Alice", "Bob", "Chloé")
KNOWN = {name: facts for name, facts in cards().items() if is_known(name)}
CARDS = sorted(name for name, facts in KNOWN.items() if not facts.token and "Basic" not in facts.supertypes)
PERMANENTS = sorted(
    name
    for name, facts in KNOWN.items()
    if {each.lower() for each in facts.types} & set(PERMANENT_TYPES)
    # A situation in which state-based actions are due is none.
    and "Aura" not in facts.subtypes
    and facts.toughness not in ("0", "*")
)
STEPS = list(wire.Step)

Draw = Any
Call = tuple[str, tuple[Any, ...]]


def _protector(name: str, controller: str) -> str | None:
    """A player who can protect the battle of this name."""
    if "Battle" not in KNOWN[name].types:
        return None
    return next(each for each in PLAYERS if (each == controller) is ("Siege" not in KNOWN[name].subtypes))


@st.composite
def situations(draw: Draw) -> wire.Situation:
    """A few permanents and cards for each of two or three players, with much mana."""
    permanents: list[wire.PermanentSetup] = []
    players: list[wire.PlayerSetup] = []
    for player in PLAYERS[: draw(st.integers(2, 3))]:
        for number, name in enumerate(draw(st.lists(st.sampled_from(PERMANENTS), min_size=1, max_size=5))):
            permanents.append(
                wire.PermanentSetup(
                    alias=f"{player} permanent {number}",
                    card=name,
                    controller=player,
                    owner=player,
                    token=KNOWN[name].token,
                    controlled_since_turn_began=draw(st.booleans()),
                    tapped=draw(st.booleans()),
                    counters={"defense": draw(st.integers(1, 3))} if "Battle" in KNOWN[name].types else {},
                    protector=_protector(name, player),
                )
            )
        zones = {}
        for zone in ("hand", "graveyard"):
            names = draw(st.lists(st.sampled_from(CARDS), min_size=1, max_size=4))
            zones[zone] = tuple(wire.CardSetup(alias=f"{player} {zone} {n}", card=name) for n, name in enumerate(names))
        players.append(wire.PlayerSetup(name=player, mana_pool="{W}{U}{B}{R}{G}{C}" * 3, **zones))
    return wire.Situation(
        ruleset=draw(st.sampled_from(sorted(RULESETS))),
        players=tuple(players),
        permanents=tuple(permanents),
        active_player="Alice",
        step=draw(st.sampled_from([wire.Step.PRECOMBAT_MAIN, wire.Step.UPKEEP, wire.Step.BEGINNING_OF_COMBAT])),
    )


class Play:
    """One game, with everything that was called and seen."""

    def __init__(self, situation: wire.Situation) -> None:
        self.situation = situation
        self.adapter = ReferenceAdapter()
        assert isinstance(self.adapter.start(situation), wire.Started)
        self.calls: list[Call] = []
        self.seen: list[Any] = [self.adapter.observe()]
        self.choice: wire.Choice | None = None
        self.on_stack: set[int] = set()
        self.left_stack: set[int] = set()

    @property
    def game(self) -> Game:
        table = self.adapter._table
        assert table is not None
        return table.shown

    def call(self, method: str, *arguments: Any) -> Any:
        """Call the adapter, remember it, and check what must hold after any call."""
        before = self.seen[-1]
        result = getattr(self.adapter, method)(*arguments)
        self.calls.append((method, arguments))
        self.seen += [result, self.adapter.observe()]
        if isinstance(result, wire.Illegal):
            assert self.seen[-1] == before, f"{result.reason}: the game changed"
        elif isinstance(result, wire.NeedsChoice):
            self.choice = result.choice
        else:
            self.choice = None
            assert_sound(self.game)
            self._watch_abilities()
        return result

    def _watch_abilities(self) -> None:
        """Every ability that went on the stack leaves it, and none comes back."""
        now = {item.oid for item in self.game.stack if not item.spell}
        assert not now & self.left_stack
        self.left_stack |= self.on_stack - now
        self.on_stack = now

    def replayed(self) -> list[Any]:
        """What another engine shows when exactly the same is called."""
        again = Play(self.situation)
        for method, arguments in self.calls:
            again.call(method, *arguments)
        return again.seen


def assert_sound(game: Game) -> None:
    """The zones, the stack, combat and the permanents agree with each other."""
    listed = [oid for zone in Zone for oid in game.zones[zone]]
    assert sorted(listed) == sorted(game.objects)
    assert all(game.objects[oid].zone is zone for zone in Zone for oid in game.zones[zone])
    assert len({obj.card_id for obj in game.objects.values()}) == len(game.objects)
    assert [item.oid for item in game.stack if item.spell] == game.zones[Zone.STACK]
    for item in game.stack:
        # CR 605.3b: mana abilities do not use the stack; other triggers and library moves are none (605.1a-b).
        none = item.spell or item.specs or item.event or any(effect.moves_library_card for effect in item.effects)
        assert none or not any(effect.adds_mana for effect in item.effects)
    assert set(game.combat.attackers) | set(game.combat.blockers) <= set(game.zones[Zone.BATTLEFIELD])
    assert game.priority is None or (game.players[game.priority].in_game and game.declaration is None)
    assert not (game.over and game.priority)
    assert game.entering is None
    for obj in game.objects.values():
        assert all(number > 0 for number in obj.counters.values())
    if game.priority is not None:
        assert_settled(game)


def assert_settled(game: Game) -> None:
    """A player has priority, so no state-based action is due (CR 704.3)."""
    for obj in game.objects.values():
        assert not obj.token or obj.zone is Zone.BATTLEFIELD
    for obj in game.battlefield():
        values = game.characteristics(obj.oid)
        assert not values.is_type("creature") or (values.toughness or 0) > obj.damage or obj.damage == 0
        assert not values.is_type("creature") or (values.toughness or 0) > 0
        assert obj.attached_to is None or obj.attached_to in game.objects or obj.attached_to in game.players
    assert not game.pending


def some(draw: Draw, ids: Sequence[str], most: int = 2) -> tuple[str, ...]:
    """A few of these."""
    return tuple(draw(st.lists(st.sampled_from(ids), max_size=most, unique=True))) if ids else ()


def targets(draw: Draw, game: Game, player: str, source: int, specs: Sequence[TargetSpec]) -> tuple[wire.Target, ...]:
    """A target for each that is asked for, as a rule a legal one."""
    chosen: list[wire.Target] = []
    everything: list[Entity] = [*game.players, *game.objects]
    sources = {each.oid: each.source for each in game.stack if not each.spell}
    item = StackItem(0, player, source, spell=False)
    for spec in specs:
        legal = legal_targets(game, spec, item)
        each = draw(st.sampled_from(legal if legal and draw(st.integers(0, 9)) else everything))
        if isinstance(each, str):
            chosen.append(wire.PlayerTarget(player=each))
        elif each in sources:
            known = game.objects.get(sources[each]) or game.last_known[sources[each]]
            chosen.append(wire.AbilityTarget(ability_of=known.card_id))
        else:
            chosen.append(wire.ObjectTarget(object=game.objects[each].card_id))
    return tuple(chosen)


def cast(draw: Draw, game: Game, player: str, own: Sequence[str]) -> wire.Cast:
    """Cast a card from the hand or the graveyard, one of the ways it has."""
    zone = draw(st.sampled_from([Zone.HAND, Zone.HAND, Zone.HAND, Zone.GRAVEYARD]))
    obj = draw(st.sampled_from(game.in_zone(zone, player) or list(game.objects.values())))
    values = game.characteristics(obj.oid)
    ways: list[AlternativeCost | None] = [None, *of_kind(values, AlternativeCost)]
    way = draw(st.sampled_from(ways))
    specs = [spec for ability in of_kind(values, SpellAbility) for spec in ability.targets]
    specs += [
        TargetSpec(each.filter, bool(each.players))
        for each in of_kind(values, KeywordAbility)
        if each.keyword == "enchant"
    ]
    return wire.Cast(
        card=obj.card_id,
        method=way.method if way else draw(st.sampled_from([None] * 7 + ["dash"])),
        targets=targets(draw, game, player, obj.oid, [*specs, *(way.targets if way else ())]),
        x=2,
        mana_from=some(draw, own) if draw(st.integers(0, 3)) == 3 else (),
    )


def activate(draw: Draw, game: Game, player: str, own: Sequence[str]) -> wire.Activate:
    """Activate an ability of a permanent or of a card in the graveyard."""
    possible = [
        (obj, ability)
        for obj in [*game.battlefield(), *game.in_zone(Zone.GRAVEYARD, player)]
        if obj.card_id in own or obj.zone is Zone.GRAVEYARD or obj.attached_to
        for ability in of_kind(game.characteristics(obj.oid), ActivatedAbility)
    ]
    if not possible:
        return wire.Activate(source=own[0], ability="{T}")
    obj, ability = draw(st.sampled_from(possible))
    return wire.Activate(
        source=obj.card_id,
        ability=label_of(ability),
        targets=targets(draw, game, player, obj.oid, ability.targets),
        cost_objects=some(draw, own, 3) if draw(st.booleans()) else (),
    )


def action(draw: Draw, player: str, game: Game) -> wire.Action:
    """Something ``player`` might try."""
    own = [obj.card_id for obj in game.battlefield() if game.controller_of(obj.oid) == player]
    hand = [obj.card_id for obj in game.in_zone(Zone.HAND, player)]
    kinds = ["pass", "pass", "attackers", "leave"] + ["cast"] * 4 * bool(hand) + ["play", "suspend"] * bool(hand)
    kinds += ["activate"] * 3 * bool(own) + ["face up"] * bool(own)
    kind = draw(st.sampled_from([game.declaration] * 20 + kinds if game.declaration else kinds))
    if kind == "cast":
        return cast(draw, game, player, own)
    if kind == "play":
        return wire.PlayLand(card=draw(st.sampled_from(hand)))
    if kind == "suspend":
        return wire.Suspend(card=draw(st.sampled_from(hand)))
    if kind == "activate":
        return activate(draw, game, player, own)
    if kind == "face up":
        return wire.TurnFaceUp(permanent=draw(st.sampled_from(own)))
    if kind == "leave" and draw(st.integers(0, 3)) == 3:
        return wire.LeaveGame()
    if kind == "attackers":
        what: list[wire.ObjectTarget | wire.PlayerTarget] = [wire.PlayerTarget(player=name) for name in game.players]
        what += [wire.ObjectTarget(object=obj.card_id) for obj in game.battlefield() if obj.protector]
        entries = [wire.AttackEntry(attacker=each, target=draw(st.sampled_from(what))) for each in some(draw, own)]
        return wire.Attack(attackers=tuple(entries))
    if kind == "blockers":
        attackers = [game.objects[oid].card_id for oid in game.combat.attackers]
        return wire.Block(
            blockers=tuple(
                wire.BlockEntry(blocker=each, attacker=draw(st.sampled_from(attackers or own)))
                for each in some(draw, own)
            )
        )
    return wire.Pass()


def move(draw: Draw, play: Play) -> None:
    """Answer what is asked, or else let a player try something or time pass."""
    game = play.game
    if play.choice is not None:
        asked = play.choice
        most = min(asked.maximum, len(asked.options or ()))
        values = draw(st.lists(st.sampled_from(asked.options or ("",)), max_size=most, unique=True))
        play.call("answer", wire.Answer(player=asked.player, kind=asked.kind, values=tuple(values)))
    elif draw(st.integers(0, 9)) == 9:
        until = draw(
            st.sampled_from([wire.UntilStackEmpty(), wire.UntilTopResolved()])
            | st.builds(wire.UntilStep, player=st.sampled_from(sorted(game.players)), step=st.sampled_from(STEPS))
        )
        play.call("advance", until)
    else:
        player = game.priority or (game.declaring or [draw(st.sampled_from(sorted(game.players)))])[0]
        play.call("attempt", player, action(draw, player, game))


@settings(
    max_examples=100,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
@given(situation=situations(), moves=st.integers(5, 25), data=st.data())
def test_whatever_players_try_the_game_stays_sound_and_the_same_again(
    situation: wire.Situation, moves: int, data: st.DataObject
) -> None:
    play = Play(situation)
    values = [play.game.characteristics(obj.oid) for obj in play.game.battlefield()]
    assume(not any(each.is_type("creature") and (each.toughness or 0) <= 0 for each in values))
    for _ in range(moves):
        move(data.draw, play)
    while play.choice is not None:
        move(data.draw, play)
    if not play.game.over and play.game.stack:
        play.call("advance", wire.UntilStackEmpty())
    assert play.choice is not None or play.game.over or not play.game.stack
    assert play.replayed() == play.seen
