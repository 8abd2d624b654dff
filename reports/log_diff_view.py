"""What differs between two logs, told to people (as a document) and to programs (as JSON)."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from .comparison import called, labels
from .document import Block, Heading, Item, Items, Paragraph
from .edition_diff import ClauseKind, EditionClause, EditionDiff
from .findings import expected_and_observed, reason, stopped_at
from .log import Log
from .log_diff import REGRESSIONS, Change, Kind, LogDiff, Place
from .messages import name_of, of, say, verdict_name
from .records import Verdict
from .text import moment, typeset

_EXPLAINED = REGRESSIONS | {Kind.OTHERWISE}
"""Here the reason is told too, and how to run the scenario again."""


def diff_document(diff: LogDiff, language: str) -> list[Block]:
    """What differs, as a document in ``language``: a verdict on the whole, then each kind of difference."""
    old, new = _called(diff)
    blocks: list[Block] = [Heading(say(language, "diff-title", old=old, new=new), 1)]
    blocks.append(Paragraph(_whole(diff, language)))
    if diff.not_compared:
        blocks.append(Paragraph(say(language, "diff-not-compared", what=", ".join(diff.not_compared))))
    if diff.old.run.selection != diff.new.run.selection and diff.editions is None:
        blocks.append(Paragraph(say(language, "diff-other-selection")))
    for name, run in ((old, diff.old.run), (new, diff.new.run)):
        if run.foreign:
            said = say(language, "foreign", number=len(run.foreign), first=run.foreign[0])
            blocks.append(Paragraph(say(language, "reservation", engine=name, said=said)))
    for kind in Kind:
        if changes := diff.of_kind(kind):
            blocks.append(Heading(_heading(diff, kind, len(changes), language)))
            blocks.append(Items(tuple(_item(diff, change, language) for change in changes)))
    if diff.editions is not None:
        blocks += _clauses(diff.editions, language)
    return blocks


def diff_json(diff: LogDiff) -> dict[str, Any]:
    """What differs, for programs; verdicts and kinds by their words in the log and in :class:`.log_diff.Kind`."""
    return {
        "old": _run(diff.old),
        "new": _run(diff.new),
        "alike": diff.alike,
        "counts": {kind.value: len(diff.of_kind(kind)) for kind in Kind},
        "regressions": len(diff.regressions),
        "not_compared": list(diff.not_compared),
        "changes": [_row(diff, change) for change in diff.changes],
        "editions": None if diff.editions is None else _editions_row(diff.editions),
    }


def _called(diff: LogDiff) -> tuple[str, str]:
    """The two logs by what tells them apart: engine and version, else the edition, else the time."""
    old, new = labels((diff.old, diff.new))
    if old.endswith(" #1") and new.endswith(" #2"):
        name = called(diff.old)
        return f"{name}, {moment(diff.old.run.started)}", f"{name}, {moment(diff.new.run.started)}"
    return old, new


def _whole(diff: LogDiff, language: str) -> str:
    if not diff.changes:
        return say(language, "diff-none", number=diff.alike)
    message = "diff-regressions" if diff.regressions else "diff-no-regression"
    return say(language, message, number=len(diff.regressions), alike=diff.alike)


def _heading(diff: LogDiff, kind: Kind, number: int, language: str) -> str:
    if kind in (Kind.ONLY_OLD, Kind.ONLY_NEW) and diff.editions is not None:
        edition = diff.editions.old if kind is Kind.ONLY_OLD else diff.editions.new
        return say(language, "diff-only-edition", edition=edition, number=number)
    return say(language, f"diff-{kind.value}", number=number)


def _item(diff: LogDiff, change: Change, language: str) -> Item:
    name = typeset(change.names.get(language) or next(iter(change.names.values()), ""), language)
    verdicts = [verdict_name(language, one) for one in (change.old, change.new) if one is not None]
    if change.kind in (Kind.ONLY_OLD, Kind.ONLY_NEW):
        verdicts = [verdict_name(language, _applying(change))]
    text = f"{change.id} [{_where(change)}] {name} – {' → '.join(verdicts)}"
    if change.kind not in _EXPLAINED:
        return Item(text)
    record = change.record_in(language)
    details = [reason(diff.new, record, language)]
    if sentence := stopped_at(record):
        details.append(f"{say(language, 'label-sentence')} {typeset(sentence, record.language)}")
    details += [f"{label} {said}" for label, said in expected_and_observed(record, language)]
    if record.cr:
        details.append(f"{say(language, 'label-rules')} {', '.join(record.cr)}")
    return Item(text, tuple(details), record.rerun)


def _applying(change: Change) -> Verdict:
    """The verdict in the edition in which the scenario applies."""
    found = change.old if change.kind is Kind.ONLY_OLD else change.new
    return found or Verdict.NOT_APPLICABLE


def _where(change: Change) -> str:
    """For instance ``en, fr · cr-2026``."""
    by_ruleset: dict[str, list[str]] = defaultdict(list)
    for place in sorted(change.places):
        by_ruleset[_edition(place, change.kind)].append(place.language)
    by_languages: dict[str, list[str]] = defaultdict(list)
    for ruleset, languages in by_ruleset.items():
        by_languages[", ".join(languages)].append(ruleset)
    return "; ".join(f"{languages} · {', '.join(rulesets)}" for languages, rulesets in by_languages.items())


def _edition(place: Place, kind: Kind) -> str:
    if place.old_ruleset == place.new_ruleset or kind in (Kind.ONLY_NEW, Kind.NEW):
        return place.new_ruleset
    return place.old_ruleset if kind in (Kind.ONLY_OLD, Kind.GONE) else f"{place.old_ruleset} → {place.new_ruleset}"


def _clauses(editions: EditionDiff, language: str) -> list[Block]:
    """The clauses that differ between two editions, and what is left out."""
    blocks: list[Block] = []
    values = {"old": editions.old, "new": editions.new}
    for kind in ClauseKind:
        if found := [one for one in editions.clauses if one.kind is kind]:
            blocks.append(Heading(say(language, f"diff-clauses-{kind.value}", number=len(found), **values)))
            blocks.append(Items(tuple(_clause_item(one, language) for one in found)))
    chapters: dict[tuple[str, ...], list[str]] = defaultdict(list)
    for chapter, lacking in editions.left_out.items():
        chapters[lacking].append(name_of(language, "chapter", chapter))
    for lacking, names in chapters.items():
        left_out = say(language, "diff-left-out", editions=", ".join(lacking), chapters=", ".join(names))
        blocks.append(Paragraph(left_out))
    return blocks


def _clause_item(one: EditionClause, language: str) -> Item:
    details = [typeset(of(one.clause.text, language), language)]
    if one.scenarios:
        details.append(say(language, "diff-scenarios", scenarios=", ".join(one.scenarios)))
    rules = say(language, "rules-short", numbers=", ".join(one.clause.cr))
    return Item(f"{one.clause.id} ({rules})", tuple(details))


def _run(log: Log) -> dict[str, Any]:
    return {
        "engine": log.run.engine.name,
        "version": log.run.engine.version,
        "adapter": log.run.engine.adapter,
        "suite": log.run.suite,
        "started": log.run.started,
        "languages": list(log.run.languages),
        "rulesets": list(log.run.rulesets),
        "selection": list(log.run.selection),
        "foreign": list(log.run.foreign),
    }


def _row(diff: LogDiff, change: Change) -> dict[str, Any]:
    explained = change.kind in _EXPLAINED
    return {
        "kind": change.kind.value,
        "regression": change.kind in REGRESSIONS,
        "id": change.id,
        "en": change.names.get("en"),
        "fr": change.names.get("fr"),
        "chapter": change.record.chapter,
        "clauses": list(change.record.clauses),
        "old": change.old,
        "new": change.new,
        "places": [
            {"language": one.language, "old_ruleset": one.old_ruleset, "new_ruleset": one.new_ruleset}
            for one in change.places
        ],
        "why": {language: reason(diff.new, change.record, language) for language in ("en", "fr")}
        if explained
        else None,
        "rerun": change.record.rerun,
    }


def _editions_row(editions: EditionDiff) -> dict[str, Any]:
    return {
        "old": editions.old,
        "new": editions.new,
        "left_out": editions.left_out,
        "clauses": [
            {
                "kind": one.kind.value,
                "id": one.clause.id,
                "chapter": one.clause.chapter,
                "cr": list(one.clause.cr),
                "en": one.clause.text.en,
                "fr": one.clause.text.fr,
                "scenarios": list(one.scenarios),
            }
            for one in editions.clauses
        ],
    }
