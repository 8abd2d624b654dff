"""One-shot effects (CR 610) on players and cards, and the flow of a resolution.

Those on permanents are in :mod:`.effects_on_permanents`.

Effects are immutable data with a method ``apply``. A spell or ability carries out its effects in order; choices are
made by way of :mod:`.choices`, never taken back by hand.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from . import damage, life, mana_abilities, zones
from .choices import choose_objects, choose_yes
from .objects import Card, Immutable, Zone
from .references import Amount, Context, Filter, Reference, Source, You, amount, power_of

__all__ = [
    "AddMana",
    "AddManaOfAnyColor",
    "CreateToken",
    "DealDamage",
    "Draw",
    "Effect",
    "ExtraTurn",
    "Fight",
    "GainLife",
    "If",
    "LoseLife",
    "May",
    "PreventCombatDamage",
    "PutCardOntoBattlefield",
    "Remember",
    "SkipNextTurn",
    "objects_of",
    "players_of",
]


class Effect(Immutable):
    """Something a spell or ability does as it resolves.

    ``adds_mana``: it could add mana; ``moves_library_card``: it moves a card to or from a library, as one of an ability
    that adds mana might (CR 605.1a).
    """

    adds_mana: bool = False
    moves_library_card: bool = False

    def apply(self, ctx: Context) -> None:
        """Do it."""
        raise NotImplementedError


def objects_of(reference: Reference, ctx: Context) -> list[int]:
    """The objects meant by ``reference``."""
    return [each for each in reference.find(ctx) if isinstance(each, int)]


def players_of(reference: Reference, ctx: Context) -> list[str]:
    """The players meant by ``reference``."""
    return [each for each in reference.find(ctx) if isinstance(each, str)]


@dataclass(frozen=True)
class DealDamage(Effect):
    """``source`` deals ``number`` damage to each of ``to`` (CR 120)."""

    number: Amount
    to: Reference
    source: Reference = field(default_factory=Source)

    def apply(self, ctx: Context) -> None:
        """See :class:`Effect`."""
        number = amount(self.number, ctx)
        for source in objects_of(self.source, ctx):
            damage.deal(ctx.game, [(source, each, number) for each in self.to.find(ctx)])


@dataclass(frozen=True)
class Fight(Effect):
    """Two creatures fight: each deals damage equal to its power to the other (CR 701.14).

    Nothing happens if either is not a creature on the battlefield any more (CR 701.14b).
    """

    one: Reference
    other: Reference

    def apply(self, ctx: Context) -> None:
        """See :class:`Effect`."""
        game, creature = ctx.game, Filter(types=("creature",))
        # Either may be missing, for it is an illegal target or was not chosen.
        for one, other in zip(objects_of(self.one, ctx), objects_of(self.other, ctx), strict=False):
            if all(creature.matches(game, each, ctx.controller) for each in (one, other)):
                damage.deal(game, [(one, other, power_of(game, one)), (other, one, power_of(game, other))])


@dataclass(frozen=True)
class PreventCombatDamage(Effect):
    """Prevent all combat damage that creatures described by ``by`` would deal this turn (CR 615)."""

    by: Filter

    def apply(self, ctx: Context) -> None:
        """See :class:`Effect`."""
        ctx.game.prevention.append(self.by)


@dataclass(frozen=True)
class Draw(Effect):
    """Each player of ``who`` draws cards (CR 121)."""

    number: Amount = 1
    who: Reference = field(default_factory=You)
    moves_library_card = True

    def apply(self, ctx: Context) -> None:
        """See :class:`Effect`."""
        for player in players_of(self.who, ctx):
            zones.draw(ctx.game, player, amount(self.number, ctx))


@dataclass(frozen=True)
class ExtraTurn(Effect):
    """Each player of ``who`` takes an extra turn after this one (CR 500.7)."""

    who: Reference = field(default_factory=You)

    def apply(self, ctx: Context) -> None:
        """See :class:`Effect`."""
        game = ctx.game
        # Outside turn order the player whose turn it is counts as the latest until told otherwise.
        game.last_in_turn_order = game.last_in_turn_order or game.active_player
        game.extra_turns += players_of(self.who, ctx)


@dataclass(frozen=True)
class SkipNextTurn(Effect):
    """Each player of ``who`` skips their next turn (CR 500.11, 614.10)."""

    who: Reference = field(default_factory=You)

    def apply(self, ctx: Context) -> None:
        """See :class:`Effect`."""
        for player in players_of(self.who, ctx):
            ctx.game.players[player].turns_to_skip += 1


@dataclass(frozen=True)
class GainLife(Effect):
    """Each player of ``who`` gains life (CR 119.3)."""

    number: Amount
    who: Reference = field(default_factory=You)

    def apply(self, ctx: Context) -> None:
        """See :class:`Effect`."""
        for player in players_of(self.who, ctx):
            life.gain(ctx.game, player, amount(self.number, ctx))


@dataclass(frozen=True)
class LoseLife(Effect):
    """Each player of ``who`` loses life (CR 119.3)."""

    number: Amount
    who: Reference = field(default_factory=You)

    def apply(self, ctx: Context) -> None:
        """See :class:`Effect`."""
        for player in players_of(self.who, ctx):
            life.lose(ctx.game, player, amount(self.number, ctx))


@dataclass(frozen=True)
class AddMana(Effect):
    """Add this mana, such as ``{G}{G}`` (CR 106.3). ``who``: to whose pool."""

    mana: str
    who: Reference = field(default_factory=You)
    adds_mana = True

    def apply(self, ctx: Context) -> None:
        """See :class:`Effect`."""
        for player in players_of(self.who, ctx):
            mana_abilities.add_mana(ctx.game, player, self.mana)


@dataclass(frozen=True)
class AddManaOfAnyColor(Effect):
    """Add mana of one colour that the player chooses (CR 106.1a, 106.4)."""

    number: Amount = 1
    adds_mana = True

    def apply(self, ctx: Context) -> None:
        """See :class:`Effect`."""
        mana_abilities.add_mana_of_any_color(ctx, amount(self.number, ctx))


@dataclass(frozen=True)
class CreateToken(Effect):
    """Each player of ``who`` creates tokens (CR 111, 701.7), tapped or attacking (CR 508.4) if said so."""

    token: Card
    number: Amount = 1
    who: Reference = field(default_factory=You)
    tapped: bool = False
    attacking: bool = False

    def apply(self, ctx: Context) -> None:
        """See :class:`Effect`."""
        for player in players_of(self.who, ctx):
            for _ in range(amount(self.number, ctx)):
                zones.create_token(
                    ctx.game, self.token, player, tapped=self.tapped, attacking=self.attacking, source=ctx.source
                )


@dataclass(frozen=True)
class PutCardOntoBattlefield(Effect):
    """You may put a card that ``filter`` describes, from its zone, onto the battlefield under your control."""

    filter: Filter

    def apply(self, ctx: Context) -> None:
        """See :class:`Effect`."""
        game = ctx.game
        found = [
            oid
            for oid in game.matching(self.filter, ctx.controller, ctx.source, ctx.x)
            if self.filter.zone is not Zone.HAND or game.owner_of(oid) == ctx.controller
        ]
        chosen = choose_objects(game, ctx.controller, found, ctx.source, "put onto the battlefield", 0)
        ctx.memory["it"] = [new for each in chosen if (new := zones.enter(game, each, ctx.controller)) is not None]


@dataclass(frozen=True)
class Remember(Effect):
    """Remember what ``reference`` means now, under ``key``."""

    reference: Reference
    key: str

    def apply(self, ctx: Context) -> None:
        """See :class:`Effect`."""
        ctx.memory[self.key] = self.reference.find(ctx)


@dataclass(frozen=True)
class May(Effect):
    """The controller may do ``effects`` ("you may"), asked with ``prompt``; otherwise ``otherwise`` happens."""

    effects: tuple[Effect, ...]
    prompt: str = ""
    otherwise: tuple[Effect, ...] = ()

    def apply(self, ctx: Context) -> None:
        """See :class:`Effect`."""
        yes = choose_yes(ctx.game, ctx.controller, ctx.source, self.prompt)
        for effect in self.effects if yes else self.otherwise:
            effect.apply(ctx)


@dataclass(frozen=True)
class If(Effect):
    """``effects`` if ``test`` holds, else ``otherwise``."""

    test: Callable[[Context], bool]
    effects: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()

    def apply(self, ctx: Context) -> None:
        """See :class:`Effect`."""
        for effect in self.effects if self.test(ctx) else self.otherwise:
            effect.apply(ctx)
