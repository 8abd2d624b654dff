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
    """The controller searches their library for cards that ``filter`` describes and puts them onto the battlefield.

    They are at most ``number``, ``tapped`` if it says so, each with a mana value of at most ``up_to`` if that is given.
    The player may fail to find cards of a stated quality (CR 701.23b).
    """

    filter: Filter
    up_to: Amount | None = None
    number: int = 1
    tapped: bool = False

    def apply(self, ctx: Context) -> None:
        """See :class:`.effects.Effect`."""
        game, most = ctx.game, None if self.up_to is None else amount(self.up_to, ctx)
        found = [
            card.oid
            for card in game.in_zone(Zone.LIBRARY, ctx.controller)
            if self.filter.describes(game, card.oid, ctx.controller, ctx.source)
            and (most is None or mana_value_of(game, card.oid) <= most)
        ]
        for card in choose_objects(game, ctx.controller, found, ctx.source, "search the library", 0, self.number):
            zones.enter(game, card, ctx.controller, tapped=self.tapped)
