"""Creatures (CR 302): a creature that just came may not attack yet, nor use {T} and {Q}."""

from __future__ import annotations

from .abilities import ActivatedAbility, TapSymbol, UntapSymbol
from .game import Game


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
    return not symbols or not restricted(game, oid)


def turn_began(game: Game) -> None:
    """From now on the active player has controlled their permanents since their turn began (CR 302.6).

    Phased-out permanents count: phasing is no change of control (CR 702.26d-e).
    """
    for obj in game.objects.values():
        if obj.marker_controller == game.active_player:
            obj.since_turn_began = True
