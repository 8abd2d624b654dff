"""Reading a verdict log."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from pydantic import ValidationError

from .messages import say
from .records import (
    LOG_VERSION,
    RECORDS,
    AnyRecord,
    ClauseRecord,
    EndRecord,
    RunRecord,
    ScenarioRecord,
    VacuousRecord,
    Verdict,
)

Key = tuple[str, str, str]
"""Scenario id, language, ruleset."""


class LogError(Exception):
    """A log that cannot be reported on. ``code`` is the id of its message, ``values`` what fills it."""

    def __init__(self, code: str, **values: object) -> None:
        self.code = code
        self.values = values
        super().__init__(self.message("en"))

    def message(self, language: str) -> str:
        """What is wrong and what to do about it, in ``language``."""
        return say(language, self.code, **self.values)


@dataclass(frozen=True)
class Log:
    """A whole run. ``scenarios`` are as corrected; ``unproved`` has the clauses a vacuous one lacks a control of."""

    run: RunRecord
    clauses: dict[str, ClauseRecord]
    scenarios: tuple[ScenarioRecord, ...]
    unproved: dict[Key, tuple[str, ...]]
    end: EndRecord


@dataclass
class _Reader:
    """The records of a log so far, each held to its place."""

    file: str
    run: RunRecord | None = None
    clauses: dict[str, ClauseRecord] = field(default_factory=dict)
    scenarios: dict[Key, ScenarioRecord] = field(default_factory=dict)
    unproved: dict[Key, tuple[str, ...]] = field(default_factory=dict)
    end: EndRecord | None = None

    def add(self, record: AnyRecord, line: int) -> None:
        """Take the record of ``line`` (from 1)."""
        if self.run is None and not isinstance(record, RunRecord):
            raise LogError("log-no-run", file=self.file)
        if self.end is not None or not self._take(record):
            raise LogError("log-out-of-place", file=self.file, line=str(line), kind=record.kind)

    def _take(self, record: AnyRecord) -> bool:
        match record:
            case RunRecord():
                if self.run is not None:
                    return False
                if record.log.partition(".")[0] != LOG_VERSION.partition(".")[0]:
                    raise LogError("log-version", file=self.file, theirs=record.log, ours=LOG_VERSION)
                self.run = record
            case ClauseRecord():
                return self.clauses.setdefault(record.id, record) is record
            case ScenarioRecord():
                key = (record.id, record.language, record.ruleset)
                return self.scenarios.setdefault(key, record) is record
            case VacuousRecord():
                return self._correct(record)
            case EndRecord():
                self.end = record
        return True

    def _correct(self, record: VacuousRecord) -> bool:
        key = (record.id, record.language, record.ruleset)
        if key not in self.scenarios or self.scenarios[key].verdict is not Verdict.PASS:
            return False
        self.scenarios[key] = self.scenarios[key].model_copy(update={"verdict": Verdict.VACUOUS})
        self.unproved[key] = record.clauses
        return True

    def log(self) -> Log:
        """The whole log."""
        if self.run is None:
            raise LogError("log-no-run", file=self.file)
        if self.end is None:
            raise LogError("log-no-end", file=self.file)
        found = Counter(scenario.verdict for scenario in self.scenarios.values())
        if {verdict: number for verdict, number in self.end.totals.items() if number} != found:
            raise LogError("log-totals-differ", file=self.file)
        return Log(self.run, self.clauses, tuple(self.scenarios.values()), self.unproved, self.end)


def read_log(path: Path | str) -> Log:
    """The log at ``path``, its vacuous corrections applied.

    Raises:
        LogError: the file cannot be read, a line is not a record or not where it belongs, the log is of another
            version, it has no end because the run was cut short, or its totals are not those of its scenarios.
    """
    try:
        lines = Path(path).read_bytes().split(b"\n")
    except OSError as error:
        raise LogError("log-unreadable", file=str(path), error=error.strerror or str(error)) from error
    reader = _Reader(str(path))
    for number, line in enumerate(lines, start=1):
        if not line.strip():
            continue
        try:
            record = RECORDS.validate_json(line)
        except ValidationError as error:
            # A process that was killed while writing leaves half a line, the last one.
            cut_short = reader.run is not None and number == len(lines)
            code = "log-no-end" if cut_short else "log-not-a-record"
            raise LogError(code, file=str(path), line=str(number)) from error
        reader.add(record, number)
    return reader.log()
