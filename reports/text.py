"""Text out of a log made fit for terminals, XML and HTML: what an engine answers may hold anything."""

from __future__ import annotations

import re
import unicodedata

BELONGS = re.compile(r" (?=[:;!?»%][^\w\s]*(?:\s|$))|(?<=«) ")
"""A space before or after French punctuation that a line must not break at."""

LONGEST_TEXT = 1000
"""Characters of a text out of a log that a page of many engines shows: it must stay small."""

_UNPRINTABLE = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\ud800-\udfff\ufffe\uffff"
    "\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]"  # these change the direction in which text around them is read
)


def printable(text: str) -> str:
    """``text`` with every control character but tab and newline, and what XML 1.0 cannot hold, as U+FFFD.

    The controls of bidirectional text are among them: they could make a reader see something else than is written.
    """
    return text if text.isprintable() else _UNPRINTABLE.sub("\ufffd", text)


def one_line(text: str) -> str:
    """``text`` made :func:`printable` and put on one line; no-break spaces stay what they are."""
    return re.sub(r"[ \t\n]+", " ", printable(text)).strip(" ")


def shortened(text: str, longest: int) -> str:
    """``text``, cut after ``longest`` characters: an engine may say anything at any length."""
    return text if len(text) <= longest else f"{text[:longest]}…"


def typeset(text: str, language: str) -> str:
    """``text`` with no-break spaces where French punctuation calls for them; other languages as they are."""
    return BELONGS.sub("\u00a0", text) if language == "fr" else text


def sentence(keyword: str, text: str) -> str:
    """A sentence as written: a French keyword that ends in an apostrophe takes no space (``Et qu'Alice``)."""
    keyword = keyword.strip()
    return f"{keyword}{text}" if keyword.endswith(("'", "’")) or not keyword else f"{keyword} {text}"


def anchor(prefix: str, identity: str) -> str:
    """An HTML id for a clause or scenario: the same in every report."""
    return f"{prefix}-{re.sub(r'[^0-9A-Za-z._-]+', '-', identity)}"


def natural(number: str) -> tuple[tuple[int, str], ...]:
    """Sort key that puts rule 302.6 before 302.10, and scenario SS-9 before SS-10."""
    parts = re.findall(r"[0-9]+|[^0-9]+", unicodedata.normalize("NFC", number))
    return tuple(_digits(part) if part.isdecimal() else (-1, part) for part in parts)


def _digits(part: str) -> tuple[int, str]:
    """Sorts digits as the number they are, however many: Python refuses to read thousands of them."""
    part = part.lstrip("0")
    return len(part), part


def moment(text: str) -> str:
    """A time of a log as people read it: ``2026-08-08 12:00 UTC``; what is none, or in another zone, as it is."""
    found = re.fullmatch(r"(\d{4}-\d\d-\d\d)T(\d\d:\d\d):\d\d(?:\.\d+)?(?:\+00:00|Z)", text, re.ASCII)
    return f"{found[1]} {found[2]} UTC" if found else text


def clip(text: str, longest: int = LONGEST_TEXT) -> str:
    """``text``, with its end left out where it is too long: after a word, unless the last one is long."""
    if len(text) <= longest:
        return text
    whole = text[: longest + 1].rpartition(" ")[0].rstrip(" ,;:(«\u00a0")
    return f"{whole if len(whole) >= longest - 20 else text[:longest]}…"
