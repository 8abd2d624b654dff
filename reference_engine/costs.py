"""Paying costs (CR 118, 601.2h, 602.2b). A cost that can't be paid makes the whole action illegal."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from . import life, status, zones
from .abilities import (
    Cost,
    DiscardSelf,
    ExileCards,
    ExileSelf,
    Mana,
    OtherPlayersGainLife,
    Sacrifice,
    SacrificeSelf,
    TapSymbol,
    TapTotalPower,
    TapUntapped,
    UntapSymbol,
)
from .choices import IllegalAction, choose_objects
from .game import Event, Game
from .mana import pay as pay_mana
from .objects import Zone
from .references import power_of
from .spending_mana import counts_as_any_color
from .triggers import emit

CostWithObjects = TapUntapped | TapTotalPower | Sacrifice | ExileCards
"""A cost that is paid with objects other than its source."""


@dataclass
class Payment:
    """Who pays for what: ``source`` is the spell or the source of the ability.

    ``objects`` are what the player announced to tap, sacrifice, discard or return; each is used once, in order. Where
    none were ``announced``, the player chooses as each cost is paid.
    ``paid`` collects the objects used, for effects that speak of them; ``mana_spent`` is the mana paid for a spell.
    """

    player: str
    source: int
    objects: list[int] = field(default_factory=list)
    paid: list[int] = field(default_factory=list)
    mana_spent: str = ""
    announced: bool = field(init=False)


def pay(game: Game, costs: Iterable[Cost], payment: Payment) -> None:
    """Pay all ``costs`` in their order (any order is allowed, CR 601.2h).

    Raises:
        IllegalAction: a cost can't be paid, or objects were announced that no cost uses.
    """
    payment.announced = bool(payment.objects)
    for cost in costs:
        _pay_one(game, cost, payment)
    if payment.objects:
        raise IllegalAction("an object announced for a cost can't be used to pay it (CR 601.2h)")


def _pay_one(game: Game, cost: Cost, payment: Payment) -> None:
    match cost:
        case Mana():
            _pay_mana(game, cost.mana, payment)
        case TapSymbol():
            _require(status.tap(game, payment.source), "{T} of a tapped permanent (CR 107.5)")
        case UntapSymbol():
            _require(status.untap(game, payment.source), "{Q} of an untapped permanent (CR 107.6)")
        case SacrificeSelf():
            _require(zones.sacrifice(game, payment.source, payment.player), "it can't be sacrificed (CR 701.21a)")
        case ExileSelf():
            _require(zones.move(game, payment.source, Zone.EXILE) is not None, "it can't be exiled (CR 701.13)")
        case DiscardSelf():
            _discard_source(game, cost, payment)
        case OtherPlayersGainLife():
            for name in game.turn_order_from(payment.player)[1:]:
                life.gain(game, name, cost.life)
        case _:
            _pay_with_objects(game, cost, payment)


def _require(condition: bool, reason: str) -> None:
    if not condition:
        raise IllegalAction(reason)


def _discard_source(game: Game, cost: DiscardSelf, payment: Payment) -> None:
    """Discard the card itself from the hand, where alone the ability functions (CR 702.29a)."""
    discarded = zones.discard(game, payment.source)
    if cost.event:
        emit(game, Event(cost.event, discarded, payment.player))


def _pay_mana(game: Game, mana: str, payment: Payment) -> None:
    player = game.players[payment.player]
    if not pay_mana(player.pool, mana, counts_as_any_color(game)):
        raise IllegalAction(f"{mana} can't be paid from {player.pool or 'an empty mana pool'} (CR 118.3a)")


def _pay_with_objects(game: Game, cost: Cost, payment: Payment) -> None:
    """Costs that use other objects: those announced, or those chosen now (CR 601.2b)."""
    match cost:
        case TapUntapped():
            for oid in _take(game, cost, payment):
                status.tap(game, oid)
        case TapTotalPower():
            _tap_total_power(game, cost, payment)
        case Sacrifice():
            for oid in _take(game, cost, payment):
                zones.sacrifice(game, oid, payment.player)
        case ExileCards():
            zones.move_all(game, _take(game, cost, payment), Zone.EXILE)
        case _:
            raise IllegalAction(f"unknown cost {cost!r}")


def _usable(game: Game, oid: int, cost: CostWithObjects, payment: Payment) -> bool:
    """Whether the player may use an object for a cost: theirs, as described, and untapped if it is to be tapped."""
    if not cost.filter.matches(game, oid, payment.player, payment.source):
        return False
    if game.controller_of(oid) != payment.player:
        return False
    return not (isinstance(cost, TapUntapped | TapTotalPower) and game.objects[oid].tapped)


def _take(game: Game, cost: TapUntapped | Sacrifice | ExileCards, payment: Payment) -> list[int]:
    options, count = [oid for oid in game.zones[cost.filter.zone] if _usable(game, oid, cost, payment)], cost.count
    if payment.announced:
        taken = [oid for oid in payment.objects if oid in options][:count]
        payment.objects = [oid for oid in payment.objects if oid not in taken]
    elif len(options) < count:
        taken = []
    else:
        taken = choose_objects(game, payment.player, options, payment.source, "pay a cost", count, count)
    _require(len(taken) == count, "not enough objects to pay a cost (CR 118.3)")
    payment.paid += taken
    return taken


def _total_power(game: Game, oids: Iterable[int]) -> int:
    """Their total power; one with negative power makes it less (CR 107.1b)."""
    return sum(power_of(game, oid) for oid in oids)


def _tap_total_power(game: Game, cost: TapTotalPower, payment: Payment) -> None:
    """Tap any number of creatures with enough power in all (CR 702.122a)."""
    options = [oid for oid in game.zones[Zone.BATTLEFIELD] if _usable(game, oid, cost, payment)]
    if payment.announced:
        taken = [oid for oid in payment.objects if oid in options]
        payment.objects = [oid for oid in payment.objects if oid not in taken]
    else:
        _require(_total_power(game, options) >= cost.power, "not enough total power (CR 702.122a)")
        taken = choose_objects(game, payment.player, options, payment.source, "tap", 1, len(options))
    _require(_total_power(game, taken) >= cost.power, "not enough total power (CR 702.122a)")
    for oid in taken:
        status.tap(game, oid)
    payment.paid += taken
