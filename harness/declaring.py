"""Which defending players declare blockers before another one does (CR 509.1, 802.4)."""

from __future__ import annotations

from collections.abc import Sequence

from ..adapters.models import Observation


def defending_players(observation: Observation) -> set[str]:
    """Who is attacked, controls a planeswalker that is attacked, or protects a battle that is attacked (CR 802.4)."""
    players = {view.name for view in observation.players}
    views = {view.id: view for view in observation.objects}
    found: set[str | None] = set()
    for attacked in {view.attacking for view in observation.objects if view.attacking is not None}:
        if attacked in players:
            found.add(attacked)
        elif attacked in views:
            view = views[attacked]
            found.add(view.protector if "Battle" in (view.types or ()) else view.controller)
    return {player for player in found if player is not None}


def declaring_before(player: str, turn_order: Sequence[str], observation: Observation) -> list[str]:
    """The defending players still in the game whose declaration comes before that of ``player``, in order.

    Args:
        player: who is to declare blockers.
        turn_order: all players.
        observation: the game as the engine shows it.
    """
    if not {player, observation.active_player} <= {*turn_order}:
        return []
    active = turn_order.index(observation.active_player)
    in_order = [*turn_order[active:], *turn_order[:active]]
    earlier = in_order[1 : in_order.index(player)]
    defending = defending_players(observation) & {view.name for view in observation.players if view.in_game}
    return [name for name in earlier if name in defending]
