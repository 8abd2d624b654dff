"""How a scenario names cards: ``Forest``, ``Forest (2)``, ``Ours (nouveau)``, and the alias that goes on the wire.

A label is a card's name in the language of the scenario, with words in parentheses where the scenario has several such
cards. Aliases do not depend on the language: the English Oracle name, with ``#2``, ``#3``… for the second and later
labels of the same card in order of appearance.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache

from ..features.catalogue import CardFacts, cards
from .errors import SentenceError
from .words import Language

_LABEL = re.compile(r"^(?P<name>.+?)(?: \((?P<qualifier>[^()]+)\))?$")
_ALIAS = re.compile(r"^(?P<name>.+?)(?: #(?P<number>\d+))?$")


def _faces(catalogue: Mapping[str, CardFacts]) -> list[CardFacts]:
    return [face for card in catalogue.values() for face in (card, card.back) if face is not None]


@lru_cache(maxsize=2)
def _english_of_french() -> dict[str, str]:
    return {face.fr: face.name for face in reversed(_faces(cards()))}


@lru_cache(maxsize=2)
def _french_of_english() -> dict[str, str]:
    return {face.name: face.fr for face in reversed(_faces(cards()))}


def card_of_alias(alias: str) -> str:
    """The English card name inside an alias: ``Forest`` of ``Forest #2``."""
    match = _ALIAS.match(alias)
    return match["name"] if match else alias


def card_name(name: str, language: Language) -> str:
    """The English Oracle name of the card called ``name`` in ``language``.

    Raises:
        SentenceError: the catalogue has no such card.
    """
    english = name if language == "en" else _english_of_french().get(name)
    if english is None or english not in _french_of_english():
        raise SentenceError("unknown-card", card=name)
    return english


def say_card(english: str, language: Language) -> str:
    """The name of the card in ``language``."""
    return english if language == "en" else _french_of_english().get(english, english)


class Labels:
    """The labels of one scenario and their aliases."""

    def __init__(self, language: Language) -> None:
        self.language = language
        self._aliases: dict[str, str] = {}
        self._counts: dict[str, int] = {}

    @classmethod
    def known(cls, language: Language, written: Mapping[str, str]) -> Labels:
        """The labels of a scenario that has been read before, as :meth:`written` gave them."""
        labels = cls(language)
        labels._aliases = {label: alias for alias, label in written.items()}
        return labels

    def written(self) -> dict[str, str]:
        """Alias to label, for all labels that the scenario has used."""
        return {alias: label for label, alias in self._aliases.items()}

    def alias(self, label: str) -> str:
        """The alias of ``label``; a new one if the label is new to the scenario.

        Raises:
            SentenceError: the catalogue has no card of that name.
        """
        label = label.strip()
        if label not in self._aliases:
            match = _LABEL.match(label)
            if match is None:
                raise SentenceError("unknown-card", card=label)
            name = card_name(match["name"], self.language)
            number = self._counts[name] = self._counts.get(name, 0) + 1
            self._aliases[label] = name if number == 1 else f"{name} #{number}"
        return self._aliases[label]

    def as_written(self, alias: str) -> str | None:
        """The label that the scenario gave to ``alias``, if any."""
        return next((label for label, known in self._aliases.items() if known == alias), None)

    def label(self, alias: str) -> str:
        """A label for ``alias`` when an operation is written out as a sentence."""
        match = _ALIAS.match(alias)
        if match is None:
            return alias
        name = say_card(match["name"], self.language)
        return f"{name} ({match['number']})" if match["number"] else name
