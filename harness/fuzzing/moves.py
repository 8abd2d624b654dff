"""From a planned move to an action or a moment, given the game as the leading engine shows it.

What comes out may be legal or not: that is for the engines to say. ``None`` is a move that has nothing to act with.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from ...adapters.models import (
    AbilityTarget,
    Action,
    Activate,
    Attack,
    AttackEntry,
    Block,
    BlockEntry,
    Cast,
    ConvokePayment,
    ObjectTarget,
    ObjectView,
    Observation,
    Pass,
    PlayerTarget,
    PlayLand,
    Step,
    Suspend,
    Target,
    TurnFaceUp,
    Until,
    UntilStackEmpty,
    UntilStep,
    UntilTopResolved,
    Zone,
)
from ...steps.labels import card_of_alias
from .plans import MovePlan
from .repertoire import Entry, Shape

T = TypeVar("T")

_MOMENTS = (
    Step.END, Step.POSTCOMBAT_MAIN, Step.UPKEEP, Step.PRECOMBAT_MAIN, Step.END_OF_COMBAT, Step.DRAW,
    Step.BEGINNING_OF_COMBAT,
)  # fmt: skip
_MOMENTS_OF_AN_ATTACK = (Step.COMBAT_DAMAGE, Step.END_OF_COMBAT, Step.DECLARE_BLOCKERS, Step.POSTCOMBAT_MAIN)
_ONE_MANA = ("{1}", "{W}", "{U}", "{B}", "{R}", "{G}")
_SYMBOL = re.compile(r"\{[^{}]+\}")


@dataclass(frozen=True)
class Attempted:
    """A player attempts an action; objects are named by aliases."""

    player: str
    action: Action


Move = Attempted | Until


@dataclass(frozen=True)
class Sight:
    """What there is to act with: the observation, what each object is called, and the repertoire."""

    shown: Observation
    aliases: dict[str, str]
    entries: dict[str, Entry]

    def views(self, zone: Zone, player: str | None = None) -> list[ObjectView]:
        """The objects of a zone that have a name, or those of a player in it."""
        return [
            view
            for view in self.shown.objects
            if view.zone is zone and view.id in self.aliases and player in (None, view.controller or view.owner)
        ]

    def creatures(self, player: str | None = None) -> list[ObjectView]:
        """The creatures on the battlefield."""
        return [view for view in self.views(Zone.BATTLEFIELD, player) if "Creature" in (view.types or ())]

    def timely(self, card: ObjectView, player: str) -> bool:
        """Whether this is a moment at which most such cards are cast (CR 117.1a, 307.1)."""
        quick = "Instant" in (card.types or ()) or "flash" in (card.keywords or ())
        main = self.shown.step in (Step.PRECOMBAT_MAIN, Step.POSTCOMBAT_MAIN)
        return quick or (main and not self.shown.stack and player == self.shown.active_player)

    def alias(self, view: ObjectView) -> str:
        """What the object is called."""
        return self.aliases[view.id]

    def shapes(self, view: ObjectView, kind: str) -> list[Shape]:
        """How to act so with the object: as its card is used, or as what it is now."""
        names = dict.fromkeys((card_of_alias(self.alias(view)), view.name))
        found = [shape for name in names if name in self.entries for shape in self.entries[name].shapes]
        return [shape for shape in found if shape.kind == kind and shape.zone == view.zone.value]

    def other(self, player: str) -> str:
        """The other player of the two."""
        return next(view.name for view in self.shown.players if view.name != player)


def move_of(plan: MovePlan, sight: Sight) -> Move | None:
    """What ``plan`` comes to: a move of its kind, or of the next one of which there is any."""
    acting = sight.shown.priority or sight.shown.active_player
    player = sight.other(acting) if plan.out_of_turn else acting
    for number in range(len(_KINDS)):
        if (move := _KINDS[(plan.kind + number) % len(_KINDS)](plan, sight, player)) is not None:
            return move
    return None


def _pick(items: Sequence[T], number: int) -> T | None:
    return items[number % len(items)] if items else None


def _pick_some(items: Sequence[T], start: int, count: int) -> list[T]:
    """``count`` different ones, beginning somewhere."""
    return [items[(start + step) % len(items)] for step in range(min(count, len(items)))]


# --- The course of the game -------------------------------------------------------------------------------------------


def _resolve(plan: MovePlan, sight: Sight, player: str) -> Move | None:
    return UntilStackEmpty() if sight.shown.stack else None


def _resolve_top(plan: MovePlan, sight: Sight, player: str) -> Move | None:
    return UntilTopResolved() if sight.shown.stack else None


def _advance(plan: MovePlan, sight: Sight, player: str) -> Move | None:
    active = sight.shown.active_player
    attacked = any(view.attacking for view in sight.shown.objects)
    step = _pick(_MOMENTS_OF_AN_ATTACK if attacked and plan.second % 4 else _MOMENTS, plan.which)
    assert step is not None
    whose = sight.other(active) if plan.first % 5 == 4 and not attacked else active
    return UntilStep(player=whose, step=step)


def _pass(plan: MovePlan, sight: Sight, player: str) -> Move | None:
    return Attempted(player, Pass())


# --- Actions ----------------------------------------------------------------------------------------------------------


def _play_land(plan: MovePlan, sight: Sight, player: str) -> Move | None:
    lands = [view for view in sight.views(Zone.HAND, player) if "Land" in (view.types or ())]
    card = _pick(lands, plan.which)
    return Attempted(player, PlayLand(card=sight.alias(card))) if card else None


def _cast(plan: MovePlan, sight: Sight, player: str) -> Move | None:
    held = [view for zone in (Zone.HAND, Zone.GRAVEYARD, Zone.EXILE) for view in sight.views(zone, player)]
    if plan.third % 6 != 5:
        held = [view for view in held if sight.timely(view, player)]
    possible = [(view, shape) for view in held for shape in sight.shapes(view, "cast")]
    if plan.second % 4:  # other ways to cast mostly take another permanent that allows them
        possible = [pair for pair in possible if not pair[1].method] or possible
    chosen = _pick(possible, plan.which)
    if chosen is None:
        return None
    view, shape = chosen
    return Attempted(
        player,
        Cast(
            card=sight.alias(view),
            method=shape.method or None,
            additional_costs=shape.additional_costs,
            modes=shape.modes,
            x=plan.third % 4 if shape.x else None,
            targets=_targets(plan, sight, player, shape),
            mana_from=_mana_from(plan, sight, player),
            convoke=_convoke(plan, sight, player, view, shape),
            cost_objects=_cost_objects(plan, sight, player, shape, view),
        ),
    )


def _activate(plan: MovePlan, sight: Sight, player: str) -> Move | None:
    whose = None if plan.first % 8 == 7 else player
    sources = [view for zone in (Zone.BATTLEFIELD, Zone.HAND, Zone.GRAVEYARD) for view in sight.views(zone, whose)]
    chosen = _pick([(view, shape) for view in sources for shape in sight.shapes(view, "activate")], plan.which)
    if chosen is None:
        return None
    view, shape = chosen
    return Attempted(
        player,
        Activate(
            source=sight.alias(view),
            ability=shape.ability,
            index=shape.index,
            modes=shape.modes,
            x=plan.third % 4 if shape.x else None,
            targets=_targets(plan, sight, player, shape),
            mana_from=_mana_from(plan, sight, player),
            cost_objects=_cost_objects(plan, sight, player, shape, view),
        ),
    )


def _special(plan: MovePlan, sight: Sight, player: str) -> Move | None:
    for kind, zone in (("suspend", Zone.HAND), ("turn-face-up", Zone.BATTLEFIELD)):
        able = [view for view in sight.views(zone, player) if sight.shapes(view, kind)]
        view = _pick(able, plan.which)
        if view is not None:
            alias = sight.alias(view)
            return Attempted(player, Suspend(card=alias) if kind == "suspend" else TurnFaceUp(permanent=alias))
    return _activate(plan, sight, player)


def _attack(plan: MovePlan, sight: Sight, player: str) -> Move | None:
    active = sight.shown.active_player
    able = sight.creatures(None if plan.third % 8 == 7 else active)
    if any(view.attacking for view in able):
        return _block(plan, sight, player)
    if not able:
        return None
    opponent = sight.other(active)
    targets: list[PlayerTarget | ObjectTarget] = [PlayerTarget(player=opponent)]
    for view in sight.views(Zone.BATTLEFIELD):
        if {"Battle", "Planeswalker"} & set(view.types or ()):
            targets.append(ObjectTarget(object=sight.alias(view)))
    chosen = _pick_some(able, plan.which, 1 + (plan.first % 3 == 2))
    entries = tuple(
        AttackEntry(attacker=sight.alias(view), target=targets[(plan.second + number) % len(targets)])
        for number, view in enumerate(chosen)
    )
    return Attempted(active, Attack(attackers=entries))


def _block(plan: MovePlan, sight: Sight, player: str) -> Move | None:
    defending = sight.other(sight.shown.active_player)
    attackers = [view for view in sight.creatures() if view.attacking]
    able = sight.creatures(None if plan.third % 8 == 7 else defending)
    if not attackers or not able:
        return None
    chosen = _pick_some(able, plan.which, 1 + (plan.first % 3 == 2))
    first = attackers[plan.second % len(attackers)]
    entries = tuple(BlockEntry(blocker=sight.alias(view), attacker=sight.alias(first)) for view in chosen)
    return Attempted(defending, Block(blockers=entries))


# --- What is announced with an action ---------------------------------------------------------------------------------


def _targets(plan: MovePlan, sight: Sight, player: str, shape: Shape) -> tuple[Target, ...]:
    found: list[Target] = []
    for number, kind in enumerate(shape.targets):
        if plan.third % 11 == 10:
            kind = "player" if kind.startswith(Zone.BATTLEFIELD.value) else Zone.BATTLEFIELD.value
        target = _pick(_possible_targets(kind, sight, player), plan.first + number * (1 + plan.second % 3))
        if target is not None:
            found.append(target)
    return tuple(found)


def _possible_targets(kind: str, sight: Sight, player: str) -> Sequence[Target]:
    match kind:
        case "player":
            return [PlayerTarget(player=sight.other(player)), PlayerTarget(player=player)]
        case "ability":
            sources = [entry.source for entry in sight.shown.stack if entry.kind == "ability"]
            return [AbilityTarget(ability_of=sight.aliases[one]) for one in sources if one in sight.aliases]
    zone, _, card_type = kind.partition(" ")
    views = sight.views(Zone(zone))
    fitting = [view for view in views if not card_type or card_type in (view.types or ())]
    return [ObjectTarget(object=sight.alias(view)) for view in fitting or views]


def _mana_from(plan: MovePlan, sight: Sight, player: str) -> tuple[str, ...]:
    """Sometimes lands to be tapped for mana meanwhile (CR 601.2g)."""
    if plan.third % 3 != 1:
        return ()
    lands = [view for view in sight.views(Zone.BATTLEFIELD, player) if "Land" in (view.types or ()) and not view.tapped]
    return tuple(sight.alias(view) for view in _pick_some(lands, 0, 1 + plan.second % 4))


def _convoke(plan: MovePlan, sight: Sight, player: str, spell: ObjectView, shape: Shape) -> tuple[ConvokePayment, ...]:
    """Creatures tapped for symbols of the cost, or now and then for any mana (CR 702.51a)."""
    if not shape.convoke and "convoke" not in (spell.keywords or ()):
        return ()
    symbols = ["{1}" if symbol[1:-1].isdigit() else symbol for symbol in _SYMBOL.findall(spell.mana_cost or "")]
    possible = [symbol for symbol in dict.fromkeys(symbols) if symbol in _ONE_MANA]
    if plan.third % 5 == 4 or not possible:
        possible = list(_ONE_MANA)
    tapped = _pick_some(sight.creatures(player), plan.first, 1 + plan.second % 3)
    return tuple(
        ConvokePayment(creature=sight.alias(view), pays=possible[(plan.second + plan.third + number) % len(possible)])
        for number, view in enumerate(tapped)
    )


def _cost_objects(plan: MovePlan, sight: Sight, player: str, shape: Shape, source: ObjectView) -> tuple[str, ...]:
    if not shape.cost_objects:
        return ()
    own = [*sight.views(Zone.BATTLEFIELD, player), *sight.views(Zone.HAND, player)]
    if shape.kind == "cast":
        own = [view for view in own if view.id != source.id]
    return tuple(sight.alias(view) for view in _pick_some(own, plan.second, shape.cost_objects))


_KINDS: tuple[Callable[[MovePlan, Sight, str], Move | None], ...] = (
    _resolve, _resolve, _resolve_top,
    _cast, _cast, _cast, _cast, _cast, _cast,
    _activate, _activate, _activate, _activate,
    _attack, _attack, _attack, _block, _block, _play_land, _special,
    _pass, _advance, _advance, _advance,
)  # fmt: skip
