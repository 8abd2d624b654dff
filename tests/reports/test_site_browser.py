"""The site in a browser, from files: languages, failures, citations, search; and an accessibility check."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from mtg_verdict.reports.site import write_site

from . import site_sample

playwright = pytest.importorskip("playwright.sync_api", reason="needs the package playwright")
CHROMIUM = shutil.which("chromium")
pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="needs the browser chromium on the path")
AXE = Path(__file__).parents[2] / ".axe" / "node_modules" / "axe-core" / "axe.min.js"
PAGES = (
    "index.html",
    "search.html#v=fail",
    "chapters/summoning_sickness.html",
    "clauses/ss-b.html",
    "clauses/ss-a.html",
    "engines/Sample-engine-1.2.3.html",
    "compare.html",
    "changes/Sample-engine-1.2.3..cr-2024..cr-2026.html",
)
Visit = Callable[..., Any]


@pytest.fixture(scope="module", name="site")
def fixture_site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    write_site(site_sample.logs(folder), folder / "out")
    return folder / "out"


@pytest.fixture(scope="module", name="browser")
def fixture_browser() -> Iterator[Any]:
    with playwright.sync_playwright() as running:
        browser = running.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        yield browser
        browser.close()


@pytest.fixture(name="visit")
def fixture_visit(browser: Any, site: Path) -> Iterator[Visit]:
    """Opens a page of the site from its file; in the end no page may have complained on the console."""
    complaints: list[str] = []
    contexts = []

    def visit(path: str, **options: Any) -> Any:
        context = browser.new_context(**{"viewport": {"width": 1280, "height": 900}, "locale": "en-GB", **options})
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(20_000)
        page.on("console", lambda message: complaints.append(message.text))
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("requestfailed", lambda request: complaints.append(request.url))
        page.goto(f"{site.as_uri()}/{path}")
        return page

    yield visit
    for context in contexts:
        context.close()
    assert complaints == []


@pytest.mark.parametrize(("locale", "language"), [("fr-CA", "fr"), ("en-GB", "en"), ("de-DE", "en")])
def test_front_door_leads_to_the_language_of_the_browser(visit: Visit, locale: str, language: str) -> None:
    page = visit("index.html", locale=locale)
    page.wait_for_url(f"**/{language}/index.html")
    assert page.locator("html").get_attribute("lang") == language


def test_switch_leads_to_the_same_place_and_is_remembered(visit: Visit, site: Path) -> None:
    page = visit("en/clauses/ss-b.html#SS-003")
    page.get_by_role("link", name="Français").click()
    page.wait_for_url("**/fr/clauses/ss-b.html#SS-003")
    assert page.locator("html").get_attribute("lang") == "fr"
    assert "non conforme" in page.locator("#SS-003").inner_text()
    page.goto(f"{site.as_uri()}/index.html")
    page.wait_for_url("**/fr/index.html")


def test_from_the_matrix_to_a_failing_clause_and_the_game_drawn(visit: Visit) -> None:
    page = visit("en/index.html")
    page.get_by_role("link", name="Summoning sickness").click()
    page.get_by_role("link", name="ss-b").click()
    scenario = page.locator("#SS-003")
    assert "The action was accepted although it is not legal." in scenario.inner_text()
    games = scenario.locator(".game")
    assert games.count() == 2
    before, after = games.nth(0).inner_text(), games.nth(1).inner_text()
    assert "20 life" in before
    assert "tapped" not in before
    for told in ("18 life", "tapped", "attacks Bob", "blocks Mutavault", "3 charge", "1 damage", "Stack, top first"):
        assert told in after
    assert scenario.locator(".game >> nth=1").locator(".attached").inner_text() == "Holy Strength"
    assert "fails here" in scenario.locator(".sentences").inner_text()


def test_citation_of_a_scenario_brings_it_into_view(visit: Visit) -> None:
    page = visit("fr/clauses/ss-b.html#SS-003")
    page.wait_for_function("document.querySelector('#SS-003').getBoundingClientRect().top < innerHeight")
    page.locator("#SS-003 h3 a").click()
    assert page.url.endswith("fr/clauses/ss-b.html#SS-003")


def test_scenario_told_elsewhere_is_cited_from_here(visit: Visit) -> None:
    page = visit("en/clauses/ss-a.html#SS-002")
    page.locator("li#SS-002 a").click()
    page.wait_for_url("**/clauses/ss-b.html#SS-002")


def results(page: Any) -> list[str]:
    return [link.inner_text() for link in page.locator("#results a").all()]


@pytest.mark.parametrize(
    ("fragment", "expected"),
    [
        ("v=vacuous", ["ss-c", "SS-004"]),
        ("q=BA-A&k=c", ["ba-a"]),
        ("v=unsupported&c=battles&k=s", ["BA-001"]),
        ("q=sandwich", []),
        ("r=302.6&k=c", ["ss-a", "ss-b", "ss-c", "ba-a"]),
        ("r=302&k=c&v=fail", ["ss-a", "ss-b"]),
        ("r=30&k=c", []),
        ("r=CR+302.6.&k=c", ["ss-a", "ss-b", "ss-c", "ba-a"]),
        ("e=Sample-engine-1.2.3..cr-2024&v=unsupported&k=s", ["BA-001"]),
        ("e=99&v=vacuous&n=nothing&c=nowhere", ["ss-c", "SS-004"]),
        ("k=zz&v=nothing&q=ba-a", ["ba-a"]),
    ],
)
def test_address_of_a_search_finds_again(visit: Visit, fragment: str, expected: list[str]) -> None:
    page = visit(f"en/search.html#{fragment}")
    assert results(page) == expected
    assert page.locator("#found").inner_text() == str(len(expected))


def test_search_by_hand_keeps_itself_in_the_address_and_leads_on(visit: Visit) -> None:
    page = visit("fr/search.html")
    page.get_by_label("Verdict", exact=True).select_option("unsupported")
    page.get_by_label("Chapitre").select_option("battles")
    page.get_by_label("Montrer").select_option("s")
    assert results(page) == ["BA-001"]
    assert "v=unsupported" in page.url
    page.get_by_role("link", name="English").click()
    page.wait_for_url("**/en/search.html#*")
    assert results(page) == ["BA-001"]
    page.get_by_role("link", name="BA-001").click()
    page.wait_for_url("**/en/clauses/ba-a.html#BA-001")


def test_accents_do_not_matter_to_the_search(visit: Visit) -> None:
    page = visit("fr/search.html")
    page.get_by_role("searchbox").fill("CRÉATURE meme")
    with_accents = results(page)
    page.get_by_role("searchbox").fill("creature meme")
    assert results(page) == with_accents
    page.get_by_role("searchbox").fill("soumis regle")
    assert "ss-a" in results(page)


def test_nor_does_the_kind_of_apostrophe(visit: Visit) -> None:
    page = visit("fr/search.html#k=s&q=’harm’")
    assert len(results(page)) == 1


def test_keyboard_reaches_the_content_first(visit: Visit) -> None:
    page = visit("en/clauses/ss-b.html")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.className") == "skip"
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.id") == "main"


def test_keyboard_reaches_a_table_that_is_wider_than_its_place(visit: Visit) -> None:
    page = visit("en/clauses/ss-b.html", viewport={"width": 130, "height": 800})
    tables = "[...document.querySelectorAll('.sentences table')]"
    assert page.evaluate(f"{tables}.some((one) => one.scrollWidth > one.clientWidth && one.tabIndex === 0)")
    page.set_viewport_size({"width": 1280, "height": 800})
    page.wait_for_function(f"{tables}.every((one) => one.tabIndex < 0)")


def test_pages_are_whole_without_script(visit: Visit) -> None:
    page = visit("fr/clauses/ss-b.html", java_script_enabled=False)
    page.get_by_role("link", name="English").click()
    assert page.url.endswith("en/clauses/ss-b.html")
    assert page.locator("#SS-003 .game").count() == 2


@pytest.mark.parametrize(
    "path", ["index.html", "search.html#", "chapters/summoning_sickness.html", "clauses/ss-a.html"]
)
def test_hostile_engine_does_no_harm(visit: Visit, path: str) -> None:
    page = visit(f"en/{path}")
    assert "harm" not in page.title()
    assert page.locator("img").count() == 0
    assert "<script>" in page.locator("main").inner_text()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("path", PAGES)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_page_fits_a_phone(visit: Visit, language: str, path: str) -> None:
    page = visit(f"{language}/{path}", viewport={"width": 320, "height": 800})
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.skipif(not AXE.exists(), reason="needs axe-core: npm install --prefix .axe axe-core@4")
@pytest.mark.parametrize("path", PAGES)
@pytest.mark.parametrize(("language", "scheme", "width"), [("en", "light", 1280), ("fr", "dark", 390)])
def test_nothing_stands_in_the_way_of_assistive_technology(
    visit: Visit, path: str, language: str, scheme: str, width: int
) -> None:
    page = visit(f"{language}/{path}", color_scheme=scheme, viewport={"width": width, "height": 900})
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run(document, {preload: false, resultTypes: ['violations']})")
    serious = [
        (one["id"], [node["html"] for node in one["nodes"]][:3])
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
    ]
    assert found["testEngine"]["name"] == "axe-core"
    assert serious == []
