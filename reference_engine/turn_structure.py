"""The turn: its steps, what happens in each, and what ends with them (CR 500-514)."""

from __future__ import annotations

from . import creatures, delayed, life, phasing, priority, status
from .choices import choose_objects
from .combat import begin_combat_damage, begin_declare_attackers, begin_declare_blockers, needs_another_damage_step
from .continuous_effects import end_until_end_of_turn
from .extra_phases import after_phase
from .game import Combat, Event, Game, Step
from .objects import Zone
from .rulesets import RULESETS
from .skipping import is_skipped
from .triggers import emit
from .untapping import stays_tapped
from .zones import discard, draw

MAXIMUM_HAND_SIZE = 7
"""Cards a player keeps at the end of their turn (CR 402.2)."""

_LAST_OF_ITS_PHASE = (Step.DRAW, Step.PRECOMBAT_MAIN, Step.END_OF_COMBAT, Step.POSTCOMBAT_MAIN, Step.CLEANUP)
ORDER = tuple(Step)
"""The steps and main phases of a turn in order (CR 500.1)."""


def begin_step(game: Game, step: Step) -> None:
    """Begin a step: turn-based actions, triggers on its beginning, then priority (CR 500.2, 703.3)."""
    game.step = step
    game.step_number += 1
    game.priority = None
    game.declaration = None
    _BEGIN[step](game)


def _with_priority(game: Game) -> None:
    """Abilities that trigger at the beginning of the step trigger, and the active player gets priority (CR 503.1)."""
    delayed.at_step(game)
    emit(game, Event("step-begins", player=game.active_player, step=game.step.value))
    priority.give(game, game.active_player)


def next_step(game: Game) -> None:
    """End the current step or phase and begin the one that follows (CR 500.5); after cleanup, the next turn."""
    _empty_mana_pools(game)
    if game.step is Step.CLEANUP and game.repeat_cleanup:
        begin_step(game, Step.CLEANUP)
        return
    if game.step is Step.CLEANUP:
        _next_turn(game)
        return
    if game.step is Step.END_OF_COMBAT:
        # CR 511.3: everything is removed from combat as the step ends.
        game.combat = Combat()
    following = _following(game, game.step)
    begin_step(game, after_phase(game, following) if game.step in _LAST_OF_ITS_PHASE else following)


def _empty_mana_pools(game: Game) -> None:
    """Unspent mana is lost as each step and phase ends (CR 106.4, 500.5); of old as phases end, and life with it."""
    burns = RULESETS[game.ruleset].mana_burns_at_the_end_of_phases
    if burns and game.step not in _LAST_OF_ITS_PHASE:
        return
    for player in game.players.values():
        if burns:
            life.lose(game, player.name, player.pool.total())
        player.pool.empty()


def _following(game: Game, step: Step) -> Step:
    """The step that follows in this turn; without attackers combat goes on at its end (CR 508.8, 510.4, 500.11)."""
    if step is Step.DECLARE_ATTACKERS and not game.combat.defending:
        return Step.END_OF_COMBAT
    if step is Step.COMBAT_DAMAGE and needs_another_damage_step(game):
        return Step.COMBAT_DAMAGE
    following = ORDER[ORDER.index(step) + 1]
    return _following(game, following) if is_skipped(game, following) else following


def _next_turn(game: Game) -> None:
    """Begin the next turn: the extra turn created last, or that of the next player in turn order (CR 500.7).

    A turn that is skipped is passed over as though it did not exist (CR 500.11, 614.10).
    """
    while True:
        if game.extra_turns:
            player = game.extra_turns.pop()
        else:
            last = game.last_in_turn_order or game.active_player
            order = game.turn_order_from(last)
            player = order[1 % len(order)] if game.players[last].in_game else order[0]
            game.last_in_turn_order = player
        state = game.players[player]
        if state.turns_to_skip:
            state.turns_to_skip -= 1
        elif state.in_game:
            begin_turn(game, player)
            return


def begin_turn(game: Game, player: str) -> None:
    """Begin a turn of ``player`` with its untap step (CR 500.1)."""
    for each in game.players.values():
        each.spells_last_turn, each.spells_this_turn = each.spells_this_turn, 0
        each.lands_played = 0
    game.activated_this_turn = frozenset()
    game.attacked_this_turn = frozenset()
    game.added_phases, game.resumed_with = [], None
    game.active_player = player
    game.turn_number += 1
    creatures.turn_began(game)
    begin_step(game, Step.UNTAP)


def _untap(game: Game) -> None:
    """Phasing, then the active player's permanents untap; nobody gets priority (CR 502.1-4)."""
    phasing.in_untap_step(game)
    for obj in game.battlefield():
        if game.controller_of(obj.oid) == game.active_player and not stays_tapped(game, obj.oid):
            status.untap(game, obj.oid)
    delayed.at_step(game)


def _draw(game: Game) -> None:
    """The active player draws a card (CR 504.1)."""
    draw(game, game.active_player)
    _with_priority(game)


def _begin_combat(game: Game) -> None:
    """The combat phase begins (CR 507)."""
    game.combat = Combat()
    _with_priority(game)


def _cleanup(game: Game) -> None:
    """Discard to hand size, damage wears off and effects end; usually nobody gets priority (CR 514.1-3)."""
    player = game.active_player
    hand = [obj.oid for obj in game.in_zone(Zone.HAND, player)]
    excess = len(hand) - MAXIMUM_HAND_SIZE
    if excess > 0:
        for oid in choose_objects(game, player, hand, None, "discard to hand size", excess, excess):
            discard(game, oid)
    for obj in game.objects.values():
        obj.damage = 0
    end_until_end_of_turn(game)
    delayed.at_step(game)
    game.repeat_cleanup = priority.settle(game)
    if game.repeat_cleanup:
        # CR 514.3a: players get priority, and another cleanup step follows.
        priority.give(game, player)


_BEGIN = {
    Step.UNTAP: _untap,
    Step.UPKEEP: _with_priority,
    Step.DRAW: _draw,
    Step.PRECOMBAT_MAIN: _with_priority,
    Step.BEGINNING_OF_COMBAT: _begin_combat,
    Step.DECLARE_ATTACKERS: begin_declare_attackers,
    Step.DECLARE_BLOCKERS: begin_declare_blockers,
    Step.COMBAT_DAMAGE: begin_combat_damage,
    Step.END_OF_COMBAT: _with_priority,
    Step.POSTCOMBAT_MAIN: _with_priority,
    Step.END: _with_priority,
    Step.CLEANUP: _cleanup,
}
