"""One-shot effects that move Auras or put them onto the battlefield (CR 303.4f-j, 701.3)."""

from __future__ import annotations

from dataclasses import dataclass, field

from . import attaching, zones
from .choices import choose_one
from .effects import Effect, objects_of
from .references import Context, Filter, Reference, Source, Target


@dataclass(frozen=True)
class MoveAura(Effect):
    """Attach an Aura to another permanent that ``to`` describes and that it can enchant (CR 701.3b, 303.4j).

    The controller of the effect chooses it while this resolves (CR 608.2d), so it is no target. If there is none, the
    Aura stays where it is.
    """

    aura: Reference = field(default_factory=Target)
    to: Filter = field(default_factory=Filter)

    def apply(self, ctx: Context) -> None:
        """See :class:`.effects.Effect`."""
        game = ctx.game
        for aura in objects_of(self.aura, ctx):
            options = [
                oid
                for oid in game.matching(self.to, ctx.controller, ctx.source, ctx.x)
                if oid != game.objects[aura].attached_to and attaching.can_be_attached(game, aura, oid)
            ]
            if options:
                attaching.attach(game, aura, choose_one(game, ctx.controller, "objects", options, ctx.source, "attach"))


@dataclass(frozen=True)
class EnterAttached(Effect):
    """Put Auras onto the battlefield under your control, attached to the object meant by ``to`` (CR 303.4i).

    An Aura that could not enchant that object, or if that is not there, stays where it is.
    """

    objects: Reference = field(default_factory=Target)
    to: Reference = field(default_factory=Source)

    def apply(self, ctx: Context) -> None:
        """See :class:`.effects.Effect`."""
        for host in self.to.find(ctx)[:1]:
            for oid in objects_of(self.objects, ctx):
                zones.enter(ctx.game, oid, ctx.controller, attached_to=host)


@dataclass(frozen=True)
class EnterTogether(Effect):
    """All cards that ``filter`` describes enter at once, each under its owner's control (CR 603.6a, 303.4f)."""

    filter: Filter

    def apply(self, ctx: Context) -> None:
        """See :class:`.effects.Effect`."""
        game = ctx.game
        found = game.matching(self.filter, ctx.controller, ctx.source, ctx.x)
        entering = [(oid, game.owner_of(oid)) for oid in found]
        zones.enter_together(game, entering, ctx.controller)
