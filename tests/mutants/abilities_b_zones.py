"""Wrong engines for clauses on abilities: the zones in which they function."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from mtg_verdict.reference_engine import activating, activation_restrictions, continuous_effects, triggers
from mtg_verdict.reference_engine.countering import CounterSpell
from mtg_verdict.reference_engine.game import Game
from mtg_verdict.reference_engine.modifications import RemoveAllAbilities
from mtg_verdict.reference_engine.references import Each

from .patching import Patch
from .registry import mutant


@mutant("abil-402.8-battlefield-only")
def abilities_go_on_triggering_in_the_graveyard(patch: Patch) -> None:
    """The triggered abilities of a permanent go on triggering when it has been put into the graveyard."""
    patch.source(
        triggers.emit,
        "if obj.zone in ability.zones and",
        "if (obj.zone in ability.zones or (obj.zone == 'graveyard' and any(last.card_id == obj.card_id"
        " and last.zone == 'battlefield' for last in game.last_known.values()))) and",
    )


@mutant("abil-402.8-stated-other-zone")
def static_abilities_always_work_on_the_battlefield(patch: Patch) -> None:
    """A static ability that says it works in another zone works on the battlefield as well."""
    patch.source(
        continuous_effects._functions,
        "or ability.zone is obj.zone)",
        "or ability.zone is obj.zone or obj.zone is Zone.BATTLEFIELD)",
    )


@mutant("abil-402.8-only-possible-elsewhere")
def only_permanents_cant_be_countered(patch: Patch) -> None:
    """That it can't be countered helps an object on the battlefield only, never the spell."""
    patch.source(
        CounterSpell.apply, "if not of_kind(", "if oid not in ctx.game.zones[Zone.BATTLEFIELD] or not of_kind("
    )


@mutant("abil-402.8-ex-discard-cost")
def cards_are_cycled_from_anywhere(patch: Patch) -> None:
    """An ability whose cost is to discard this card can be activated in the graveyard and on the battlefield too."""
    patch.source(
        activating.abilities_labelled,
        "if ability.zone is obj.zone and",
        "if ability.zone in (obj.zone, {Zone.GRAVEYARD: Zone.HAND, Zone.BATTLEFIELD: Zone.HAND}.get(obj.zone)) and",
    )


@mutant("abil-402.9-activated-from-graveyard", "abil-403.1-on-permanent-or-card-elsewhere")
def only_abilities_of_permanents_are_activated(patch: Patch) -> None:
    """Activated abilities are looked for on permanents only."""
    patch.source(
        activating.abilities_labelled,
        "if ability.zone is obj.zone and",
        "if ability.zone is obj.zone is Zone.BATTLEFIELD and",
    )


@mutant("abil-402.9-activated-not-a-permanents-ability")
def what_forbids_abilities_of_creatures_forbids_those_of_cards(patch: Patch) -> None:
    """Where abilities of creatures can't be activated, those of creature cards in any zone can't either."""
    patch.source(
        activation_restrictions.cant_be_activated,
        "source in restriction.affects.find(Context(game, game.controller_of(obj.oid), obj.oid))",
        "restriction.affects.filter.describes(game, source, game.controller_of(obj.oid), obj.oid)"
        ' if hasattr(restriction.affects, "filter")'
        " else source in restriction.affects.find(Context(game, game.controller_of(obj.oid), obj.oid))",
    )


@mutant("abil-402.9-triggered-from-graveyard")
def only_abilities_of_permanents_trigger(patch: Patch) -> None:
    """Triggered abilities are looked for on permanents only."""
    patch.source(triggers.emit, "if not each.phased_out", 'if each.zone == "battlefield" and not each.phased_out')


@mutant("abil-402.9-triggered-not-a-permanents-ability")
def creature_cards_lose_abilities_in_every_zone(patch: Patch) -> None:
    """What makes all creatures lose their abilities makes creature cards in every zone lose theirs."""

    def sources(original: Callable[..., Iterator[Any]], game: Game, *others: Any) -> Iterator[Any]:
        for source in original(game, *others):
            ability = others[-1]
            blanks = any(isinstance(each, RemoveAllAbilities) for each in source.modifications)
            if blanks and isinstance(ability.affects, Each):
                ctx = source.ctx
                source.affected = tuple(
                    oid
                    for oid in game.objects
                    if ability.affects.filter.describes(game, oid, ctx.controller, ctx.source)
                )
            yield source

    patch.wrap(continuous_effects._static_source, sources)
