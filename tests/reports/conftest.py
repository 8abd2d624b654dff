"""The sample log, read."""

from __future__ import annotations

from pathlib import Path

import pytest
from mtg_verdict.reports import Log, read_log

from . import sample


@pytest.fixture(name="log")
def fixture_log(tmp_path: Path) -> Log:
    return read_log(sample.write(tmp_path / "sample.jsonl", sample.sample()))
