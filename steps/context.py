"""What is known while the sentences of one scenario are read one after the other."""

from __future__ import annotations

from dataclasses import dataclass, field

from .fields import PLAYERS
from .labels import Labels
from .words import Language


@dataclass
class Context:
    """The language, the labels met so far and the players of a scenario."""

    language: Language
    labels: Labels = field(init=False)
    players: tuple[str, ...] = PLAYERS[:2]

    def __post_init__(self) -> None:
        self.labels = Labels(self.language)

    def next_opponent(self, player: str) -> str:
        """The next player in turn order after ``player``, whom that player attacks unless a table says otherwise."""
        position = self.players.index(player) if player in self.players else -1
        return self.players[(position + 1) % len(self.players)]
