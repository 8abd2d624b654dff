"""Wrong engines for clauses on what summoning sickness restricts: changes of type, costs, and haste for a while."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from mtg_verdict.reference_engine import (
    combat,
    continuous_effects,
    convoke,
    costs,
    creatures,
    mana_abilities,
    stack,
    turn_structure,
    zones,
)
from mtg_verdict.reference_engine.abilities import ActivatedAbility, TapSymbol, TapTotalPower
from mtg_verdict.reference_engine.choices import IllegalAction
from mtg_verdict.reference_engine.continuous_effects import remove_from_combat
from mtg_verdict.reference_engine.effects import objects_of
from mtg_verdict.reference_engine.effects_on_permanents import Tap
from mtg_verdict.reference_engine.game import Game, Step
from mtg_verdict.reference_engine.keywords.blitz import SacrificedAtEndStep, _was_blitzed
from mtg_verdict.reference_engine.objects import Entity, GameObject, Zone
from mtg_verdict.reference_engine.references import Context

from .patching import Patch
from .registry import mutant
from .summoning_sickness_b_haste import too_new

# --- Creatures, and what is one for a while --------------------------------------------------------------------------


@mutant("x-ss-all-lands-creatures")
def basic_lands_use_tap_abilities_at_once(patch: Patch) -> None:
    """The mana abilities of basic lands are never asked for summoning sickness."""
    basic_exempt = 'if not symbols or "basic" in game.characteristics(oid).supertypes or'
    patch.source(creatures.can_pay_symbols, "if not symbols or", basic_exempt)


@mutant("x-ss-animated-artifact")
def only_printed_creatures_are_sick(patch: Patch) -> None:
    """The card types printed on the card decide: what has become a creature is never sick."""
    printed = '"creature" in game.objects[oid].printed.types and'
    patch.source(creatures.restricted, 'values.is_type("creature") and', printed)


@mutant("x-ss-becomes-noncreature")
def what_entered_as_a_creature_stays_sick(patch: Patch) -> None:
    """A permanent that entered as a creature is sick even when it is none any more."""
    entered_as_one = "entered as a creature"

    def arrive(
        original: Callable[..., int | None], game: Game, new: GameObject, *others: object, **named: object
    ) -> int | None:
        entered = original(game, new, *others, **named)
        if entered is not None and game.characteristics(entered).is_type("creature"):
            new.marks |= {entered_as_one}
        return entered

    def restricted(original: Callable[..., bool], game: Game, oid: int) -> bool:
        obj = game.objects[oid]
        return original(game, oid) or (entered_as_one in obj.marks and not obj.since_turn_began)

    patch.wrap(zones._arrive, arrive)
    patch.wrap(creatures.restricted, restricted)


@mutant("x-ss-checked-at-activation")
def sickness_is_asked_for_again_on_resolution(patch: Patch) -> None:
    """An ability whose source was tapped for it does nothing if that is a sick creature by then."""

    def resolve(original: Callable[..., None], game: Game) -> None:
        item = game.stack[-1]
        source = game.objects.get(item.source)
        if not item.spell and source is not None and source.tapped and creatures.restricted(game, source.oid):
            game.stack.pop()
            return
        original(game)

    patch.wrap(stack.resolve_top, resolve)


@mutant("x-ss-any-attack-target")
def only_players_are_safe_from_sick_creatures(patch: Patch) -> None:
    """Summoning sickness keeps a creature from attacking players, but not from attacking anything else."""
    attacking_else: set[int] = set()

    def declare(
        original: Callable[..., None], game: Game, player: str, attackers: Sequence[tuple[int, Entity]]
    ) -> None:
        attacking_else.update(oid for oid, target in attackers if isinstance(target, int))
        try:
            original(game, player, attackers)
        finally:
            attacking_else.clear()

    def too_new_to_attack(original: Callable[..., bool], game: Game, oid: int) -> bool:
        return oid not in attacking_else and original(game, oid)

    patch.wrap(combat.declare_attackers, declare)
    patch.wrap(creatures.too_new_to_attack, too_new_to_attack)


@mutant("x-ss-effect-may-tap-sick-creature")
def effects_do_not_tap_sick_creatures(patch: Patch) -> None:
    """Summoning sickness keeps a creature from becoming tapped by an effect."""

    def apply(original: Callable[..., None], effect: Tap, ctx: Context) -> None:
        if not any(creatures.restricted(ctx.game, oid) for oid in objects_of(effect.objects, ctx)):
            original(effect, ctx)

    patch.wrap(Tap.apply, apply)


@mutant("x-ss-put-attacking-not-declared")
def attacking_creatures_are_ready(patch: Patch) -> None:
    """An attacking creature is ready for every purpose, however it came to attack."""

    def restricted(original: Callable[..., bool], game: Game, oid: int) -> bool:
        return oid not in game.combat.attackers and original(game, oid)

    patch.wrap(creatures.restricted, restricted)


# --- Costs -----------------------------------------------------------------------------------------------------------


@mutant("x-ss-mana-abilities-not-exempt")
def mana_abilities_are_exempt(patch: Patch) -> None:
    """Whoever pays with mana may tap sick creatures for it."""

    def allowed(original: Callable[..., bool], game: Game, oid: int, ability: ActivatedAbility) -> bool:
        return mana_abilities.is_mana_ability(ability, game.ruleset) or original(game, oid, ability)

    patch.wrap(creatures.can_pay_symbols, allowed)


@mutant("x-ss-granted-tap-ability", "x-ss-granted-mana-ability")
def only_printed_abilities_are_restricted(patch: Patch) -> None:
    """The {T} abilities that a creature has been granted are not its own."""

    def allowed(original: Callable[..., bool], game: Game, oid: int, ability: ActivatedAbility) -> bool:
        return ability not in game.objects[oid].printed.abilities or original(game, oid, ability)

    patch.wrap(creatures.can_pay_symbols, allowed)


@mutant("x-ss-one-creature-one-payment")
def the_source_pays_two_parts_of_a_cost(patch: Patch) -> None:
    """A creature tapped for its own {T} may be tapped for another part of the same cost as well."""
    tapped = "not (isinstance(cost, TapUntapped | TapTotalPower) and game.objects[oid].tapped"
    patch.source(costs._usable, tapped, f"{tapped} and oid != payment.source")


@mutant("x-ss-crew-with-sick-creature")
def sick_creatures_do_not_crew(patch: Patch) -> None:
    """Only creatures that could attack can be tapped to crew."""

    def tap(original: Callable[..., None], game: Game, cost: TapTotalPower, payment: costs.Payment) -> None:
        if any(creatures.restricted(game, oid) for oid in payment.objects):
            raise IllegalAction("a sick creature does not crew")
        original(game, cost, payment)

    patch.wrap(costs._tap_total_power, tap)


@mutant("x-ss-dryad-arbor-pays-other-costs")
def land_creatures_do_not_convoke(patch: Patch) -> None:
    """A land is for its mana only: a creature that is a land too is not tapped for convoke."""
    patch.source(
        convoke._check,
        'if not values.is_type("creature"):',
        'if values.is_type("land") or not values.is_type("creature"):',
    )


@mutant("x-ss-dryad-arbor-with-haste")
def haste_does_not_free_the_mana_of_land_creatures(patch: Patch) -> None:
    """The {T} abilities of a land creature are locked on the turn it came, whether it has haste or not."""

    def allowed(original: Callable[..., bool], game: Game, oid: int, ability: ActivatedAbility) -> bool:
        symbol = any(isinstance(cost, TapSymbol) for cost in ability.costs)
        locked = symbol and game.characteristics(oid).is_type("land") and too_new(game, oid)
        return not locked and original(game, oid, ability)

    patch.wrap(creatures.can_pay_symbols, allowed)


# --- Haste -----------------------------------------------------------------------------------------------------------


@mutant("x-ss-as-though-haste-abilities-only", "x-ss-as-though-haste-attack-only")
def as_though_haste_is_haste(patch: Patch) -> None:
    """What may do one thing as though it had haste may do everything that haste allows."""
    haste = 'not values.has_keyword("haste")'
    patch.source(creatures.restricted, haste, f"{haste} and not any(_applying(game, oid, AsThoughHaste))")


@mutant("x-ss-kw-blitz")
def blitz_means_haste_however_it_was_cast(patch: Patch) -> None:
    """A creature with blitz has haste whatever was paid for it."""
    blitzed = "obj.cast is not None and obj.cast.method == 'blitz'"
    patch.source(SacrificedAtEndStep.apply, "if _was_blitzed(ctx):", f"obj = game.objects[oid]\n    if {blitzed}:")
    patch.replace(_was_blitzed, lambda ctx: True)


@mutant("x-ss-haste-lost-before-attack")
def haste_is_remembered(patch: Patch) -> None:
    """A creature that had haste for a moment is free for good."""
    had_haste = "had haste"

    def note(original: Callable[..., None], game: Game) -> None:
        original(game)
        for oid in game.zones[Zone.BATTLEFIELD]:
            if game.characteristics(oid).has_keyword("haste"):
                game.objects[oid].marks |= {had_haste}

    def restricted(original: Callable[..., bool], game: Game, oid: int) -> bool:
        return had_haste not in game.objects[oid].marks and original(game, oid)

    patch.wrap(continuous_effects.note_control, note)
    patch.wrap(creatures.restricted, restricted)


@mutant("x-ss-haste-lost-after-attack")
def attackers_that_lose_haste_leave_combat(patch: Patch) -> None:
    """As each step begins, attacking creatures that could not be declared any more are removed from combat."""

    def begin(original: Callable[..., None], game: Game, step: Step) -> None:
        for oid in tuple(game.combat.attackers):
            if creatures.too_new_to_attack(game, oid):
                remove_from_combat(game, oid)
        original(game, step)

    patch.wrap(turn_structure.begin_step, begin)
