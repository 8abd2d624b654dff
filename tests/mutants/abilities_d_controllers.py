"""Wrong engines for clauses on abilities: whose a triggered ability is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from mtg_verdict.reference_engine.game import Game, StackItem
from mtg_verdict.reference_engine.objects import Zone
from mtg_verdict.reference_engine.references import Context

from .patching import Patch
from .registry import mutant


@mutant("x-abil-trigger-controller-fixed")
def triggered_abilities_follow_the_controller_of_their_source(patch: Patch) -> None:
    """As a triggered ability resolves, "you" is whoever controls its source by then."""

    def context(original: Callable[[Game, StackItem], Context], game: Game, item: StackItem) -> Context:
        ctx = original(game, item)
        source = game.objects.get(item.source)
        if item.event is None or source is None or source.zone is not Zone.BATTLEFIELD:
            return ctx
        return replace(ctx, controller=game.controller_of(item.source))

    patch.wrap(Game.context, context)
