"""Determining the total cost of a spell (CR 601.2f): once determined it is locked in."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from .abilities import AlternativeCost, Cost, Mana, of_kind
from .casting_abilities import AdditionalCost, CostModification, MinimumCost, OffersAlternativeCost, OptionalCost
from .choices import IllegalAction
from .game import Game, StackItem
from .mana import symbols
from .objects import Immutable
from .references import Context


@dataclass(frozen=True)
class TotalCost(Immutable):
    """What a spell costs in all: ``generic`` mana, the other mana ``symbols`` without braces, and ``others``.

    X is part of ``generic``; hybrid and Phyrexian symbols stand as they are. ``others`` are costs that are not mana.
    """

    generic: int
    symbols: tuple[str, ...]
    others: tuple[Cost, ...] = ()

    @property
    def mana(self) -> str:
        """Its mana component, such as ``{3}{G}{G}``; ``{0}`` if it is nothing (CR 118.7)."""
        return in_symbols(self.generic, self.symbols)


def in_symbols(generic: int, others: Sequence[str]) -> str:
    """Mana as symbols, generic mana first: ``{3}{G}{G}``; ``{0}`` if there is none."""
    amount = f"{{{generic}}}" if generic or not others else ""
    return amount + "".join(f"{{{each}}}" for each in others)


def find_alternative(game: Game, player: str, oid: int, method: str | None) -> AlternativeCost | None:
    """The alternative cost named by ``method``: one of the card's own, or offered by a permanent (CR 118.9).

    Args:
        game: the game.
        player: who casts the card.
        oid: the card, where it is before it is cast.
        method: the name of the card's own way of being cast (``flashback``), or the mana symbols a permanent of the
            player offers; ``None`` for the mana cost. Being one name, it is one alternative cost at most (118.9a).

    Returns:
        the alternative cost, ``None`` if the mana cost is to be paid.

    Raises:
        IllegalAction: nothing allows to cast it so (CR 601.2b).
    """
    if method is None:
        return None
    for ability in of_kind(game.characteristics(oid), AlternativeCost):
        if ability.method == method and _may_be_chosen(game, player, oid, ability):
            return ability
    for permanent in game.battlefield():
        if game.controller_of(permanent.oid) == player:
            for offer in of_kind(game.characteristics(permanent.oid), OffersAlternativeCost):
                if _same_mana(_mana(offer.costs), method) and offer.spells.describes(game, oid, player, permanent.oid):
                    return AlternativeCost(method, offer.costs)
    raise IllegalAction(f"it can't be cast with {method} (CR 601.2b)")


def _may_be_chosen(game: Game, player: str, oid: int, alternative: AlternativeCost) -> bool:
    """Whether the condition of an alternative cost holds (CR 118.9)."""
    return alternative.condition is None or alternative.condition.holds(Context(game, player, oid))


def determine(
    game: Game, item: StackItem, alternative: AlternativeCost | None, additional: Sequence[str] = ()
) -> TotalCost:
    """The total cost of a proposed spell (CR 601.2f).

    It is the mana cost, or the alternative cost in its place, plus additional costs and increases, minus reductions.
    Effects that set a minimum come last; what they add is generic mana.

    Args:
        game: the game, with the spell on the stack.
        item: the spell.
        alternative: the alternative cost announced, if any.
        additional: the optional additional costs announced, by name.

    Raises:
        IllegalAction: there is no cost to pay (CR 118.6), no such additional cost, or X without an {X} (CR 107.3b).
    """
    values = game.characteristics(item.oid)
    parts: list[Cost] = list(alternative.costs) if alternative is not None else _mana_cost(values.mana_cost)
    for required in of_kind(values, AdditionalCost):
        parts += required.costs
    parts += _additional(of_kind(values, OptionalCost), additional)
    mana = symbols(_mana(parts))
    if item.x and "X" not in mana:
        raise IllegalAction("without {X} in the cost to pay X can only be 0 (CR 107.3b)")
    applying = [
        ability
        for permanent in game.battlefield()
        for ability in of_kind(game.characteristics(permanent.oid), CostModification)
        if ability.spells.describes(game, item.oid, game.controller_of(permanent.oid), permanent.oid)
    ]
    mana += [symbol for each in applying for symbol in symbols(each.increase)]
    generic = sum(_generic(symbol, item.x) for symbol in mana)
    others = [symbol for symbol in mana if symbol != "X" and not symbol.isdigit()]
    for each in applying:
        generic, others = _reduced(generic, others, symbols(each.reduction))
    generic = max([generic, *(least - len(others) for least in _minimums(game))])
    return TotalCost(generic, tuple(others), tuple(each for each in parts if not isinstance(each, Mana)))


def _minimums(game: Game) -> list[int]:
    """How much mana a spell costs at least, as each of the untapped permanents says that set a minimum (CR 601.2f)."""
    return [
        ability.mana
        for permanent in game.battlefield()
        if not permanent.tapped
        for ability in of_kind(game.characteristics(permanent.oid), MinimumCost)
    ]


def _same_mana(one: str, other: str) -> bool:
    """Whether two texts are the same mana symbols, in whatever order."""
    return bool(symbols(one)) and sorted(symbols(one)) == sorted(symbols(other))


def _mana_cost(mana_cost: str | None) -> list[Cost]:
    if mana_cost is None:
        raise IllegalAction("it has no mana cost to pay (CR 118.6)")
    return [Mana(mana_cost)]


def _mana(costs: Iterable[Cost]) -> str:
    return "".join(cost.mana for cost in costs if isinstance(cost, Mana))


def _additional(offered: list[OptionalCost], announced: Sequence[str]) -> list[Cost]:
    """The costs of the optional additional costs announced, each of which the spell has to offer (CR 601.2b)."""
    result: list[Cost] = []
    left = list(offered)
    for name in announced:
        found = next((each for each in left if each.name == name), None)
        if found is None:
            raise IllegalAction(f"it has no additional cost {name} (CR 601.2b)")
        left.remove(found)
        result += found.costs
    return result


def _generic(symbol: str, x: int) -> int:
    return x if symbol == "X" else int(symbol) if symbol.isdigit() else 0


def _reduced(generic: int, others: list[str], reduction: list[str]) -> tuple[int, list[str]]:
    """The mana component after one cost reduction, never less than nothing (CR 118.7a-d)."""
    left = list(others)
    for symbol in reduction:
        if symbol in left:
            left.remove(symbol)
        else:
            # Coloured mana of which the cost asks none reduces its generic mana (CR 118.7b-c).
            generic -= int(symbol) if symbol.isdigit() else 1
    return max(generic, 0), left
