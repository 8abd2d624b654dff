"""Wrong engines for clauses on abilities: who may activate which, and how often."""

from __future__ import annotations

from mtg_verdict.reference_engine import activating
from mtg_verdict.reference_engine.abilities import ActivatedAbility, label_of
from mtg_verdict.reference_engine.game import Game

from .patching import Patch
from .registry import mutant


@mutant("abil-403.2-only-the-controller")
def owners_activate_abilities_of_permanents(patch: Patch) -> None:
    """Ownership instead of control decides who may activate an ability."""
    patch.source(
        activating.check_may_activate, "game.controller_of(source) != player", "game.owner_of(source) != player"
    )


@mutant("abil-403.2-owner-outside-the-battlefield")
def last_controllers_activate_abilities_of_cards_in_graveyards(patch: Patch) -> None:
    """Who controlled a permanent last, not its owner, may activate the abilities of the card that it has become."""

    last_controller = (
        "next((each.controller for each in reversed(game.last_known.values())"
        " if each.card_id == game.objects[source].card_id and each.zone is Zone.BATTLEFIELD"
        " and game.objects[source].zone is Zone.GRAVEYARD), game.controller_of(source))"
    )
    patch.source(activating.check_may_activate, "game.controller_of(source)", last_controller)


@mutant("abil-403.2-unless-the-card-says-otherwise")
def what_any_player_may_activate_is_for_the_controller(patch: Patch) -> None:
    """The text that any player may activate an ability is ignored."""
    patch.source(activating.check_may_activate, "not ability.anyone and", "")


@mutant("abil-403.3-restriction-survives-control-change")
def each_controller_activates_once_a_turn(patch: Patch) -> None:
    """What may be activated once each turn may be once by each player who comes to control it."""

    def note(game: Game, source: int, ability: ActivatedAbility) -> None:
        label = f"{label_of(ability)} by {game.controller_of(source)}"
        game.activated_this_turn |= {(source, label)}

    patch.replace(activating._note_activation, note)
    patch.source(
        activating.check_may_activate, "(source, label_of(ability))", "(source, f'{label_of(ability)} by {player}')"
    )
