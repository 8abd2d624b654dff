"""Targets (CR 115): which are legal, choosing them, and becoming a target."""

from __future__ import annotations

from collections.abc import Sequence

from .abilities import TargetSpec
from .auras import can_enchant
from .choices import ChoiceRequest, IllegalAction, choose
from .game import Event, Game, StackItem
from .objects import Entity, Zone
from .player_protection import player_can_be_targeted
from .protection import can_be_targeted
from .triggers import emit


def is_legal(game: Game, spec: TargetSpec, entity: Entity, item: StackItem) -> bool:
    """Whether ``entity`` may be a target of ``item`` for ``spec`` (CR 115.1, 608.2b)."""
    if spec.enchanting and not can_enchant(game, item.oid, entity):
        return False
    if isinstance(entity, str):
        in_game = spec.players and entity in game.players and game.players[entity].in_game
        return in_game and player_can_be_targeted(game, entity)
    if spec.abilities and any(each.oid == entity and not each.spell for each in game.stack):
        return entity != item.oid
    if spec.filter is None or entity == item.oid or entity not in game.objects:
        return False
    if spec.spells and game.objects[entity].zone is Zone.STACK:
        return spec.filter.describes(game, entity, item.controller, item.source, item.x)
    if not spec.filter.matches(game, entity, item.controller, item.source, item.x):
        return False
    return spec.filter.zone is not Zone.BATTLEFIELD or can_be_targeted(game, entity, item.source)


def legal_targets(game: Game, spec: TargetSpec, item: StackItem) -> list[Entity]:
    """All legal targets for ``spec``: objects in the order of their zone, then players in turn order."""
    objects: list[Entity] = list(game.zones[spec.filter.zone]) if spec.filter else []
    if spec.spells:
        objects += game.zones[Zone.STACK]
    if spec.abilities:
        objects += [each.oid for each in game.stack if not each.spell]
    return [each for each in [*objects, *game.players] if is_legal(game, spec, each, item)]


def assign(game: Game, item: StackItem, chosen: Sequence[Entity]) -> tuple[tuple[Entity, ...], ...]:
    """Distribute announced targets over the specifications of ``item`` in order (CR 601.2c).

    Raises:
        IllegalAction: too few or too many targets, an illegal one, or one chosen twice for the same word "target".
    """
    remaining = list(chosen)
    result: list[tuple[Entity, ...]] = []
    needed_later = sum(spec.minimum for spec in item.specs)
    for spec in item.specs:
        needed_later -= spec.minimum
        number = max(min(spec.maximum, len(remaining) - needed_later), 0)
        if number < spec.minimum:
            raise IllegalAction("a target is missing (CR 601.2c)")
        group = tuple(remaining[:number])
        del remaining[:number]
        if len(set(group)) != len(group):
            raise IllegalAction("the same target chosen twice (CR 115.3)")
        for each in group:
            if not is_legal(game, spec, each, item):
                raise IllegalAction("illegal target (CR 115.1, 601.2c)")
        result.append(group)
    if remaining:
        raise IllegalAction("too many targets (CR 601.2c)")
    return tuple(result)


def choose_targets(game: Game, item: StackItem) -> tuple[tuple[Entity, ...], ...] | None:
    """Let the controller choose targets for ``item`` (CR 603.3d); ``None`` if there are not enough legal ones."""
    result: list[tuple[Entity, ...]] = []
    for spec in item.specs:
        options = tuple(legal_targets(game, spec, item))
        if len(options) < spec.minimum:
            return None
        chooser = game.active_player if spec.chosen_by_active_player else item.controller
        request = ChoiceRequest(
            chooser, "targets", options, spec.minimum, min(spec.maximum, len(options)), item.source, "target"
        )
        result.append(choose(game, request))
    return tuple(result)


def announce(game: Game, item: StackItem) -> None:
    """The objects and players chosen become targets (CR 601.2c, 603.3d)."""
    for group in item.targets:
        for each in group:
            if isinstance(each, int):
                emit(game, Event("becomes-target", each, item.controller, source=item.source))


def still_legal(game: Game, item: StackItem) -> tuple[tuple[Entity, ...], ...]:
    """The targets that are still legal as ``item`` resolves (CR 608.2b)."""
    return tuple(
        tuple(each for each in group if is_legal(game, spec, each, item))
        for spec, group in zip(item.specs, item.targets, strict=True)
    )
