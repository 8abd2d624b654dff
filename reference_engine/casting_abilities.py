"""Abilities that say what spells cost and how they may be paid for (CR 118.7-118.9, 601.2b, 601.2f)."""

from __future__ import annotations

from dataclasses import dataclass, field

from .abilities import Ability, Cost
from .objects import Zone
from .references import Filter


@dataclass(frozen=True)
class CostModification(Ability):
    """Spells that ``spells`` describes cost ``increase`` more and ``reduction`` less to cast, both mana (CR 601.2f).

    A static ability of a permanent; "you" in the filter is the permanent's controller.
    """

    spells: Filter
    increase: str = ""
    reduction: str = ""


@dataclass(frozen=True)
class OffersAlternativeCost(Ability):
    """You may pay ``costs`` rather than the mana cost of a spell you cast that ``spells`` describes (CR 118.9).

    A static ability of a permanent. It lets no one cast a card from another zone than the hand.
    """

    costs: tuple[Cost, ...]
    spells: Filter = field(default_factory=Filter)


@dataclass(frozen=True)
class CastAsThoughFlash(Ability):
    """This spell may be cast as though it had flash (CR 601.3b, 702.8a)."""


@dataclass(frozen=True)
class AdditionalCost(Ability):
    """An additional cost of this spell, which its controller has to pay (CR 118.8, 601.2f)."""

    costs: tuple[Cost, ...]


@dataclass(frozen=True)
class OptionalCost(Ability):
    """An additional cost of this spell that its controller may pay, named by ``name`` in a cast action (CR 118.8b)."""

    name: str
    costs: tuple[Cost, ...]


@dataclass(frozen=True)
class MinimumCost(Ability):
    """Each spell that would cost less than ``mana`` mana to cast costs that much (CR 601.2f).

    A static ability of a permanent, which applies only while that permanent is untapped.
    """

    mana: int


@dataclass(frozen=True)
class CastFrom(Ability):
    """You may cast this card from ``zone`` (CR 601.3, 113.6)."""

    zone: Zone


@dataclass(frozen=True)
class CantSpendMana(Ability):
    """You can't spend mana to cast this spell (CR 101.2, 601.2h)."""
