"""Paying the total cost of a spell (CR 601.2h): by convoke and delve, from the mana pool, in other ways."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product

from . import convoke, costs, delve, life
from .abilities import of_kind
from .casting_abilities import CantSpendMana
from .choices import IllegalAction
from .game import Game
from .mana import POOL_ORDER, ManaPool
from .mana import pay as pay_mana
from .objects import Immutable
from .spending_mana import counts_as_any_color
from .total_cost import TotalCost, in_symbols

_PHYREXIAN_LIFE = 2
"""What a Phyrexian mana symbol costs in life (CR 107.4f)."""


@dataclass(frozen=True)
class DecidedCost(Immutable):
    """A mana component in which one way is decided for each symbol that can be paid in several (CR 601.2b)."""

    generic: int
    symbols: tuple[str, ...]
    life: int

    def less(self, paid: Sequence[str]) -> DecidedCost | None:
        """What is left once creatures and cards have paid ``paid``; ``None`` if one of them has nothing to pay for."""
        generic, left = self.generic, list(self.symbols)
        for symbol in paid:
            if symbol == convoke.GENERIC and generic:
                generic -= 1
            elif symbol in left:
                left.remove(symbol)
            else:
                return None
        return DecidedCost(generic, tuple(left), self.life)

    @property
    def mana(self) -> str:
        """Its mana in symbols."""
        return in_symbols(self.generic, self.symbols)


def pay_total(
    game: Game, payment: costs.Payment, total: TotalCost, convoked: Sequence[convoke.ConvokePayment] = ()
) -> None:
    """Pay a total cost: convoke and delve, then mana and life, then everything else; any order will do (CR 601.2h).

    Args:
        game: the game.
        payment: who pays for which spell, and the objects announced for costs that are not mana.
        total: the total cost, locked in.
        convoked: the creatures announced for convoke; every one of them must pay for something.

    Raises:
        IllegalAction: a part can't be paid, or something was announced that pays for nothing. Whoever carries the
            action out takes it back (CR 601.2, 733.1).
    """
    convoke.tap_for(game, payment.player, payment.source, convoked)
    in_its_place = [each.symbol for each in convoked] + [convoke.GENERIC for _ in delve.exile_for(game, payment)]
    player = game.players[payment.player]
    decided = [left for each in ways(total) if (left := each.less(in_its_place)) is not None]
    if not decided:
        raise IllegalAction("the total cost has no mana for a creature or a card to pay for (CR 702.51a, 702.66a)")
    if of_kind(game.characteristics(payment.source), CantSpendMana) and not (decided := _without_mana(decided)):
        raise IllegalAction("mana can't be spent to cast it (CR 101.2)")
    before = ManaPool(dict(player.pool.amounts))
    for left in decided:
        any_color = counts_as_any_color(game)
        if left.life <= player.life and pay_mana(player.pool, left.mana, any_color):
            life.lose(game, payment.player, left.life)
            payment.mana_spent = str(before.less(player.pool))
            costs.pay(game, total.others, payment)
            return
    raise IllegalAction(f"{decided[0].mana} can't be paid from {str(player.pool) or 'an empty mana pool'} (CR 118.3a)")


def _without_mana(decided: list[DecidedCost]) -> list[DecidedCost]:
    """Those of the ways to pay in which no mana is left to be paid."""
    return [each for each in decided if not each.generic and not each.symbols]


def ways(total: TotalCost) -> Iterator[DecidedCost]:
    """The ways to pay a mana component (CR 107.4e-f): with mana of certain types first, with life last."""
    for chosen in product(*(_halves(symbol) for symbol in total.symbols)):
        generic = total.generic + sum(int(half) for half in chosen if half.isdigit())
        mana = tuple(half for half in chosen if half != "P" and not half.isdigit())
        yield DecidedCost(generic, mana, _PHYREXIAN_LIFE * chosen.count("P"))


def _halves(symbol: str) -> list[str]:
    """What one symbol can be paid with: types of mana first, then a generic amount, or ``P`` for life."""
    return sorted(symbol.split("/"), key=lambda half: half not in POOL_ORDER)
