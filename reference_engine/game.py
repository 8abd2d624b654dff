"""The state of a game (CR 100): players, objects, zones, the stack, the turn, and everything that is remembered.

State only; what happens to it is done by the chapters (:mod:`.zones`, :mod:`.turn_structure`…).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING

from .choices import Answers
from .continuous_effects import Derived, Fingerprint, derived
from .mana import ManaPool
from .objects import Card, Characteristics, Entity, GameObject, Immutable, LastKnown, Zone
from .references import Context, Filter

if TYPE_CHECKING:
    from .abilities import Condition, TargetSpec, TriggeredAbility
    from .effects import Effect
    from .modifications import ContinuousEffect


class Step(StrEnum):
    """The steps and main phases of a turn, in order (CR 500.1)."""

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


@dataclass(frozen=True)
class Event(Immutable):
    """Something that happened, for triggered abilities to see (CR 603.2).

    Kinds: ``enters`` (the battlefield), ``leaves`` (it), ``dies``, ``sacrifice``, ``discard``, ``put-into-zone``
    (``detail``: the zone), ``cast``, ``becomes-target`` (``source``: the spell or ability), ``step-begins``
    (``player``: active player, ``step``), ``attacks`` (``player``: defending player), ``blocks``, ``damage``
    (``object`` or ``player`` dealt ``amount`` by ``source``; ``detail``: ``combat``), ``draw``, ``becomes-tapped``,
    ``becomes-untapped``, ``tapped-for-mana`` (``detail``: the mana), ``loses-control`` (``player`` of the permanent),
    ``cycles``, ``transforms``, ``turned-face-up``, ``counters-put`` and ``counters-removed`` (``detail``: kind of
    counter, ``amount``: how many, or how many are left).
    """

    kind: str
    object: int | None = None
    player: str | None = None
    source: int | None = None
    amount: int = 0
    step: str | None = None
    detail: str = ""


@dataclass
class Player:
    """A player (CR 102)."""

    name: str
    life: int
    lands_played: int
    pool: ManaPool = field(default_factory=ManaPool)
    in_game: bool = True
    drew_from_empty_library: bool = False
    spells_this_turn: int = 0
    spells_last_turn: int = 0
    turns_to_skip: int = 0
    """How many of their coming turns are skipped (CR 614.10)."""


@dataclass
class StackItem:
    """A spell or ability on the stack (CR 405). For a spell ``oid`` and ``source`` are the spell's own identity.

    ``specs`` and ``targets`` correspond: for each "target" the entities chosen (CR 601.2c). ``condition`` is an
    intervening "if", checked again on resolution (CR 603.4).
    """

    oid: int
    controller: str
    source: int
    spell: bool
    x: int = 0
    effects: tuple[Effect, ...] = ()
    specs: tuple[TargetSpec, ...] = ()
    targets: tuple[tuple[Entity, ...], ...] = ()
    modes: tuple[str, ...] = ()
    method: str | None = None
    event: Event | None = None
    condition: Condition | None = None
    name: str = ""
    memory: dict[str, list[Entity]] = field(default_factory=dict)


@dataclass
class PendingTrigger:
    """A triggered ability that has triggered and waits to be put on the stack (CR 603.3)."""

    controller: str
    source: int
    ability: TriggeredAbility
    event: Event
    memory: dict[str, list[Entity]] = field(default_factory=dict)


@dataclass
class DelayedTrigger:
    """A delayed triggered ability (CR 603.7): once, at the beginning of the next ``step`` (of ``player``'s turn)."""

    controller: str
    source: int
    ability: TriggeredAbility
    step: str
    player: str | None = None
    memory: dict[str, list[Entity]] = field(default_factory=dict)


@dataclass
class WaitingTrigger:
    """A delayed triggered ability that waits for an event for which ``test`` holds (CR 603.7).

    ``test`` is given the event in a context with ``memory``. It triggers once; one for ``this_turn`` each time until
    the turn ends (CR 603.7b).
    """

    controller: str
    source: int
    ability: TriggeredAbility
    test: Callable[[Context], bool]
    this_turn: bool
    memory: dict[str, list[Entity]] = field(default_factory=dict)


@dataclass(frozen=True)
class Shield(Immutable):
    """The next damage from ``source`` to ``player`` this turn is prevented if the source has ``color`` then (615.8)."""

    player: str
    source: int
    color: str


@dataclass
class Combat:
    """The combat phase (CR 506): attackers and what each attacks, blockers and what each blocks.

    An attacker may attack nothing any more (``None``, CR 506.4c). ``defending`` keeps the defending player of each
    creature that attacks or attacked (CR 508.5). ``blocked`` attackers stay blocked even without blockers (CR 509.1h).
    ``first_strikers`` dealt damage in a first combat damage step (CR 510.4).
    """

    attackers: dict[int, Entity | None] = field(default_factory=dict)
    defending: dict[int, str] = field(default_factory=dict)
    blockers: dict[int, tuple[int, ...]] = field(default_factory=dict)
    blocked: set[int] = field(default_factory=set)
    first_strikers: set[int] | None = None
    all_struck: bool = False
    """Whether the only or second combat damage step has been (CR 510.4)."""


@dataclass
class Game:
    """A game. Order of ``players`` is turn order. Object identities index ``objects``; ``zones`` keep their order."""

    ruleset: str
    players: dict[str, Player]
    active_player: str
    step: Step = Step.PRECOMBAT_MAIN
    priority: str | None = None
    passed: set[str] = field(default_factory=set)
    declaration: str | None = None
    """``attackers`` or ``blockers`` while that declaration is to be made."""
    declaring: list[str] = field(default_factory=list)
    """The players whose declaration is still to be made, in order (CR 508.1, 509.1)."""
    turn_number: int = 1
    extra_turns: list[str] = field(default_factory=list)
    """Whose extra turns follow this turn; the last one created, which is taken first, is last (CR 500.7)."""
    added_phases: list[Step] = field(default_factory=list)
    """The first steps of the phases that effects have added after this one, the next first (CR 500.8)."""
    resumed_with: Step | None = None
    """What the turn goes on with after the last phase that effects have added."""
    attacked_this_turn: frozenset[int] = frozenset()
    """The creatures declared as attackers this turn."""
    last_in_turn_order: str | None = None
    """Whose turn in turn order was the latest, extra turns aside; ``None``: the active player's."""
    step_number: int = 1
    """Steps that have begun, to tell two equal steps apart."""
    objects: dict[int, GameObject] = field(default_factory=dict)
    zones: dict[Zone, list[int]] = field(default_factory=lambda: {zone: [] for zone in Zone})
    """Identities of the objects of each zone, all owners together; libraries top card first."""
    stack: list[StackItem] = field(default_factory=list)
    """Top last."""
    entering: int | None = None
    """The object about to enter: judged as though it were on the battlefield (CR 614.12), but not there yet."""
    arriving: tuple[int, ...] = ()
    """What has entered in an event that is not over: what enters with it can't take notice of it (CR 614.12)."""
    last_known: dict[int, LastKnown] = field(default_factory=dict)
    effects: list[ContinuousEffect] = field(default_factory=list)
    pending: list[PendingTrigger] = field(default_factory=list)
    delayed: list[DelayedTrigger] = field(default_factory=list)
    waiting: list[WaitingTrigger] = field(default_factory=list)
    combat: Combat = field(default_factory=Combat)
    repeat_cleanup: bool = False
    """Whether another cleanup step follows this one (CR 514.3a)."""
    prevention: list[Filter] = field(default_factory=list)
    """Creatures whose combat damage is prevented this turn (CR 615)."""
    shields: list[Shield] = field(default_factory=list)
    """Effects that prevent the next damage from one source to a player this turn (CR 615.8)."""
    players_with_shroud: frozenset[str] = frozenset()
    """The players who have shroud until end of turn (CR 702.18a)."""
    regeneration: dict[int, int] = field(default_factory=dict)
    """How many effects wait this turn to regenerate a permanent that would be destroyed (CR 701.19a)."""
    exiled_until: dict[int, tuple[int, ...]] = field(default_factory=dict)
    """By permanent, the cards in exile that return as soon as it leaves the battlefield (CR 610.3)."""
    activated_this_turn: frozenset[tuple[int, str]] = frozenset()
    """The abilities activated this turn, each by its object and its label (CR 602.5b)."""
    answers: Answers = field(default_factory=Answers)
    over: bool = False
    winner: str | None = None
    next_oid: int = 1
    next_timestamp: int = 1
    deriving: Derived | None = None
    """The result under construction while continuous effects are being applied."""
    derived_cache: tuple[Fingerprint, Derived] | None = None

    def new_oid(self) -> int:
        """An identity that no object has had (CR 400.7)."""
        oid = self.next_oid
        self.next_oid += 1
        return oid

    def new_timestamp(self) -> int:
        """The next timestamp (CR 613.7)."""
        timestamp = self.next_timestamp
        self.next_timestamp += 1
        return timestamp

    def add_object(self, card: Card, card_id: str, owner: str, zone: Zone, controller: str | None = None) -> GameObject:
        """A new object at the end of ``zone``, with a new identity and timestamp; nothing triggers."""
        obj = GameObject(self.new_oid(), card_id, card, owner, controller or owner, zone, self.new_timestamp())
        obj.marker_controller = obj.controller
        if zone is Zone.BATTLEFIELD and "world" in obj.printed.supertypes:
            obj.world_since = obj.timestamp
        self.objects[obj.oid] = obj
        self.zones[zone].append(obj.oid)
        return obj

    def derived(self) -> Derived:
        """All objects after continuous effects (CR 613)."""
        return derived(self)

    def characteristics(self, oid: int) -> Characteristics:
        """The characteristics of an object now, or as it last existed (CR 113.7a)."""
        if oid in self.objects:
            return self.derived().values[oid]
        last = self.last_known.get(oid)
        return last.characteristics if last else Characteristics()

    def controller_of(self, oid: int) -> str:
        """The controller of an object now or when it last existed; its owner, for one outside battlefield and stack."""
        if oid in self.objects:
            return self.derived().controllers[oid]
        last = self.last_known.get(oid)
        item = next((each for each in self.stack if each.oid == oid), None)
        return item.controller if item else last.controller if last else ""

    def owner_of(self, oid: int) -> str:
        """The owner of an object (CR 108.3); empty for one that is not there any more."""
        obj = self.objects.get(oid)
        return obj.owner if obj else ""

    def battlefield(self) -> list[GameObject]:
        """The phased-in permanents, in timestamp order (CR 702.26b)."""
        return [self.objects[oid] for oid in self.zones[Zone.BATTLEFIELD] if not self.objects[oid].phased_out]

    def permanent(self, entity: Entity | None) -> GameObject | None:
        """The phased-in permanent with an identity, if there is one (CR 110.1, 702.26b)."""
        return next((obj for obj in self.battlefield() if obj.oid == entity), None)

    def in_zone(self, zone: Zone, owner: str) -> list[GameObject]:
        """The objects of ``owner`` in a zone, in its order (libraries from the top)."""
        return [self.objects[oid] for oid in self.zones[zone] if self.objects[oid].owner == owner]

    def matching(self, filter: Filter, you: str, source: int | None = None, x: int = 0) -> list[int]:
        """The identities of the objects that ``filter`` describes, in the order of their zone."""
        return [oid for oid in list(self.zones[filter.zone]) if filter.matches(self, oid, you, source, x)]

    def turn_order_from(self, player: str) -> list[str]:
        """The players in the game in turn order, beginning with ``player`` (CR 101.4)."""
        names = [name for name, each in self.players.items() if each.in_game or name == player]
        start = names.index(player)
        return [name for name in names[start:] + names[:start] if self.players[name].in_game]

    def context(self, item: StackItem) -> Context:
        """The context of a resolving spell or ability, with all its targets."""
        return Context(
            self,
            item.controller,
            item.source,
            item.targets,
            item.x,
            item.event,
            {key: list(found) for key, found in item.memory.items()},
            modes=item.modes,
            method=item.method,
            item=item.oid,
        )
