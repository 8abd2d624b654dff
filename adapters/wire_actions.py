"""What a player attempts, as it goes on the wire: actions and what is announced with them."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from .wire_base import ManaString, Model, ObjectId, PlayerName


class ObjectTarget(Model):
    """An object chosen as a target or to be attacked: an id, or an alias before the harness has resolved it."""

    object: ObjectId


class PlayerTarget(Model):
    """A player chosen as a target or to be attacked."""

    player: PlayerName


class AbilityTarget(Model):
    """An ability on the stack chosen as a target: the topmost one whose source is this object (CR 115.1, 113.7)."""

    ability_of: ObjectId


Target = ObjectTarget | PlayerTarget | AbilityTarget


class PlayLand(Model):
    """Play a land card (CR 116.2a, 305.1)."""

    kind: Literal["play-land"] = "play-land"
    card: ObjectId


class ManaActivation(Model):
    """A mana ability activated while a spell is being cast (CR 601.2g), named as in :class:`Activate`."""

    source: ObjectId
    ability: str
    cost_objects: tuple[ObjectId, ...] = ()


class ConvokePayment(Model):
    """A creature tapped for convoke and the one mana it pays for: ``{1}`` or a colour (CR 702.51a)."""

    creature: ObjectId
    pays: ManaString


class Cast(Model):
    """Cast a spell with the whole announcement of CR 601.2b-h.

    Mana is paid from the mana pool. While the spell is being cast (CR 601.2g) the mana ability with the cost ``{T}``
    alone of each permanent of ``mana_from`` is activated, then ``mana_abilities`` in order. ``convoke`` pays part of
    the total cost. ``cost_objects`` are what a cost taps, sacrifices, discards or returns. ``method`` is an alternative
    way to cast: ``dash``, ``awaken``, ``morph`` (face down), ``flashback``…, or an alternative cost that another
    permanent offers, as mana symbols (CR 118.9). ``additional_costs`` are optional ones: ``buyback`` (CR 118.8).
    """

    kind: Literal["cast"] = "cast"
    card: ObjectId
    method: str | None = None
    additional_costs: tuple[str, ...] = ()
    targets: tuple[Target, ...] = ()
    modes: tuple[str, ...] = ()
    x: int | None = None
    mana_from: tuple[ObjectId, ...] = ()
    mana_abilities: tuple[ManaActivation, ...] = ()
    convoke: tuple[ConvokePayment, ...] = ()
    cost_objects: tuple[ObjectId, ...] = ()


class Activate(Model):
    """Activate an ability (CR 602.2), mana abilities included (CR 605.3).

    ``ability`` names it by its cost or keyword, see :mod:`.ability_labels`; ``index`` (from 1) tells apart abilities
    of one permanent that share a label.
    """

    kind: Literal["activate"] = "activate"
    source: ObjectId
    ability: str
    index: int = Field(default=1, ge=1)
    targets: tuple[Target, ...] = ()
    modes: tuple[str, ...] = ()
    x: int | None = None
    mana_from: tuple[ObjectId, ...] = ()
    cost_objects: tuple[ObjectId, ...] = ()


class AttackEntry(Model):
    """One attacking creature and the player, planeswalker or battle it attacks (CR 508.1b)."""

    attacker: ObjectId
    target: ObjectTarget | PlayerTarget


class Attack(Model):
    """The whole declaration of attackers (CR 508.1); an empty one declares that no creature attacks."""

    kind: Literal["attack"] = "attack"
    attackers: tuple[AttackEntry, ...] = ()


class BlockEntry(Model):
    """One blocking creature and the attacker it blocks (CR 509.1a)."""

    blocker: ObjectId
    attacker: ObjectId


class Block(Model):
    """The whole declaration of blockers of one player (CR 509.1)."""

    kind: Literal["block"] = "block"
    blockers: tuple[BlockEntry, ...] = ()


class Pass(Model):
    """Pass priority (CR 117.3d)."""

    kind: Literal["pass"] = "pass"


class TurnFaceUp(Model):
    """The special action of turning a face-down permanent face up (CR 116.2b)."""

    kind: Literal["turn-face-up"] = "turn-face-up"
    permanent: ObjectId
    mana_from: tuple[ObjectId, ...] = ()


class Suspend(Model):
    """The special action of suspending a card from the hand (CR 116.2f)."""

    kind: Literal["suspend"] = "suspend"
    card: ObjectId
    mana_from: tuple[ObjectId, ...] = ()


class LeaveGame(Model):
    """Concede, and so leave the game, at any time, with or without priority (CR 104.3a, 800.4a).

    The next observation shows the player with ``in_game`` false.
    """

    kind: Literal["leave-game"] = "leave-game"


Action = Annotated[
    PlayLand | Cast | Activate | Attack | Block | Pass | TurnFaceUp | Suspend | LeaveGame, Field(discriminator="kind")
]
