"""Convoke (CR 702.51): a way of paying the total cost of a spell, after it has been determined."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from . import status
from .abilities import KeywordAbility
from .choices import IllegalAction
from .game import Game
from .mana import symbols
from .objects import COLOR_OF_SYMBOL, Immutable

GENERIC = "1"
"""What a creature pays that pays for generic mana."""


@dataclass(frozen=True)
class ConvokePayment(Immutable):
    """A creature to be tapped, and the one mana of the total cost it pays for: ``{1}`` or a colour."""

    creature: int
    pays: str

    @property
    def symbol(self) -> str:
        """What it pays, without braces.

        Raises:
            IllegalAction: not exactly one mana (CR 702.51a).
        """
        match symbols(self.pays):
            case [symbol] if symbol == GENERIC or symbol in COLOR_OF_SYMBOL:
                return symbol
        raise IllegalAction("a creature pays for one generic or one coloured mana (CR 702.51a)")


def convoke() -> KeywordAbility:
    """The keyword; several instances on one spell are redundant (CR 702.51d)."""
    return KeywordAbility("convoke")


def tap_for(game: Game, player: str, spell: int, payments: Sequence[ConvokePayment]) -> None:
    """Tap the creatures that convoke a spell (CR 702.51a). What they pay for is checked by :mod:`.paying`.

    Whether the spell has convoke is decided now, as costs are paid (CR 601.2h): an effect that gave it convoke may have
    ended since the spell was announced.

    Raises:
        IllegalAction: the spell has no convoke, or one is not an untapped creature of the player or not of the colour.
    """
    if payments and not game.characteristics(spell).has_keyword("convoke"):
        raise IllegalAction("the spell does not have convoke as its costs are paid (CR 702.51a)")
    for payment in payments:
        _check(game, player, payment)
        if not status.tap(game, payment.creature):
            raise IllegalAction("a tapped creature can't be tapped for convoke (CR 702.51a)")


def _check(game: Game, player: str, payment: ConvokePayment) -> None:
    obj = game.permanent(payment.creature)
    if obj is None or game.controller_of(obj.oid) != player:
        raise IllegalAction("only a creature that the player controls convokes (CR 702.51a)")
    values = game.characteristics(obj.oid)
    if not values.is_type("creature"):
        raise IllegalAction("only a creature convokes (CR 702.51a)")
    if payment.symbol != GENERIC and COLOR_OF_SYMBOL[payment.symbol] not in values.colors:
        raise IllegalAction("coloured mana is paid for by a creature of that colour (CR 702.51a)")
