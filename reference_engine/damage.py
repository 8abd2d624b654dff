"""Damage (CR 120)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from . import counters, life, shields
from .game import Event, Game
from .objects import Entity
from .protection import protected_from
from .triggers import emit

Assignment = tuple[int, Entity, int]
"""Source, what it deals damage to, and how much."""


def deal(game: Game, assignments: Sequence[Assignment], combat: bool = False) -> None:
    """Deal damage simultaneously (CR 120.3-4); ``combat`` says whether it is combat damage.

    Damage of 0 or less is no damage (CR 120.8); nor is any dealt to a permanent that has left or phased out.
    """
    dealt = [each for each in assignments if each[2] > 0 and _there(game, each) and not _prevented(game, each, combat)]
    removals: Counter[tuple[int, str]] = Counter()
    for source, to, number in dealt:
        if isinstance(to, str):
            life.lose(game, to, number)
        else:
            _to_permanent(game, source, to, number)
            removals.update(_counters_to_remove(game, to, number))
    for (oid, kind), number in removals.items():
        # At once, so that an ability that triggers on the last of them triggers once (CR 603.2c).
        counters.remove(game, oid, kind, number)
    for source, to, number in dealt:
        if game.characteristics(source).has_keyword("lifelink"):
            # CR 702.15b: part of the damage's result, no trigger.
            life.gain(game, game.controller_of(source), number)
        detail = "combat" if combat else ""
        if isinstance(to, str):
            emit(game, Event("damage", player=to, source=source, amount=number, detail=detail))
        else:
            emit(game, Event("damage", to, source=source, amount=number, detail=detail))


def _there(game: Game, assignment: Assignment) -> bool:
    """Damage is dealt to players in the game, creatures, planeswalkers and battles only (CR 120.1, 800.4)."""
    to = assignment[1]
    if isinstance(to, str):
        return game.players[to].in_game
    return game.permanent(to) is not None and game.characteristics(to).is_type("creature", "planeswalker", "battle")


def _prevented(game: Game, assignment: Assignment, combat: bool) -> bool:
    """Whether damage is prevented, by protection (CR 702.16e) or by an effect (CR 615)."""
    source, to, _ = assignment
    if isinstance(to, int) and protected_from(game, to, source):
        return True
    if isinstance(to, str) and shields.absorb(game, source, to):
        return True
    return combat and any(by.describes(game, source, game.controller_of(source)) for by in game.prevention)


def _to_permanent(game: Game, source: int, to: int, number: int) -> None:
    """What damage does to a creature (CR 120.3d-e)."""
    obj = game.objects[to]
    values = game.characteristics(to)
    from_source = game.characteristics(source)
    if values.is_type("creature"):
        if from_source.has_keyword("wither"):
            counters.put(game, to, "-1/-1", number)
        else:
            obj.damage += number
        obj.dealt_deathtouch = obj.dealt_deathtouch or from_source.has_keyword("deathtouch")


def _counters_to_remove(game: Game, to: int, number: int) -> dict[tuple[int, str], int]:
    """The counters that damage removes from a planeswalker or a battle (CR 120.3c, 120.3h)."""
    values = game.characteristics(to)
    kinds = {"planeswalker": "loyalty", "battle": "defense"}
    return {(to, kind): number for card_type, kind in kinds.items() if values.is_type(card_type)}
