"""What the engine waits for, and telling it what a player does."""

from __future__ import annotations

from typing import Any

from .errors import Refused
from .table import Table

NO_CHOICE = {"Priority", "DeclareAttackers", "DeclareBlockers", "GameOver"}
"""What the engine waits for when nobody is to choose anything."""

Prompt = dict[str, Any]


def waiting(table: Table) -> Prompt:
    """What the engine waits for: ``type`` and ``data``."""
    prompt: Prompt = table.game.waiting_for()
    return {"type": prompt["type"], "data": prompt.get("data") or {}}


def apply(table: Table, seat: int, kind: str, **data: Any) -> None:
    """Carry out an action of the engine.

    Raises:
        Refused: the engine refuses it.
    """
    try:
        table.game.apply(seat, {"type": kind, "data": data} if data else {"type": kind})
    except Exception as error:
        raise Refused(_brief(str(error))) from None


def _brief(reason: str) -> str:
    """The engine's reason without the state that it quotes."""
    return reason.split(" { ")[0][:200]
