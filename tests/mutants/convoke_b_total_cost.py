"""Wrong engines for clauses on convoke: what of the total cost creatures pay for, and what that leaves unchanged."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from mtg_verdict.reference_engine import casting_spells, continuous_effects, convoke, double_faced, paying, total_cost
from mtg_verdict.reference_engine.abilities import of_kind
from mtg_verdict.reference_engine.activating import Announcement
from mtg_verdict.reference_engine.casting_abilities import CostModification
from mtg_verdict.reference_engine.choices import IllegalAction
from mtg_verdict.reference_engine.convoke import ConvokePayment
from mtg_verdict.reference_engine.costs import Payment
from mtg_verdict.reference_engine.game import Game
from mtg_verdict.reference_engine.mana import mana_value, symbols
from mtg_verdict.reference_engine.objects import Characteristics, GameObject, Zone
from mtg_verdict.reference_engine.paying import DecidedCost
from mtg_verdict.reference_engine.total_cost import TotalCost

from .patching import Patch
from .registry import mutant


def _printed(game: Game, payment: Payment) -> DecidedCost:
    """The mana cost of a spell, whatever its total cost is."""
    found = symbols(game.characteristics(payment.source).mana_cost)
    cast = game.objects[payment.source].cast
    x = cast.x if cast is not None else 0
    generic = sum(x if each == "X" else int(each) if each.isdigit() else 0 for each in found)
    return DecidedCost(generic, tuple(each for each in found if each != "X" and not each.isdigit()), 0)


def _less_where_possible(total: TotalCost, paid: Sequence[str]) -> TotalCost:
    """What is left of a total cost; what it does not ask for counts for nothing."""
    generic, left = total.generic, list(total.symbols)
    for symbol in paid:
        if symbol == convoke.GENERIC:
            generic = max(generic - 1, 0)
        elif symbol in left:
            left.remove(symbol)
    return TotalCost(generic, tuple(left), total.others)


@mutant("cv-total-cost-alternative", "cv-total-cost-additional", "cv-total-cost-increase")
def creatures_pay_for_the_printed_cost_only(patch: Patch) -> None:
    """Creatures that convoke are matched against the printed mana cost; what is added to it must be paid with mana."""

    def pay_total(
        original: Callable[..., None],
        game: Game,
        payment: Payment,
        total: TotalCost,
        convoked: Sequence[ConvokePayment] = (),
    ) -> None:
        convoke.tap_for(game, payment.player, payment.source, convoked)
        paid = [each.symbol for each in convoked]
        if _printed(game, payment).less(paid) is None:
            raise IllegalAction("the mana cost has no such mana for a creature to pay for")
        original(game, payment, _less_where_possible(total, paid))

    patch.wrap(paying.pay_total, pay_total)


@mutant("cv-total-cost-increase")
def what_raises_the_cost_is_not_charged_if_creatures_pay_the_rest(patch: Patch) -> None:
    """A spell costs no more for what raises its cost if creatures pay for all of the rest."""

    def pay_total(
        original: Callable[..., None],
        game: Game,
        payment: Payment,
        total: TotalCost,
        convoked: Sequence[ConvokePayment] = (),
    ) -> None:
        rest = _less_where_possible(total, _increases(game, payment.source))
        left = DecidedCost(rest.generic, rest.symbols, 0).less([each.symbol for each in convoked])
        original(game, payment, rest if convoked and left == DecidedCost(0, (), 0) else total, convoked)

    patch.wrap(paying.pay_total, pay_total)


def _increases(game: Game, spell: int) -> list[str]:
    """The mana by which effects raise the cost of a spell, generic mana one by one."""
    return [
        mana
        for permanent in game.battlefield()
        for each in of_kind(game.characteristics(permanent.oid), CostModification)
        if each.spells.describes(game, spell, game.controller_of(permanent.oid), permanent.oid)
        for symbol in symbols(each.increase)
        for mana in ([convoke.GENERIC] * int(symbol) if symbol.isdigit() else [symbol])
    ]


@mutant("cv-total-cost-reduction")
def costs_are_reduced_after_creatures_are_tapped(patch: Patch) -> None:
    """Creatures pay for the cost before it is reduced; the reduction applies to what they leave, or to nothing."""
    later: list[list[str]] = []

    def determine(original: Callable[..., TotalCost], *arguments: object) -> TotalCost:
        later.clear()
        return original(*arguments)

    def reduced(generic: int, others: list[str], reduction: list[str]) -> tuple[int, list[str]]:
        later.append(reduction)
        return generic, others

    reduce = patch.original(total_cost._reduced)

    def less(
        original: Callable[..., DecidedCost | None], cost: DecidedCost, convoked: Sequence[str]
    ) -> DecidedCost | None:
        left = original(cost, convoked)
        if left is None:
            return None
        generic, others = left.generic, list(left.symbols)
        for reduction in later:
            generic, others = reduce(generic, others, reduction)
        return DecidedCost(generic, tuple(others), left.life)

    patch.wrap(total_cost.determine, determine)
    patch.replace(total_cost._reduced, reduced)
    patch.wrap(paying.DecidedCost.less, less)


@mutant("cv-applies-after-total-cost")
def creatures_reduce_the_cost_by_generic_mana(patch: Patch) -> None:
    """Each creature tapped for convoke is a cost reduction of {1}, whatever it was announced to pay for."""

    def less(cost: DecidedCost, convoked: Sequence[str]) -> DecidedCost:
        return DecidedCost(max(cost.generic - len(convoked), 0), cost.symbols, cost.life)

    patch.replace(paying.DecidedCost.less, less)


@mutant("cv-mana-cost-unchanged")
def spells_convoked_have_the_mana_cost_that_was_paid(patch: Patch) -> None:
    """A spell that creatures were tapped for has the mana spent on it as its mana cost."""

    def values(original: Callable[..., Characteristics], game: Game, obj: GameObject) -> Characteristics:
        found = original(game, obj)
        if obj.zone is not Zone.STACK or obj.cast is None or not obj.cast.convoked:
            return found
        return found.changed(mana_cost=obj.cast.mana_spent or "{0}")

    patch.wrap(continuous_effects.copiable_values, values)


@mutant("cv-mana-value-unchanged")
def mana_value_is_the_mana_spent(patch: Patch) -> None:
    """The mana value of a spell on the stack is how much mana was spent on it."""

    def value(original: Callable[..., int], game: Game, oid: int) -> int:
        obj = game.objects.get(oid)
        if obj is None or obj.zone is not Zone.STACK or obj.cast is None:
            return original(game, oid)
        return mana_value(obj.cast.mana_spent)

    patch.wrap(double_faced.mana_value_of, value)


@mutant("cv-not-an-alternative-cost", "cv-combined-with-alternative-cost")
def convoke_is_an_alternative_cost(patch: Patch) -> None:
    """Convoke excludes alternative costs: creatures pay only for spells cast for their mana cost."""

    def cast(
        original: Callable[..., int], game: Game, player: str, oid: int, method: str | None, announced: Announcement
    ) -> int:
        if method is not None and announced.convoke:
            raise IllegalAction("only one alternative cost can be applied to a spell")
        return original(game, player, oid, method, announced)

    patch.wrap(casting_spells.cast, cast)
