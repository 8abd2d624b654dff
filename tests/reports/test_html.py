"""The page: whole in both languages, self-contained, safe with any text, and small."""

from __future__ import annotations

import gzip
import itertools
import re
from collections import Counter
from html.parser import HTMLParser
from pathlib import Path

import pytest
from mtg_verdict.reports import Log, Verdict, read_log, write_html
from mtg_verdict.reports.html import render
from mtg_verdict.reports.records import AnyRecord, Finding, Text

from . import sample

VOID = {"meta", "input", "br", "rect", "link"}
RAW = {"script", "style"}


class Page(HTMLParser):
    """The text of a page by language, and its elements; fails where tags do not nest."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.open: list[tuple[str, dict[str, str | None]]] = []
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.text: dict[str, str] = {"en": "", "fr": ""}
        self.marked: list[str] = []
        self.feed(html)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert len({name for name, _ in attrs}) == len(attrs), (tag, attrs)
        self.elements.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open.pop()[0] == tag, self.getpos()

    def handle_data(self, data: str) -> None:
        tags = [tag for tag, _ in self.open]
        if RAW & set(tags):
            return
        languages = [attrs["lang"] for tag, attrs in self.open if "lang" in attrs and tag != "html"]
        for language in ("en", "fr"):
            hidden = any(
                attrs.get("lang") not in (None, language) and "keep" not in (attrs.get("class") or "")
                for tag, attrs in self.open
                if tag != "html"
            )
            self.text[language] += "" if hidden else data
        if "mark" in tags:
            self.marked.append(f"{languages[-1]}: {data}")

    def all(self, attribute: str) -> list[str]:
        """The values of ``attribute`` in order."""
        return [value for _, attrs in self.elements if (value := attrs.get(attribute)) is not None]


@pytest.fixture(name="page")
def fixture_page(log: Log) -> Page:
    return Page(render(log))


def test_each_language_is_whole_and_alone(page: Page) -> None:
    english, french = page.text["en"], page.text["fr"]
    for part in (
        "Summary",
        "1 of 4 (25%)",
        "held to the rule",
        sample.TITLES["en"],
        "ruling",
        "What the verdicts mean",
    ):
        assert part in english
        assert part not in french
    for part in ("Résumé", "1 sur 4 (25\u00a0%)", "soumis à la règle", sample.TITLES["fr"], "décision", "sans témoin"):
        assert part in french
        assert part not in english


def test_scenario_text_findings_and_commands(page: Page) -> None:
    for part in ("Alice controls", "this turn", "Expected:", "the action is refused", "--lang en --ruleset cr-2024"):
        assert part in page.text["en"]
    for part in ("Et qu'Alice contrôle", "ce tour-ci", "Attendu\u00a0:", "l'action est refusée", "--lang fr"):
        assert part in page.text["fr"]


def test_failing_sentence_is_marked_in_each_language(page: Page) -> None:
    assert 'en: Then Alice cannot attack with "Mutavault"' in page.marked
    assert "fr: Alors Alice ne peut pas attaquer avec «\u00a0Mutavault\u00a0»" in page.marked


def test_scenario_that_ends_apart_is_whole_in_either_language(log: Log) -> None:
    apart = tuple(one for one in log.scenarios if one.id == "SS-002")
    page = Page(render(Log(log.run, log.clauses, apart, {}, log.end)))
    for language in ("en", "fr"):
        assert "Then Alice cannot attack" in page.text[language]
        assert "Alors Alice ne peut pas attaquer" in page.text[language]
    assert "fails here" in page.text["en"]
    assert "non conforme ici" in page.text["fr"]


def test_scenario_in_one_language_is_shown_to_readers_of_the_other(tmp_path: Path) -> None:
    records: list[AnyRecord] = [
        sample.run_record(),
        sample.clause_record("ss-a"),
        sample.scenario_record("SS-1", "fr", Verdict.FAIL),
    ]
    page = Page(render(read_log(sample.write(tmp_path / "log", records))))
    for part in (sample.TITLES["fr"], "Alors Alice ne peut pas attaquer", "the action is refused"):
        assert part in page.text["en"]


def test_every_scenario_is_told_once_with_its_verdicts(log: Log, page: Page) -> None:
    told = {attrs["id"]: attrs["data-v"] for tag, attrs in page.elements if attrs.get("class") == "scenario"}
    assert set(told) == {f"s-{scenario.id}" for scenario in log.scenarios}
    assert told["s-SS-002"] == "fail pass"
    assert told["s-SS-004"] == "vacuous"


def test_ids_are_unique_and_links_lead_somewhere(page: Page) -> None:
    ids = Counter(page.all("id"))
    assert ids.most_common(1)[0][1] == 1
    inside = [link[1:] for link in page.all("href") if link.startswith("#")]
    assert inside
    assert set(inside) <= set(ids)
    for attribute in ("aria-labelledby", "for"):
        assert set(page.all(attribute)) <= set(ids)


def test_nothing_is_fetched(log: Log, page: Page) -> None:
    assert {link for link in page.all("href") if not link.startswith("#")} == {"https://example.org/engine"}
    assert page.all("src") == page.all("style") == page.all("onclick") == []
    html = render(log)
    assert "@import" not in html
    assert "url(" not in html
    assert "default-src 'none'" in html


def test_headings_go_down_one_level_at_a_time(page: Page) -> None:
    levels = [int(tag[1]) for tag, _ in page.elements if tag in {"h1", "h2", "h3", "h4"}]
    assert levels[0] == 1
    assert levels.count(1) == 1
    assert all(after <= before + 1 for before, after in itertools.pairwise(levels))


def test_hostile_text_stays_text(tmp_path: Path) -> None:
    hostile = "</script><script>alert(1)</script>\"'><img src=x onerror=alert(2)>]]>&amp;\x00\x1b"
    both = Text(en=hostile, fr=hostile)
    finding = Finding(code="x", message=both, expected=both, observed=both)
    clause = sample.clause_record(hostile, hostile).model_copy(update={"text": both, "cr": (hostile,)})
    steps = tuple(
        step.model_copy(update={"text": hostile, "table": ((hostile,),)}) for step in sample.steps("en", Verdict.FAIL)
    )
    record = sample.scenario_record(
        hostile, "en", Verdict.FAIL, hostile, (hostile,), name=hostile, finding=finding, steps=steps, rerun=hostile
    ).model_copy(update={"chapter": hostile})
    run = sample.run_record(name=hostile)
    run = run.model_copy(update={"engine": run.engine.model_copy(update={"homepage": "javascript:alert(3)"})})
    html = render(read_log(sample.write(tmp_path / "log", [run, clause, record])))
    page = Page(html)
    assert [tag for tag, _ in page.elements if tag in {"script", "img"}] == ["script"]
    assert not [link for link in page.all("href") if not link.startswith("#")]
    assert hostile.replace("\x00\x1b", "\ufffd\ufffd") in page.text["en"]
    assert "\x00" not in html
    assert "\x1b" not in html


def test_run_in_which_everything_errored_has_no_percentage(tmp_path: Path) -> None:
    records: list[AnyRecord] = [
        sample.run_record(),
        sample.clause_record("ss-a"),
        sample.scenario_record("SS-1", verdict=Verdict.CRASH),
    ]
    page = Page(render(read_log(sample.write(tmp_path / "log", records))))
    for language, words in (("en", "No result"), ("fr", "Pas de résultat")):
        assert "%" not in page.text[language]
        assert words in page.text[language]


def test_five_hundred_scenarios_in_two_languages_stay_small(tmp_path: Path) -> None:
    records: list[AnyRecord] = [sample.run_record()]
    records += [sample.clause_record(f"ss-{number}") for number in range(250)]
    for number in range(500):
        verdict = Verdict.FAIL if number % 5 == 0 else Verdict.PASS
        for language in ("en", "fr"):
            clauses = (f"ss-{number % 250}", f"ss-{(number + 1) % 250}")
            records.append(sample.scenario_record(f"SS-{number}", language, verdict, clauses=clauses))
    path = tmp_path / "report.html"
    write_html(read_log(sample.write(tmp_path / "log", records)), path)
    assert path.stat().st_size < 2_500_000
    assert len(gzip.compress(path.read_bytes())) < 150_000


def listed(html: str) -> list[str]:
    """What the list of scenarios to look into links to."""
    found = re.search(r'<ul class="look">(.*?)</ul>', html, re.DOTALL)
    return re.findall(r'href="#([^"]+)"', found.group(1)) if found else []


def test_scenarios_to_look_into_are_listed_under_the_summary_worst_first(log: Log) -> None:
    html = render(log)
    links = listed(html)
    assert links[:2] == ["s-SS-002", "s-SS-003"]
    assert set(links) == {f"s-SS-{number}" for number in ("002", "003", "004", "010", "011", "012", "013", "015")}
    assert html.index('class="look"') < html.index('id="clauses"')
    page = Page(html)
    assert "To look into" in page.text["en"]
    assert "À examiner" in page.text["fr"]


def test_where_all_is_well_nothing_is_listed(tmp_path: Path) -> None:
    html = render(read_log(sample.write(tmp_path / "log", [sample.run_record(), sample.scenario_record("SS-1")])))
    assert listed(html) == []
    assert "To look into" not in html
    assert "Lacking" not in html


def test_long_lists_say_how_much_they_leave_out(tmp_path: Path) -> None:
    records: list[AnyRecord] = [sample.run_record()]
    records += [sample.scenario_record(f"SS-{number}", "en", Verdict.FAIL) for number in range(23)]
    page = render(read_log(sample.write(tmp_path / "log", records)))
    assert len(listed(page)) == 20
    assert "and 3 more" in Page(page).text["en"]
    assert "et 3 de plus" in Page(page).text["fr"]


def test_what_is_lacking_is_a_table(tmp_path: Path) -> None:
    records: list[AnyRecord] = [sample.run_record()]
    records += [sample.unsupported(f"SS-{number}", "en", ("turn-structure",)) for number in range(6)]
    records += [sample.unsupported("SS-7", "en", ("turn-structure",), Forest="Forêt")]
    page = Page(render(read_log(sample.write(tmp_path / "log", records))))
    assert re.search(r"Lacking most.*capability turn-structure\s*7\s*card Forest\s*1\s", page.text["en"], re.DOTALL)
    assert re.search(
        r"Ce qui manque le plus.*capacité technique turn-structure\s*7\s*carte Forêt\s*1\s", page.text["fr"], re.DOTALL
    )


def test_badges_have_the_word_of_the_log_with_the_name(page: Page) -> None:
    assert "adapter error (error)" in page.text["en"]
    assert "erreur de l'adaptateur (error)" in page.text["fr"]
    assert "non conforme (fail)" in page.text["fr"]
