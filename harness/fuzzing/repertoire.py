"""What both engines can be given: cards of the project, and how the suite's own scenarios act with each of them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from ...adapters.capabilities import CAPABILITIES
from ...adapters.models import Activate, Cast, ObjectTarget, PlayerTarget, PlayLand, Suspend, Target, TurnFaceUp, Zone
from ...features.catalogue import CardFacts, cards
from ...steps import operations as op
from ...steps.labels import card_of_alias
from ..guarded_adapter import GuardedAdapter
from ..situations import is_synthetic
from ..vectors import Vector

CUSTOM_CARDS = "custom-cards"
_MOST = 90
"""Cards of a group: an index below 100 is drawn the same way whatever else is loaded (see :mod:`.strategies`)."""

_NOT_FOR_PERMANENTS = frozenset(("Instant", "Sorcery"))


@dataclass(frozen=True, order=True)
class Shape:
    """How an action with a card is announced: everything of it but which objects it names.

    ``zone`` is where the card is; ``targets`` are, for each target, the zone it is in and the type of the card that it
    was (``battlefield Creature``), ``player`` or ``ability``; ``cost_objects`` is how many objects the cost takes;
    ``x`` whether X is announced.
    """

    kind: str
    zone: str
    ability: str = ""
    index: int = 1
    method: str = ""
    additional_costs: tuple[str, ...] = ()
    modes: tuple[str, ...] = ()
    x: bool = False
    targets: tuple[str, ...] = ()
    cost_objects: int = 0
    convoke: bool = False


@dataclass(frozen=True)
class Entry:
    """A card and how to act with it; ``hosts`` are the types that an Aura has been seen to enchant."""

    card: str
    types: tuple[str, ...]
    legendary: bool
    token: bool
    aura: bool
    defense: int
    loyalty: int
    shapes: tuple[Shape, ...]
    hosts: tuple[str, ...] = ()


@dataclass(frozen=True)
class Repertoire:
    """The cards in groups of one kind: for the battlefield, and for hands and graveyards. Plain data, to be sent."""

    permanents: tuple[tuple[Entry, ...], ...]
    cards: tuple[tuple[Entry, ...], ...]

    def entries(self) -> dict[str, Entry]:
        """Card to its entry."""
        return {entry.card: entry for group in (*self.permanents, *self.cards) for entry in group}


def shared_repertoire(vectors: Iterable[Vector], engines: Iterable[GuardedAdapter]) -> Repertoire:
    """What all ``engines`` have: cards they know, met in scenarios whose capabilities they all claim.

    Args:
        vectors: those of the suite, from which the ways to act are taken.
        engines: to be asked once each.

    Raises:
        Stop: an engine does not answer.
    """
    vectors = list(vectors)
    names = sorted({card for vector in vectors for card in vector.cards})
    lacking: set[str] = set()
    unclaimed: set[str] = set()
    for engine in engines:
        answer = engine.supports(tuple(names), tuple(CAPABILITIES))
        lacking |= set(answer.cards)
        unclaimed |= set(answer.capabilities)
    usable = [vector for vector in vectors if not unclaimed & set(vector.needs)]
    shapes = _shapes(usable)
    met = {name for vector in usable for name in _named(vector)} - lacking
    if CUSTOM_CARDS in unclaimed:
        met = {name for name in met if not is_synthetic(name)}
    known = cards()
    hosts = _hosts(usable)
    entries = [
        _entry(known[name], shapes.get(name, frozenset()), hosts.get(name, frozenset()))
        for name in sorted(met & known.keys())
    ]
    return Repertoire(tuple(_permanents(entries)), tuple(_cards(entries)))


def _named(vector: Vector) -> Iterator[str]:
    yield from vector.cards
    yield from (card.name for card in vector.situation.custom_cards)
    yield from (permanent.card for permanent in vector.situation.permanents)


def _entry(facts: CardFacts, shapes: Iterable[Shape], hosts: Iterable[str]) -> Entry:
    known = set(shapes)
    spell = not facts.token and "Land" not in facts.types
    if spell and not any(shape.kind == "cast" and shape.zone == Zone.HAND for shape in known):
        targets = (f"{Zone.BATTLEFIELD.value} {min(hosts, default='Creature')}",) if "Aura" in facts.subtypes else ()
        known.add(Shape("cast", Zone.HAND.value, targets=targets))
    return Entry(
        card=facts.name,
        types=facts.types,
        legendary=bool({"Legendary", "World"} & set(facts.supertypes)),
        token=facts.token,
        aura="Aura" in facts.subtypes,
        defense=int(facts.defense or 0),
        loyalty=int(facts.loyalty or 0) if (facts.loyalty or "0").isdigit() else 0,
        shapes=tuple(sorted(known)),
        hosts=tuple(sorted(hosts)),
    )


def _grouped(
    entries: Iterable[Entry], group_of: Mapping[str, int], *, apart: bool = False
) -> Iterator[tuple[Entry, ...]]:
    """The entries by the first of their types that ``group_of`` knows, in groups not too large.

    Auras are apart, and ``apart`` puts the cards with convoke last: they are few, and take creatures.
    """
    groups: dict[tuple[bool, int, bool], list[Entry]] = defaultdict(list)
    for entry in entries:
        number = min((group_of[one] for one in entry.types if one in group_of), default=len(group_of))
        last = apart and "convoke" in cards()[entry.card].keywords
        groups[(True, 0, False) if last else (False, number, entry.aura)].append(entry)
    for _, members in sorted(groups.items()):
        for start in range(0, len(members), _MOST):
            yield tuple(members[start : start + _MOST])


def _permanents(entries: Iterable[Entry]) -> Iterator[tuple[Entry, ...]]:
    order = {"Creature": 0, "Land": 1, "Artifact": 2, "Enchantment": 3, "Battle": 4, "Planeswalker": 5}
    return _grouped([entry for entry in entries if not _NOT_FOR_PERMANENTS & set(entry.types)], order)


def _cards(entries: Iterable[Entry]) -> Iterator[tuple[Entry, ...]]:
    order = {"Creature": 0, "Land": 5, "Artifact": 3, "Enchantment": 4, "Instant": 1, "Sorcery": 2, "Battle": 6}
    return _grouped([entry for entry in entries if not entry.token], order, apart=True)


# --- From the scenarios of the suite ----------------------------------------------------------------------------------


def _shapes(vectors: Iterable[Vector]) -> dict[str, set[Shape]]:
    """Card to the ways in which the scenarios act with it."""
    found: dict[str, set[Shape]] = defaultdict(set)
    for vector in vectors:
        zones = _zones(vector)
        for operation in vector.operations:
            if not isinstance(operation, op.Attempt):
                continue
            action = operation.action
            if isinstance(action, Cast | Activate | TurnFaceUp | Suspend):
                alias = _alias(action)
                found[card_of_alias(alias)].add(_shape(action, zones.get(alias, Zone.BATTLEFIELD.value), zones))
            if isinstance(action, Cast | PlayLand) and operation.legal:
                on_its_way = isinstance(action, Cast)
                zones[action.card] = Zone.STACK.value if on_its_way else Zone.BATTLEFIELD.value
    return found


def _hosts(vectors: Iterable[Vector]) -> dict[str, set[str]]:
    """Card to the types of what it is attached to in a situation, or cast at."""
    found: dict[str, set[str]] = defaultdict(set)
    for vector in vectors:
        for permanent in vector.situation.permanents:
            if permanent.attached_to is not None:
                found[permanent.card].add(_type(permanent.attached_to))
        for operation in vector.operations:
            if isinstance(operation, op.Attempt) and operation.legal and isinstance(operation.action, Cast):
                for target in operation.action.targets:
                    if isinstance(target, ObjectTarget):
                        found[card_of_alias(operation.action.card)].add(_type(target.object))
    return {name: types - {""} for name, types in found.items()}


def _type(alias: str) -> str:
    """The type by which a card is most likely chosen; empty for a player."""
    facts = cards().get(card_of_alias(alias))
    types = facts.types if facts is not None else ()
    return next((one for one in ("Creature", "Land", "Artifact", "Enchantment", "Battle") if one in types), "")


def _alias(action: Cast | Activate | TurnFaceUp | Suspend) -> str:
    match action:
        case Activate():
            return action.source
        case TurnFaceUp():
            return action.permanent
    return action.card


def _zones(vector: Vector) -> dict[str, str]:
    """Alias to the zone in which the situation has it."""
    zones = {permanent.alias: Zone.BATTLEFIELD.value for permanent in vector.situation.permanents}
    for player in vector.situation.players:
        for zone in (Zone.HAND, Zone.GRAVEYARD, Zone.EXILE):
            zones |= {card.alias: zone.value for card in getattr(player, zone.value)}
    return zones


def _shape(action: Cast | Activate | TurnFaceUp | Suspend, zone: str, zones: Mapping[str, str]) -> Shape:
    if isinstance(action, TurnFaceUp | Suspend):
        return Shape(action.kind, Zone.BATTLEFIELD.value if isinstance(action, TurnFaceUp) else Zone.HAND.value)
    targets = tuple(_target(target, zones) for target in action.targets)
    if isinstance(action, Activate):
        return Shape(
            action.kind,
            Zone.BATTLEFIELD.value if zone == Zone.STACK.value else zone,
            ability=action.ability,
            index=action.index,
            modes=action.modes,
            x=action.x is not None,
            targets=targets,
            cost_objects=len(action.cost_objects),
        )
    return Shape(
        action.kind,
        Zone.HAND.value if zone in (Zone.STACK.value, Zone.BATTLEFIELD.value) else zone,
        method=action.method or "",
        additional_costs=action.additional_costs,
        modes=action.modes,
        x=action.x is not None,
        targets=targets,
        cost_objects=len(action.cost_objects),
        convoke=bool(action.convoke),
    )


def _target(target: Target, zones: Mapping[str, str]) -> str:
    match target:
        case PlayerTarget():
            return "player"
        case ObjectTarget():
            return f"{zones.get(target.object, Zone.BATTLEFIELD.value)} {_type(target.object)}".rstrip()
    return "ability"
