"""Wrong engines for clauses on battles: what is no ability, but treated as one that triggers and uses the stack."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from mtg_verdict.reference_engine import battles, zones
from mtg_verdict.reference_engine.abilities import Trigger, TriggeredAbility
from mtg_verdict.reference_engine.effects import Effect
from mtg_verdict.reference_engine.effects_on_permanents import Move, PutCounters
from mtg_verdict.reference_engine.game import Event, Game, PendingTrigger
from mtg_verdict.reference_engine.objects import GameObject, Zone
from mtg_verdict.reference_engine.references import Context, Source

from .patching import Patch
from .registry import mutant

Found = Callable[[Game], list[int]]


@dataclass(frozen=True)
class ChooseProtector(Effect):
    """The controller of the source chooses its protector."""

    def apply(self, ctx: Context) -> None:
        battles.choose_protector(ctx.game, ctx.source)


def _waits(game: Game, oid: int, effect: Effect) -> bool:
    """Whether an ability of the permanent with this effect has triggered and not resolved yet."""
    pending = [each.ability.effects for each in game.pending if each.source == oid]
    return (effect,) in pending + [item.effects for item in game.stack if item.source == oid]


def _trigger(game: Game, oid: int, effect: Effect) -> None:
    """Let an ability of the permanent trigger that does ``effect``, unless one waits already."""
    if not _waits(game, oid, effect):
        ability = TriggeredAbility(Trigger("nothing"), (effect,))
        game.pending.append(PendingTrigger(game.controller_of(oid), oid, ability, Event("nothing", oid)))


@mutant("siege-protector-repair-is-sba")
def a_triggered_ability_replaces_wrong_protectors(patch: Patch) -> None:
    """When a battle's protector can't protect it any more, an ability triggers that has another one chosen."""

    def triggering(original: Found, game: Game) -> list[int]:
        found = original(game)
        wrong = [oid for oid in found if battles.protector_of(game, game.objects[oid]) is not None]
        for oid in wrong:
            _trigger(game, oid, ChooseProtector())
        return [oid for oid in found if oid not in wrong]

    patch.wrap(battles.in_need_of_protector, triggering)


@mutant("siege-enters-choose-protector")
def an_enters_ability_chooses_the_protector(patch: Patch) -> None:
    """A battle enters unprotected, and an ability triggers that has its protector chosen."""

    def entering(original: Callable[[Game, int], bool], game: Game, oid: int) -> bool:
        if game.entering != oid:
            return original(game, oid)
        _trigger(game, oid, ChooseProtector())
        return True

    def others(original: Found, game: Game) -> list[int]:
        return [oid for oid in original(game) if not _waits(game, oid, ChooseProtector())]

    patch.wrap(battles.choose_protector, entering)
    patch.wrap(battles.in_need_of_protector, others)


@mutant("bt-enters-with-defense-counters")
def an_enters_ability_puts_the_defense_counters(patch: Patch) -> None:
    """A battle enters without defense counters, and an ability triggers that puts them on it."""

    def without_counters(original: Callable[[Game, GameObject], None], game: Game, new: GameObject) -> None:
        original(game, new)
        if number := game.characteristics(new.oid).defense:
            new.counters = {kind: count for kind, count in new.counters.items() if kind != battles.DEFENSE}
            _trigger(game, new.oid, PutCounters(battles.DEFENSE, number))

    patch.wrap(zones._enter_with_printed_counters, without_counters)


@mutant("bt-zero-defense-is-sba")
def a_triggered_ability_puts_battles_into_the_graveyard(patch: Patch) -> None:
    """When a battle has no defense counters, an ability triggers that puts it into its owner's graveyard."""

    def triggering(original: Found, game: Game) -> list[int]:
        for oid in original(game):
            _trigger(game, oid, Move(Zone.GRAVEYARD, Source()))
        return []

    patch.wrap(battles.without_defense, triggering)
