"""Wrong engines for clauses on abilities: abilities on the stack, their sources, and information about these."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from mtg_verdict.reference_engine import activating, stack, targets, zones
from mtg_verdict.reference_engine.abilities import ActivatedAbility, Mana
from mtg_verdict.reference_engine.activating import Announcement
from mtg_verdict.reference_engine.countering import CounterAbility
from mtg_verdict.reference_engine.effects import DealDamage, objects_of
from mtg_verdict.reference_engine.game import Game, StackItem
from mtg_verdict.reference_engine.mana_abilities import add_mana
from mtg_verdict.reference_engine.objects import Entity
from mtg_verdict.reference_engine.references import Context, amount
from mtg_verdict.reference_engine.status import untap

from .patching import Patch
from .registry import mutant

_LEGAL = "    legal = still_legal(game, item)\n"


@mutant("abil-402.5-spell-counter-cannot-counter-ability")
def what_targets_spells_targets_abilities(patch: Patch) -> None:
    """What targets a spell may target an activated or triggered ability as well."""
    patch.source(
        targets.is_legal,
        "if spec.abilities and",
        "if (spec.abilities or (spec.filter is not None and spec.filter.zone is Zone.STACK)) and",
    )


@mutant("abil-402.5-ability-counter-works")
def countering_an_ability_untaps_its_source(patch: Patch) -> None:
    """As an ability is countered its source untaps: the cost is given back."""

    def apply(original: Callable[..., None], self: CounterAbility, ctx: Context) -> None:
        countered = objects_of(self.abilities, ctx)
        sources = [item.source for item in ctx.game.stack if item.oid in countered and not item.spell]
        original(self, ctx)
        for source in sources:
            untap(ctx.game, source)

    patch.wrap(CounterAbility.apply, apply)


@mutant("abil-402.5-ability-counter-works")
def countering_an_ability_gives_the_mana_back(patch: Patch) -> None:
    """As an activated ability is countered the mana that it cost comes back into the pool of its controller."""

    def activate(
        original: Callable[..., None],
        game: Game,
        player: str,
        source: int,
        ability: ActivatedAbility,
        announcement: Announcement,
    ) -> None:
        original(game, player, source, ability, announcement)
        game.stack[-1].memory["mana"] = [each.mana for each in ability.costs if isinstance(each, Mana)]

    def apply(original: Callable[..., None], self: CounterAbility, ctx: Context) -> None:
        countered = objects_of(self.abilities, ctx)
        items = [item for item in ctx.game.stack if item.oid in countered and not item.spell]
        original(self, ctx)
        for item in items:
            for mana in item.memory.get("mana", []):
                add_mana(ctx.game, item.controller, str(mana))

    patch.wrap(activating._activate_with_stack, activate)
    patch.wrap(CounterAbility.apply, apply)


@mutant("abil-402.5-ability-counter-works")
def countering_an_ability_stops_the_next_activation(patch: Patch) -> None:
    """What has had an ability countered is marked, and the next ability of it that is activated is countered too."""

    def apply(original: Callable[..., None], self: CounterAbility, ctx: Context) -> None:
        countered = objects_of(self.abilities, ctx)
        sources = [item.source for item in ctx.game.stack if item.oid in countered and not item.spell]
        original(self, ctx)
        for source in sources:
            if source in ctx.game.objects:
                ctx.game.objects[source].marks |= {"countered"}

    def activate(
        original: Callable[..., None],
        game: Game,
        player: str,
        source: int,
        ability: ActivatedAbility,
        announcement: Announcement,
    ) -> None:
        original(game, player, source, ability, announcement)
        if source in game.objects and "countered" in game.objects[source].marks:
            game.objects[source].marks -= {"countered"}
            game.stack.pop()

    patch.wrap(CounterAbility.apply, apply)
    patch.wrap(activating._activate_with_stack, activate)


@mutant("abil-402.5-all-targets-illegal")
def abilities_find_another_target(patch: Patch) -> None:
    """An ability whose targets are all illegal as it resolves affects the first other ones that are legal."""

    def still_legal(
        original: Callable[..., tuple[tuple[Entity, ...], ...]], game: Game, item: StackItem
    ) -> tuple[tuple[Entity, ...], ...]:
        legal = original(game, item)
        if item.spell or not any(item.targets) or any(legal):
            return legal
        return tuple(tuple(targets.legal_targets(game, spec, item)[: spec.minimum]) for spec in item.specs)

    patch.wrap(targets.still_legal, still_legal)


@mutant("abil-402.5-all-targets-illegal")
def abilities_without_legal_target_turn_to_the_controller(patch: Patch) -> None:
    """An ability whose targets are all illegal affects those who controlled them instead."""
    patch.source(
        stack.resolve_top,
        _LEGAL,
        f"{_LEGAL}    if not item.spell and any(item.targets) and not any(legal):\n"
        "        legal = tuple(tuple(game.controller_of(each) for each in group if isinstance(each, int))"
        " for group in item.targets)\n",
    )


@mutant("abil-402.6-exists-independently")
def abilities_vanish_with_their_source(patch: Patch) -> None:
    """An ability does nothing as it resolves if its source, on which it is looked up, is not there any more."""
    patch.source(
        stack.resolve_top,
        _LEGAL,
        f"    if not item.spell and item.source not in game.objects:\n        return\n{_LEGAL}",
    )


@mutant("abil-402.6-source-destroyed-activated")
def destroying_the_source_counters_its_abilities(patch: Patch) -> None:
    """The abilities on the stack of a permanent that is destroyed are countered."""

    def not_regenerated(original: Callable[..., list[int]], game: Game, oids: Sequence[int]) -> list[int]:
        destroyed = original(game, oids)
        game.stack = [item for item in game.stack if item.spell or item.source not in destroyed]
        return destroyed

    patch.wrap(zones.not_regenerated, not_regenerated)


@mutant("abil-402.6-source-removed-triggered")
def abilities_resolve_only_with_their_source_in_play(patch: Patch) -> None:
    """An ability does nothing as it resolves unless its source is on the battlefield."""
    patch.source(
        stack.resolve_top,
        _LEGAL,
        f"    if not item.spell and item.source not in game.zones[Zone.BATTLEFIELD]:\n        return\n{_LEGAL}",
    )


@mutant("abil-402.6-source-does-it")
def abilities_are_the_source_of_what_they_do(patch: Patch) -> None:
    """The ability itself, which has no colour, targets and deals the damage, not the object it is of."""
    patch.source(
        targets.is_legal, "can_be_targeted(game, entity, item.source)", "can_be_targeted(game, entity, item.oid)"
    )
    patch.source(
        DealDamage.apply,
        "[(source, each, number) for each in self.to.find(ctx)]",
        "[(ctx.item if ctx.item and source == ctx.source else source, each, number) for each in self.to.find(ctx)]",
    )


@mutant("abil-402.6-information-checked-on-resolution")
def amounts_are_fixed_on_activation(patch: Patch) -> None:
    """How much an activated ability does is worked out as it is activated, not as it resolves."""

    def activate(
        original: Callable[..., None],
        game: Game,
        player: str,
        source: int,
        ability: ActivatedAbility,
        announcement: Announcement,
    ) -> None:
        original(game, player, source, ability, announcement)
        item = game.stack[-1]
        ctx = game.context(item)
        item.effects = tuple(
            replace(each, number=amount(each.number, ctx)) if isinstance(each, DealDamage) else each
            for each in item.effects
        )

    patch.wrap(activating._activate_with_stack, activate)


@mutant("abil-402.6-last-known-information", "abil-402.6-spell-uses-last-known-information")
def what_has_left_is_as_printed(patch: Patch) -> None:
    """An object that has left the battlefield has the characteristics printed on its card, not those it had last."""
    patch.source(
        Game.characteristics,
        "return last.characteristics if last else",
        "return last.card.faces[last.face] if last else",
    )


@mutant("abil-402.6-last-known-information")
def what_has_left_is_nothing(patch: Patch) -> None:
    """An object that has left has no characteristics any more, so that its power counts as 0."""

    def characteristics(original: Callable[..., Any], self: Game, oid: int) -> Any:
        return original(self, oid if oid in self.objects else 0)

    patch.wrap(Game.characteristics, characteristics)
