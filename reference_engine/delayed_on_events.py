"""Effects that create delayed triggered abilities that wait for an event (CR 603.7)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from .abilities import Trigger, TriggeredAbility
from .effects import Effect
from .game import WaitingTrigger
from .references import Context


@dataclass(frozen=True)
class When(Effect):
    """When an event happens for which ``test`` holds, do ``effects`` (CR 603.7b).

    What is remembered under ``about`` now is remembered then too. It happens once, unless ``whenever_this_turn``: then
    each time until the turn ends (CR 603.7b).
    """

    test: Callable[[Context], bool]
    effects: tuple[Effect, ...]
    about: str = "it"
    whenever_this_turn: bool = False

    def apply(self, ctx: Context) -> None:
        """See :class:`.effects.Effect`."""
        ability = TriggeredAbility(Trigger("delayed"), self.effects)
        memory = {self.about: list(ctx.memory.get(self.about, []))}
        ctx.game.waiting.append(
            WaitingTrigger(
                ctx.controller,
                ctx.source,
                ability,
                self.test,
                self.whenever_this_turn,
                memory,
            )
        )
