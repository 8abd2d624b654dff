"""Wrong engines for clauses on battles: what is removed from combat, and what becomes of what attacked it."""

from __future__ import annotations

from mtg_verdict.reference_engine import continuous_effects

from .patching import Patch
from .registry import mutant

_FIGHTS = 'if fights and (not values.is_type("creature") or values.is_type("battle")):'


@mutant("bt-stops-being-battle")
def attacked_battles_stay_attacked_whatever_they_become(patch: Patch) -> None:
    """A battle that is attacked and stops being a battle stays attacked and is dealt the damage."""
    old = 'oid in game.combat.attackers.values() and not values.is_type("planeswalker", "battle")'
    patch.source(continuous_effects.note_control, old, "False")


@mutant("bt-controller-changes")
def only_creatures_leave_combat_with_their_controller(patch: Patch) -> None:
    """A permanent whose controller changes is removed from combat only if it is a creature."""
    old = "remove_from_combat(game, oid)\n            _notice_loss_of_control"
    new = f'if game.characteristics(oid).is_type("creature"):\n                {old}'
    patch.source(continuous_effects.note_control, old, new)


@mutant("bt-attacker-becomes-battle")
def attackers_that_become_battles_go_on_attacking(patch: Patch) -> None:
    """An attacking creature is removed from combat only if it stops being a creature, not if it becomes a battle."""
    new = _FIGHTS.replace('values.is_type("battle")', 'values.is_type("battle") and oid in game.combat.blockers')
    patch.source(continuous_effects.note_control, _FIGHTS, new)


@mutant("bt-blocker-becomes-battle")
def blockers_that_become_battles_go_on_blocking(patch: Patch) -> None:
    """A blocking creature is removed from combat only if it stops being a creature, not if it becomes a battle."""
    new = _FIGHTS.replace('values.is_type("battle")', 'values.is_type("battle") and oid in game.combat.attackers')
    patch.source(continuous_effects.note_control, _FIGHTS, new)


@mutant("bt-blocker-becomes-battle")
def attackers_whose_blocker_leaves_combat_are_unblocked(patch: Patch) -> None:
    """An attacking creature becomes unblocked when what blocked it is removed from combat."""
    old = "game.combat.blockers.pop(oid, None)"
    new = f"game.combat.blocked -= set({old[:-5]}()))"
    patch.source(continuous_effects.remove_from_combat, old, new)


@mutant("x-bt-removed-attackers-stay")
def attackers_of_what_left_combat_attack_its_protector(patch: Patch) -> None:
    """What attacked a permanent that is removed from combat attacks the defending player instead."""
    old = "game.combat.attackers[attacker] = None"
    patch.source(continuous_effects.remove_from_combat, old, old.replace("None", "game.combat.defending[attacker]"))


@mutant("x-bt-removed-attackers-stay")
def attackers_of_what_left_combat_leave_it_too(patch: Patch) -> None:
    """What attacked a permanent that is removed from combat is removed from combat with it."""
    old = """for attacker, target in game.combat.attackers.items():
        if target == oid:
            game.combat.attackers[attacker] = None"""
    new = old.replace("items()", "copy().items()").replace("attackers[attacker] = None", "attackers.pop(attacker)")
    patch.source(continuous_effects.remove_from_combat, old, new)


@mutant("x-bt-protector-changes-in-combat")
def battles_stay_in_combat_when_their_protector_changes(patch: Patch) -> None:
    """An attacked battle is removed from combat if its controller changes, but not if its protector does."""
    patch.rulesets("cr-2026", battle_leaves_combat_with_its_protector=False)
