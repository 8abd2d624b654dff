"""The game of a failure as it is drawn: players with their zones, what is attached where, and what has changed."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import lru_cache

from .messages import of
from .messages import say as say_message
from .records import DrawnGame, DrawnObject, DrawnPlayer, DrawnStackEntry, Snapshot, Text
from .text import clip, typeset

_LONGEST_NAME, _LONGEST_FACT = 120, 500
"""Characters of a name and of what is said of an object; a log may come from anywhere."""

say = lru_cache(20_000)(say_message)

_ZONES = ("hand", "graveyard", "exile", "command")
"""The zones beside the battlefield that are drawn, in this order; the stack is drawn apart."""


@dataclass
class Card:
    """An object with what is attached to it. ``new`` says that it came or changed since before."""

    object: DrawnObject
    name: str
    facts: tuple[str, ...]
    box: str
    new: bool
    attached: list[Card] = field(default_factory=list)


@dataclass(frozen=True)
class Side:
    """A player, the permanents on that player's side, and the other zones that hold something."""

    player: DrawnPlayer
    new: tuple[str, ...]
    """What of the player has changed: fields of :class:`DrawnPlayer`."""
    permanents: list[Card]
    zones: list[tuple[str, list[Card]]]


@dataclass(frozen=True)
class Game:
    """One of the two drawings."""

    game: DrawnGame
    step: str
    moved: bool
    sides: list[Side]
    stack: list[tuple[DrawnStackEntry, str]]
    """The stack as it is drawn: its top first."""


def drawn(snapshot: Snapshot, language: str) -> tuple[Game | None, Game]:
    """The drawings before and after, in ``language``; nothing before where it is not known or was the same."""
    before, after = snapshot.before, snapshot.after
    if before is None or before == after:
        return None, _game(after, None, language)
    return _game(before, None, language), _game(after, before, language)


def _game(game: DrawnGame, before: DrawnGame | None, language: str) -> Game:
    olds = {} if before is None else {one.key: one for one in before.objects}
    players = {} if before is None else {one.name: one for one in before.players}
    cards = {one.key: _card(one, language, new=before is not None and olds.get(one.key) != one) for one in game.objects}
    # Lands lie behind the other permanents.
    alone = sorted(_attach(cards), key=lambda card: _is_only_land(card.object.types))
    sides = [
        Side(
            player,
            _changed(players.get(player.name), player),
            [card for card in alone if card.object.player == player.name],
            [
                (zone, found)
                for zone in _ZONES
                if (found := [c for c in cards.values() if c.object.zone == zone and c.object.player == player.name])
            ],
        )
        for player in game.players
    ]
    moved = before is not None and (before.active_player, before.step) != (game.active_player, game.step)
    stack = [(entry, _named(entry.label, language)) for entry in reversed(game.stack)]
    return Game(game, _named(game.step, language), moved, sides, stack)


def _attach(cards: dict[int, Card]) -> list[Card]:
    """Lay what is attached to a permanent with it, whoever controls it; the permanents that lie on their own."""
    alone = []
    for card in cards.values():
        if card.object.zone != "battlefield":
            continue
        host = cards.get(-1 if card.object.attached_to is None else card.object.attached_to)
        if host is None or host.object.zone != "battlefield" or _in_a_circle(card, cards):
            alone.append(card)
        else:
            host.attached.append(card)
    return alone


def _in_a_circle(card: Card, cards: dict[int, Card]) -> bool:
    """Whether following what it is attached to comes to no end, as an engine may say."""
    seen: set[int] = set()
    place: int | None = card.object.key
    while place is not None and place in cards:
        if place in seen:
            return True
        seen.add(place)
        place = cards[place].object.attached_to
    return False


def _is_only_land(types: Text | None) -> bool:
    words = "" if types is None else types.en.lower()
    return "land" in words and "creature" not in words


def _card(one: DrawnObject, language: str, *, new: bool) -> Card:
    return Card(
        one, _named(one.label, language) or say(language, "draw-nameless"), tuple(_facts(one, language)), _box(one), new
    )


def _box(one: DrawnObject) -> str:
    """The numbers in the corner of a card."""
    if one.zone != "battlefield":
        return ""
    if one.power is not None and one.toughness is not None:
        return f"{one.power}/{one.toughness}"
    return "" if one.defense is None else str(one.defense)


def _facts(one: DrawnObject, language: str) -> Iterable[str]:
    """What is to be told of an object: the types of a permanent, then whatever is special."""
    if one.types is not None and one.zone == "battlefield":
        yield _named(one.types, language)
    for state in ("tapped", "face_down", "flipped", "back_face", "phased_out", "token"):
        if getattr(one, state) and (one.zone == "battlefield" or state not in ("tapped", "token")):
            yield say(language, f"draw-{state.replace('_', '-')}")
    if one.damage:
        yield say(language, "draw-damage", number=one.damage)
    for counter in one.counters:
        yield say(language, "draw-counters", counters=_named(counter, language))
    if one.attacking is not None:
        yield say(language, "draw-attacking", what=_named(one.attacking, language))
    if one.blocking:
        yield say(
            language,
            "draw-blocking",
            what=clip(", ".join(_named(what, language) for what in one.blocking), _LONGEST_FACT),
        )
    if one.protector:
        yield say(language, "draw-protector", player=clip(one.protector, _LONGEST_NAME))
    if one.attached_to_player:
        yield say(language, "draw-attached", what=clip(one.attached_to_player, _LONGEST_NAME))


def _changed(old: DrawnPlayer | None, new: DrawnPlayer) -> tuple[str, ...]:
    if old is None:
        return ()
    return tuple(name for name in type(new).model_fields if getattr(old, name) != getattr(new, name))


def _named(text: Text, language: str) -> str:
    return clip(typeset(of(text, language), language), _LONGEST_NAME)
