"""Wrong engines for clauses on convoke: which creature pays for what."""

from __future__ import annotations

from collections.abc import Callable

from mtg_verdict.reference_engine import convoke
from mtg_verdict.reference_engine.choices import IllegalAction
from mtg_verdict.reference_engine.convoke import ConvokePayment
from mtg_verdict.reference_engine.game import Game

from .patching import Patch
from .registry import mutant


@mutant("x-cv-colored-mana-needs-color")
def creatures_pay_any_colour(patch: Patch) -> None:
    """A creature that convokes pays coloured mana whatever its own colours are."""
    patch.source(convoke._check, "payment.symbol != GENERIC and", "False and")


@mutant("x-cv-colorless-creature")
def artifact_creatures_do_not_convoke(patch: Patch) -> None:
    """An artifact creature is refused when it is to convoke."""

    def check(original: Callable[..., None], game: Game, player: str, payment: ConvokePayment) -> None:
        original(game, player, payment)
        if game.characteristics(payment.creature).is_type("artifact"):
            raise IllegalAction("an artifact does not convoke")

    patch.wrap(convoke._check, check)
