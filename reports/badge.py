"""A badge: what part of the clauses an engine conforms to, as an image and as an endpoint for shields.io."""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path
from typing import Any

from jinja2 import Environment, StrictUndefined

from .log import Log
from .messages import say
from .reservations import chosen_part
from .summary import Share, share, summarise

_COLOURS = ((100, "brightgreen"), (90, "green"), (75, "yellowgreen"), (50, "yellow"), (25, "orange"), (0, "red"))
"""From which percentage on; names of shields.io."""

_HEX = {
    "brightgreen": "#2f7d0b", "green": "#5a7a00", "yellowgreen": "#6e7320", "yellow": "#8a6a00", "orange": "#b3541e",
    "red": "#b8382a", "lightgrey": "#6b6b6b",
}  # fmt: skip
"""The same, dark enough for white letters."""

_NARROW, _WIDE = frozenset(" .,:;'()|!ijlftI1"), frozenset("mwMW%—")


def badge_endpoint(log: Log, language: str) -> dict[str, Any]:
    """The JSON that shields.io makes a badge of (``https://shields.io/badges/endpoint-badge``).

    That of a part of the suite says so; where scenarios are not of the suite, there is no share to show.
    """
    found, measured = _clauses(log)
    if log.run.foreign:
        message, measured = say(language, "badge-foreign"), False
    else:
        message = found.said(language) if measured else say(language, "no-result")
    return {
        "schemaVersion": 1,
        "label": say(language, "badge-label-part" if chosen_part(log.run) else "badge-label"),
        "message": message,
        "color": _colour(found, measured),
    }


def badge_svg(log: Log, language: str) -> str:
    """The badge as an SVG image; a screen reader reads it as one sentence."""
    endpoint = badge_endpoint(log, language)
    label, message = endpoint["label"], endpoint["message"]
    environment = Environment(autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True)
    template = files(__package__).joinpath("templates/badge.svg").read_text(encoding="utf-8")
    return environment.from_string(template).render(
        label=label,
        message=message,
        colour=_HEX[endpoint["color"]],
        label_width=_width(label),
        message_width=_width(message),
    )


def write_badge(log: Log, image: Path | str, endpoint: Path | str, language: str) -> None:
    """Write the badge of ``log`` to ``image`` (SVG) and ``endpoint`` (JSON).

    Raises:
        OSError: a file cannot be written.
    """
    Path(image).write_text(badge_svg(log, language), encoding="utf-8")
    text = json.dumps(badge_endpoint(log, language), ensure_ascii=False, indent=2)
    Path(endpoint).write_text(f"{text}\n", encoding="utf-8")


def _clauses(log: Log) -> tuple[Share, bool]:
    """What part of the clauses conforms, under all editions together, and whether anything was measured."""
    summary = summarise(log)
    shares = [share(counts.clauses) for counts in summary.totals.values()]
    return Share(sum(one.part for one in shares), sum(one.whole for one in shares)), summary.has_result


def _colour(found: Share, measured: bool) -> str:
    if not measured or not found.whole:
        return "lightgrey"
    return next(colour for least, colour in _COLOURS if found.part * 100 >= least * found.whole)


def _width(text: str) -> int:
    """About how wide ``text`` is in Verdana of 11 pixels; the image stretches it to exactly that."""
    return round(sum(3.9 if letter in _NARROW else 9.8 if letter in _WIDE else 6.6 for letter in text))
