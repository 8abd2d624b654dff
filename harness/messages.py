"""What the harness says to people, in English and in French (``locale/*.ftl``)."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from ..reports.records import Text
from ..reports.text import printable
from ..steps.words import LANGUAGES, Language

LONGEST_VALUE = 2000
"""Characters of one value in a message: an engine's answer may be of any length, and Fluent gives up at 2500."""


@lru_cache(maxsize=2)
def _bundle(language: Language) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    text = files(__package__).joinpath(f"locale/{language}.ftl").read_text(encoding="utf-8")
    bundle.add_resource(FluentResource(text))
    return bundle


def say(language: Language, message: str, /, **values: object) -> str:
    """The message of that id in ``language``, filled with ``values``.

    Raises:
        KeyError: the catalogue has no such message, a fault of the suite.
    """
    bundle = _bundle(language)
    pattern = bundle.get_message(message).value
    if pattern is None:
        raise KeyError(message)
    fitting = {key: fit_to_log(value) if isinstance(value, str) else value for key, value in values.items()}
    text, _ = bundle.format_pattern(pattern, fitting)
    return str(text)


def fit_to_log(text: str) -> str:
    """``text`` from an engine as a log can hold it: without lone surrogates, and not endlessly long."""
    if len(text) > LONGEST_VALUE:
        text = f"{text[:LONGEST_VALUE]}…"
    return text.encode("utf-8", "replace").decode("utf-8")


def one_row(text: str) -> str:
    """``text`` on one line, fit for a terminal."""
    return printable(" ".join(line.strip("\r\n\t") for line in text.splitlines()))


def both(message: str, /, **values: object) -> Text:
    """The message in both languages; a value that is a :class:`Text` is taken in each language."""
    texts = {}
    for language in LANGUAGES:
        own = {key: getattr(value, language) if isinstance(value, Text) else value for key, value in values.items()}
        texts[language] = say(language, message, **own)
    return Text(**texts)


def has_message(message: str) -> bool:
    """Whether the catalogue has this id."""
    return bool(_bundle("en").has_message(message))
