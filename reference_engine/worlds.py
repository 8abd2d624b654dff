"""The world rule (CR 704.5k)."""

from __future__ import annotations

from .game import Game


def too_old(game: Game) -> list[int]:
    """The world permanents that state-based actions put into the graveyard: all but the one newest, all in a tie."""
    worlds = [obj for obj in game.battlefield() if "world" in game.characteristics(obj.oid).supertypes]
    if len(worlds) < 2:
        return []
    newest = max(obj.entered_at for obj in worlds)
    alone = sum(1 for obj in worlds if obj.entered_at == newest) == 1
    return [obj.oid for obj in worlds if obj.entered_at != newest or not alone]
