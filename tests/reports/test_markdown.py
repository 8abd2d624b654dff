"""Markdown: what an engine says stays words, whatever it says."""

from __future__ import annotations

from html import unescape
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from markdown_it import MarkdownIt
from mtg_verdict.reports import Log, Verdict, read_log
from mtg_verdict.reports.document import Grid, Heading, Item, Items, Paragraph
from mtg_verdict.reports.markdown import ENTRIES_AT_MOST, LONGEST_TEXT, escaped, to_markdown
from mtg_verdict.reports.records import Finding, Text
from mtg_verdict.reports.run_view import run_document

from . import sample

GITHUB = MarkdownIt("gfm-like", {"linkify": False, "html": True})


@given(st.text("<>&|`*_#@[]()!~\\-+=.:/w1a \n\t\"'$", min_size=1, max_size=40))
@settings(max_examples=300)
def test_a_text_is_rendered_as_it_is(text: str) -> None:
    shown = " ".join(text.split())
    for rendered in (
        GITHUB.render(escaped(text)),
        GITHUB.render(f"- {escaped(text)}"),
        GITHUB.render(f"# {escaped(text)}"),
    ):
        inside = rendered
        for tag in ("<p>", "</p>", "<ul>", "</ul>", "<li>", "</li>", "<h1>", "</h1>"):
            inside = inside.replace(tag, "")
        assert unescape(inside.strip()).replace("\u2060", "") == shown


@given(st.text("<>&|`\\* a", max_size=20))
def test_a_cell_holds_no_further_cell(text: str) -> None:
    rendered = GITHUB.render(to_markdown([Grid(("a", "b"), ((text, "x"),))], "en"))
    assert rendered.count("<td>") == 2
    assert rendered.count("<table>") == 1


@given(st.text("`a b", max_size=12))
def test_a_command_is_one_span_of_code(code: str) -> None:
    text = f"run {code} x"
    rendered = GITHUB.render(to_markdown([Items((Item("x", code=text),))], "en"))
    assert rendered.count("<code>") == 1
    assert unescape(rendered.partition("<code>")[2].partition("</code>")[0]) == " ".join(text.split())


@pytest.mark.parametrize("text", ["@octocat", "see #12", "https://example.org", "www.example.org", "a@example.org"])
def test_nobody_is_mentioned_and_nothing_linked(text: str) -> None:
    written = escaped(text).replace("\\", "")
    assert "\u2060" in written
    assert text not in written
    assert written.replace("\u2060", "") == text


def test_long_texts_and_lists_are_cut_and_say_so() -> None:
    assert len(escaped("a" * 10_000)) == LONGEST_TEXT + 1
    items = Items(tuple(Item(str(number)) for number in range(ENTRIES_AT_MOST + 5)))
    assert to_markdown([items], "en").endswith("- and 5 more\n")
    grid = Grid(("a",), tuple((str(number),) for number in range(ENTRIES_AT_MOST + 7)))
    assert to_markdown([grid], "fr").endswith("et 7 de plus\n")


def test_the_direction_of_text_does_not_turn() -> None:
    assert escaped("a\u202eb\u2067c") == "a\ufffdb\ufffdc"


def test_blocks_stand_apart() -> None:
    text = to_markdown([Heading("T", 1), Paragraph("p"), Items((Item("i", ("d",), "c"),))], "en")
    assert text == "# T\n\np\n\n- i\n  - d\n  - `c`\n"


@pytest.mark.parametrize(("language", "share"), [("en", "1 of 3 (33%)"), ("fr", "1 sur 3 (33\u00a0%)")])
def test_a_run_is_summed_up(log: Log, language: str, share: str) -> None:
    text = to_markdown(run_document(log, language), language)
    assert "Sample engine 1.2.3" in text
    assert share in text
    assert "SS-003" in text
    assert "`mtg-verdict run --adapter sample --lang" in text
    assert "SS-001" not in text


def test_a_hostile_engine_does_no_harm_to_the_summary(tmp_path: Path) -> None:
    hostile = "<script>alert(1)</script> \u202e" + "שלום " * 2000
    finding = Finding(code="x", message=Text(en=hostile, fr=hostile), observed=Text(en=hostile, fr=hostile))
    record = sample.scenario_record("SS-1", "en", Verdict.FAIL, name=hostile, finding=finding)
    log = read_log(sample.write(tmp_path / "log", [sample.run_record(name=hostile), record]))
    text = to_markdown(run_document(log, "en"), "en")
    assert "<script" not in GITHUB.render(text)
    assert "\u202e" not in text
    assert len(text) < 10_000
