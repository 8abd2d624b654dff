"""Dash (CR 702.109)."""

from __future__ import annotations

from dataclasses import dataclass

from .. import delayed
from ..abilities import AlternativeCost, Condition, EntersEffect, KeywordAbility, Mana, StaticAbility
from ..effects_on_permanents import Move
from ..game import Game
from ..modifications import AddAbilities
from ..objects import Zone
from ..references import Context, Remembered, Source


def _was_dashed(ctx: Context) -> bool:
    obj = ctx.game.objects.get(ctx.source)
    return obj is not None and obj.cast is not None and obj.cast.method == "dash"


@dataclass(frozen=True)
class ReturnsAtEndStep(EntersEffect):
    """If its dash cost was paid, this permanent returns to its owner's hand at the next end step (CR 702.109a)."""

    def apply(self, game: Game, oid: int) -> None:
        """See :class:`..abilities.EntersEffect`."""
        ctx = Context(game, game.objects[oid].controller, oid)
        if _was_dashed(ctx):
            delayed.create(ctx, "end", (Move(Zone.HAND, Remembered()),), {"it": [oid]})


def dash(cost: str) -> KeywordAbility:
    """Dash: an alternative cost in mana symbols, haste and the return (CR 702.109a)."""
    haste = AddAbilities((KeywordAbility("haste"),))
    return KeywordAbility(
        "dash",
        cost,
        (
            AlternativeCost("dash", (Mana(cost),)),
            ReturnsAtEndStep(),
            StaticAbility(Source(), (haste,), condition=Condition(_was_dashed)),
        ),
    )
