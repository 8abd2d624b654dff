"""The reference engine with one fault each, each the only engine of its process: what fuzzing has to find."""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Callable
from typing import Any

from mtg_verdict.adapters.models import Action, AttemptResult
from mtg_verdict.adapters.reference import ReferenceAdapter
from mtg_verdict.reference_engine import battles, convoke, creatures, stack, state_based_actions
from mtg_verdict.reference_engine.auras import is_aura
from mtg_verdict.reference_engine.choices import IllegalAction
from mtg_verdict.reference_engine.game import Game
from mtg_verdict.reference_engine.objects import Characteristics, GameObject, Zone

ENGINE = "mtg_verdict.reference_engine"


def _replace(right: Callable[..., Any], wrong: Callable[..., Any]) -> ReferenceAdapter:
    """The reference engine in which ``wrong`` stands everywhere for ``right``."""
    for name, module in list(sys.modules.items()):
        if name.startswith(ENGINE):
            for key, value in list(vars(module).items()):
                if value is right:
                    setattr(module, key, wrong)
    return ReferenceAdapter()


def new_creatures_attack() -> ReferenceAdapter:
    """CR 302.6 keeps no creature from attacking."""

    def wrong(game: Game, oid: int) -> bool:
        return False

    return _replace(creatures.too_new_to_attack, wrong)


def convoking_creatures_pay_any_color() -> ReferenceAdapter:
    """A creature that convokes pays coloured mana whatever its own colours are (against CR 702.51a)."""
    right = convoke._check

    def wrong(game: Game, player: str, payment: convoke.ConvokePayment) -> None:
        try:
            right(game, player, payment)
        except IllegalAction as refusal:
            if "of that colour" not in str(refusal):
                raise

    return _replace(right, wrong)


def controllers_protect_their_sieges() -> ReferenceAdapter:
    """The controller of a Siege is its protector (against CR 310.12a)."""

    def wrong(game: Game, oid: int) -> list[str]:
        return [game.controller_of(oid)]

    return _replace(battles.possible_protectors, wrong)


def auras_stay_on_what_they_cannot_enchant() -> ReferenceAdapter:
    """An Aura stays on the battlefield whatever becomes of what it enchants (against CR 704.5m)."""
    right = state_based_actions._goes_to_graveyard

    def wrong(game: Game, obj: GameObject, values: Characteristics) -> bool:
        return right(game, obj, values) and not is_aura(values)

    return _replace(right, wrong)


def abilities_end_with_their_source() -> ReferenceAdapter:
    """An ability on the stack does nothing once its source has left the battlefield (against CR 113.7a)."""
    right = stack.resolve_top

    def wrong(game: Game) -> None:
        item = game.stack[-1]
        source = game.objects.get(item.source)
        if not item.spell and (source is None or source.zone is not Zone.BATTLEFIELD):
            game.stack.pop()
            return
        right(game)

    return _replace(right, wrong)


class _Attacked(ReferenceAdapter):
    """Something happens to it when a creature attacks."""

    def _happens(self) -> None:
        raise NotImplementedError

    def attempt(self, player: str, action: Action) -> AttemptResult:
        if action.kind == "attack":
            self._happens()
        return super().attempt(player, action)


class DiesOfAttacks(_Attacked):
    """Ends its process."""

    def _happens(self) -> None:
        os._exit(7)


class HangsInAttacks(_Attacked):
    """Never answers."""

    def _happens(self) -> None:
        threading.Event().wait()


class RaisesInAttacks(_Attacked):
    """Fails as Python does."""

    def _happens(self) -> None:
        raise RuntimeError("attacked")
