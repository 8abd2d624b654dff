"""Phasing (CR 702.26): what is phased out counts as though it did not exist, but keeps its zone and controller."""

from __future__ import annotations

from collections.abc import Sequence

from .continuous_effects import note_control, remove_from_combat
from .game import Game
from .objects import Zone


def phase_out(game: Game, oids: Sequence[int]) -> None:
    """Permanents phase out, and what is attached to them with them (CR 702.26b, 702.26g); they leave combat (506.4)."""
    there = {obj.oid for obj in game.battlefield()}
    going = _with_attachments(game, [oid for oid in oids if oid in there])
    for oid in going:
        game.objects[oid].phased_out = True
        remove_from_combat(game, oid)
    note_control(game)


def in_untap_step(game: Game) -> None:
    """The active player's phased-out permanents phase in, while those with phasing phase out (CR 502.1, 702.26a).

    What phased out with another permanent does not phase in by itself, but along with it (CR 702.26g).
    """
    own = [oid for oid in game.zones[Zone.BATTLEFIELD] if game.controller_of(oid) == game.active_player]
    out = {oid for oid in game.zones[Zone.BATTLEFIELD] if game.objects[oid].phased_out}
    coming = _with_attachments(game, [oid for oid in own if oid in out and game.objects[oid].attached_to not in out])
    going = [oid for oid in own if oid not in out and game.characteristics(oid).has_keyword("phasing")]
    for oid in coming:
        game.objects[oid].phased_out = False
    phase_out(game, [oid for oid in going if oid not in coming])


def _with_attachments(game: Game, oids: Sequence[int]) -> list[int]:
    """The permanents and everything attached to them, directly or by way of others."""
    result = list(oids)
    for oid in result:
        result += [
            each
            for each in game.zones[Zone.BATTLEFIELD]
            if game.objects[each].attached_to == oid and each not in result
        ]
    return result
