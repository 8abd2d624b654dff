"""The chance to activate mana abilities while a spell is being cast (CR 601.2g), before any cost is paid."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from . import mana_abilities
from .activating import Announcement, abilities_labelled, activate, activate_for_mana
from .choices import IllegalAction
from .game import Game
from .objects import Immutable


@dataclass(frozen=True)
class ManaActivation(Immutable):
    """A mana ability to be activated: its source, its label, and what its cost taps, sacrifices and the like.

    Of several abilities with that label it is the first mana ability.
    """

    source: int
    label: str
    cost_objects: tuple[int, ...] = ()


def activate_all(
    game: Game, player: str, mana_from: Sequence[int], activations: Sequence[ManaActivation], mana: str
) -> None:
    """Activate what the player announced, in order: first ``mana_from``, by the cost {T} alone, then ``activations``.

    Args:
        game: the game, with the spell on the stack and its total cost locked in.
        player: who casts the spell.
        mana_from: permanents of which the mana ability with the cost {T} alone is activated.
        activations: other mana abilities.
        mana: the mana to be paid, which tells which of several abilities of ``mana_from`` is useful.

    Raises:
        IllegalAction: one is no mana ability or can't be activated (CR 605.3a).
    """
    activate_for_mana(game, player, mana_from, mana)
    for each in activations:
        labelled = enumerate(abilities_labelled(game, each.source, each.label), start=1)
        number = next((number for number, one in labelled if mana_abilities.is_mana_ability(one, game.ruleset)), None)
        if number is None:
            raise IllegalAction("only mana abilities can be activated while casting (CR 601.2g, 605.1a)")
        activate(game, player, each.source, each.label, number, Announcement(cost_objects=each.cost_objects))
