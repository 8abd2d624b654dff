"""A player's attempt as actions of the engine. Every function raises :class:`.errors.Refused` for an illegal one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ..models import (
    Activate,
    Answer,
    Attack,
    Block,
    Cast,
    LeaveGame,
    ObjectTarget,
    Pass,
    PlayerTarget,
    PlayLand,
    Suspend,
    TurnFaceUp,
)
from .abilities import indexes, keywords
from .announcement import Announcement, pays_while_casting
from .choices import reply, settle
from .errors import NotExpressible, Refused
from .exchange import apply, waiting
from .payment import Audit, check_announcement, choose_wanted, needed, tap_for_mana, wanted_colors
from .table import Table

_NO_ABILITY = "{0} has no ability {1} numbered {2}"


def perform(table: Table, seat: int, action: Any, answers: Sequence[Answer] = ()) -> bool:
    """Carry out ``action`` as far as it goes without a choice; whether it is finished.

    It is not finished while a spell is being cast and a mana ability of that casting needs a choice of the player:
    ``answers`` are the choices already made in it, in order.

    Raises:
        Refused: it is illegal; the table may then be half-way and must be thrown away.
        NotExpressible: the engine or this adapter cannot express it.
    """
    finished = True
    match action:
        case Pass():
            apply(table, seat, "PassPriority")
        case LeaveGame():
            if not table.in_game(seat):
                raise Refused(f"{table.name(seat)} has left the game")
            apply(table, seat, "Concede", player_id=seat)
        case Attack():
            _attack(table, seat, action)
        case Block():
            _block(table, seat, action)
        case PlayLand():
            value = needed(table, action.card)
            apply(table, seat, "PlayLand", object_id=value["id"], card_id=value["card_id"])
        case Cast():
            finished = _with_payment(table, seat, action, lambda: _cast(table, seat, action, answers))
        case Activate():
            _with_payment(table, seat, action, lambda: _activate(table, seat, action))
        case TurnFaceUp():
            number = needed(table, action.permanent)["id"]
            _with_payment(table, seat, action, lambda: apply(table, seat, "TurnFaceUp", object_id=number))
        case Suspend():
            _with_payment(table, seat, action, lambda: _suspend(table, seat, action))
        case _:
            raise NotExpressible(f"the action {type(action).__name__}")
    while finished and settle(table):
        pass
    return finished


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


def _attacked(table: Table, target: ObjectTarget | PlayerTarget) -> dict[str, Any]:
    if not isinstance(target, ObjectTarget):
        return {"type": "Player", "data": table.seats[target.player]}
    types = needed(table, target.object)["card_types"]["core_types"]
    return {"type": "Battle" if "Battle" in types else "Planeswalker", "data": int(target.object)}


def _block(table: Table, seat: int, action: Block) -> None:
    if not action.blockers and _declared_by_engine(table, seat):
        return
    _declaration(table, seat, "DeclareBlockers")
    apply(
        table,
        seat,
        "DeclareBlockers",
        assignments=[[int(entry.blocker), int(entry.attacker)] for entry in action.blockers],
    )


def _declared_by_engine(table: Table, seat: int) -> bool:
    """Whether the engine took it that this defending player blocks with nothing, since nothing of theirs can block."""
    state = table.state()
    combat = state.get("combat") or {}
    defending = {attacker["defending_player"] for attacker in combat.get("attackers") or ()}
    blocks = combat.get("blocker_to_attacker") or {}
    blocked = {state["objects"][number]["controller"] for number in blocks if number in state["objects"]}
    declared = seat in (combat.get("blockers_declared_by") or ()) and state["phase"] == "DeclareBlockers"
    return declared and seat in defending and seat not in blocked


# --- Spells and abilities --------------------------------------------------------------------------------------------


def _cast(table: Table, seat: int, action: Cast, answers: Sequence[Answer]) -> bool:
    value = needed(table, action.card)
    if action.method == "suspend":
        raise NotExpressible("casting with suspend; suspending a card is a special action")
    apply(
        table,
        seat,
        "CastSpell",
        object_id=value["id"],
        card_id=value["card_id"],
        targets=[],
        payment_mode={"type": "Manual" if pays_while_casting(table, action) else "Auto"},
    )
    announcement = Announcement(table, seat, action)
    finished = announcement.run()
    for answer in answers:
        reply(table, answer)
        finished = announcement.run()
    return finished


def _activate(table: Table, seat: int, action: Activate) -> None:
    value = needed(table, action.source)
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
    if not crew:
        eligible = waiting(table)["data"]["eligible_creatures"]
        if len(eligible) > 1:
            return
        crew = eligible
    apply(table, seat, "CrewVehicle", vehicle_id=value["id"], creature_ids=crew)


def _suspend(table: Table, seat: int, action: Suspend) -> None:
    value = needed(table, action.card)
    if "suspend" not in keywords(value):
        raise Refused(f"{value['name']} has no suspend")
    found = [place for place, each in enumerate(value["abilities"]) if each.get("activation_zone") == "Hand"]
    if not found:
        raise NotExpressible("the suspend ability of this card")
    apply(table, seat, "ActivateAbility", source_id=value["id"], ability_index=found[0])


# --- Paying ----------------------------------------------------------------------------------------------------------


def _with_payment(table: Table, seat: int, action: Any, act: Callable[[], bool | None]) -> bool:
    """Tap ``mana_from`` for mana, act, and see to it that nothing else paid; whether it is finished."""
    _priority(table, seat)
    check_announcement(action)
    if not pays_while_casting(table, action):
        wanted = wanted_colors(table, action)
        before = len(table.state()["stack"])
        for number in action.mana_from:
            tap_for_mana(table, seat, number, wanted)
            choose_wanted(table, seat, wanted)
        if len(table.state()["stack"]) > before:
            raise NotExpressible("an ability that triggers as mana is made in the course of this action (CR 603.3)")
    audit = Audit(table, seat, action)
    if act() is False:
        return False
    audit.check(table)
    return True
