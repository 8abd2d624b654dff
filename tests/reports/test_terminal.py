"""The summary on a terminal of 80 columns, with and without colours."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from mtg_verdict.reports import Log, Verdict, print_summary, read_log
from mtg_verdict.reports.messages import LANGUAGES
from mtg_verdict.reports.records import AnyRecord, Finding, Text
from rich.console import Console

from . import sample


def printed(log: Log, language: str, *, colours: bool = False) -> str:
    out = io.StringIO()
    console = Console(file=out, width=80, force_terminal=colours, color_system="truecolor" if colours else None)
    print_summary(log, console, language)
    return out.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
def test_eighty_columns(log: Log, language: str) -> None:
    text = printed(log, language)
    assert "\x1b" not in text
    # A command is not broken, so that it can be copied.
    assert [line for line in text.splitlines() if len(line) > 80 and "mtg-verdict run" not in line] == []
    assert "mtg-verdict run --adapter sample --lang fr --ruleset cr-2026 --scenario SS-002\n" in text


def test_english(log: Log) -> None:
    text = printed(log, "en")
    for part in ("1 of 4 (25%)", "7 of 24 (29%)", "Battles", "vacuous: 2", "19 scenarios to look into"):
        assert part in text
    for part in ("Expected: the action is refused", "Observed: accepted", "Rules: 302.6, 508.1a"):
        assert part in text


def test_french(log: Log) -> None:
    text = printed(log, "fr")
    for part in ("1 sur 4 (25\u00a0%)", "7 sur 24 (29\u00a0%)", "Batailles", "sans témoin\u00a0: 2"):
        assert part in text
    assert "Phrase\u00a0: Alors Alice ne peut pas attaquer avec « Mutavault »" in text


def test_only_what_is_to_be_mended_is_spelt_out(log: Log) -> None:
    text = printed(log, "en")
    assert "SS-003 [fr, cr-2024]" in text
    for identity in ("SS-001", "BA-001", "SS-014", "SS-016"):
        assert identity not in text


def test_colours_add_nothing_but_colours(log: Log) -> None:
    coloured = printed(log, "en", colours=True)
    assert coloured != printed(log, "en")
    assert re.sub(r"\x1b\[[0-9;]*m", "", coloured) == printed(log, "en")


def test_run_in_which_everything_errored_has_no_percentage(tmp_path: Path) -> None:
    records: list[AnyRecord] = [
        sample.run_record(),
        sample.clause_record("ss-a"),
        sample.scenario_record("SS-1", verdict=Verdict.ERROR),
    ]
    log = read_log(sample.write(tmp_path / "log", records))
    assert "%" not in printed(log, "en")
    assert "No result" in printed(log, "en")
    assert "Pas de résultat" in printed(log, "fr")


def test_hostile_text_moves_no_cursor_and_is_no_markup(tmp_path: Path) -> None:
    hostile = "[red]\x1b[2J[/nothing]\x07"
    finding = Finding(code="x", message=Text(en=hostile, fr=hostile))
    record = sample.scenario_record("SS-1", "en", Verdict.FAIL, name=hostile, finding=finding)
    text = printed(read_log(sample.write(tmp_path / "log", [sample.run_record(name=hostile), record])), "en")
    assert text.count("[red]\ufffd[2J[/nothing]\ufffd") == 3
