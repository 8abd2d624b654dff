"""Zones: moving objects between them, entering the battlefield, drawing, destroying (CR 400, 111, 121, 701)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace

from .abilities import EntersEffect, of_kind
from .auras import can_enchant, choose_host, is_aura, who_chooses_host
from .continuous_effects import copiable_values, note_control, remove_from_combat
from .game import Event, Game
from .graveyard_replacement import is_exiled_instead
from .objects import PERMANENT_TYPES, Card, Entity, GameObject, LastKnown, Zone
from .rulesets import RULESETS
from .triggers import emit

EXILE_INSTEAD = "exile if it would leave the battlefield"
"""A mark: if the permanent would leave the battlefield, exile it instead (CR 614.6), as unearth says."""


def move(game: Game, oid: int, zone: Zone) -> int | None:
    """Put one object into another zone than the battlefield. See :func:`move_all`."""
    moved = move_all(game, [oid], zone)
    return next(iter(moved), None)


def move_all(game: Game, oids: Sequence[int], zone: Zone) -> list[int]:
    """Put objects into ``zone``, each its owner's, all at once (CR 400.3, 400.7).

    Objects that are not there any more are ignored.

    Returns:
        the identities of the new objects.
    """
    moving = [game.objects[oid] for oid in dict.fromkeys(oids) if oid in game.objects]
    moving = [obj for obj in moving if not _stays(obj)]
    destination = {obj.oid: _replaced_destination(game, obj, zone) for obj in moving}
    for obj in moving:
        remember(game, obj)
    for obj in moving:
        if obj.zone is Zone.BATTLEFIELD:
            emit(game, Event("leaves", obj.oid, game.controller_of(obj.oid), detail=destination[obj.oid].value))
            if destination[obj.oid] is Zone.GRAVEYARD:
                emit(game, Event("dies", obj.oid, game.controller_of(obj.oid)))
    moved = [_new_object(game, obj, destination[obj.oid]).oid for obj in moving]
    for obj in moving:
        return_exiled(game, obj.oid)
    return moved


def return_exiled(game: Game, oid: int) -> None:
    """What was exiled until a permanent left returns at once, under its owner's control (CR 610.3)."""
    for exiled in game.exiled_until.pop(oid, ()):
        if exiled in game.objects:
            enter(game, exiled, game.owner_of(exiled))


def _stays(obj: GameObject) -> bool:
    """Whether it is a token that has left the battlefield, which can't change zones any more (CR 111.8)."""
    return obj.token and obj.zone not in (Zone.BATTLEFIELD, Zone.STACK)


def _replaced_destination(game: Game, obj: GameObject, zone: Zone) -> Zone:
    """Where an object goes after replacement effects (CR 614.6); a spell cast with flashback is exiled (702.34a)."""
    if obj.zone is Zone.STACK and obj.cast is not None and obj.cast.method == "flashback":
        return Zone.EXILE
    if obj.zone is Zone.BATTLEFIELD and EXILE_INSTEAD in obj.marks:
        return Zone.EXILE
    return Zone.EXILE if zone is Zone.GRAVEYARD and is_exiled_instead(game, obj) else zone


def remember(game: Game, obj: GameObject) -> None:
    """Keep what an object is like as it leaves its zone (CR 113.7a, 608.2h)."""
    game.last_known[obj.oid] = LastKnown(
        oid=obj.oid,
        card_id=obj.card_id,
        card=obj.card,
        owner=obj.owner,
        controller=game.controller_of(obj.oid),
        zone=obj.zone,
        characteristics=game.characteristics(obj.oid),
        copiable_values=copiable_values(game, obj),
        tapped=obj.tapped,
        attached_to=obj.attached_to,
        face=obj.face,
        cast=obj.cast,
    )


def take_out(game: Game, obj: GameObject) -> None:
    """Remove an object from its zone; it is not an object any more (CR 400.7)."""
    if obj.oid in game.zones[obj.zone]:
        game.zones[obj.zone].remove(obj.oid)
    game.stack = [item for item in game.stack if item.oid != obj.oid]
    del game.objects[obj.oid]
    remove_from_combat(game, obj.oid)


def _new_object(game: Game, old: GameObject, zone: Zone) -> GameObject:
    take_out(game, old)
    new = game.add_object(old.card, old.card_id, old.owner, zone)
    emit(game, Event("put-into-zone", new.oid, new.owner, detail=zone.value))
    note_control(game)
    return new


# --- Entering the battlefield ----------------------------------------------------------------------------------------


def enter(
    game: Game,
    oid: int,
    controller: str,
    *,
    tapped: bool = False,
    face: int = 0,
    face_down: bool = False,
    attached_to: Entity | None = None,
    marks: frozenset[str] = frozenset(),
    put_by: str | None = None,
    hosts: Collection[int] | None = None,
    announced: bool = True,
) -> int | None:
    """Put a card onto the battlefield under a player's control (CR 110.2a, 400.7, 614.12).

    ``put_by`` is the player who puts it there, its controller if not given; an Aura for which the effect names no
    ``attached_to`` is attached to one of ``hosts`` (all permanents if not given) or a player. Without ``announced``
    nothing triggers on its entering yet.

    Returns:
        the identity of the permanent, or ``None`` if the object is not there or can't enter (CR 304.4, 303.4g).
    """
    old = game.objects.get(oid)
    if old is None or _stays(old) or (not face_down and not set(old.card.faces[face].types) & set(PERMANENT_TYPES)):
        return None
    if old.zone is Zone.BATTLEFIELD:
        return None
    remember(game, old)
    place = game.zones[old.zone].index(oid)
    take_out(game, old)
    new = GameObject(game.new_oid(), old.card_id, old.card, old.owner, controller, Zone.NOWHERE, game.new_timestamp())
    new.tapped, new.face, new.face_down, new.marks = tapped, face, face_down, marks
    if old.zone is Zone.STACK:
        # CR 400.7a, 400.7d: what applied to the spell applies to the permanent, which remembers how it was cast.
        new.cast = old.cast
        _carry_over_effects(game, oid, new.oid)
    chooser = who_chooses_host(game, controller, put_by or controller)
    entered = _arrive(game, new, attached_to, chooser, hosts, announced)
    if entered is None:
        _stay(game, old, place)
    return entered


def _stay(game: Game, old: GameObject, place: int) -> None:
    """An Aura with nothing to enchant never left its zone, or goes to the graveyard from the stack (CR 303.4g)."""
    if old.zone is not Zone.STACK:
        game.objects[old.oid] = old
        game.zones[old.zone].insert(place, old.oid)
        return
    zone = Zone.GRAVEYARD
    if old.cast is not None and RULESETS[game.ruleset].aura_spells_without_host_go_back:
        zone = old.cast.from_zone
    game.add_object(old.card, old.card_id, old.owner, zone)


def enter_together(game: Game, entering: Sequence[tuple[int, str]], put_by: str) -> list[int]:
    """Put cards onto the battlefield at the same time, each under the player's control named with it (CR 400.7).

    None of them can be what another one is attached to or copies (CR 303.4f, 614.12); each sees the others enter
    (CR 603.6a).

    Returns:
        the identities of the permanents.
    """
    hosts = tuple(obj.oid for obj in game.battlefield())
    moment = game.new_timestamp()
    entered = []
    for oid, controller in entering:
        new = enter(game, oid, controller, put_by=put_by, hosts=hosts, announced=False)
        if new is not None:
            permanent = game.objects[new]
            permanent.entered_at = moment
            permanent.world_since = None if permanent.world_since is None else moment
            entered.append(new)
            game.arriving = tuple(entered)
    game.arriving = ()
    for new in entered:
        emit(game, Event("enters", new, game.controller_of(new)))
    return entered


def _carry_over_effects(game: Game, old: int, new: int) -> None:
    game.effects = [
        replace(effect, affected=tuple(new if each == old else each for each in effect.affected))
        for effect in game.effects
    ]
    game.shields = [replace(shield, source=new) if shield.source == old else shield for shield in game.shields]


def _arrive(
    game: Game,
    new: GameObject,
    attached_to: Entity | None,
    chooser: str,
    hosts: Collection[int] | None = None,
    announced: bool = True,
) -> int | None:
    """Let replacement effects modify how ``new`` enters, then put it onto the battlefield (CR 614.12, 616.1).

    Which of them apply depends on what it would be like on the battlefield, so continuous effects see it there already.
    """
    _place(game, new)
    applied: list[EntersEffect] = []
    while True:
        waiting = [
            ability
            for ability in of_kind(game.characteristics(new.oid), EntersEffect)
            if not any(ability is each for each in applied)
        ]
        if not waiting:
            break
        # CR 616.1c: copy effects first.
        ability = min(waiting, key=lambda each: each.order)
        applied.append(ability)
        ability.apply(game, new.oid)
    _enter_with_printed_counters(game, new)
    if is_aura(game.characteristics(new.oid)):
        if attached_to is None:
            attached_to = choose_host(game, new.oid, chooser, hosts)
        elif not can_enchant(game, new.oid, attached_to):
            # CR 303.4i
            attached_to = None
        if attached_to is None:
            game.zones[Zone.BATTLEFIELD].remove(new.oid)
            del game.objects[new.oid]
            game.entering = None
            return None
    game.entering = None
    new.attached_to = attached_to
    new.marker_controller, new.since_turn_began = game.controller_of(new.oid), False
    note_control(game)
    if announced:
        emit(game, Event("enters", new.oid, game.controller_of(new.oid)))
    return new.oid


def _place(game: Game, new: GameObject) -> None:
    new.zone = Zone.BATTLEFIELD
    game.objects[new.oid] = new
    game.zones[Zone.BATTLEFIELD].append(new.oid)
    game.entering = new.oid


def _enter_with_printed_counters(game: Game, new: GameObject) -> None:
    """Planeswalkers and battles enter with loyalty and defense counters, battles protected (306.5b, 310.4b, 310.9a)."""
    values = game.characteristics(new.oid)
    if values.is_type("planeswalker") and values.loyalty:
        new.counters = {**new.counters, "loyalty": new.counters.get("loyalty", 0) + values.loyalty}
    if values.is_type("battle") and values.defense:
        new.counters = {**new.counters, "defense": new.counters.get("defense", 0) + values.defense}
    if values.is_type("battle"):
        from .battles import choose_protector

        choose_protector(game, new.oid)


def create_token(
    game: Game,
    token: Card,
    player: str,
    *,
    source: int,
    tapped: bool = False,
    attacking: bool = False,
    face: int = 0,
) -> int | None:
    """Create one token under the control of ``player``, who owns it (CR 111.2, 701.7); attacking as 508.4 says.

    Returns:
        its identity, or ``None`` for an Aura with nothing to enchant (CR 303.4g).
    """
    number = game.new_oid()
    new = GameObject(number, f"token-{number}", token, player, player, Zone.NOWHERE, game.new_timestamp())
    new.tapped, new.face = tapped, face
    oid = _arrive(game, new, None, player)
    if attacking and oid is not None:
        from .combat import put_attacking

        put_attacking(game, oid, source)
    return oid


# --- What is done to cards and permanents ----------------------------------------------------------------------------


def destroy(game: Game, oids: Sequence[int], can_be_regenerated: bool = True) -> list[int]:
    """Destroy permanents at once: put them into their owners' graveyards, unless indestructible (CR 701.8, 702.12b).

    With ``can_be_regenerated``, those that an effect waits to regenerate are regenerated instead (CR 701.19).
    """
    destroyed = [
        oid
        for oid in oids
        if game.permanent(oid) is not None and not game.characteristics(oid).has_keyword("indestructible")
    ]
    if can_be_regenerated:
        destroyed = not_regenerated(game, destroyed)
    return move_all(game, destroyed, Zone.GRAVEYARD)


def not_regenerated(game: Game, oids: Sequence[int]) -> list[int]:
    """Regenerate what an effect waits to regenerate of permanents about to be destroyed; the others (CR 701.19)."""
    from .regenerating import replace_destruction

    return [oid for oid in oids if not replace_destruction(game, oid)]


def sacrifice(game: Game, oid: int, player: str) -> bool:
    """``player`` sacrifices a permanent they control (CR 701.21a). Returns whether they did."""
    if game.permanent(oid) is None or game.controller_of(oid) != player:
        return False
    emit(game, Event("sacrifice", oid, player))
    move(game, oid, Zone.GRAVEYARD)
    return True


def discard(game: Game, oid: int) -> int | None:
    """Discard a card: put it into its owner's graveyard (CR 701.9a)."""
    emit(game, Event("discard", oid, game.owner_of(oid)))
    return move(game, oid, Zone.GRAVEYARD)


def draw(game: Game, player: str, number: int = 1) -> None:
    """``player`` draws cards one at a time (CR 121.1, 121.2); from an empty library see CR 704.5b."""
    for _ in range(number):
        library = game.in_zone(Zone.LIBRARY, player)
        if not library:
            game.players[player].drew_from_empty_library = True
            return
        move(game, library[0].oid, Zone.HAND)
        emit(game, Event("draw", player=player))
