"""Face-down permanents (CR 708)."""

from __future__ import annotations

from .choices import IllegalAction
from .game import Game
from .objects import Characteristics

FACE_DOWN = Characteristics(types=("creature",), power=2, toughness=2)
"""A face-down permanent is a 2/2 creature with nothing else (CR 708.2a)."""


def turn_face_up(game: Game, player: str, oid: int) -> None:
    """Turn a face-down permanent face up for its morph cost (CR 702.37e)."""
    raise IllegalAction("not implemented")
