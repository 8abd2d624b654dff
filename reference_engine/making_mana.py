"""Effects that add mana of which the amount or the type depends on the game (CR 106.3)."""

from __future__ import annotations

from dataclasses import dataclass

from . import mana_abilities
from .choices import choose_one
from .effects import Effect
from .mana import symbols
from .objects import COLOR_OF_SYMBOL
from .references import Amount, Context, amount


@dataclass(frozen=True)
class AddManaFor(Effect):
    """Add ``mana`` as many times as ``number`` says (CR 106.3)."""

    mana: str
    number: Amount
    adds_mana = True

    def apply(self, ctx: Context) -> None:
        """See :class:`.effects.Effect`."""
        mana_abilities.add_mana(ctx.game, ctx.controller, self.mana * amount(self.number, ctx))


@dataclass(frozen=True)
class AddManaOfTypeMade(Effect):
    """The player of the event, who tapped something for mana, adds one mana of a type it produced (CR 106.1b)."""

    adds_mana = True

    def apply(self, ctx: Context) -> None:
        """See :class:`.effects.Effect`."""
        if ctx.event is None or ctx.event.player is None:
            return
        made = {COLOR_OF_SYMBOL.get(each, "colorless"): each for each in symbols(ctx.event.detail)}
        if made:
            chosen = choose_one(ctx.game, ctx.event.player, "color", list(made), ctx.source, "type of mana")
            mana_abilities.add_mana(ctx.game, ctx.event.player, "{" + made[str(chosen)] + "}")
