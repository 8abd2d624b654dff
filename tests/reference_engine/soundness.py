"""What must hold of a game at any time, and once state-based actions have been performed (CR 400, 704)."""

from __future__ import annotations

from collections import Counter
from dataclasses import fields, replace
from typing import Any

from mtg_verdict.reference_engine import priority, state_based_actions
from mtg_verdict.reference_engine.attaching import can_be_attached
from mtg_verdict.reference_engine.auras import is_aura
from mtg_verdict.reference_engine.battles import in_need_of_protector, without_defense
from mtg_verdict.reference_engine.choices import ChoiceRequest
from mtg_verdict.reference_engine.game import Game
from mtg_verdict.reference_engine.objects import Characteristics, GameObject, Zone
from mtg_verdict.reference_engine.replay import Table, take_snapshot

_WORKED_OUT = ("deriving", "derived_cache", "answers")
"""Fields of a game that hold nothing of its state."""


def state_of(game: Game) -> tuple[Any, ...]:
    """Everything there is to a game, order included, as a value that does not change any more."""
    copied = take_snapshot(game)
    values = {field.name: getattr(copied, field.name) for field in fields(Game) if field.name not in _WORKED_OUT}
    return values, list(copied.objects), list(copied.combat.attackers), list(copied.combat.blockers)


def physical_cards(game: Game) -> Counter[tuple[str, str]]:
    """The cards of the players who are in the game, each with its owner, tokens aside."""
    return Counter(
        (obj.card_id, obj.owner)
        for zone in Zone
        for obj in (game.objects[oid] for oid in game.zones[zone])
        if not obj.token and game.players[obj.owner].in_game
    )


def assert_sound(game: Game) -> None:
    """The zones, the stack, combat and the permanents agree with each other."""
    listed = [oid for zone in Zone for oid in game.zones[zone]]
    assert sorted(listed) == sorted(game.objects)
    assert all(game.objects[oid].zone is zone for zone in Zone for oid in game.zones[zone])
    assert not game.zones[Zone.NOWHERE]
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
        assert obj.zone in (Zone.BATTLEFIELD, Zone.STACK) or game.over or game.players[obj.owner].in_game
        assert obj.zone in (Zone.BATTLEFIELD, Zone.STACK) or obj == untouched(obj), f"{obj} is not {untouched(obj)}"
    for effect in game.effects:
        for obj in (game.objects[oid] for oid in effect.affected if oid in game.objects):
            # CR 400.7: what affected the object that it was before affects it no more, except from the stack (400.7a).
            assert effect.timestamp > obj.entered_at or obj.cast is not None
    assert set(game.exiled_until) | set(game.regeneration) <= set(game.zones[Zone.BATTLEFIELD])


def untouched(obj: GameObject) -> GameObject:
    """The object as it is if nothing has been done to it since it came to its zone; only in exile there are counters.

    CR 400.7: it has no memory of, or relation to, the object it was before.
    """
    new = GameObject(obj.oid, obj.card_id, obj.card, obj.owner, obj.owner, obj.zone, obj.timestamp)
    new.marker_controller = obj.owner
    new.entered_at = obj.entered_at
    # Kept for every object at the beginning of a turn; it means something on the battlefield only (CR 302.6).
    new.since_turn_began = obj.since_turn_began
    return replace(new, counters=obj.counters if obj.zone is Zone.EXILE else {})


def assert_settled(game: Game) -> None:
    """No state-based action is due, as before a player gets priority (CR 704.3, 704.5)."""
    assert not game.pending
    assert not without_defense(game)
    assert not in_need_of_protector(game)
    assert all(player.life > 0 for player in game.players.values() if player.in_game)
    permanents = [(obj, game.characteristics(obj.oid)) for obj in game.battlefield()]
    assert all(not obj.token or obj.zone in (Zone.BATTLEFIELD, Zone.STACK) for obj in game.objects.values())
    assert sum("world" in values.supertypes for _, values in permanents) <= 1
    legends = [(game.controller_of(obj.oid), each.name) for obj, each in permanents if "legendary" in each.supertypes]
    assert len([each for each in legends if each[1]]) == len({each for each in legends if each[1]})
    for obj, values in permanents:
        _assert_stays(obj, values)
        if is_aura(values):
            assert obj.attached_to is not None
        assert obj.attached_to is None or can_be_attached(game, obj.oid, obj.attached_to)
        assert obj.attached_to is None or obj.attached_to in game.players or obj.attached_to in game.objects


def _assert_stays(obj: GameObject, values: Characteristics) -> None:
    """Nothing sends it to the graveyard, and no counters are left to cancel (CR 704.5f-i, 704.5q)."""
    toughness = values.toughness or 0
    assert not values.is_type("creature") or toughness > 0
    assert not values.is_type("creature") or toughness > obj.damage or values.has_keyword("indestructible")
    assert not values.is_type("planeswalker") or obj.counters.get("loyalty", 0) > 0
    assert not {"+1/+1", "-1/-1"} <= set(obj.counters)


def assert_fixed_point(game: Game) -> None:
    """State-based actions and waiting triggers, once dealt with, leave nothing to do, however the game stands."""
    table = Table(take_snapshot(game))
    result: object = table.run(priority.settle)
    while isinstance(result, ChoiceRequest):
        result = table.answer(result.options[: max(result.minimum, 1)])
    before = state_of(table.game)
    assert not state_based_actions.perform(table.game)
    assert not priority.settle(table.game)
    assert state_of(table.game) == before
    if not table.game.over:
        assert_sound(table.game)
        assert_settled(table.game)
