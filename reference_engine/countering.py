"""Countering spells and abilities (CR 701.6)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from . import zones
from .abilities import Ability, of_kind
from .effects import Effect, objects_of
from .objects import Zone
from .references import Reference, Target

if TYPE_CHECKING:
    from .references import Context


@dataclass(frozen=True)
class CantBeCountered(Ability):
    """This spell can't be countered (CR 101.2, 113.6g)."""


@dataclass(frozen=True)
class CounterSpell(Effect):
    """Counter spells: they are put into their owners' graveyards (CR 701.6a)."""

    spells: Reference = field(default_factory=Target)

    def apply(self, ctx: Context) -> None:
        """See :class:`.effects.Effect`."""
        for oid in objects_of(self.spells, ctx):
            if not of_kind(ctx.game.characteristics(oid), CantBeCountered):
                zones.move(ctx.game, oid, Zone.GRAVEYARD)


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
