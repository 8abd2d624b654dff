"""Wrong engines for clauses on battles: who protects them."""

from __future__ import annotations

from collections.abc import Callable

from mtg_verdict.reference_engine import battles
from mtg_verdict.reference_engine.game import Game

from .patching import Patch
from .registry import mutant


@mutant("siege-protector-not-controller")
def controllers_protect_their_own_sieges(patch: Patch) -> None:
    """Every player may protect a Siege, its controller too."""
    patch.source(battles.possible_protectors, "(name != controller) is siege", "siege or name == controller")


@mutant("siege-protector-gains-control")
def protectors_stay_when_they_gain_control(patch: Patch) -> None:
    """Nobody asks again who protects a Siege that its protector has come to control."""

    def others(original: Callable[[Game], list[int]], game: Game) -> list[int]:
        return [oid for oid in original(game) if game.objects[oid].protector != game.controller_of(oid)]

    patch.wrap(battles.in_need_of_protector, others)
