"""The situation that an engine sets up, as it goes on the wire."""

from __future__ import annotations

from pydantic import Field

from .wire_base import Alias, Face, ManaString, Model, PlayerName, Step


class CardSetup(Model):
    """A card in a hand, library, graveyard or in exile.

    ``card`` is the English Oracle name. ``counters`` maps a counter's name (``time``) to how many there are; a card in
    exile with time counters and suspend is suspended (CR 702.62b).
    """

    alias: Alias
    card: str
    counters: dict[str, int] = Field(default_factory=dict)


class PermanentSetup(Model):
    """A permanent on the battlefield, as it stands; nothing enters and nothing triggers.

    ``controlled_since_turn_began`` says whether ``controller`` has controlled it continuously since that player's most
    recent turn began (CR 302.6); it has no default because engines' own defaults differ. ``attached_to`` names an
    alias or a player (CR 301.5, 303.4). ``protector`` is a battle's (CR 310.9).
    """

    alias: Alias
    card: str
    controller: PlayerName
    owner: PlayerName
    controlled_since_turn_began: bool
    token: bool = False
    tapped: bool = False
    face_down: bool = False
    flipped: bool = False
    phased_out: bool = False
    face: Face = Face.FRONT
    counters: dict[str, int] = Field(default_factory=dict)
    damage: int = Field(default=0, ge=0)
    attached_to: str | None = None
    protector: PlayerName | None = None


class PlayerSetup(Model):
    """A player. A ``library`` of ``None`` is ten basic lands; listed libraries have the top card first."""

    name: PlayerName
    life: int = 20
    mana_pool: ManaString = ""
    lands_played: int = Field(default=0, ge=0)
    hand: tuple[CardSetup, ...] = ()
    library: tuple[CardSetup, ...] | None = None
    graveyard: tuple[CardSetup, ...] = ()
    exile: tuple[CardSetup, ...] = ()


class CustomCard(Model):
    """A card that exists only in this suite, for an engine that takes cards it is told (``custom-cards``).

    ``mana_cost``, ``types``, ``supertypes``, ``subtypes`` and ``colors`` are as in :class:`ObjectView`; power,
    toughness, loyalty and defense are the printed numbers. ``text`` is its rules text in English.
    """

    name: str
    mana_cost: ManaString = ""
    types: tuple[str, ...]
    supertypes: tuple[str, ...] = ()
    subtypes: tuple[str, ...] = ()
    colors: tuple[str, ...] = ()
    power: str | None = None
    toughness: str | None = None
    loyalty: str | None = None
    defense: str | None = None
    text: str = ""


class Situation(Model):
    """A moment of a game: an empty stack, ``active_player`` with priority in ``step`` of their turn.

    ``players`` are in turn order; with more than two it is a free-for-all in which each opponent may be attacked
    (CR 806, 802). Nothing has been attacked, blocked or targeted yet. ``custom_cards`` defines the cards of the
    situation that exist only in this suite; ``supports`` is not asked about them.
    """

    ruleset: str
    players: tuple[PlayerSetup, ...]
    permanents: tuple[PermanentSetup, ...] = ()
    active_player: PlayerName
    step: Step
    custom_cards: tuple[CustomCard, ...] = ()
