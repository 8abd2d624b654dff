"""What an engine lacks most: the cards and capabilities for want of which scenarios are unsupported."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from .findings import reason
from .log import Log
from .messages import of, say
from .records import Finding, Text, Verdict

NAMED_AT_MOST = 5
"""As many things the terminal names in one line."""

_KINDS = ("capability", "card", "other")


@dataclass(frozen=True)
class Lacked:
    """One thing lacked, and how many scenarios are unsupported for want of it, alone or among others.

    ``kind`` is ``capability``, ``card`` or, for a reason of another sort, ``other``. A scenario counts once a language
    and ruleset, as everywhere.
    """

    kind: str
    name: Text
    scenarios: int

    def said(self, language: str) -> str:
        """For instance ``card Memnite``."""
        return say(language, f"lack-{self.kind}", name=of(self.name, language))


def lacking(log: Log) -> list[Lacked]:
    """What the unsupported scenarios of ``log`` lack, what most of them lack first."""
    found: Counter[tuple[str, Text]] = Counter()
    for scenario in log.scenarios:
        if scenario.verdict is Verdict.UNSUPPORTED:
            whole = Text(en=reason(log, scenario, "en"), fr=reason(log, scenario, "fr"))
            found.update(set(_things(scenario.finding, whole)))
    things = [Lacked(kind, name, number) for (kind, name), number in found.items()]
    return sorted(things, key=lambda one: (-one.scenarios, _KINDS.index(one.kind), one.name.en))


def lead(log: Log, language: str) -> str | None:
    """One line that names what is lacking most; nothing where nothing is unsupported."""
    things = lacking(log)
    if not things:
        return None
    first, *others = things[:NAMED_AT_MOST]
    parts = [say(language, "lack-scenarios", what=first.said(language), number=first.scenarios)]
    parts += [say(language, "lack-number", what=one.said(language), number=one.scenarios) for one in others]
    if len(things) > NAMED_AT_MOST:
        parts.append("…")
    return say(language, "lacking-most", things=", ".join(parts))


def _things(finding: Finding | None, whole: Text) -> list[tuple[str, Text]]:
    if finding is None or not finding.lacking:
        return [("other", Text(en=whole.en.rstrip("."), fr=whole.fr.rstrip(".")))]
    return [(one.kind, one.name) for one in finding.lacking]
