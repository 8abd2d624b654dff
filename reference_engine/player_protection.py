"""Shroud of players (CR 702.18a)."""

from __future__ import annotations

from dataclasses import dataclass, field

from .abilities import Ability, of_kind
from .effects import Effect, players_of
from .game import Game
from .references import Context, Reference, You


@dataclass(frozen=True)
class PlayersHaveShroud(Ability):
    """The players meant by ``affects`` have shroud: they can't be the targets of spells or abilities (CR 702.18a)."""

    affects: Reference = field(default_factory=You)


@dataclass(frozen=True)
class GainShroud(Effect):
    """The players meant by ``who`` gain shroud until end of turn (CR 702.18a)."""

    who: Reference = field(default_factory=You)

    def apply(self, ctx: Context) -> None:
        """See :class:`.effects.Effect`."""
        ctx.game.players_with_shroud |= frozenset(players_of(self.who, ctx))


def player_can_be_targeted(game: Game, player: str) -> bool:
    """Whether spells and abilities may target a player (CR 702.18a)."""
    return player not in game.players_with_shroud and not any(
        player in ability.affects.find(Context(game, game.controller_of(obj.oid), obj.oid))
        for obj in game.battlefield()
        for ability in of_kind(game.characteristics(obj.oid), PlayersHaveShroud)
    )
