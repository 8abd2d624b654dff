"""One-shot effects on battles (CR 310)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from . import battles
from .effects import Effect, objects_of, players_of
from .references import Reference, Target

if TYPE_CHECKING:
    from .references import Context


@dataclass(frozen=True)
class ChangeProtector(Effect):
    """The player meant by ``to`` becomes the protector of ``battles`` (CR 310.9f)."""

    to: Reference = field(default_factory=Target)
    battles: Reference = field(default_factory=lambda: Target(1))

    def apply(self, ctx: Context) -> None:
        """See :class:`.effects.Effect`."""
        for player in players_of(self.to, ctx)[:1]:
            for oid in objects_of(self.battles, ctx):
                battles.set_protector(ctx.game, oid, player)
