"""Wrong engines for clauses that convoke implies: the steps of casting, and what tapping a creature is not."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from mtg_verdict.reference_engine import (
    activation_restrictions,
    casting_spells,
    convoke,
    creatures,
    mana_window,
    paying,
    status,
)
from mtg_verdict.reference_engine.abilities import ActivatedAbility, StaticAbility, TapSymbol, of_kind
from mtg_verdict.reference_engine.choices import IllegalAction
from mtg_verdict.reference_engine.convoke import ConvokePayment
from mtg_verdict.reference_engine.costs import Payment
from mtg_verdict.reference_engine.effects import AddMana
from mtg_verdict.reference_engine.game import Game, PendingTrigger
from mtg_verdict.reference_engine.modifications import AddAbilities
from mtg_verdict.reference_engine.objects import COLOR_OF_SYMBOL
from mtg_verdict.reference_engine.references import Filter
from mtg_verdict.reference_engine.replay import Table
from mtg_verdict.reference_engine.total_cost import TotalCost

from .patching import Patch
from .registry import mutant


@mutant("x-cv-cost-locked-in")
def the_total_cost_is_determined_again_as_it_is_paid(patch: Patch) -> None:
    """What changes costs counts if it is there as costs are paid, not as the total cost is determined."""
    patch.source(
        casting_spells.cast,
        "paying.pay_total(game, payment, total,",
        "paying.pay_total(game, payment, total_cost.determine(game, item, alternative, announcement.additional_costs),",
    )


@mutant("x-cv-sick-mana-creature")
def casting_a_spell_frees_creatures_from_summoning_sickness(patch: Patch) -> None:
    """While a spell is being cast, creatures that just came may be tapped for their mana abilities."""
    casting: list[bool] = []

    def activate_all(original: Callable[..., None], *arguments: object) -> None:
        casting.append(True)
        try:
            original(*arguments)
        finally:
            casting.clear()

    def can_pay_symbols(original: Callable[..., bool], game: Game, oid: int, ability: ActivatedAbility) -> bool:
        return bool(casting) or original(game, oid, ability)

    patch.wrap(mana_window.activate_all, activate_all)
    patch.wrap(creatures.can_pay_symbols, can_pay_symbols)


@mutant("x-cv-not-an-activated-ability")
def convoke_is_a_mana_ability_of_each_creature(patch: Patch) -> None:
    """A creature convokes by a mana ability with {T} that it has, which effects may forbid activating."""

    def check(original: Callable[..., None], game: Game, player: str, payment: ConvokePayment) -> None:
        original(game, player, payment)
        ability = ActivatedAbility((TapSymbol(),), (AddMana(payment.pays),))
        if activation_restrictions.cant_be_activated(game, payment.creature, ability):
            raise IllegalAction("its mana abilities can't be activated")

    patch.wrap(convoke._check, check)


@mutant("x-cv-no-mana-spent")
def creatures_tapped_for_convoke_make_mana_that_is_spent(patch: Patch) -> None:
    """For each creature that convokes a spell, mana of its first colour counts as spent on the spell."""

    def pay_total(
        original: Callable[..., None],
        game: Game,
        payment: Payment,
        total: TotalCost,
        convoked: Sequence[ConvokePayment] = (),
    ) -> None:
        original(game, payment, total, convoked)
        colors = [game.characteristics(each.creature).colors[:1] for each in convoked]
        letters = {color: letter for letter, color in COLOR_OF_SYMBOL.items()}
        payment.mana_spent += "".join(f"{{{letters[color]}}}" for found in colors for color in found)

    patch.wrap(paying.pay_total, pay_total)


@mutant("x-cv-becomes-tapped-triggers")
def convoking_creatures_are_tapped_without_an_event(patch: Patch) -> None:
    """A creature tapped for convoke is tapped, but does not become tapped: nothing triggers on it."""

    def tap(original: Callable[..., bool], game: Game, oid: int) -> bool:
        triggered = list(game.pending)
        tapped = original(game, oid)
        if paying_with_creatures:
            game.pending = triggered
        return tapped

    paying_with_creatures: list[bool] = []

    def tap_for(original: Callable[..., None], *arguments: object) -> None:
        paying_with_creatures.append(True)
        try:
            original(*arguments)
        finally:
            paying_with_creatures.clear()

    patch.wrap(status.tap, tap)
    patch.wrap(convoke.tap_for, tap_for)


@mutant("x-cv-casting-undone")
def creatures_stay_tapped_when_the_casting_is_undone(patch: Patch) -> None:
    """If the total cost is not paid in full the spell goes back, but creatures tapped for it remain tapped."""
    tapped: list[int] = []

    def pay_total(
        original: Callable[..., None],
        game: Game,
        payment: Payment,
        total: TotalCost,
        convoked: Sequence[ConvokePayment] = (),
    ) -> None:
        try:
            original(game, payment, total, convoked)
        except IllegalAction:
            tapped[:] = [each.creature for each in convoked]
            raise

    def run(original: Callable[..., object], table: Table, *arguments: object) -> object:
        tapped.clear()
        try:
            return original(table, *arguments)
        except IllegalAction:
            for oid in tapped:
                if oid in table.game.objects:
                    table.game.objects[oid].tapped = True
            raise

    patch.wrap(paying.pay_total, pay_total)
    patch.wrap(Table._run, run)


@mutant("x-cv-casting-undone")
def what_triggered_on_an_undone_casting_stays(patch: Patch) -> None:
    """If the casting is undone, what triggered on creatures being tapped for it has triggered all the same."""
    pending: list[PendingTrigger] = []

    def pay_total(
        original: Callable[..., None],
        game: Game,
        payment: Payment,
        total: TotalCost,
        convoked: Sequence[ConvokePayment] = (),
    ) -> None:
        try:
            original(game, payment, total, convoked)
        except IllegalAction:
            pending[:] = game.pending
            raise

    def run(original: Callable[..., object], table: Table, *arguments: object) -> object:
        pending.clear()
        try:
            return original(table, *arguments)
        except IllegalAction:
            table.game.pending = [*pending]
            raise

    patch.wrap(paying.pay_total, pay_total)
    patch.wrap(Table._run, run)


@mutant("x-cv-caetus-scope")
def permanents_speak_about_spells_of_every_player(patch: Patch) -> None:
    """An ability of a permanent that speaks of the spells its controller casts speaks of everyone's spells."""
    patch.source(
        Filter.describes,
        "if self.controller is not None and (",
        'if self.controller is not None and self.zone.value != "stack" and (',
    )


@mutant("x-cv-caetus-scope")
def abilities_for_noncreature_spells_reach_creature_spells(patch: Patch) -> None:
    """An ability of a permanent that speaks of noncreature spells speaks of creature spells too."""
    patch.source(
        Filter._characteristics_match,
        "or values.is_type(*self.not_types)",
        'or (self.zone.value != "stack" and values.is_type(*self.not_types))',
    )


@mutant("x-cv-caetus-scope")
def artifact_creature_spells_are_noncreature_spells(patch: Patch) -> None:
    """A creature spell of another card type besides is taken for a noncreature spell."""
    patch.source(
        Filter._characteristics_match,
        "or values.is_type(*self.not_types)",
        "or (values.is_type(*self.not_types) and not (len(values.types) > 1 and self.zone.value == 'stack'))",
    )


@mutant("x-cv-caetus-scope")
def what_gives_convoke_does_not_convoke(patch: Patch) -> None:
    """A creature that gives convoke to spells can't be tapped for it."""

    def check(original: Callable[..., None], game: Game, player: str, payment: ConvokePayment) -> None:
        original(game, player, payment)
        for ability in of_kind(game.characteristics(payment.creature), StaticAbility):
            for each in ability.modifications:
                if isinstance(each, AddAbilities) and convoke.convoke() in each.abilities:
                    raise IllegalAction("it gives convoke itself")

    patch.wrap(convoke._check, check)


@mutant("x-cv-convoked-reference")
def creatures_tapped_for_mana_have_convoked_too(patch: Patch) -> None:
    """Every creature tapped while the spell was being cast has convoked it, those tapped for mana included."""
    patch.source(
        casting_spells._remember_payment,
        "for each in announcement.convoke)",
        "for each in announcement.convoke) + announcement.mana_from",
    )
