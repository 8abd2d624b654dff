"""Damage that Auras deal to a player at an upkeep, who may choose where it goes or pay to prevent some of it."""

from __future__ import annotations

from dataclasses import dataclass

from . import damage
from .choices import choose_one
from .effects import Effect, players_of
from .mana import pay
from .objects import Entity
from .references import Context, Filter, Reference


@dataclass(frozen=True)
class DamagePlayerOrPlaneswalker(Effect):
    """The source deals ``number`` damage to a player or to a planeswalker that player controls (CR 120.3).

    The controller of the ability chooses which while it resolves (CR 608.2d).
    """

    number: int
    to: Reference

    def apply(self, ctx: Context) -> None:
        """See :class:`.effects.Effect`."""
        game = ctx.game
        for player in players_of(self.to, ctx):
            planeswalkers = game.matching(Filter(types=("planeswalker",), controller="you"), player)
            options: list[Entity] = [player, *planeswalkers]
            chosen = choose_one(game, ctx.controller, "objects", options, ctx.source, "deal damage to")
            damage.deal(game, [(ctx.source, chosen, self.number)])


@dataclass(frozen=True)
class DamageUnlessPaid(Effect):
    """The source deals ``number`` damage to a player, 1 prevented for each mana the player pays then (CR 615.5).

    The player pays from their mana pool, any amount of it.
    """

    number: int
    to: Reference

    def apply(self, ctx: Context) -> None:
        """See :class:`.effects.Effect`."""
        game = ctx.game
        for player in players_of(self.to, ctx):
            pool = game.players[player].pool
            amounts = [str(each) for each in range(pool.total() + 1)]
            paid = int(choose_one(game, player, "number", amounts, ctx.source, "pay any amount of mana"))
            pay(pool, f"{{{paid}}}", any_color=False)
            damage.deal(game, [(ctx.source, player, self.number - paid)])
