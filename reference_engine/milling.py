"""Milling: cards from the top of a library into the graveyard (CR 701.17)."""

from __future__ import annotations

from dataclasses import dataclass, field

from . import zones
from .effects import Effect, players_of
from .objects import Zone
from .references import Amount, Context, Reference, You, amount


@dataclass(frozen=True)
class Mill(Effect):
    """Each player of ``who`` puts that many cards from the top of their library into their graveyard (CR 701.17a)."""

    number: Amount = 1
    who: Reference = field(default_factory=You)

    def apply(self, ctx: Context) -> None:
        """See :class:`.effects.Effect`."""
        for player in players_of(self.who, ctx):
            library = ctx.game.in_zone(Zone.LIBRARY, player)
            zones.move_all(ctx.game, [card.oid for card in library[: amount(self.number, ctx)]], Zone.GRAVEYARD)
