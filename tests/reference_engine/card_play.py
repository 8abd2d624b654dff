"""Cards of the catalogue at the tests' table: finding and casting them, and looking at what players have."""

from __future__ import annotations

from mtg_verdict.adapters.reference_cards import card_named
from mtg_verdict.reference_engine.choices import ChoiceRequest
from mtg_verdict.reference_engine.objects import Card, Zone

from .conftest import Match


def printed(name: str) -> Card:
    """A card of the catalogue."""
    found = card_named(name)
    assert found is not None
    return found


def cast(match: Match, name: str, mana: str, *targets: str, player: str = "Alice", **announced: object) -> str:
    """A player casts a card of the catalogue for this mana."""
    identifier = match.hand(printed(name), player)
    match.mana(mana, player)
    match.cast(identifier, *targets, player=player, **announced)
    return identifier


def names(match: Match, request: ChoiceRequest | None) -> set[object]:
    """What is offered, by name."""
    assert request is not None
    return {each if isinstance(each, str) else match.game.objects[each].card_id for each in request.options}


def life(match: Match, player: str = "Alice") -> int:
    return match.game.players[player].life


def pool(match: Match, player: str = "Alice") -> str:
    return str(match.game.players[player].pool)


def hand(match: Match, player: str = "Alice") -> int:
    return len(match.game.in_zone(Zone.HAND, player))


def library(match: Match, player: str = "Alice") -> int:
    return len(match.game.in_zone(Zone.LIBRARY, player))
