"""The page in a browser: the language follows the address, the search and the filters hide what does not match."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from mtg_verdict.reports import Log, write_html
from mtg_verdict.reports.messages import LANGUAGES

CHROMIUM = shutil.which("chromium")
pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="needs the browser chromium on the path")
OPTIONS = (
    *("--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"),
    *("--disable-sync", "--disable-dev-shm-usage", "--dump-dom"),
)
Visit = Callable[..., str]


@pytest.fixture(name="visit")
def fixture_visit(log: Log, tmp_path: Path) -> Visit:
    """The page as a browser has it after its script ran; ``act`` is script run after the page's own."""

    def visit(fragment: str = "", *, language: str = "en-GB", act: str = "") -> str:
        path = tmp_path / "report.html"
        write_html(log, path)
        if act:
            html = path.read_text(encoding="utf-8")
            html = re.sub(r'<meta http-equiv="Content-Security-Policy"[^>]*>', "", html)
            path.write_text(html.replace("</body>", f"<script>{act}</script></body>"), encoding="utf-8")
        done = subprocess.run(
            [
                *(str(CHROMIUM), *OPTIONS),
                *(f"--user-data-dir={tmp_path / 'profile'}", f"--lang={language}", f"--accept-lang={language}"),
                path.as_uri() + fragment,
            ],
            capture_output=True,
            text=True,
            encoding="utf-8",
            timeout=120,
            check=True,
        )
        return done.stdout

    return visit


def language_of(dom: str) -> str:
    match = re.search(r'<html lang="(\w+)"', dom)
    assert match
    pressed = re.findall(r'data-lang="(\w+)" aria-pressed="true"', dom)
    assert pressed == [match.group(1)]
    return match.group(1)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_address_decides_the_language(visit: Visit, language: str) -> None:
    assert language_of(visit(f"#{language}", language="en-GB" if language == "fr" else "fr-FR")) == language


@pytest.mark.parametrize(("browser", "expected"), [("fr-FR", "fr"), ("en-GB", "en"), ("de-DE", "en")])
def test_browser_decides_otherwise(visit: Visit, browser: str, expected: str) -> None:
    assert language_of(visit(language=browser)) == expected


def test_switch_changes_language_and_address(visit: Visit) -> None:
    dom = visit(act="document.querySelector('[data-lang=fr]').click(); document.title = location.hash")
    assert language_of(dom) == "fr"
    assert "<title>#fr</title>" in dom


def test_only_the_chosen_language_is_visible(visit: Visit) -> None:
    shown = "document.title = document.querySelector('#summary').innerText"
    assert "<title>Résumé</title>" in visit("#fr", act=shown)
    assert "<title>Summary</title>" in visit("#en", act=shown)


def test_address_of_a_scenario_unfolds_it(visit: Visit) -> None:
    dom = visit("#fr/s-SS-001", act="document.title = document.querySelector('#s-SS-001').open + location.hash")
    assert "<title>true#fr/s-SS-001</title>" in dom


def shown_after(act: str) -> str:
    listed = "[...document.querySelectorAll('.scenario')].filter((s) => s.checkVisibility()).map((s) => s.id).join()"
    return f"{act}; document.querySelector('form').requestSubmit(); document.title = {listed}"


@pytest.mark.parametrize(
    ("act", "expected"),
    [
        ("document.querySelector('.chips [data-v=vacuous]').click()", "s-SS-004"),
        ("document.querySelector('#search').value = 'BA-A'", "s-BA-001,s-BA-002"),
        ("document.querySelector('#search').value = 'no such words'", ""),
        ("document.querySelector('#search').value = 'ss-012 509.9'", ""),
        (
            "document.querySelector('#search').value = '302.6 creature';"
            "document.querySelector('.chips [data-v=unsupported]').click()",
            "s-BA-001",
        ),
    ],
)
def test_search_and_filters(visit: Visit, act: str, expected: str) -> None:
    assert f"<title>{expected}</title>" in visit("#fr", act=shown_after(act))


def test_link_to_a_scenario_to_look_into_unfolds_it(visit: Visit) -> None:
    act = (
        "const told = document.querySelector('#s-SS-003'); told.open = false;"
        "addEventListener('hashchange', () => { document.title = told.open + location.hash; });"
        "document.querySelector('.look a[href$=SS-003]').click()"
    )
    assert "<title>true#fr/s-SS-003</title>" in visit("#fr", act=act)


@pytest.mark.parametrize("width", [700, 1100])
@pytest.mark.parametrize("language", LANGUAGES)
def test_name_of_a_chapter_takes_one_line(visit: Visit, language: str, width: int) -> None:
    act = (
        f"document.body.style.width = '{width}px';"
        "const link = document.querySelector('.summary tbody th a');"
        "document.title = link.innerText.trim() + link.getClientRects().length"
    )
    name = {"en": "Summoning sickness", "fr": "Mal d'invocation"}[language]
    assert f"<title>{name}1</title>" in visit(f"#{language}", act=act)
