"""Reading a verdict log."""

from __future__ import annotations

import codecs
import gzip
import json
import re
import zlib
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
    KnownRecord,
    RunRecord,
    ScenarioRecord,
    VacuousRecord,
    Verdict,
)

Key = tuple[str, str, str]
"""Scenario id, language, ruleset."""

_NAMES = ("verdicts.ndjson", "verdicts.ndjson.gz")
"""What the log is called in the folder that a run or a publication writes."""


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
    """A whole run.

    ``scenarios`` are as corrected; ``unproved`` has the clauses a vacuous one lacks a control of, ``found`` the
    verdicts, as they would be without it, of those that the list of known failures speaks of.
    """

    run: RunRecord
    clauses: dict[str, ClauseRecord]
    scenarios: tuple[ScenarioRecord, ...]
    unproved: dict[Key, tuple[str, ...]]
    end: EndRecord
    found: dict[Key, Verdict] = field(default_factory=dict)


@dataclass
class _Reader:
    """The records of a log so far, each held to its place."""

    file: str
    run: RunRecord | None = None
    clauses: dict[str, ClauseRecord] = field(default_factory=dict)
    scenarios: dict[Key, ScenarioRecord] = field(default_factory=dict)
    unproved: dict[Key, tuple[str, ...]] = field(default_factory=dict)
    found: dict[Key, Verdict] = field(default_factory=dict)
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
                self._check_version(record.log)
                self.run = record
            case ClauseRecord():
                return self.clauses.setdefault(record.id, record) is record
            case ScenarioRecord():
                key = (record.id, record.language, record.ruleset)
                return self.scenarios.setdefault(key, record) is record
            case VacuousRecord():
                return not self.found and self._correct(record)
            case KnownRecord():
                return self._correct_known(record)
            case EndRecord():
                self.end = record
        return True

    def _check_version(self, theirs: object) -> None:
        if not readable(theirs):
            raise LogError("log-version", file=self.file, theirs=str(theirs), ours=LOG_VERSION)

    def _correct(self, record: VacuousRecord) -> bool:
        key = (record.id, record.language, record.ruleset)
        if key not in self.scenarios or self.scenarios[key].verdict is not Verdict.PASS:
            return False
        self.scenarios[key] = self.scenarios[key].model_copy(update={"verdict": Verdict.VACUOUS})
        self.unproved[key] = record.clauses
        return True

    def _correct_known(self, record: KnownRecord) -> bool:
        key = (record.id, record.language, record.ruleset)
        if key not in self.scenarios or key in self.found:
            return False
        self.found[key] = self.scenarios[key].verdict
        self.scenarios[key] = self.scenarios[key].model_copy(update={"verdict": record.verdict})
        return True

    def refuse(self, line: bytes, number: int, *, last: bool) -> LogError:
        """The error for a line that is no record."""
        if self.run is None:
            self._check_version(_version(line))
        # A process that was killed while writing leaves half a line, the last one.
        code = "log-no-end" if self.run is not None and last else "log-not-a-record"
        return LogError(code, file=self.file, line=str(number))

    def log(self) -> Log:
        """The whole log."""
        if self.run is None:
            raise LogError("log-no-run", file=self.file)
        if self.end is None:
            raise LogError("log-no-end", file=self.file)
        found = Counter(scenario.verdict for scenario in self.scenarios.values())
        if {verdict: number for verdict, number in self.end.totals.items() if number} != found:
            raise LogError("log-totals-differ", file=self.file)
        return Log(self.run, self.clauses, tuple(self.scenarios.values()), self.unproved, self.end, self.found)


def readable(version: object) -> bool:
    """Whether a log of ``version`` can be read here: the same major version, and no higher minor one."""
    major, _, minor = str(version).partition(".")
    own_major, _, own_minor = LOG_VERSION.partition(".")
    return major == own_major and re.fullmatch("[0-9]{1,9}", minor) is not None and int(minor) <= int(own_minor)


def _version(line: bytes) -> object:
    """The log version that a line states, were it the head of a later log; that of this program if it states none."""
    try:
        record = json.loads(line)
    except (ValueError, RecursionError):
        return LOG_VERSION
    stated = record.get("kind") == "run" and record.get("log") if isinstance(record, dict) else None
    return stated or LOG_VERSION


def log_bytes(path: Path) -> bytes:
    """What is in the file at ``path``, decompressed if need be, without the byte order mark that shells may put first.

    Raises:
        OSError, EOFError, zlib.error: it cannot be read.
    """
    data = path.read_bytes()
    text = gzip.decompress(data) if data.startswith(b"\x1f\x8b") else data
    return text.removeprefix(codecs.BOM_UTF8)


def _in_folder(path: Path) -> Path:
    """``path``, or the log in it if it is a folder that has one."""
    return next((path / name for name in _NAMES if path.is_dir() and (path / name).is_file()), path)


def read_log(path: Path | str) -> Log:
    """The log at ``path``, its corrections applied; one compressed with gzip is read as it is.

    Args:
        path: the log, or the folder into which a run wrote it.

    Raises:
        LogError: the file cannot be read, a line is not a record or not where it belongs, the log is of another
            version, it has no end because the run was cut short, or its totals are not those of its scenarios.
    """
    path = _in_folder(Path(path))
    try:
        lines = log_bytes(path).split(b"\n")
    except (OSError, EOFError, ValueError, zlib.error) as error:
        said = getattr(error, "strerror", None) or str(error)
        raise LogError("log-unreadable", file=str(path), error=said) from error
    reader = _Reader(str(path))
    for number, line in enumerate(lines, start=1):
        if not line.strip():
            continue
        try:
            record = RECORDS.validate_json(line)
        except ValidationError as error:
            raise reader.refuse(line, number, last=number == len(lines)) from error
        reader.add(record, number)
    return reader.log()
