"""Wrong engines for clauses that convoke implies: what creatures pay for, and how much of the cost."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from mtg_verdict.reference_engine import casting_spells, convoke, delve, paying, total_cost
from mtg_verdict.reference_engine.abilities import KeywordAbility, of_kind
from mtg_verdict.reference_engine.activating import Announcement
from mtg_verdict.reference_engine.choices import IllegalAction
from mtg_verdict.reference_engine.convoke import GENERIC, ConvokePayment
from mtg_verdict.reference_engine.costs import Payment
from mtg_verdict.reference_engine.game import Game
from mtg_verdict.reference_engine.mana import symbols
from mtg_verdict.reference_engine.objects import COLOR_OF_SYMBOL
from mtg_verdict.reference_engine.paying import DecidedCost
from mtg_verdict.reference_engine.total_cost import TotalCost

from .patching import Patch
from .registry import mutant


@mutant("x-cv-colorless-creature")
def face_down_creatures_pay_with_the_colour_of_the_card(patch: Patch) -> None:
    """A face-down creature pays for mana of the colours that its card has face up."""

    def check(original: Callable[..., None], game: Game, player: str, payment: ConvokePayment) -> None:
        obj = game.objects.get(payment.creature)
        if obj is None or not obj.face_down:
            original(game, player, payment)
        elif payment.symbol != GENERIC and COLOR_OF_SYMBOL[payment.symbol] not in obj.card.faces[0].colors:
            raise IllegalAction("the card is not of that colour")

    patch.wrap(convoke._check, check)


@mutant("x-cv-x-in-cost")
def x_is_limited_by_the_mana_there_is(patch: Patch) -> None:
    """The value of X can't be more than the mana in the pool and the lands announced give; creatures do not count."""

    def cast(
        original: Callable[..., int], game: Game, player: str, oid: int, method: str | None, announced: Announcement
    ) -> int:
        if (announced.x or 0) > game.players[player].pool.total() + len(announced.mana_from):
            raise IllegalAction("X is more than the mana there is")
        return original(game, player, oid, method, announced)

    patch.wrap(casting_spells.cast, cast)


@mutant("x-cv-no-overpayment")
def more_creatures_than_mana_may_be_tapped(patch: Patch) -> None:
    """Any number of creatures may be tapped for convoke; those that have nothing to pay for are tapped all the same."""

    def less(cost: DecidedCost, convoked: Sequence[str]) -> DecidedCost:
        generic, left = cost.generic, list(cost.symbols)
        for symbol in convoked:
            if symbol in left:
                left.remove(symbol)
            else:
                generic = max(generic - 1, 0)
        return DecidedCost(generic, tuple(left), cost.life)

    patch.replace(paying.DecidedCost.less, less)


@mutant("x-cv-partial-convoke")
def convoke_pays_for_everything_or_nothing(patch: Patch) -> None:
    """Creatures pay for the whole mana of the total cost, or none of them may be tapped."""

    def pay_total(
        original: Callable[..., None],
        game: Game,
        payment: Payment,
        total: TotalCost,
        convoked: Sequence[ConvokePayment] = (),
    ) -> None:
        if convoked and len(convoked) != total.generic + len(total.symbols):
            raise IllegalAction("creatures pay for all of the mana or for none of it")
        original(game, payment, total, convoked)

    patch.wrap(paying.pay_total, pay_total)


@mutant("x-cv-partial-convoke")
def creatures_are_tapped_without_being_announced(patch: Patch) -> None:
    """Whatever the player announces, untapped creatures are tapped for the generic mana of a spell with convoke."""

    def pay_total(
        original: Callable[..., None],
        game: Game,
        payment: Payment,
        total: TotalCost,
        convoked: Sequence[ConvokePayment] = (),
    ) -> None:
        chosen = list(convoked)
        if game.characteristics(payment.source).has_keyword("convoke"):
            announced = {each.creature for each in chosen}
            chosen += [
                ConvokePayment(obj.oid, "{1}")
                for obj in game.battlefield()
                if game.controller_of(obj.oid) == payment.player
                and game.characteristics(obj.oid).is_type("creature")
                and not obj.tapped
                and obj.oid not in announced
            ][: max(total.generic - sum(each.symbol == GENERIC for each in chosen), 0)]
        original(game, payment, total, chosen)

    patch.wrap(paying.pay_total, pay_total)


@mutant("x-cv-redundant-instances")
def each_instance_of_convoke_lets_the_same_creature_pay(patch: Patch) -> None:
    """A creature pays for as many mana as the spell has instances of convoke."""

    def tap_for(
        original: Callable[..., None], game: Game, player: str, spell: int, payments: Sequence[ConvokePayment]
    ) -> None:
        instances = sum(text == "convoke" for text in _keywords(game, spell))
        taken: dict[int, int] = {}
        once = []
        for each in payments:
            taken[each.creature] = taken.get(each.creature, 0) + 1
            if taken[each.creature] == 1 or taken[each.creature] > instances:
                once.append(each)
        original(game, player, spell, once)

    patch.wrap(convoke.tap_for, tap_for)


def _keywords(game: Game, spell: int) -> list[str]:
    """The keyword abilities of a spell, each as often as it has it."""
    return [each.keyword for each in of_kind(game.characteristics(spell), KeywordAbility)]


@mutant("x-cv-animated-permanents")
def only_creature_cards_and_tokens_convoke(patch: Patch) -> None:
    """A permanent may be tapped for convoke only if it is a creature as printed, whatever effects have made of it."""

    def check(original: Callable[..., None], game: Game, player: str, payment: ConvokePayment) -> None:
        original(game, player, payment)
        obj = game.objects[payment.creature]
        if not obj.card.faces[obj.face].is_type("creature"):
            raise IllegalAction("the card is no creature card")

    patch.wrap(convoke._check, check)


@mutant("x-cv-colorless-mana-symbol")
def colourless_creatures_pay_for_colourless_mana(patch: Patch) -> None:
    """A creature without colours may pay for {C} in the total cost."""

    def symbol(original: Callable[..., str], payment: ConvokePayment) -> str:
        return "C" if payment.pays == "{C}" else original(payment)

    def check(original: Callable[..., None], game: Game, player: str, payment: ConvokePayment) -> None:
        if payment.pays != "{C}":
            original(game, player, payment)
        elif game.characteristics(payment.creature).colors:
            raise IllegalAction("only a colourless creature pays for colourless mana")

    patch.wrap(convoke.ConvokePayment.symbol, symbol)
    patch.wrap(convoke._check, check)


@mutant("x-cv-colorless-mana-symbol")
def colourless_mana_counts_as_generic(patch: Patch) -> None:
    """{C} in the total cost is generic mana, which any creature and any mana pays for."""

    def ways(original: Callable[..., Iterator[DecidedCost]], total: TotalCost) -> Iterator[DecidedCost]:
        left = tuple(each for each in total.symbols if each != "C")
        yield from original(TotalCost(total.generic + len(total.symbols) - len(left), left, total.others))

    patch.wrap(paying.ways, ways)


@mutant("x-cv-hybrid")
def creatures_do_not_pay_for_hybrid_symbols(patch: Patch) -> None:
    """A hybrid symbol can only be paid with mana: creatures pay for plain symbols of a colour."""

    def pay_total(
        original: Callable[..., None],
        game: Game,
        payment: Payment,
        total: TotalCost,
        convoked: Sequence[ConvokePayment] = (),
    ) -> None:
        plain = DecidedCost(total.generic, tuple(each for each in total.symbols if "/" not in each), 0)
        if plain.less([each.symbol for each in convoked]) is None:
            raise IllegalAction("creatures do not pay for hybrid symbols")
        original(game, payment, total, convoked)

    patch.wrap(paying.pay_total, pay_total)


@mutant("x-cv-hybrid")
def hybrid_symbols_take_creatures_of_both_colours(patch: Patch) -> None:
    """A creature pays for a hybrid symbol only if it is of both of its colours."""

    def pay_total(
        original: Callable[..., None],
        game: Game,
        payment: Payment,
        total: TotalCost,
        convoked: Sequence[ConvokePayment] = (),
    ) -> None:
        hybrid = any("/" in each for each in total.symbols)
        colored = [each for each in convoked if each.symbol != GENERIC]
        if hybrid and any(len(game.characteristics(each.creature).colors) < 2 for each in colored):
            raise IllegalAction("the creature is not of both colours")
        original(game, payment, total, convoked)

    patch.wrap(paying.pay_total, pay_total)


@mutant("x-cv-with-delve")
def convoke_and_delve_exclude_each_other(patch: Patch) -> None:
    """Only one of convoke and delve may be used for a spell."""

    def exile_for(original: Callable[..., list[int]], game: Game, payment: Payment) -> list[int]:
        exiled = original(game, payment)
        if exiled and any(obj.oid in tapped for obj in game.battlefield()):
            raise IllegalAction("creatures have been tapped for the spell")
        return exiled

    tapped: set[int] = set()

    def tap_for(
        original: Callable[..., None], game: Game, player: str, spell: int, payments: Sequence[ConvokePayment]
    ) -> None:
        tapped.clear()
        original(game, player, spell, payments)
        tapped.update(each.creature for each in payments)

    patch.wrap(delve.exile_for, exile_for)
    patch.wrap(convoke.tap_for, tap_for)


@mutant("x-cv-with-delve")
def delve_pays_for_coloured_and_hybrid_symbols(patch: Patch) -> None:
    """A card exiled for delve pays for any symbol of the total cost, hybrid and coloured ones included."""

    def less(original: Callable[..., DecidedCost | None], cost: DecidedCost, paid: Sequence[str]) -> DecidedCost | None:
        generic, left = cost.generic, list(cost.symbols)
        for symbol in sorted(paid, key=GENERIC.__eq__):
            if symbol in left:
                left.remove(symbol)
            elif symbol == GENERIC and generic:
                generic -= 1
            elif symbol == GENERIC and left:
                left.pop()
            else:
                return None
        return DecidedCost(generic, tuple(left), cost.life)

    patch.wrap(paying.DecidedCost.less, less)


@mutant("x-cv-with-delve")
def delve_and_convoke_pay_for_the_same_mana(patch: Patch) -> None:
    """Cards exiled for delve that have no generic mana left to pay for are exiled all the same."""

    def less(original: Callable[..., DecidedCost | None], cost: DecidedCost, paid: Sequence[str]) -> DecidedCost | None:
        colored = [symbol for symbol in paid if symbol != GENERIC]
        return original(cost, [*colored, *[GENERIC] * min(len(paid) - len(colored), cost.generic)])

    patch.wrap(paying.DecidedCost.less, less)


@mutant("x-cv-minimum-cost")
def a_minimum_cost_counts_mana_spent_after_convoke(patch: Patch) -> None:
    """A minimum total cost has to be paid with mana, on top of what creatures pay for."""

    def pay_total(
        original: Callable[..., None],
        game: Game,
        payment: Payment,
        total: TotalCost,
        convoked: Sequence[ConvokePayment] = (),
    ) -> None:
        original(game, payment, total, convoked)
        if len(symbols(payment.mana_spent)) < max(total_cost._minimums(game), default=0):
            raise IllegalAction("less mana was spent than the minimum")

    patch.wrap(paying.pay_total, pay_total)


@mutant("x-cv-minimum-cost")
def convoke_comes_before_a_minimum_cost(patch: Patch) -> None:
    """No minimum applies to a spell that creatures are tapped for."""
    patch.source(
        total_cost.determine,
        "least - len(others) for least in",
        'least * (not values.has_keyword("convoke")) - len(others) for least in',
    )


@mutant("x-cv-without-paying-mana-cost")
def creatures_are_tapped_for_the_mana_cost_of_a_free_spell(patch: Patch) -> None:
    """Creatures may be tapped for the printed mana cost of a spell that is cast without paying it."""

    def less(original: Callable[..., DecidedCost | None], cost: DecidedCost, paid: Sequence[str]) -> DecidedCost | None:
        return original(cost, paid) or (cost if not cost.generic and not cost.symbols else None)

    patch.wrap(paying.DecidedCost.less, less)


@mutant("x-cv-without-paying-mana-cost")
def creatures_pay_nothing_for_free_spells(patch: Patch) -> None:
    """Convoke can't be used at all for a spell cast without paying its mana cost, whatever it costs in the end."""

    def cast(
        original: Callable[..., int], game: Game, player: str, oid: int, method: str | None, announced: Announcement
    ) -> int:
        if method == "{0}" and announced.convoke:
            raise IllegalAction("the spell is cast without paying its mana cost")
        return original(game, player, oid, method, announced)

    patch.wrap(casting_spells.cast, cast)
