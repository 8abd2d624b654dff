"""``mtg-verdict report``: the site of some logs, and one line where it cannot be made."""

from __future__ import annotations

from pathlib import Path

import pytest
from mtg_verdict.harness.cli import main

from ..reports import sample


def call(*arguments: str) -> int:
    """The exit status of the command."""
    with pytest.raises(SystemExit) as caught:
        main(arguments)
    return int(caught.value.code or 0)


@pytest.fixture(name="log")
def fixture_log(tmp_path: Path) -> str:
    return str(sample.write(tmp_path / "log.ndjson", sample.sample()))


def test_site_of_several_logs_is_written_and_named(
    log: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    other = sample.write(tmp_path / "other", [sample.run_record(name="Other"), sample.scenario_record("SS-001")])
    out = tmp_path / "new" / "site"
    assert call("report", log, str(other), "--out", str(out), "--lang", "fr") == 0
    assert str(out / "index.html") in capsys.readouterr().out.replace("\n", "")
    assert {path.name for path in (out / "en" / "engines").iterdir()} == {
        "Sample-engine-1.2.3.html",
        "Other-1.2.3.html",
    }


@pytest.mark.parametrize(("language", "said"), [("en", "cannot be read"), ("fr", "Impossible de lire le journal")])
def test_log_that_cannot_be_read_is_one_line(
    language: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert call("report", str(tmp_path / "none"), "--out", str(tmp_path / "out"), "--lang", language) == 2
    error = capsys.readouterr().err
    assert said in error
    assert error.count("\n") == 1
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize("out", ["", "log.ndjson", "log.ndjson/site"])
def test_folder_that_cannot_be_made_is_one_line(
    log: str, out: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert call("report", log, "--out", out) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_page_that_cannot_be_written_is_one_line(log: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "out" / "site.js").mkdir(parents=True)
    assert call("report", log, "--out", str(tmp_path / "out")) == 3
    assert capsys.readouterr().err.count("\n") == 1


def test_logs_and_folder_are_wanted(log: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert call("report", log) == 2
    assert call("report", "--out", "x") == 2
    assert capsys.readouterr().err.count("\n") == 2
