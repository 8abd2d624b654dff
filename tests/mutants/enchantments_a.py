"""Wrong engines for clauses on enchantments: when they are cast."""

from __future__ import annotations

from mtg_verdict.reference_engine import timing

from .patching import Patch
from .registry import mutant


@mutant("ench-212.4a-own-turn-only")
def enchantments_in_any_main_phase(patch: Patch) -> None:
    """That it is a main phase is enough, whoever's turn it is."""
    patch.source(timing.has_sorcery_timing, "game.active_player == player", "True")
