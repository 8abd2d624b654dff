"""The engine's prompts one by one: what kind of choice each is, its options, and the action that answers it."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from ..models import ChoiceKind
from .errors import NotExpressible, Refused
from .exchange import NO_CHOICE, Prompt, apply, waiting
from .table import Table

EngineAction = dict[str, Any]


@dataclass(frozen=True)
class Form:
    """How one kind of prompt is asked and answered."""

    kind: ChoiceKind
    options: Callable[[Table, Prompt], tuple[str, ...]]
    answer: Callable[[Table, Prompt, tuple[str, ...]], EngineAction]
    count: Callable[[Prompt], tuple[int, int]] = lambda data: (1, 1)


def form_of(prompt: Prompt) -> Form:
    """How this prompt is asked and answered.

    Raises:
        Refused: nothing is to be chosen.
        NotExpressible: this adapter does not know the prompt.
    """
    kind = prompt["type"]
    if kind in NO_CHOICE:
        raise Refused("nothing is to be chosen")
    if kind == "ReplacementChoice":
        return _replacement(prompt["data"])
    if kind == "NamedChoice" and prompt["data"]["choice_type"] in ("Opponent", "Player"):
        return _NAMED_PLAYER
    if kind == "NamedChoice" and set(prompt["data"]["options"]) <= _COLORS:
        return _NAMED_COLOR
    if kind == "RetargetChoice" and len(prompt["data"]["slots"]) > 1:
        raise NotExpressible("new targets for a spell that has several, of which the suite hears one at a time")
    if kind == "ReturnAsAuraTarget":
        return _aura_host(prompt["data"])
    if kind not in _FORMS:
        raise NotExpressible(f"the engine's prompt {kind}")
    return _FORMS[kind]


def _engine_target(table: Table, value: str) -> dict[str, Any]:
    return {"Player": table.seats[value]} if value in table.seats else {"Object": int(value)}


def wire_target(table: Table, target: dict[str, Any]) -> str:
    """A target of the engine as an object id or a player's name."""
    kind, number = next(iter(target.items()))
    return table.name(number) if kind == "Player" else str(number)


def _slots(data: Prompt) -> list[dict[str, Any]]:
    slots: list[dict[str, Any]] = data.get("target_slots") or []
    return slots


def _target_options(table: Table, data: Prompt) -> tuple[str, ...]:
    legal = [target for slot in _slots(data) for target in slot["legal_targets"]]
    return tuple(dict.fromkeys(wire_target(table, target) for target in legal))


def _target_count(data: Prompt) -> tuple[int, int]:
    slots = _slots(data)
    return sum(not slot["optional"] for slot in slots), len(slots)


def _target_answer(table: Table, data: Prompt, values: tuple[str, ...]) -> EngineAction:
    return {"type": "SelectTargets", "data": {"targets": [_engine_target(table, value) for value in values]}}


def _retarget(table: Table, data: Prompt, values: tuple[str, ...]) -> EngineAction:
    """The new target of a spell or ability that has one, or the old one, if nothing is chosen (CR 115.7d)."""
    targets = [_engine_target(table, value) for value in values] or data["current_targets"]
    return {"type": "RetargetSpell", "data": {"new_targets": targets}}


def _listed(key: str) -> Callable[[Table, Prompt], tuple[str, ...]]:
    return lambda table, data: tuple(str(number) for number in data[key])


def _select_cards(table: Table, data: Prompt, values: tuple[str, ...]) -> EngineAction:
    return {"type": "SelectCards", "data": {"cards": [int(value) for value in values]}}


def _count_of(data: Prompt) -> tuple[int, int]:
    count = int(data.get("count", 1))
    minimum = 0 if data.get("up_to") else int(data.get("min_count", count) or count)
    return minimum, count


def _found(data: Prompt) -> tuple[int, int]:
    """How many cards a search finds: fewer than there are, or none, where they are hidden (CR 701.23b)."""
    minimum, maximum = _count_of(data)
    return 0 if data.get("allows_partial_find") else minimum, maximum


def _colors(table: Table, data: Prompt) -> tuple[str, ...]:
    payload = data["choice"].get("data") or {}
    return tuple(color.lower() for color in payload.get("options", ()))


def _choose_color(table: Table, data: Prompt, values: tuple[str, ...]) -> EngineAction:
    choice = {"type": data["choice"]["type"], "data": values[0].capitalize()}
    return {"type": "ChooseManaColor", "data": {"choice": choice}}


def _yes_no(action: str, field: str) -> Form:
    return Form(
        ChoiceKind.YES_NO,
        lambda table, data: ("yes", "no"),
        lambda table, data, values: {"type": action, "data": {field: values[0] == "yes"}},
    )


def _may(table: Table, data: Prompt) -> tuple[str, ...]:
    """The options of an optional effect: only ``no`` where the engine, told ``yes``, does nothing either.

    A player can't choose what is impossible (CR 608.2d), and the engine asks without looking. What does nothing
    because its duration is over already may be chosen all the same (CR 610.3b).
    """
    if _duration_over(table):
        return "yes", "no"
    outcomes = []
    for accept in (True, False):
        tried = table.copy()
        apply(tried, data["player"], "DecideOptionalEffect", accept=accept)
        if accept and _nothing_to_pay(tried):
            return ("no",)
        state = tried.state()
        state.pop("player_actions_this_way", None)
        outcomes.append(state)
    return ("no",) if outcomes[0] == outcomes[1] else ("yes", "no")


def _nothing_to_pay(table: Table) -> bool:
    """Whether the engine asks how much is paid where nothing can be (CR 118.3)."""
    prompt = waiting(table)
    return prompt["type"] == "PayAmountChoice" and not int(prompt["data"]["max"])


def _duration_over(table: Table) -> bool:
    """Whether the event has happened until which the effect that is resolving would last."""
    resolving = table.state().get("resolving_stack_entry") or {}
    ability = (resolving.get("kind", {}).get("data") or {}).get("ability") or {}
    return bool((ability.get("context") or {}).get("duration_events"))


def _option_name(text: str) -> str:
    """The name that a scenario gives to an engine's option: ``2/2``, ``haste``, ``counter``, else its own words."""
    shape = re.match(r"\d+/\d+", text)
    if shape:
        return shape.group()
    if "counter" in text.lower():
        return "counter"
    return "haste" if "haste" in text.lower() else text.lower()


def _named_options(table: Table, data: Prompt) -> tuple[str, ...]:
    return tuple(_option_name(option) for option in data["options"])


def _choose_named(table: Table, data: Prompt, values: tuple[str, ...]) -> EngineAction:
    names = list(_named_options(table, data))
    return {"type": "ChooseOption", "data": {"choice": data["options"][names.index(values[0])]}}


def _choose_branch(table: Table, data: Prompt, values: tuple[str, ...]) -> EngineAction:
    return {"type": "ChooseBranch", "data": {"index": list(_branches(table, data)).index(values[0])}}


def _branches(table: Table, data: Prompt) -> tuple[str, ...]:
    """The named possibilities of an effect such as "tap or untap" (CR 608.2d)."""
    return tuple(_option_name(text) for text in data["branch_descriptions"])


def _replacement(data: Prompt) -> Form:
    """A replacement effect with two branches: "may" if the second declines, else named possibilities (CR 614)."""
    texts = [candidate["description"] for candidate in data["candidates"]]
    if any(text.lower().startswith("decline") for text in texts):
        names: list[str] = ["no" if text.lower().startswith("decline") else "yes" for text in texts]
        kind = ChoiceKind.YES_NO
    else:
        names = [_option_name(text) for text in texts]
        kind = ChoiceKind.OPTION
    return Form(
        kind,
        lambda table, data: tuple(names),
        lambda table, data, values: {"type": "ChooseReplacement", "data": {"index": names.index(values[0])}},
    )


def _aura_host(data: Prompt) -> Form:
    """What an Aura that enters without being cast will enchant: a player, if it can enchant players (CR 303.4f)."""
    hosts = data["legal_targets"]
    return Form(
        ChoiceKind.PLAYER if any("Player" in host for host in hosts) else ChoiceKind.OBJECTS,
        lambda table, data: tuple(wire_target(table, host) for host in hosts),
        lambda table, data, values: {"type": "ChooseTarget", "data": {"target": _engine_target(table, values[0])}},
    )


_PROTECTOR = Form(
    ChoiceKind.PLAYER,
    lambda table, data: tuple(table.name(seat) for seat in data["candidates"]),
    lambda table, data, values: {"type": "ChooseBattleProtector", "data": {"protector": table.seats[values[0]]}},
)
_COLORS = {"White", "Blue", "Black", "Red", "Green"}
_NAMED_COLOR = Form(ChoiceKind.COLOR, _named_options, _choose_named)
_NAMED_PLAYER = Form(
    ChoiceKind.PLAYER,
    lambda table, data: tuple(table.name(int(seat)) for seat in data["options"]),
    lambda table, data, values: {"type": "ChooseOption", "data": {"choice": str(table.seats[values[0]])}},
)
_TARGETS = Form(ChoiceKind.TARGETS, _target_options, _target_answer, _target_count)
_CARDS = Form(ChoiceKind.OBJECTS, _listed("cards"), _select_cards, _count_of)
_FORMS: dict[str, Form] = {
    "TargetSelection": _TARGETS,
    "BattleProtectorChoice": _PROTECTOR,
    "TriggerTargetSelection": _TARGETS,
    "RetargetChoice": Form(
        ChoiceKind.TARGETS,
        lambda table, data: tuple(wire_target(table, target) for target in data["legal_new_targets"]),
        _retarget,
        lambda data: (0, 1),
    ),
    "EffectZoneChoice": _CARDS,
    "DiscardToHandSize": _CARDS,
    "DiscardChoice": _CARDS,
    "SearchChoice": replace(_CARDS, count=_found),
    "PayCost": Form(ChoiceKind.OBJECTS, _listed("choices"), _select_cards, _count_of),
    "CrewVehicle": Form(
        ChoiceKind.OBJECTS,
        _listed("eligible_creatures"),
        lambda table, data, values: {
            "type": "CrewVehicle",
            "data": {"vehicle_id": data["vehicle_id"], "creature_ids": [int(value) for value in values]},
        },
        lambda data: (1, len(data["eligible_creatures"])),
    ),
    "CopyTargetChoice": Form(
        ChoiceKind.OBJECTS,
        _listed("valid_targets"),
        lambda table, data, values: {"type": "ChooseTarget", "data": {"target": {"Object": int(values[0])}}},
    ),
    "DamageSourceChoice": Form(
        ChoiceKind.OBJECTS,
        _listed("options"),
        lambda table, data, values: {"type": "ChooseDamageSource", "data": {"source": int(values[0])}},
    ),
    "ChooseOneOfBranch": Form(ChoiceKind.OPTION, _branches, _choose_branch),
    "ChooseManaColor": Form(ChoiceKind.COLOR, _colors, _choose_color),
    "ProliferateChoice": Form(
        ChoiceKind.OBJECTS,
        lambda table, data: tuple(wire_target(table, target) for target in data["eligible"]),
        _target_answer,
        lambda data: (0, len(data["eligible"])),
    ),
    "OptionalEffectChoice": replace(_yes_no("DecideOptionalEffect", "accept"), options=_may),
    "ModalFaceChoice": Form(
        ChoiceKind.OPTION,
        lambda table, data: ("front", "back"),
        lambda table, data, values: {"type": "ChooseModalFace", "data": {"back_face": values[0] == "back"}},
    ),
    "NamedChoice": Form(ChoiceKind.OPTION, _named_options, _choose_named),
    "ChooseXValue": Form(
        ChoiceKind.NUMBER,
        lambda table, data: tuple(str(number) for number in range(data["min"], data["max"] + 1)),
        lambda table, data, values: {"type": "ChooseX", "data": {"value": int(values[0])}},
    ),
}
