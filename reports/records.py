"""The verdict log: one JSON record a line, written by the harness while it runs, read by every report.

The order is fixed: one ``run``, the ``clause`` records of the selection, a ``scenario`` record as each ends, the
``vacuous`` corrections once all have ended, and one ``end``. A log without its ``end`` is of a run that was cut short.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

LOG_VERSION = "1.2"


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
    """A clause that some scenario of the run shows."""

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


class StepStatus(StrEnum):
    """What became of one sentence of a scenario."""

    PASSED = "passed"
    FAILED = "failed"
    NOT_RUN = "not-run"


class StepRecord(Record):
    """One sentence as written, with its table."""

    keyword: str
    text: str
    table: tuple[tuple[str, ...], ...] = ()
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


class ScenarioRecord(Record):
    """A scenario in one language under one ruleset.

    ``refusals`` counts the refusals observed. ``rerun`` is the command that runs just this scenario again. Seconds are
    wall time, ``engine_seconds`` the part spent inside the adapter.
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


class EndRecord(Record):
    """The foot of a log: how many scenarios ended how, after corrections."""

    kind: Literal["end"] = "end"
    totals: dict[Verdict, int] = Field(default_factory=dict)
    seconds: float = 0.0
    engine_seconds: float = 0.0


AnyRecord = Annotated[
    RunRecord | ClauseRecord | ScenarioRecord | VacuousRecord | EndRecord, Field(discriminator="kind")
]
RECORDS: TypeAdapter[AnyRecord] = TypeAdapter(AnyRecord)
"""Reads one line of a log."""
