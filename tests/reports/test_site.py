"""The site: its pages, what they say, that they hold together, and that they stay small."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import pytest
from mtg_verdict.reports import Log, Verdict, read_log, write_html
from mtg_verdict.reports.drawing import drawn
from mtg_verdict.reports.files import write_files
from mtg_verdict.reports.records import AnyRecord, DrawnGame, DrawnObject, Snapshot, StepRecord, StepStatus, Text
from mtg_verdict.reports.site import write_site
from mtg_verdict.reports.site.model import Slugs, arrange_site

from . import sample, site_sample
from .test_html import Page


@pytest.fixture(name="site")
def fixture_site(tmp_path: Path) -> Path:
    write_site(site_sample.logs(tmp_path), tmp_path / "out")
    return tmp_path / "out"


def logged(path: Path, *records: AnyRecord) -> Log:
    return read_log(sample.write(path, records))


def text_of(path: Path) -> str:
    """A page's text, without its tags."""
    return " ".join(unescape(re.sub(r"<[^>]*>", " ", path.read_text(encoding="utf-8"))).split())


def test_every_page_nests_and_every_link_arrives(site: Path) -> None:
    pages = {path: Page(path.read_text(encoding="utf-8")) for path in site.rglob("*.html")}
    assert len(pages) > 20
    for path, page in pages.items():
        identities = page.all("id")
        assert len(identities) == len(set(identities)), path
        for link in (*page.all("href"), *page.all("src")):
            if link.startswith("https://"):
                continue
            file, _, fragment = link.partition("#")
            target = (path.parent / unquote(file)).resolve() if file else path
            assert target.is_file(), (path, link)
            if fragment and target.name != "search.html":
                assert fragment in pages[target].all("id"), (path, link)


def test_both_languages_have_the_same_pages(site: Path) -> None:
    english, french = ({path.relative_to(site / one) for path in (site / one).rglob("*")} for one in ("en", "fr"))
    assert english == french


def test_page_of_a_clause_has_its_text_numbers_scenarios_and_verdicts(site: Path) -> None:
    told = text_of(site / "fr" / "clauses" / "ss-b.html")
    for part in (
        "Un permanent qui devient une créature est soumis à la règle",
        "A permanent that becomes a creature is held to the rule",
        "RC 302.6, 508.1a",
        "non conforme (fail) Sample engine 1.2.3",
        "L'action a été acceptée alors qu'elle n'est pas légale.",
        "Attendu :",
        "SS-002",
        "mtg-verdict run --adapter sample --lang fr",
    ):
        assert part in told


def test_numbers_of_each_edition_are_told(tmp_path: Path) -> None:
    clause = sample.clause_record("ss-a").model_copy(update={"numbers": {"cr-2024": ("999.1",)}})
    log = logged(tmp_path / "log", sample.run_record(), clause, sample.scenario_record("SS-001"))
    write_site([log], tmp_path / "out")
    told = text_of(tmp_path / "out" / "en" / "clauses" / "ss-a.html")
    assert re.search(r"cr-2024 rules of [\w ]+ CR 999\.1 cr-2026 [\w ,]+ CR 302\.6, 508\.1a", told)


def test_engines_that_end_alike_are_told_once(tmp_path: Path) -> None:
    logs = [
        logged(
            tmp_path / str(number),
            sample.run_record(name=f"Engine {number}"),
            sample.clause_record("ss-a"),
            sample.scenario_record("SS-001", verdict=Verdict.FAIL, snapshot=site_sample.SNAPSHOT),
        )
        for number in range(12)
    ]
    write_site(logs, tmp_path / "out")
    page = (tmp_path / "out" / "en" / "clauses" / "ss-a.html").read_text(encoding="utf-8")
    assert page.count('class="game"') == 2
    assert page.count("Engine 11") >= 2


def test_language_of_the_page_is_told_unless_the_other_ended_otherwise(site: Path) -> None:
    page = (site / "en" / "clauses" / "ss-b.html").read_text(encoding="utf-8")
    same, apart = (page[page.index(f'id="{one}"') :].partition("</section>")[0] for one in ("SS-003", "SS-002"))
    assert "French scenario" not in same
    assert "French scenario" in apart
    assert sample.TITLES["fr"] not in page


@pytest.mark.parametrize(("heading", "tag"), [(True, "th"), (False, "td")])
def test_table_without_a_heading_has_none(tmp_path: Path, heading: bool, tag: str) -> None:
    [step, *_] = sample.steps("en", Verdict.PASS)
    step = step.model_copy(update={"table": (("mode", "untap"), ("X", "3")), "heading": heading})
    log = logged(
        tmp_path / "log",
        sample.run_record(),
        sample.clause_record("ss-a"),
        sample.scenario_record("SS-001", steps=(step,)),
    )
    write_site([log], tmp_path / "out")
    page = (tmp_path / "out" / "en" / "clauses" / "ss-a.html").read_text(encoding="utf-8")
    first = page[: page.index("untap")]
    assert first[first.rindex("<t") :].startswith(f"<{tag}")


def test_runs_of_an_engine_under_several_editions_are_one_engine(tmp_path: Path) -> None:
    logs = [
        logged(
            tmp_path / ruleset,
            sample.run_record((ruleset,)),
            sample.clause_record("ss-a"),
            sample.scenario_record("SS-001", ruleset=ruleset, verdict=verdict),
        )
        for ruleset, verdict in (("cr-2024", Verdict.PASS), ("cr-2026", Verdict.FAIL))
    ]
    site = arrange_site(logs)
    assert [(one.engine.slug, one.ruleset, one.clause("ss-a")) for one in site.measures] == [
        ("Sample-engine-1.2.3", "cr-2024", Verdict.PASS),
        ("Sample-engine-1.2.3", "cr-2026", Verdict.FAIL),
    ]


def test_two_runs_of_the_same_are_kept_apart(tmp_path: Path) -> None:
    records = (sample.run_record(), sample.clause_record("ss-a"), sample.scenario_record("SS-001"))
    logs = [logged(tmp_path / name, *records) for name in ("one", "two")]
    site = arrange_site(logs)
    assert [engine.slug for engine in site.engines] == ["Sample-engine-1.2.3", "Sample-engine-1.2.3-2"]
    assert len({engine.name for engine in site.engines}) == 2


def test_scenario_without_a_clause_has_a_page(tmp_path: Path) -> None:
    log = logged(tmp_path / "log", sample.run_record(), sample.scenario_record("SS-001", clauses=()))
    write_site([log], tmp_path / "out")
    assert 'id="SS-001"' in (tmp_path / "out" / "en" / "clauses" / "summoning_sickness-other.html").read_text("utf-8")


def test_hostile_log_stays_in_its_folder_and_is_escaped(tmp_path: Path) -> None:
    logs = [read_log(sample.write(tmp_path / "log", site_sample.hostile()))]
    write_site(logs, tmp_path / "out" / "site")
    assert {path.name for path in (tmp_path / "out").iterdir()} == {"site"}
    pages = list((tmp_path / "out").rglob("*.html"))
    assert pages
    for path in pages:
        html = path.read_text(encoding="utf-8")
        assert "<img" not in html
        assert re.findall(r"<script(?! src)", html) == []
        assert len(html) < 1_000_000


def test_page_with_many_different_failures_stays_small(tmp_path: Path) -> None:
    objects = tuple(
        site_sample.card(number, f"Card {number}", counters=(site_sample.same("x" * 100),)) for number in range(80)
    )
    logs = []
    for number in range(20):
        game = site_sample.game(*objects, life=number)
        made = Snapshot(before=site_sample.BEFORE, since=1, after=game)
        records: list[AnyRecord] = [sample.run_record(name=f"Engine {number}"), sample.clause_record("ss-a")]
        for scenario in range(10):
            records.append(sample.scenario_record(f"SS-{scenario}", verdict=Verdict.FAIL, snapshot=made))
        logs.append(logged(tmp_path / str(number), *records))
    write_site(logs, tmp_path / "out")
    page = (tmp_path / "out" / "en" / "clauses" / "ss-a.html").read_text(encoding="utf-8")
    assert len(page.encode()) < 1_000_000
    assert "already has many drawings" in page
    assert page.count("Engine 19") >= 10


def test_attachments_in_a_circle_are_drawn_beside_each_other() -> None:
    one, other = site_sample.card(1, "One", attached_to=2), site_sample.card(2, "Other", attached_to=1)
    rider = site_sample.card(3, "Rider", attached_to=1)
    _, after = drawn(Snapshot(after=site_sample.game(one, other, rider)), "en")
    assert [card.name for card in after.sides[0].permanents] == ["One", "Other", "Rider"]


def test_what_changed_is_marked() -> None:
    before, after = drawn(site_sample.SNAPSHOT, "en")
    assert before is not None
    assert [card.new for card in before.sides[0].permanents] == [False]
    assert [card.new for side in after.sides for card in side.permanents] == [True, True]
    assert [side.new for side in after.sides] == [(), ("life",)]


def test_game_that_did_not_change_is_drawn_once() -> None:
    game: DrawnGame = site_sample.game(DrawnObject(key=0, label=site_sample.same(""), zone="battlefield", player="Bob"))
    before, after = drawn(Snapshot(before=game, since=1, after=game), "fr")
    assert before is None
    assert after.sides[1].permanents[0].name == "(sans nom)"


@pytest.mark.parametrize("text", ["..", "../../etc/passwd", "", "CON/x", ".hidden", "<script>", "é" * 500])
def test_names_of_files_are_plain(text: str) -> None:
    slug = Slugs().of(text)
    assert re.fullmatch(r"[0-9A-Za-z_-][0-9A-Za-z._-]{0,79}", slug)


def test_names_of_files_differ_where_case_does_not_count() -> None:
    slugs = Slugs()
    assert [slugs.of(text) for text in ("Engine", "engine", "ENGINE", "engine-2")] == [
        "Engine",
        "engine-2",
        "ENGINE-3",
        "engine-2-2",
    ]


def test_engines_of_one_name_are_told_apart(tmp_path: Path) -> None:
    runs = [sample.run_record(name=name) for name in ("a" * 70, "a" * 71, "Sample", "Sample ", "")]
    runs.append(runs[2].model_copy(update={"engine": runs[2].engine.model_copy(update={"adapter": "other"})}))
    logs = [logged(tmp_path / str(n), run, sample.scenario_record("SS-1")) for n, run in enumerate(runs)]
    site = arrange_site(logs)
    assert len({engine.name for engine in site.engines}) == len({engine.slug for engine in site.engines}) == 6
    assert [engine.name for engine in site.engines][2:4] == ["Sample 1.2.3 (1)", "Sample 1.2.3 (2)"]


def test_address_of_a_search_names_an_engine_whatever_others_there_are(tmp_path: Path) -> None:
    one = logged(tmp_path / "1", sample.run_record(name="One"), sample.scenario_record("SS-1"))
    two = logged(tmp_path / "2", sample.run_record(name="Two"), sample.scenario_record("SS-1"))
    for logs in ([two], [one, two]):
        write_site(logs, tmp_path / "out")
        page = (tmp_path / "out" / "en" / "index.html").read_text(encoding="utf-8")
        assert 'href="search.html#e=Two-1.2.3..cr-2026&amp;v=pass&amp;k=s"' in page


@pytest.mark.parametrize("edition", ["x/../../../../pwned", "..", "/etc/pwned", "c:\\pwned", "x" * 1000, ""])
def test_edition_that_a_log_names_leads_out_of_no_folder(tmp_path: Path, edition: str) -> None:
    records = [sample.scenario_record("SS-1", ruleset=one) for one in ("cr-2026", edition)]
    log = logged(tmp_path / "log", sample.run_record(("cr-2026", edition)), *records)
    out = tmp_path / "a" / "b" / "c" / "out"
    write_site([log], out)
    assert [path for path in tmp_path.rglob("*") if path.is_file() and out not in path.parents] == [tmp_path / "log"]
    assert len(list((out / "fr" / "changes").rglob("*.html"))) == 1


def test_no_line_breaks_before_french_punctuation(tmp_path: Path) -> None:
    told = "Le « mot » : ici ; là !"
    text = Text(en="The word: here", fr=told)
    clause = sample.clause_record("ss-a").model_copy(update={"text": text})
    step = StepRecord(keyword="Quand ", text=told, table=((told,), (told,)), line=3, status=StepStatus.FAILED)
    drawn_here = Snapshot(after=site_sample.game(DrawnObject(key=1, label=text, zone="battlefield", player="Alice")))
    runs = []
    for number, verdict in enumerate((Verdict.FAIL, Verdict.PASS)):
        changes: dict[str, Any] = {"name": told, "steps": (step,), "snapshot": drawn_here}
        scenario = sample.scenario_record("SS-1", "fr", verdict, clauses=("ss-a",), **changes)
        runs.append(logged(tmp_path / str(number), sample.run_record(name=f"N{number}"), clause, scenario))
    runs.append(logged(tmp_path / "2", sample.run_record(name="N0"), clause, scenario))
    write_site(runs, tmp_path / "out")
    write_html(runs[0], tmp_path / "out" / "fr" / "report.html")
    write_files(runs[0], tmp_path / "out" / "fr", "fr")
    files = [path for path in (tmp_path / "out" / "fr").rglob("*") if path.suffix in (".html", ".js", ".md")]
    assert len(files) > 7
    for path in files:
        page = path.read_text(encoding="utf-8")
        assert [bare for bare in ("« mot", "mot »", "» :", "ici ;", "là !") if bare in page] == [], path
    assert "«\u00a0mot\u00a0»\u00a0: ici\u00a0; là\u00a0!" in (tmp_path / "out/fr/clauses/ss-a.html").read_text("utf-8")
