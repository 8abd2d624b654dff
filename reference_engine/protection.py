"""Protection, shroud and hexproof (CR 702.11, 702.16, 702.18)."""

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


def can_be_targeted(game: Game, oid: int, source: int, player: str) -> bool:
    """Whether a spell or ability of ``player`` may target a permanent (CR 702.11b, 702.16b, 702.18a)."""
    values = game.characteristics(oid)
    if values.has_keyword("shroud"):
        return False
    if values.has_keyword("hexproof") and game.controller_of(oid) != player:
        return False
    return not protected_from(game, oid, source)
