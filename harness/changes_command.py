"""``mtg-verdict changes``: what differs between two editions of the rules according to the ledger."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Any

from rich.text import Text

from ..steps.words import Language
from .edition_changes import (
    ClauseChange,
    Demonstration,
    EditionChanges,
    Numbers,
    by_kind,
    check_editions,
    edition_changes,
)
from .errors import EXIT_CONFORMING
from .messages import say
from .output import TextConsole, echo_json, standard_output
from .scenarios import features_root, read_features
from .selection import chapters_asked
from .session import ledger


def changes_command(language: Language, old: str, new: str, chapters: Sequence[str], as_json: bool) -> int:
    """Say what differs between the editions ``old`` and ``new`` in ``chapters`` (all, if empty).

    Raises:
        UsageError: there is no such edition or chapter, ``old`` is the newer, or the ledger cannot be read.
    """
    check_editions(old, new)
    known = ledger()
    asked = chapters_asked(chapters, known)
    found = edition_changes(known, read_features(features_root()), old, new, asked)
    with standard_output():
        if as_json:
            echo_json({"old": old, "new": new, "left_out": found.left_out, "clauses": list(map(_row, found.changes))})
        else:
            _Printer(language, old, new).print(found)
    return EXIT_CONFORMING


def _row(change: ClauseChange) -> dict[str, Any]:
    clause = change.clause
    return {
        "kind": change.kind,
        "id": clause.id,
        "chapter": clause.chapter,
        "tier": clause.tier,
        "rulesets": clause.rulesets,
        "old": _numbers_row(change.old),
        "new": _numbers_row(change.new),
        "en": clause.en,
        "fr": clause.fr,
        "note": clause.change_note or None,
        "scenarios": [
            {"id": one.id, "en": one.names.get("en"), "fr": one.names.get("fr"), "rulesets": one.rulesets}
            for one in change.scenarios
        ],
    }


def _numbers_row(numbers: Numbers) -> dict[str, Any]:
    return {"numbers_of": numbers.ruleset, "cr": numbers.cr}


class _Printer:
    """Shows to people what differs."""

    def __init__(self, language: Language, old: str, new: str) -> None:
        self._language = language
        self._editions = {"old": old, "new": new}
        self._console = TextConsole()

    def print(self, found: EditionChanges) -> None:
        """All of it, then what is left out and how much it is."""
        for kind, changes in by_kind(found.changes):
            heading = say(self._language, f"changes-{kind}", number=len(changes), **self._editions)
            self._console.print(Text(heading, style="bold"))
            for change in changes:
                self._change(change)
        self._numbers_of_others(found.changes)
        self._left_out(found.left_out)
        if found.changes:
            shown = sum(bool(change.scenarios) for change in found.changes)
            values = {"number": len(found.changes), "covered": shown}
            self._console.print(say(self._language, "changes-count", **values, **self._editions))
        else:
            self._console.print(say(self._language, "changes-none", **self._editions))

    def _change(self, change: ClauseChange) -> None:
        clause = change.clause
        self._line(2, clause.id)
        self._line(6, _numbers(change.old, change.new))
        self._line(6, clause.fr if self._language == "fr" else clause.en)
        if clause.change_note:
            self._line(6, f"{say(self._language, 'changes-note')} {clause.change_note}")
        heading = say(self._language, "rules-diff-scenarios")
        if change.scenarios:
            self._line(6, heading)
            for scenario in change.scenarios:
                self._line(8, self._scenario(scenario))
        else:
            self._line(6, f"{heading} {say(self._language, 'changes-no-scenario')}")

    def _scenario(self, scenario: Demonstration) -> str:
        """Its id and name, and its edition if the other is not what it is about."""
        name = scenario.names.get(self._language) or next(iter(scenario.names.values()))
        edition = f" ({scenario.rulesets[0]})" if len(scenario.rulesets) == 1 else ""
        return f"{scenario.id}{edition} {name}"

    def _numbers_of_others(self, changes: Sequence[ClauseChange]) -> None:
        """Say where an edition is cited by the numbers of another, the one that the source of its chapter has."""
        chapters: dict[tuple[str, str], dict[str, None]] = defaultdict(dict)
        for change in changes:
            for edition, numbers in ((self._editions["old"], change.old), (self._editions["new"], change.new)):
                if numbers.ruleset != edition:
                    chapters[edition, numbers.ruleset][change.clause.chapter] = None
        for (edition, source), names in chapters.items():
            values = {"edition": edition, "source": source, "chapters": ", ".join(names)}
            self._line(0, say(self._language, "changes-numbers-of-another", **values))

    def _left_out(self, left_out: dict[str, tuple[str, ...]]) -> None:
        chapters: dict[tuple[str, ...], list[str]] = defaultdict(list)
        for chapter, editions in left_out.items():
            chapters[editions].append(chapter)
        for editions, names in chapters.items():
            values = {"editions": ", ".join(editions), "chapters": ", ".join(names)}
            self._line(0, say(self._language, "changes-left-out", **values))

    def _line(self, indent: int, text: str) -> None:
        self._console.print_indented(indent, Text(text))


def _numbers(old: Numbers, new: Numbers) -> str:
    """The numbers of both editions, once if they are the same."""
    if old.cr == new.cr:
        return f"{', '.join(dict.fromkeys((old.ruleset, new.ruleset)))}: {', '.join(old.cr)}"
    return " → ".join(f"{numbers.ruleset}: {', '.join(dict.fromkeys(numbers.cr))}" for numbers in (old, new))
