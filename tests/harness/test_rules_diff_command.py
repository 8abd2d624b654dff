"""``rules-diff`` and ``lint --rules``: what people and programs are told, and what cites the rules."""

from __future__ import annotations

import json
import re
from datetime import date
from pathlib import Path

import pytest
from mtg_verdict.features.ledger import NUMBERS_OF, RULESETS, Clause, clauses
from mtg_verdict.features.rules_text import parse_rules_text
from mtg_verdict.harness.cli import main
from mtg_verdict.harness.rules_cited import unknown_rules
from mtg_verdict.harness.scenarios import FeatureFile, Scenario, features_root, read_features

BEFORE = """These rules are effective as of January 9, 1970.

302. Doors

302.5. A door has two sides.

302.6. A door that was hung today may not be slammed (see rule 302.5).

Glossary

Door
What one slams. See rule 302.6.

Credits
"""
AFTER = """These rules are effective as of {day}.

302. Doors

302.5. Windows are made of glass, which breaks.

302.6. A door has two sides.
Example: Inside and outside.

302.7. A door that was hung today may not be opened (see rule 302.6).

Glossary

Door
What one slams. See rule 302.7.

Window
What one breaks.

Credits
"""


def edition(folder: Path, name: str, rule: str) -> str:
    """The file of a text with one rule."""
    path = folder / name
    path.write_text(f"100. Roads\n\n100.1. {rule}", encoding="utf-8")
    return str(path)


def call(*arguments: str) -> int:
    """The exit status of the command."""
    with pytest.raises(SystemExit) as caught:
        main(arguments)
    return int(caught.value.code or 0)


@pytest.fixture
def texts(tmp_path: Path) -> tuple[str, str]:
    """Two editions; the ledger follows the second."""
    old, new = tmp_path / "old.txt", tmp_path / "new.txt"
    old.write_text(BEFORE, encoding="utf-8")
    new.write_text(AFTER.format(day=f"{NUMBERS_OF:%B} {NUMBERS_OF.day}, {NUMBERS_OF.year}"), encoding="utf-8")
    return str(old), str(new)


def test_people_are_told_what_changed_and_what_cites_it(
    capsys: pytest.CaptureFixture[str], texts: tuple[str, str]
) -> None:
    assert call("rules-diff", *texts, "--lang", "en") == 0
    captured = capsys.readouterr()
    shown = " ".join(captured.out.split())
    assert captured.err == ""
    assert shown.startswith("Reworded: 1 302.6 → 302.7")
    assert "hung today may not be [-slammed-] {+opened+} (see rule [-302.5).-] {+302.6).+}" in shown
    assert "Added: 1 302.5 Windows are made of glass, which breaks." in shown
    assert "Other examples only: 1 302.5 → 302.6 {+Example: Inside and outside.+} clauses: " in shown
    assert "Glossary: 2 Door: only references follow the renumbering Window: added" in shown
    current = [clause for clause in clauses().values() if RULESETS[-1] in clause.rulesets]
    assert {clause.id for clause in current if "302.6" in clause.cr} <= set(re.split("[ ,]+", shown))
    assert "SS-001" in shown
    assert shown.endswith("which already have the numbers of the new text.")


def test_long_rules_are_shown_where_they_differ(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    words = [f"w{place}" for place in range(60)]
    old = edition(tmp_path, "old.txt", " ".join(words))
    words[20], words[41] = "left", "right"
    new = edition(tmp_path, "new.txt", " ".join(words))
    assert call("rules-diff", old, new, "--lang", "en") == 0
    shown = " ".join(capsys.readouterr().out.split())
    assert (
        "100.1 … w12 w13 w14 w15 w16 w17 w18 w19 [-w20-] {+left+} w21 w22 w23 w24 w25 w26 w27 w28 "
        "… w33 w34 w35 w36 w37 w38 w39 w40 [-w41-] {+right+} w42 w43 w44 w45 w46 w47 w48 w49 …"
    ) in shown
    assert "cited by 0 clauses and 0 scenarios, going by the numbers of the old text; without the dates" in shown


def test_people_are_told_in_french(capsys: pytest.CaptureFixture[str], texts: tuple[str, str]) -> None:
    assert call("rules-diff", *texts, "--lang", "fr") == 0
    shown = " ".join(capsys.readouterr().out.split())
    assert shown.startswith("Reformulées : 1 302.6 → 302.7")
    assert shown.endswith("déjà sous les numéros du nouveau texte.")
    assert call("rules-diff", texts[0], texts[0], "--lang", "fr") == 0
    assert capsys.readouterr().out == "Les deux textes disent la même chose sous les mêmes numéros.\n"


def test_programs_are_told_the_same(capsys: pytest.CaptureFixture[str], texts: tuple[str, str]) -> None:
    assert call("rules-diff", *texts, "--json") == 0
    answer = json.loads(capsys.readouterr().out)
    assert answer["old"] == {"file": texts[0], "effective": "1970-01-09"}
    assert date.fromisoformat(answer["new"]["effective"]) == NUMBERS_OF
    assert answer["numbers_cited"] == "new"
    rows = {row["new"]["number"]: row for row in answer["rules"]}
    assert {number: row["kind"] for number, row in rows.items()} == {
        "302.5": "added",
        "302.6": "examples",
        "302.7": "reworded",
    }
    assert "ss-302.6-attack" in rows["302.6"]["clauses"]
    assert "SS-001" in rows["302.6"]["scenarios"]
    assert [(row["kind"], row["term"]) for row in answer["glossary"]] == [("references", "Door"), ("added", "Window")]


def test_a_ledger_of_the_old_edition_cites_the_old_numbers(
    capsys: pytest.CaptureFixture[str], texts: tuple[str, str]
) -> None:
    assert call("rules-diff", *reversed(texts), "--json") == 0
    answer = json.loads(capsys.readouterr().out)
    assert answer["numbers_cited"] == "old"
    citing = {row["old"]["number"]: row["clauses"] for row in answer["rules"]}
    assert "ss-302.6-attack" in citing["302.6"]
    assert citing["302.7"] == []


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("options", [("rules-diff",), ("lint", "--rules")])
def test_what_is_no_text_of_the_rules_is_one_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, language: str, options: tuple[str, ...]
) -> None:
    other, missing = tmp_path / "other.txt", tmp_path / "missing.txt"
    other.write_bytes(b"%PDF-1.7\n612.0 792.0 re\n\x81\xff")
    for file, mention in ((other, "magic.wizards.com"), (missing, "No such file"), (tmp_path, "directory")):
        second = (str(other),) if options == ("rules-diff",) else ()
        assert call(*options, str(file), *second, "--lang", language) == 2
        captured = capsys.readouterr()
        (line,) = captured.err.splitlines()
        assert captured.out == ""
        assert str(file) in line
        assert mention in line


def test_a_missing_text_is_asked_for(capsys: pytest.CaptureFixture[str], texts: tuple[str, str]) -> None:
    assert call("rules-diff", texts[0], "--lang", "fr") == 2
    assert capsys.readouterr().err == "mtg-verdict : NEW.txt manque\n"


def test_lint_finds_what_cites_a_rule_that_the_text_lacks(
    capsys: pytest.CaptureFixture[str], texts: tuple[str, str]
) -> None:
    assert call("lint", "--rules", texts[0], "--json") == 1
    faults = json.loads(capsys.readouterr().out)
    assert {fault["code"] for fault in faults} == {"unknown-rule"}
    lacking = {fault["rule"] for fault in faults}
    assert "302.6" not in lacking
    assert "702.51b" in lacking
    assert {fault["file"].partition("/")[0] for fault in faults} == {"clauses", "en", "fr"}


def test_lint_is_clean_for_a_text_that_has_all_that_is_cited(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    cited = {number for clause in clauses().values() for number in clause.cr}
    for feature in read_features(features_root()):
        cited |= {number for scenario in feature.scenarios for number in scenario.cr}
    sections = sorted({number[:3] for number in cited})
    paragraphs = [f"{section}. Heading" for section in sections] + [f"{n}. Text." for n in cited if "." in n]
    file = tmp_path / "rules.txt"
    file.write_text("\n\n".join(paragraphs), encoding="utf-8")
    assert call("lint", "--rules", str(file), "--lang", "en") == 0
    said = capsys.readouterr().out
    assert "nothing to mend" in said
    assert f"does not say since when it is in effect: those of {RULESETS[-1]}" in said


@pytest.mark.parametrize(
    ("language", "day", "edition"),
    [("en", "June 19, 2026", "cr-2024"), ("fr", "19 juin 2026", "cr-2024"), ("fr", "7 août 2026", "cr-2026")],
)
def test_lint_says_which_text_it_asked_for_which_numbers(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, language: str, day: str, edition: str
) -> None:
    english = {"cr-2024": "June 19, 2026", "cr-2026": "August 7, 2026"}[edition]
    file = tmp_path / "rules.txt"
    file.write_text(AFTER.format(day=english), encoding="utf-8")
    assert call("lint", "--rules", str(file), "--lang", language) == 1
    last = capsys.readouterr().out.splitlines()[-1]
    assert day in last
    assert edition in last


def test_a_text_from_before_is_asked_for_the_numbers_before() -> None:
    def clause(name: str, cr: str, before: str, *rulesets: str) -> Clause:
        former = (before,) if before else ()
        return Clause(name, "doors", "core", "rule", "", (), (cr,), rulesets, "", "", False, (), cr_before=former)

    def scenario(name: str, cr: str, shown: str) -> Scenario:
        return Scenario(name, "en", name, "en/doors.feature", 1, "doors", clauses=(shown,), cr=(cr,))

    known = {
        "moved": clause("moved", "302.7", "302.6", *RULESETS[-2:]),
        "lacking": clause("lacking", "302.9", "302.8", *RULESETS[-2:]),
        "new": clause("new", "302.8", "", RULESETS[-1]),
    }
    shown = (scenario("D-1", "302.7", "moved"), scenario("D-2", "302.9", "moved"), scenario("D-3", "302.8", "new"))
    features = (FeatureFile("en/doors.feature", "en", shown, ()),)
    problems = unknown_rules(features, known, parse_rules_text(BEFORE))
    assert [(one.values["citing"], one.values["rule"]) for one in problems] == [("lacking", "302.8"), ("D-2", "302.8")]
    today = parse_rules_text(AFTER.format(day=f"{NUMBERS_OF:%B} {NUMBERS_OF.day}, {NUMBERS_OF.year}"))
    problems = unknown_rules(features, known, today)
    assert [one.values["citing"] for one in problems] == ["lacking", "new", "D-2", "D-3"]


@pytest.mark.parametrize(
    ("options", "named"),
    [(("rules-diff", "", "x"), "OLD.txt"), (("rules-diff", "{}", ""), "NEW.txt"), (("lint", "--rules", ""), "--rules")],
)
def test_a_file_without_a_name_is_called_empty(
    capsys: pytest.CaptureFixture[str], texts: tuple[str, str], options: tuple[str, ...], named: str
) -> None:
    assert call(*(option.format(texts[0]) for option in options), "--lang", "en") == 2
    assert capsys.readouterr().err == f"mtg-verdict: {named} is empty\n"


@pytest.mark.parametrize("number", ["100." + "9" * 5000, "100." + "9" * 4, "100.\u0662"])
def test_what_cannot_be_the_number_of_a_rule_is_none(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, number: str
) -> None:
    old = edition(tmp_path, "old.txt", "One.")
    new = edition(tmp_path, "new.txt", f"One.\n\n{number}. Two.")
    assert call("rules-diff", old, new, "--json") == 0
    (row,) = json.loads(capsys.readouterr().out)["rules"]
    assert (row["kind"], row["new"]["number"]) == ("reworded", "100.1")


@pytest.mark.parametrize("control", "\u202e\u2066\u2069\u200f\u061c")
def test_nothing_printed_changes_the_direction_of_reading(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, control: str
) -> None:
    texts = [tmp_path / "old.txt", tmp_path / "new.txt"]
    for path, word in zip(texts, ("old", "new"), strict=True):
        path.write_text(
            f"100. Roads\n\n100.1. {word}{control} road.\n\nGlossary\n\n{word}{control}\nA road.\n\nCredits\n",
            encoding="utf-8",
        )
    assert call("rules-diff", *map(str, texts), "--lang", "en") == 0
    shown = capsys.readouterr().out
    assert "new\ufffd" in shown
    assert control not in shown
    assert call("rules-diff", f"{control}x", str(texts[0]), "--lang", "en") == 2
    assert control not in capsys.readouterr().err


@pytest.mark.parametrize(("language", "claim"), [("en", "cannot be told"), ("fr", "ne peut pas dire")])
def test_without_two_dates_it_is_not_said_which_numbers_are_cited(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, texts: tuple[str, str], language: str, claim: str
) -> None:
    undated = tmp_path / "undated.txt"
    undated.write_text(BEFORE.replace("January 9, 1970", "Frimaire 9, 1970"), encoding="utf-8")
    for pair in ((str(undated), texts[1]), (texts[1], str(undated))):
        assert call("rules-diff", *pair, "--json") == 0
        assert json.loads(capsys.readouterr().out)["numbers_cited"] is None
        assert call("rules-diff", *pair, "--lang", language) == 0
        assert claim in " ".join(capsys.readouterr().out.split())


def test_clauses_of_old_editions_may_cite_what_the_text_lacks() -> None:
    text = parse_rules_text("302. Doors\n302.6. A door has two sides.")

    def clause(name: str, cr: str, rulesets: tuple[str, ...]) -> Clause:
        return Clause(name, "doors", "core", "rule", "", (), (cr,), rulesets, "", "", False, ())

    known = {
        "old": clause("old", "212.4a", RULESETS[:2]),
        "current": clause("current", "212.4a", RULESETS),
        "sound": clause("sound", "302.6", RULESETS),
    }
    assert [problem.values["citing"] for problem in unknown_rules((), known, text)] == ["current"]
