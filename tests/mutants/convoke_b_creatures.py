"""Wrong engines for clauses on convoke: which creatures may be tapped, for what, and what that does to them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from mtg_verdict.reference_engine import combat_damage, convoke, creatures
from mtg_verdict.reference_engine.abilities import ActivatedAbility, TapSymbol, of_kind
from mtg_verdict.reference_engine.choices import IllegalAction
from mtg_verdict.reference_engine.continuous_effects import remove_from_combat
from mtg_verdict.reference_engine.convoke import ConvokePayment
from mtg_verdict.reference_engine.game import Game

from .patching import Patch
from .registry import mutant


@mutant("cv-any-untapped-creature")
def creatures_of_opponents_convoke(patch: Patch) -> None:
    """A player may tap untapped creatures of any player for convoke."""
    patch.source(convoke._check, " or game.controller_of(obj.oid) != player", "")


@mutant("cv-any-untapped-creature")
def tapped_creatures_convoke(patch: Patch) -> None:
    """Creatures that are tapped already may be tapped for convoke again."""
    patch.source(
        convoke.tap_for,
        "if not status.tap(game, payment.creature)",
        "status.tap(game, payment.creature)\n        if False",
    )


@mutant("cv-any-untapped-creature")
def permanents_that_are_no_creatures_convoke(patch: Patch) -> None:
    """Whatever permanent a player controls may be tapped for convoke."""
    patch.source(convoke._check, 'if not values.is_type("creature")', "if False")


@mutant("cv-any-untapped-creature")
def only_coloured_creatures_and_those_with_tap_abilities_convoke(patch: Patch) -> None:
    """A creature without colours and without an ability with {T} is no candidate for convoke."""

    def check(original: Callable[..., None], game: Game, player: str, payment: ConvokePayment) -> None:
        original(game, player, payment)
        values = game.characteristics(payment.creature)
        abilities = of_kind(values, ActivatedAbility)
        if not values.colors and not any(isinstance(cost, TapSymbol) for each in abilities for cost in each.costs):
            raise IllegalAction("it has neither a colour nor an ability with {T}")

    patch.wrap(convoke._check, check)


@mutant("cv-recently-controlled-creature", "x-cv-sick-mana-creature")
def creatures_that_just_came_do_not_convoke(patch: Patch) -> None:
    """Summoning sickness keeps a creature from being tapped for convoke."""

    def check(original: Callable[..., None], game: Game, player: str, payment: ConvokePayment) -> None:
        original(game, player, payment)
        if creatures.restricted(game, payment.creature):
            raise IllegalAction("not controlled continuously since the turn began")

    patch.wrap(convoke._check, check)


@mutant("cv-multicolor-generic")
def creatures_that_share_no_colour_with_the_spell_do_not_convoke(patch: Patch) -> None:
    """A creature may be tapped for convoke only if it shares a colour with the spell."""

    def tap_for(
        original: Callable[..., None], game: Game, player: str, spell: int, payments: Sequence[ConvokePayment]
    ) -> None:
        colors = set(game.characteristics(spell).colors)
        if any(colors.isdisjoint(game.characteristics(each.creature).colors) for each in payments):
            raise IllegalAction("the creature shares no colour with the spell")
        original(game, player, spell, payments)

    patch.wrap(convoke.tap_for, tap_for)


@mutant("cv-multicolor-any-color")
def creatures_convoke_for_their_first_colour_only(patch: Patch) -> None:
    """A creature of several colours pays for mana of the first of them, never for another."""
    patch.source(convoke._check, "not in values.colors", "not in values.colors[:1]")


@mutant("cv-multicolor-any-color")
def creatures_convoke_for_each_of_their_colours(patch: Patch) -> None:
    """A creature of several colours may be tapped once and pay for one mana of each of them."""

    def tap_for(
        original: Callable[..., None], game: Game, player: str, spell: int, payments: Sequence[ConvokePayment]
    ) -> None:
        first = {each.creature: each for each in reversed(payments)}
        again = [each for each in payments if first[each.creature] is not each]
        for each in again:
            convoke._check(game, player, each)
        if len({(each.creature, each.symbol) for each in payments}) != len(payments):
            raise IllegalAction("the creature pays for one mana of each of its colours")
        original(game, player, spell, [each for each in payments if each not in again])

    patch.wrap(convoke.tap_for, tap_for)


@mutant("cv-attacking-creature-stays")
def creatures_tapped_for_convoke_are_removed_from_combat(patch: Patch) -> None:
    """Tapping an attacking creature for convoke removes it from combat."""

    def tap_for(
        original: Callable[..., None], game: Game, player: str, spell: int, payments: Sequence[ConvokePayment]
    ) -> None:
        original(game, player, spell, payments)
        for each in payments:
            if each.creature in game.combat.attackers:
                remove_from_combat(game, each.creature)

    patch.wrap(convoke.tap_for, tap_for)


@mutant("cv-blocking-creature-stays")
def tapped_blockers_deal_no_damage(patch: Patch) -> None:
    """A blocking creature that is tapped deals no combat damage."""
    patch.source(
        combat_damage.begin_combat_damage,
        "if blocker in dealing:",
        "if blocker in dealing and not game.objects[blocker].tapped:",
    )


@mutant("cv-blocking-creature-stays")
def tapped_blockers_unblock_their_attackers(patch: Patch) -> None:
    """An attacker whose blockers are all tapped is not blocked any more."""

    def tap_for(
        original: Callable[..., None], game: Game, player: str, spell: int, payments: Sequence[ConvokePayment]
    ) -> None:
        original(game, player, spell, payments)
        for each in payments:
            for attacker in game.combat.blockers.pop(each.creature, ()):
                if not any(attacker in blocked for blocked in game.combat.blockers.values()):
                    game.combat.blocked.discard(attacker)

    patch.wrap(convoke.tap_for, tap_for)
