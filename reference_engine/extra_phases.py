"""Phases that effects add to a turn (CR 500.8)."""

from __future__ import annotations

from dataclasses import dataclass

from . import status
from .effects import Effect
from .game import Game, Step
from .references import Context


@dataclass(frozen=True)
class AddPhases(Effect):
    """After this phase come further ones, named by their first steps; those added last come first (CR 500.8)."""

    phases: tuple[Step, ...]

    def apply(self, ctx: Context) -> None:
        """See :class:`.effects.Effect`."""
        ctx.game.added_phases[:0] = self.phases


@dataclass(frozen=True)
class UntapAttackers(Effect):
    """Untap the creatures that were declared as attackers this turn (CR 701.26b)."""

    def apply(self, ctx: Context) -> None:
        """See :class:`.effects.Effect`."""
        for oid in sorted(ctx.game.attacked_this_turn):
            if oid in ctx.game.objects and ctx.game.characteristics(oid).is_type("creature"):
                status.untap(ctx.game, oid)


def after_phase(game: Game, following: Step) -> Step:
    """The first step of the phase that comes after one that ends, ``following`` being that of the turn's own order.

    The turn goes on in its order once no added phase is left (CR 500.8).
    """
    if game.added_phases:
        game.resumed_with = game.resumed_with or following
        return game.added_phases.pop(0)
    resumed, game.resumed_with = game.resumed_with, None
    return resumed or following
