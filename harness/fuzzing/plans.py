"""What is drawn of an example, in numbers: a plan. What it comes to depends on the game as the leading engine shows it.

Every number counts modulo the possibilities there are; 0 is the plainest, for shrinking leads there.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class PermanentPlan:
    """A permanent: ``group`` and ``member`` of the repertoire; ``host`` is what an Aura is attached to."""

    group: int
    member: int
    opponents: bool
    this_turn: bool
    tapped: bool
    counters: int
    damage: int
    host: int
    owned_by_other: bool


@dataclass(frozen=True)
class CardPlan:
    """A card in a hand or, if ``buried``, a graveyard."""

    group: int
    member: int
    opponents: bool
    buried: bool


@dataclass(frozen=True)
class MovePlan:
    """Something to be done: a kind of move, by the player whose turn it is to act or ``out_of_turn``, and numbers."""

    kind: int
    out_of_turn: bool
    which: int
    first: int
    second: int
    third: int


@dataclass(frozen=True)
class Plan:
    """An example: the situation, what is done, and how choices on the way are answered."""

    step: int
    permanents: tuple[PermanentPlan, ...]
    cards: tuple[CardPlan, ...]
    mana: int
    opponents_mana: int
    life: int
    moves: tuple[MovePlan, ...]
    answers: tuple[int, ...]
