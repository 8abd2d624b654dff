"""Triggered abilities: noticing events and putting abilities on the stack (CR 603)."""

from __future__ import annotations

from .abilities import Trigger, TriggeredAbility, of_kind
from .game import Event, Game, PendingTrigger, StackItem
from .objects import Entity, GameObject
from .references import Context


def emit(game: Game, event: Event) -> None:
    """Let every triggered ability see an event as things stand now (CR 603.2, 603.6).

    Events of leaving the battlefield are emitted before the objects move, because their triggers look back in time
    (CR 603.10a).
    """
    for obj in [each for each in game.objects.values() if not each.phased_out]:
        for ability in of_kind(game.characteristics(obj.oid), TriggeredAbility):
            if obj.zone in ability.zones and _triggers(game, obj, ability, event):
                game.pending.append(PendingTrigger(game.controller_of(obj.oid), obj.oid, ability, event))
    if game.waiting:
        _delayed_see(game, event)


def _delayed_see(game: Game, event: Event) -> None:
    """Delayed triggered abilities that wait for such an event trigger (CR 603.7b)."""
    for waiting in list(game.waiting):
        memory = {key: list(found) for key, found in waiting.memory.items()}
        if waiting.test(Context(game, waiting.controller, waiting.source, event=event, memory=memory)):
            game.pending.append(PendingTrigger(waiting.controller, waiting.source, waiting.ability, event, memory))
            if not waiting.this_turn:
                game.waiting.remove(waiting)


def _triggers(game: Game, obj: GameObject, ability: TriggeredAbility, event: Event) -> bool:
    """Whether an ability triggers on an event, its intervening "if" included (CR 603.4)."""
    trigger = ability.trigger
    if trigger.kind != event.kind or (trigger.step is not None and trigger.step != event.step):
        return False
    controller = game.controller_of(obj.oid)
    if not _is_about(game, obj, trigger, event, controller):
        return False
    ctx = Context(game, controller, obj.oid, event=event)
    if trigger.test is not None and not trigger.test(ctx):
        return False
    return ability.condition is None or ability.condition.holds(ctx)


def _is_about(game: Game, obj: GameObject, trigger: Trigger, event: Event, controller: str) -> bool:
    if trigger.of == "self" and event.object != obj.oid:
        return False
    if trigger.of == "attached" and (event.object is None or event.object != obj.attached_to):
        return False
    if trigger.player is not None and (event.player == controller) != (trigger.player == "you"):
        return False
    if trigger.filter is None:
        return True
    return event.object is not None and trigger.filter.describes(game, event.object, controller, obj.oid)


def put_on_stack(game: Game) -> bool:
    """Put the abilities that have triggered on the stack, in APNAP order (CR 603.3b). Returns whether there were any.

    Abilities of one player go on the stack in the order in which they triggered. Targets are chosen now; an ability
    without a legal target is removed (CR 603.3d).
    """
    waiting, game.pending = game.pending, []
    for player in game.turn_order_from(game.active_player):
        for pending in waiting:
            if pending.controller == player:
                _put(game, pending)
    return bool(waiting)


def _put(game: Game, pending: PendingTrigger) -> None:
    from .targets import announce, choose_targets

    ability = pending.ability
    item = StackItem(
        game.new_oid(),
        pending.controller,
        pending.source,
        spell=False,
        effects=ability.effects,
        specs=ability.targets,
        event=pending.event,
        condition=ability.condition,
        name=game.characteristics(pending.source).name,
        memory=pending.memory,
    )
    targets: tuple[tuple[Entity, ...], ...] | None = choose_targets(game, item)
    if targets is not None:
        item.targets = targets
        game.stack.append(item)
        announce(game, item)
