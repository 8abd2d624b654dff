"""Wrong engines for clauses on battles: what may attack and block, what may be attacked, and who defends."""

from __future__ import annotations

from mtg_verdict.reference_engine import battles, combat

from .patching import Patch
from .registry import mutant

_OTHER_SIDE = "game.combat.defending[attacker] != player"
_ATTACKED = "game.combat.attackers[attacker]"
_ATTACKS_BATTLE = f'isinstance({_ATTACKED}, int) and game.characteristics({_ATTACKED}).is_type("battle")'


@mutant("bt-cant-attack")
def battles_that_are_creatures_attack(patch: Patch) -> None:
    """Any creature may be declared as an attacker, even one that is a battle too."""
    patch.source(combat._check_attacker, ' or values.is_type("battle"):', ":")


@mutant("bt-cant-block")
def battles_that_are_creatures_block(patch: Patch) -> None:
    """Any untapped creature may be declared as a blocker, even one that is a battle too."""
    patch.source(combat._check_blocker, 'or values.is_type("battle") or', "or")


@mutant("bt-attackable-by-other-players")
def only_its_controller_attacks_a_battle(patch: Patch) -> None:
    """A battle may be attacked by nobody but the player who controls it."""
    new = "obj.protector in opponents and game.controller_of(obj.oid) == game.active_player"
    patch.source(combat.attackable, "obj.protector in opponents", new)


@mutant("bt-protector-cant-attack", "bt-attackable-by-other-players")
def battles_are_attacked_like_planeswalkers(patch: Patch) -> None:
    """Every opponent of a battle's controller may attack it, its protector too, and nobody else."""
    patch.source(combat.attackable, "obj.protector in opponents", "game.controller_of(obj.oid) in opponents")


@mutant("siege-controller-can-attack")
def nobody_attacks_what_they_control(patch: Patch) -> None:
    """A player may never attack a permanent that they control."""
    new = "obj.protector in opponents and game.controller_of(obj.oid) != game.active_player"
    patch.source(combat.attackable, "obj.protector in opponents", new)


@mutant("bt-only-protector-blocks")
def every_opponent_blocks_for_a_battle(patch: Patch) -> None:
    """Every opponent of the attacking player may block what attacks a battle."""
    patch.source(combat._check_blocker, _OTHER_SIDE, f"({_OTHER_SIDE} and not ({_ATTACKS_BATTLE}))")


@mutant("bt-only-protector-blocks", "siege-controller-cant-block")
def controllers_of_battles_block_for_them(patch: Patch) -> None:
    """The player who controls a battle may block what attacks it, as its protector may."""
    mine = f"{_ATTACKS_BATTLE} and game.controller_of({_ATTACKED}) == player"
    patch.source(combat._check_blocker, _OTHER_SIDE, f"({_OTHER_SIDE} and not ({mine}))")


@mutant("siege-controller-cant-block", "x-bt-defending-player-is-protector")
def controllers_of_battles_defend_them(patch: Patch) -> None:
    """The defending player of a creature that attacks a battle is the player who controls the battle."""
    old = "(game.objects[target].protector if battle else None) or game.controller_of(target)"
    patch.source(combat._defended_by, old, "game.controller_of(target)")


@mutant("x-bt-attack-turn-it-enters")
def battles_are_not_attacked_the_turn_they_enter(patch: Patch) -> None:
    """A battle can't be attacked unless its controller has had it since their most recent turn began."""
    patch.source(combat.attackable, "obj.protector in opponents", "obj.protector in opponents and obj.since_turn_began")


@mutant("x-bt-attack-turn-it-enters")
def new_tokens_attack(patch: Patch) -> None:
    """CR 302.6 keeps cards from attacking, but not tokens."""
    old = "creatures.too_new_to_attack(game, oid)"
    patch.source(combat._check_attacker, old, f"not obj.token and {old}")


@mutant("x-bt-split-attack")
def attackers_all_attack_the_same(patch: Patch) -> None:
    """In one declaration all attackers must attack the same player or permanent."""
    old = "game.declaration, game.declaring = None, []\n"
    new = 'if len({target for _, target in attackers}) > 1:\n        raise IllegalAction("several are attacked")\n    '
    patch.source(combat.declare_attackers, old, new + old)


@mutant("x-bt-split-attack")
def attackers_of_battles_are_not_blocked(patch: Patch) -> None:
    """What attacks a battle can't be blocked."""
    patch.source(combat._check_blocker, _OTHER_SIDE, f"{_OTHER_SIDE} or ({_ATTACKS_BATTLE})")


@mutant("x-bt-one-protector")
def former_protectors_block_too(patch: Patch) -> None:
    """Who was the protector of a battle stays one next to the new protector, and may block for it."""
    old = "obj.protector = player"
    patch.source(battles.set_protector, old, f'obj.marks |= {{f"{{obj.protector}} protects"}}\n    {old}')
    former = f'{_ATTACKS_BATTLE} and f"{{player}} protects" in game.objects[{_ATTACKED}].marks'
    patch.source(combat._check_blocker, _OTHER_SIDE, f"({_OTHER_SIDE} and not ({former}))")
