"""Published reports: what is in them, and that the same logs make the same files."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest
from mtg_verdict.reports import LogError, read_log
from mtg_verdict.reports.publishing import main, publish
from mtg_verdict.reports.records import AnyRecord

from . import sample


@pytest.fixture(name="files")
def fixture_files(tmp_path: Path) -> list[Path]:
    other: list[AnyRecord] = [sample.run_record(name="Other | engine"), sample.scenario_record("SS-1")]
    return [sample.write(tmp_path / "a", sample.sample()), sample.write(tmp_path / "b", other)]


def contents(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_the_same_logs_make_the_same_files_compressed_or_not(files: list[Path], tmp_path: Path) -> None:
    publish(files, tmp_path / "one")
    made = contents(tmp_path / "one")
    assert set(made) == {
        "README.md", "LISEZMOI.md", "comparison.en.md", "comparison.fr.md",
        *(f"{place}/{name}" for place in ("sample", "sample-2")
          for name in ("verdicts.ndjson.gz", "summary.en.md", "summary.fr.md")),
    }  # fmt: skip
    publish([tmp_path / "one" / place / "verdicts.ndjson.gz" for place in ("sample", "sample-2")], tmp_path / "two")
    assert contents(tmp_path / "two") == made
    assert gzip.decompress(made["sample/verdicts.ndjson.gz"]) == files[0].read_bytes()
    assert read_log(tmp_path / "one" / "sample" / "verdicts.ndjson.gz") == read_log(files[0])


@pytest.mark.parametrize("page", ["README.md", "LISEZMOI.md"])
def test_the_page_says_engine_version_date_and_leads_to_the_reports(
    files: list[Path], tmp_path: Path, page: str
) -> None:
    publish(files, tmp_path / "out")
    text = (tmp_path / "out" / page).read_text(encoding="utf-8")
    for part in ("Sample engine 1.2.3", "Other \\| engine 1.2.3", "2026-08-08 12:00 UTC", "cr-2024, cr-2026"):
        assert part in text
    links = re.findall(r"\]\(([^)]+)\)", text)
    assert len(links) == 5
    assert all((tmp_path / "out" / link).is_file() for link in links)


@pytest.mark.parametrize("data", [b"\x1f\x8b", b"\x1f\x8b\x08\x00broken", gzip.compress(b"x" * 100)[:-12]])
def test_a_broken_archive_is_refused(tmp_path: Path, data: bytes, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "log.gz"
    path.write_bytes(data)
    with pytest.raises(LogError) as caught:
        read_log(path)
    assert caught.value.code == "log-unreadable"
    assert main([str(tmp_path / "out"), str(path)]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_the_command_publishes(files: list[Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(tmp_path / "out"), *map(str, files)]) == 0
    assert (tmp_path / "out" / "README.md").is_file()
    assert main([]) == 2
    assert "FOLDER LOG..." in capsys.readouterr().err


def test_a_folder_has_a_name_that_a_file_system_takes(tmp_path: Path) -> None:
    head = sample.run_record()
    run = head.model_copy(update={"engine": head.engine.model_copy(update={"adapter": "../" + "x" * 10_000})})
    log = sample.write(tmp_path / "log", [run, sample.scenario_record("SS-1")])
    publish([log, log], tmp_path / "out")
    assert sorted(one.name for one in (tmp_path / "out").iterdir() if one.is_dir()) == ["x" * 80, "x" * 80 + "-2"]
