"""The benchmarks: what a bound means, and that both languages say everything."""

from __future__ import annotations

import importlib.util
import json
import sys
from pathlib import Path
from types import ModuleType

import pytest

pytestmark = pytest.mark.processes

SCRIPT = Path(__file__).parent.parent / "benchmarks" / "ratios.py"


@pytest.fixture(name="ratios")
def _ratios(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    spec = importlib.util.spec_from_file_location("ratios", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "ratios", module)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize(
    ("at", "first", "kept"),
    [("at most", 4.0, True), ("at most", 4.1, False), ("at least", 4, True), ("at least", 3, False)],
)
def test_a_bound_is_kept_up_to_its_own_value(ratios: ModuleType, at: str, first: float, kept: bool) -> None:
    assert ratios.Ratio("help / pass", 4.0, at, first, 1.0).kept is kept


def test_without_phase_its_ratio_is_left_out_with_the_reason(
    ratios: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(ratios, "find_spec", lambda name: None)
    outs = {name: tmp_path / name for name in ("phase", "vectors")}
    left_out = ratios.against_phase(ratios.Stopwatch(1), outs, ())
    assert left_out.kept
    for column, reason in enumerate(("not installed", "pas installé")):
        ratios.show([left_out], column, 1)
        assert reason in capsys.readouterr().out


def test_only_scenarios_that_both_engines_support_count(
    ratios: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    rows = {
        "phase": [("A", "pass", 9.0), ("B", "unsupported", 5.0), ("C", "fail", 3.0)],
        "vectors": [("A", "pass", 1.0), ("B", "pass", 70.0), ("C", "pass", 2.0), ("D", "not-applicable", 80.0)],
    }
    for name, found in rows.items():
        (tmp_path / name).mkdir()
        lines = [
            json.dumps(
                {"kind": "scenario", "id": one, "ruleset": "cr-2026", "verdict": verdict, "engine_seconds": took}
            )
            for one, verdict, took in found
        ]
        text = "\n".join(['{"kind": "run"}', *lines])
        (tmp_path / name / "verdicts.ndjson").write_text(text, encoding="utf-8")
    monkeypatch.setattr(ratios, "find_spec", lambda name: object())
    monkeypatch.setattr(ratios.Stopwatch, "fastest", lambda self, *commands, repeat=0: [0.0])
    ratio = ratios.against_phase(ratios.Stopwatch(1), {name: tmp_path / name for name in rows}, ())
    assert (ratio.first, ratio.second, ratio.scenarios) == (12.0, 3.0, 2)
    assert not ratio.kept


def test_a_command_that_fails_ends_the_measuring(ratios: ModuleType) -> None:
    with pytest.raises(RuntimeError, match="unknown adapter"):
        ratios.Stopwatch(1).fastest(["sh", "-c", "echo unknown adapter >&2; exit 2"])


def test_everything_is_said_in_both_languages(ratios: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    kinds = ("pytest / vectors", "stdio / in process", "phase / reference", "help / pass")
    measured = [ratios.Ratio(name, 4.0, "at most", first, 2.0, 7) for first, name in enumerate(kinds, start=1)]
    ratios.show([*measured, ratios.Ratio(kinds[0], 1.0, "at least", 0.5, 1.0)], 1, 3)
    shown = capsys.readouterr().out
    assert "0,50" in shown
    assert "DÉPASSÉE" in shown
    assert "au plus 4, tenue" in shown
    assert all(len(both) == 2 and all(both) for both in ratios.WORDS.values())
