"""The combat damage steps (CR 510)."""

from __future__ import annotations

from . import damage, delayed, priority
from .game import Event, Game
from .objects import Entity
from .references import power_of
from .triggers import emit


def begin_combat_damage(game: Game) -> None:
    """Combat damage is dealt, all at once, then the active player gets priority (CR 510.1-3)."""
    dealing = _dealing_now(game)
    assignments: list[damage.Assignment] = []
    for attacker, target in list(game.combat.attackers.items()):
        if attacker in dealing:
            assignments += _from_attacker(game, attacker, target if _is_there(game, target) else None)
    for blocker, attackers in list(game.combat.blockers.items()):
        if blocker in dealing:
            assignments += _divided(game, blocker, [each for each in attackers if each in game.combat.attackers], None)
    damage.deal(game, assignments, combat=True)
    delayed.at_step(game)
    emit(game, Event("step-begins", player=game.active_player, step=game.step.value))
    priority.give(game, game.active_player)


def _dealing_now(game: Game) -> set[int]:
    """The creatures that assign damage in this step; first and double strike make a first one (CR 510.4, 702.7b)."""
    creatures = [*game.combat.attackers, *game.combat.blockers]
    quick = {
        oid
        for oid in creatures
        if game.characteristics(oid).has_keyword("first strike")
        or game.characteristics(oid).has_keyword("double strike")
    }
    first_step_done = game.combat.first_strikers
    if first_step_done is None and quick:
        game.combat.first_strikers = quick
        return quick
    game.combat.first_strikers = set() if first_step_done is None else first_step_done
    done = game.combat.first_strikers
    game.combat.all_struck = True
    return {oid for oid in creatures if oid not in done or game.characteristics(oid).has_keyword("double strike")}


def needs_another_damage_step(game: Game) -> bool:
    """Whether only the first of two combat damage steps has been (CR 510.4)."""
    return bool(game.combat.first_strikers) and not game.combat.all_struck


def _is_there(game: Game, target: Entity | None) -> bool:
    """Whether what is attacked can be assigned damage: not a player who has left the game (CR 800.4e)."""
    return not isinstance(target, str) or game.players[target].in_game


def _from_attacker(game: Game, attacker: int, target: Entity | None) -> list[damage.Assignment]:
    """An unblocked attacker deals damage to what it attacks, if anything, a blocked one to its blockers (510.1b-c)."""
    if attacker not in game.combat.blocked:
        return [] if target is None else [(attacker, target, power_of(game, attacker))]
    blockers = [each for each, attackers in game.combat.blockers.items() if attacker in attackers]
    trample = game.characteristics(attacker).has_keyword("trample")
    return _divided(game, attacker, blockers, target if trample else None)


def _divided(game: Game, source: int, creatures: list[int], beyond: Entity | None) -> list[damage.Assignment]:
    """Combat damage divided among creatures and, with trample, what is attacked (CR 510.1c-d, 702.19b).

    The division is the controller's to choose; here it is always lethal damage to each in turn and the rest to the last
    or to ``beyond``.
    """
    left = power_of(game, source)
    result: list[damage.Assignment] = []
    for number, each in enumerate(creatures):
        last = number == len(creatures) - 1 and beyond is None
        share = left if last else min(left, _lethal(game, source, each))
        result.append((source, each, share))
        left -= share
    if beyond is not None:
        result.append((source, beyond, left))
    return result


def _lethal(game: Game, source: int, creature: int) -> int:
    """How much damage is lethal (CR 702.19b, 702.2c)."""
    if game.characteristics(source).has_keyword("deathtouch"):
        return 1
    return max((game.characteristics(creature).toughness or 0) - game.objects[creature].damage, 0)
