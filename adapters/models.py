"""The models on the wire: what the harness and an engine say to each other.

Every model is immutable and refuses unknown fields, so a misspelt field is an error at once. The same models serve in
process and over any transport; :func:`.wire_schema.wire_schema` gives their JSON Schema.

Three kinds of names appear in them:

* *aliases* name the cards and permanents of a :class:`Situation`; the scenario chose them;
* *object ids* are the engine's own. An id names the physical card, token or copy, and so follows it from zone to zone
  (CR 400.7 makes it a new object; the id says where to find it);
* *player names* name players in both directions.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

PROTOCOL_VERSION = "1.0"
"""The version of the models in this module; ``Description.protocol`` must bear the same major number."""

Alias = Annotated[str, Field(min_length=1)]
ObjectId = Annotated[str, Field(min_length=1)]
PlayerName = Annotated[str, Field(min_length=1)]
ManaString = Annotated[str, Field(pattern=r"^(\{[0-9WUBRGCXQTSP/]+\})*$")]
"""Mana symbols one after the other, as CR 107.4 writes them: ``{2}{G}``; the empty string is no mana."""


class Model(BaseModel):
    """Base of every wire model: immutable, unknown fields refused."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class Step(StrEnum):
    """The steps and main phases of a turn (CR 500.1)."""

    UNTAP = "untap"
    UPKEEP = "upkeep"
    DRAW = "draw"
    PRECOMBAT_MAIN = "precombat main"
    BEGINNING_OF_COMBAT = "beginning of combat"
    DECLARE_ATTACKERS = "declare attackers"
    DECLARE_BLOCKERS = "declare blockers"
    COMBAT_DAMAGE = "combat damage"
    END_OF_COMBAT = "end of combat"
    POSTCOMBAT_MAIN = "postcombat main"
    END = "end"
    CLEANUP = "cleanup"


class Zone(StrEnum):
    """The zones of the game (CR 400.1)."""

    BATTLEFIELD = "battlefield"
    HAND = "hand"
    LIBRARY = "library"
    GRAVEYARD = "graveyard"
    EXILE = "exile"
    STACK = "stack"
    COMMAND = "command"


class Face(StrEnum):
    """The face of a double-faced permanent that is up (CR 712.2)."""

    FRONT = "front"
    BACK = "back"


# --- The situation an engine sets up ------------------------------------------------------------------------


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


class Situation(Model):
    """A moment of a game: an empty stack, ``active_player`` with priority in ``step`` of their turn.

    ``players`` are in turn order. Nothing has been attacked, blocked or targeted yet.
    """

    ruleset: str
    players: tuple[PlayerSetup, ...]
    permanents: tuple[PermanentSetup, ...] = ()
    active_player: PlayerName
    step: Step


# --- What a player attempts ---------------------------------------------------------------------------------


class ObjectTarget(Model):
    """An object chosen as a target or to be attacked: an id, or an alias before the harness has resolved it."""

    object: ObjectId


class PlayerTarget(Model):
    """A player chosen as a target or to be attacked."""

    player: PlayerName


Target = ObjectTarget | PlayerTarget


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
    target: Target


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
    """Concede, and so leave the game (CR 104.3a, 800.4a)."""

    kind: Literal["leave-game"] = "leave-game"


Action = Annotated[
    PlayLand | Cast | Activate | Attack | Block | Pass | TurnFaceUp | Suspend | LeaveGame, Field(discriminator="kind")
]

# --- Choices ------------------------------------------------------------------------------------------------


class ChoiceKind(StrEnum):
    """What an engine may ask while a spell, ability or event is carried out."""

    OBJECTS = "objects"
    """Cards or permanents: what to copy, put onto the battlefield, sacrifice…"""
    TARGETS = "targets"
    """The targets of a triggered ability or of a spell whose announcement the engine asks for."""
    COLOR = "color"
    """A colour: ``white``, ``blue``, ``black``, ``red``, ``green``."""
    YES_NO = "yes-no"
    """An optional effect: ``yes`` or ``no``."""
    OPTION = "option"
    """One of several named possibilities: ``haste`` or ``counter`` of riot, ``2/2`` of a shape…"""
    PLAYER = "player"
    NUMBER = "number"


class Choice(Model):
    """What the engine asks. ``options`` lists the legal answers if it knows them: ids, players, colours or names."""

    player: PlayerName
    kind: ChoiceKind
    options: tuple[str, ...] | None = None
    minimum: int = Field(default=1, ge=0)
    maximum: int = Field(default=1, ge=0)
    source: ObjectId | None = None
    prompt: str = ""


class Answer(Model):
    """What the player answers: ids, player names, colours, ``yes``/``no``, option names or a number, as text."""

    player: PlayerName
    kind: ChoiceKind
    values: tuple[str, ...] = ()


# --- What an engine answers ---------------------------------------------------------------------------------


class Done(Model):
    """The action was legal and has been carried out as far as it goes without a choice."""

    kind: Literal["done"] = "done"


class Illegal(Model):
    """The action is not legal; the game is exactly as before. ``reason`` is for people."""

    kind: Literal["illegal"] = "illegal"
    reason: str = ""


class NeedsChoice(Model):
    """A player must choose before the game goes on."""

    kind: Literal["choice"] = "choice"
    choice: Choice


class Unsupported(Model):
    """The engine, or its adapter, cannot express this. Never a pass, and not a fail either."""

    kind: Literal["unsupported"] = "unsupported"
    what: str


class Reached(Model):
    """``advance`` stands at the moment asked for."""

    kind: Literal["reached"] = "reached"


class Skipped(Model):
    """The moment asked for did not occur: the engine has no such step in this turn."""

    kind: Literal["skipped"] = "skipped"


class GameOver(Model):
    """The game ended; ``winner`` is ``None`` for a draw."""

    kind: Literal["over"] = "over"
    winner: PlayerName | None = None


AttemptResult = Annotated[Done | Illegal | NeedsChoice | Unsupported, Field(discriminator="kind")]
AdvanceResult = Annotated[Reached | Skipped | NeedsChoice | GameOver | Unsupported, Field(discriminator="kind")]


class UntilStackEmpty(Model):
    """All players pass in succession until the stack is empty and the active player has priority (CR 117.4)."""

    kind: Literal["stack-empty"] = "stack-empty"


class UntilTopResolved(Model):
    """All players pass in succession once, so that the top object of the stack resolves (CR 405.5)."""

    kind: Literal["top-resolved"] = "top-resolved"


class UntilStep(Model):
    """All players pass, nobody attacks or blocks, until ``step`` of ``player``'s turn is reached.

    The next such step that begins after now. ``declare attackers`` and ``declare blockers`` are reached when the
    declaration is to be made, the other steps when their active player gets priority, untap and cleanup when they
    have happened. An engine stops there and never overshoots.
    """

    kind: Literal["step"] = "step"
    player: PlayerName
    step: Step


Until = Annotated[UntilStackEmpty | UntilTopResolved | UntilStep, Field(discriminator="kind")]


class Started(Model):
    """The situation is set up; ``objects`` maps every alias to the engine's id."""

    objects: dict[Alias, ObjectId]


class Description(Model):
    """What an engine is.

    ``rulesets`` are editions of the Comprehensive Rules it claims (``cr-2026``); ``capabilities`` what it claims of
    :data:`.capabilities.CAPABILITIES`; ``card_lookup`` says in a sentence how it finds a card.
    """

    protocol: str = PROTOCOL_VERSION
    name: str
    version: str
    language: str = ""
    homepage: str = ""
    rulesets: tuple[str, ...]
    capabilities: tuple[str, ...]
    card_lookup: str = "by English Oracle name"


class Lacking(Model):
    """What of the requested cards and capabilities the engine does not have; both empty means it can go on."""

    cards: tuple[str, ...] = ()
    capabilities: tuple[str, ...] = ()


# --- What an engine shows -----------------------------------------------------------------------------------


class ObjectView(Model):
    """An object as the rules see it now: characteristics after all continuous effects (CR 613), and its status.

    A field that the engine cannot tell is ``None``; a scenario that needs it is then ``unsupported``. ``name`` is the
    English name, empty for an object without one (CR 708.2a). ``types``, ``supertypes`` and ``subtypes`` are spelt as
    on an English card (``Creature``, ``Legendary``, ``Bear``), ``colors`` are ``white``, ``blue``, ``black``, ``red``
    and ``green``, ``keywords`` are in lower case (``first strike``), ``mana_cost`` has its symbols in the printed
    order. ``controlled_since_turn_began`` echoes the set-up. ``attacking`` and ``attached_to`` hold an object id or a
    player's name.
    """

    id: ObjectId
    name: str
    zone: Zone
    owner: PlayerName
    controller: PlayerName | None = None
    token: bool = False
    types: tuple[str, ...] | None = None
    supertypes: tuple[str, ...] | None = None
    subtypes: tuple[str, ...] | None = None
    colors: tuple[str, ...] | None = None
    mana_cost: ManaString | None = None
    mana_value: int | None = None
    power: int | None = None
    toughness: int | None = None
    defense: int | None = None
    keywords: tuple[str, ...] | None = None
    tapped: bool | None = None
    flipped: bool | None = None
    face_down: bool | None = None
    phased_out: bool | None = None
    face: Face | None = None
    counters: dict[str, int] | None = None
    damage: int | None = None
    attached_to: str | None = None
    attacking: str | None = None
    blocking: tuple[ObjectId, ...] | None = None
    protector: PlayerName | None = None
    controlled_since_turn_began: bool | None = None


class StackEntry(Model):
    """A spell or ability on the stack. ``source`` is the card of a spell or the source of an ability."""

    kind: Literal["spell", "ability"]
    controller: PlayerName
    source: ObjectId | None = None
    name: str = ""


class PlayerView(Model):
    """A player as the rules see them; ``mana_pool`` in the order WUBRGC."""

    name: PlayerName
    life: int
    mana_pool: ManaString
    hand_size: int
    library_size: int
    lands_played: int | None = None
    in_game: bool = True


class Observation(Model):
    """The game as it stands: values, not judgements.

    ``objects`` holds every object on the battlefield, on the stack as a spell, in hands, graveyards and exile, in the
    order in which they arrived there as far as the engine knows it. Cards of libraries may be left out. ``stack`` has
    its top last.
    """

    active_player: PlayerName
    step: Step
    priority: PlayerName | None
    players: tuple[PlayerView, ...]
    objects: tuple[ObjectView, ...]
    stack: tuple[StackEntry, ...] = ()
