"""What the reports say, in English and in French (``locale/*.ftl``), and how they write numbers."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from .records import Text, Verdict
from .text import shortened

LANGUAGES = ("en", "fr")
LONGEST_VALUE = 900
"""Characters of one value in a message: an engine's name may be of any length, and Fluent gives up at 1000."""

LARGEST_NUMBER = 10**20
"""From here on numbers are not grouped: the library that does it gives up somewhere beyond."""

_NO_BREAK_SPACE = "\u00a0"


@lru_cache
def bundle(language: str) -> FluentBundle:
    """The catalogue of ``language``: French for ``fr``, English for every other."""
    if language not in LANGUAGES:
        return bundle("en")
    catalogue = FluentBundle([language], use_isolating=False)
    text = files(__package__).joinpath(f"locale/{language}.ftl").read_text(encoding="utf-8")
    catalogue.add_resource(FluentResource(text))
    return catalogue


def say(language: str, message: str, /, **values: object) -> str:
    """The message of that id in ``language``, filled with ``values``.

    Raises:
        KeyError: the catalogue has no such message, or the message a variable that ``values`` lacks.
    """
    catalogue = bundle(language)
    pattern = catalogue.get_message(message).value
    if pattern is None:
        raise KeyError(f"{language}.ftl: {message} has no text")
    text, problems = catalogue.format_pattern(pattern, {name: _fitting(value) for name, value in values.items()})
    if problems:
        raise KeyError(f"{language}.ftl: {message}: {problems[0]}")
    return str(text)


def _fitting(value: object) -> object:
    """``value`` as Fluent can take it: an engine may say a number of any size."""
    if isinstance(value, int) and abs(value) >= LARGEST_NUMBER:
        value = str(value)
    return shortened(value, LONGEST_VALUE) if isinstance(value, str) else value


def both(message: str, /, **values: object) -> Text:
    """The message in both languages."""
    return Text(en=say("en", message, **values), fr=say("fr", message, **values))


def of(text: Text, language: str) -> str:
    """The side of ``text`` that is in ``language``."""
    return text.fr if language == "fr" else text.en


def name_of(language: str, kind: str, identity: str) -> str:
    """What people call the ``kind`` (chapter, nature, tier, ruleset) of that id; one unknown here keeps its id."""
    if bundle(language).has_message(f"{kind}-{identity}"):
        return say(language, f"{kind}-{identity}")
    words = identity.replace("_", " ")
    return words[:1].upper() + words[1:] if kind == "chapter" else words


def verdict_name(language: str, verdict: Verdict) -> str:
    """What people call ``verdict``, followed by the word of the log where that is another: ``plantage (crash)``."""
    name = say(language, f"verdict-{verdict.value}")
    return name if name == verdict.value else say(language, "verdict-and-word", verdict=name, word=verdict.value)


def decimal(value: float, digits: int, language: str) -> str:
    """``value`` with ``digits`` decimals, after a comma in French."""
    text = f"{value:.{digits}f}"
    return text.replace(".", ",") if language == "fr" else text


def percent(part: int, whole: int, language: str) -> str:
    """The percentage, whole but near its ends: 0 % means none and 100 % all, whatever the size of ``whole``."""
    tenths = 1000 * part // whole
    if part > 0 and tenths < 10:
        number = decimal(max(tenths, 1) / 10, 1, language)
    elif part < whole and tenths >= 990:
        number = decimal(tenths / 10, 1, language)
    else:
        number = str(round(100 * part / whole))
    return f"{number}{_NO_BREAK_SPACE}%" if language == "fr" else f"{number}%"
