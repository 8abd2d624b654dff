"""Blitz (CR 702.152)."""

from __future__ import annotations

from dataclasses import dataclass

from .. import delayed
from ..abilities import (
    AlternativeCost,
    Condition,
    EntersEffect,
    KeywordAbility,
    Mana,
    StaticAbility,
    Trigger,
    TriggeredAbility,
)
from ..effects import Draw
from ..effects_on_permanents import SacrificeObjects
from ..game import Game
from ..modifications import AddAbilities
from ..references import Context, Remembered, Source


def _was_blitzed(ctx: Context) -> bool:
    obj = ctx.game.objects.get(ctx.source)
    return obj is not None and obj.cast is not None and obj.cast.method == "blitz"


@dataclass(frozen=True)
class SacrificedAtEndStep(EntersEffect):
    """If its blitz cost was paid, this permanent is sacrificed at the beginning of the next end step (CR 702.152a)."""

    def apply(self, game: Game, oid: int) -> None:
        """See :class:`..abilities.EntersEffect`."""
        ctx = Context(game, game.objects[oid].controller, oid)
        if _was_blitzed(ctx):
            delayed.create(ctx, "end", (SacrificeObjects(Remembered()),), {"it": [oid]})


def blitz(cost: str) -> KeywordAbility:
    """Blitz: an alternative cost in mana symbols, haste, a card as it dies, and the sacrifice (CR 702.152a)."""
    draws = TriggeredAbility(Trigger("dies", of="self"), (Draw(),))
    gained = AddAbilities((KeywordAbility("haste"), draws))
    return KeywordAbility(
        "blitz",
        cost,
        (
            AlternativeCost("blitz", (Mana(cost),)),
            SacrificedAtEndStep(),
            StaticAbility(Source(), (gained,), condition=Condition(_was_blitzed)),
        ),
    )
