"""Effects that skip steps (CR 500.11, 614.10)."""

from __future__ import annotations

from dataclasses import dataclass

from .abilities import Ability, of_kind
from .game import Game, Step


@dataclass(frozen=True)
class SkipsYourStep(Ability):
    """You skip this step of each of your turns (CR 614.10)."""

    step: Step


def is_skipped(game: Game, step: Step) -> bool:
    """Whether the active player skips a step that would begin now (CR 500.11)."""
    return any(
        ability.step is step
        for obj in game.battlefield()
        if game.controller_of(obj.oid) == game.active_player
        for ability in of_kind(game.characteristics(obj.oid), SkipsYourStep)
    )
