"""Replacing that cards are put into graveyards (CR 614.6)."""

from __future__ import annotations

from dataclasses import dataclass

from .abilities import Ability, of_kind
from .game import Game
from .objects import GameObject
from .references import Filter


@dataclass(frozen=True)
class ExiledInsteadOfGraveyard(Ability):
    """Cards that ``cards`` describes are exiled if they would be put into a graveyard from anywhere (CR 614.6)."""

    cards: Filter


def is_exiled_instead(game: Game, obj: GameObject) -> bool:
    """Whether a permanent sends ``obj``, which would be put into a graveyard, to exile. Tokens are no cards."""
    return not obj.token and any(
        ability.cards.describes(game, obj.oid, game.controller_of(permanent.oid), permanent.oid)
        for permanent in game.battlefield()
        for ability in of_kind(game.characteristics(permanent.oid), ExiledInsteadOfGraveyard)
    )
