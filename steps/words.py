"""Words of the game in both languages: ``vocabulary.toml`` as look-ups."""

from __future__ import annotations

import tomllib
from functools import lru_cache
from importlib.resources import files
from typing import Literal

from .errors import SentenceError

Language = Literal["en", "fr"]
LANGUAGES: tuple[Language, ...] = ("en", "fr")


@lru_cache(maxsize=1)
def vocabulary() -> dict[str, dict[str, tuple[str, str]]]:
    """Group (``step``, ``zone``, ``keyword``…) to canonical word to (English, French)."""
    raw = tomllib.loads(files(__package__).joinpath("vocabulary.toml").read_text(encoding="utf-8"))
    return {group: {key: (en, fr) for key, (en, fr) in words.items()} for group, words in raw.items()}


@lru_cache(maxsize=256)
def _reverse(group: str, language: Language) -> dict[str, str]:
    column = LANGUAGES.index(language)
    return {word[column].casefold(): key for key, word in vocabulary()[group].items()}


def say(group: str, canonical: str, language: Language) -> str:
    """The word for ``canonical`` in ``language``; itself where the vocabulary does not have it."""
    word = vocabulary()[group].get(canonical)
    return word[LANGUAGES.index(language)] if word else canonical


def understand(group: str, word: str, language: Language) -> str:
    """The canonical name of ``word``.

    Raises:
        SentenceError: the word is not in ``group`` of the vocabulary.
    """
    canonical = _reverse(group, language).get(word.strip().casefold())
    if canonical is None:
        raise SentenceError("unknown-word", word=word, group=group, known=", ".join(_reverse(group, language)))
    return canonical


def words_of(group: str, language: Language) -> list[str]:
    """The words of ``group`` in ``language``, longest first, as a pattern needs them."""
    column = LANGUAGES.index(language)
    return sorted((word[column] for word in vocabulary()[group].values()), key=len, reverse=True)
