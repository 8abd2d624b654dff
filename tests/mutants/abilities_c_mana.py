"""Wrong engines for clauses on abilities: what is a mana ability."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from mtg_verdict.reference_engine import activating, counting_abilities, mana_abilities, mana_window
from mtg_verdict.reference_engine.abilities import (
    ActivatedAbility,
    TapSymbol,
    Trigger,
    TriggeredAbility,
)
from mtg_verdict.reference_engine.activating import Announcement
from mtg_verdict.reference_engine.choices import IllegalAction
from mtg_verdict.reference_engine.effects import Effect
from mtg_verdict.reference_engine.game import Event, Game, PendingTrigger
from mtg_verdict.reference_engine.making_mana import AddManaFor
from mtg_verdict.reference_engine.objects import Characteristics
from mtg_verdict.reference_engine.references import Context, amount

from .patching import Patch
from .registry import mutant

_OF_SOURCE = "game.characteristics(source)"


@mutant("abil-406.1a-activated-mana-ability")
def only_lands_have_mana_abilities(patch: Patch) -> None:
    """Only abilities of lands are mana abilities; those of other permanents that add mana use the stack."""
    is_mana, land = "is_mana_ability(ability, game.ruleset)", "is_type('land')"
    alone, window = mana_abilities.with_tap_symbol_alone, mana_window.activate_all
    patch.source(activating.activate, f"{is_mana}:", f"{is_mana} and game.characteristics(source).{land}:")
    patch.source(alone, "if ability.costs", f"if values.{land} and ability.costs")
    patch.source(window, "if number is None", f"if not game.characteristics(each.source).{land} or number is None")

    def kinds(original: Callable[..., tuple[str, ...]], game: Game, values: Characteristics) -> tuple[str, ...]:
        found = original(game, values)
        return found if values.is_type("land") else tuple(each.replace("activated mana", "activated") for each in found)

    patch.wrap(counting_abilities.kinds_of_abilities, kinds)


@mutant("abil-406.1a-other-effects-too")
def what_else_a_mana_ability_does_uses_the_stack(patch: Patch) -> None:
    """What a mana ability does besides adding mana goes on the stack."""

    def resolve(original: Callable[..., None], ability: ActivatedAbility, ctx: Context, tapped_for_mana: bool) -> None:
        others = tuple(each for each in ability.effects if not each.adds_mana)
        adding = replace(ability, effects=tuple(each for each in ability.effects if each.adds_mana))
        original(adding, ctx, tapped_for_mana)
        if others:
            later = TriggeredAbility(Trigger("mana ability"), others)
            event = Event("mana ability", ctx.source, ctx.controller)
            ctx.game.pending.append(PendingTrigger(ctx.controller, ctx.source, later, event))

    patch.wrap(mana_abilities.resolve, resolve)


@mutant("abil-406.1a-other-effects-too")
def what_does_something_else_too_is_no_mana_ability(patch: Patch) -> None:
    """An ability that adds mana and does something else too is no mana ability."""
    patch.source(mana_abilities.is_mana_ability, "not any(effect.adds_mana", "not all(effect.adds_mana")


def _adds_now(effect: Effect, ctx: Context) -> bool:
    return effect.adds_mana and not (isinstance(effect, AddManaFor) and amount(effect.number, ctx) == 0)


@mutant("abil-406.1c-remains-a-mana-ability", "abil-406.1c-ex-no-creatures")
def what_adds_no_mana_now_is_no_mana_ability(patch: Patch) -> None:
    """Whether an ability is a mana ability depends on how much mana it would add right now."""

    def activate(
        original: Callable[..., None],
        game: Game,
        player: str,
        source: int,
        ability: ActivatedAbility,
        announcement: Announcement,
    ) -> None:
        ctx = Context(game, player, source)
        if any(_adds_now(each, ctx) for each in ability.effects):
            original(game, player, source, ability, announcement)
        else:
            activating._activate_with_stack(game, player, source, ability, announcement)

    patch.wrap(activating._activate_mana_ability, activate)


@mutant("abil-406.1c-ex-no-creatures")
def what_adds_no_mana_now_is_refused(patch: Patch) -> None:
    """A mana ability that would add no mana right now can't be activated."""

    def check(original: Callable[..., None], game: Game, player: str, source: int, ability: ActivatedAbility) -> None:
        original(game, player, source, ability)
        ctx = Context(game, player, source)
        mana = mana_abilities.is_mana_ability(ability, game.ruleset)
        if mana and not any(_adds_now(each, ctx) for each in ability.effects):
            raise IllegalAction("it would add no mana")

    patch.wrap(activating.check_may_activate, check)


@mutant("abil-406.1c-ex-tapped")
def tapped_permanents_have_no_mana_abilities(patch: Patch) -> None:
    """A tapped permanent is said to have no mana ability with {T} in its cost."""

    def characteristics(original: Callable[..., Characteristics], game: Game, oid: int) -> Characteristics:
        values = original(game, oid)
        if oid not in game.objects or not game.objects[oid].tapped or game.deriving is not None:
            return values
        left = tuple(
            each
            for each in values.abilities
            if not isinstance(each, ActivatedAbility)
            or not mana_abilities.is_mana_ability(each, game.ruleset)
            or TapSymbol() not in each.costs
        )
        return values.changed(abilities=left)

    patch.wrap(Game.characteristics, characteristics)


@mutant("abil-406.1d-activated-or-triggered")
def what_adds_to_the_mana_of_lands_is_static(patch: Patch) -> None:
    """An ability that adds mana whenever a land is tapped for mana is a static one that changes what the land makes."""

    def kinds(original: Callable[..., tuple[str, ...]], game: Game, values: Characteristics) -> tuple[str, ...]:
        return tuple("static" if each == "triggered mana" else each for each in original(game, values))

    patch.wrap(counting_abilities.kinds_of_abilities, kinds)


@mutant("x-abil-library-mana-ability")
def mana_abilities_may_draw_cards_today(patch: Patch) -> None:
    """An ability that adds mana and draws a card is a mana ability in the newest edition too."""
    patch.rulesets(mana_abilities_may_move_library_cards=True)


@mutant("x-abil-library-mana-ability")
def what_draws_a_card_afterwards_has_no_mana_ability(patch: Patch) -> None:
    """An ability that adds mana is no mana ability if another one of its object moves a card of a library."""
    is_mana = "is_mana_ability(ability, game.ruleset)"
    moves = "any(what.moves_library_card for each in {0}.abilities for what in getattr(each, 'effects', ()))"
    patch.source(activating.activate, f"{is_mana}:", f"{is_mana} and not {moves.format(_OF_SOURCE)}:")
    of_each = _OF_SOURCE.replace("source", "each.source")
    patch.source(mana_window.activate_all, "if number is None", f"if {moves.format(of_each)} or number is None")
    alone = mana_abilities.with_tap_symbol_alone
    patch.source(alone, "if ability.costs", f"if not {moves.format('values')} and ability.costs")


@mutant("x-abil-library-mana-ability-before")
def mana_abilities_never_could_draw_cards(patch: Patch) -> None:
    """An ability that adds mana and draws a card is no mana ability in any edition, as since August 2026."""
    patch.rulesets(mana_abilities_may_move_library_cards=False)
