"""Riot (CR 702.136)."""

from __future__ import annotations

from dataclasses import dataclass

from .. import continuous_effects
from ..abilities import EntersEffect, KeywordAbility
from ..choices import choose_option
from ..game import Game
from ..modifications import AddAbilities, Duration
from ..references import Context


@dataclass(frozen=True)
class CounterOrHaste(EntersEffect):
    """This permanent enters with an additional +1/+1 counter, or else gains haste (CR 702.136a)."""

    def apply(self, game: Game, oid: int) -> None:
        """See :class:`..abilities.EntersEffect`."""
        obj = game.objects[oid]
        if choose_option(game, obj.controller, ("counter", "haste"), oid, "riot") == "counter":
            obj.counters = {**obj.counters, "+1/+1": obj.counters.get("+1/+1", 0) + 1}
        else:
            haste = AddAbilities((KeywordAbility("haste"),))
            continuous_effects.begin(Context(game, obj.controller, oid), (oid,), (haste,), Duration.INDEFINITE)


def riot() -> KeywordAbility:
    """One instance of riot; several work separately (CR 702.136b)."""
    return KeywordAbility("riot", abilities=(CounterOrHaste(),))
