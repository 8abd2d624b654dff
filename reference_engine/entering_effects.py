"""One-shot effects that put several cards onto the battlefield at the same time (CR 603.6a)."""

from __future__ import annotations

from dataclasses import dataclass, field

from . import zones
from .effects import Effect, objects_of
from .references import Context, Reference, Target


@dataclass(frozen=True)
class EnterTargetsTogether(Effect):
    """Put ``objects`` onto the battlefield at the same time, under the control of the effect's controller."""

    objects: Reference = field(default_factory=Target)

    def apply(self, ctx: Context) -> None:
        """See :class:`.effects.Effect`."""
        entering = [(oid, ctx.controller) for oid in objects_of(self.objects, ctx) if oid in ctx.game.objects]
        zones.enter_together(ctx.game, entering, ctx.controller)
