"""Suspend (CR 702.62)."""

from __future__ import annotations

from dataclasses import dataclass

from . import casting_spells, continuous_effects, costs, counters
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
    return obj is not None and obj.zone is Zone.EXILE and bool(obj.counters.get(TIME))


def _lost_last_time_counter(ctx: Context) -> bool:
    return ctx.event is not None and ctx.event.detail == TIME and not ctx.event.amount


@dataclass(frozen=True)
class CastSuspended(Effect):
    """You may cast the source without paying its mana cost; a creature cast so gains haste (CR 702.62a)."""

    def apply(self, ctx: Context) -> None:
        """See :class:`.effects.Effect`."""
        game = ctx.game
        card = game.objects.get(ctx.source)
        if card is None:
            # It has left exile since: it is another object now (CR 400.7).
            return
        if not choose_yes(game, ctx.controller, ctx.source, "cast it without paying its mana cost"):
            return
        spell = casting_spells.cast_for_free(game, ctx.controller, card, "suspend", card.face)
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
    terms = next(iter(of_kind(game.characteristics(oid), SuspendFromHand)), None)
    if terms is None:
        raise IllegalAction("it has no suspend (CR 702.62a)")
    if not casting_spells.may_be_cast_now(game, player, oid):
        raise IllegalAction("only when the player could begin to cast it (CR 702.62a)")
    costs.pay(game, terms.costs, costs.Payment(player, oid))
    exiled = move(game, oid, Zone.EXILE)
    if exiled is not None:
        counters.put(game, exiled, TIME, terms.number)
