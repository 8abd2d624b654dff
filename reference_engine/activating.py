"""Activating activated abilities (CR 602), mana abilities included (CR 605.3)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from . import costs, creatures, mana_abilities, split_second, timing
from .abilities import ActivatedAbility, Mana, TapSymbol, label_of, of_kind
from .activation_restrictions import cant_be_activated
from .choices import IllegalAction
from .game import Game, StackItem
from .mana import symbols
from .objects import Entity, Zone
from .references import Context
from .targets import announce, assign

if TYPE_CHECKING:
    from .convoke import ConvokePayment
    from .mana_window import ManaActivation


@dataclass(frozen=True)
class Announcement:
    """What a player announces when casting a spell or activating an ability (CR 601.2b-c, 602.2b).

    ``mana_from``: permanents whose mana ability with the cost ``{T}`` alone is activated first (CR 601.2g).
    ``cost_objects``: what costs tap, sacrifice, discard or return. For spells only: ``additional_costs``, the optional
    ones by name; ``mana_abilities``, activated after ``mana_from``; ``convoke``, creatures that pay for mana.
    """

    targets: tuple[Entity, ...] = ()
    modes: tuple[str, ...] = ()
    x: int | None = None
    mana_from: tuple[int, ...] = ()
    cost_objects: tuple[int, ...] = ()
    additional_costs: tuple[str, ...] = ()
    mana_abilities: tuple[ManaActivation, ...] = ()
    convoke: tuple[ConvokePayment, ...] = ()


def abilities_labelled(game: Game, source: int, label: str) -> list[ActivatedAbility]:
    """The activated abilities of an object that function where it is and bear ``label``, in the order it has them.

    None if it is not there any more or phased out (CR 702.26b).
    """
    obj = game.objects.get(source)
    if obj is None or obj.phased_out:
        return []
    return [
        ability
        for ability in of_kind(game.characteristics(source), ActivatedAbility)
        if ability.zone is obj.zone and label_of(ability) == label
    ]


def activate(game: Game, player: str, source: int, label: str, index: int, announcement: Announcement) -> None:
    """Activate the ability number ``index`` (from 1) among those of ``source`` that bear ``label`` (CR 602.2).

    Raises:
        IllegalAction: the ability is not there, may not be activated now, or X, a target or a cost is illegal.
    """
    match abilities_labelled(game, source, label)[index - 1 : index]:
        case [ability]:
            pass
        case _:
            raise IllegalAction(f"it has no such ability {label!r} (CR 602.2)")
    if announcement.x:
        # No activated ability of a card here has {X} in its cost.
        raise IllegalAction("without {X} in the cost to pay X can only be 0 (CR 107.3b)")
    check_may_activate(game, player, source, ability)
    if mana_abilities.is_mana_ability(ability, game.ruleset):
        timing.require_priority(game, player)
        _activate_mana_ability(game, player, source, ability, announcement)
    else:
        _activate_with_stack(game, player, source, ability, announcement)
    timing.acted(game, player)


def check_may_activate(game: Game, player: str, source: int, ability: ActivatedAbility) -> None:
    """Check who may activate an ability and the restrictions on it (CR 602.2, 602.5).

    Raises:
        IllegalAction: the player may not activate it now.
    """
    if not ability.anyone and game.controller_of(source) != player:
        raise IllegalAction("only its controller may activate it (CR 602.2)")
    if cant_be_activated(game, source, ability):
        raise IllegalAction("an effect says that its abilities can't be activated (CR 602.5)")
    if ability.zone is Zone.BATTLEFIELD and not creatures.can_pay_symbols(game, source, ability):
        raise IllegalAction("not controlled continuously since their most recent turn began (CR 302.6, 602.5a)")
    if ability.sorcery_speed:
        timing.require_sorcery_timing(game, player)
    if ability.condition is not None and not ability.condition.holds(Context(game, player, source)):
        raise IllegalAction("its restriction forbids activating it now (CR 602.5)")
    if ability.once_each_turn and (source, label_of(ability)) in game.activated_this_turn:
        raise IllegalAction("already activated this turn (CR 602.5b)")


def _activate_with_stack(
    game: Game, player: str, source: int, ability: ActivatedAbility, announcement: Announcement
) -> None:
    timing.require_priority(game, player)
    split_second.require_none(game)
    name = game.characteristics(source).name
    item = StackItem(
        game.new_oid(),
        player,
        source,
        spell=False,
        effects=ability.effects,
        specs=ability.targets,
        modes=announcement.modes,
        name=name,
    )
    game.stack.append(item)
    item.targets = assign(game, item, announcement.targets)
    mana = "".join(cost.mana for cost in ability.costs if isinstance(cost, Mana))
    activate_for_mana(game, player, announcement.mana_from, mana)
    payment = costs.Payment(player, source, list(announcement.cost_objects))
    costs.pay(game, ability.costs, payment)
    item.memory = {"paid": list(payment.paid)}
    _note_activation(game, source, ability)
    announce(game, item)


def _activate_mana_ability(
    game: Game, player: str, source: int, ability: ActivatedAbility, announcement: Announcement
) -> None:
    """Pay the cost of a mana ability and let it resolve at once (CR 605.3)."""
    mana = "".join(cost.mana for cost in ability.costs if isinstance(cost, Mana))
    activate_for_mana(game, player, announcement.mana_from, mana)
    payment = costs.Payment(player, source, list(announcement.cost_objects))
    costs.pay(game, ability.costs, payment)
    _note_activation(game, source, ability)
    ctx = Context(game, player, source, memory={"paid": list(payment.paid)})
    mana_abilities.resolve(ability, ctx, any(isinstance(cost, TapSymbol) for cost in ability.costs))


def _note_activation(game: Game, source: int, ability: ActivatedAbility) -> None:
    """Remember it for abilities that can be activated only once each turn (CR 602.5b)."""
    game.activated_this_turn |= {(source, label_of(ability))}


def activate_for_mana(game: Game, player: str, sources: Sequence[int], cost: str | None) -> None:
    """Activate, of each of ``sources``, a mana ability whose cost is ``{T}`` alone (CR 601.2g).

    Where a permanent has several, the first that makes mana which ``cost`` still needs is taken.

    Raises:
        IllegalAction: one of them has no such ability, or it may not be activated.
    """
    for source in sources:
        if game.permanent(source) is None:
            raise IllegalAction("only permanents can be tapped for mana (CR 107.5)")
        options = mana_abilities.with_tap_symbol_alone(game.characteristics(source), game.ruleset)
        if not options:
            raise IllegalAction("it has no mana ability with the cost {T} (CR 605.1a)")
        ability = _most_useful(game, player, options, cost)
        check_may_activate(game, player, source, ability)
        _activate_mana_ability(game, player, source, ability, Announcement())


def _most_useful(game: Game, player: str, options: list[ActivatedAbility], cost: str | None) -> ActivatedAbility:
    """The first ability that makes a type of mana of which ``cost`` needs more than the pool holds, or the first."""
    pool = game.players[player].pool
    needed = symbols(cost)

    def makes_what_is_needed(ability: ActivatedAbility) -> bool:
        made = "".join(getattr(effect, "mana", "") for effect in ability.effects)
        return any(needed.count(each) > pool.of(each) for each in symbols(made))

    return max(options, key=makes_what_is_needed)
