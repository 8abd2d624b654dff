"""Attaching Auras and Equipment (CR 301.5, 303.4, 701.3)."""

from __future__ import annotations

from .auras import can_enchant
from .continuous_effects import note_control
from .game import Game
from .objects import Entity
from .protection import protected_from


def can_be_attached(game: Game, oid: int, to: Entity) -> bool:
    """Whether an Aura or Equipment may be attached to ``to`` (CR 301.5c, 303.4c-d, 702.16c-d)."""
    values = game.characteristics(oid)
    if values.is_type("battle"):
        # CR 310.10: a battle can't be attached to anything.
        return False
    if not values.has_subtype("Equipment"):
        return can_enchant(game, oid, to)
    host = game.permanent(to)
    if host is None or protected_from(game, host.oid, oid):
        return False
    # What is a creature itself can't be attached, so that nothing is attached to itself.
    return game.characteristics(host.oid).is_type("creature") and not values.is_type("creature")


def attach(game: Game, oid: int, to: Entity) -> None:
    """Attach a permanent, which gets a new timestamp, if it can be and is not attached there (CR 701.3a-c, 613.7e)."""
    obj = game.permanent(oid)
    if obj is None or obj.attached_to == to or not can_be_attached(game, oid, to):
        return
    obj.attached_to = to
    obj.timestamp = game.new_timestamp()
    note_control(game)


def attached_to(game: Game, entity: Entity) -> list[int]:
    """The permanents attached to an object or player."""
    return [obj.oid for obj in game.battlefield() if obj.attached_to == entity]
