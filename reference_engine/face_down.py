"""Face-down permanents (CR 708) and turning them face up."""

from __future__ import annotations

from . import costs
from .abilities import KeywordAbility, Mana, of_kind
from .choices import IllegalAction
from .continuous_effects import note_control
from .game import Event, Game
from .objects import Characteristics, Zone
from .triggers import emit

FACE_DOWN = Characteristics(types=("creature",), power=2, toughness=2)
"""A face-down permanent or spell is a 2/2 creature with nothing else (CR 708.2a)."""

MANIFESTED = "manifested"
"""A mark: the permanent was manifested and has not been turned face up since (CR 701.40a)."""


def morph_cost(game: Game, oid: int) -> str | None:
    """What the morph cost of a face-down permanent would be if it were face up (CR 702.37e); ``None`` without one."""
    obj = game.objects[oid]
    was_face_down, obj.face_down = obj.face_down, False
    face_up = game.characteristics(oid)
    obj.face_down = was_face_down
    return next((each.parameter for each in of_kind(face_up, KeywordAbility) if each.keyword == "morph"), None)


def manifest_cost(game: Game, oid: int) -> str | None:
    """The mana cost for which a manifested creature card is turned face up (CR 701.40b); ``None`` if it can't be."""
    obj = game.objects[oid]
    card = obj.card.faces[0]
    return card.mana_cost if MANIFESTED in obj.marks and "creature" in card.types else None


def turn_face_up(game: Game, player: str, oid: int) -> None:
    """Turn a face-down permanent face up for its morph cost (CR 702.37e, 116.2b).

    A manifested creature card is turned face up for its mana cost as well (CR 701.40b-c).
    It stays the same object: effects, counters and whatever is attached stay, nothing enters (CR 708.8).

    Raises:
        IllegalAction: it is face up, another player's, has no such cost, or the cost can't be paid.
    """
    obj = game.objects[oid]
    if not obj.face_down:
        raise IllegalAction("the permanent is not face down (CR 702.37e)")
    if game.controller_of(oid) != player:
        raise IllegalAction("only its controller may turn it face up (CR 702.37e)")
    if obj.zone is not Zone.BATTLEFIELD or obj.phased_out:
        raise IllegalAction("the permanent is not there (CR 708.7)")
    _pay_one_of(game, player, oid, (morph_cost(game, oid), manifest_cost(game, oid)))
    obj.face_down = False
    obj.marks -= {MANIFESTED}
    note_control(game)
    emit(game, Event("turned-face-up", oid, player))


def _pay_one_of(game: Game, player: str, oid: int, possible: tuple[str | None, ...]) -> None:
    """Pay the first of the costs for turning a permanent face up that can be paid (CR 701.40c)."""
    refusal = IllegalAction("it would have no morph cost if it were face up (CR 702.37e)")
    for cost in possible:
        if cost is None:
            continue
        try:
            costs.pay(game, (Mana(cost),), costs.Payment(player, oid))
        except IllegalAction as error:
            refusal = error
        else:
            return
    raise refusal
