"""Effects that change text (CR 612)."""

from __future__ import annotations

from dataclasses import dataclass, field

from . import continuous_effects
from .choices import choose_one
from .effects import Effect, objects_of
from .modifications import ChangeText, Duration, replace_words
from .objects import COLORS
from .references import Context, Reference, Target


@dataclass(frozen=True)
class ChangeColorWord(Effect):
    """In the text of ``objects``, one colour word is replaced by another, both of the controller's choice (CR 612.2).

    The word to replace is chosen first.
    """

    objects: Reference = field(default_factory=Target)
    duration: Duration = Duration.INDEFINITE

    def apply(self, ctx: Context) -> None:
        """See :class:`.effects.Effect`."""
        old = str(choose_one(ctx.game, ctx.controller, "color", COLORS, ctx.source, "colour word to replace"))
        others = [each for each in COLORS if each != old]
        new = str(choose_one(ctx.game, ctx.controller, "color", others, ctx.source, "the new colour word"))
        affected = tuple(objects_of(self.objects, ctx))
        continuous_effects.begin(ctx, affected, (ChangeText(((old, new),)),), self.duration)
        for item in ctx.game.stack:
            if item.oid in affected:
                # What the spell will do was read from its text as it was cast.
                item.effects = replace_words(item.effects, {old: new})
                item.specs = replace_words(item.specs, {old: new})
