"""Permanents sacrificed because they were cast when no sorcery could have been (CR 307.5, 603.7)."""

from __future__ import annotations

from dataclasses import dataclass

from . import delayed, zones
from .abilities import EntersEffect
from .effects import Effect, objects_of
from .game import Game
from .references import Context, Reference, Remembered


@dataclass(frozen=True)
class ControllerSacrifices(Effect):
    """Whoever controls each of these permanents sacrifices it (CR 701.21a)."""

    objects: Reference

    def apply(self, ctx: Context) -> None:
        """See :class:`.effects.Effect`."""
        for oid in objects_of(self.objects, ctx):
            zones.sacrifice(ctx.game, oid, ctx.game.controller_of(oid))


@dataclass(frozen=True)
class SacrificedIfCastOutOfTime(EntersEffect):
    """If this spell was cast when a sorcery couldn't have been, its permanent is sacrificed in the next ``step``."""

    step: str = "cleanup"

    def apply(self, game: Game, oid: int) -> None:
        """See :class:`.abilities.EntersEffect`."""
        obj = game.objects[oid]
        if obj.cast is not None and not obj.cast.at_sorcery_time:
            ctx = Context(game, obj.controller, oid)
            delayed.create(ctx, self.step, (ControllerSacrifices(Remembered()),), {"it": [oid]})
