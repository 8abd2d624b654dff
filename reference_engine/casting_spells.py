"""Casting spells (CR 601)."""

from __future__ import annotations

from dataclasses import replace

from . import costs, mana_window, paying, split_second, timing, total_cost
from .abilities import (
    AlternativeCost,
    AsThoughFlash,
    KeywordAbility,
    SpellAbility,
    TargetSpec,
    of_kind,
)
from .activating import Announcement
from .auras import is_aura
from .casting_abilities import CastAsThoughFlash, CastFrom
from .choices import IllegalAction
from .continuous_effects import creature_spell_was_cast
from .effects import Effect
from .game import Event, Game, StackItem
from .objects import CastInfo, Characteristics, GameObject, Zone
from .targets import announce, assign, choose_targets
from .triggers import emit
from .zones import remember, take_out


def cast(game: Game, player: str, oid: int, method: str | None, announcement: Announcement) -> int:
    """Cast a card as a spell, in the order of CR 601.2a-i; ``method`` names an alternative way (CR 118.9).

    Returns:
        the identity of the spell.

    Raises:
        IllegalAction: the card can't be cast now or this way, or a target or cost is illegal.
    """
    timing.require_priority(game, player)
    split_second.require_none(game)
    obj = game.objects.get(oid)
    if obj is None:
        raise IllegalAction("the object is not there")
    alternative = total_cost.find_alternative(game, player, oid, method)
    if obj.zone not in _zones_to_cast_from(game, obj, alternative) or obj.owner != player:
        raise IllegalAction("the player may not cast it from there (CR 601.3)")
    item = propose(game, player, obj, alternative, announcement.x)
    item.modes = announcement.modes
    if not may_be_cast_now(game, player, item.oid):
        raise IllegalAction("only in a main phase of their turn while the stack is empty (CR 307.1, 302.1)")
    item.targets = assign(game, item, announcement.targets)
    # CR 601.2f: the total cost is locked in before mana abilities are activated.
    total = total_cost.determine(game, item, alternative, announcement.additional_costs)
    mana_window.activate_all(game, player, announcement.mana_from, announcement.mana_abilities, total.mana)
    payment = costs.Payment(player, item.oid, list(announcement.cost_objects))
    paying.pay_total(game, payment, total, announcement.convoke)
    item.memory = {"paid": list(payment.paid)}
    _remember_payment(game, item, announcement, payment)
    become_cast(game, item)
    timing.acted(game, player)
    return item.oid


def _zones_to_cast_from(game: Game, card: GameObject, alternative: AlternativeCost | None) -> list[Zone]:
    """Where a card may be cast from: the hand, or where its alternative or an ability of it says (CR 601.3, 113.6)."""
    permitted = [each.zone for each in of_kind(game.characteristics(card.oid), CastFrom)]
    return [Zone.HAND if alternative is None else alternative.zone, *permitted]


def _remember_payment(game: Game, item: StackItem, announcement: Announcement, payment: costs.Payment) -> None:
    """Let the spell, and the permanent it becomes, remember how it was cast (CR 400.7d, 702.51c)."""
    spell = game.objects[item.oid]
    assert spell.cast is not None
    spell.cast = replace(
        spell.cast,
        additional=announcement.additional_costs,
        convoked=tuple(each.creature for each in announcement.convoke),
        mana_spent=payment.mana_spent,
    )


def propose(
    game: Game,
    player: str,
    card: GameObject,
    alternative: AlternativeCost | None,
    announced_x: int | None,
    method: str | None = None,
    face: int = 0,
) -> StackItem:
    """Move a card to the stack, where it becomes a spell (CR 601.2a), face down if its alternative says so (708.4).

    ``face`` is the face that is up: 1 if the card is cast transformed (CR 712.11a). X is 0 if it is not announced, as
    in a spell cast without paying its mana cost (CR 107.3b).

    Raises:
        IllegalAction: it would be a land (CR 305.9); only the face that is up counts (CR 712.11c).
    """
    at_sorcery_time = timing.has_sorcery_timing(game, player)
    remember(game, card)
    from_zone = card.zone
    take_out(game, card)
    spell = game.add_object(card.card, card.card_id, card.owner, Zone.STACK, player)
    spell.face = face
    spell.face_down = alternative is not None and alternative.face_down
    name = alternative.method if alternative else method
    x = announced_x or 0
    spell.cast = CastInfo(name, x, from_zone, at_sorcery_time)
    values = game.characteristics(spell.oid)
    if values.is_type("land"):
        raise IllegalAction("a land can't be cast (CR 305.9)")
    effects, specs = _text_of(values)
    if alternative is not None:
        effects, specs = effects + alternative.effects, specs + alternative.targets
    item = StackItem(
        spell.oid, player, spell.oid, spell=True, effects=effects, specs=specs, x=x, method=name, name=values.name
    )
    game.stack.append(item)
    return item


def _text_of(values: Characteristics) -> tuple[tuple[Effect, ...], tuple[TargetSpec, ...]]:
    """What a spell does and targets: its spell abilities, or what an Aura enchants (CR 113.3a, 303.4a)."""
    effects: tuple[Effect, ...] = ()
    specs: tuple[TargetSpec, ...] = ()
    for ability in of_kind(values, SpellAbility):
        effects, specs = effects + ability.effects, specs + ability.targets
    if is_aura(values):
        for keyword in of_kind(values, KeywordAbility):
            if keyword.keyword == "enchant":
                specs += (TargetSpec(keyword.filter, bool(keyword.players), enchanting=True),)
    return effects, specs


def may_be_cast_now(game: Game, player: str, spell: int) -> bool:
    """Whether a spell, or a card that would become one, may be cast at this time (CR 601.3, 117.1a, 702.8a).

    If it is on the stack already, that does not count.
    """
    values = game.characteristics(spell)
    return (
        timing.has_sorcery_timing(game, player, spell)
        or values.is_type("instant")
        or values.has_keyword("flash")
        or bool(of_kind(values, CastAsThoughFlash))
        or as_though_flash(game, player, spell)
    )


def as_though_flash(game: Game, player: str, spell: int) -> bool:
    """Whether a permanent lets the player cast the spell as though it had flash (CR 601.3b, 609.4)."""
    return any(
        ability.filter.describes(game, spell, player, obj.oid)
        for obj in game.battlefield()
        if game.controller_of(obj.oid) == player
        for ability in of_kind(game.characteristics(obj.oid), AsThoughFlash)
    )


def become_cast(game: Game, item: StackItem) -> None:
    """The spell has been cast: abilities that trigger on it and on becoming a target trigger (CR 601.2i)."""
    game.players[item.controller].spells_this_turn += 1
    if game.characteristics(item.oid).is_type("creature"):
        creature_spell_was_cast(game)
    emit(game, Event("cast", item.oid, item.controller))
    announce(game, item)


def cast_for_free(game: Game, player: str, card: GameObject, method: str | None, face: int) -> int | None:
    """Cast a card without paying its mana cost while something resolves (CR 601.2, 608.2g, 118.9).

    Timing rules of its type do not apply. Targets are chosen now. ``face`` is 1 for a card cast transformed.

    Returns:
        the identity of the spell, or ``None`` if it can't be cast.
    """
    if split_second.is_on_stack(game):
        return None
    there, kept = card.zone, dict(card.counters)
    item = propose(game, player, card, None, None, method, face)
    chosen = choose_targets(game, item)
    if chosen is None:
        # The proposed spell is illegal: it goes back to where it was (CR 601.2, 733.1).
        spell = game.objects[item.oid]
        take_out(game, spell)
        game.add_object(spell.card, spell.card_id, spell.owner, there).counters = kept
        return None
    item.targets = chosen
    become_cast(game, item)
    return item.oid
