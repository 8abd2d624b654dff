"""The ability that every Siege has: once defeated it is exiled and may be cast transformed (CR 310.12b)."""

from __future__ import annotations

from dataclasses import dataclass

from . import casting_spells, split_second, zones
from .abilities import Trigger, TriggeredAbility
from .battles import DEFENSE
from .choices import choose_yes
from .effects import Effect
from .game import Game
from .objects import Zone
from .references import Context
from .rulesets import RULESETS


def can_be_cast_transformed(game: Game, oid: int) -> bool:
    """Whether a card can be cast with its back face up (CR 712.11a, 712.11c): double-faced, its back face no land."""
    obj = game.objects[oid]
    if obj.token or not obj.card.double_faced or split_second.is_on_stack(game):
        # CR 111.8: what was a token can't be cast; nor is it a card (CR 108.2b).
        return False
    modal = obj.card.layout == "modal_dfc"
    if modal and not RULESETS[game.ruleset].modal_cards_can_be_cast_transformed:
        return False
    return not obj.card.faces[1].is_type("land")


@dataclass(frozen=True)
class ExileThenCastTransformed(Effect):
    """Exile the source; then its controller may cast it transformed without paying its mana cost (CR 310.12b)."""

    def apply(self, ctx: Context) -> None:
        """See :class:`.effects.Effect`."""
        game = ctx.game
        source = game.objects.get(ctx.source)
        if source is None or source.zone is not Zone.BATTLEFIELD or source.phased_out:
            return
        exiled = zones.move(game, ctx.source, Zone.EXILE)
        if exiled is None or not can_be_cast_transformed(game, exiled):
            return
        if choose_yes(game, ctx.controller, exiled, "cast it transformed without paying its mana cost"):
            casting_spells.cast_for_free(game, ctx.controller, game.objects[exiled], None, face=1)


def _was_the_last_defense_counter(ctx: Context) -> bool:
    return ctx.event is not None and ctx.event.detail == DEFENSE and ctx.event.amount == 0


DEFEATED = TriggeredAbility(
    Trigger("counters-removed", of="self", test=_was_the_last_defense_counter), (ExileThenCastTransformed(),)
)
"""The intrinsic ability of Sieges."""
