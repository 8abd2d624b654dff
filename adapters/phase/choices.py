"""The engine's prompts as choices of the wire models, and answers as actions of the engine.

A prompt that is no choice of the rules (the order of simultaneous triggers when nobody says one, a payment that can
be finished at once) is answered here; see :func:`settle`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ..models import Answer, Choice, ChoiceKind
from .errors import NotExpressible, Refused
from .situation import Table

Prompt = dict[str, Any]
EngineAction = dict[str, Any]


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


def settle(table: Table) -> bool:
    """Answer a prompt that needs no player; whether there was one."""
    prompt = waiting(table)
    data = prompt["data"]
    if prompt["type"] == "OrderTriggers":
        apply(table, data["player"], "OrderTriggers", order=list(range(len(data["triggers"]))))
        return True
    return False


@dataclass(frozen=True)
class _Form:
    """How one kind of prompt is asked and answered."""

    kind: ChoiceKind
    options: Callable[[Table, Prompt], tuple[str, ...]]
    answer: Callable[[Table, Prompt, tuple[str, ...]], EngineAction]
    count: Callable[[Prompt], tuple[int, int]] = lambda data: (1, 1)


def ask(table: Table) -> Choice:
    """The choice that the engine waits for.

    Raises:
        NotExpressible: this adapter does not know the prompt.
    """
    prompt = waiting(table)
    data = prompt["data"]
    form = _form(prompt)
    minimum, maximum = form.count(data)
    candidates: list[Prompt] = data.get("candidates") or [{}]
    source = data.get("source_id") or candidates[0].get("source_id")
    return Choice(
        player=table.name(data["player"]),
        kind=form.kind,
        options=form.options(table, data),
        minimum=minimum,
        maximum=maximum,
        source=None if source is None else str(source),
        prompt=str(data.get("description") or prompt["type"]),
    )


def reply(table: Table, answer: Answer) -> None:
    """Give the engine the answer to its prompt.

    Raises:
        Refused: the answer is of another player or kind, not an option, or the engine refuses it.
    """
    prompt = waiting(table)
    data = prompt["data"]
    form = _form(prompt)
    asked = ask(table)
    if (answer.player, answer.kind) != (asked.player, asked.kind):
        raise Refused(f"{asked.player} is asked for {asked.kind}, not {answer.player} for {answer.kind}")
    unknown = [value for value in answer.values if asked.options is not None and value not in asked.options]
    if unknown and (form.kind is not ChoiceKind.NUMBER or not all(value.isdecimal() for value in unknown)):
        raise Refused(f"not among {', '.join(asked.options or ())}: {', '.join(unknown)}")
    if not asked.minimum <= len(answer.values) <= asked.maximum:
        raise Refused(f"{len(answer.values)} values, between {asked.minimum} and {asked.maximum} are asked for")
    action = form.answer(table, data, answer.values)
    apply(table, data["player"], action["type"], **action["data"])


def _form(prompt: Prompt) -> _Form:
    kind = prompt["type"]
    if kind == "ReplacementChoice":
        return _replacement(prompt["data"])
    if kind == "NamedChoice" and prompt["data"]["choice_type"] in ("Opponent", "Player"):
        return _NAMED_PLAYER
    if kind == "NamedChoice" and set(prompt["data"]["options"]) <= _COLORS:
        return _NAMED_COLOR
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


def _listed(key: str) -> Callable[[Table, Prompt], tuple[str, ...]]:
    return lambda table, data: tuple(str(number) for number in data[key])


def _select_cards(table: Table, data: Prompt, values: tuple[str, ...]) -> EngineAction:
    return {"type": "SelectCards", "data": {"cards": [int(value) for value in values]}}


def _count_of(data: Prompt) -> tuple[int, int]:
    count = int(data.get("count", 1))
    minimum = 0 if data.get("up_to") else int(data.get("min_count", count) or count)
    return minimum, count


def _colors(table: Table, data: Prompt) -> tuple[str, ...]:
    payload = data["choice"].get("data") or {}
    return tuple(color.lower() for color in payload.get("options", ()))


def _choose_color(table: Table, data: Prompt, values: tuple[str, ...]) -> EngineAction:
    choice = {"type": data["choice"]["type"], "data": values[0].capitalize()}
    return {"type": "ChooseManaColor", "data": {"choice": choice}}


def _yes_no(action: str, field: str) -> _Form:
    return _Form(
        ChoiceKind.YES_NO,
        lambda table, data: ("yes", "no"),
        lambda table, data, values: {"type": action, "data": {field: values[0] == "yes"}},
    )


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


def _replacement(data: Prompt) -> _Form:
    """A replacement effect with two branches: "may" if the second declines, else named possibilities (CR 614)."""
    texts = [candidate["description"] for candidate in data["candidates"]]
    if any(text.lower().startswith("decline") for text in texts):
        names: list[str] = ["no" if text.lower().startswith("decline") else "yes" for text in texts]
        kind = ChoiceKind.YES_NO
    else:
        names = [_option_name(text) for text in texts]
        kind = ChoiceKind.OPTION
    return _Form(
        kind,
        lambda table, data: tuple(names),
        lambda table, data, values: {"type": "ChooseReplacement", "data": {"index": names.index(values[0])}},
    )


_COLORS = {"White", "Blue", "Black", "Red", "Green"}
_NAMED_COLOR = _Form(ChoiceKind.COLOR, _named_options, _choose_named)
_NAMED_PLAYER = _Form(
    ChoiceKind.PLAYER,
    lambda table, data: tuple(table.name(int(seat)) for seat in data["options"]),
    lambda table, data, values: {"type": "ChooseOption", "data": {"choice": str(table.seats[values[0]])}},
)
_TARGETS = _Form(ChoiceKind.TARGETS, _target_options, _target_answer, _target_count)
_CARDS = _Form(ChoiceKind.OBJECTS, _listed("cards"), _select_cards, _count_of)
_FORMS: dict[str, _Form] = {
    "TargetSelection": _TARGETS,
    "TriggerTargetSelection": _TARGETS,
    "EffectZoneChoice": _CARDS,
    "DiscardToHandSize": _CARDS,
    "DiscardChoice": _CARDS,
    "SearchChoice": _CARDS,
    "PayCost": _Form(ChoiceKind.OBJECTS, _listed("choices"), _select_cards, _count_of),
    "CopyTargetChoice": _Form(
        ChoiceKind.OBJECTS,
        _listed("valid_targets"),
        lambda table, data, values: {"type": "ChooseTarget", "data": {"target": {"Object": int(values[0])}}},
    ),
    "ChooseManaColor": _Form(ChoiceKind.COLOR, _colors, _choose_color),
    "OptionalEffectChoice": _yes_no("DecideOptionalEffect", "accept"),
    "NamedChoice": _Form(ChoiceKind.OPTION, _named_options, _choose_named),
    "ChooseXValue": _Form(
        ChoiceKind.NUMBER,
        lambda table, data: tuple(str(number) for number in range(data["min"], data["max"] + 1)),
        lambda table, data, values: {"type": "ChooseX", "data": {"value": int(values[0])}},
    ),
}
