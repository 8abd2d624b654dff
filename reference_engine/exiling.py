"""Exiling an object until the source of the ability leaves the battlefield (CR 610.3)."""

from __future__ import annotations

from dataclasses import dataclass, field

from . import zones
from .effects import Effect, objects_of
from .objects import Zone
from .references import Context, Reference, Target


@dataclass(frozen=True)
class ExileUntilSourceLeaves(Effect):
    """Exile ``objects`` until the source leaves the battlefield; if it has left already, nothing (CR 610.3b)."""

    objects: Reference = field(default_factory=Target)

    def apply(self, ctx: Context) -> None:
        """See :class:`.effects.Effect`."""
        source = ctx.game.objects.get(ctx.source)
        if source is None or source.zone is not Zone.BATTLEFIELD:
            return
        moved = zones.move_all(ctx.game, objects_of(self.objects, ctx), Zone.EXILE)
        ctx.game.exiled_until[ctx.source] = (*ctx.game.exiled_until.get(ctx.source, ()), *moved)
