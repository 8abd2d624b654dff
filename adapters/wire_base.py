"""What all wire models share: the names in them, their base, and the words for steps, zones and faces."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, TypeVar

from pydantic import BaseModel, ConfigDict, Field

PROTOCOL_VERSION = "1.0"
"""The version of the models in this module; ``Description.protocol`` must bear the same major number."""

Alias = Annotated[str, Field(min_length=1)]
ObjectId = Annotated[str, Field(min_length=1)]
PlayerName = Annotated[str, Field(min_length=1)]
ManaString = Annotated[str, Field(pattern=r"^(\{[0-9WUBRGCXQTSP/]+\})*$")]
"""Mana symbols one after the other, as CR 107.4 writes them: ``{2}{G}``; the empty string is no mana."""

_T = TypeVar("_T")
Many = Annotated[tuple[_T, ...], Field(fail_fast=True)]
"""What an engine answers many of: the first that is wrong is enough, for there may be millions."""


class Model(BaseModel):
    """Base of every wire model: immutable, unknown fields refused."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class Step(StrEnum):
    """The steps and main phases of a turn (CR 500.1)."""

    UNTAP = "untap"
    UPKEEP = "upkeep"
    DRAW = "draw"
    PRECOMBAT_MAIN = "precombat main"
    BEGINNING_OF_COMBAT = "beginning of combat"
    DECLARE_ATTACKERS = "declare attackers"
    DECLARE_BLOCKERS = "declare blockers"
    COMBAT_DAMAGE = "combat damage"
    END_OF_COMBAT = "end of combat"
    POSTCOMBAT_MAIN = "postcombat main"
    END = "end"
    CLEANUP = "cleanup"


class Zone(StrEnum):
    """The zones of the game (CR 400.1)."""

    BATTLEFIELD = "battlefield"
    HAND = "hand"
    LIBRARY = "library"
    GRAVEYARD = "graveyard"
    EXILE = "exile"
    STACK = "stack"
    COMMAND = "command"


class Face(StrEnum):
    """The face of a double-faced permanent that is up (CR 712.2)."""

    FRONT = "front"
    BACK = "back"
