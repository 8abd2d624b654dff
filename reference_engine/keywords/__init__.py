"""Keyword abilities with a parameter (CR 702), each as the abilities it stands for."""

from __future__ import annotations

from .awaken import awaken
from .buyback import buyback
from .crew import crew
from .dash import dash
from .embalm import embalm
from .equip import equip
from .flashback import GainFlashbackForManaCost, flashback
from .morph import morph
from .riot import riot
from .unearth import unearth

__all__ = [
    "GainFlashbackForManaCost",
    "awaken",
    "buyback",
    "crew",
    "dash",
    "embalm",
    "equip",
    "flashback",
    "morph",
    "riot",
    "unearth",
]
