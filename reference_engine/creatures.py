"""Creatures (CR 302): a creature that just came may not attack yet, nor use {T} and {Q}."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from .abilities import ActivatedAbility, AsThoughHaste, Restriction, TapSymbol, UntapSymbol, of_kind
from .game import Game
from .references import Context

A = TypeVar("A", AsThoughHaste, Restriction)


def restricted(game: Game, oid: int) -> bool:
    """Whether CR 302.6 restricts a permanent.

    It does if the permanent is a creature now, its controller has not controlled it continuously since their most
    recent turn began, and it has no haste (CR 702.10b-c).
    """
    values = game.characteristics(oid)
    return values.is_type("creature") and not game.objects[oid].since_turn_began and not values.has_keyword("haste")


def can_pay_symbols(game: Game, oid: int, ability: ActivatedAbility) -> bool:
    """Whether CR 302.6 and 602.5a let an ability with {T} or {Q} in its cost be activated."""
    symbols = any(isinstance(cost, TapSymbol | UntapSymbol) for cost in ability.costs)
    if not symbols or not restricted(game, oid):
        return True
    return any(each.activating for each in _applying(game, oid, AsThoughHaste))


def too_new_to_attack(game: Game, oid: int) -> bool:
    """Whether CR 302.6 keeps a permanent from attacking, unless it may attack as though it had haste (CR 609.4)."""
    return restricted(game, oid) and not any(each.attacking for each in _applying(game, oid, AsThoughHaste))


def cant_attack(game: Game, oid: int) -> bool:
    """Whether an effect says that a creature can't attack (CR 508.1c)."""
    return any(each.attacking for each in _applying(game, oid, Restriction))


def cant_block(game: Game, oid: int) -> bool:
    """Whether an effect says that a creature can't block (CR 509.1b)."""
    return any(each.blocking for each in _applying(game, oid, Restriction))


def _applying(game: Game, oid: int, kind: type[A]) -> Iterator[A]:
    """The abilities of one kind, of any permanent, that speak about ``oid``."""
    for obj in game.battlefield():
        for ability in of_kind(game.characteristics(obj.oid), kind):
            if oid in ability.affects.find(Context(game, game.controller_of(obj.oid), obj.oid)):
                yield ability


def turn_began(game: Game) -> None:
    """From now on the active player has controlled their permanents since their turn began (CR 302.6).

    Phased-out permanents count: phasing is no change of control (CR 702.26d-e).
    """
    for obj in game.objects.values():
        if obj.marker_controller == game.active_player:
            obj.since_turn_began = True
