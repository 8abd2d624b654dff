"""Double-faced permanents (CR 712)."""

from __future__ import annotations

from .game import Event, Game
from .objects import Zone
from .triggers import emit


def transform(game: Game, oid: int) -> bool:
    """Transform a double-faced permanent: its other face is up (CR 701.27). Returns whether it did."""
    obj = game.objects.get(oid)
    if obj is None or obj.zone is not Zone.BATTLEFIELD or not obj.card.double_faced:
        return False
    obj.face = 1 - obj.face
    emit(game, Event("transforms", oid, game.controller_of(oid)))
    return True
