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
    zone = _zone_to_cast_from(game, obj, alternative)
    if obj.zone is not zone or obj.owner != player:
        raise IllegalAction("the player may not cast it from there (CR 601.3)")
    item = propose(game, player, obj, alternative, announcement.x or 0)
    item.modes = announcement.modes
    _check_timing(game, player, item.oid)
    item.targets = assign(game, item, announcement.targets)
    # CR 601.2f: the total cost is locked in before mana abilities are activated.
    total = total_cost.determine(game, item, alternative, announcement.additional_costs)
    mana_window.activate_all(game, player, announcement.mana_from, announcement.mana_abilities, total.mana)
    payment = costs.Payment(player, item.oid, item.x, list(announcement.cost_objects))
    paying.pay_total(game, payment, total, announcement.convoke)
    item.memory = {"paid": list(payment.paid)}
    _remember_payment(game, item, announcement, payment)
    become_cast(game, item)
    timing.acted(game, player)
    return item.oid


def _zone_to_cast_from(game: Game, card: GameObject, alternative: AlternativeCost | None) -> Zone:
    """Where a card may be cast from: the hand, or where its alternative or an ability of it says (CR 601.3, 113.6)."""
    if alternative is not None and alternative.zone is not Zone.HAND:
        return alternative.zone
    permitted = [each.zone for each in of_kind(game.characteristics(card.oid), CastFrom)]
    return card.zone if card.zone in permitted else Zone.HAND


def _remember_payment(game: Game, item: StackItem, announcement: Announcement, payment: costs.Payment) -> None:
    """Let the spell, and the permanent it becomes, remember how it was cast (CR 400.7d, 702.51c)."""
    spell = game.objects[item.oid]
    if spell.cast is not None:
        convoked = tuple(each.creature for each in announcement.convoke)
        spell.cast = replace(
            spell.cast,
            additional=announcement.additional_costs,
            convoked=convoked,
            mana_spent=payment.mana_spent,
        )


def propose(
    game: Game,
    player: str,
    card: GameObject,
    alternative: AlternativeCost | None,
    x: int,
    method: str | None = None,
    face: int = 0,
) -> StackItem:
    """Move a card to the stack, where it becomes a spell (CR 601.2a), face down if its alternative says so (708.4).

    ``face`` is the face that is up: 1 if the card is cast transformed (CR 712.11a).
    """
    if _is_land(game, card, face):
        raise IllegalAction("a land can't be cast (CR 305.9)")
    at_sorcery_time = timing.has_sorcery_timing(game, player)
    remember(game, card)
    from_zone = card.zone
    take_out(game, card)
    spell = game.add_object(card.card, card.card_id, card.owner, Zone.STACK, player)
    spell.face = face
    spell.face_down = alternative is not None and alternative.face_down
    name = alternative.method if alternative else method
    spell.cast = CastInfo(name, x, from_zone, at_sorcery_time)
    values = game.characteristics(spell.oid)
    effects, specs = _text_of(values)
    if alternative is not None:
        effects, specs = effects + alternative.effects, specs + alternative.targets
    item = StackItem(
        spell.oid, player, spell.oid, spell=True, effects=effects, specs=specs, x=x, method=name, name=values.name
    )
    game.stack.append(item)
    return item


def _is_land(game: Game, card: GameObject, face: int) -> bool:
    """Whether the face that would be up is a land; only that face counts (CR 712.11c)."""
    return (card.card.faces[face] if face else game.characteristics(card.oid)).is_type("land")


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


def _check_timing(game: Game, player: str, spell: int) -> None:
    """Whether the spell may be cast at this time (CR 601.3, 117.1a, 702.8a). The spell is on the stack already."""
    if timing.has_sorcery_timing(game, player, spell):
        return
    values = game.characteristics(spell)
    permitted = bool(of_kind(values, CastAsThoughFlash)) or as_though_flash(game, player, spell)
    if not (permitted or values.is_type("instant") or values.has_keyword("flash")):
        raise IllegalAction("only in a main phase of their turn while the stack is empty (CR 307.1, 302.1)")


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


def cast_for_free(game: Game, player: str, oid: int, method: str | None = None, face: int = 0) -> int | None:
    """Cast a card without paying its mana cost while something resolves (CR 601.2, 608.2g, 118.9).

    Timing rules of its type do not apply. Targets are chosen now. ``face`` is 1 for a card cast transformed.

    Returns:
        the identity of the spell, or ``None`` if it can't be cast.
    """
    obj = game.objects.get(oid)
    if obj is None or _is_land(game, obj, face) or split_second.is_on_stack(game):
        return None
    item = propose(game, player, obj, None, 0, method, face)
    chosen = choose_targets(game, item)
    if chosen is None:
        # The proposed spell is illegal: it goes back to where it was (CR 601.2, 733.1).
        spell = game.objects[item.oid]
        back = spell.cast.from_zone if spell.cast else Zone.HAND
        take_out(game, spell)
        new = game.add_object(spell.card, spell.card_id, spell.owner, back)
        new.counters = dict(obj.counters)
        return None
    item.targets = chosen
    become_cast(game, item)
    return item.oid
