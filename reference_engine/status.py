"""The status of permanents: tapping and untapping (CR 110.5, 701.26)."""

from __future__ import annotations

from .game import Event, Game
from .triggers import emit


def tap(game: Game, oid: int) -> bool:
    """Tap an untapped permanent. Returns whether it became tapped (CR 701.26a)."""
    obj = game.permanent(oid)
    if obj is None or obj.tapped:
        return False
    obj.tapped = True
    emit(game, Event("becomes-tapped", oid, game.controller_of(oid)))
    return True


def untap(game: Game, oid: int) -> bool:
    """Untap a tapped permanent. Returns whether it became untapped (CR 701.26b)."""
    obj = game.permanent(oid)
    if obj is None or not obj.tapped:
        return False
    obj.tapped = False
    emit(game, Event("becomes-untapped", oid, game.controller_of(oid)))
    return True
