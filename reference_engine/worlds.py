"""The world rule (CR 704.5k), and since when a permanent has been a world."""

from __future__ import annotations

from .game import Game
from .objects import Zone
from .rulesets import RULESETS


def note(game: Game) -> None:
    """Note which permanents have become world permanents, or ceased to be ones, at this moment."""
    for oid in game.zones[Zone.BATTLEFIELD]:
        obj = game.objects[oid]
        world = "world" in game.characteristics(oid).supertypes
        if world and obj.world_since is None:
            obj.world_since = game.next_timestamp
        elif not world and obj.world_since is not None:
            obj.world_since = None


def too_old(game: Game) -> list[int]:
    """The world permanents that state-based actions put into the graveyard: all but the one newest, all in a tie."""
    of_old = RULESETS[game.ruleset].worlds_are_as_old_as_they_have_been_there
    since = {
        obj.oid: obj.entered_at if of_old else obj.world_since
        for obj in game.battlefield()
        if obj.world_since is not None
    }
    newest = [oid for oid, moment in since.items() if moment == max(since.values())]
    return [oid for oid in since if newest != [oid]]
