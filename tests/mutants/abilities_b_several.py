"""Wrong engines for clauses on abilities: objects with several abilities, and with several instances of one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from mtg_verdict.reference_engine import continuous_effects, zones
from mtg_verdict.reference_engine.abilities import KeywordAbility, StaticAbility, of_kind
from mtg_verdict.reference_engine.countering import CounterAbility
from mtg_verdict.reference_engine.effects import objects_of
from mtg_verdict.reference_engine.game import Game
from mtg_verdict.reference_engine.modifications import (
    AddAbilities,
    ContinuousEffect,
    Duration,
    Modification,
    RemoveAllAbilities,
    RemoveKeyword,
)
from mtg_verdict.reference_engine.objects import Zone
from mtg_verdict.reference_engine.references import Attached, Context

from .patching import Patch
from .registry import mutant

_KEPT = 'tuple(each for each in values.abilities if getattr(each, "keyword", None) != self.keyword)'


@mutant("abil-402.7-several-abilities")
def losing_one_ability_is_losing_all(patch: Patch) -> None:
    """An object that loses one keyword loses all its abilities."""
    patch.source(RemoveKeyword.apply, _KEPT, "() if values.has_keyword(self.keyword) else values.abilities")


@mutant("abil-402.7-paragraphs-are-separate")
def countering_one_ability_stops_all(patch: Patch) -> None:
    """All that a card says is one ability: what has had one countered has none any more."""

    def apply(original: Callable[..., None], self: CounterAbility, ctx: Context) -> None:
        countered = objects_of(self.abilities, ctx)
        sources = tuple(item.source for item in ctx.game.stack if item.oid in countered and not item.spell)
        original(self, ctx)
        continuous_effects.begin(ctx, sources, (RemoveAllAbilities(),), Duration.INDEFINITE)

    patch.wrap(CounterAbility.apply, apply)


@mutant("abil-402.7-keywords-on-one-line")
def losing_one_keyword_is_losing_the_line(patch: Patch) -> None:
    """An object that loses one keyword loses all its keywords."""
    patch.source(
        RemoveKeyword.apply,
        _KEPT,
        "values.abilities if not values.has_keyword(self.keyword) else"
        ' tuple(each for each in values.abilities if not hasattr(each, "keyword"))',
    )


@mutant("abil-402.7-multiple-instances-cumulative")
def abilities_are_a_set(patch: Patch) -> None:
    """An object that gains an ability it has already has it once all the same."""
    patch.source(
        AddAbilities.apply,
        "values.abilities + self.abilities",
        "values.abilities + tuple(each for each in self.abilities if each not in values.abilities)",
    )


def _lose(game: Game, affected: tuple[int, ...], gained: Iterable[Modification], controller: str, source: int) -> None:
    """Let objects lose for good the keywords that ``gained`` gave them."""
    lost = tuple(
        RemoveKeyword(ability.keyword)
        for each in gained
        if isinstance(each, AddAbilities)
        for ability in each.abilities
        if isinstance(ability, KeywordAbility)
    )
    if lost:
        effect = ContinuousEffect(
            game.new_timestamp(), affected, lost, Duration.INDEFINITE, controller=controller, source=source
        )
        game.effects.append(effect)


@mutant("abil-402.7-multiple-instances-redundant")
def a_keyword_that_ends_takes_the_printed_one_along(patch: Patch) -> None:
    """When a keyword gained until end of turn ends, the object loses the same keyword of its own too."""

    def end(original: Callable[..., None], game: Game) -> None:
        ending = [each for each in game.effects if each.duration is Duration.END_OF_TURN]
        original(game)
        for effect in ending:
            _lose(game, effect.affected, effect.modifications, effect.controller, effect.source)

    patch.wrap(continuous_effects.end_until_end_of_turn, end)


@mutant("abil-402.7-multiple-instances-redundant")
def an_aura_that_leaves_takes_the_printed_keyword_along(patch: Patch) -> None:
    """When an Aura that gives a keyword leaves, what it enchanted loses the same keyword of its own too."""

    def move_all(original: Callable[..., list[int]], game: Game, oids: Sequence[int], zone: Zone) -> list[int]:
        leaving = [
            (obj.oid, obj.attached_to, game.controller_of(obj.oid), ability)
            for obj in game.battlefield()
            if obj.oid in oids and isinstance(obj.attached_to, int)
            for ability in of_kind(game.characteristics(obj.oid), StaticAbility)
            if isinstance(ability.affects, Attached)
        ]
        moved = original(game, oids, zone)
        for oid, host, controller, ability in leaving:
            if isinstance(host, int):
                _lose(game, (host,), ability.modifications, controller, oid)
        return moved

    patch.wrap(zones.move_all, move_all)
