"""Words of a log made fit for people."""

from __future__ import annotations

import pytest
from mtg_verdict.reports.text import clip, moment


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("2026-08-08T12:00:59+00:00", "2026-08-08 12:00 UTC"),
        ("2026-08-08T12:00:59.5Z", "2026-08-08 12:00 UTC"),
        ("2026-08-08T12:00:59+02:00", "2026-08-08T12:00:59+02:00"),
        ("٢٠٢٦-08-08T12:00:59Z", "٢٠٢٦-08-08T12:00:59Z"),
        ("now", "now"),
        ("", ""),
    ],
)
def test_a_time_is_told_to_the_minute_and_anything_else_as_it_is(written: str, read: str) -> None:
    assert moment(written) == read


def test_a_text_that_is_too_long_ends_after_a_word() -> None:
    assert clip("a creature is tapped, then sacrificed", 24) == "a creature is tapped…"
    assert clip("a creature", 10) == "a creature"
    assert clip("a creature is", 10) == "a creature…"
    assert clip("x" * 50, 40) == "x" * 40 + "…"
