"""Leaving the game, and what becomes of a player's objects in a game that goes on (CR 104.2a, 104.3a, 800.4)."""

from __future__ import annotations

from collections.abc import Sequence

from . import combat, priority, zones
from .continuous_effects import note_control
from .game import Event, Game
from .modifications import ChangeControl, ContinuousEffect
from .objects import GameObject, Zone
from .references import Context
from .triggers import emit


def concede(game: Game, player: str) -> None:
    """A player leaves the game at once, whoever has priority (CR 104.3a); the game goes on without them."""
    leave(game, [player])
    if game.over:
        return
    if game.declaration == "attackers" and game.active_player == player:
        # CR 800.4j: the turn goes on without an active player, so nothing attacks.
        game.declaration, game.declaring = None, []
        priority.give(game, player)
    elif game.declaration == "blockers" and player in game.declaring:
        game.declaring.remove(player)
        if not game.declaring:
            combat.end_declaring_blockers(game)
    elif game.priority == player:
        # CR 800.4a: priority passes to the next player in turn order; who has passed has passed.
        priority.receive(game, player)


def leave(game: Game, players: Sequence[str]) -> None:
    """Players leave the game, all at once; it is over when at most one remains (CR 104.2a)."""
    for name in players:
        game.players[name].in_game = False
    remaining = [each.name for each in game.players.values() if each.in_game]
    if len(remaining) <= 1:
        game.over = True
        game.priority = game.declaration = None
        game.winner = next(iter(remaining), None)
        return
    for name in players:
        _take_along(game, name)
    note_control(game)


def _take_along(game: Game, name: str) -> None:
    """What a player owns leaves the game, what gave them control ends, what they still control is exiled (800.4a)."""
    _remove_owned(game, [obj for obj in game.objects.values() if obj.owner == name])
    game.effects = [effect for effect in game.effects if not _gives_control_to(game, effect, name)]
    note_control(game)
    # CR 800.4d: abilities the player would control are not put on the stack; those there cease to exist.
    game.pending = [each for each in game.pending if each.controller != name]
    game.delayed = [each for each in game.delayed if each.controller != name]
    game.waiting = [each for each in game.waiting if each.controller != name]
    game.stack = [item for item in game.stack if item.spell or item.controller != name]
    controlled = [obj.oid for obj in game.objects.values() if _is_controlled(game, obj, name)]
    zones.move_all(game, controlled, Zone.EXILE)


def _remove_owned(game: Game, owned: list[GameObject]) -> None:
    for obj in owned:
        zones.remember(game, obj)
    for obj in owned:
        if obj.zone is Zone.BATTLEFIELD:
            # CR 603.6c names leaving the game among the ways of leaving the battlefield.
            emit(game, Event("leaves", obj.oid, game.controller_of(obj.oid)))
    for obj in owned:
        zones.take_out(game, obj)
    for obj in owned:
        zones.return_exiled(game, obj.oid)


def _gives_control_to(game: Game, effect: ContinuousEffect, name: str) -> bool:
    ctx = Context(game, effect.controller, effect.source)
    return any(isinstance(each, ChangeControl) and name in each.to.find(ctx) for each in effect.modifications)


def _is_controlled(game: Game, obj: GameObject, name: str) -> bool:
    return obj.zone in (Zone.BATTLEFIELD, Zone.STACK) and game.controller_of(obj.oid) == name
