"""Regeneration, which replaces destruction (CR 701.19, 614.8)."""

from __future__ import annotations

from dataclasses import dataclass, field

from . import status
from .continuous_effects import remove_from_combat
from .effects import Effect, objects_of
from .game import Game
from .objects import Zone
from .references import Context, Reference, Source


@dataclass(frozen=True)
class Regenerate(Effect):
    """The next time each permanent would be destroyed this turn, it regenerates instead (CR 701.19a)."""

    objects: Reference = field(default_factory=Source)

    def apply(self, ctx: Context) -> None:
        """See :class:`.effects.Effect`."""
        game = ctx.game
        for oid in objects_of(self.objects, ctx):
            if oid in game.objects and game.objects[oid].zone is Zone.BATTLEFIELD:
                game.regeneration[oid] = game.regeneration.get(oid, 0) + 1


def replace_destruction(game: Game, oid: int) -> bool:
    """Regenerate a permanent instead of destroying it, if an effect waits for that (CR 701.19a, 614.8).

    All damage on it is removed, it is tapped, and it leaves combat; one such effect is used up.

    Returns:
        whether it regenerated.
    """
    waiting = game.regeneration.get(oid, 0)
    if not waiting:
        return False
    game.regeneration[oid] = waiting - 1
    obj = game.objects[oid]
    obj.damage = 0
    status.tap(game, oid)
    remove_from_combat(game, oid)
    return True
