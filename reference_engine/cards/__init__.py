"""The cards: one module a theme, each with its ``ABILITIES`` by the English name of the card or face."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

from ..abilities import Ability


def _gather() -> dict[str, tuple[Ability, ...]]:
    found: dict[str, tuple[Ability, ...]] = {}
    for module in sorted(each.name for each in iter_modules(__path__)):
        abilities: dict[str, tuple[Ability, ...]] = import_module(f"{__name__}.{module}").ABILITIES
        if repeated := found.keys() & abilities.keys():
            raise ValueError(f"{module}: registered twice: {', '.join(sorted(repeated))}")
        found |= abilities
    return found


ABILITIES: dict[str, tuple[Ability, ...]] = _gather()
"""The abilities of every card and token the engine has, by the English name of the card or face.

Plain keyword abilities (:data:`..keywords.PLAIN`) may be left out here: the catalogue lists them. A name that is
missing is a card the engine does not have.
"""
