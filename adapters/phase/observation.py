"""The engine's state as an observation: values after its continuous effects, in the words of the wire models."""

from __future__ import annotations

from typing import Any

from ..models import Face, ObjectView, Observation, PlayerView, StackEntry, Zone
from .abilities import keywords
from .ability_kinds import kinds_of_abilities
from .table import Table
from .words import STEP_OF_PHASE, SYMBOL_OF_COLOR, cost_from_engine, counter_from_engine, mana_value, symbols

_ZONES = {zone.value.capitalize(): zone for zone in Zone}


def observe(table: Table) -> Observation:
    """The game as it stands (a state export; changes nothing)."""
    state = table.state()
    seats = range(len(state["players"]))
    waiting = table.game.waiting_for()
    data = waiting.get("data") or {}
    return Observation(
        active_player=table.name(state["active_player"]),
        step=STEP_OF_PHASE[state["phase"]],
        priority=table.name(data["player"]) if waiting["type"] == "Priority" else None,
        players=tuple(_player(table, state, seat) for seat in seats),
        objects=tuple(_object(table, state, value) for value in _shown(state)),
        stack=tuple(_stack_entry(table, state, entry) for entry in state["stack"]),
    )


def _shown(state: dict[str, Any]) -> list[dict[str, Any]]:
    """Objects to show, those of a zone in the order in which they arrived there."""
    listed = [*state["battlefield"]]
    for player in state["players"]:
        listed += [*player["hand"], *player["graveyard"]]
    listed += state["exile"]
    objects = state["objects"]
    shown = [objects[str(number)] for number in listed if str(number) in objects]
    known = {int(number) for number in listed}
    rest = [value for value in objects.values() if value["zone"] in ("Stack", "Command") and value["id"] not in known]
    return [value for value in shown if value["zone"] in _ZONES] + rest


def _player(table: Table, state: dict[str, Any], seat: int) -> PlayerView:
    player = state["players"][seat]
    pool = sorted((SYMBOL_OF_COLOR[unit["color"]] for unit in player["mana_pool"]["mana"]), key="WUBRGC".index)
    return PlayerView(
        name=table.name(seat),
        life=player["life"],
        mana_pool="".join(f"{{{symbol}}}" for symbol in pool),
        hand_size=len(player["hand"]),
        library_size=len(player["library"]),
        lands_played=player.get("lands_played_this_turn"),
        in_game=not player.get("is_eliminated", False),
    )


def _subtypes(value: dict[str, Any]) -> tuple[str, ...] | None:
    """The subtypes; not told of what has every creature type: the engine lists only those that it has met."""
    return None if "changeling" in keywords(value) else tuple(value["card_types"]["subtypes"])


def _object(table: Table, state: dict[str, Any], value: dict[str, Any]) -> ObjectView:
    types = value["card_types"]
    view: dict[str, Any] = {
        "id": str(value["id"]),
        "name": value["name"],
        "zone": _ZONES[value["zone"]],
        "owner": table.name(value["owner"]),
        "controller": table.name(value["controller"]),
        "token": bool(value.get("is_token", False)),
        "types": tuple(types["core_types"]),
        "supertypes": tuple(types["supertypes"]),
        "subtypes": _subtypes(value),
        "colors": tuple(color.lower() for color in value["color"]),
        "mana_cost": cost_from_engine(value["mana_cost"]),
        "mana_value": _mana_value(value),
        "power": value["power"],
        "toughness": value["toughness"],
        "defense": _defense(value),
        "keywords": tuple(sorted(keywords(value))),
        "abilities": kinds_of_abilities(value),
        "face_down": value["face_down"],
        "counters": {counter_from_engine(name): count for name, count in value["counters"].items() if count},
    }
    if value["zone"] == "Battlefield":
        view |= _status(table, state, value)
    return ObjectView(**view)


def _mana_value(value: dict[str, Any]) -> int:
    """The mana value, which the engine does not tell, from what it tells of the object (CR 202.3).

    X is what was announced while the spell is on the stack, 0 elsewhere; a back face has that of its front face.
    """
    back = value["transformed"] and value.get("back_face") and value["mana_cost"].get("type") == "NoCost"
    cost = cost_from_engine((value["back_face"] if back else value)["mana_cost"])
    announced = value.get("cost_x_paid") or 0 if value["zone"] == "Stack" else 0
    return mana_value(cost) + symbols(cost).count("X") * int(announced)


def _status(table: Table, state: dict[str, Any], value: dict[str, Any]) -> dict[str, Any]:
    """What only a permanent has (CR 110.5 and the like)."""
    combat = state.get("combat") or {}
    attack = next((each for each in combat.get("attackers", ()) if each["object_id"] == value["id"]), None)
    blocked = (combat.get("blocker_to_attacker") or {}).get(str(value["id"]), ())
    phased = value.get("phase_status")
    return {
        "tapped": value["tapped"],
        "flipped": value["flipped"],
        # The engine leaves the field out for a permanent that is phased in.
        "phased_out": phased is not None and "out" in str(phased).lower(),
        "face": Face.BACK if value["transformed"] else Face.FRONT,
        "damage": value["damage_marked"],
        "attached_to": _place(table, value.get("attached_to")),
        "attacking": _attacked(table, state, attack["attack_target"]) if attack else None,
        "blocking": tuple(str(number) for number in blocked) or None,
        "protector": _protector(table, value),
        "controlled_since_turn_began": not value.get("summoning_sick", False),
    }


def _place(table: Table, place: dict[str, Any] | None) -> str | None:
    """An object id or a player's name."""
    if not place:
        return None
    return table.name(place["data"]) if place["type"] == "Player" else str(place["data"])


def _defense(value: dict[str, Any]) -> int | None:
    """The defense of a battle; the engine takes none for 0 on the battlefield (CR 310.4c)."""
    if "Battle" not in value["card_types"]["core_types"]:
        return None
    defense: int | None = value.get("defense")
    return 0 if defense is None and value["zone"] == "Battlefield" else defense


def _attacked(table: Table, state: dict[str, Any], place: dict[str, Any]) -> str | None:
    """What a creature attacks; nothing, if that has left the battlefield, where the engine still looks for it."""
    if place["type"] == "Player" or place["data"] in state["battlefield"]:
        return _place(table, place)
    return None


def _protector(table: Table, value: dict[str, Any]) -> str | None:
    """The player who protects a permanent, if still in the game: the engine remembers one who left (CR 310.9).

    One that is no battle may have a protector from when it was (CR 310.9g).
    """
    chosen = [entry.get("value") for entry in value.get("chosen_attributes") or () if entry.get("type") == "Player"]
    if chosen and isinstance(chosen[0], int) and table.in_game(chosen[0]):
        return table.name(chosen[0])
    return None


def _stack_entry(table: Table, state: dict[str, Any], entry: dict[str, Any]) -> StackEntry:
    spell = entry["kind"]["type"] == "Spell"
    source = entry.get("source_id")
    value = state["objects"].get(str(source), {})
    # The controller of a spell is that of its object; the entry goes on naming the player who cast it.
    controller = value.get("controller", entry["controller"]) if spell else entry["controller"]
    return StackEntry(
        kind="spell" if spell else "ability",
        controller=table.name(controller),
        source=None if source is None else str(source),
        name=value.get("name", ""),
    )
