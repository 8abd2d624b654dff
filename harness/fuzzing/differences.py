"""Where two engines differ: what it is called, and the expectation that shows it in a scenario."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from ...adapters.models import Model, ObjectView, Observation, PlayerView, StackEntry, Zone
from ...reports.records import Finding, Verdict
from ...steps import operations as op

LEADING = "leading "
"""What ``what`` of a signature begins with if it is the leading engine that fails."""


LOST = {Verdict.CRASH: "crash", Verdict.TIMEOUT: "late"}
"""The verdicts of an engine that is lost, and what they are called in a signature."""

PAID_OTHERWISE = "paid otherwise"
"""The field in which mana pools differ that hold as much mana: what pays a cost is up to the player (CR 601.2h)."""


class Signature(Model):
    """What makes two differences the same: the kind of step, what comes out of it, and the cards concerned.

    ``what`` is the code of a finding (``accepted``, ``refused``…) or ``shows`` and a field.
    """

    step: str
    what: str
    cards: tuple[str, ...] = ()

    @property
    def kind(self) -> tuple[str, str]:
        """The signature whatever the cards are."""
        return self.step, self.what

    @property
    def lost(self) -> bool:
        """Whether an engine is lost each time."""
        return self.what.removeprefix(LEADING) in LOST.values()

    def within(self, other: Signature) -> bool:
        """Whether it is of the kind of ``other`` and concerns no other cards."""
        return self.kind == other.kind and set(self.cards) <= set(other.cards)


class Difference(Model):
    """A difference, the operations that lead there, and how it shows.

    ``operations`` end with what shows it: an attempt that one engine accepts and the other refuses, or an expectation
    of what the leading engine shows. ``shown`` is false if no sentence can say the difference.
    """

    signature: Signature
    operations: tuple[op.Operation, ...]
    finding: Finding | None = None
    shown: bool = True

    @property
    def steps(self) -> int:
        """How many sentences are neither set-up nor expectation."""
        return sum(isinstance(one, op.Attempt | op.Advance) for one in self.operations)


@dataclass(frozen=True)
class Unlike:
    """A field in which two observations differ, and how a scenario says what it should be; ``None``: it cannot."""

    field: str
    card: str
    expectation: op.Expectation | None


_PLAYER_FIELDS = ("life", "hand_size", "library_size")
_SETS = ("types", "supertypes", "subtypes", "colors", "keywords", "abilities")
_PLAIN = (
    "name", "mana_cost", "mana_value", "defense", "tapped", "flipped", "face_down", "phased_out", "counters", "damage",
)  # fmt: skip
_SYMBOL = re.compile(r"\{[^{}]+\}")
_PARAMETER = re.compile(r"[ —]+[{\dX].*$")
_REFERENCES = ("attached_to", "attacking", "protector")


def unlike(
    leading: Observation, following: Observation, names: Mapping[str, str], others: Mapping[str, str]
) -> Iterator[Unlike]:
    """Where the observations differ, the plainest first; what an engine does not tell differs from nothing.

    Identities, order in zones, cards of libraries, who has priority and lands played are left out: engines may differ
    there, or no sentence speaks of it.

    Args:
        leading: what the leading engine shows.
        following: what the other one shows.
        names: the leading engine's ids to aliases.
        others: those of the other one.
    """
    if (leading.active_player, leading.step) != (following.active_player, following.step):
        yield Unlike("turn", "", op.ExpectTurn(player=leading.active_player, step=leading.step))
    yield from _stack(leading, following, names, others)
    views = {others[view.id]: view for view in following.objects if view.id in others}
    for view in leading.objects:
        if view.id in names:
            yield from _object(names[view.id], view, views.get(names[view.id]), names, others)
    for player in leading.players:
        other = next((one for one in following.players if one.name == player.name), None)
        if other is not None:
            yield from _player(player, other)
    yield from _unnamed(leading, following, names, others)


def _stack(
    leading: Observation, following: Observation, names: Mapping[str, str], others: Mapping[str, str]
) -> Iterator[Unlike]:
    def shown(entries: tuple[StackEntry, ...], aliases: Mapping[str, str]) -> list[tuple[str, str, str]]:
        return [(entry.kind, entry.controller, aliases.get(entry.source or "", "")) for entry in entries]

    here, there = shown(leading.stack, names), shown(following.stack, others)
    if here != there:
        entries = tuple(
            op.StackExpectation(object=alias, type="spell" if kind == "spell" else "ability", controller=controller)
            for kind, controller, alias in here
        )
        sayable = all(entry.object for entry in entries)
        unlike_ones = [alias for _, _, alias in (*here, *there) if alias]
        subject = unlike_ones[0] if unlike_ones else ""
        yield Unlike("stack", subject, op.ExpectStack(entries=entries) if sayable else None)


def _object(
    alias: str, here: ObjectView, there: ObjectView | None, names: Mapping[str, str], others: Mapping[str, str]
) -> Iterator[Unlike]:
    if here.zone is Zone.STACK:
        return
    if there is None and here.zone is Zone.LIBRARY:
        return
    if there is None or there.zone is not here.zone or there.owner != here.owner:
        yield Unlike("zone", alias, _in_zone(alias, here))
        return
    if here.zone is not Zone.BATTLEFIELD:
        if here.zone in (Zone.EXILE, Zone.GRAVEYARD) and (here.counters or {}) != (there.counters or {}):
            card = op.CardExpectation(object=alias, counters=here.counters or {})
            yield Unlike("counters", alias, op.ExpectCards(player=here.owner, zone=here.zone, cards=(card,)))
        return
    if here.controller is not None and there.controller is not None and here.controller != there.controller:
        yield Unlike("controller", alias, _in_zone(alias, here))
        return
    for field, value in _fields(here, there, names, others):
        row = op.ObjectExpectation(object=alias, **value)
        controller = here.controller or here.owner
        yield Unlike(field, alias, op.ExpectPermanents(player=controller, permanents=(row,)))


def _in_zone(alias: str, view: ObjectView) -> op.Expectation | None:
    """The sentence that says where an object is."""
    if view.zone is Zone.BATTLEFIELD:
        row = op.ObjectExpectation(object=alias)
        return op.ExpectPermanents(player=view.controller or view.owner, permanents=(row,))
    if view.zone in (Zone.HAND, Zone.GRAVEYARD, Zone.EXILE, Zone.LIBRARY):
        return op.ExpectCards(player=view.owner, zone=view.zone, cards=(op.CardExpectation(object=alias),))
    return None


def _fields(
    here: ObjectView, there: ObjectView, names: Mapping[str, str], others: Mapping[str, str]
) -> Iterator[tuple[str, dict[str, Any]]]:
    """The fields in which two permanents differ, with what is to be expected."""
    for field in _PLAIN:
        one, other = getattr(here, field), getattr(there, field)
        if one is not None and other is not None and one != other:
            yield field, {field: one}
    if None not in (here.power, here.toughness, there.power, there.toughness) and (here.power, here.toughness) != (
        there.power,
        there.toughness,
    ):
        yield "power_toughness", {"power": here.power, "toughness": here.toughness}
    for field in _SETS:
        one, other = getattr(here, field), getattr(there, field)
        if one is None or other is None or set(map(_bare, one)) == set(map(_bare, other)):
            continue
        if field == "keywords" and set(one) <= set(other):
            yield field, {"without_keywords": tuple(sorted(set(other) - set(one)))}
        elif field == "keywords":
            yield field, {field: tuple(sorted(each for each in one if _bare(each) not in set(map(_bare, other))))}
        else:
            yield field, {field: tuple(one)}
    for field in _REFERENCES:
        one, other = getattr(here, field), getattr(there, field)
        if names.get(one, one) != others.get(other, other):
            yield field, {field: names.get(one, one) or ""}
    blocked, theirs = (
        sorted(aliases.get(each, each) for each in view.blocking or ())
        for view, aliases in ((here, names), (there, others))
    )
    if here.blocking is not None and there.blocking is not None and blocked != theirs:
        yield "blocking", {"blocking": tuple(blocked)}


def _bare(word: str) -> str:
    """A keyword without its cost or number, which not every engine tells (``cycling {2}``, ``crew 1``)."""
    return _PARAMETER.sub("", word)


def _player(here: PlayerView, there: PlayerView) -> Iterator[Unlike]:
    for field in _PLAYER_FIELDS:
        if getattr(here, field) != getattr(there, field):
            yield Unlike(field, "", op.ExpectPlayer(player=here.name, **{field: getattr(here, field)}))
    one, other = (sorted(_SYMBOL.findall(view.mana_pool)) for view in (here, there))
    if len(one) != len(other):
        yield Unlike("mana_pool", "", op.ExpectPlayer(player=here.name, mana_pool=here.mana_pool))
    elif one != other:
        yield Unlike(PAID_OTHERWISE, "", None)


def _unnamed(
    leading: Observation, following: Observation, names: Mapping[str, str], others: Mapping[str, str]
) -> Iterator[Unlike]:
    """Objects of the battlefield that only the other engine has: tokens that should not be."""
    here = sorted(view.name for view in leading.objects if view.zone is Zone.BATTLEFIELD and view.id not in names)
    there = sorted(view.name for view in following.objects if view.zone is Zone.BATTLEFIELD and view.id not in others)
    if here != there:
        extra = next((name for name in there if there.count(name) > here.count(name)), "")
        yield Unlike("battlefield", extra, None)
