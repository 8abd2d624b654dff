"""Permanents that don't untap during untap steps (CR 502.3)."""

from __future__ import annotations

from dataclasses import dataclass, field

from .abilities import Ability, of_kind
from .game import Game
from .references import Context, Reference, Source


@dataclass(frozen=True)
class DoesntUntap(Ability):
    """What ``affects`` means doesn't untap during its controller's untap step (CR 502.3)."""

    affects: Reference = field(default_factory=Source)


def stays_tapped(game: Game, oid: int) -> bool:
    """Whether an effect keeps a permanent from untapping in the untap step (CR 502.3)."""
    return any(
        oid in ability.affects.find(Context(game, game.controller_of(obj.oid), obj.oid))
        for obj in game.battlefield()
        for ability in of_kind(game.characteristics(obj.oid), DoesntUntap)
    )
