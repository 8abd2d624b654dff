"""Wrong engines for clauses on abilities: their categories, and how they are activated and paid for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from mtg_verdict.reference_engine import (
    activating,
    activation_restrictions,
    continuous_effects,
    costs,
    counting_abilities,
    damage,
    shields,
    stack,
)
from mtg_verdict.reference_engine.abilities import (
    ActivatedAbility,
    Cost,
    SacrificeSelf,
    Trigger,
    TriggeredAbility,
    label_of,
)
from mtg_verdict.reference_engine.activating import Announcement
from mtg_verdict.reference_engine.choices import IllegalAction
from mtg_verdict.reference_engine.costs import Payment
from mtg_verdict.reference_engine.damage import Assignment
from mtg_verdict.reference_engine.effects import GainLife
from mtg_verdict.reference_engine.effects_on_permanents import SacrificeObjects
from mtg_verdict.reference_engine.game import Event, Game, PendingTrigger
from mtg_verdict.reference_engine.modifications import Duration
from mtg_verdict.reference_engine.objects import Characteristics, Entity, Zone
from mtg_verdict.reference_engine.player_protection import player_can_be_targeted
from mtg_verdict.reference_engine.protection import can_be_targeted
from mtg_verdict.reference_engine.references import Context, Each, EachPlayer, Reference

from .patching import Patch
from .registry import mutant


@mutant("abil-402.10-three-categories")
def triggered_abilities_count_as_activated(patch: Patch) -> None:
    """Triggered abilities count as activated ones, since they use the stack like these."""

    def kinds(original: Callable[..., tuple[str, ...]], game: Game, values: Characteristics) -> tuple[str, ...]:
        return tuple(each.replace("triggered", "activated") for each in original(game, values))

    patch.wrap(counting_abilities.kinds_of_abilities, kinds)


@mutant("abil-402.10-mana-abilities-are-a-subset")
def mana_abilities_are_never_forbidden(patch: Patch) -> None:
    """What forbids activating abilities never forbids activating mana abilities."""
    patch.source(
        activation_restrictions.cant_be_activated, "if not (mana and restriction.unless_mana_abilities)", "if not mana"
    )


@mutant("abil-402.10-one-shot-or-continuous")
def effects_end_with_their_ability(patch: Patch) -> None:
    """An effect until end of turn ends as soon as the ability that began it has left the stack."""

    def resolve(original: Callable[..., None], game: Game) -> None:
        ability, now = not game.stack[-1].spell, game.next_timestamp
        original(game)
        if ability:
            game.effects = [
                each for each in game.effects if each.timestamp < now or each.duration is not Duration.END_OF_TURN
            ]

    patch.wrap(stack.resolve_top, resolve)


@mutant("abil-402.10-one-shot-or-continuous")
def effects_until_end_of_turn_stay(patch: Patch) -> None:
    """An effect until end of turn does not end."""
    patch.source(continuous_effects.end_until_end_of_turn, " if effect.duration is not Duration.END_OF_TURN", "")


@mutant("abil-402.10-replacement-prevention-are-effects")
def prevention_gives_life_back_afterwards(patch: Patch) -> None:
    """Damage that is prevented is dealt, and an ability triggers that gives as much life back."""

    def deal(
        original: Callable[..., None], game: Game, assignments: Sequence[Assignment], combat: bool = False
    ) -> None:
        prevented = [
            each for each in assignments if isinstance(each[1], str) and shields.absorb(game, each[0], each[1])
        ]
        original(game, assignments, combat)
        for source, to, number in prevented:
            event = Event("damage", player=str(to), source=source, amount=number)
            ability = TriggeredAbility(Trigger("damage"), (GainLife(number),))
            game.pending.append(PendingTrigger(str(to), source, ability, event))

    patch.wrap(damage.deal, deal)


@mutant("abil-402.10-targeted-only-with-the-word-target")
def whatever_an_ability_affects_is_its_target(patch: Patch) -> None:
    """An ability without the word "target" does not affect what it could not target."""

    def find(original: Callable[..., list[Entity]], self: Reference, ctx: Context) -> list[Entity]:
        found = original(self, ctx)
        if not ctx.item or ctx.item == ctx.source:
            return found
        return [
            each
            for each in found
            if (
                player_can_be_targeted(ctx.game, each)
                if isinstance(each, str)
                else can_be_targeted(ctx.game, each, ctx.source)
            )
        ]

    patch.wrap(Each.find, find)
    patch.wrap(EachPlayer.find, find)


@mutant("abil-403.1-cost-colon-effect")
def sources_are_sacrificed_on_resolution(patch: Patch) -> None:
    """A sacrifice that an activated ability costs is made as the ability resolves."""

    def activate(
        original: Callable[..., None],
        game: Game,
        player: str,
        source: int,
        ability: ActivatedAbility,
        announcement: Announcement,
    ) -> None:
        if SacrificeSelf() in ability.costs:
            ability = replace(
                ability,
                costs=tuple(each for each in ability.costs if not isinstance(each, SacrificeSelf)),
                effects=(SacrificeObjects(), *ability.effects),
                label=label_of(ability),
            )
        original(game, player, source, ability, announcement)

    patch.wrap(activating._activate_with_stack, activate)


@mutant("abil-403.1-whole-cost-must-be-paid")
def costs_are_paid_as_far_as_possible(patch: Patch) -> None:
    """An ability is activated even if a part of its cost can't be paid; the other parts are."""

    def pay_one(original: Callable[..., None], game: Game, cost: Cost, payment: Payment) -> None:
        try:
            original(game, cost, payment)
        except IllegalAction:
            if payment.source in game.zones[Zone.STACK]:
                raise

    patch.wrap(costs._pay_one, pay_one)


@mutant("abil-403.1-controller-pays")
def the_controller_of_the_permanent_pays(patch: Patch) -> None:
    """The cost of an ability is charged to the controller of the permanent, not to the player who activates it."""
    patch.source(
        activating._activate_with_stack,
        "costs.Payment(player, source,",
        "costs.Payment(game.controller_of(source), source,",
    )
