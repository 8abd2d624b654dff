"""Wrong engines for clauses on battles: their defense, damage dealt to them, and what becomes of those at defense 0."""

from __future__ import annotations

from collections.abc import Callable

from mtg_verdict.adapters import reference_views
from mtg_verdict.reference_engine import battles, casting_spells, combat_damage, copying, counters, damage, zones
from mtg_verdict.reference_engine.abilities import ANY_TARGET
from mtg_verdict.reference_engine.continuous_effects import copiable_values
from mtg_verdict.reference_engine.effects import objects_of
from mtg_verdict.reference_engine.game import Game
from mtg_verdict.reference_engine.objects import Characteristics, Entity, GameObject
from mtg_verdict.reference_engine.references import Context

from .patching import Patch
from .registry import mutant

BecomesCopy = Callable[[copying.BecomeCopy, Context], None]
Found = Callable[[Game], list[int]]


# --- Casting and entering --------------------------------------------------------------------------------------------


@mutant("x-bt-cast-timing")
def battles_are_cast_at_instant_speed(patch: Patch) -> None:
    """A battle may be cast whenever its player has priority."""
    patch.source(casting_spells.may_be_cast_now, 'values.is_type("instant")', 'values.is_type("instant", "battle")')


@mutant("x-bt-cast-timing")
def battles_are_played_like_lands(patch: Patch) -> None:
    """A battle enters as soon as it has been paid for, without using the stack."""

    def cast(original: Callable[..., int], game: Game, player: str, *arguments: object) -> int:
        spell = original(game, player, *arguments)
        if game.characteristics(spell).is_type("battle"):
            zones.enter(game, spell, player)
        return spell

    patch.wrap(casting_spells.cast, cast)


@mutant("bt-defense-printed")
def defense_is_always_the_printed_one(patch: Patch) -> None:
    """A battle has its printed defense on the battlefield too, however many defense counters it has."""

    def printed(obj: GameObject, values: Characteristics) -> int | None:
        return values.defense

    # What is seen of the engine has the number of counters as a battle's defense, not the engine itself.
    patch.attribute(reference_views, "_defense", printed)
    patch.source(battles.without_defense, "obj.counters.get(DEFENSE, 0)", "values.defense")


@mutant("bt-copy-enters-with-defense-counters")
def copies_of_battles_enter_with_the_counters_of_the_original(patch: Patch) -> None:
    """What enters as a copy of a battle gets as many defense counters as the copied battle has now."""
    old = "with_exceptions(values_to_copy(game, original), self.exceptions, ctx)"
    new = f'{old}.changed(defense=game.objects[original].counters.get("defense"))'
    patch.source(copying.EntersAsCopy.apply, old, new)


@mutant("bt-copy-enters-with-defense-counters")
def copies_enter_without_counters(patch: Patch) -> None:
    """What enters as a copy of a battle gets no defense counters."""
    old = 'values.is_type("battle") and values.defense'
    patch.source(zones._enter_with_printed_counters, old, f"{old} and new.copied_values is None")


@mutant("x-bt-enters-without-being-cast")
def only_battles_that_were_cast_are_prepared(patch: Patch) -> None:
    """Only a battle that was cast enters with defense counters and a protector."""
    old = "values = game.characteristics(new.oid)\n"
    new = '    if values.is_type("battle") and new.cast is None:\n        return\n'
    patch.source(zones._enter_with_printed_counters, old, old + new)


@mutant("siege-becomes-copy-graveyard")
def what_becomes_a_copy_gets_printed_counters(patch: Patch) -> None:
    """What becomes a copy of a battle gets that battle's printed number of defense counters."""

    def with_counters(original: BecomesCopy, effect: copying.BecomeCopy, ctx: Context) -> None:
        affected = objects_of(effect.objects, ctx)
        original(effect, ctx)
        for oid in affected:
            counters.put(ctx.game, oid, battles.DEFENSE, ctx.game.characteristics(oid).defense or 0)

    patch.wrap(copying.BecomeCopy.apply, with_counters)


@mutant("x-bt-protector-kept-through-copy")
def what_becomes_a_copy_enters_anew(patch: Patch) -> None:
    """What becomes a copy of a battle gets counters and a protector as though it entered as one."""

    def entering(original: BecomesCopy, effect: copying.BecomeCopy, ctx: Context) -> None:
        affected = objects_of(effect.objects, ctx)
        original(effect, ctx)
        for oid in affected:
            zones._enter_with_printed_counters(ctx.game, ctx.game.objects[oid])

    patch.wrap(copying.BecomeCopy.apply, entering)


# --- Damage ----------------------------------------------------------------------------------------------------------


@mutant("bt-damage-removes-counters")
def damage_is_marked_on_battles(patch: Patch) -> None:
    """Damage dealt to a battle is marked on it until the turn ends, and removes no defense counters."""
    patch.source(damage._counters_to_remove, ', "battle": "defense"', "")
    patch.source(damage._to_permanent, 'if values.is_type("creature")', 'if values.is_type("creature", "battle")')


@mutant("bt-can-be-dealt-damage")
def battles_are_dealt_no_damage(patch: Patch) -> None:
    """Of permanents only creatures and planeswalkers can be dealt damage."""
    patch.source(damage._there, ', "battle"', "")


@mutant("bt-any-target")
def battles_are_no_target_of_any_kind(patch: Patch) -> None:
    """Any target means a creature, a player or a planeswalker."""
    assert ANY_TARGET.filter is not None
    patch.attribute(ANY_TARGET.filter, "types", ("creature", "planeswalker"))


@mutant("x-bt-creature-battle-damage")
def damage_to_a_creature_battle_is_not_marked(patch: Patch) -> None:
    """Damage dealt to a creature that is a battle too removes defense counters, but is not marked on it."""
    old = 'if values.is_type("creature"):'
    patch.source(damage._to_permanent, old, 'if values.is_type("creature") and not values.is_type("battle"):')


@mutant("x-bt-creature-battle-damage")
def damage_to_a_creature_battle_removes_no_counters(patch: Patch) -> None:
    """Damage dealt to a creature that is a battle too is marked on it, but removes no defense counters."""
    old = "if values.is_type(card_type)"
    new = f'{old} and not (card_type == "battle" and values.is_type("creature"))'
    patch.source(damage._counters_to_remove, old, new)


@mutant("x-bt-damage-not-to-player")
def combat_damage_to_a_battle_counts_as_dealt_to_its_protector(patch: Patch) -> None:
    """What triggers on combat damage to a player triggers on combat damage to a battle that player protects."""
    old = 'emit(game, Event("damage", to, source=source, amount=number, detail=detail))'
    new = '\n            if combat and game.characteristics(to).is_type("battle"):\n                '
    new += old.replace("to,", "player=game.objects[to].protector,")
    patch.source(damage.deal, old, old + new)


@mutant("x-bt-excess-damage")
def trample_goes_beyond_a_battle(patch: Patch) -> None:
    """An unblocked creature with trample deals what exceeds a battle's defense to the defending player."""

    def beyond(
        original: Callable[[Game, int, Entity | None], list[damage.Assignment]],
        game: Game,
        attacker: int,
        target: Entity | None,
    ) -> list[damage.Assignment]:
        result = original(game, attacker, target)
        if not isinstance(target, int) or not game.characteristics(attacker).has_keyword("trample"):
            return result
        defense = game.objects[target].counters.get(battles.DEFENSE, 0)
        within = [(source, to, min(number, defense) if to == target else number) for source, to, number in result]
        rest = sum(number for _, _, number in result) - sum(number for _, _, number in within)
        return [*within, (attacker, game.combat.defending[attacker], rest)]

    patch.wrap(combat_damage._from_attacker, beyond)


@mutant("x-bt-excess-damage")
def defense_counters_go_negative(patch: Patch) -> None:
    """Damage beyond a battle's defense leaves it with a negative number of defense counters."""
    old = "min(number, obj.counters.get(kind, 0))"
    patch.source(counters.remove, old, f'(number if kind == "defense" and kind in obj.counters else {old})')


# --- Defense 0 -------------------------------------------------------------------------------------------------------


@mutant("bt-zero-defense-graveyard")
def sieges_without_counters_stay(patch: Patch) -> None:
    """A Siege without defense counters is not put into the graveyard."""
    old = "if not (waits and _has_triggered(game, obj.oid)):"
    patch.source(battles.without_defense, old, old.replace(":", ' and not values.has_subtype("Siege"):'))


@mutant("siege-never-had-counters-graveyard")
def sieges_by_a_copy_effect_stay(patch: Patch) -> None:
    """What is a Siege because of a copy effect is not put into the graveyard for having no defense counters."""

    def printed(original: Found, game: Game) -> list[int]:
        there = [game.objects[oid] for oid in original(game)]
        return [obj.oid for obj in there if copiable_values(game, obj) is obj.printed]

    patch.wrap(battles.without_defense, printed)


@mutant("bt-zero-defense-waits-for-trigger")
def state_based_actions_come_before_triggers(patch: Patch) -> None:
    """A Siege at defense 0 waits for an ability of it on the stack, but not for one that is yet to be put there."""
    old = " or any(pending.source == oid for pending in game.pending)"
    patch.source(battles._has_triggered, old, "")


@mutant("x-bt-nonsiege-zero-defense")
def every_battle_waits_for_its_abilities(patch: Patch) -> None:
    """Any battle at defense 0, not only a Siege, stays while an ability of it is on the stack."""
    patch.rulesets("cr-2026", only_sieges_wait_for_their_abilities=False)


@mutant("x-bt-nonsiege-zero-defense-waits")
def only_sieges_wait_for_their_abilities_in_every_edition(patch: Patch) -> None:
    """Only a Siege at defense 0 stays while an ability of it is on the stack, in whatever edition."""
    patch.rulesets("cr-2024", only_sieges_wait_for_their_abilities=True)


@mutant("x-bt-owner-graveyard")
def battles_go_to_the_graveyard_of_their_controller(patch: Patch) -> None:
    """A battle at defense 0 is put into the graveyard of the player who controls it."""

    def owned(original: Found, game: Game) -> list[int]:
        found = original(game)
        for oid in found:
            game.objects[oid].owner = game.controller_of(oid)
        return found

    patch.wrap(battles.without_defense, owned)
