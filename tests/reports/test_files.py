"""The files beside a log: CSV, badge, and all of them together."""

from __future__ import annotations

import csv
import json
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest
from mtg_verdict.reports import Log, Verdict, read_log
from mtg_verdict.reports.badge import badge_endpoint, badge_svg
from mtg_verdict.reports.csv_report import COLUMNS, write_csv
from mtg_verdict.reports.files import FILES, write_files
from mtg_verdict.reports.records import Finding, Text

from . import sample

SVG = "{http://www.w3.org/2000/svg}"


def log_of(path: Path, *verdicts: Verdict, name: str = "Sample engine") -> Log:
    """A log of as many clauses as verdicts, each shown by one scenario."""
    clauses = [sample.clause_record(f"c-{number}") for number in range(len(verdicts))]
    scenarios = [
        sample.scenario_record(f"SS-{number}", verdict=verdict, clauses=(f"c-{number}",))
        for number, verdict in enumerate(verdicts)
    ]
    return read_log(sample.write(path, [sample.run_record(name=name), *clauses, *scenarios]))


def rows(log: Log, path: Path) -> list[dict[str, str]]:
    write_csv(log, path)
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def test_csv_has_a_row_for_each_scenario_with_reasons_in_both_languages(log: Log, tmp_path: Path) -> None:
    found = rows(log, tmp_path / "x.csv")
    assert list(found[0]) == list(COLUMNS)
    assert [(row["id"], row["language"], row["ruleset"], row["verdict"]) for row in found] == [
        (one.id, one.language, one.ruleset, one.verdict) for one in log.scenarios
    ]
    failed = next(row for row in found if row["id"] == "SS-003")
    assert failed["reason_en"] == sample.FINDING.message.en
    assert failed["expected_fr"] == "l'action est refusée"
    assert failed["rules"] == "302.6 508.1a"
    passed = next(row for row in found if row["verdict"] == "pass")
    assert passed["reason_en"] == passed["observed_fr"] == ""


@pytest.mark.parametrize("text", ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1"])
def test_no_cell_is_a_formula_and_each_record_is_a_line(tmp_path: Path, text: str) -> None:
    said = Text(en=text, fr=f'a\nb,"c"{text}')
    record = sample.scenario_record("SS-1", verdict=Verdict.FAIL, name=text, finding=Finding(code="x", message=said))
    log = read_log(sample.write(tmp_path / "log", [sample.run_record(), record]))
    (row,) = rows(log, tmp_path / "x.csv")
    assert row["name"] == row["reason_en"] == f"'{text.strip()}"
    assert row["reason_fr"].startswith('a b,"c"')
    assert len((tmp_path / "x.csv").read_text(encoding="utf-8").splitlines()) == 2


@pytest.mark.parametrize(
    ("verdicts", "message", "colour"),
    [
        ((Verdict.PASS, Verdict.PASS), "2 of 2 (100%)", "brightgreen"),
        ((Verdict.PASS, Verdict.FAIL), "1 of 2 (50%)", "yellow"),
        ((Verdict.UNSUPPORTED, Verdict.FAIL), "0 of 2 (0%)", "red"),
        ((Verdict.PASS, Verdict.NOT_APPLICABLE), "1 of 1 (100%)", "brightgreen"),
        ((Verdict.CRASH, Verdict.TIMEOUT), "no result", "lightgrey"),
    ],
)
def test_the_badge_says_what_part_of_the_clauses_conforms(
    tmp_path: Path, verdicts: tuple[Verdict, ...], message: str, colour: str
) -> None:
    log = log_of(tmp_path / "log", *verdicts)
    told = badge_endpoint(log, "en")
    assert told == {"schemaVersion": 1, "label": "Magic rules", "message": message, "color": colour}
    image = ElementTree.fromstring(badge_svg(log, "en"))
    assert image.get("aria-label") == f"Magic rules: {message}"
    assert [text.text for text in image.iter(f"{SVG}text")] == ["Magic rules", message]


def test_the_words_of_the_badge_stand_within_it_one_after_the_other(tmp_path: Path) -> None:
    image = ElementTree.fromstring(badge_svg(log_of(tmp_path / "log", Verdict.PASS), "fr"))
    label, message = ((float(one.get("x", "")), float(one.get("textLength", ""))) for one in image.iter(f"{SVG}text"))
    assert 0 < label[0] < sum(label) < message[0] < sum(message) < float(image.get("width", ""))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_file_is_written_whatever_the_engine_is_called(tmp_path: Path, language: str) -> None:
    log = log_of(tmp_path / "log", Verdict.FAIL, name="<script>'\"&\u202e\x00" + "x" * 10_000)
    write_files(log, tmp_path, language)
    assert {path.name for path in tmp_path.iterdir()} == {"log", *FILES}
    assert "<script" not in (tmp_path / "badge.svg").read_text(encoding="utf-8")
    assert json.loads((tmp_path / "badge.json").read_text(encoding="utf-8"))["schemaVersion"] == 1
    ElementTree.parse(tmp_path / "junit.xml")


def test_a_language_unknown_here_is_told_by_its_code(tmp_path: Path) -> None:
    run = sample.run_record().model_copy(update={"languages": ("en", "de", "")})
    record = sample.scenario_record("SS-1", "en", Verdict.FAIL).model_copy(update={"language": "de"})
    log = read_log(sample.write(tmp_path / "log", [run, record]))
    write_files(log, tmp_path, "fr")
    assert "anglais, de" in (tmp_path / "summary.md").read_text(encoding="utf-8")
