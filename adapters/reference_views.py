"""What the reference engine shows of a game."""

from __future__ import annotations

from ..reference_engine.abilities import KeywordAbility, of_kind
from ..reference_engine.auras import subtypes_shown
from ..reference_engine.battles import protector_of
from ..reference_engine.counting_abilities import kinds_of_abilities
from ..reference_engine.double_faced import mana_value_of
from ..reference_engine.game import Game, StackItem
from ..reference_engine.objects import Characteristics, Entity, GameObject, Zone
from . import models as wire
from .reference_situations import UNMENTIONED

_SHOWN = (Zone.BATTLEFIELD, Zone.STACK, Zone.HAND, Zone.GRAVEYARD, Zone.EXILE, Zone.LIBRARY)


def observation(game: Game) -> wire.Observation:
    """The game as it stands. Of libraries only the cards that the situation mentioned are shown."""
    shown = [game.objects[oid] for zone in _SHOWN for oid in game.zones[zone] if oid != game.entering]
    return wire.Observation(
        active_player=game.active_player,
        step=wire.Step(game.step.value),
        priority=game.priority,
        players=tuple(_player(game, name) for name in game.players),
        objects=tuple(_object(game, obj) for obj in shown if not _is_unmentioned(obj)),
        stack=tuple(_entry(game, item) for item in game.stack),
    )


def _is_unmentioned(obj: GameObject) -> bool:
    return obj.zone is Zone.LIBRARY and obj.card_id.startswith(UNMENTIONED)


def _player(game: Game, name: str) -> wire.PlayerView:
    player = game.players[name]
    return wire.PlayerView(
        name=name,
        life=player.life,
        mana_pool=str(player.pool),
        hand_size=len(game.in_zone(Zone.HAND, name)),
        library_size=len(game.in_zone(Zone.LIBRARY, name)),
        lands_played=player.lands_played,
        in_game=player.in_game,
    )


def _entry(game: Game, item: StackItem) -> wire.StackEntry:
    source = game.objects.get(item.source) or game.last_known.get(item.source)
    return wire.StackEntry(
        kind="spell" if item.spell else "ability",
        controller=item.controller,
        source=source.card_id if source else None,
        name=item.name,
    )


def _id(game: Game, entity: Entity | None) -> str | None:
    if entity is None or isinstance(entity, str):
        return entity
    obj = game.objects.get(entity) or game.last_known.get(entity)
    return obj.card_id if obj else None


def _defense(obj: GameObject, values: Characteristics) -> int | None:
    """The defense of a battle: its counters on the battlefield, elsewhere what is printed (CR 310.4)."""
    if not values.is_type("battle"):
        return None
    return obj.counters.get("defense", 0) if obj.zone is Zone.BATTLEFIELD else values.defense


def _object(game: Game, obj: GameObject) -> wire.ObjectView:
    values = game.characteristics(obj.oid)
    on_battlefield = obj.zone is Zone.BATTLEFIELD
    keywords = dict.fromkeys(each.text for each in of_kind(values, KeywordAbility))
    creature = values.is_type("creature")
    blocking = tuple(known for each in game.combat.blockers.get(obj.oid, ()) if (known := _id(game, each)) is not None)
    double_faced = obj.card.double_faced
    return wire.ObjectView(
        id=obj.card_id,
        name=values.name,
        zone=wire.Zone(obj.zone.value),
        owner=obj.owner,
        controller=game.controller_of(obj.oid),
        token=obj.token,
        types=tuple(each.capitalize() for each in values.types),
        supertypes=tuple(each.capitalize() for each in values.supertypes),
        # Every creature type there is: more than a view could list (CR 205.3m).
        subtypes=None if values.every_creature_type else subtypes_shown(game, values),
        colors=values.colors,
        mana_cost=values.mana_cost or "",
        mana_value=mana_value_of(game, obj.oid),
        power=values.power if creature else None,
        toughness=values.toughness if creature else None,
        defense=_defense(obj, values),
        keywords=tuple(keywords),
        abilities=tuple(wire.AbilityKind(each) for each in kinds_of_abilities(game, values)),
        tapped=obj.tapped,
        flipped=obj.flipped,
        face_down=obj.face_down,
        phased_out=obj.phased_out,
        face=(wire.Face.BACK if obj.face else wire.Face.FRONT) if double_faced else None,
        counters=dict(obj.counters),
        damage=obj.damage if on_battlefield else None,
        attached_to=_id(game, obj.attached_to),
        attacking=_id(game, game.combat.attackers.get(obj.oid)),
        blocking=blocking,
        protector=protector_of(game, obj),
        controlled_since_turn_began=obj.since_turn_began if on_battlefield else None,
    )
