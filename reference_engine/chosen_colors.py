"""Colours chosen as a permanent enters, and mana of the colour chosen (CR 614.12, 607.2d, 106.4)."""

from __future__ import annotations

from dataclasses import dataclass, field

from . import mana_abilities
from .abilities import EntersEffect
from .choices import choose_color
from .effects import Effect, players_of
from .game import Game
from .objects import COLOR_OF_SYMBOL, COLORS
from .references import Context, Reference, You

_MARK = "chosen color: "


@dataclass(frozen=True)
class ChooseColorAsEnters(EntersEffect):
    """As this permanent enters, its controller chooses a colour (CR 614.12); it is no copiable value (CR 707.2)."""

    def apply(self, game: Game, oid: int) -> None:
        """See :class:`.abilities.EntersEffect`."""
        obj = game.objects[oid]
        obj.marks |= {_MARK + choose_color(game, obj.controller, oid, "choose a color")}


def chosen_color(game: Game, oid: int) -> str | None:
    """The colour chosen for a permanent as it entered, if one was."""
    marks = game.objects[oid].marks if oid in game.objects else frozenset()
    return next((color for color in COLORS if _MARK + color in marks), None)


@dataclass(frozen=True)
class AddManaOfChosenColor(Effect):
    """Each player of ``who`` adds one mana of the colour chosen for the source; none if no colour was (CR 607.2d)."""

    who: Reference = field(default_factory=You)
    adds_mana = True

    def apply(self, ctx: Context) -> None:
        """See :class:`.effects.Effect`."""
        chosen = chosen_color(ctx.game, ctx.source)
        symbol = next((symbol for symbol, color in COLOR_OF_SYMBOL.items() if color == chosen), None)
        for player in players_of(self.who, ctx) if symbol else []:
            mana_abilities.add_mana(ctx.game, player, "{" + str(symbol) + "}")
