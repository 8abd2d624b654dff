"""What of an observation is drawn in a report: the record of a failure holds it, in the words of the scenario."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..adapters.models import Face, ObjectView, Observation, StackEntry, Zone
from ..reports.records import DrawnGame, DrawnObject, DrawnPlayer, DrawnStackEntry, Snapshot, Text
from .words_of_values import label_text, value_text

DRAWN_AT_MOST = 80
"""Objects of one game that a record holds: a line of the log has bounds, whatever an engine makes."""

STACK_AT_MOST = 20
COUNTERS_AT_MOST = 10
LONGEST_LABEL = 120

_CONTROLLED = (Zone.BATTLEFIELD, Zone.STACK)


def snapshot(before: Observation | None, since: int | None, after: Observation, aliases: Mapping[str, str]) -> Snapshot:
    """The game around a failure.

    Args:
        before: as it was before the last sentence that acted.
        since: the number of that sentence, from 0.
        after: as it is at the failure.
        aliases: object id to alias.
    """
    keys: dict[str, int] = {}
    drawn = None if before is None else _game(before, aliases, keys)
    return Snapshot(before=drawn, since=since, after=_game(after, aliases, keys))


def _game(shown: Observation, aliases: Mapping[str, str], keys: dict[str, int]) -> DrawnGame:
    # The battlefield first: it is what must not be left out.
    objects = sorted(shown.objects, key=lambda view: view.zone is not Zone.BATTLEFIELD)
    for view in objects:
        keys.setdefault(view.id, len(keys))
    labels = {view.id: _label(view, aliases) for view in objects}
    labels |= {player.name: Text(en=player.name, fr=player.name) for player in shown.players}
    left_out = max(len(objects) - DRAWN_AT_MOST, 0) + max(len(shown.stack) - STACK_AT_MOST, 0)
    return DrawnGame(
        active_player=shown.active_player,
        step=value_text("step", shown.step),
        priority=shown.priority or "",
        players=tuple(
            DrawnPlayer(
                name=player.name,
                life=player.life,
                mana=player.mana_pool[:LONGEST_LABEL],
                hand=player.hand_size,
                library=player.library_size,
                in_game=player.in_game,
            )
            for player in shown.players
        ),
        objects=tuple(_object(view, labels, keys) for view in objects[:DRAWN_AT_MOST]),
        stack=tuple(_entry(entry, labels) for entry in shown.stack[-STACK_AT_MOST:]),
        left_out=left_out,
    )


def _object(view: ObjectView, labels: Mapping[str, Text], keys: Mapping[str, int]) -> DrawnObject:
    host = view.attached_to or ""
    return DrawnObject(
        key=keys[view.id],
        label=labels[view.id],
        zone=view.zone.value,
        player=(view.controller if view.zone in _CONTROLLED else None) or view.owner,
        types=_short(value_text("types", view.types)) if view.types else None,
        power=view.power,
        toughness=view.toughness,
        defense=view.defense,
        damage=view.damage or 0,
        counters=_counters(view.counters or {}),
        token=view.token,
        tapped=bool(view.tapped),
        flipped=bool(view.flipped),
        face_down=bool(view.face_down),
        back_face=view.face is Face.BACK,
        phased_out=bool(view.phased_out),
        attached_to=keys.get(host),
        attached_to_player="" if host in keys else _cut(host),
        attacking=_named(view.attacking, labels) if view.attacking else None,
        blocking=tuple(_named(one, labels) for one in (view.blocking or ())[:DRAWN_AT_MOST]),
        protector=view.protector or "",
    )


def _entry(entry: StackEntry, labels: Mapping[str, Text]) -> DrawnStackEntry:
    named = labels.get(entry.source or "") or _short(value_text("name", entry.name or entry.source or ""))
    return DrawnStackEntry(kind=entry.kind, label=named, controller=entry.controller)


def _counters(counters: Mapping[str, int]) -> tuple[Text, ...]:
    present = sorted((name, number) for name, number in counters.items() if number)
    return tuple(_short(value_text("counters", {name: number})) for name, number in present[:COUNTERS_AT_MOST])


def _label(view: ObjectView, aliases: Mapping[str, str]) -> Text:
    if view.id in aliases:
        return _short(label_text(aliases[view.id]))
    return _short(value_text("name", view.name)) if view.name else Text(en="", fr="")


def _named(identity: str, labels: Mapping[str, Text]) -> Text:
    return labels.get(identity) or Text(en=_cut(identity), fr=_cut(identity))


def _short(text: Text) -> Text:
    return Text(en=_cut(text.en), fr=_cut(text.fr))


def _cut(value: Any) -> str:
    text = str(value)
    return text if len(text) <= LONGEST_LABEL else f"{text[:LONGEST_LABEL]}…"
