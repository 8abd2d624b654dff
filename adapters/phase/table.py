"""A game in progress, and the actions of the engine that only a set-up uses."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from .errors import NotExpressible

_LONGEST_REASON = 200


@dataclass
class Table:
    """A game in progress: the engine with its cards, the game, and who sits where.

    ``seats`` maps a player's name to the engine's seat.
    """

    engine: Any
    game: Any
    seats: dict[str, int]

    def name(self, seat: int) -> str:
        """The name of the player in ``seat``."""
        return next(name for name, number in self.seats.items() if number == seat)

    def in_game(self, seat: int) -> bool:
        """Whether the player in ``seat`` is still in the game (CR 800.4a)."""
        return not self.game.player(seat).get("is_eliminated", False)

    def copy(self) -> Table:
        """The same moment as another game, for trying things out.

        Raises:
            NotExpressible: the engine cannot load its own export of this moment, edited or not.
        """
        full = self.game.state()
        _match_ledger(full["state"])
        _leave_out_details(full["state"])
        for number in full["state"]["battlefield"]:
            value = full["state"]["objects"][str(number)]
            if "Battle" in value["card_types"]["core_types"]:
                # Without any entry the engine reads the printed defense when it loads (CR 310.4c).
                value["counters"].setdefault("defense", 0)
        try:
            loaded = self.engine.load_game(full)
        except ValueError:
            # Where the engine does load its own words, what is written into them above is at fault.
            self._check_own_export()
            raise
        return Table(self.engine, loaded, self.seats)

    def _check_own_export(self) -> None:
        try:
            self.engine.load_game(self.game.state())
        except ValueError as error:
            reason = str(error).split(", expected")[0][:_LONGEST_REASON]
            raise NotExpressible(f"a moment whose state the engine exports but cannot load: {reason}") from None

    def state(self) -> dict[str, Any]:
        """The whole state of the game, as the engine exports it."""
        state: dict[str, Any] = self.game.state()["state"]
        return state

    def object(self, object_id: str) -> dict[str, Any] | None:
        """One object by its wire id, or ``None``."""
        try:
            found: dict[str, Any] | None = self.game.object(int(object_id))
        except Exception:  # the engine raises various errors for an id it does not know
            return None
        return found


def _match_ledger(state: dict[str, Any]) -> None:
    """Let each event that waits on the stack be the one in the list of this turn's zone changes.

    The engine adds to the event, not to the list, what left together with the object, and loads no state in which the
    two differ.
    """
    listed = {_zone_change(record): record for record in state.get("zone_changes_this_turn", ())}
    for entry in state["stack"]:
        event = (entry["kind"].get("data") or {}).get("trigger_event") or {}
        record = (event.get("data") or {}).get("record") if event.get("type") == "ZoneChanged" else None
        if record is not None and _zone_change(record) in listed:
            record["co_departed"] = listed[_zone_change(record)]["co_departed"]


def _leave_out_details(state: dict[str, Any]) -> None:
    """Leave out what a prompt for targets tells its reader about the effect, some of which the engine does not load."""
    data = (state.get("waiting_for") or {}).get("data") or {}
    for slot in data.get("target_slots") or ():
        slot.pop("effect_detail", None)


def _zone_change(record: dict[str, Any]) -> tuple[Any, ...]:
    return tuple(record.get(key) for key in ("object_id", "entered_incarnation", "from_zone", "to_zone"))


def debug(table: Table, kind: str, **data: Any) -> None:
    """Carry out one of the engine's debug actions.

    Raises:
        NotExpressible: the engine refuses it.
    """
    try:
        table.game.apply(actor(table), {"type": "Debug", "data": {"type": kind, "data": data}})
    except Exception as error:
        raise NotExpressible(f"a situation that needs {kind} {data}: {error}") from None


def actor(table: Table) -> int:
    """The seat of the player the engine waits for."""
    data = table.game.waiting_for().get("data") or {}
    return int(data.get("player", 0))
