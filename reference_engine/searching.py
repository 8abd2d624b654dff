"""Searching a library (CR 701.23). Libraries are not shuffled afterwards, because the engine never acts at random."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from . import zones
from .choices import choose_objects
from .double_faced import mana_value_of
from .effects import Effect
from .objects import Zone
from .references import Amount, Filter, amount

if TYPE_CHECKING:
    from .references import Context


@dataclass(frozen=True)
class SearchLibraryForPermanent(Effect):
    """The controller searches their library for a card that ``filter`` describes and puts it onto the battlefield.

    Its mana value is at most ``up_to``. The player may fail to find a card of a stated quality (CR 701.23b).
    """

    filter: Filter
    up_to: Amount
    moves_library_card = True

    def apply(self, ctx: Context) -> None:
        """See :class:`.effects.Effect`."""
        game, most = ctx.game, amount(self.up_to, ctx)
        found = [
            card.oid
            for card in game.in_zone(Zone.LIBRARY, ctx.controller)
            if self.filter.describes(game, card.oid, ctx.controller, ctx.source)
            and mana_value_of(game, card.oid) <= most
        ]
        for card in choose_objects(game, ctx.controller, found, ctx.source, "search the library", 0, 1):
            zones.enter(game, card, ctx.controller)
