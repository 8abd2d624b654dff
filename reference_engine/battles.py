"""Battles and their protectors (CR 310). The Siege's own ability is in :mod:`.sieges`."""

from __future__ import annotations

from .choices import choose_one
from .continuous_effects import remove_from_combat
from .game import Game
from .objects import GameObject
from .rulesets import RULESETS

DEFENSE = "defense"
"""The kind of counter that is a battle's defense on the battlefield (CR 310.4c)."""


def possible_protectors(game: Game, oid: int) -> list[str]:
    """The players who can protect a battle: of a Siege its controller's opponents, else its controller (CR 310.9a)."""
    controller = game.controller_of(oid)
    players = game.turn_order_from(controller)
    siege = game.characteristics(oid).has_subtype("Siege")
    return [name for name in players if (name != controller) is siege]


def choose_protector(game: Game, oid: int) -> bool:
    """The controller of a battle chooses its protector (CR 310.9a, 310.12a). Returns whether there was one."""
    players = possible_protectors(game, oid)
    if players:
        chosen = choose_one(game, game.controller_of(oid), "player", players, oid, "its protector")
        set_protector(game, oid, str(chosen))
    return bool(players)


def set_protector(game: Game, oid: int, player: str) -> None:
    """``player`` becomes the protector of a permanent, and nobody else is any more (CR 310.9f)."""
    obj = game.permanent(oid)
    if obj is None or obj.protector == player:
        return
    if RULESETS[game.ruleset].battle_leaves_combat_with_its_protector:
        # CR 506.4: a permanent whose protector changes is removed from combat.
        remove_from_combat(game, oid)
    obj.protector = player
    for attacker, target in game.combat.attackers.items():
        if target == oid:
            game.combat.defending[attacker] = player


def protector_of(game: Game, obj: GameObject) -> str | None:
    """The player in the game who protects a permanent, if any (CR 310.9)."""
    return obj.protector if obj.protector in game.players and game.players[obj.protector].in_game else None


def is_attacked(game: Game, oid: int) -> bool:
    """Whether some creature is attacking the permanent."""
    return oid in game.combat.attackers.values()


def without_defense(game: Game) -> list[int]:
    """The battles that state-based actions put into the graveyard: defense 0 and nothing to wait for (CR 704.5v-w)."""
    only_sieges_wait = RULESETS[game.ruleset].only_sieges_wait_for_their_abilities
    found = []
    for obj in game.battlefield():
        values = game.characteristics(obj.oid)
        if not values.is_type("battle") or obj.counters.get(DEFENSE, 0):
            continue
        waits = values.has_subtype("Siege") or not only_sieges_wait
        if not (waits and _has_triggered(game, obj.oid)):
            found.append(obj.oid)
    return found


def _has_triggered(game: Game, oid: int) -> bool:
    """Whether an ability of the permanent has triggered and not yet left the stack."""
    on_stack = (item.source for item in game.stack if item.event is not None)
    return oid in on_stack or any(pending.source == oid for pending in game.pending)


def in_need_of_protector(game: Game) -> list[int]:
    """The battles whose controller must choose a protector (CR 704.5x-y).

    One whose protector has left the game, or that never had one, waits while it is being attacked.
    """
    found = []
    for obj in game.battlefield():
        if not game.characteristics(obj.oid).is_type("battle"):
            continue
        protector = protector_of(game, obj)
        if protector is None and is_attacked(game, obj.oid):
            continue
        if protector not in possible_protectors(game, obj.oid):
            found.append(obj.oid)
    return found
