"""Situations at rest: nothing in them that state-based actions would change at once (CR 704.3).

Which those are is asked of the leading engine, not worked out here: what has changed after the active player has passed
priority is left out.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...adapters.models import ObjectView, Pass, PermanentSetup, Started, Zone
from ...features.catalogue import cards
from ...steps import operations as op
from ..findings import Stop
from ..guarded_adapter import GuardedAdapter
from ..situations import build_situation
from .leading import EndedError
from .setting_up import ACTIVE

_ROUNDS = 3
"""How often what has changed is left out: what was attached to it changes then."""


def settled(setups: Sequence[op.Setup], engine: GuardedAdapter, ruleset: str) -> list[op.Setup]:
    """``setups`` without the permanents that do not stay as they are.

    Raises:
        EndedError: the engine cannot say, or something changes still.
    """
    left = list(setups)
    if not any(_at_risk(one) for setup in left if isinstance(setup, op.SetPermanents) for one in setup.permanents):
        return left
    for _ in range(_ROUNDS):
        changed = _changed(left, engine, ruleset)
        if not changed:
            return left
        left = _without(left, changed)
    raise EndedError("never at rest")


def _at_risk(permanent: PermanentSetup) -> bool:
    """Whether it is worth asking: a permanent without anything on it and with some toughness stays."""
    facts = cards().get(permanent.card)
    frail = facts is None or (facts.toughness is not None and not facts.toughness.strip("0*").isdigit())
    return frail or bool(permanent.attached_to or permanent.damage or permanent.counters)


def _changed(setups: Sequence[op.Setup], engine: GuardedAdapter, ruleset: str) -> set[str]:
    """The aliases of the permanents that change."""
    try:
        started = engine.start(build_situation(setups, ruleset))
        if not isinstance(started, Started):
            raise EndedError("unsupported")
        before = {view.id: view for view in engine.observe().objects}
        engine.attempt(ACTIVE, Pass())
        after = {view.id: view for view in engine.observe().objects}
    except Stop:  # of what cannot be set up or ends the engine the example will say more
        return set()
    ids = {identity: alias for alias, identity in started.objects.items()}
    return {
        ids[identity]
        for identity, view in before.items()
        if identity in ids and view.zone is Zone.BATTLEFIELD and _state(view) != _state(after.get(identity))
    }


def _state(view: ObjectView | None) -> tuple[object, ...] | None:
    return None if view is None else (view.zone, view.controller, view.attached_to, view.counters, view.damage)


def _without(setups: Sequence[op.Setup], aliases: set[str]) -> list[op.Setup]:
    """``setups`` without these permanents and what is attached to them."""
    left: list[op.Setup] = []
    for setup in setups:
        if not isinstance(setup, op.SetPermanents):
            left.append(setup)
            continue
        kept = tuple(one for one in setup.permanents if one.alias not in aliases and one.attached_to not in aliases)
        if kept:
            left.append(op.SetPermanents(permanents=kept))
    return left
