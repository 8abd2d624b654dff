"""Continuous effects and the layers in which they apply (CR 611, 613)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from . import dependency
from .abilities import Ability, EntersWithPrintedCounters, StaticAbility, of_kind
from .mana_abilities import intrinsic_abilities
from .modifications import ChangeControl, ContinuousEffect, Duration, Layer, Modification, SetBasePT
from .objects import Characteristics, GameObject, Immutable, Zone
from .references import Context
from .rulesets import RULESETS

if TYPE_CHECKING:
    from .game import Game


@dataclass
class Derived(Immutable):
    """Every object after continuous effects: characteristics and controller by identity. Complete, it never changes."""

    values: dict[int, Characteristics]
    controllers: dict[int, str]


@dataclass(frozen=True)
class Fingerprint(Immutable):
    """What tells two states of a game apart, as far as continuous effects can depend on it."""

    objects: tuple[int, ...]
    versions: tuple[int, ...]
    effects: tuple[int, ...]
    players: tuple[tuple[int, int, int], ...]
    combat: tuple[Any, Any]
    moment: tuple[int, str, int]


@dataclass
class _Source:
    """An effect that applies in some layers: where it comes from, and what it affects once that is settled."""

    key: Any
    timestamp: int
    modifications: tuple[Modification, ...]
    ctx: Context
    affected: tuple[int, ...]
    defining: bool = False

    @property
    def outcome(self) -> tuple[tuple[int, ...], str]:
        """What it affects, and whom it means by "you": what other effects can change of it (CR 613.8a)."""
        return self.affected, self.ctx.controller


# --- Copiable values (layer 1) ---------------------------------------------------------------------------------------


def copiable_values(game: Game, obj: GameObject) -> Characteristics:
    """The copiable values of an object (CR 707.2, 613.2): printed, as it entered, copy effects, face-down status."""
    values = obj.printed if obj.copied_values is None else obj.copied_values
    ctx = Context(game, obj.controller, obj.oid)
    for modification in obj.entered_as:
        values = modification.apply(values, ctx)
    for effect in game.effects:
        if obj.oid in effect.affected:
            for modification in effect.modifications:
                if modification.layer is Layer.COPY:
                    values = modification.apply(values, ctx)
    if obj.face_down:
        from .face_down import FACE_DOWN

        values = FACE_DOWN
    return values


# --- Layers 2 to 7 ---------------------------------------------------------------------------------------------------


def derived(game: Game) -> Derived:
    """All objects after continuous effects. While these are being applied: as far as they have been."""
    if game.deriving is not None:
        return game.deriving
    state = _fingerprint(game)
    if game.derived_cache is not None and game.derived_cache[0] == state:
        return game.derived_cache[1]
    result = Derived({}, {})
    game.deriving = result
    try:
        for obj in game.objects.values():
            result.values[obj.oid] = copiable_values(game, obj)
            controlled = obj.zone in (Zone.BATTLEFIELD, Zone.STACK, Zone.NOWHERE)
            result.controllers[obj.oid] = obj.controller if controlled else obj.owner
        started: dict[Any, _Source] = {}
        for layer in Layer:
            if layer is not Layer.COPY:
                _apply_layer(game, result, layer, started)
    finally:
        game.deriving = None
    game.derived_cache = (state, result)
    return result


def _apply_layer(game: Game, result: Derived, layer: Layer, started: dict[Any, _Source]) -> None:
    """Apply one layer: characteristic-defining abilities first, then by dependency and timestamps (CR 613.3, 613.8)."""
    applied: set[Any] = set()
    while True:
        candidates = [source for source in _sources(game, result, layer, started) if source.key not in applied]
        if not candidates:
            break
        source = min(
            _not_waiting(game, result, layer, started, candidates), key=lambda each: (not each.defining, each.timestamp)
        )
        # CR 613.6: once it has begun to apply, an effect keeps applying to the same objects in later layers.
        started[source.key] = source
        applied.add(source.key)
        _apply_in(result, layer, source)
    if layer is Layer.TYPE:
        _add_intrinsic_abilities(result)
    elif layer is Layer.PT_MODIFY:
        _apply_counters(game, result)


def _not_waiting(
    game: Game, result: Derived, layer: Layer, started: dict[Any, _Source], candidates: list[_Source]
) -> list[_Source]:
    """Those that do not depend on another one (CR 613.8). What has begun to apply, or has resolved, depends on none."""
    if len(candidates) == 1 or all(each.key in started or each.key[0] == "effect" for each in candidates):
        return candidates

    def after(source: _Source) -> dict[Any, Any]:
        trial = Derived(dict(result.values), dict(result.controllers))
        game.deriving = trial
        try:
            _apply_in(trial, layer, source)
            begun = {**started, source.key: source}
            return {each.key: each.outcome for each in _sources(game, trial, layer, begun)}
        finally:
            game.deriving = result

    return dependency.not_waiting(candidates, after)


def _apply_in(result: Derived, layer: Layer, source: _Source) -> None:
    for modification in source.modifications:
        if _layer_of(modification, source.defining) is layer:
            _apply(result, modification, source)


def _layer_of(modification: Modification, defining: bool) -> Layer:
    if defining and isinstance(modification, SetBasePT):
        return Layer.PT_DEFINING
    return modification.layer


def _apply(result: Derived, modification: Modification, source: _Source) -> None:
    for oid in (each for each in source.affected if each in result.values):
        if isinstance(modification, ChangeControl):
            for player in modification.to.find(source.ctx):
                result.controllers[oid] = str(player)
        else:
            result.values[oid] = modification.apply(result.values[oid], source.ctx)


def _sources(game: Game, result: Derived, layer: Layer, started: dict[Any, _Source]) -> Iterator[_Source]:
    """The effects that have something to do in ``layer``, as things stand."""
    for source in started.values():
        if any(_layer_of(each, source.defining) is layer for each in source.modifications):
            yield source
    for number, effect in enumerate(game.effects):
        key = ("effect", number)
        if key not in started and any(each.layer is layer for each in effect.modifications):
            ctx = Context(game, effect.controller, effect.source)
            yield _Source(key, effect.timestamp, effect.modifications, ctx, effect.affected)
    for obj in list(game.objects.values()):
        for ability in of_kind(result.values[obj.oid], StaticAbility):
            if _functions(game, ability, obj):
                yield from _static_source(game, result, layer, started, obj, ability)


def _functions(game: Game, ability: StaticAbility, obj: GameObject) -> bool:
    """Whether a static ability functions where its object is (CR 113.6), and it is phased in (702.26b)."""
    if obj.phased_out or not ability.defining or obj.zone is Zone.BATTLEFIELD:
        return not obj.phased_out and (ability.defining or ability.zone is obj.zone)
    if not RULESETS[game.ruleset].only_colours_and_types_are_defined_in_every_zone:
        return True
    return all(each.layer in (Layer.TYPE, Layer.COLOR) for each in ability.modifications)


def _static_source(
    game: Game, result: Derived, layer: Layer, started: dict[Any, _Source], obj: GameObject, ability: StaticAbility
) -> Iterator[_Source]:
    key = (obj.oid, id(ability))
    if key in started or not any(_layer_of(each, ability.defining) is layer for each in ability.modifications):
        return
    ctx = Context(game, result.controllers[obj.oid], obj.oid)
    if ability.condition is not None and not ability.condition.holds(ctx):
        return
    affected = tuple(each for each in ability.affects.find(ctx) if isinstance(each, int))
    yield _Source(key, obj.timestamp, ability.modifications, ctx, affected, ability.defining)


def _add_intrinsic_abilities(result: Derived) -> None:
    """What lands, planeswalkers and battles have by their types (CR 305.6, 306.5b, 310.4b, 310.12b).

    Equal ones share the outcome.
    """
    before = dict(result.values)
    shared: dict[int, Characteristics] = {}
    for oid, values in before.items():
        if values.is_type("land", "planeswalker", "battle"):
            if id(values) not in shared:
                shared[id(values)] = values.changed(abilities=values.abilities + _intrinsic_abilities(values))
            result.values[oid] = shared[id(values)]


def _intrinsic_abilities(values: Characteristics) -> tuple[Ability, ...]:
    found: tuple[Ability, ...] = ()
    if values.is_type("land"):
        found += intrinsic_abilities(values)
    if values.is_type("planeswalker", "battle"):
        found += (EntersWithPrintedCounters(),)
    if values.is_type("battle") and values.has_subtype("Siege"):
        from .sieges import DEFEATED

        found += (DEFEATED,)
    return found


def _apply_counters(game: Game, result: Derived) -> None:
    """+1/+1 and -1/-1 counters (CR 613.4c, 122.1a)."""
    for obj in game.objects.values():
        change = obj.counters.get("+1/+1", 0) - obj.counters.get("-1/-1", 0)
        values = result.values[obj.oid]
        if change and values.power is not None and values.toughness is not None:
            result.values[obj.oid] = values.changed(power=values.power + change, toughness=values.toughness + change)


def _fingerprint(game: Game) -> Fingerprint:
    """Everything on which the result depends, so that it need not be worked out anew while nothing changed."""
    return Fingerprint(
        tuple(game.objects),
        tuple([obj.version for obj in game.objects.values()]),
        tuple([effect.timestamp for effect in game.effects]),
        tuple([(player.life, player.spells_this_turn, player.spells_last_turn) for player in game.players.values()]),
        (tuple(game.combat.attackers.items()), tuple(game.combat.blockers.items())),
        (game.step_number, game.active_player, len(game.stack)),
    )


# --- Beginning and ending --------------------------------------------------------------------------------------------


def begin(ctx: Context, affected: tuple[int, ...], modifications: tuple[Modification, ...], duration: Duration) -> None:
    """Begin a continuous effect of a resolving spell or ability on objects that are still there (CR 611.2c)."""
    game = ctx.game
    there = tuple(oid for oid in affected if oid in game.objects)
    if there:
        game.effects.append(
            ContinuousEffect(game.new_timestamp(), there, modifications, duration, ctx.controller, ctx.source)
        )
        note_control(game)


def end_until_end_of_turn(game: Game) -> None:
    """All "until end of turn" and "this turn" effects end (CR 514.2)."""
    game.effects = [effect for effect in game.effects if effect.duration is not Duration.END_OF_TURN]
    game.prevention.clear()
    game.shields.clear()
    game.players_with_shroud = frozenset()
    game.waiting = [each for each in game.waiting if not each.this_turn]
    game.regeneration.clear()
    note_control(game)


def creature_spell_was_cast(game: Game) -> None:
    """Effects that last until a player casts a creature spell end (CR 611.2a)."""
    game.effects = [effect for effect in game.effects if effect.duration is not Duration.UNTIL_CREATURE_SPELL]
    note_control(game)


def note_control(game: Game) -> None:
    """Note who controls what now, whenever that may have changed.

    A permanent whose controller changed has not been controlled continuously since that player's turn began
    (CR 302.6), is removed from combat (506.4), and effects that last while it is controlled end (611.2b). What stops
    being a creature or becomes a battle is removed from combat too, and so is what is attacked and stops being a
    planeswalker or battle (506.4).
    """
    from . import worlds

    game.effects = [effect for effect in game.effects if _still_lasts(game, effect)]
    worlds.note(game)
    for oid in game.zones[Zone.BATTLEFIELD]:
        obj = game.objects[oid]
        controller = game.controller_of(oid)
        if obj.marker_controller != controller:
            lost_by = obj.marker_controller
            obj.marker_controller = controller
            obj.since_turn_began = False
            remove_from_combat(game, oid)
            _notice_loss_of_control(game, oid, lost_by)
        values = game.characteristics(oid)
        fights = oid in game.combat.attackers or oid in game.combat.blockers
        if fights and (not values.is_type("creature") or values.is_type("battle")):
            remove_from_combat(game, oid)
        if oid in game.combat.attackers.values() and not values.is_type("planeswalker", "battle"):
            remove_from_combat(game, oid)


def _notice_loss_of_control(game: Game, oid: int, player: str) -> None:
    """Abilities trigger on a player losing control of a permanent (CR 603.2)."""
    from .game import Event
    from .triggers import emit

    emit(game, Event("loses-control", oid, player))


def _still_lasts(game: Game, effect: ContinuousEffect) -> bool:
    if effect.duration is Duration.WHILE_SOURCE_CONTROLLED:
        return _is_seen(game, effect.source) and game.controller_of(effect.source) == effect.controller
    if effect.duration is Duration.WHILE_CONTROLLED:
        return all(game.controller_of(oid) == effect.controller for oid in effect.affected if oid in game.objects)
    return True


def _is_seen(game: Game, oid: int) -> bool:
    """Whether a permanent is there; durations that track one end as it phases out (CR 611.2b, 702.26f)."""
    source = game.objects.get(oid)
    return source is not None and source.zone is Zone.BATTLEFIELD and not source.phased_out


def remove_from_combat(game: Game, oid: int) -> None:
    """Remove a permanent from combat (CR 506.4).

    Attackers it blocked stay blocked (509.1h); those that attacked it go on attacking, but nothing (506.4c).
    """
    game.combat.attackers.pop(oid, None)
    game.combat.blocked.discard(oid)
    game.combat.blockers.pop(oid, None)
    for attacker, target in game.combat.attackers.items():
        if target == oid:
            game.combat.attackers[attacker] = None
