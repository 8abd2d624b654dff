"""Keyword abilities (CR 702): those that stand for other abilities, one module each, and the plain ones."""

from __future__ import annotations

from .awaken import awaken
from .blitz import blitz
from .buyback import buyback
from .crew import crew
from .cycling import CYCLES, cycling
from .dash import dash
from .embalm import embalm
from .equip import equip
from .evoke import evoke
from .flanking import flanking
from .flashback import GainFlashbackForManaCost, flashback
from .morph import morph
from .riot import riot
from .unearth import unearth

PLAIN = {
    "deathtouch": "702.2",
    "defender": "702.3",
    "double strike": "702.4",
    "first strike": "702.7",
    "flash": "702.8",
    "flying": "702.9",
    "haste": "702.10",
    "indestructible": "702.12",
    "plainswalk": "702.14",
    "islandwalk": "702.14",
    "swampwalk": "702.14",
    "mountainwalk": "702.14",
    "forestwalk": "702.14",
    "lifelink": "702.15",
    "reach": "702.17",
    "shroud": "702.18",
    "trample": "702.19",
    "vigilance": "702.20",
    "phasing": "702.26",
    "shadow": "702.28",
    "wither": "702.80",
    "menace": "702.111",
}
"""The keyword abilities without a parameter that the chapters themselves carry out, and the rule of each."""

__all__ = [
    "CYCLES",
    "PLAIN",
    "GainFlashbackForManaCost",
    "awaken",
    "blitz",
    "buyback",
    "crew",
    "cycling",
    "dash",
    "embalm",
    "equip",
    "evoke",
    "flanking",
    "flashback",
    "morph",
    "riot",
    "unearth",
]
