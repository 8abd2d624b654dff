"""The cards that scenarios name: ``features/cards/*.toml`` as values.

A file is a list of ``[[card]]`` tables: ``name`` (English Oracle name), ``fr`` (official French name), ``cost``,
``types``, ``supertypes``, ``subtypes``, ``power``, ``toughness``, ``loyalty``, ``defense``, ``keywords``, ``colors``
(only where they do not follow from the cost), ``layout``, ``token``, ``gloss_en`` and ``gloss_fr`` (what the card does,
in our own words) and, for a double-faced card, ``[card.back]`` with the same fields. ``synthetic`` marks a card that
exists only in this suite; its glosses are its rules text.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any

_COLOR_OF_SYMBOL = {"W": "white", "U": "blue", "B": "black", "R": "red", "G": "green"}


class CatalogueError(Exception):
    """A card file is malformed; the message names file, card and mend."""


@dataclass(frozen=True)
class CardFacts:
    """Facts of one face of a card or of a token. Power and toughness are text because ``*`` occurs (CR 208.2)."""

    name: str
    fr: str
    cost: str = ""
    types: tuple[str, ...] = ()
    supertypes: tuple[str, ...] = ()
    subtypes: tuple[str, ...] = ()
    power: str | None = None
    toughness: str | None = None
    loyalty: str | None = None
    defense: str | None = None
    keywords: tuple[str, ...] = ()
    colors: tuple[str, ...] = ()
    layout: str = "normal"
    token: bool = False
    synthetic: bool = False
    gloss_en: str = ""
    gloss_fr: str = ""
    back: CardFacts | None = None
    source: str = field(default="", compare=False)


def colors_of_cost(cost: str) -> tuple[str, ...]:
    """Colours of the mana symbols in ``cost``, in the order white to green (CR 202.2)."""
    return tuple(color for symbol, color in _COLOR_OF_SYMBOL.items() if symbol in cost)


def _card(raw: dict[str, Any], source: str) -> CardFacts:
    values = dict(raw)
    back = values.pop("back", None)
    for key, value in values.items():
        if isinstance(value, list):
            values[key] = tuple(value)
    values.setdefault("colors", colors_of_cost(values.get("cost", "")))
    try:
        return CardFacts(**values, back=_card(back, source) if back else None, source=source)
    except TypeError as error:
        raise CatalogueError(f"{source}: {raw.get('name', '?')}: {error}") from None


def read_cards(folder: Path) -> dict[str, CardFacts]:
    """All cards of ``folder/*.toml`` by English name, back faces not among the keys.

    Raises:
        CatalogueError: a file is not TOML, a field is unknown or missing, or a name occurs twice.
    """
    cards: dict[str, CardFacts] = {}
    for path in sorted(folder.glob("*.toml")):
        try:
            tables = tomllib.loads(path.read_text(encoding="utf-8")).get("card", [])
        except tomllib.TOMLDecodeError as error:
            raise CatalogueError(f"{path.name}: {error}") from None
        for table in tables:
            card = _card(table, path.name)
            if card.name in cards:
                raise CatalogueError(f"{path.name}: {card.name}: already in {cards[card.name].source}")
            cards[card.name] = card
    return cards


@lru_cache(maxsize=1)
def cards() -> dict[str, CardFacts]:
    """The cards of this project by English name."""
    return read_cards(Path(str(files(__package__).joinpath("cards"))))
