"""Wrong engines for clauses on convoke: what happens between announcing a spell and paying for it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from mtg_verdict.reference_engine import casting_spells, convoke, mana_window, paying, status
from mtg_verdict.reference_engine.choices import IllegalAction
from mtg_verdict.reference_engine.convoke import ConvokePayment
from mtg_verdict.reference_engine.game import Game, StackItem
from mtg_verdict.reference_engine.mana_window import ManaActivation

from .patching import Patch
from .registry import mutant


@mutant("cv-mana-ability-taps-first")
def spells_with_convoke_leave_no_time_for_mana_abilities(patch: Patch) -> None:
    """Once a spell with convoke is announced no mana ability can be activated for it."""

    def activate_all(
        original: Callable[..., None],
        game: Game,
        player: str,
        mana_from: Sequence[int],
        activations: Sequence[ManaActivation],
        mana: str,
    ) -> None:
        spell = game.stack[-1].oid
        if (mana_from or activations) and game.characteristics(spell).has_keyword("convoke"):
            raise IllegalAction("mana abilities come before the spell is announced")
        original(game, player, mana_from, activations, mana)

    patch.wrap(mana_window.activate_all, activate_all)


@mutant("cv-mana-creature-not-twice")
def creatures_tapped_for_mana_convoke_too(patch: Patch) -> None:
    """A creature tapped for mana while the spell is being cast may be tapped for convoke of the same spell."""
    for_mana: set[int] = set()

    def activate_all(original: Callable[..., None], game: Game, *arguments: object) -> None:
        untapped = {obj.oid for obj in game.battlefield() if not obj.tapped}
        original(game, *arguments)
        for_mana.clear()
        for_mana.update(oid for oid in untapped if oid in game.objects and game.objects[oid].tapped)

    def tap_for(
        original: Callable[..., None], game: Game, player: str, spell: int, payments: Sequence[ConvokePayment]
    ) -> None:
        for each in payments:
            if each.creature in for_mana:
                game.objects[each.creature].tapped = False
        original(game, player, spell, payments)

    patch.wrap(mana_window.activate_all, activate_all)
    patch.wrap(convoke.tap_for, tap_for)


@mutant("cv-sacrificed-for-mana", "x-cv-mana-abilities-first")
def creatures_are_tapped_for_convoke_before_mana_abilities(patch: Patch) -> None:
    """Creatures convoke before mana abilities are activated, and may then be sacrificed for mana as well."""
    patch.source(
        casting_spells.cast,
        "    mana_window.activate_all(",
        "    paying.convoke.tap_for(game, player, item.oid, announcement.convoke)\n    mana_window.activate_all(",
    )
    patch.source(paying.pay_total, "    convoke.tap_for(game, payment.player, payment.source, convoked)\n", "")


def _note_convoke(patch: Patch) -> dict[int, int]:
    """How many instances of convoke each spell has as it is announced, by its identity."""
    instances: dict[int, int] = {}

    def propose(original: Callable[..., StackItem], game: Game, *arguments: object) -> StackItem:
        item = original(game, *arguments)
        instances[item.oid] = _instances(game, item.oid)
        return item

    patch.wrap(casting_spells.propose, propose)
    return instances


def _instances(game: Game, spell: int) -> int:
    return sum(getattr(each, "keyword", "") == "convoke" for each in game.characteristics(spell).abilities)


@mutant("cv-caetus-sacrificed")
def convoke_is_settled_as_the_spell_is_announced(patch: Patch) -> None:
    """A spell that had convoke as it was announced has it as costs are paid, though what gave it is gone."""
    announced = _note_convoke(patch)

    def tap_for(
        original: Callable[..., None], game: Game, player: str, spell: int, payments: Sequence[ConvokePayment]
    ) -> None:
        if not announced.get(spell):
            original(game, player, spell, payments)
            return
        for payment in payments:
            convoke._check(game, player, payment)
            if not status.tap(game, payment.creature):
                raise IllegalAction("a tapped creature can't be tapped for convoke")

    patch.wrap(convoke.tap_for, tap_for)


@mutant("cv-caetus-other-source")
def losing_one_instance_of_convoke_loses_it_altogether(patch: Patch) -> None:
    """A spell that loses an instance of convoke while it is being cast has no convoke left, not even its own."""
    announced = _note_convoke(patch)

    def tap_for(
        original: Callable[..., None], game: Game, player: str, spell: int, payments: Sequence[ConvokePayment]
    ) -> None:
        if payments and _instances(game, spell) < announced.get(spell, 0):
            raise IllegalAction("the spell has lost convoke")
        original(game, player, spell, payments)

    patch.wrap(convoke.tap_for, tap_for)


@mutant("x-cv-library-mana-ability")
def mana_abilities_mill_while_casting_as_before(patch: Patch) -> None:
    """An ability that adds mana is a mana ability although it mills, as before August 2026."""
    patch.rulesets("cr-2026", mana_abilities_may_move_library_cards=True)
