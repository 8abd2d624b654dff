"""The list of known failures: which scenarios an engine is known to fail, so that a run can tell what is new.

An entry is a line: the id of a scenario, then a language, an edition, both or neither; without one it is about all.
What follows ``#`` is for people.
"""

from __future__ import annotations

import io
import tempfile
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from ..features.ledger import RULESETS
from ..reports import Log
from ..reports.findings import reason
from ..reports.records import KnownRecord, ScenarioRecord, Verdict
from ..reports.summary import TO_MEND
from ..reports.text import natural, one_line, shortened
from ..steps.words import LANGUAGES, Language
from .errors import TroubleError, UsageError
from .messages import say

Key = tuple[str, str, str]
"""Scenario id, language, ruleset."""

_FAILURES = TO_MEND - {Verdict.UNEXPECTED_PASS}
"""Verdicts that may be known beforehand."""

_LONGEST_REASON = 100


@dataclass(frozen=True)
class Entry:
    """A line of the list; ``language`` and ``ruleset`` are empty where it is about all.

    ``written`` has the comments above it too.
    """

    scenario: str
    language: str
    ruleset: str
    line: int
    written: str

    def covers(self, key: Key) -> bool:
        """Whether it is about that scenario in that language under that edition."""
        identity, language, ruleset = key
        return self.scenario == identity and self.language in ("", language) and self.ruleset in ("", ruleset)


@dataclass(frozen=True)
class KnownFailures:
    """The list of a run. With ``take_all``, whatever fails is known: the run is there to write the list."""

    file: str = ""
    heading: tuple[str, ...] = ()
    entries: tuple[Entry, ...] = ()
    ending: tuple[str, ...] = ()
    take_all: bool = False

    def corrections(self, verdicts: Mapping[Key, Verdict]) -> list[KnownRecord]:
        """What the list makes of the verdicts of a run."""
        listed: dict[str, list[Entry]] = defaultdict(list)
        for entry in self.entries:
            listed[entry.scenario].append(entry)
        found = []
        for key, verdict in verdicts.items():
            known = self.take_all or any(entry.covers(key) for entry in listed[key[0]])
            if known and (corrected := self._corrected(verdict)) is not None:
                found.append(KnownRecord(id=key[0], language=key[1], ruleset=key[2], verdict=corrected))
        return found

    def _corrected(self, verdict: Verdict) -> Verdict | None:
        if verdict in _FAILURES:
            return Verdict.KNOWN_FAILURE
        return Verdict.UNEXPECTED_PASS if verdict is Verdict.PASS and not self.take_all else None


def read_known_failures(file: str, scenarios: Iterable[str], *, rewriting: bool) -> KnownFailures:
    """The list in ``file``.

    Args:
        file: its path; one to be rewritten need not exist yet.
        scenarios: the ids of all scenarios there are.
        rewriting: whether the run is there to rewrite the list; then entries may be out of date.

    Raises:
        UsageError: the file cannot be read, or not be rewritten, or an entry is not one or names something that does
            not exist.
    """
    if not file:
        raise UsageError("usage-empty", option="--known-failures")
    path = Path(file)
    try:
        text = "" if rewriting and not path.exists() else path.read_text(encoding="utf-8-sig")
    except FileNotFoundError as error:
        raise UsageError("usage-known-absent", file=file) from error
    except (OSError, ValueError) as error:
        said = getattr(error, "strerror", None) or ("UTF-8" if isinstance(error, UnicodeError) else str(error))
        raise UsageError("usage-known-file", file=file, error=said) from error
    if rewriting:
        _check_writable(path, file)
    known = set(scenarios)
    entries: list[Entry] = []
    heading: list[str] = []
    above: list[str] = []
    for number, line in enumerate(io.StringIO(text), start=1):  # a line ends where people see it end, not at U+2028
        words = line.partition("#")[0].split()
        if not words:
            (above if entries else heading).append(line.rstrip("\n"))
            continue
        entry = _entry(file, number, [*above, line], words)
        if entry.scenario in known:
            entries.append(entry)
        elif not rewriting:
            raise UsageError("usage-known-scenario", file=file, line=str(number), scenario=entry.scenario)
        above = []
    return KnownFailures(file, tuple(heading), tuple(entries), tuple(above), take_all=rewriting)


def _check_writable(path: Path, file: str) -> None:
    """Nobody shall wait for a run only to learn that its list has no place. No file is made yet: the run may fail."""
    try:
        if path.exists():
            path.open("ab").close()
        else:
            with tempfile.TemporaryFile(dir=path.parent):
                pass
    except OSError as error:
        raise UsageError("usage-known-unwritable", file=file, error=error.strerror or str(error)) from error


def _entry(file: str, number: int, lines: Sequence[str], words: Sequence[str]) -> Entry:
    scenario, *others = words
    languages = [word for word in others if word in LANGUAGES]
    rulesets = [word for word in others if word in RULESETS]
    if len(languages) > 1 or len(rulesets) > 1 or len(languages) + len(rulesets) < len(others):
        raise UsageError("usage-known-entry", file=file, line=str(number), text=" ".join(words))
    return Entry(
        scenario, "".join(languages), "".join(rulesets), number, "".join(f"{line}\n" for line in lines).rstrip()
    )


def write_known_failures(known: KnownFailures, log: Log, language: Language) -> int:
    """Rewrite the list from ``log``, what is new in ``language``; how many entries it then has.

    Entries that are still right stay as they are written, with their comments, and so do those of scenarios, languages
    and editions that the run left out.

    Raises:
        TroubleError: the file cannot be written.
    """
    verdicts = {(one.id, one.language, one.ruleset): one.verdict for one in log.scenarios}
    failing = {key for key, verdict in verdicts.items() if verdict is Verdict.KNOWN_FAILURE}
    ran = {key for key, verdict in verdicts.items() if verdict is not Verdict.NOT_APPLICABLE}
    kept = [entry for entry in known.entries if _still_right(entry, failing, ran)]
    told = {key for key in failing if not any(entry.covers(key) for entry in kept)}
    lines = {(natural(entry.scenario), entry.line): entry.written for entry in kept}
    for place, line in enumerate(_lines(log, told, ran, language)):
        lines[natural(line.split()[0]), 1_000_000 + place] = line
    engine = shortened(one_line(log.run.engine.name), _LONGEST_REASON)
    heading = known.heading or (
        f"# {say(language, 'known-heading', engine=engine)}",
        f"# {say(language, 'known-form')}",
    )
    text = "\n".join([*heading, *(lines[key] for key in sorted(lines)), *known.ending]) + "\n"
    try:
        Path(known.file).write_text(text, encoding="utf-8", newline="\n")
    except (OSError, ValueError) as error:
        said = getattr(error, "strerror", None) or str(error)
        raise TroubleError("trouble-write", file=known.file, error=said) from error
    return len(lines)


def _still_right(entry: Entry, failing: set[Key], ran: set[Key]) -> bool:
    """Whether everything that the run says of an entry, if anything, is that it fails."""
    return {key for key in ran if entry.covers(key)} <= failing


def _lines(log: Log, failing: set[Key], ran: set[Key], told_in: Language) -> list[str]:
    """Lines for what fails: one for all languages of the run where it fails in each."""
    why = {(one.id, one.language, one.ruleset): _why(log, one, told_in) for one in log.scenarios}
    lines = []
    for identity, language, ruleset in sorted(failing, key=lambda key: (natural(key[0]), key[2], key[1])):
        spoken = {key for key in ran if (key[0], key[2]) == (identity, ruleset)}
        everywhere = len(spoken) > 1 and spoken <= failing
        if everywhere and language != min(key[1] for key in spoken):
            continue
        words = (identity, ruleset) if everywhere else (identity, language, ruleset)
        lines.append(f"{' '.join(words)}  # {why[identity, language, ruleset]}")
    return lines


def _why(log: Log, scenario: ScenarioRecord, language: Language) -> str:
    key = (scenario.id, scenario.language, scenario.ruleset)
    said = shortened(one_line(reason(log, scenario, language)), _LONGEST_REASON)
    return f"{log.found.get(key, scenario.verdict).value}: {said}"
