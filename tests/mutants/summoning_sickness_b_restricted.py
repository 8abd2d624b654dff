"""Wrong engines for clauses on what summoning sickness keeps a creature from, and what it leaves alone."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from mtg_verdict.reference_engine import combat, combat_damage, continuous_effects, costs, creatures, targets, triggers
from mtg_verdict.reference_engine.abilities import (
    Ability,
    Cost,
    StaticAbility,
    TapSymbol,
    TapTotalPower,
    TapUntapped,
    of_kind,
)
from mtg_verdict.reference_engine.choices import IllegalAction
from mtg_verdict.reference_engine.effects import Fight, objects_of
from mtg_verdict.reference_engine.game import Game
from mtg_verdict.reference_engine.objects import Characteristics, Entity, GameObject, Zone
from mtg_verdict.reference_engine.references import Context

from .patching import Patch
from .registry import mutant


def is_sick(game: Game, entity: Entity) -> bool:
    """Whether ``entity`` is a permanent that CR 302.6 restricts."""
    obj = game.objects.get(entity) if isinstance(entity, int) else None
    return obj is not None and obj.zone is Zone.BATTLEFIELD and creatures.restricted(game, obj.oid)


# --- What it is ------------------------------------------------------------------------------------------------------


class Sickness(Ability):
    """The ability that a permanent has which just came, as this wrong engine sees it."""


@mutant("ss-not-a-status-or-effect")
def sickness_is_an_ability(patch: Patch) -> None:
    """Summoning sickness is an ability of the creature: an effect that removes all abilities frees it."""
    sickness = Sickness()

    def values_with_it(original: Callable[..., Characteristics], game: Game, obj: GameObject) -> Characteristics:
        values = original(game, obj)
        if game.deriving is None or obj.zone is not Zone.BATTLEFIELD or obj.since_turn_began:
            return values
        return values.changed(abilities=(*values.abilities, sickness))

    def restricted(game: Game, oid: int) -> bool:
        values = game.characteristics(oid)
        return values.is_type("creature") and bool(of_kind(values, Sickness)) and not values.has_keyword("haste")

    patch.wrap(continuous_effects.copiable_values, values_with_it)
    patch.replace(creatures.restricted, restricted)


@mutant("ss-check-is-creature", "x-ss-new-land-taps-before-animation")
def every_new_permanent_is_sick(patch: Patch) -> None:
    """Every permanent that just came has its {T} abilities locked, artifacts and lands included."""
    patch.source(creatures.restricted, 'values.is_type("creature") and', "True and")


# --- What it forbids -------------------------------------------------------------------------------------------------


def _taps(cost: costs.CostWithObjects) -> bool:
    """Whether what pays the cost is tapped for it."""
    return isinstance(cost, TapUntapped | TapTotalPower)


@mutant("ss-rule-restricts-only-use")
def sick_creatures_are_no_targets_and_no_sacrifices(patch: Patch) -> None:
    """A sick creature is no legal target and can't be sacrificed."""

    def legal(original: Callable[..., bool], game: Game, spec: object, entity: Entity, item: object) -> bool:
        return original(game, spec, entity, item) and not is_sick(game, entity)

    def usable(
        original: Callable[..., bool], game: Game, oid: int, cost: costs.CostWithObjects, payment: costs.Payment
    ) -> bool:
        return original(game, oid, cost, payment) and (_taps(cost) or not is_sick(game, oid))

    patch.wrap(targets.is_legal, legal)
    patch.wrap(costs._usable, usable)


@mutant("ss-only-three-things")
def sick_creatures_are_unusable(patch: Patch) -> None:
    """A sick creature neither blocks nor is tapped or sacrificed for costs."""

    def usable(original: Callable[..., bool], game: Game, oid: int, *others: object) -> bool:
        return original(game, oid, *others) and not is_sick(game, oid)

    sick_creatures_do_not_block(patch)
    patch.wrap(costs._usable, usable)


@mutant("ss-can-block", "x-ss-vehicle-blocks-turn-it-enters")
def sick_creatures_do_not_block(patch: Patch) -> None:
    """Who may block is asked as who may attack is: a sick creature may not."""
    as_attacker = "if creatures.cant_block(game, blocker) or creatures.too_new_to_attack(game, blocker):"
    patch.source(combat._check_blocker, "if creatures.cant_block(game, blocker):", as_attacker)


@mutant("ss-cannot-be-declared-attacker")
def sick_attackers_only_deal_no_damage(patch: Patch) -> None:
    """A sick creature is declared as an attacker, taps and attacks; only its combat damage is not dealt."""
    patch.source(combat._check_attacker, "if creatures.too_new_to_attack(game, oid):", "if False:")
    _sick_attackers_deal_no_damage(patch)


def _sick_attackers_deal_no_damage(patch: Patch) -> None:
    def assigned(
        original: Callable[..., list[object]], game: Game, attacker: int, target: Entity | None
    ) -> list[object]:
        return [] if is_sick(game, attacker) else original(game, attacker, target)

    patch.wrap(combat_damage._from_attacker, assigned)


@mutant("ss-can-fight")
def sick_creatures_do_not_fight(patch: Patch) -> None:
    """To fight is to attack: nothing happens if one of the creatures is sick."""

    def fight(original: Callable[..., None], effect: Fight, ctx: Context) -> None:
        if not any(is_sick(ctx.game, each) for each in objects_of(effect.one, ctx) + objects_of(effect.other, ctx)):
            original(effect, ctx)

    patch.wrap(Fight.apply, fight)


@mutant("ss-put-attacking")
def what_enters_attacking_is_sick(patch: Patch) -> None:
    """A creature put onto the battlefield attacking is removed from combat because it is sick."""

    def put(original: Callable[..., None], game: Game, oid: int, source: int) -> None:
        original(game, oid, source)
        if is_sick(game, oid):
            continuous_effects.remove_from_combat(game, oid)

    patch.wrap(combat.put_attacking, put)


@mutant("ss-put-attacking")
def what_enters_attacking_deals_no_damage(patch: Patch) -> None:
    """A creature put onto the battlefield attacking attacks, but deals no combat damage because it is sick."""
    _sick_attackers_deal_no_damage(patch)


# --- Abilities -------------------------------------------------------------------------------------------------------


@mutant("ss-own-tap-abilities")
def sickness_goes_by_the_name(patch: Patch) -> None:
    """Sickness is kept for each name and player: one new creature locks the older ones of its name."""
    _restrict_together(patch, any)


@mutant("ss-own-tap-abilities")
def older_creatures_of_the_name_free_from_sickness(patch: Patch) -> None:
    """Sickness is kept for each name and player: one old creature frees the newer ones of its name."""
    _restrict_together(patch, all)


def _restrict_together(patch: Patch, of: Callable[[Iterable[bool]], bool]) -> None:
    """Let a creature be sick if ``of`` the creatures with its name that its controller controls are."""

    def restricted(original: Callable[..., bool], game: Game, oid: int) -> bool:
        name, player = game.characteristics(oid).name, game.controller_of(oid)
        return of(
            original(game, obj.oid)
            for obj in game.battlefield()
            if game.characteristics(obj.oid).name == name and game.controller_of(obj.oid) == player
        )

    patch.wrap(creatures.restricted, restricted)


@mutant("ss-other-costs", "ss-nontap-abilities")
def every_activated_ability_of_sick_creatures_is_locked(patch: Patch) -> None:
    """No activated ability of a sick creature can be activated, whatever its cost."""
    patch.source(creatures.can_pay_symbols, "if not symbols or not restricted", "if not restricted")


@mutant("ss-static-abilities")
def static_abilities_wait_for_the_next_turn(patch: Patch) -> None:
    """The static abilities of a creature work only from its controller's next turn on."""

    def functions(original: Callable[..., bool], game: Game, ability: StaticAbility, obj: GameObject) -> bool:
        return original(game, ability, obj) and not _is_new_creature(obj)

    patch.wrap(continuous_effects._functions, functions)


@mutant("ss-triggered-abilities")
def new_creatures_do_not_trigger(patch: Patch) -> None:
    """The abilities of a creature that just came do not trigger."""

    def triggering(original: Callable[..., bool], game: Game, obj: GameObject, *others: object) -> bool:
        return original(game, obj, *others) and not _is_new_creature(obj)

    patch.wrap(triggers._triggers, triggering)


def _is_new_creature(obj: GameObject) -> bool:
    return obj.zone is Zone.BATTLEFIELD and "creature" in obj.printed.types and not obj.since_turn_began


# --- Costs -----------------------------------------------------------------------------------------------------------


@mutant("ss-other-costs-tapping", "ss-ex-heritage-druid-sick-elves", "ss-ex-heritage-druid-self")
def sick_creatures_are_not_tapped_for_costs(patch: Patch) -> None:
    """Tapping a creature for any cost counts as paying {T}, so a sick one is refused."""

    def usable(
        original: Callable[..., bool], game: Game, oid: int, cost: costs.CostWithObjects, payment: costs.Payment
    ) -> bool:
        return original(game, oid, cost, payment) and not (_taps(cost) and is_sick(game, oid))

    patch.wrap(costs._usable, usable)


@mutant("ss-ex-loam-dryad-self")
def tapping_another_creature_frees_from_the_tap_symbol(patch: Patch) -> None:
    """A cost by which another permanent is tapped besides is not asked for {T} and {Q}."""

    def allowed(original: Callable[..., bool], game: Game, oid: int, ability: Ability) -> bool:
        besides = any(isinstance(cost, TapUntapped) for cost in getattr(ability, "costs", ()))
        return besides or original(game, oid, ability)

    patch.wrap(creatures.can_pay_symbols, allowed)


@mutant("ss-ex-loam-dryad-other-sick", "x-ss-noncreature-source-taps-sick-creature")
def creatures_tapped_along_with_the_tap_symbol_must_not_be_sick(patch: Patch) -> None:
    """Where a cost contains {T}, every creature tapped for it must be old enough."""

    def pay(original: Callable[..., None], game: Game, parts: Iterable[Cost], payment: costs.Payment) -> None:
        parts = tuple(parts)
        original(game, parts, payment)
        kinds = {type(cost) for cost in parts}
        if {TapSymbol, TapUntapped} <= kinds and any(is_sick(game, each) for each in payment.paid):
            raise IllegalAction("a creature tapped along with {T} is sick")

    patch.wrap(costs.pay, pay)


@mutant("ss-ex-heritage-druid-self")
def the_source_is_not_tapped_for_its_own_cost(patch: Patch) -> None:
    """The source of an ability can't be among the permanents tapped for its cost."""

    def usable(
        original: Callable[..., bool], game: Game, oid: int, cost: costs.CostWithObjects, payment: costs.Payment
    ) -> bool:
        return original(game, oid, cost, payment) and not (_taps(cost) and oid == payment.source)

    patch.wrap(costs._usable, usable)
