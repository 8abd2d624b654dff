"""Counters (CR 122)."""

from __future__ import annotations

from .game import Event, Game
from .triggers import emit


def put(game: Game, oid: int, kind: str, number: int) -> None:
    """Put ``number`` counters of one kind on an object that is still there (CR 122.1)."""
    obj = game.objects.get(oid)
    if obj is not None and number > 0:
        obj.counters = {**obj.counters, kind: obj.counters.get(kind, 0) + number}
        emit(game, Event("counters-put", oid, amount=number, detail=kind))


def remove(game: Game, oid: int, kind: str, number: int) -> None:
    """Remove up to ``number`` counters of one kind from an object that is still there."""
    obj = game.objects.get(oid)
    if obj is None:
        return
    removed = min(number, obj.counters.get(kind, 0))
    if removed:
        left = obj.counters[kind] - removed
        obj.counters = {key: count for key, count in {**obj.counters, kind: left}.items() if count}
        emit(game, Event("counters-removed", oid, amount=left, detail=kind))
