"""A player's attempt as actions of the engine. Every function raises :class:`.errors.Refused` for an illegal one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..models import (
    Activate,
    Attack,
    Block,
    Cast,
    LeaveGame,
    ObjectTarget,
    Pass,
    PlayLand,
    Suspend,
    Target,
    TurnFaceUp,
)
from .abilities import indexes, keywords, label_of
from .announcement import Announcement
from .choices import apply, settle, waiting
from .errors import NotExpressible, Refused
from .situation import Table
from .words import SYMBOL_OF_COLOR, cost_from_engine, symbols

_NO_ABILITY = "{0} has no ability {1} numbered {2}"


def perform(table: Table, seat: int, action: Any) -> None:
    """Carry out ``action`` as far as it goes without a choice.

    Raises:
        Refused: it is illegal; the table may then be half-way and must be thrown away.
        NotExpressible: the engine or this adapter cannot express it.
    """
    match action:
        case Pass():
            apply(table, seat, "PassPriority")
        case LeaveGame():
            apply(table, seat, "Concede", player_id=seat)
        case Attack():
            _attack(table, seat, action)
        case Block():
            _block(table, seat, action)
        case PlayLand():
            value = _object(table, action.card)
            apply(table, seat, "PlayLand", object_id=value["id"], card_id=value["card_id"])
        case Cast():
            _with_payment(table, seat, action, lambda: _cast(table, seat, action))
        case Activate():
            _with_payment(table, seat, action, lambda: _activate(table, seat, action))
        case TurnFaceUp():
            number = _object(table, action.permanent)["id"]
            _with_payment(table, seat, action, lambda: apply(table, seat, "TurnFaceUp", object_id=number))
        case Suspend():
            _with_payment(table, seat, action, lambda: _suspend(table, seat, action))
        case _:
            raise NotExpressible(f"the action {type(action).__name__}")
    while settle(table):
        pass


def _object(table: Table, object_id: str) -> dict[str, Any]:
    value = table.object(object_id)
    if value is None:
        raise Refused(f"there is no object {object_id}")
    return value


def _priority(table: Table, seat: int) -> None:
    prompt = waiting(table)
    if prompt["type"] != "Priority" or prompt["data"]["player"] != seat:
        raise Refused(f"{table.name(seat)} does not have priority")


# --- Combat ----------------------------------------------------------------------------------------------------------


def _declaration(table: Table, seat: int, kind: str) -> None:
    prompt = waiting(table)
    if prompt["type"] != kind or prompt["data"]["player"] != seat:
        raise Refused(f"{table.name(seat)} is not asked to declare anything now")


def _attack(table: Table, seat: int, action: Attack) -> None:
    _declaration(table, seat, "DeclareAttackers")
    attacks = [[int(entry.attacker), _attacked(table, entry.target)] for entry in action.attackers]
    apply(table, seat, "DeclareAttackers", attacks=attacks)


def _attacked(table: Table, target: Target) -> dict[str, Any]:
    if not isinstance(target, ObjectTarget):
        return {"type": "Player", "data": table.seats[target.player]}
    types = _object(table, target.object)["card_types"]["core_types"]
    return {"type": "Battle" if "Battle" in types else "Planeswalker", "data": int(target.object)}


def _block(table: Table, seat: int, action: Block) -> None:
    _declaration(table, seat, "DeclareBlockers")
    apply(
        table,
        seat,
        "DeclareBlockers",
        assignments=[[int(entry.blocker), int(entry.attacker)] for entry in action.blockers],
    )


# --- Spells and abilities --------------------------------------------------------------------------------------------


def _cast(table: Table, seat: int, action: Cast) -> None:
    value = _object(table, action.card)
    if action.method == "suspend":
        raise NotExpressible("casting with suspend; suspending a card is a special action")
    apply(
        table,
        seat,
        "CastSpell",
        object_id=value["id"],
        card_id=value["card_id"],
        targets=[],
        payment_mode={"type": "Auto"},
    )
    Announcement(table, seat, action).run()


def _activate(table: Table, seat: int, action: Activate) -> None:
    value = _object(table, action.source)
    if action.ability.lower() == "crew":
        _crew(table, seat, action, value)
        return
    found = indexes(value, action.ability)
    if len(found) < action.index:
        raise Refused(_NO_ABILITY.format(value["name"] or "the object", action.ability, action.index))
    apply(table, seat, "ActivateAbility", source_id=value["id"], ability_index=found[action.index - 1])
    Announcement(table, seat, action).run()


def _crew(table: Table, seat: int, action: Activate, value: dict[str, Any]) -> None:
    if "crew" not in keywords(value):
        raise Refused(_NO_ABILITY.format(value["name"] or "the object", "crew", 1))
    apply(table, seat, "CrewVehicle", vehicle_id=value["id"], creature_ids=[])
    crew = [int(number) for number in action.cost_objects]
    apply(table, seat, "CrewVehicle", vehicle_id=value["id"], creature_ids=crew)


def _suspend(table: Table, seat: int, action: Suspend) -> None:
    value = _object(table, action.card)
    if "suspend" not in keywords(value):
        raise Refused(f"{value['name']} has no suspend")
    found = [place for place, each in enumerate(value["abilities"]) if each.get("activation_zone") == "Hand"]
    if not found:
        raise NotExpressible("the suspend ability of this card")
    apply(table, seat, "ActivateAbility", source_id=value["id"], ability_index=found[0])


# --- Paying ----------------------------------------------------------------------------------------------------------


def _with_payment(table: Table, seat: int, action: Any, act: Callable[[], None]) -> None:
    """Tap ``mana_from`` for mana, act, and see to it that nothing else paid.

    The engine pays what the mana pool lacks with whatever it likes; CR 601.2g leaves that to the player, who has said
    what to use, so a payment with anything else is a payment that could not be made.
    """
    _priority(table, seat)
    wanted = _wanted_colors(table, action)
    for number in action.mana_from:
        _tap_for_mana(table, seat, number, wanted)
    announced: tuple[str, ...] = getattr(action, "cost_objects", ())
    before, stood = _payers(table, seat), {number: _standing(table, number) for number in announced}
    act()
    allowed = {int(number) for number in announced}
    if _costs_itself(action):
        allowed.add(int(_subject(action)))
    spent = {number for number in before - _payers(table, seat) if number not in allowed}
    if spent and (announced or not _pays_with_objects(action)):
        raise Refused("the mana in the pool does not pay the cost")
    # A choice may still stand between the announcement and the payment; then nothing can be said yet.
    settled = waiting(table)["type"] == "Priority" and "reveal" not in getattr(action, "ability", "")
    unused = [number for number, before_it in stood.items() if settled and _standing(table, number) == before_it]
    if unused:
        raise Refused(f"the cost does not take {len(unused)} of the objects announced for it")


def _standing(table: Table, object_id: str) -> tuple[Any, Any]:
    """What paying a cost with an object changes of it: where it is, and whether it is tapped."""
    value = _object(table, object_id)
    return value["zone"], value["tapped"]


def _subject(action: Any) -> str:
    """The object that is cast, activated, suspended or turned face up."""
    for field in ("card", "source", "permanent"):
        if hasattr(action, field):
            return str(getattr(action, field))
    return "0"


def _costs_itself(action: Any) -> bool:
    """Whether the activation cost may tap or use up the source itself."""
    label = getattr(action, "ability", "")
    return any(part in label.upper() for part in ("{T}", "SACRIFICE", "RETURN", "EXILE"))


def _pays_with_objects(action: Any) -> bool:
    """Whether the cost itself taps or sacrifices something the engine may have chosen, there being one choice only."""
    label = getattr(action, "ability", "")
    return any(word in label for word in ("tap", "sacrifice", "return", "exile"))


def _payers(table: Table, seat: int) -> set[int]:
    """Untapped permanents of the player in ``seat``."""
    return {value["id"] for value in table.game.battlefield() if value["controller"] == seat and not value["tapped"]}


def _wanted_colors(table: Table, action: Any) -> list[str]:
    value = table.object(_subject(action))
    cost = cost_from_engine(value["mana_cost"]) if value is not None else ""
    label = getattr(action, "ability", "")
    return [symbol for symbol in symbols(label or cost) if symbol in SYMBOL_OF_COLOR.values()]


def _tap_for_mana(table: Table, seat: int, object_id: str, wanted: list[str]) -> None:
    """Activate the mana ability of ``object_id`` that costs {T} alone, of a ``wanted`` colour if it may choose."""
    value = _object(table, object_id)
    found = [place for place in indexes(value, "{T}") if value["abilities"][place].get("is_mana_ability")]
    if not found:
        labels = ", ".join(label_of(each) for each in value["abilities"]) or "none"
        raise Refused(f"{value['name']} has no mana ability {{T}} (its abilities: {labels})")
    apply(table, seat, "ActivateAbility", source_id=value["id"], ability_index=found[0])
    prompt = waiting(table)
    if prompt["type"] == "ChooseManaColor":
        choice = prompt["data"]["choice"]
        options = choice["data"]["options"]
        color = next((name for name in options if SYMBOL_OF_COLOR.get(name) in wanted), options[0])
        apply(table, seat, "ChooseManaColor", choice={"type": choice["type"], "data": color})
