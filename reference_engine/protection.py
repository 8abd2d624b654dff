"""Protection and shroud (CR 702.16, 702.18)."""

from __future__ import annotations

from .abilities import KeywordAbility, of_kind
from .game import Game
from .objects import Characteristics


def protected_from(game: Game, oid: int, source: int) -> bool:
    """Whether a permanent has protection from ``source`` (CR 702.16a)."""
    qualities = game.characteristics(source)
    return any(
        ability.keyword == "protection" and _has_quality(qualities, ability.parameter)
        for ability in of_kind(game.characteristics(oid), KeywordAbility)
    )


def _has_quality(values: Characteristics, parameter: str) -> bool:
    """Whether an object has the colour that protection names; no card here names another quality (CR 702.16a)."""
    return parameter.removeprefix("from ") in values.colors


def can_be_targeted(game: Game, oid: int, source: int) -> bool:
    """Whether a spell or ability with this source may target a permanent (CR 702.16b, 702.18a)."""
    return not game.characteristics(oid).has_keyword("shroud") and not protected_from(game, oid, source)
