"""Wrong engines for clauses that convoke implies: what creatures pay for, and how much of the cost."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from mtg_verdict.reference_engine import casting_spells, convoke, paying
from mtg_verdict.reference_engine.activating import Announcement
from mtg_verdict.reference_engine.choices import IllegalAction
from mtg_verdict.reference_engine.convoke import GENERIC, ConvokePayment
from mtg_verdict.reference_engine.costs import Payment
from mtg_verdict.reference_engine.game import Game
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
    from mtg_verdict.reference_engine.abilities import KeywordAbility, of_kind

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
