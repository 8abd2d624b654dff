"""The pages of the site that compare."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path
from urllib.parse import unquote

import pytest
from mtg_verdict.reports import Log, Verdict, read_log
from mtg_verdict.reports.records import AnyRecord
from mtg_verdict.reports.site import write_site

from . import sample


def log_of(path: Path, verdict: Verdict, version: str = "1.2.3", name: str = "Sample engine") -> Log:
    run = sample.run_record(name=name)
    run = run.model_copy(update={"engine": run.engine.model_copy(update={"version": version})})
    scenarios = [sample.scenario_record("SS-1", language, verdict) for language in ("en", "fr")]
    return read_log(sample.write(path, [run, sample.clause_record("ss-a"), *scenarios]))


def pages(logs: list[Log], folder: Path) -> dict[str, str]:
    write_site(logs, folder)
    return {str(path.relative_to(folder)): path.read_text(encoding="utf-8") for path in folder.rglob("*.html")}


def test_one_engine_under_one_edition_is_compared_with_nothing(tmp_path: Path) -> None:
    made = pages([log_of(tmp_path / "log", Verdict.PASS)], tmp_path / "site")
    assert not [path for path in made if "compare" in path or "changes" in path]
    assert "compare.html" not in made["en/index.html"]


def test_versions_of_an_engine_are_told_by_what_changed_and_lead_to_the_scenario(tmp_path: Path) -> None:
    logs = [log_of(tmp_path / "a", Verdict.PASS, "1.0"), log_of(tmp_path / "b", Verdict.FAIL, "2.0")]
    made = pages([*logs, log_of(tmp_path / "c", Verdict.PASS, name="Other")], tmp_path / "site")
    assert 'href="compare.html"' in made["en/index.html"]
    (path,) = [path for path in made if path.startswith("en/changes/")]
    assert "Newly failing: 1" in made[path]
    (french,) = [path for path in made if path.startswith("fr/changes/")]
    assert "Nouvellement non conformes\u00a0: 1" in made[french]
    assert "Sample engine 2.0 alone fails 1 scenario" in made["en/compare.html"]
    assert len(made) == len({path.lower() for path in made})
    for page in ("en/compare.html", "fr/compare.html", path, french):
        links = re.findall(r'href="([^"]+)"', made[page])
        assert any("#" in link for link in links)
        for link in links:
            target, _, anchor = unquote(unescape(link)).partition("#")
            found = (tmp_path / "site" / page).parent / target
            assert not target or found.exists(), link
            if anchor and target:
                assert f'id="{anchor}"' in found.read_text(encoding="utf-8")


def test_editions_of_an_engine_are_told_apart(log: Log, tmp_path: Path) -> None:
    made = pages([log], tmp_path / "site")
    (path,) = [path for path in made if path.startswith("en/changes/")]
    assert "cr-2024" in path
    assert "Newly failing: 1" in made[path]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_hostile_engine_does_no_harm(tmp_path: Path, language: str) -> None:
    hostile = "<script>alert(1)</script>\u202e\"'" + "x" * 10_000
    logs = [log_of(tmp_path / v, e, v, hostile) for v, e in (("1", Verdict.PASS), ("2", Verdict.FAIL))]
    made = pages(logs, tmp_path / "site")
    for path, text in made.items():
        if path.startswith((f"{language}/changes/", f"{language}/compare")):
            assert "<script>alert" not in text
            assert "\u202e" not in text
            assert len(text) < 50_000


def test_the_page_of_twenty_engines_stays_small(tmp_path: Path) -> None:
    ends = (Verdict.PASS, Verdict.FAIL, Verdict.UNSUPPORTED, Verdict.CRASH)
    logs = []
    for number in range(20):
        scenarios = [sample.scenario_record(f"SS-{n}", verdict=ends[(n + number) % 4]) for n in range(300)]
        records: list[AnyRecord] = [
            sample.run_record(name=f"Engine {number}"),
            sample.clause_record("ss-a"),
            *scenarios,
        ]
        logs.append(read_log(sample.write(tmp_path / f"{number}", records)))
    made = pages(logs, tmp_path / "site")
    assert 20_000 < len(made["en/compare.html"]) < 1_000_000
