"""docs/plug-in-your-engine.md and its French twin: who follows the page gets what it promises."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from mtg_verdict.adapters.engine_process import Limits
from mtg_verdict.adapters.stdio import StdioAdapter
from mtg_verdict.harness.guarded_adapter import GuardedAdapter
from mtg_verdict.harness.messages import say
from mtg_verdict.harness.new_adapter import skeleton_files
from mtg_verdict.harness.scenarios import features_root
from mtg_verdict.harness.smoke import Result, run_checks
from mtg_verdict.harness.smoke_command import smoke_checks
from mtg_verdict.reports.records import Verdict
from mtg_verdict.steps.words import Language

from .conftest import english_scenarios, run_scenario

pytestmark = pytest.mark.processes

DOCS = Path(__file__).parents[2] / "docs"
DOCUMENTS: dict[Language, str] = {"en": "plug-in-your-engine.md", "fr": "brancher-votre-moteur.md"}
STEPS = 3


def text_of(language: Language) -> str:
    return (DOCS / DOCUMENTS[language]).read_text(encoding="utf-8")


def code(language: Language) -> list[str]:
    """The code to be put into the skeleton, step by step."""
    return re.findall(r"^```js\n(.*?)^```$", text_of(language), re.MULTILINE | re.DOTALL)


def grown(steps: int) -> str:
    """The skeleton once so many steps of the page have been followed."""
    text = skeleton_files("node")["adapter.js"]
    for block in code("en")[:steps]:
        for name in re.findall(r"^function (\w+)", block, re.MULTILINE):
            text, number = re.subn(rf"^function {name}\(.*?^}}\n", "", text, flags=re.MULTILINE | re.DOTALL)
            assert number == 1
        for name in re.findall(r"^const (\w+)", block, re.MULTILINE):
            text = re.sub(rf"^const {name} = .*\n", "", text, flags=re.MULTILINE)
        text = text.replace("// --- The protocol", f"{block}\n// --- The protocol", 1)
    return text


def adapter_of(text: str, folder: Path) -> StdioAdapter:
    if shutil.which("node") is None:
        pytest.skip("no node on this machine")
    (folder / "adapter.js").write_text(text, encoding="utf-8")
    return StdioAdapter(("node", str(folder / "adapter.js")), Limits())


@pytest.fixture(params=range(STEPS + 1))
def followed(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[int, StdioAdapter]]:
    """The adapter after each step."""
    adapter = adapter_of(grown(request.param), tmp_path)
    yield request.param, adapter
    adapter.close()


def test_the_adapter_is_sane_after_every_step_and_can_do_more(followed: tuple[int, StdioAdapter]) -> None:
    step, adapter = followed
    outcomes = run_checks(GuardedAdapter(adapter), smoke_checks())[1]
    assert [one.id for one in outcomes if one.result is Result.MEND] == []
    told = {one.id for one in outcomes if one.result is Result.OK}
    assert ("start-tapped" in told) == (step >= 2)
    assert ({"accept-attack", "refuse-attack"} <= told) == (step >= 3)


def test_the_scenario_passes_at_the_end_and_fails_without_the_rule(tmp_path: Path) -> None:
    scenario = next(one for one in english_scenarios() if one.id == "SS-027")
    sound = grown(STEPS)
    faulty, number = re.subn(
        r"^    if \(!creature\.settled\) \{.*?^    \}\n", "", sound, flags=re.MULTILINE | re.DOTALL
    )
    assert number == 1
    for text, expected in ((sound, Verdict.PASS), (faulty, Verdict.FAIL)):
        adapter = adapter_of(text, tmp_path)
        try:
            assert run_scenario(adapter, scenario)[0] is expected
        finally:
            adapter.close()


def test_the_mistake_that_the_page_warns_of_is_noticed_as_it_says(tmp_path: Path) -> None:
    faulty = grown(2).replace("tapped: it.tapped", "tapped: false")
    adapter = adapter_of(faulty, tmp_path)
    try:
        outcomes = run_checks(GuardedAdapter(adapter), smoke_checks())[1]
    finally:
        adapter.close()
    (wrong,) = (one for one in outcomes if one.result is Result.MEND)
    assert wrong.mend is not None
    assert say("en", "smoke-to-mend", advice=wrong.mend.en) in text_of("en")
    assert say("fr", "smoke-to-mend", advice=wrong.mend.fr) in text_of("fr")


def test_both_pages_have_the_same_code_and_headings() -> None:
    assert len(code("en")) == STEPS
    assert code("en") == code("fr")
    english, french = (re.findall(r"^#+", text_of(language), re.MULTILINE) for language in DOCUMENTS)
    assert english == french


@pytest.mark.parametrize("language", DOCUMENTS)
def test_the_scenario_shown_is_that_of_the_suite(language: Language) -> None:
    (shown,) = re.findall(r"^```gherkin\n(.*?)^```$", text_of(language), re.MULTILINE | re.DOTALL)
    suite = (features_root() / language / "summoning_sickness" / "which_creatures.feature").read_text(encoding="utf-8")
    scenario = suite.partition("@id:SS-027 ")[2].partition("@id:")[0]
    assert "".join(f"    {line}\n" for line in shown.splitlines()) in scenario


@pytest.mark.parametrize("language", DOCUMENTS)
def test_links_lead_somewhere(language: Language) -> None:
    links = re.findall(r"\]\(([^)#]+)\)", text_of(language))
    assert links
    assert [link for link in links if not (DOCS / link).exists()] == []
