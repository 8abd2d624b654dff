"""Wrong engines for clauses on summoning sickness: when it keeps a creature from attacking and from {T} and {Q}."""

from __future__ import annotations

from mtg_verdict.reference_engine import creatures
from mtg_verdict.reference_engine.abilities import ActivatedAbility
from mtg_verdict.reference_engine.game import Game

from .patching import Patch
from .registry import mutant


@mutant("ss-302.6-tap-ability")
def new_creatures_use_tap_abilities(patch: Patch) -> None:
    """CR 302.6 is enforced for attacks only: a creature that just came may use {T} at once."""

    def allowed(game: Game, oid: int, ability: ActivatedAbility) -> bool:
        return True

    patch.replace(creatures.can_pay_symbols, allowed)


@mutant("ss-302.6-untap-ability", "ss-own-untap-abilities")
def new_creatures_use_untap_abilities(patch: Patch) -> None:
    """Only {T} is looked for in costs: any tapped creature may pay {Q}, one that just came too."""
    patch.source(creatures.can_pay_symbols, "TapSymbol | UntapSymbol", "TapSymbol")


@mutant("ss-302.6-attack")
def new_creatures_attack(patch: Patch) -> None:
    """Whether a creature may attack depends on its being untapped, not on how long it has been there."""
    patch.source(creatures.too_new_to_attack, "return restricted(game, oid) and", "return False and")
