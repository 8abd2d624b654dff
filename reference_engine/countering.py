"""Countering abilities (CR 701.6); for spells see :class:`.effects_on_permanents.Move`, which puts them elsewhere."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from .effects import Effect, objects_of
from .references import Reference, Target

if TYPE_CHECKING:
    from .references import Context


@dataclass(frozen=True)
class CounterAbility(Effect):
    """Counter activated or triggered abilities: they leave the stack and nothing of them happens (CR 701.6a).

    An ability on the stack is meant by its identity there; spells are left alone.
    """

    abilities: Reference = field(default_factory=Target)

    def apply(self, ctx: Context) -> None:
        """See :class:`.effects.Effect`."""
        countered = objects_of(self.abilities, ctx)
        ctx.game.stack = [item for item in ctx.game.stack if item.spell or item.oid not in countered]
