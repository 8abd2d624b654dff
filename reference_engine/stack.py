"""The stack: resolving spells and abilities (CR 405, 608)."""

from __future__ import annotations

from .continuous_effects import note_control
from .game import Game, StackItem
from .objects import PERMANENT_TYPES, Entity, Zone
from .targets import still_legal
from .zones import enter, move


def resolve_top(game: Game) -> None:
    """Resolve the top object of the stack (CR 608.1)."""
    item = game.stack[-1]
    if not item.spell:
        game.stack.pop()
    ctx = game.context(item)
    if item.condition is not None and not item.condition.holds(ctx):
        return
    legal = still_legal(game, item)
    if any(item.targets) and not any(legal):
        # CR 608.2b: all targets are illegal, so it doesn't resolve.
        if item.spell:
            move(game, item.oid, Zone.GRAVEYARD)
        return
    ctx.targets = legal
    for effect in item.effects:
        effect.apply(ctx)
        note_control(game)
    if item.oid in game.objects:
        _finish_spell(game, item, legal)


def _finish_spell(game: Game, item: StackItem, targets: tuple[tuple[Entity, ...], ...]) -> None:
    """The last step: a permanent spell becomes a permanent (CR 608.3), another goes to the graveyard (608.2n)."""
    values = game.characteristics(item.oid)
    obj = game.objects[item.oid]
    if not set(values.types) & set(PERMANENT_TYPES):
        # CR 702.27a: a spell whose buyback cost was paid is put into its owner's hand instead.
        bought_back = obj.cast is not None and "buyback" in obj.cast.additional
        move(game, item.oid, Zone.HAND if bought_back else Zone.GRAVEYARD)
        return
    # Of permanent spells only those that will be Auras have targets (CR 303.4a).
    attached_to = next((each for group in targets for each in group), None)
    # CR 110.2a: the permanent's controller is the spell's, who also keeps it face down (708.3).
    enter(game, item.oid, item.controller, face_down=obj.face_down, face=obj.face, attached_to=attached_to)
