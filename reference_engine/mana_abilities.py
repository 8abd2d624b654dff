"""Mana abilities (CR 605) and the intrinsic ones of basic land types (CR 305.6)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from .abilities import Ability, ActivatedAbility, TapSymbol, TriggeredAbility, of_kind
from .choices import choose_color
from .mana import POOL_ORDER, symbols
from .objects import COLOR_OF_SYMBOL, Characteristics
from .rulesets import RULESETS

if TYPE_CHECKING:
    from .game import Event, Game
    from .references import Context

BASIC_LAND_MANA = {"Plains": "W", "Island": "U", "Swamp": "B", "Mountain": "R", "Forest": "G"}
"""Basic land type to the mana of its intrinsic ability (CR 305.6)."""

TAPPED_FOR_MANA = "tapped-for-mana"
"""The kind of event: a permanent was tapped for mana (CR 106.12a)."""

_SYMBOL_OF_COLOR = {color: symbol for symbol, color in COLOR_OF_SYMBOL.items()}


@cache
def _intrinsic(land_type: str) -> Ability:
    from .effects import AddMana

    return ActivatedAbility((TapSymbol(),), (AddMana("{" + BASIC_LAND_MANA[land_type] + "}"),))


def intrinsic_abilities(values: Characteristics) -> tuple[Ability, ...]:
    """``{T}: Add …`` for each basic land type of a land (CR 305.6)."""
    if not values.is_type("land"):
        return ()
    return tuple(_intrinsic(each) for each in BASIC_LAND_MANA if each in values.subtypes)


def is_mana_ability(ability: ActivatedAbility, ruleset: str) -> bool:
    """Whether an activated ability is a mana ability under a ruleset (CR 605.1a).

    It has no target and could add mana; under the newest edition it moves no card to or from a library either.
    """
    if ability.targets or not any(effect.adds_mana for effect in ability.effects):
        return False
    moves_library_card = any(effect.moves_library_card for effect in ability.effects)
    return not moves_library_card or RULESETS[ruleset].mana_abilities_may_move_library_cards


def is_triggered_mana_ability(ability: TriggeredAbility) -> bool:
    """Whether it has no target, triggers on a mana ability and could add mana (CR 605.1b)."""
    if ability.targets or ability.trigger.kind != TAPPED_FOR_MANA:
        return False
    return any(effect.adds_mana for effect in ability.effects)


def add_mana(game: Game, player: str, mana: str) -> None:
    """Put mana into a player's mana pool (CR 106.4)."""
    for symbol in symbols(mana):
        game.players[player].pool.add(symbol)


def add_mana_of_any_color(ctx: Context, number: int) -> None:
    """The controller chooses a colour and adds that much mana of it (CR 106.1a)."""
    color = choose_color(ctx.game, ctx.controller, ctx.source, "colour of mana")
    ctx.game.players[ctx.controller].pool.add(_SYMBOL_OF_COLOR[color], number)


def resolve(ability: ActivatedAbility, ctx: Context, tapped_for_mana: bool) -> None:
    """A mana ability resolves at once, without the stack (CR 605.3b); triggered mana abilities follow (605.4a)."""
    from .game import Event
    from .triggers import emit

    pool = ctx.game.players[ctx.controller].pool
    before = dict(pool.amounts)
    for effect in ability.effects:
        effect.apply(ctx)
    if tapped_for_mana:
        made = "".join(
            "{" + symbol + "}" for symbol in POOL_ORDER for _ in range(pool.of(symbol) - before.get(symbol, 0))
        )
        emit(ctx.game, Event(TAPPED_FOR_MANA, ctx.source, ctx.controller, detail=made))
        _resolve_triggered(ctx.game)


def _resolve_triggered(game: Game) -> None:
    """Triggered mana abilities resolve immediately (CR 605.4a)."""
    from .references import Context

    due = [pending for pending in game.pending if is_triggered_mana_ability(pending.ability)]
    game.pending = [pending for pending in game.pending if pending not in due]
    for pending in due:
        event: Event = pending.event
        ctx = Context(game, pending.controller, pending.source, event=event)
        for effect in pending.ability.effects:
            effect.apply(ctx)


def with_tap_symbol_alone(values: Characteristics, ruleset: str) -> list[ActivatedAbility]:
    """The mana abilities whose cost is ``{T}`` and nothing else."""
    return [
        ability
        for ability in of_kind(values, ActivatedAbility)
        if ability.costs == (TapSymbol(),) and is_mana_ability(ability, ruleset)
    ]
