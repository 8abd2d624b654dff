"""Static abilities that forbid activating the abilities of permanents (CR 602.5, 605.3a)."""

from __future__ import annotations

from dataclasses import dataclass

from .abilities import Ability, ActivatedAbility, of_kind
from .game import Game
from .mana_abilities import is_mana_ability
from .references import Context, Reference


@dataclass(frozen=True)
class CantBeActivated(Ability):
    """Activated abilities of the permanents meant by ``affects`` can't be activated, mana abilities included.

    With ``unless_mana_abilities`` those can be.
    """

    affects: Reference
    unless_mana_abilities: bool = False


def cant_be_activated(game: Game, source: int, ability: ActivatedAbility) -> bool:
    """Whether a permanent says that ``ability`` of ``source`` can't be activated (CR 602.5)."""
    mana = is_mana_ability(ability, game.ruleset)
    return any(
        source in restriction.affects.find(Context(game, game.controller_of(obj.oid), obj.oid))
        for obj in game.battlefield()
        for restriction in of_kind(game.characteristics(obj.oid), CantBeActivated)
        if not (mana and restriction.unless_mana_abilities)
    )
