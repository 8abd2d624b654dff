"""What differs between two logs, and how it is told."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest
from mtg_verdict.reports import LogError, Verdict, read_log
from mtg_verdict.reports.document import Heading, Items
from mtg_verdict.reports.edition_diff import ClauseKind
from mtg_verdict.reports.log import Log
from mtg_verdict.reports.log_diff import Kind, LogDiff, diff_logs
from mtg_verdict.reports.log_diff_view import diff_document, diff_json
from mtg_verdict.reports.markdown import to_markdown
from mtg_verdict.reports.records import AnyRecord, ClauseRecord, ScenarioRecord
from mtg_verdict.reports.text import typeset

from . import sample

PASS, FAIL, UNSUPPORTED, NOT_APPLICABLE = Verdict.PASS, Verdict.FAIL, Verdict.UNSUPPORTED, Verdict.NOT_APPLICABLE


def log_of(path: Path, scenarios: Iterable[ScenarioRecord], clauses: Iterable[ClauseRecord] = (), **run: object) -> Log:
    head = sample.run_record().model_copy(update=run)
    records: list[AnyRecord] = [head, *clauses, *scenarios]
    return read_log(sample.write(path, records))


def diff_of(tmp_path: Path, old: dict[str, Verdict], new: dict[str, Verdict]) -> LogDiff:
    """The difference between two logs of these verdicts, in both languages."""
    logs = []
    for name, verdicts in (("old", old), ("new", new)):
        made = [
            sample.scenario_record(one, lang, verdict) for one, verdict in verdicts.items() for lang in ("en", "fr")
        ]
        logs.append(log_of(tmp_path / name, made))
    return diff_logs(*logs)


@pytest.mark.parametrize(
    ("old", "new", "kind"),
    [
        (PASS, FAIL, Kind.NEWLY_FAILING),
        (PASS, Verdict.VACUOUS, Kind.NEWLY_FAILING),
        (PASS, Verdict.TIMEOUT, Kind.NEWLY_FAILING),
        (UNSUPPORTED, FAIL, Kind.NEWLY_FAILING),
        (PASS, Verdict.KNOWN_FAILURE, Kind.NEWLY_FAILING),
        (PASS, UNSUPPORTED, Kind.NO_LONGER_PASSING),
        (FAIL, PASS, Kind.NEWLY_PASSING),
        (UNSUPPORTED, PASS, Kind.NEWLY_PASSING),
        (FAIL, Verdict.CRASH, Kind.OTHERWISE),
        (FAIL, UNSUPPORTED, Kind.OTHERWISE),
        (NOT_APPLICABLE, PASS, Kind.ONLY_NEW),
        (NOT_APPLICABLE, FAIL, Kind.ONLY_NEW),
        (PASS, NOT_APPLICABLE, Kind.ONLY_OLD),
    ],
)
def test_each_kind_of_difference(tmp_path: Path, old: Verdict, new: Verdict, kind: Kind) -> None:
    diff = diff_of(tmp_path, {"SS-1": old, "SS-2": PASS}, {"SS-1": new, "SS-2": PASS})
    (change,) = diff.changes
    assert (change.id, change.kind, change.old, change.new) == ("SS-1", kind, old, new)
    assert [place.language for place in change.places] == ["en", "fr"]
    assert diff.alike == 2
    assert bool(diff.regressions) == (kind in (Kind.NEWLY_FAILING, Kind.NO_LONGER_PASSING))


@pytest.mark.parametrize(
    ("old", "new"), [(FAIL, Verdict.KNOWN_FAILURE), (Verdict.UNEXPECTED_PASS, PASS), (NOT_APPLICABLE, NOT_APPLICABLE)]
)
def test_what_was_known_beforehand_is_no_difference(tmp_path: Path, old: Verdict, new: Verdict) -> None:
    assert diff_of(tmp_path, {"SS-1": old}, {"SS-1": new}).changes == ()


def test_what_is_gone_and_what_is_new_is_no_regression(tmp_path: Path) -> None:
    diff = diff_of(tmp_path, {"SS-1": PASS}, {"SS-10": FAIL, "SS-9": PASS})
    assert [(change.kind, change.id) for change in diff.changes] == [
        (Kind.NEW, "SS-9"),
        (Kind.NEW, "SS-10"),
        (Kind.GONE, "SS-1"),
    ]
    assert not diff.regressions


def test_a_scenario_that_ends_apart_in_one_language_is_told_of_that_language_only(tmp_path: Path) -> None:
    old = log_of(tmp_path / "old", [sample.scenario_record("SS-1", language) for language in ("en", "fr")])
    ends = [sample.scenario_record("SS-1", "en"), sample.scenario_record("SS-1", "fr", FAIL)]
    (change,) = diff_logs(old, log_of(tmp_path / "new", ends)).changes
    assert [place.language for place in change.places] == ["fr"]


def test_logs_are_compared_where_both_have_languages_and_editions(tmp_path: Path) -> None:
    both = [sample.scenario_record("SS-1", "en", ruleset=ruleset) for ruleset in ("cr-2024", "cr-2026")]
    old = log_of(tmp_path / "old", both, rulesets=("cr-2024", "cr-2026"))
    failing = [sample.scenario_record("SS-1", "en", FAIL)]
    new = log_of(tmp_path / "new", failing, rulesets=("cr-2026",), languages=("en",))
    diff = diff_logs(old, new)
    assert [change.kind for change in diff.changes] == [Kind.NEWLY_FAILING]
    assert diff.not_compared == ("cr-2024", "fr")
    assert diff.editions is None


def test_logs_with_nothing_in_common_are_refused(tmp_path: Path) -> None:
    old = log_of(tmp_path / "old", [sample.scenario_record("SS-1")], rulesets=("cr-2002", "cr-2004"))
    new = log_of(tmp_path / "new", [sample.scenario_record("SS-1")])
    with pytest.raises(LogError) as caught:
        diff_logs(old, new)
    assert caught.value.code == "logs-nothing-shared"


def edition_logs(tmp_path: Path) -> tuple[Log, Log]:
    """One engine under two editions: a clause of either alone, one of both that changed, a chapter of one only."""
    holding = {
        "ss-old": ("cr-2004",),
        "ss-new": ("cr-2026",),
        "ss-both": ("cr-2004", "cr-2026"),
        "ss-changed": ("cr-2004", "cr-2026"),
    }
    clauses = [sample.clause_record(name).model_copy(update={"rulesets": held}) for name, held in holding.items()]
    clauses[-1] = clauses[-1].model_copy(update={"changed_since": ("cr-2002", "cr-2004")})
    clauses.append(sample.clause_record("ba-a", "battles"))
    ends = {
        "SS-1": ("ss-old", (PASS, NOT_APPLICABLE)),
        "SS-2": ("ss-new", (NOT_APPLICABLE, PASS)),
        "SS-3": ("ss-both", (PASS, PASS)),
        "SS-4": ("ss-changed", (PASS, PASS)),
        "BA-1": ("ba-a", (NOT_APPLICABLE, PASS)),
    }
    logs = []
    for column, ruleset in enumerate(("cr-2004", "cr-2026")):
        made = [
            sample.scenario_record(
                identity, "en", end[column], ruleset, (clause,), chapter="battles" if clause == "ba-a" else "x"
            )
            for identity, (clause, end) in ends.items()
        ]
        logs.append(log_of(tmp_path / ruleset, made, clauses, rulesets=(ruleset,), languages=("en",)))
    return logs[0], logs[1]


def test_two_editions_differ_in_clauses_and_a_chapter_silent_about_one_is_left_out(tmp_path: Path) -> None:
    diff = diff_logs(*edition_logs(tmp_path))
    assert [(change.kind, change.id) for change in diff.changes] == [(Kind.ONLY_OLD, "SS-1"), (Kind.ONLY_NEW, "SS-2")]
    assert not diff.regressions
    assert diff.editions is not None
    assert [(one.kind, one.clause.id, one.scenarios) for one in diff.editions.clauses] == [
        (ClauseKind.REMOVED, "ss-old", ("SS-1",)),
        (ClauseKind.ADDED, "ss-new", ("SS-2",)),
        (ClauseKind.CHANGED, "ss-changed", ()),
    ]
    assert diff.editions.left_out == {"battles": ("cr-2004",)}


@pytest.mark.parametrize(
    ("language", "only", "left_out"),
    [
        ("en", "Applies only in cr-2004: 1", "do not say what held in cr-2004: Battles"),
        ("fr", "Ne s'appliquent que dans cr-2004\u00a0: 1", "ce qui valait dans cr-2004\u00a0: Batailles"),
    ],
)
def test_people_are_told_of_editions(tmp_path: Path, language: str, only: str, left_out: str) -> None:
    blocks = diff_document(diff_logs(*edition_logs(tmp_path)), language)
    assert only in [block.text for block in blocks if isinstance(block, Heading)]
    assert left_out in " ".join(str(block) for block in blocks).replace("\\xa0", "\u00a0")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_regression_is_told_with_reason_sentence_rules_and_command(tmp_path: Path, language: str) -> None:
    diff = diff_of(tmp_path, {"SS-1": PASS}, {"SS-1": FAIL})
    (item,) = [item for block in diff_document(diff, language) if isinstance(block, Items) for item in block.items]
    assert item.text.startswith("SS-1 [en, fr · cr-2026] ")
    said = "\n".join(item.details)
    for part in ("302.6", sample.FINDING.message.en if language == "en" else sample.FINDING.message.fr):
        assert part in said
    assert typeset(sample.SENTENCES[language][-1][1], language) in said
    assert item.code.startswith(f"mtg-verdict run --adapter sample --lang {language} ")
    assert item.code in to_markdown(diff_document(diff, language), language)


def test_programs_are_told_the_same(tmp_path: Path) -> None:
    diff = diff_of(tmp_path, {"SS-1": PASS, "SS-2": FAIL}, {"SS-1": FAIL, "SS-2": PASS})
    told = diff_json(diff)
    assert told["regressions"] == 1
    assert told["counts"]["newly-failing"] == told["counts"]["newly-passing"] == 1
    assert [(row["id"], row["kind"], row["old"], row["new"]) for row in told["changes"]] == [
        ("SS-1", "newly-failing", "pass", "fail"),
        ("SS-2", "newly-passing", "fail", "pass"),
    ]
    assert told["changes"][0]["why"]["fr"] == sample.FINDING.message.fr
    assert told["editions"] is None
    editions = diff_json(diff_logs(*edition_logs(tmp_path)))["editions"]
    assert [row["kind"] for row in editions["clauses"]] == ["removed", "added", "changed"]


def test_nothing_differs_is_said_in_so_many_words(tmp_path: Path) -> None:
    diff = diff_of(tmp_path, {"SS-1": PASS}, {"SS-1": PASS})
    assert "Nothing differs: 2 scenarios end as before." in to_markdown(diff_document(diff, "en"), "en")
    assert "Rien ne diffère" in to_markdown(diff_document(diff, "fr"), "fr")
