"""Split second (CR 702.61): while such a spell is on the stack, hardly anything else can be done."""

from __future__ import annotations

from .abilities import KeywordAbility
from .choices import IllegalAction
from .game import Game
from .objects import Zone

_KEYWORD = "split second"


def split_second() -> KeywordAbility:
    """The keyword; several instances on one spell are redundant (CR 702.61c)."""
    return KeywordAbility(_KEYWORD)


def is_on_stack(game: Game) -> bool:
    """Whether a spell with split second is on the stack (CR 702.61a)."""
    return any(game.characteristics(oid).has_keyword(_KEYWORD) for oid in game.zones[Zone.STACK])


def require_none(game: Game) -> None:
    """Only mana abilities and special actions are allowed in the presence of such a spell (CR 702.61a-b).

    Raises:
        IllegalAction: there is one.
    """
    if is_on_stack(game):
        raise IllegalAction("a spell with split second is on the stack (CR 702.61a)")
