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

from pydantic import Field

from .wire_actions import (
    AbilityTarget,
    Action,
    Activate,
    Attack,
    AttackEntry,
    Block,
    BlockEntry,
    Cast,
    ConvokePayment,
    LeaveGame,
    ManaActivation,
    ObjectTarget,
    Pass,
    PlayerTarget,
    PlayLand,
    Suspend,
    Target,
    TurnFaceUp,
)
from .wire_base import (
    PROTOCOL_VERSION,
    Alias,
    Face,
    ManaString,
    Many,
    Model,
    ObjectId,
    PlayerName,
    Step,
    Zone,
)
from .wire_situation import (
    CardSetup,
    CustomCard,
    PermanentSetup,
    PlayerSetup,
    Situation,
)

__all__ = [
    "PROTOCOL_VERSION",
    "AbilityKind",
    "AbilityTarget",
    "Action",
    "Activate",
    "AdvanceResult",
    "Alias",
    "Answer",
    "Attack",
    "AttackEntry",
    "AttemptResult",
    "Block",
    "BlockEntry",
    "CardSetup",
    "Cast",
    "Choice",
    "ChoiceKind",
    "ConvokePayment",
    "CustomCard",
    "Description",
    "Done",
    "Face",
    "GameOver",
    "Illegal",
    "Lacking",
    "LeaveGame",
    "ManaActivation",
    "ManaString",
    "Model",
    "NeedsChoice",
    "ObjectId",
    "ObjectTarget",
    "ObjectView",
    "Observation",
    "Pass",
    "PermanentSetup",
    "PlayLand",
    "PlayerName",
    "PlayerSetup",
    "PlayerTarget",
    "PlayerView",
    "Reached",
    "Situation",
    "Skipped",
    "StackEntry",
    "Started",
    "Step",
    "Suspend",
    "Target",
    "TurnFaceUp",
    "Unsupported",
    "Until",
    "UntilStackEmpty",
    "UntilStep",
    "UntilTopResolved",
    "Zone",
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
    options: Many[str] | None = None
    minimum: int = Field(default=1, ge=0)
    maximum: int = Field(default=1, ge=0)
    source: ObjectId | None = None
    prompt: str = ""


class Answer(Model):
    """What the player answers: ids, player names, colours, ``yes``/``no``, option names or a number, as text."""

    player: PlayerName
    kind: ChoiceKind
    values: Many[str] = ()


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
    rulesets: Many[str]
    capabilities: Many[str]
    card_lookup: str = "by English Oracle name"


class Lacking(Model):
    """What of the requested cards and capabilities the engine does not have; both empty means it can go on."""

    cards: Many[str] = ()
    capabilities: Many[str] = ()


# --- What an engine shows -----------------------------------------------------------------------------------


class ObjectView(Model):
    """An object as the rules see it now: characteristics after all continuous effects (CR 613), and its status.

    A field that the engine cannot tell is ``None``; a scenario that needs it is then ``unsupported``. ``name`` is the
    English name, empty for an object without one (CR 708.2a). ``types``, ``supertypes`` and ``subtypes`` are spelt as
    on an English card (``Creature``, ``Legendary``, ``Bear``), ``colors`` are ``white``, ``blue``, ``black``, ``red``
    and ``green``, ``keywords`` are in lower case (``first strike``), ``mana_cost`` has its symbols in the printed
    order. ``controlled_since_turn_began`` echoes the set-up. ``attacking`` and ``attached_to`` hold an object id or a
    player's name; ``attacking`` is ``None`` for a creature that attacks nothing any more (CR 506.4c). ``protector`` is
    ``None`` while no player in the game protects the battle (CR 310.9). ``abilities`` names the kind of every ability
    the object has, keywords and intrinsic abilities included; only engines with ``abilities-predicate`` tell it.
    """

    id: ObjectId
    name: str
    zone: Zone
    owner: PlayerName
    controller: PlayerName | None = None
    token: bool = False
    types: Many[str] | None = None
    supertypes: Many[str] | None = None
    subtypes: Many[str] | None = None
    colors: Many[str] | None = None
    mana_cost: ManaString | None = None
    mana_value: int | None = None
    power: int | None = None
    toughness: int | None = None
    defense: int | None = None
    keywords: Many[str] | None = None
    abilities: Many[AbilityKind] | None = None
    tapped: bool | None = None
    flipped: bool | None = None
    face_down: bool | None = None
    phased_out: bool | None = None
    face: Face | None = None
    counters: dict[str, int] | None = None
    damage: int | None = None
    attached_to: str | None = None
    attacking: str | None = None
    blocking: Many[ObjectId] | None = None
    protector: PlayerName | None = None
    controlled_since_turn_began: bool | None = None


class AbilityKind(StrEnum):
    """The kinds of abilities (CR 113.3), mana abilities told apart (CR 605.1)."""

    ACTIVATED = "activated"
    TRIGGERED = "triggered"
    STATIC = "static"
    SPELL = "spell"
    ACTIVATED_MANA = "activated mana"
    TRIGGERED_MANA = "triggered mana"


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
    players: Many[PlayerView]
    objects: Many[ObjectView]
    stack: Many[StackEntry] = ()
