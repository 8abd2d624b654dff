"""What an adapter promises beyond the types of its answers; a broken promise is the adapter's fault, not a verdict."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache

from ..adapters.models import CardSetup, ObjectView, Observation, PermanentSetup, Situation, Step, Until
from ..steps.words import vocabulary
from .findings import AdapterTrouble, finding
from .words_of_values import label_text, moment_text, value_text

_GROUPS = {"types": "type", "supertypes": "supertype", "colors": "color", "keywords": "keyword"}
"""Field of a view to the group of the vocabulary that holds its values."""
_HAPPENED_ALREADY = (Step.UNTAP, Step.CLEANUP)
"""Steps without priority: an engine that has reached one may show what comes after it."""


def check_identities(identities: Iterable[str]) -> None:
    """No two objects have one identity.

    Raises:
        AdapterTrouble: two have.
    """
    for identity, number in Counter(identities).items():
        if number > 1:
            raise AdapterTrouble(finding("adapter-twice", identity=identity))


@lru_cache(maxsize=256)
def _as_spelt(field: str, value: str) -> str:
    """How the contract spells ``value``; one that the vocabulary does not have is as it should be."""
    known = {word.casefold(): word for word in vocabulary()[_GROUPS[field]]}
    return known.get(value.casefold(), value)


def check_spelling(views: Iterable[ObjectView]) -> None:
    """Types and supertypes are spelt as on a card, colors are the five, keywords are in lower case.

    Raises:
        AdapterTrouble: one is not; such a value could never equal what a scenario expects.
    """
    for view in views:
        for field in _GROUPS:
            for value in getattr(view, field) or ():
                if (spelt := _as_spelt(field, value)) != value:
                    raise AdapterTrouble(finding("adapter-spelling", field=field, value=value, spelt=spelt))
                if field == "colors" and value not in vocabulary()["color"]:
                    raise AdapterTrouble(finding("adapter-color", value=value))


def check_aliases(situation: Situation, objects: dict[str, str]) -> None:
    """Every alias of ``situation`` is an object of its own.

    Raises:
        AdapterTrouble: an alias is missing, or two are the same object.
    """
    setups: list[CardSetup | PermanentSetup] = list(situation.permanents)
    for player in situation.players:
        setups += (*player.hand, *(player.library or ()), *player.graveyard, *player.exile)
    for setup in setups:
        if setup.alias not in objects:
            raise AdapterTrouble(finding("adapter-alias-missing", object=label_text(setup.alias)))
    check_identities(objects.values())


def check_reached(until: Until, before: Observation, after: Observation) -> None:
    """After ``Reached`` the game shows that moment, and something has happened on the way.

    Raises:
        AdapterTrouble: it shows another, or the very same game.
    """
    if until.kind == "step" and until.step not in _HAPPENED_ALREADY:
        expected, observed = (until.player, until.step), (after.active_player, after.step)
        if expected != observed:
            wanted, shown = (moment_text(player, step.value) for player, step in (expected, observed))
            raise AdapterTrouble(finding("adapter-stands-elsewhere", wanted, shown))
    if until.kind == "stack-empty" and after.stack:
        raise AdapterTrouble(
            finding("adapter-stands-elsewhere", value_text("stack", ()), value_text("stack", len(after.stack)))
        )
    if before == after and (until.kind == "step" or before.stack):
        raise AdapterTrouble(finding("adapter-not-moved"))


def check_players(before: Observation, after: Observation) -> None:
    """The players of a game are the same from observation to observation; those who left say so in ``in_game``.

    Raises:
        AdapterTrouble: they are not.
    """
    if [view.name for view in before.players] != [view.name for view in after.players]:
        raise AdapterTrouble(finding("adapter-players-changed"))


def check_asked(player: str, observation: Observation) -> None:
    """A choice is asked of a player of the game.

    Raises:
        AdapterTrouble: it is not.
    """
    if player not in {view.name for view in observation.players}:
        raise AdapterTrouble(finding("adapter-asks-nobody", player=player))
