"""From a plan to the sentences that set up its situation."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ...adapters.models import CardSetup, PermanentSetup, Step, Zone
from ...steps import operations as op
from ...steps.fields import PLAYERS
from .plans import PermanentPlan, Plan
from .repertoire import Entry, Repertoire

ACTIVE, OTHER = PLAYERS[:2]
_STEPS = (Step.PRECOMBAT_MAIN, Step.POSTCOMBAT_MAIN, Step.UPKEEP, Step.BEGINNING_OF_COMBAT)
_MANA = ("", "{W}{W}{W}{U}{U}{U}{B}{B}{B}{R}{R}{R}{G}{G}{G}", "{W}{W}", "{U}{U}", "{B}{B}", "{R}{R}", "{G}{G}")
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
    found += _cards(plan, repertoire, aliases)
    for player, mana in ((ACTIVE, _MANA[plan.mana]), (OTHER, _MANA[plan.opponents_mana])):
        if mana:
            found.append(op.SetPlayer(player=player, mana_pool=mana))
    if _LIVES[plan.life] != _LIVES[0]:
        found.append(op.SetPlayer(player=OTHER, life=_LIVES[plan.life]))
    return found


def _permanents(plan: Plan, repertoire: Repertoire, aliases: Aliases) -> list[PermanentSetup]:
    """The permanents, those of the active player first: so they are written, and numbered."""
    found: list[PermanentSetup] = []
    unique: set[tuple[str, bool]] = set()
    for one in sorted(plan.permanents, key=lambda permanent: permanent.opponents):
        entry = repertoire.permanents[one.group][one.member]
        if entry.legendary and (entry.card, one.opponents) in unique:
            continue
        unique.add((entry.card, one.opponents))
        hosts = [permanent.alias for permanent in found]
        if entry.aura and not hosts:
            continue
        found.append(_permanent(one, entry, aliases.new(entry.card), hosts))
    return found


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
        protector=other if "Battle" in entry.types else None,
    )


def _cards(plan: Plan, repertoire: Repertoire, aliases: Aliases) -> Iterator[op.Setup]:
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
