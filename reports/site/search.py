"""The index that the search page reads: a script, since a page opened from a file may fetch nothing."""

from __future__ import annotations

import json
from collections.abc import Iterable

from ..messages import of, say
from ..records import Verdict
from ..summary import SEVERITY
from ..text import clip, printable, typeset
from .model import Measure, Site

_TITLE = 160
_NONE = "-"


def search_index(site: Site, language: str, symbols: dict[str, str]) -> str:
    """The index of ``site`` for the page in ``language``: one entry a clause and one a scenario.

    An entry is kind, id, words, page, number of the chapter, rules, capabilities, and a letter a measure for the
    verdict (``a`` the worst).
    """
    numbers = {chapter.id: number for number, chapter in enumerate(site.chapters)}
    items: list[list[object]] = []
    for chapter in site.chapters:
        for clause in chapter.clauses:
            if clause.record is not None:
                ends = "".join(_letter(measure.clause(clause.id)) for measure in site.measures)
                rules = " ".join(dict.fromkeys((*clause.record.cr, *_others(clause.record.numbers.values()))))
                needs = " ".join(sorted({n for s in clause.told for n in s.record(language).needs}))
                title = clip(typeset(of(clause.record.text, language), language), _TITLE)
                items.append(["c", clause.id, title, f"{clause.slug}.html", numbers[chapter.id], rules, needs, ends])
    for scenario in site.scenarios:
        record = scenario.record(language)
        place = f"{scenario.page}.html#{scenario.anchor}"
        rules, needs = " ".join(record.cr), " ".join(record.needs)
        ends = _letters(site.measures, dict(_pairs(scenario.verdicts())))
        title = clip(scenario.name(language), _TITLE)
        items.append(["s", scenario.id, title, place, numbers[scenario.chapter], rules, needs, ends])
    index = {
        "verdicts": [verdict.value for verdict in SEVERITY],
        "symbols": [symbols[verdict.value] for verdict in SEVERITY],
        "names": [say(language, f"verdict-{verdict.value}") for verdict in SEVERITY],
        "chapters": [chapter.slug for chapter in site.chapters],
        "engines": [measure.key for measure in site.measures],
        "items": items,
    }
    text = json.dumps(index, ensure_ascii=False, separators=(",", ":"))
    return f"window.MTG_VERDICT = {printable(text)};\n"


def _others(numbers: Iterable[tuple[str, ...]]) -> Iterable[str]:
    return (one for some in numbers for one in some)


def _pairs(verdicts: Iterable[tuple[Measure, Verdict]]) -> Iterable[tuple[int, Verdict]]:
    return ((id(measure), verdict) for measure, verdict in verdicts)


def _letters(measures: Iterable[Measure], ends: dict[int, Verdict]) -> str:
    return "".join(_letter(ends.get(id(measure))) for measure in measures)


def _letter(verdict: Verdict | None) -> str:
    return _NONE if verdict is None else chr(ord("a") + SEVERITY.index(verdict))
