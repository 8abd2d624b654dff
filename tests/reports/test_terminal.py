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


def printed(log: Log, language: str, *, colours: bool = False, width: int = 80) -> str:
    out = io.StringIO()
    console = Console(file=out, width=width, force_terminal=colours, color_system="truecolor" if colours else None)
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
    for part in (
        "1 sur 4 (25\u00a0%)",
        "7 sur 24 (29\u00a0%)",
        "Batailles",
        "vacuous\u00a0: 2",
        "sans témoin (vacuous)",
    ):
        assert part in text
    assert "Phrase\u00a0: Alors Alice ne peut pas attaquer avec « Mutavault »" in text


def test_only_what_is_to_be_mended_is_spelt_out(log: Log) -> None:
    text = printed(log, "en")
    assert "SS-003 [fr, cr-2024]" in text
    for identity in ("SS-001", "BA-002", "SS-014", "SS-016"):
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


def lacking_log(path: Path, number: int) -> Log:
    """So many unsupported scenarios, each for want of turns, every other one for want of a card."""
    records: list[AnyRecord] = [sample.run_record()]
    for index in range(number):
        cards = {"Memnite": "Memnite", "Forest": "Forêt"} if index % 2 else {}
        records.append(sample.unsupported(f"SS-{index}", "en", ("turn-structure",), **cards))
    return read_log(sample.write(path / "log", records))


def test_what_is_lacking_most_is_named(tmp_path: Path) -> None:
    log = lacking_log(tmp_path, 6)
    english, french = (printed(log, language, width=200) for language in LANGUAGES)
    assert "\nLacking most: capability turn-structure (6 scenarios), card Forest (3), card Memnite (3)\n" in english
    assert (
        "\nCe qui manque le plus\u00a0: capacité technique turn-structure (6 scénarios), carte Forêt (3), "
        "carte Memnite (3)\n" in french
    )
    assert "SS-1" not in english


@pytest.mark.parametrize(
    ("language", "title", "why"),
    [
        ("en", "5 unsupported scenarios", "The engine lacks what it needs."),
        ("fr", "5 scénarios non pris en charge", "Il manque au moteur ce qu'il faut\u00a0: rien d'autre."),
    ],
)
def test_five_unsupported_scenarios_are_told_one_by_one(tmp_path: Path, language: str, title: str, why: str) -> None:
    text = printed(lacking_log(tmp_path, 5), language)
    assert f"\n{title}\n" in text
    assert text.count(why) == 5
    assert "--scenario SS-4\n" in text


def test_where_nothing_is_unsupported_nothing_is_lacking(tmp_path: Path) -> None:
    log = read_log(sample.write(tmp_path / "log", [sample.run_record(), sample.scenario_record("SS-1")]))
    assert "Lacking" not in printed(log, "en")
    assert "manque" not in printed(log, "fr")


@pytest.mark.parametrize("width", range(60, 121))
def test_french_punctuation_begins_no_line(log: Log, width: int) -> None:
    lines = printed(log, "fr", width=width).splitlines()
    assert [line for line in lines if re.match(r"\s*[:;!?»%]", line) or line.rstrip().endswith("«")] == []


@pytest.mark.parametrize("width", [80, 110])
@pytest.mark.parametrize("language", LANGUAGES)
def test_table_breaks_neither_chapters_nor_shares_and_cuts_nothing(log: Log, language: str, width: int) -> None:
    text = printed(log, language, width=width)
    assert "…" not in text
    chapter, share = {
        "en": ("Summoning sickness", "5 of 20 (25%)"),
        "fr": ("Mal d'invocation", "5 sur 20 (25\u00a0%)"),
    }[language]
    assert chapter in text
    assert share in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 140])
def test_the_word_of_the_log_stands_with_the_name(log: Log, language: str, width: int) -> None:
    text = printed(log, language, width=width)
    name = {"en": "adapter error (error)", "fr": "erreur de l'adaptateur (error)"}[language]
    assert f"\n  {name} – " in text
    assert f"\n{name}  SS-010 [en, cr-2026]" in text
    # Narrow, the table has the word alone.
    counted = name if width == 140 else "  error"
    assert re.search(re.escape(counted) + "\u00a0?: 2", text)


def test_capability_of_an_engine_is_never_called_a_function(log: Log) -> None:
    assert "capacité technique" in printed(log, "fr", width=200)
    assert "fonction" not in printed(log, "fr", width=200)


def test_name_of_an_engine_is_a_line_of_some_length(tmp_path: Path) -> None:
    run = sample.run_record(name="first\nsecond\r\n" + "x" * 10_000)
    text = printed(read_log(sample.write(tmp_path / "log", [run, sample.scenario_record("SS-1")])), "en")
    assert text.startswith("first second")
    assert text.count("x" * 60) < 8
