"""``changes``: which clauses differ between two editions, under which numbers, and which scenarios show it."""

from __future__ import annotations

import json
import re

import pytest
from mtg_verdict.features.ledger import RULESETS, Clause
from mtg_verdict.harness.cli import main
from mtg_verdict.harness.edition_changes import EditionChanges, Kind, edition_changes
from mtg_verdict.harness.scenarios import FeatureFile, Scenario
from mtg_verdict.steps.words import Language


def call(*arguments: str) -> int:
    """The exit status of the command."""
    with pytest.raises(SystemExit) as caught:
        main(arguments)
    return int(caught.value.code or 0)


def clause(name: str, chapter: str, *rulesets: str, changed: str = "") -> Clause:
    """A clause that cites 212.4a of its source, today 303.9, before 303.8."""
    cites, cr, before = ("forum", "212.4a"), ("303.9",), ("303.8",)
    return Clause(name, chapter, "core", "rule", "", cites, cr, rulesets, "", "", False, (), "", "", before, changed)


DOORS = [
    clause("always", "doors", *RULESETS[1:]),
    clause("reworded", "doors", *RULESETS[1:], changed="renamed"),
    clause("other", "doors", *RULESETS[1:], changed="changed"),
    clause("formerly", "doors", "cr-2004"),
    clause("lately", "doors", "cr-2024", "cr-2026", changed="changed"),
    clause("newest", "doors", "cr-2026"),
]
WINDOWS = [clause("glass", "windows", "cr-2024", "cr-2026"), clause("frame", "windows", "cr-2024")]
KNOWN = {each.id: each for each in (*DOORS, *WINDOWS)}


def found(changes: EditionChanges) -> dict[str, Kind]:
    return {change.clause.id: change.kind for change in changes.changes}


def test_a_clause_of_one_edition_only_or_changed_since_its_source_differs() -> None:
    changes = edition_changes(KNOWN, (), "cr-2004", "cr-2026")
    assert found(changes) == {
        "other": Kind.CHANGED,
        "formerly": Kind.REMOVED,
        "lately": Kind.ADDED,
        "newest": Kind.ADDED,
    }
    assert changes.left_out == {"windows": ("cr-2004",)}


def test_what_changed_since_an_old_source_does_not_differ_between_modern_editions() -> None:
    changes = edition_changes(KNOWN, (), "cr-2024", "cr-2026")
    assert found(changes) == {"newest": Kind.ADDED, "frame": Kind.REMOVED}
    assert changes.left_out == {}
    assert found(edition_changes(KNOWN, (), "cr-2024", "cr-2026", ("windows",))) == {"frame": Kind.REMOVED}
    assert found(edition_changes(KNOWN, (), "cr-2026", "cr-2026")) == {}


def test_a_chapter_that_does_not_speak_of_an_edition_is_left_out() -> None:
    changes = edition_changes(KNOWN, (), "cr-2002", "cr-2004")
    assert changes == EditionChanges((), {"doors": ("cr-2002",), "windows": ("cr-2002", "cr-2004")})


def test_each_edition_has_its_own_numbers() -> None:
    (change,) = [c for c in edition_changes(KNOWN, (), "cr-2004", "cr-2026").changes if c.clause.id == "other"]
    assert (change.old.ruleset, change.old.cr) == ("cr-2004", ("212.4a",))
    assert (change.new.ruleset, change.new.cr) == ("cr-2026", ("303.9",))
    (change,) = [c for c in edition_changes(KNOWN, (), "cr-2024", "cr-2026").changes if c.clause.id == "newest"]
    assert (change.old.ruleset, change.old.cr) == ("cr-2024", ("303.8",))


def test_old_numbers_are_said_to_be_those_of_the_edition_of_the_source() -> None:
    known = {each.id: each for each in (clause("early", "doors", "cr-2002"), clause("late", "doors", "cr-2004"))}
    (_, change) = edition_changes(known, (), "cr-2002", "cr-2004").changes
    assert change.old == change.new
    assert change.new.ruleset == "cr-2002"


def test_scenarios_in_which_the_editions_differ_come_first_and_those_of_other_editions_not_at_all() -> None:
    def scenario(identity: str, language: str, *rulesets: str) -> Scenario:
        spoken: Language = "fr" if language == "fr" else "en"
        name = f"{identity} {language}"
        return Scenario(identity, spoken, name, "", 1, "doors", clauses=("other",), rulesets=rulesets)

    english = (
        scenario("D-1", "en"),
        scenario("D-2", "en", "cr-2024"),
        scenario("D-3", "en", "cr-2026"),
        scenario("D-4", "en", "cr-2004"),
    )
    features = [FeatureFile("en/d", "en", english, ()), FeatureFile("fr/d", "fr", (scenario("D-1", "fr"),), ())]
    changes = {change.clause.id: change for change in edition_changes(KNOWN, features, "cr-2004", "cr-2026").changes}
    assert [(shown.id, shown.rulesets) for shown in changes["other"].scenarios] == [
        ("D-3", ("cr-2026",)),
        ("D-4", ("cr-2004",)),
        ("D-1", ("cr-2004", "cr-2026")),
    ]
    assert changes["other"].scenarios[-1].names == {"en": "D-1 en", "fr": "D-1 fr"}
    assert changes["lately"].scenarios == ()


@pytest.mark.parametrize(
    ("language", "added", "title"),
    [
        ("en", "Hold in cr-2026 but not in cr-2024: ", "An attacked Siege that gets another protector is removed"),
        ("fr", "Valent dans cr-2026 mais pas dans cr-2024 : ", "Un Siège attaqué qui"),
    ],
)
def test_people_are_told_numbers_text_and_scenarios(
    capsys: pytest.CaptureFixture[str], language: str, added: str, title: str
) -> None:
    assert call("changes", "cr-2024", "cr-2026", "--chapter", "battles", "--lang", language) == 0
    captured = capsys.readouterr()
    shown = " ".join(captured.out.split())
    assert captured.err == ""
    assert added in shown
    after = shown.partition("x-bt-protector-changes-in-combat ")[2]
    assert after.startswith("cr-2024: 506.4, 704.5x → cr-2026: 506.4, 704.5y ")
    assert f"(cr-2026) {title}" in after
    assert re.search(r"cr-2024, cr-2026: 310\.7, 704\.5v\b", shown)


def test_a_clause_without_scenario_says_so_and_a_chapter_is_said_to_be_left_out(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mtg_verdict.harness.changes_command.read_features", lambda _: ())
    for language, none, left_out in (
        ("en", "scenarios: none", "does not say what held in cr-2004: battles"),
        ("fr", "scénarios : aucun", "ne dit pas ce qui valait dans cr-2004 : battles"),
    ):
        assert call("changes", "cr-2004", "cr-2026", "--lang", language) == 0
        shown = " ".join(capsys.readouterr().out.split())
        assert none in shown
        assert left_out in shown
        assert "siege-" not in shown


@pytest.mark.parametrize("language", ["en", "fr"])
def test_numbers_of_another_edition_are_said_once_to_be_so(capsys: pytest.CaptureFixture[str], language: str) -> None:
    told = {"en": "are cited by the numbers of cr-2002", "fr": "sont citées sous les numéros de cr-2002"}[language]
    for chapter, times in (("abilities", 1), ("enchantments", 0)):
        assert call("changes", "cr-2004", "cr-2026", "--chapter", chapter, "--lang", language) == 0
        shown = " ".join(capsys.readouterr().out.split())
        assert shown.count(told) == times


def test_programs_are_told_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    assert call("changes", "cr-2024", "cr-2026", "--json") == 0
    answer = json.loads(capsys.readouterr().out)
    assert (answer["old"], answer["new"], answer["left_out"]) == ("cr-2024", "cr-2026", {})
    rows = {row["id"]: row for row in answer["clauses"]}
    row = rows["siege-copy-modal-dfc-not-cast"]
    assert row["kind"] == "removed"
    assert row["old"] == {"numbers_of": "cr-2024", "cr": ["310.11b", "712.8c"]}
    assert row["new"] == {"numbers_of": "cr-2026", "cr": ["310.12b", "712.8c"]}
    assert row["en"]
    assert row["fr"]
    assert row["note"] is None
    assert {tuple(scenario["rulesets"]) for scenario in row["scenarios"]} == {("cr-2024",)}
    assert all(scenario["en"] and scenario["fr"] for scenario in row["scenarios"])


@pytest.mark.parametrize(
    ("arguments", "mention"),
    [
        (("cr-2026", "cr-2004"), "mtg-verdict changes cr-2004 cr-2026"),
        (("cr-1066", "cr-2026"), "cr-1066"),
        (("cr-2004", "all"), "cr-2002, cr-2004, cr-2024, cr-2026"),
        (("cr-2004", "cr-2026", "--chapter", "doors"), "battles"),
        (("cr-2004",), "NEW"),
    ],
)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_cannot_be_compared_is_one_line(
    capsys: pytest.CaptureFixture[str], language: str, arguments: tuple[str, ...], mention: str
) -> None:
    assert call("changes", *arguments, "--lang", language) == 2
    captured = capsys.readouterr()
    (line,) = captured.err.splitlines()
    assert captured.out == ""
    assert mention in line
