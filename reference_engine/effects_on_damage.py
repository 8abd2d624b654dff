"""Effects that prevent damage from a source that a player chooses (CR 615.8, 609.7)."""

from __future__ import annotations

from dataclasses import dataclass

from .choices import choose_objects
from .effects import Effect
from .game import Game, Shield
from .objects import Zone
from .references import Context


@dataclass(frozen=True)
class PreventNextDamageFrom(Effect):
    """Choose a source of ``color``: the next damage it would deal to you this turn is prevented (CR 609.7a, 615.8)."""

    color: str

    def apply(self, ctx: Context) -> None:
        """See :class:`.effects.Effect`."""
        game = ctx.game
        offered = {
            shown: source
            for source in sources(game)
            if self.color in game.characteristics(source).colors and (shown := _shown_as(game, source)) is not None
        }
        if offered:
            for each in choose_objects(game, ctx.controller, list(offered), ctx.source, "choose a source of damage"):
                game.shields.append(Shield(ctx.controller, offered[each], self.color))


def sources(game: Game) -> list[int]:
    """What may be chosen as a source of damage: permanents, spells, sources of waiting abilities (CR 609.7a)."""
    permanents = [obj.oid for obj in game.battlefield()]
    waiting = [item.source for item in game.stack]
    delayed = [each.source for each in game.delayed] + [each.source for each in game.waiting]
    return list(dict.fromkeys(permanents + waiting + delayed))


def _shown_as(game: Game, source: int) -> int | None:
    """The object by which a player names a source: itself, or what its card is now if it has left its zone."""
    if source in game.objects:
        return source
    card = game.last_known[source].card_id
    return next(
        (obj.oid for obj in game.objects.values() if obj.card_id == card and obj.zone is not Zone.LIBRARY), None
    )
