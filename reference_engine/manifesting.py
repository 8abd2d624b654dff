"""Manifest (CR 701.40); turning face up is in :mod:`.face_down`."""

from __future__ import annotations

from dataclasses import dataclass, field

from . import zones
from .effects import Effect, players_of
from .face_down import MANIFESTED
from .objects import Zone
from .references import Context, Reference, You


@dataclass(frozen=True)
class ManifestTopCard(Effect):
    """Each player of ``who`` manifests the top card of their library (CR 701.40a)."""

    who: Reference = field(default_factory=You)

    def apply(self, ctx: Context) -> None:
        """See :class:`.effects.Effect`."""
        for player in players_of(self.who, ctx):
            for card in ctx.game.in_zone(Zone.LIBRARY, player)[:1]:
                zones.enter(ctx.game, card.oid, player, face_down=True, marks=frozenset({MANIFESTED}))
