"""Leaving out of a difference whatever it does not need: operations, permanents, cards, and what is said of them."""

from __future__ import annotations

from collections.abc import Iterator

from ...adapters.models import PermanentSetup
from ...steps import operations as op
from .differences import Difference
from .duel import Engines, differences, replay

_MOST, _MOST_OF_LOST = 120, 12
"""Scenarios that are tried for one difference, and for one in which an engine is lost."""

Operations = tuple[op.Operation, ...]


def reduced(difference: Difference, engines: Engines) -> Difference:
    """A difference of the same kind with nothing left to leave out, or at least with less."""
    tried: set[str] = set()
    best, left = difference, _MOST_OF_LOST if difference.signature.lost else _MOST
    progress = True
    while progress and left:
        progress = False
        for smaller in _smaller(best.operations):
            key = repr(smaller)
            if key in tried:
                continue
            if not left:
                break
            tried.add(key)
            left -= 1
            if (found := _again(smaller, best, engines)) is not None:
                best, progress = found, True
                break
    return best


def _again(operations: Operations, difference: Difference, engines: Engines) -> Difference | None:
    """The difference that ``operations`` show, if it is of the same kind and no longer than ``difference``."""
    for found in differences(lambda noted: replay(operations, engines, noted)):
        alike = found.signature.within(difference.signature) and found.shown >= difference.shown
        if alike and found.steps <= difference.steps:
            return found
    return None


def _smaller(operations: Operations) -> Iterator[Operations]:
    """Shorter variants of ``operations``, the boldest first."""
    for number, operation in reversed(list(enumerate(operations))):
        before, after = operations[:number], operations[number + 1 :]
        if not isinstance(operation, op.Expectation | op.SetTurn):
            yield (*before, *after)
        for less in _less(operation):
            yield (*before, less, *after)


def _less(operation: op.Operation) -> Iterator[op.Operation]:
    """Variants of one operation that say less."""
    match operation:
        case op.SetPermanents(permanents=permanents):
            for number in range(len(permanents)):
                rest = (*permanents[:number], *permanents[number + 1 :])
                if rest:
                    yield op.SetPermanents(permanents=rest)
                for plainer in _plainer(permanents[number]):
                    yield op.SetPermanents(permanents=(*permanents[:number], plainer, *permanents[number + 1 :]))
        case op.SetCards(cards=cards):
            for number in range(len(cards) if len(cards) > 1 else 0):
                yield operation.model_copy(update={"cards": (*cards[:number], *cards[number + 1 :])})


def _plainer(permanent: PermanentSetup) -> Iterator[PermanentSetup]:
    """The same permanent with less that is unusual about it."""
    plain: dict[str, object] = {
        "tapped": False,
        "damage": 0,
        "owner": permanent.controller,
        "controlled_since_turn_began": True,
    }
    kept = {kind: number for kind, number in permanent.counters.items() if kind in ("defense", "loyalty")}
    for field, value in (*plain.items(), ("counters", kept)):
        if getattr(permanent, field) != value:
            yield permanent.model_copy(update={field: value})
