"""The verdict log: one JSON record a line, written by the harness while it runs, read by every report.

The order is fixed: one ``run``, the ``clause`` records of the selection, a ``scenario`` record as each ends, the
``vacuous`` and ``known`` corrections once all have ended, and one ``end``. A log without its ``end`` is of a run that
was cut short.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Any, Literal

from pydantic import (
    BaseModel,
    ConfigDict,
    Field,
    SerializerFunctionWrapHandler,
    TypeAdapter,
    model_serializer,
)

LOG_VERSION = "1.2"
"""Major and minor; a log of another major, or of a higher minor, is not read. What changed when: ``docs/log.md``."""


class Record(BaseModel):
    """Base of all records: immutable, unknown fields refused."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class Verdict(StrEnum):
    """What a scenario says of an engine."""

    PASS = "pass"
    FAIL = "fail"
    VACUOUS = "vacuous"
    """Every refusal was observed, but no control of a clause passes: the engine may refuse everything."""
    UNSUPPORTED = "unsupported"
    NOT_APPLICABLE = "not-applicable"
    ERROR = "error"
    """The adapter is at fault: it raised, or did not set up what it was asked to."""
    TIMEOUT = "timeout"
    CRASH = "crash"
    PROTOCOL_ERROR = "protocol-error"
    KNOWN_FAILURE = "known-failure"
    UNEXPECTED_PASS = "unexpected-pass"


class Text(Record):
    """The same thing said in English and in French."""

    en: str
    fr: str


class Engine(Record):
    """The engine that was measured and how it was reached."""

    adapter: str
    name: str
    version: str
    language: str = ""
    homepage: str = ""
    rulesets: tuple[str, ...] = ()
    capabilities: tuple[str, ...] = ()


class RunRecord(Record):
    """The head of a log. ``started`` is UTC, ISO 8601; ``selection`` the options that chose the scenarios.

    ``foreign`` are the scenarios, by id, that came from vectors and are not of the suite.
    """

    kind: Literal["run"] = "run"
    log: str = LOG_VERSION
    suite: str
    engine: Engine
    languages: tuple[str, ...]
    rulesets: tuple[str, ...]
    selection: tuple[str, ...] = ()
    foreign: tuple[str, ...] = ()
    started: str


class ClauseRecord(Record):
    """A clause that some scenario of the run shows.

    ``numbers`` has the rules under their numbers in each edition in ``rulesets``, where these are not those of ``cr``.
    """

    kind: Literal["clause"] = "clause"
    id: str
    chapter: str
    tier: str
    nature: str
    """Rule, ruling, example, definition or faq."""
    cr: tuple[str, ...]
    rulesets: tuple[str, ...]
    contrast: bool
    text: Text
    changed_since: tuple[str, ...] = ()
    """Editions in which it holds too, though the rules are no longer quite the same in those not listed here."""
    numbers: dict[str, tuple[str, ...]] = Field(default_factory=dict)


class StepStatus(StrEnum):
    """What became of one sentence of a scenario."""

    PASSED = "passed"
    FAILED = "failed"
    NOT_RUN = "not-run"


class StepRecord(Record):
    """One sentence as written, with its table, whose first row is a heading unless ``heading`` is false."""

    keyword: str
    text: str
    table: tuple[tuple[str, ...], ...] = ()
    heading: bool = True
    line: int
    status: StepStatus = StepStatus.NOT_RUN


class Lack(Record):
    """A card or a capability that a scenario needs and the engine lacks; a capability is named by its id."""

    kind: Literal["capability", "card"]
    name: Text


class Finding(Record):
    """Why a verdict is not a pass: a message, and where it applies what was expected and what was observed.

    ``lacking`` says of an unsupported scenario which cards and capabilities the engine lacks, where that is why.
    ``said`` is the end of what the engine wrote to standard error, where it was lost.
    """

    code: str
    message: Text
    expected: Text | None = None
    observed: Text | None = None
    lacking: tuple[Lack, ...] = ()
    said: str = ""


class Drawn(Record):
    """Base of what a game is drawn from; in a log, fields that are as usual are left out."""

    @model_serializer(mode="wrap")
    def _unusual(self, handler: SerializerFunctionWrapHandler) -> dict[str, Any]:
        usual = {name: field.default for name, field in type(self).model_fields.items()}
        return {name: value for name, value in handler(self).items() if getattr(self, name) != usual[name]}


class DrawnObject(Drawn):
    """A card, token or copy. ``label`` is what the scenario calls it, else its name; empty for one without a name.

    ``key`` is the same number for the same object before and after. ``player`` is whose side it lies on: its controller
    on the battlefield and on the stack, its owner elsewhere. ``attached_to`` is a key, ``attached_to_player`` a name.
    """

    key: int
    label: Text
    zone: str
    player: str
    types: Text | None = None
    power: int | None = None
    toughness: int | None = None
    defense: int | None = None
    damage: int = 0
    counters: tuple[Text, ...] = ()
    token: bool = False
    tapped: bool = False
    flipped: bool = False
    face_down: bool = False
    back_face: bool = False
    phased_out: bool = False
    attached_to: int | None = None
    attached_to_player: str = ""
    attacking: Text | None = None
    blocking: tuple[Text, ...] = ()
    protector: str = ""


class DrawnPlayer(Drawn):
    """A player. ``hand`` and ``library`` are numbers of cards."""

    name: str
    life: int
    mana: str = ""
    hand: int
    library: int
    in_game: bool = True


class DrawnStackEntry(Drawn):
    """A spell or ability on the stack."""

    kind: Literal["spell", "ability"]
    label: Text
    controller: str


class DrawnGame(Drawn):
    """The game as an engine showed it, reduced to what is drawn. ``stack`` has its top last.

    ``left_out`` counts the objects and the entries of the stack beyond those that a record holds.
    """

    active_player: str
    step: Text
    priority: str = ""
    players: tuple[DrawnPlayer, ...]
    objects: tuple[DrawnObject, ...] = ()
    stack: tuple[DrawnStackEntry, ...] = ()
    left_out: int = 0


class Snapshot(Drawn):
    """The game around a failure: ``before`` the last sentence that acted, number ``since`` from 0, and ``after``."""

    before: DrawnGame | None = None
    since: int | None = None
    after: DrawnGame


class ScenarioRecord(Record):
    """A scenario in one language under one ruleset.

    ``refusals`` counts the refusals observed. ``rerun`` is the command that runs just this scenario again. Seconds are
    wall time, ``engine_seconds`` the part spent inside the adapter. ``snapshot`` is there where the engine failed.
    """

    kind: Literal["scenario"] = "scenario"
    id: str
    language: str
    ruleset: str
    name: str
    file: str
    line: int
    chapter: str
    clauses: tuple[str, ...] = ()
    controls: tuple[str, ...] = ()
    cr: tuple[str, ...] = ()
    needs: tuple[str, ...] = ()
    verdict: Verdict
    refusals: int = 0
    steps: tuple[StepRecord, ...] = ()
    finding: Finding | None = None
    snapshot: Snapshot | None = None
    rerun: str = ""
    seconds: float = 0.0
    engine_seconds: float = 0.0


class VacuousRecord(Record):
    """Corrects the ``pass`` of a scenario to ``vacuous``: no control of ``clauses`` passed on this engine."""

    kind: Literal["vacuous"] = "vacuous"
    id: str
    language: str
    ruleset: str
    clauses: tuple[str, ...]


class KnownRecord(Record):
    """Corrects a verdict of which the list of known failures speaks: to a failure known before, or an unexpected pass.

    It comes after every ``vacuous`` correction.
    """

    kind: Literal["known"] = "known"
    id: str
    language: str
    ruleset: str
    verdict: Literal[Verdict.KNOWN_FAILURE, Verdict.UNEXPECTED_PASS]


class EndRecord(Record):
    """The foot of a log: how many scenarios ended how, after corrections."""

    kind: Literal["end"] = "end"
    totals: dict[Verdict, int] = Field(default_factory=dict)
    seconds: float = 0.0
    engine_seconds: float = 0.0


AnyRecord = Annotated[
    RunRecord | ClauseRecord | ScenarioRecord | VacuousRecord | KnownRecord | EndRecord, Field(discriminator="kind")
]
RECORDS: TypeAdapter[AnyRecord] = TypeAdapter(AnyRecord)
"""Reads one line of a log."""


def log_schema() -> dict[str, Any]:
    """The JSON Schema of one line of a log; what has a default may be left out."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"MTG Verdict: a line of a verdict log, version {LOG_VERSION}",
        **RECORDS.json_schema(),
    }
