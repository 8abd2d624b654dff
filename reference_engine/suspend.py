"""Suspend (CR 702.62)."""

from __future__ import annotations

from dataclasses import dataclass

from . import casting_spells, continuous_effects, costs, counters, timing
from .abilities import Ability, Condition, Cost, KeywordAbility, Mana, Trigger, TriggeredAbility, of_kind
from .choices import IllegalAction, choose_yes
from .effects import Effect
from .effects_on_permanents import RemoveCounters
from .game import Game
from .modifications import AddAbilities, Duration
from .objects import Zone
from .references import Context
from .zones import move

TIME = "time"
"""The kind of counter that suspend counts down."""


@dataclass(frozen=True)
class SuspendFromHand(Ability):
    """The first ability of suspend: pay ``costs`` and exile this card from the hand with ``number`` time counters."""

    number: int
    costs: tuple[Cost, ...]


def is_suspended(ctx: Context) -> bool:
    """Whether the source is in exile with a time counter on it (CR 702.62b)."""
    obj = ctx.game.objects.get(ctx.source)
    return obj is not None and obj.zone is Zone.EXILE and obj.counters.get(TIME, 0) > 0


def _lost_last_time_counter(ctx: Context) -> bool:
    return ctx.event is not None and ctx.event.detail == TIME and ctx.event.amount == 0


@dataclass(frozen=True)
class CastSuspended(Effect):
    """You may cast the source without paying its mana cost; a creature cast so gains haste (CR 702.62a)."""

    def apply(self, ctx: Context) -> None:
        """See :class:`.effects.Effect`."""
        game = ctx.game
        obj = game.objects.get(ctx.source)
        if obj is None or obj.zone is not Zone.EXILE:
            return
        if not choose_yes(game, ctx.controller, ctx.source, "cast it without paying its mana cost"):
            return
        spell = casting_spells.cast_for_free(game, ctx.controller, ctx.source, "suspend")
        if spell is not None and game.characteristics(spell).is_type("creature"):
            haste = AddAbilities((KeywordAbility("haste"),))
            # It lasts for the spell and for the permanent that the spell becomes (CR 400.7a).
            continuous_effects.begin(ctx, (spell,), (haste,), Duration.WHILE_CONTROLLED)


def suspend(number: int, cost: str) -> KeywordAbility:
    """Suspend N—cost: ``number`` time counters, ``cost`` in mana symbols (CR 702.62a)."""
    in_exile = (Zone.EXILE,)
    count_down = TriggeredAbility(
        Trigger("step-begins", step="upkeep", player="you"),
        (RemoveCounters(TIME),),
        condition=Condition(is_suspended),
        zones=in_exile,
    )
    cast = TriggeredAbility(
        Trigger("counters-removed", of="self", test=_lost_last_time_counter), (CastSuspended(),), zones=in_exile
    )
    return KeywordAbility("suspend", f"{number}—{cost}", (SuspendFromHand(number, (Mana(cost),)), count_down, cast))


def suspend_from_hand(game: Game, player: str, oid: int) -> None:
    """Suspend a card from the hand (CR 702.62a, 116.2f).

    Raises:
        IllegalAction: it has no suspend, the player could not begin to cast it now, or the cost can't be paid.
    """
    terms = of_kind(game.characteristics(oid), SuspendFromHand)
    if not terms:
        raise IllegalAction("it has no suspend (CR 702.62a)")
    if not _could_begin_to_cast(game, player, oid):
        raise IllegalAction("only when the player could begin to cast it (CR 702.62a)")
    costs.pay(game, terms[0].costs, costs.Payment(player, oid))
    exiled = move(game, oid, Zone.EXILE)
    if exiled is not None:
        counters.put(game, exiled, TIME, terms[0].number)


def _could_begin_to_cast(game: Game, player: str, oid: int) -> bool:
    """Whether timing would let the player put the card onto the stack (CR 702.62a, 702.62c)."""
    values = game.characteristics(oid)
    if values.is_type("land"):
        return False
    if values.is_type("instant") or values.has_keyword("flash"):
        return True
    return casting_spells.as_though_flash(game, player, oid) or timing.has_sorcery_timing(game, player)
