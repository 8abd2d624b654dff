"""Special actions (CR 116), which do not use the stack."""

from __future__ import annotations

from collections.abc import Sequence

from . import face_down, suspend, timing
from .abilities import ExtraLandPlays, of_kind
from .activating import activate_for_mana
from .choices import IllegalAction
from .game import Game
from .objects import Zone
from .zones import enter


def play_land(game: Game, player: str, oid: int) -> None:
    """Play a land card from the hand (CR 116.2a, 305.1-3).

    Raises:
        IllegalAction: not a land card in hand, not the time for it, or no land play left this turn.
    """
    obj = game.objects.get(oid)
    if obj is None or obj.zone is not Zone.HAND or obj.owner != player:
        raise IllegalAction("the card is not in the player's hand (CR 305.1)")
    if not game.characteristics(oid).is_type("land"):
        raise IllegalAction("only a land can be played (CR 305.1)")
    timing.require_sorcery_timing(game, player)
    if game.players[player].lands_played >= land_plays(game, player):
        raise IllegalAction("no land play left this turn (CR 305.2)")
    game.players[player].lands_played += 1
    enter(game, oid, player)
    timing.acted(game, player)


def land_plays(game: Game, player: str) -> int:
    """How many lands a player may play in a turn: one, and more by effects (CR 305.2)."""
    return 1 + sum(
        ability.number
        for obj in game.battlefield()
        if game.controller_of(obj.oid) == player
        for ability in of_kind(game.characteristics(obj.oid), ExtraLandPlays)
    )


def turn_face_up(game: Game, player: str, oid: int, mana_from: Sequence[int]) -> None:
    """Turn a face-down permanent face up any time its controller has priority (CR 116.2b, 702.37e)."""
    timing.require_priority(game, player)
    activate_for_mana(game, player, mana_from, None)
    face_down.turn_face_up(game, player, oid)
    timing.acted(game, player)


def suspend_card(game: Game, player: str, oid: int, mana_from: Sequence[int]) -> None:
    """Suspend a card from the hand (CR 116.2f, 702.62a)."""
    timing.require_priority(game, player)
    if oid not in game.objects or game.objects[oid].zone is not Zone.HAND or game.objects[oid].owner != player:
        raise IllegalAction("the card is not in the player's hand (CR 702.62a)")
    activate_for_mana(game, player, mana_from, None)
    suspend.suspend_from_hand(game, player, oid)
    timing.acted(game, player)
