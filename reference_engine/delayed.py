"""Delayed triggered abilities (CR 603.7)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from .abilities import Trigger, TriggeredAbility
from .game import DelayedTrigger, Event, Game, PendingTrigger
from .objects import Entity
from .references import Context

if TYPE_CHECKING:
    from .effects import Effect


def create(
    ctx: Context,
    step: str,
    effects: tuple[Effect, ...],
    memory: Mapping[str, list[Entity]],
    player: str | None = None,
) -> None:
    """Create an ability that triggers once, at the beginning of the next ``step``, of ``player``'s turn if given."""
    ability = TriggeredAbility(Trigger("step-begins", step=step), effects)
    kept = {key: list(found) for key, found in memory.items()}
    ctx.game.delayed.append(DelayedTrigger(ctx.controller, ctx.source, ability, step, player, kept))


def at_step(game: Game) -> None:
    """The delayed abilities that wait for the step that now begins trigger (CR 603.7b)."""
    due = [each for each in game.delayed if each.step == game.step.value and each.player in (None, game.active_player)]
    game.delayed = [each for each in game.delayed if each not in due]
    event = Event("step-begins", player=game.active_player, step=game.step.value)
    for each in due:
        game.pending.append(PendingTrigger(each.controller, each.source, each.ability, event, each.memory))
