"""Wrong engines for clauses on battles: what a new protector meant for combat before August 2026."""

from __future__ import annotations

from mtg_verdict.reference_engine import battles

from .patching import Patch
from .registry import mutant


@mutant("x-bt-protector-changes-stays-attacked")
def battles_always_leave_combat_with_their_protector(patch: Patch) -> None:
    """In every edition a battle whose protector changes is removed from combat."""
    patch.rulesets(battle_leaves_combat_with_its_protector=True)


@mutant("x-bt-protector-changes-stays-attacked")
def former_protectors_go_on_defending(patch: Patch) -> None:
    """The player who protected a battle as attackers were declared defends it until the end of combat."""
    patch.source(battles.set_protector, "game.combat.defending[attacker] = player", "pass")
