"""The cards: abilities by the English name of the card or face."""

from __future__ import annotations

from ..abilities import Ability

ABILITIES: dict[str, tuple[Ability, ...]] = {}
