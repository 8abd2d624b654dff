"""State-based actions (CR 704)."""

from __future__ import annotations

from . import battles, worlds
from .attaching import can_be_attached
from .auras import is_aura
from .choices import choose_objects
from .continuous_effects import note_control
from .game import Game
from .leaving_the_game import leave
from .objects import Characteristics, GameObject, Zone
from .zones import move_all, not_regenerated


def perform(game: Game) -> bool:
    """Perform state-based actions until none applies (CR 704.3). Returns whether any was performed."""
    any_performed = False
    while _perform_once(game):
        any_performed = True
        note_control(game)
    return any_performed


def _perform_once(game: Game) -> bool:
    """All applicable state-based actions at once (CR 704.3)."""
    if game.over:
        return False
    done = _players_lose(game)
    _tokens_cease(game)
    permanents = [(obj, game.characteristics(obj.oid)) for obj in game.battlefield()]
    to_graveyard = [obj.oid for obj, values in permanents if _goes_to_graveyard(game, obj, values)]
    to_graveyard += battles.without_defense(game)
    to_graveyard += worlds.too_old(game)
    to_destroy = [obj.oid for obj, values in permanents if _is_destroyed(obj, values) and obj.oid not in to_graveyard]
    to_graveyard += [oid for oid in _legend_rule(game) if oid not in to_graveyard]
    # A battle that leaves in the same event needs no protector any more.
    leaving = {*to_graveyard, *to_destroy}
    for oid in [each for each in battles.in_need_of_protector(game) if each not in leaving]:
        if battles.choose_protector(game, oid):
            done = True
        else:
            to_graveyard.append(oid)
    for obj, values in permanents:
        done = _unattach(game, obj, values) or done
        done = _cancel_counters(obj) or done
        obj.dealt_deathtouch = False
    move_all(game, [*to_graveyard, *not_regenerated(game, to_destroy)], Zone.GRAVEYARD)
    return done or bool(to_graveyard + to_destroy)


def _players_lose(game: Game) -> bool:
    """A player with 0 or less life, or who drew from an empty library, loses (CR 704.5a-b, 104.2a)."""
    losers = [
        player.name
        for player in game.players.values()
        if player.in_game and (player.life <= 0 or player.drew_from_empty_library)
    ]
    leave(game, losers)
    return bool(losers)


def _tokens_cease(game: Game) -> None:
    """A token in another zone than the battlefield ceases to exist (CR 704.5d); nothing else follows from that."""
    gone = [obj for obj in game.objects.values() if obj.token and obj.zone not in (Zone.BATTLEFIELD, Zone.STACK)]
    for obj in gone:
        game.zones[obj.zone].remove(obj.oid)
        del game.objects[obj.oid]


def _goes_to_graveyard(game: Game, obj: GameObject, values: Characteristics) -> bool:
    """Toughness 0 (704.5f), loyalty 0 (704.5i), an Aura attached to nothing or illegally (704.5m)."""
    if values.is_type("creature") and _toughness(values) <= 0:
        return True
    if values.is_type("planeswalker") and not obj.counters.get("loyalty"):
        return True
    if is_aura(values):
        return obj.attached_to is None or not can_be_attached(game, obj.oid, obj.attached_to)
    return False


def _is_destroyed(obj: GameObject, values: Characteristics) -> bool:
    """Lethal damage, or damage from a source with deathtouch (CR 704.5g-h)."""
    if not values.is_type("creature") or values.has_keyword("indestructible"):
        return False
    return obj.damage >= _toughness(values) or obj.dealt_deathtouch


def _toughness(values: Characteristics) -> int:
    """The toughness of a creature, 0 if it has none (CR 107.2)."""
    return values.toughness or 0


def _legend_rule(game: Game) -> list[int]:
    """Of legendary permanents of one name a player keeps one (CR 704.5j)."""
    groups: dict[tuple[str, str], list[int]] = {}
    for obj in game.battlefield():
        values = game.characteristics(obj.oid)
        if "legendary" in values.supertypes and values.name:
            groups.setdefault((game.controller_of(obj.oid), values.name), []).append(obj.oid)
    lost: list[int] = []
    for (player, name), group in groups.items():
        kept = choose_objects(game, player, group, group[0], f"keep one {name} (CR 704.5j)")
        lost += [oid for oid in group if oid not in kept]
    return lost


def _unattach(game: Game, obj: GameObject, values: Characteristics) -> bool:
    """Equipment attached illegally, a battle, or what is neither Aura nor Equipment, becomes unattached (704.5n-p)."""
    if obj.attached_to is None or (is_aura(values) and not values.is_type("battle")):
        return False
    if values.has_subtype("Equipment") and can_be_attached(game, obj.oid, obj.attached_to):
        return False
    obj.attached_to = None
    return True


def _cancel_counters(obj: GameObject) -> bool:
    """+1/+1 and -1/-1 counters are removed in pairs (CR 704.5q)."""
    pairs = min(obj.counters.get("+1/+1", 0), obj.counters.get("-1/-1", 0))
    if not pairs:
        return False
    left = {**obj.counters, "+1/+1": obj.counters["+1/+1"] - pairs, "-1/-1": obj.counters["-1/-1"] - pairs}
    obj.counters = {kind: number for kind, number in left.items() if number}
    return True
