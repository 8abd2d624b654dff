"""The combat phase: declaring attackers and blockers (CR 506, 508, 509). Damage: :mod:`.combat_damage`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from . import creatures, delayed, priority, status
from .abilities import KeywordAbility, of_kind
from .choices import IllegalAction, choose_one
from .combat_damage import begin_combat_damage, needs_another_damage_step
from .game import Event, Game, Step
from .mana_abilities import BASIC_LAND_MANA
from .objects import Entity, Zone
from .protection import protected_from
from .triggers import emit

__all__ = [
    "begin_combat_damage",
    "begin_declare_attackers",
    "begin_declare_blockers",
    "declare_attackers",
    "declare_blockers",
    "end_declaring_blockers",
    "needs_another_damage_step",
    "put_attacking",
]

COMBAT_PHASE = (
    Step.BEGINNING_OF_COMBAT,
    Step.DECLARE_ATTACKERS,
    Step.DECLARE_BLOCKERS,
    Step.COMBAT_DAMAGE,
    Step.END_OF_COMBAT,
)
"""The steps of the combat phase (CR 506.1)."""

# --- Attackers -------------------------------------------------------------------------------------------------------


def begin_declare_attackers(game: Game) -> None:
    """The declare attackers step begins: the active player is to declare attackers (CR 508.1)."""
    if not game.players[game.active_player].in_game:
        # CR 800.4j: the turn goes on without its player.
        _begin_attack(game, ())
        return
    game.declaration = "attackers"
    game.declaring = [game.active_player]


def declare_attackers(game: Game, player: str, attackers: Sequence[tuple[int, Entity]]) -> None:
    """Declare the whole attack (CR 508.1a-m); an empty one declares that nothing attacks.

    Raises:
        IllegalAction: it is not the time, or one creature may not attack or not attack that; nothing then attacks.
    """
    if game.declaration != "attackers" or game.active_player != player:
        raise IllegalAction("attackers are not being declared by this player (CR 508.1)")
    if len({oid for oid, _ in attackers}) != len(attackers):
        raise IllegalAction("a creature is declared twice (CR 508.1a)")
    for oid, target in attackers:
        _check_attacker(game, player, oid)
        if target not in attackable(game):
            raise IllegalAction("that can't be attacked (CR 508.1b)")
    game.declaration, game.declaring = None, []
    game.attacked_this_turn |= {oid for oid, _ in attackers}
    for oid, target in attackers:
        _attack(game, oid, target)
    for oid, _ in attackers:
        if not game.characteristics(oid).has_keyword("vigilance"):
            # CR 508.1f, 702.20b: attacking causes creatures without vigilance to tap.
            status.tap(game, oid)
    _begin_attack(game, attackers)


def _attack(game: Game, oid: int, target: Entity) -> None:
    game.combat.attackers[oid] = target
    game.combat.defending[oid] = _defended_by(game, target)


def _begin_attack(game: Game, attackers: Sequence[tuple[int, Entity]]) -> None:
    """Abilities trigger on attackers being declared; the active player gets priority (CR 508.2)."""
    delayed.at_step(game)
    emit(game, Event("step-begins", player=game.active_player, step=game.step.value))
    for oid, target in attackers:
        emit(game, Event("attacks", oid, game.combat.defending[oid], detail=str(target)))
    priority.give(game, game.active_player)


def _check_attacker(game: Game, player: str, oid: int) -> None:
    """Whether one creature may attack (CR 508.1a, 302.6, 702.3b)."""
    obj = game.objects.get(oid)
    if obj is None or obj.zone is not Zone.BATTLEFIELD or obj.phased_out or game.controller_of(oid) != player:
        raise IllegalAction("not a permanent that the player controls (CR 508.1a)")
    values = game.characteristics(oid)
    if not values.is_type("creature") or values.is_type("battle"):
        raise IllegalAction("only creatures attack (CR 508.1a)")
    if obj.tapped:
        raise IllegalAction("a tapped creature can't attack (CR 508.1a)")
    if creatures.too_new_to_attack(game, oid):
        raise IllegalAction("not controlled continuously since the turn began (CR 302.6, 508.1a)")
    if values.has_keyword("defender"):
        raise IllegalAction("a creature with defender can't attack (CR 702.3b)")
    if creatures.cant_attack(game, oid):
        raise IllegalAction("an effect says that it can't attack (CR 508.1c)")


def attackable(game: Game) -> list[Entity]:
    """What may be attacked: the active player's opponents, their planeswalkers, battles they protect (CR 508.1b)."""
    opponents = [name for name in game.turn_order_from(game.active_player) if name != game.active_player]
    permanents: list[Entity] = []
    for obj in game.battlefield():
        values = game.characteristics(obj.oid)
        planeswalker = values.is_type("planeswalker") and game.controller_of(obj.oid) in opponents
        battle = values.is_type("battle") and obj.protector in opponents
        if planeswalker or battle:
            permanents.append(obj.oid)
    return [*opponents, *permanents]


def _defended_by(game: Game, target: Entity) -> str:
    """The player attacked, or who controls the planeswalker or protects the battle attacked (CR 506.2, 508.5)."""
    if isinstance(target, str):
        return target
    battle = game.characteristics(target).is_type("battle")
    return (game.objects[target].protector if battle else None) or game.controller_of(target)


def put_attacking(game: Game, oid: int, source: int) -> None:
    """A creature put onto the battlefield attacking: its controller chooses what it attacks (CR 508.4).

    It was never declared as an attacker, so nothing triggers and CR 302.6 doesn't matter. Outside the combat phase it
    is not attacking.
    """
    if game.step not in COMBAT_PHASE:
        return
    values = game.characteristics(oid)
    if game.controller_of(oid) != game.active_player or not values.is_type("creature") or values.is_type("battle"):
        # CR 506.3a-b, 506.3f
        return
    options = attackable(game)
    if options:
        target = choose_one(game, game.active_player, "option", options, source, "what it attacks")
        _attack(game, oid, target)


# --- Blockers --------------------------------------------------------------------------------------------------------


def begin_declare_blockers(game: Game) -> None:
    """The declare blockers step begins: each defending player in turn order is to declare blockers (CR 509.1)."""
    defending = {game.combat.defending[attacker] for attacker in game.combat.attackers}
    game.declaring = [name for name in game.turn_order_from(game.active_player) if name in defending]
    game.declaration = "blockers"
    if not game.declaring:
        end_declaring_blockers(game)


def declare_blockers(game: Game, player: str, blockers: Sequence[tuple[int, int]]) -> None:
    """Declare the whole block of one defending player (CR 509.1a-i): pairs of blocker and attacker.

    Raises:
        IllegalAction: it is not the time, or one block or the whole is not legal; nothing then blocks.
    """
    if game.declaration != "blockers" or game.declaring[:1] != [player]:
        raise IllegalAction("blockers are not being declared by this player (CR 509.1)")
    if len({blocker for blocker, _ in blockers}) != len(blockers):
        raise IllegalAction("a creature can block only one attacker (CR 509.1a)")
    for blocker, attacker in blockers:
        _check_blocker(game, player, blocker, attacker)
    _check_menace(game, blockers)
    for blocker, attacker in blockers:
        game.combat.blockers[blocker] = (attacker,)
        game.combat.blocked.add(attacker)
        emit(game, Event("blocks", blocker, player, source=attacker))
    game.declaring.pop(0)
    if not game.declaring:
        end_declaring_blockers(game)


def end_declaring_blockers(game: Game) -> None:
    """All blocks are declared; the active player gets priority (CR 509.2)."""
    game.declaration = None
    delayed.at_step(game)
    emit(game, Event("step-begins", player=game.active_player, step=game.step.value))
    priority.give(game, game.active_player)


def _check_blocker(game: Game, player: str, blocker: int, attacker: int) -> None:
    """Whether one creature may block one attacker (CR 509.1a-b). CR 302.6 does not restrict blocking."""
    obj = game.objects.get(blocker)
    if obj is None or obj.zone is not Zone.BATTLEFIELD or obj.phased_out or game.controller_of(blocker) != player:
        raise IllegalAction("not a permanent that the player controls (CR 509.1a)")
    values = game.characteristics(blocker)
    if not values.is_type("creature") or values.is_type("battle") or obj.tapped:
        raise IllegalAction("only untapped creatures block (CR 509.1a)")
    if creatures.cant_block(game, blocker):
        raise IllegalAction("an effect says that it can't block (CR 509.1b)")
    if attacker not in game.combat.attackers or game.combat.defending[attacker] != player:
        raise IllegalAction("it blocks only creatures that attack its controller's side (CR 509.1a)")
    reason = _evasion(game, player, blocker, attacker)
    if reason:
        raise IllegalAction(reason)


def _evasion(game: Game, player: str, blocker: int, attacker: int) -> str:
    """Why an evasion ability keeps ``blocker`` from blocking ``attacker``; empty if none does (CR 509.1b)."""
    by, of = game.characteristics(blocker), game.characteristics(attacker)
    if of.has_keyword("flying") and not (by.has_keyword("flying") or by.has_keyword("reach")):
        return "only creatures with flying or reach block a creature with flying (CR 702.9b)"
    if protected_from(game, attacker, blocker):
        return "protection: it can't be blocked by that creature (CR 702.16f)"
    if of.has_keyword("shadow") != by.has_keyword("shadow"):
        return "shadow blocks only shadow (CR 702.28b)"
    for keyword in of_kind(of, KeywordAbility):
        if keyword.keyword.endswith("walk") and _controls_land(game, player, keyword.keyword.removesuffix("walk")):
            return "landwalk: the defending player controls such a land (CR 702.14c)"
    return ""


def _controls_land(game: Game, player: str, land: str) -> bool:
    subtype = land.capitalize()
    return subtype in BASIC_LAND_MANA and any(
        game.controller_of(obj.oid) == player
        and game.characteristics(obj.oid).is_type("land")
        and game.characteristics(obj.oid).has_subtype(subtype)
        for obj in game.battlefield()
    )


def _check_menace(game: Game, blockers: Sequence[tuple[int, int]]) -> None:
    """A creature with menace is blocked by two or more creatures or not at all (CR 702.111b)."""
    numbers = Counter(attacker for _, attacker in blockers)
    if any(number == 1 and game.characteristics(each).has_keyword("menace") for each, number in numbers.items()):
        raise IllegalAction("menace: blocked by one creature only (CR 702.111b)")
