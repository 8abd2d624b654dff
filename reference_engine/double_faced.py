"""Double-faced permanents (CR 712) and transforming them (CR 701.27)."""

from __future__ import annotations

from .continuous_effects import copiable_values, note_control
from .game import Event, Game
from .mana import mana_value, symbols
from .objects import Zone
from .references import Context
from .triggers import emit


def transform(game: Game, oid: int) -> None:
    """Transform a double-faced permanent: its other face is up (CR 701.27a).

    It stays the same object, so effects, counters, attachments and damage stay, and nothing enters (CR 712.18).
    Nothing happens to another permanent, or if the other face is an instant or sorcery (CR 701.27c-d).
    """
    obj = game.objects.get(oid)
    if obj is None or obj.zone is not Zone.BATTLEFIELD or not obj.card.double_faced:
        return
    if obj.face_down:
        # CR 712.15a: while face down, it can't transform.
        return
    if obj.card.faces[1 - obj.face].is_type("instant", "sorcery"):
        return
    obj.face = 1 - obj.face
    obj.transformed_at = game.next_oid
    note_control(game)
    emit(game, Event("transforms", oid, game.controller_of(oid)))


def transformed_since(ctx: Context, oid: int) -> bool:
    """Whether an ability of the permanent itself resolves that it has transformed after; it is ignored (CR 701.27f)."""
    obj = ctx.game.objects.get(oid)
    return obj is not None and oid == ctx.source and ctx.item < obj.transformed_at


def mana_value_of(game: Game, oid: int) -> int:
    """The mana value of an object (CR 202.3); with its back face up, that of the front face (CR 712.8e)."""
    values = game.characteristics(oid)
    obj = game.objects.get(oid)
    if obj is not None and obj.card.double_faced and obj.face and obj.card.layout != "modal_dfc":
        # What is a copy of something else has that object's mana cost (CR 202.3b).
        is_copy = copiable_values(game, obj) is not obj.printed
        return mana_value(values.mana_cost if is_copy else obj.card.faces[0].mana_cost)
    number = mana_value(values.mana_cost)
    if obj is not None and obj.cast and obj.zone is Zone.STACK:
        number += obj.cast.x * symbols(values.mana_cost).count("X")
    return number
