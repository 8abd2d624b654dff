"""Copying objects (CR 707): entering as a copy, becoming a copy, tokens that are copies."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from . import continuous_effects, zones
from .abilities import EntersEffect
from .choices import choose_objects
from .effects import Effect, objects_of, players_of
from .game import Game
from .modifications import Duration, Modification, SetCopiableValues
from .objects import Card, Characteristics
from .references import Amount, Context, Filter, Reference, You, amount


def values_to_copy(game: Game, oid: int) -> Characteristics:
    """The copiable values of an object, of one that has left its zone those it had last (CR 707.2, 608.2h)."""
    if oid in game.objects:
        return continuous_effects.copiable_values(game, game.objects[oid])
    last = game.last_known.get(oid)
    return last.copiable_values if last is not None else Characteristics()


def with_exceptions(values: Characteristics, exceptions: Iterable[Modification], ctx: Context) -> Characteristics:
    """The values of a copy with the exceptions of the copy effect, which are copiable too (CR 707.9a-b)."""
    for exception in exceptions:
        values = exception.apply(values, ctx)
    return values


@dataclass(frozen=True)
class EntersAsCopy(EntersEffect):
    """You may have this permanent enter as a copy of a permanent that ``filter`` describes (CR 707.5).

    ``exceptions`` modify the copied values (CR 707.9). Status and counters are not copied (CR 707.2), nor are choices
    made for the original: if the copied text asks for some, they are made anew (CR 707.6).
    """

    filter: Filter
    exceptions: tuple[Modification, ...] = ()
    order = 0

    def apply(self, game: Game, oid: int) -> None:
        """See :class:`.abilities.EntersEffect`."""
        obj = game.objects[oid]
        there = game.matching(self.filter, obj.controller, oid)
        options = [each for each in there if each != oid and each not in game.arriving]
        chosen = choose_objects(game, obj.controller, options, oid, "enter as a copy of", 0, 1)
        for original in chosen:
            ctx = Context(game, obj.controller, oid)
            obj.copied_values = with_exceptions(values_to_copy(game, original), self.exceptions, ctx)


@dataclass(frozen=True)
class BecomeCopy(Effect):
    """``objects`` become copies of the object meant by ``of`` (CR 707.4).

    The values are those of the original now; it may change later (CR 707.2b).
    """

    objects: Reference
    of: Reference
    duration: Duration = Duration.END_OF_TURN
    exceptions: tuple[Modification, ...] = ()

    def apply(self, ctx: Context) -> None:
        """See :class:`.effects.Effect`."""
        for original in objects_of(self.of, ctx):
            values = with_exceptions(values_to_copy(ctx.game, original), self.exceptions, ctx)
            affected = tuple(objects_of(self.objects, ctx))
            continuous_effects.begin(ctx, affected, (SetCopiableValues(values),), self.duration)


@dataclass(frozen=True)
class ChooseObject(Effect):
    """The controller chooses an object that ``filter`` describes while this resolves; no target (CR 608.2d).

    It is remembered under ``remember``; nothing is if there is none.
    """

    filter: Filter
    remember: str = "chosen"

    def apply(self, ctx: Context) -> None:
        """See :class:`.effects.Effect`."""
        options = ctx.game.matching(self.filter, ctx.controller, ctx.source, ctx.x)
        chosen = choose_objects(ctx.game, ctx.controller, options, ctx.source, "choose") if options else []
        ctx.memory[self.remember] = list(chosen)


@dataclass(frozen=True)
class CreateCopyToken(Effect):
    """Each player of ``who`` creates tokens that are copies of the object meant by ``of`` (CR 707.2, 701.7a)."""

    of: Reference
    number: Amount = 1
    exceptions: tuple[Modification, ...] = ()
    who: Reference = field(default_factory=You)

    def apply(self, ctx: Context) -> None:
        """See :class:`.effects.Effect`."""
        for original in objects_of(self.of, ctx):
            card, face = _token_copy(ctx, original, self.exceptions)
            for player in players_of(self.who, ctx):
                for _ in range(amount(self.number, ctx)):
                    zones.create_token(ctx.game, card, player, face=face, source=ctx.source)


def _token_copy(ctx: Context, original: int, exceptions: tuple[Modification, ...]) -> tuple[Card, int]:
    """What defines a token that is a copy, and which face is up: of a double-faced one, both faces (CR 707.8a)."""
    obj = ctx.game.objects.get(original)
    if obj is not None and obj.card.double_faced:
        # Each face with the copy effects that apply to the original, as though that face were up.
        faces = tuple(
            continuous_effects.copiable_values(ctx.game, replace(obj, face=number))
            for number in range(len(obj.card.faces))
        )
        face, layout = obj.face, obj.card.layout
    elif obj is None and original in ctx.game.last_known and ctx.game.last_known[original].card.double_faced:
        card = ctx.game.last_known[original].card
        faces, face, layout = card.faces, ctx.game.last_known[original].face, card.layout
    else:
        faces, face, layout = (values_to_copy(ctx.game, original),), 0, "normal"
    copied = tuple(with_exceptions(each, exceptions, ctx) for each in faces)
    return Card(copied[0].name, copied, layout, token=True), face
