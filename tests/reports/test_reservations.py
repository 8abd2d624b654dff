"""A share of a part of the suite, or of scenarios that are not of it, is never shown without saying so."""

from __future__ import annotations

from pathlib import Path

import pytest
from mtg_verdict.reports import Log, read_log
from mtg_verdict.reports.badge import badge_endpoint
from mtg_verdict.reports.comparison import compare_logs
from mtg_verdict.reports.comparison_view import comparison_document, comparison_json
from mtg_verdict.reports.html import render
from mtg_verdict.reports.log_diff import diff_logs
from mtg_verdict.reports.log_diff_view import diff_document, diff_json
from mtg_verdict.reports.markdown import to_markdown
from mtg_verdict.reports.reservations import reservations
from mtg_verdict.reports.run_view import run_document
from mtg_verdict.reports.site.pages import write_site

from . import sample

FOREIGN = {
    "en": "Foreign vectors: 2 scenarios are not of the suite (the first is XX-1).",
    "fr": "Vecteurs étrangers\u00a0: 2 scénarios ne sont pas de la suite (le premier est XX-1).",
}
PART = {
    "en": "Only part of the suite was run: --chapter convoke",
    "fr": "Une partie seulement de la suite a été exécutée\u00a0: --chapter convoke",
}


def log_of(path: Path, **changes: object) -> Log:
    run = sample.run_record().model_copy(update=changes)
    return read_log(sample.write(path, [run, sample.clause_record("ss-a"), sample.scenario_record("SS-1")]))


@pytest.fixture
def foreign(tmp_path: Path) -> Log:
    return log_of(tmp_path / "foreign", foreign=("XX-1", "XX-2"), selection=("--ruleset cr-2026", "--chapter convoke"))


@pytest.fixture
def whole(tmp_path: Path) -> Log:
    return log_of(tmp_path / "whole", selection=("--ruleset cr-2026",))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_report_for_people_says_it(foreign: Log, whole: Log, language: str, tmp_path: Path) -> None:
    assert reservations(foreign.run, language) == [FOREIGN[language], PART[language]]
    told = {
        "run": to_markdown(run_document(foreign, language), language),
        "compare": to_markdown(comparison_document(compare_logs([whole, foreign]), language), language),
    }
    write_site([foreign], tmp_path / "site")
    told |= {path.name: path.read_text(encoding="utf-8") for path in (tmp_path / "site" / language).glob("index.html")}
    told["engine"] = next((tmp_path / "site" / language / "engines").glob("*.html")).read_text(encoding="utf-8")
    for where, text in told.items():
        for said in (FOREIGN[language], PART[language]):
            assert said in text.replace("\\", ""), where
    assert FOREIGN[language] in render(foreign)
    assert FOREIGN[language] in to_markdown(diff_document(diff_logs(whole, foreign), language), language)


def test_programs_are_told_too(foreign: Log, whole: Log) -> None:
    told = comparison_json(compare_logs([whole, foreign]))["engines"]
    assert [one["foreign"] for one in told] == [[], ["XX-1", "XX-2"]]
    assert diff_json(diff_logs(whole, foreign))["new"]["foreign"] == ["XX-1", "XX-2"]


def test_the_badge_of_a_part_says_so_and_that_of_foreign_vectors_shows_no_share(
    foreign: Log, whole: Log, tmp_path: Path
) -> None:
    part = log_of(tmp_path / "part", selection=("--chapter convoke",))
    assert [badge_endpoint(log, "en")["label"] for log in (whole, part)] == ["Magic rules", "Magic rules, in part"]
    assert badge_endpoint(foreign, "en")["message"] == "foreign vectors"
    assert badge_endpoint(foreign, "en")["color"] == "lightgrey"


def test_of_the_whole_suite_there_is_nothing_to_say(whole: Log) -> None:
    assert reservations(whole.run, "en") == []
