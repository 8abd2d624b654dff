"""Revealing cards (CR 701.20). What is revealed changes nothing here, because the engine shows everything."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from . import zones
from .effects import Effect, players_of
from .objects import Zone
from .references import Filter, Reference

if TYPE_CHECKING:
    from .references import Context


@dataclass(frozen=True)
class RevealTopCard(Effect):
    """Each player of ``who`` reveals their library's top card and puts it into their hand if ``to_hand`` describes it.

    That is no drawing (CR 121.5).
    """

    who: Reference
    to_hand: Filter

    def apply(self, ctx: Context) -> None:
        """See :class:`.effects.Effect`."""
        for player in players_of(self.who, ctx):
            for card in ctx.game.in_zone(Zone.LIBRARY, player)[:1]:
                if self.to_hand.describes(ctx.game, card.oid, player, ctx.source):
                    zones.move(ctx.game, card.oid, Zone.HAND)
