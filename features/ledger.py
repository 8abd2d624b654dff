"""The ledger: every rule, ruling and example that the suite demands, as clauses (``features/clauses/*.toml``)."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any

NUMBERS_OF = date(2026, 8, 7)
"""The day since which the text is in effect whose numbers ``cr`` of clauses and ``@cr`` of scenarios are."""

RULESETS = ("cr-2002", "cr-2004", "cr-2024", "cr-2026")
"""The editions of the Comprehensive Rules, oldest first; the last is the default."""

OLD_RULESETS = ("cr-2002", "cr-2004")
"""The editions whose rules had other numbers altogether: those that ``cites`` has from the source."""

CHANGED = "changed"
"""What ``changed`` of a clause says if the rules no longer are as in the source, rather than only worded otherwise."""

_RULE_NUMBER = re.compile(r"\d{3}(\.\d+[a-z]{0,2})?")


class LedgerError(Exception):
    """A clause file is malformed; the message names file, clause and mend."""


@dataclass(frozen=True)
class Clause:
    """One thing the rules demand. See ``CONTRIBUTING.md`` for what each field means.

    ``cr_before`` has, in the order of ``cr``, the numbers before :data:`NUMBERS_OF`; it is empty if they are the same.
    ``status`` is ``untestable`` or ``deferred``, with the reason in ``status_note``, where a clause has no scenario.
    """

    id: str
    chapter: str
    tier: str
    kind: str
    source: str
    cites: tuple[str, ...]
    cr: tuple[str, ...]
    rulesets: tuple[str, ...]
    en: str
    fr: str
    contrast: bool
    needs: tuple[str, ...]
    observable: str = ""
    mutant: str = ""
    cr_before: tuple[str, ...] = ()
    changed: str = ""
    change_note: str = ""
    status: str = ""
    status_note: str = ""

    def numbers(self, ruleset: str) -> tuple[str, ...]:
        """The rules under their numbers in the edition ``ruleset``; those of an old one are as in the source."""
        if ruleset in OLD_RULESETS:
            return tuple(cited for cited in self.cites if _RULE_NUMBER.fullmatch(cited))
        return self.cr if ruleset == RULESETS[-1] else self.cr_before or self.cr


def _clause(raw: dict[str, Any], chapter: str) -> Clause:
    values: dict[str, Any] = {key: tuple(value) if isinstance(value, list) else value for key, value in raw.items()}
    try:
        clause = Clause(chapter=chapter, **values)
    except TypeError as error:
        raise LedgerError(f"{chapter}.toml: {raw.get('id', '?')}: {error}") from None
    if clause.cr_before and len(clause.cr_before) != len(clause.cr):
        raise LedgerError(f"{chapter}.toml: {clause.id}: cr_before needs one number for each of cr, in the same order")
    return clause


def read_clauses(folder: Path) -> dict[str, Clause]:
    """All clauses of ``folder/*.toml`` by id, in file order.

    Raises:
        LedgerError: a file is not TOML, a field is unknown, missing or too short, or an id occurs twice.
    """
    clauses: dict[str, Clause] = {}
    for path in sorted(folder.glob("*.toml")):
        try:
            tables = tomllib.loads(path.read_text(encoding="utf-8"))["clause"]
        except (tomllib.TOMLDecodeError, KeyError) as error:
            raise LedgerError(f"{path.name}: {error}") from None
        for table in tables:
            clause = _clause(table, path.stem)
            if clause.id in clauses:
                raise LedgerError(f"{path.name}: {clause.id}: the id occurs twice")
            clauses[clause.id] = clause
    return clauses


@lru_cache(maxsize=1)
def clauses() -> dict[str, Clause]:
    """The clauses of this project by id."""
    return read_clauses(Path(str(files(__package__).joinpath("clauses"))))


def numbers_before(known: Iterable[Clause]) -> dict[str, str]:
    """The number of a rule to the one it had before :data:`NUMBERS_OF`, for those that ``known`` clauses renumber."""
    pairs = [pair for clause in known if clause.cr_before for pair in zip(clause.cr, clause.cr_before, strict=True)]
    return {now: before for now, before in pairs if now != before}
