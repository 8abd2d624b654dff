"""Logs for the tests of the site: an engine of which everything is to be told, one that does harm, one of long ago."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from mtg_verdict.reports import Log, read_log
from mtg_verdict.reports.records import (
    AnyRecord,
    DrawnGame,
    DrawnObject,
    DrawnPlayer,
    DrawnStackEntry,
    Finding,
    ScenarioRecord,
    Snapshot,
    Text,
    Verdict,
)

from . import sample

HOSTILE = '<script>document.title = "harm"</script><img src=x onerror="document.title = \'harm\'">'
LONG = "x" * 10_000
RIGHT_TO_LEFT = "\u202eمحرك القواعد\u202e"


def same(text: str) -> Text:
    return Text(en=text, fr=text)


def card(key: int, name: str, **facts: object) -> DrawnObject:
    made = DrawnObject(key=key, label=same(name), zone="battlefield", player="Alice")
    return made.model_copy(update=facts)


def game(*objects: DrawnObject, life: int = 20, step: str = "declare attackers step") -> DrawnGame:
    players = (
        DrawnPlayer(name="Alice", life=20, hand=1, library=10, mana="{G}"),
        DrawnPlayer(name="Bob", life=life, hand=0, library=9),
    )
    stack = (DrawnStackEntry(kind="ability", label=same("Mutavault"), controller="Alice"),)
    french = "l'étape de déclaration des attaquants"
    return DrawnGame(
        active_player="Alice", step=Text(en=step, fr=french), players=players, objects=objects, stack=stack
    )


HALL = card(2, "Holy Strength", attached_to=1)
BEFORE = game(card(1, "Mutavault", power=2, toughness=2), HALL, card(3, "Giant Growth", zone="graveyard"))
AFTER = game(
    card(
        1, "Mutavault", power=2, toughness=2, tapped=True, attacking=same("Bob"), counters=(same("3 charge"),), damage=1
    ),
    HALL,
    card(3, "Giant Growth", zone="graveyard"),
    card(4, "Wall", player="Bob", blocking=(same("Mutavault"),)),
    life=18,
)
SNAPSHOT = Snapshot(before=BEFORE, since=2, after=AFTER)


def with_pictures(records: list[AnyRecord]) -> list[AnyRecord]:
    """``records`` with the game at every failure."""
    return [
        record.model_copy(update={"snapshot": SNAPSHOT})
        if isinstance(record, ScenarioRecord) and record.verdict is Verdict.FAIL
        else record
        for record in records
    ]


def hostile() -> list[AnyRecord]:
    """The log of an engine whose every text does harm where it is not made harmless."""
    text = f"{HOSTILE} {RIGHT_TO_LEFT} {LONG}"
    drawn = game(card(1, text, counters=(same(text),), attacking=same(text), attached_to_player=text, power=10**9))
    finding = Finding(code="accepted", message=same(text), expected=same(text), observed=same(text))
    records: list[AnyRecord] = [sample.run_record(name=f"{HOSTILE}{RIGHT_TO_LEFT}{LONG}"), sample.clause_record("ss-a")]
    changes: dict[str, Any] = {
        "finding": finding,
        "snapshot": Snapshot(before=BEFORE, since=99, after=drawn),
        "name": text,
        "rerun": text,
        "needs": (HOSTILE,),
        "cr": (HOSTILE, "302.6"),
    }
    for language in ("en", "fr"):
        records.append(sample.scenario_record("SS-001", language, Verdict.FAIL, **changes))
        records.append(sample.scenario_record(f"../{HOSTILE}", language, Verdict.FAIL, **changes))
    return records


def logs(folder: Path) -> list[Log]:
    """The sample engine with drawings, and the hostile one."""
    found = []
    for name, records in (("sample", with_pictures(sample.sample())), ("hostile", hostile())):
        found.append(read_log(sample.write(folder / f"{name}.ndjson", records)))
    return found
