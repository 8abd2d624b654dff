"""Phases that effects add to a turn (CR 500.8)."""

from __future__ import annotations

from dataclasses import dataclass

from . import status
from .effects import Effect
from .game import Game, Step
from .references import Context

MAIN_PHASES = (Step.PRECOMBAT_MAIN, Step.POSTCOMBAT_MAIN)
"""What "this main phase" can be (CR 505.1)."""


@dataclass(frozen=True)
class AddPhases(Effect):
    """After this phase come further ones, named by their first steps; those added last come first (CR 500.8).

    "After this main phase" adds nothing in another phase: only in a step of ``during`` are they added.
    """

    phases: tuple[Step, ...]
    during: tuple[Step, ...] = MAIN_PHASES

    def apply(self, ctx: Context) -> None:
        """See :class:`.effects.Effect`."""
        if ctx.game.step in self.during:
            ctx.game.added_phases[:0] = self.phases


@dataclass(frozen=True)
class UntapAttackers(Effect):
    """Untap the creatures that were declared as attackers this turn (CR 701.26b)."""

    def apply(self, ctx: Context) -> None:
        """See :class:`.effects.Effect`."""
        for obj in ctx.game.battlefield():
            if obj.oid in ctx.game.attacked_this_turn and ctx.game.characteristics(obj.oid).is_type("creature"):
                status.untap(ctx.game, obj.oid)


def after_phase(game: Game, following: Step) -> Step:
    """The first step of the phase that comes after one that ends, ``following`` being that of the turn's own order.

    The turn goes on in its order once no added phase is left (CR 500.8).
    """
    if game.added_phases:
        game.resumed_with = game.resumed_with or following
        return game.added_phases.pop(0)
    resumed, game.resumed_with = game.resumed_with, None
    return resumed or following
