"""Delve (CR 702.66): a way of paying generic mana of the total cost of a spell, after it has been determined."""

from __future__ import annotations

from . import zones
from .abilities import KeywordAbility
from .choices import IllegalAction
from .costs import Payment
from .game import Game
from .objects import Zone


def delve() -> KeywordAbility:
    """The keyword; several instances on one spell are redundant (CR 702.66c)."""
    return KeywordAbility("delve")


def exile_for(game: Game, payment: Payment) -> list[int]:
    """Exile the cards of the player's graveyard announced for a spell with delve (CR 702.66a).

    They are taken out of the objects announced. What they pay for, generic mana only, is checked by :mod:`.paying`.

    Args:
        game: the game.
        payment: who pays for which spell, and the objects announced.

    Returns:
        those cards; none if the spell has no delve as its costs are paid (CR 601.2h).

    Raises:
        IllegalAction: one card is announced twice.
    """
    if not game.characteristics(payment.source).has_keyword("delve"):
        return []
    there = {obj.oid for obj in game.in_zone(Zone.GRAVEYARD, payment.player)}
    cards = [oid for oid in payment.objects if oid in there]
    if len(set(cards)) != len(cards):
        raise IllegalAction("a card is exiled for one mana only (CR 702.66a)")
    payment.objects = [oid for oid in payment.objects if oid not in there]
    zones.move_all(game, cards, Zone.EXILE)
    return cards
