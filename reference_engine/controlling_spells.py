"""Gaining control of spells, and choosing new targets for them (CR 110.2a, 112.2, 115.7)."""

from __future__ import annotations

from dataclasses import dataclass, field

from . import continuous_effects
from .choices import choose_one, choose_yes
from .effects import Effect, objects_of
from .game import Event, Game, StackItem
from .modifications import ChangeControl, Duration
from .objects import Entity
from .references import Context, Reference, Specific, Target
from .targets import legal_targets
from .triggers import emit


@dataclass(frozen=True)
class GainControlOfSpell(Effect):
    """Gain control of spells for good; a permanent spell becomes a permanent under that control (CR 110.2a, 112.2).

    ``new_targets``: the new controller may choose new targets for them.
    """

    spells: Reference = field(default_factory=Target)
    new_targets: bool = True

    def apply(self, ctx: Context) -> None:
        """See :class:`.effects.Effect`."""
        spells = objects_of(self.spells, ctx)
        for item in [each for each in ctx.game.stack if each.oid in spells]:
            item.controller = ctx.controller
            change = ChangeControl(Specific((ctx.controller,)))
            continuous_effects.begin(ctx, (item.oid,), (change,), Duration.INDEFINITE)
            if self.new_targets:
                choose_new_targets(ctx.game, item, ctx.source)


def choose_new_targets(game: Game, item: StackItem, source: int) -> None:
    """The controller of a spell or ability may change any of its targets to other legal ones (CR 115.7d)."""
    player = item.controller
    if not any(_others(game, item, number) for number in range(len(item.targets))):
        return
    if not choose_yes(game, player, source, "choose new targets"):
        return
    before = {each for group in item.targets for each in group}
    for number, group in enumerate(item.targets):
        chosen: list[Entity] = []
        for target in group:
            options = [target, *(each for each in _others(game, item, number) if each not in chosen)]
            chosen.append(choose_one(game, player, "targets", options, source, "target"))
        item.targets = (*item.targets[:number], tuple(chosen), *item.targets[number + 1 :])
    for group in item.targets:
        for each in group:
            if isinstance(each, int) and each not in before:
                emit(game, Event("becomes-target", each, player, source=item.source))


def _others(game: Game, item: StackItem, number: int) -> list[Entity]:
    """The legal targets for one specification besides those chosen for it."""
    spec, group = item.specs[number], item.targets[number]
    return [each for each in legal_targets(game, spec, item) if each not in group]
