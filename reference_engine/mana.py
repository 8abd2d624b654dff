"""Mana symbols, mana values, mana pools and paying mana (CR 106, 107.4, 202.3, 601.2h)."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from .objects import COLOR_OF_SYMBOL

POOL_ORDER = "WUBRGC"
"""The types of mana (CR 106.1b) in the order in which a pool is shown."""

_SYMBOL = re.compile(r"\{([^}]+)\}")


def symbols(cost: str | None) -> list[str]:
    """The symbols of a cost without braces: ``{2}{U/P}`` gives ``2`` and ``U/P``."""
    return _SYMBOL.findall(cost or "")


def mana_value(cost: str | None) -> int:
    """The mana value of a mana cost (CR 202.3) in which X is 0, as it is everywhere but on the stack (CR 202.3e)."""
    total = 0
    for symbol in symbols(cost):
        if symbol == "X":
            continue
        if symbol.isdigit():
            total += int(symbol)
        elif "/" in symbol:
            total += max((int(part) for part in symbol.split("/") if part.isdigit()), default=1)
        else:
            total += 1
    return total


@dataclass
class ManaPool:
    """The unspent mana of a player (CR 106.4), by type of mana."""

    amounts: dict[str, int] = field(default_factory=dict)

    def add(self, symbol: str, number: int = 1) -> None:
        """Add ``number`` mana of the type ``symbol`` (one of ``WUBRGC``)."""
        self.amounts[symbol] = self.amounts.get(symbol, 0) + number

    def total(self) -> int:
        """How much mana there is."""
        return sum(self.amounts.values())

    def empty(self) -> None:
        """All unspent mana is lost (CR 500.5)."""
        self.amounts.clear()

    def take(self, symbol: str, number: int = 1) -> None:
        """Remove ``number`` mana of one type, which must be there."""
        self.amounts[symbol] -= number

    def of(self, symbol: str) -> int:
        """How much mana of one type there is."""
        return self.amounts.get(symbol, 0)

    def less(self, other: ManaPool) -> ManaPool:
        """The mana that ``other`` lacks."""
        return ManaPool({symbol: number - other.of(symbol) for symbol, number in self.amounts.items()})

    def __str__(self) -> str:
        return "".join("{" + symbol + "}" for symbol in POOL_ORDER for _ in range(self.of(symbol)))


def pay(pool: ManaPool, cost: str | None, any_color: bool) -> bool:
    """Pay a mana cost from ``pool`` (CR 601.2h), or leave the pool as it is if that is impossible.

    How hybrid and Phyrexian symbols and {X} are paid has been decided before. Coloured and colourless requirements come
    first, then generic mana: colourless first and otherwise the type of which there is most. With ``any_color`` all
    mana may be spent as though it were of any colour (CR 609.4b).

    Returns:
        whether the cost could be paid.
    """
    trial = ManaPool(dict(pool.amounts))
    plain, generic = _sorted_symbols(cost)
    for symbol in plain:
        if trial.of(symbol):
            trial.take(symbol)
        elif any_color and symbol in COLOR_OF_SYMBOL:
            generic += 1
        else:
            return False
    if trial.total() < generic:
        return False
    for _ in range(generic):
        trial.take("C" if trial.of("C") else max(POOL_ORDER, key=trial.of))
    pool.amounts = {symbol: number for symbol, number in trial.amounts.items() if number}
    return True


def _sorted_symbols(cost: str | None) -> tuple[list[str], int]:
    """The symbols of certain types of mana, and how much mana of any type."""
    plain: list[str] = []
    generic = 0
    for symbol in symbols(cost):
        if symbol.isdigit():
            generic += int(symbol)
        else:
            plain.append(symbol)
    return plain, generic
