"""From a plan to the sentences that set up its situation."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence

from ...adapters.models import CardSetup, PermanentSetup, Step, Zone
from ...features.catalogue import cards
from ...steps import operations as op
from ...steps.fields import PLAYERS
from .plans import PermanentPlan, Plan
from .repertoire import Entry, Repertoire

ACTIVE, OTHER = PLAYERS[:2]
_STEPS = (Step.PRECOMBAT_MAIN, Step.POSTCOMBAT_MAIN, Step.UPKEEP, Step.BEGINNING_OF_COMBAT)
_COLORS = "WUBRG"
_OF_AN_ABILITY = 8
_MUCH = 6
"""Mana of a pool of one colour."""

_SYMBOL = re.compile(r"\{([^{}]+)\}")
_COUNTERS: tuple[dict[str, int], ...] = ({}, {"+1/+1": 1}, {"-1/-1": 1})
_LIVES = (20, 2)


class Aliases:
    """Names the objects of a scenario as its sentences will: the card, with a number from the second on."""

    def __init__(self) -> None:
        self._counts: Counter[str] = Counter()

    def new(self, card: str) -> str:
        """The alias of one more such card."""
        self._counts[card] += 1
        return card if self._counts[card] == 1 else f"{card} #{self._counts[card]}"


def setups(plan: Plan, repertoire: Repertoire) -> list[op.Setup]:
    """The set-up operations of ``plan``, in the order in which a scenario writes them."""
    aliases = Aliases()
    found: list[op.Setup] = [op.SetTurn(player=ACTIVE, step=_STEPS[plan.step])]
    permanents = _permanents(plan, repertoire, aliases)
    for player in (ACTIVE, OTHER):
        own = tuple(permanent for permanent in permanents if permanent.controller == player)
        if own:
            found.append(op.SetPermanents(permanents=own))
    in_zones = list(_cards(plan, repertoire, aliases))
    found += in_zones
    entries = repertoire.entries()
    for player, number in ((ACTIVE, plan.mana), (OTHER, plan.opponents_mana)):
        held = [card.card for one in in_zones if (one.player, one.zone) == (player, Zone.HAND) for card in one.cards]
        labels = [
            shape.ability
            for permanent in permanents
            if permanent.controller == player
            for shape in entries[permanent.card].shapes
            if shape.kind == "activate"
        ]
        if mana := _mana(number, [cards()[card].cost for card in held], labels):
            found.append(op.SetPlayer(player=player, mana_pool=mana))
    if _LIVES[plan.life] != _LIVES[0]:
        found.append(op.SetPlayer(player=OTHER, life=_LIVES[plan.life]))
    return found


def _mana(number: int, costs: Sequence[str], labels: Sequence[str]) -> str:
    """A mana pool: none, what the first card or ability costs, what the first two cost, much of one colour,
    or what the first ability costs.

    There is then, mostly, one way to pay: engines may choose among several.
    """
    if number == _OF_AN_ABILITY:
        return _exactly(labels[0]) if labels else ""
    if number < 3:
        return "".join(_exactly(cost) for cost in [*costs, *labels][:number])
    return f"{{{_COLORS[(number - 3) % len(_COLORS)]}}}" * _MUCH if number else ""


def _exactly(cost: str) -> str:
    """Mana that pays for it, and for nothing more; generic mana is of its first colour."""
    symbols = _SYMBOL.findall(cost)
    colored = [symbol for symbol in symbols if symbol in _COLORS]
    generic = sum(int(symbol) for symbol in symbols if symbol.isdigit()) + 2 * symbols.count("X")
    plain = (colored[0] if colored else "C") * generic
    return "".join(f"{{{symbol}}}" for symbol in (*colored, *plain))


def _permanents(plan: Plan, repertoire: Repertoire, aliases: Aliases) -> list[PermanentSetup]:
    """The permanents, those of the active player first, Auras last: so they are written, and numbered."""
    found: list[PermanentSetup] = []
    unique: set[tuple[str, bool]] = set()
    planned = [(one, repertoire.permanents[one.group][one.member]) for one in plan.permanents]
    for one, entry in sorted(planned, key=lambda pair: (pair[0].opponents, pair[1].aura)):
        if entry.legendary and (entry.card, one.opponents) in unique:
            continue
        unique.add((entry.card, one.opponents))
        hosts = [permanent.alias for permanent in found if _may_enchant(entry, permanent)]
        if entry.aura and not hosts:
            continue
        found.append(_permanent(one, entry, aliases.new(entry.card), hosts))
    return found


def _may_enchant(aura: Entry, host: PermanentSetup) -> bool:
    """Whether it is worth trying: what the Aura may really enchant is for the engines to say."""
    facts = cards().get(host.card)
    return facts is not None and bool(set(aura.hosts or ("Creature",)) & set(facts.types))


def _permanent(plan: PermanentPlan, entry: Entry, alias: str, hosts: list[str]) -> PermanentSetup:
    controller, other = (OTHER, ACTIVE) if plan.opponents else (ACTIVE, OTHER)
    creature = "Creature" in entry.types
    counters = dict(_COUNTERS[plan.counters]) if creature else {}
    if "Battle" in entry.types:
        counters["defense"] = entry.defense
    if "Planeswalker" in entry.types:
        counters["loyalty"] = entry.loyalty
    return PermanentSetup(
        alias=alias,
        card=entry.card,
        controller=controller,
        owner=other if plan.owned_by_other and not entry.token else controller,
        controlled_since_turn_began=not plan.this_turn,
        token=entry.token,
        tapped=plan.tapped and not entry.aura,
        counters=counters,
        damage=plan.damage if creature else 0,
        attached_to=hosts[-1 - plan.host % len(hosts)] if entry.aura else None,
        protector=_protector(entry, controller, other),
    )


def _protector(entry: Entry, controller: str, other: str) -> str | None:
    """Who protects a battle: an opponent protects a Siege, its controller one without a type (CR 310.8)."""
    if "Battle" not in entry.types:
        return None
    return other if "Siege" in cards()[entry.card].subtypes else controller


def _cards(plan: Plan, repertoire: Repertoire, aliases: Aliases) -> Iterator[op.SetCards]:
    for player, opponents in ((ACTIVE, False), (OTHER, True)):
        for zone, buried in ((Zone.HAND, False), (Zone.GRAVEYARD, True)):
            held = [
                repertoire.cards[card.group][card.member].card
                for card in plan.cards
                if (card.opponents, card.buried) == (opponents, buried)
            ]
            if held:
                cards = tuple(CardSetup(alias=aliases.new(name), card=name) for name in held)
                yield op.SetCards(player=player, zone=zone, cards=cards)
