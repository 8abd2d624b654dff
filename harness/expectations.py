"""Comparing what a scenario expects with what the engine shows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ..adapters.models import ObjectView, Observation, PlayerView, Zone
from ..reports.records import Text
from ..steps import operations as op
from .bindings import Bindings
from .findings import NotConforming, NotSupported, finding
from .words_of_values import entries_text, field_name, label_text, moment_text, place_text, value_text

Covered = set[tuple[str, str]]
"""Pairs of a subject (object id or player) and a field that the scenario has stated."""

_AS_SETS = ("types", "supertypes", "subtypes", "colors", "abilities")


def _differs(subject: Text, field: str, expected: Text, observed: Text) -> NotConforming:
    return NotConforming(finding("field-differs", expected, observed, object=subject, field=field_name(field)))


def _known(subject: Text, field: str, value: Any) -> Any:
    if value is None:
        raise NotSupported(finding("field-not-shown", object=subject, field=field_name(field)))
    return value


class Expectations:
    """Checks the expectations of one scenario, and keeps which fields they stated."""

    def __init__(self, bindings: Bindings) -> None:
        self._bindings = bindings
        self.covered: Covered = set()

    def check(self, expectation: op.Expectation, observation: Observation) -> None:
        """Compare.

        Raises:
            NotConforming: the engine shows something else.
            NotSupported: the engine does not show what is asked.
        """
        match expectation:
            case op.ExpectTurn():
                self._turn(expectation, observation)
            case op.ExpectPlayer():
                self._player(expectation, observation)
            case op.ExpectCards():
                self._cards(expectation, observation)
            case op.ExpectPermanents():
                self._permanents(expectation, observation)
            case op.ExpectStack():
                self._stack(expectation, observation)

    def _turn(self, expectation: op.ExpectTurn, observation: Observation) -> None:
        shown = (observation.active_player, observation.step)
        if shown != (expectation.player, expectation.step):
            raise NotConforming(
                finding(
                    "turn-differs",
                    moment_text(expectation.player, expectation.step.value),
                    moment_text(observation.active_player, observation.step.value),
                )
            )

    def _view(self, player: str, observation: Observation) -> PlayerView:
        for view in observation.players:
            if view.name == player:
                return view
        raise NotConforming(finding("no-such-player", player=player))

    def _player(self, expectation: op.ExpectPlayer, observation: Observation) -> None:
        view = self._view(expectation.player, observation)
        shown: dict[str, Any] = {
            "life": view.life,
            "mana_pool": "".join(sorted(view.mana_pool)),
            "hand_size": view.hand_size,
            "library_size": view.library_size,
        }
        for zone in (Zone.GRAVEYARD, Zone.EXILE):
            owned = [one for one in observation.objects if one.zone is zone and one.owner == expectation.player]
            shown[f"{zone.value}_size"] = len(owned)
        for field, observed in shown.items():
            expected = getattr(expectation, field)
            if expected is None:
                continue
            self.covered.add((expectation.player, field))
            if ("".join(sorted(expected)) if field == "mana_pool" else expected) != observed:
                original = view.mana_pool if field == "mana_pool" else observed
                raise _differs(
                    label_text(expectation.player), field, value_text(field, expected), value_text(field, original)
                )

    def _object(self, alias: str, observation: Observation) -> ObjectView:
        identity = self._bindings.id_of(alias, observation)
        for view in observation.objects:
            if view.id == identity:
                return view
        raise NotConforming(finding("no-such-object", object=label_text(alias)))

    def _cards(self, expectation: op.ExpectCards, observation: Observation) -> None:
        for card in expectation.cards:
            view, subject = self._object(card.object, observation), label_text(card.object)
            self.covered |= {(view.id, "zone"), (view.id, "counters"), (view.owner, "hand_size")}
            expected = (expectation.zone.value, expectation.player)
            if (view.zone.value, view.owner) != expected:
                wanted = place_text(expectation.zone.value, expectation.player)
                raise _differs(subject, "zone", wanted, place_text(view.zone.value, view.owner))
            for field in ("counters", "defense", "abilities"):
                stated = getattr(card, field)
                if stated is None:
                    continue
                self.covered.add((view.id, field))
                if not self._agrees(field, stated, shown := _known(subject, field, getattr(view, field))):
                    raise _differs(subject, field, value_text(field, stated), value_text(field, shown))

    def _permanents(self, expectation: op.ExpectPermanents, observation: Observation) -> None:
        for row in expectation.permanents:
            view, subject = self._object(row.object, observation), label_text(row.object)
            self.covered |= {(view.id, "zone"), (view.id, "controller")}
            if view.zone is not Zone.BATTLEFIELD:
                raise _differs(
                    subject, "zone", value_text("zone", Zone.BATTLEFIELD.value), value_text("zone", view.zone.value)
                )
            if view.controller != expectation.player:
                raise _differs(
                    subject,
                    "controller",
                    value_text("controller", expectation.player),
                    value_text("controller", view.controller),
                )
            for field, expected, observed in self._compared(row, view, subject, observation):
                raise _differs(
                    subject,
                    field,
                    value_text(field, expected, self._bindings.aliases),
                    value_text(field, observed, self._bindings.aliases),
                )

    def _compared(
        self, row: op.ObjectExpectation, view: ObjectView, subject: Text, observation: Observation
    ) -> Iterator[tuple[str, Any, Any]]:
        """The fields of ``row`` that differ: name, expected, observed."""
        stated = row.model_dump(exclude_none=True, exclude={"object"})
        for field, expected in stated.items():
            shown_as = "keywords" if field == "without_keywords" else field
            self.covered.add((view.id, shown_as))
            observed = getattr(view, shown_as)
            if field in ("attacking", "attached_to", "protector"):
                expected = self._reference(expected, observation)
                observed = observed or ""
            elif field == "blocking":
                expected = tuple(self._bindings.id_of(alias, observation) for alias in expected)
                observed = observed or ()
            else:
                observed = _known(subject, field, observed)
            if self._agrees(field, expected, observed):
                continue
            if field == "without_keywords":
                # Which of the keywords that must not be there are there: both lists would read the same.
                yield shown_as, (), tuple(keyword for keyword in expected if keyword in observed)
            else:
                yield field, expected, observed

    def _reference(self, value: str, observation: Observation) -> str:
        if not value or any(view.name == value for view in observation.players):
            return value
        return self._bindings.id_of(value, observation)

    @staticmethod
    def _agrees(field: str, expected: Any, observed: Any) -> bool:
        if field == "keywords":
            return set(expected) <= set(observed)
        if field == "without_keywords":
            return not set(expected) & set(observed)
        if field in _AS_SETS or field == "blocking":
            return sorted(expected) == sorted(observed)
        return bool(expected == observed)

    def _stack(self, expectation: op.ExpectStack, observation: Observation) -> None:
        wanted = [
            (self._bindings.id_of(entry.object, observation), entry.type, entry.controller)
            for entry in expectation.entries
        ]
        shown = [(entry.source, entry.kind, entry.controller) for entry in observation.stack]
        same = len(wanted) == len(shown) and all(
            (one[0], one[1]) == (other[0], other[1]) and one[2] in (None, other[2])
            for one, other in zip(wanted, shown, strict=True)
        )
        if not same:
            expected = entries_text((label_text(entry.object), entry.type) for entry in expectation.entries)
            observed = entries_text((value_text("name", entry.name), entry.kind) for entry in observation.stack)
            raise NotConforming(finding("stack-differs", expected, observed))
        self.covered.add(("", "stack"))
        for entry in expectation.entries:
            if entry.type == "spell":
                self._spell(entry, observation)

    def _spell(self, entry: op.StackExpectation, observation: Observation) -> None:
        """The characteristics of a spell on the stack (CR 112.2)."""
        view, subject = self._object(entry.object, observation), label_text(entry.object)
        for field in ("name", "colors", "mana_cost", "mana_value", "defense"):
            expected = getattr(entry, field)
            if expected is None:
                continue
            observed = _known(subject, field, getattr(view, field))
            if not self._agrees(field, expected, observed):
                raise _differs(subject, field, value_text(field, expected), value_text(field, observed))


def changes(before: Observation, after: Observation) -> list[tuple[str, str, Any, Any]]:
    """What differs between two observations: subject (id or player), field, before, after.

    Turn, priority and the echo of the set-up are not part of it.
    """
    found: list[tuple[str, str, Any, Any]] = []
    for old, new in zip(before.players, after.players, strict=True):
        found += _fields(old.name, old.model_dump(), new.model_dump())
    olds = {view.id: view for view in before.objects}
    news = {view.id: view for view in after.objects}
    for identity in sorted(olds.keys() | news.keys()):
        old_view, new_view = olds.get(identity), news.get(identity)
        if old_view is None or new_view is None:
            was, now = (None if view is None else view.zone.value for view in (old_view, new_view))
            found.append((identity, "zone", was, now))
        else:
            found += _fields(identity, old_view.model_dump(), new_view.model_dump())
    if before.stack != after.stack:
        found.append(("", "stack", len(before.stack), len(after.stack)))
    return found


def _fields(subject: str, old: dict[str, Any], new: dict[str, Any]) -> list[tuple[str, str, Any, Any]]:
    ignored = ("controlled_since_turn_began",)
    return [(subject, key, old[key], new[key]) for key in old if key not in ignored and old[key] != new[key]]
