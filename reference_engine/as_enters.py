"""Choices made as a permanent enters (CR 614.12), by which it gets some of its copiable values (CR 707.2)."""

from __future__ import annotations

from dataclasses import dataclass

from .abilities import EntersEffect
from .choices import choose_option
from .game import Game
from .modifications import Modification


@dataclass(frozen=True)
class Form:
    """One of the forms a permanent can take as it enters, by the name under which it is chosen."""

    name: str
    modifications: tuple[Modification, ...]


@dataclass(frozen=True)
class EntersInForm(EntersEffect):
    """As this permanent enters, it becomes one of ``forms``, of its controller's choice (CR 614.1c).

    What the form says is part of its copiable values (CR 707.2).
    """

    forms: tuple[Form, ...]

    def apply(self, game: Game, oid: int) -> None:
        """See :class:`.abilities.EntersEffect`."""
        obj = game.objects[oid]
        chosen = choose_option(game, obj.controller, [each.name for each in self.forms], oid, "form")
        obj.entered_as = next(each.modifications for each in self.forms if each.name == chosen)
