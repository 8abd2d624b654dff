"""The order of the cards in a graveyard (CR 404.2): the last one put there is on top."""

from __future__ import annotations

from dataclasses import dataclass

from .objects import Entity, Zone
from .references import Context, Filter, Reference


@dataclass(frozen=True)
class TopOfGraveyard(Reference):
    """The topmost card that ``filter`` describes in the graveyard of the ability's controller."""

    filter: Filter

    def find(self, ctx: Context) -> list[Entity]:
        """See :class:`.references.Reference`."""
        graveyard = ctx.game.in_zone(Zone.GRAVEYARD, ctx.controller)
        found = [obj.oid for obj in graveyard if self.filter.describes(ctx.game, obj.oid, ctx.controller, ctx.source)]
        return list(found[-1:])


def cards_above(ctx: Context, filter: Filter) -> int:
    """How many cards that ``filter`` describes are above the source of the ability, a card in a graveyard."""
    graveyard = [obj.oid for obj in ctx.game.in_zone(Zone.GRAVEYARD, ctx.game.owner_of(ctx.source))]
    above = graveyard[graveyard.index(ctx.source) + 1 :]
    return sum(1 for oid in above if filter.describes(ctx.game, oid, ctx.controller, ctx.source))
