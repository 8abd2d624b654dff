"""The engine's prompts as choices of the wire models, and answers as actions of the engine.

A prompt that is no choice of the rules (the order of simultaneous triggers when nobody says one, a payment that can
be finished at once) is answered here; see :func:`settle`.
"""

from __future__ import annotations

from ..models import Answer, Choice, ChoiceKind
from .errors import Refused
from .exchange import Prompt, apply, waiting
from .prompts import form_of
from .table import Table


def settle(table: Table) -> bool:
    """Answer a prompt that needs no player; whether there was one."""
    prompt = waiting(table)
    data = prompt["data"]
    if prompt["type"] == "OrderTriggers":
        apply(table, data["player"], "OrderTriggers", order=list(range(len(data["triggers"]))))
        return True
    return False


def ask(table: Table) -> Choice:
    """The choice that the engine waits for.

    Raises:
        NotExpressible: this adapter does not know the prompt.
    """
    prompt = waiting(table)
    data = prompt["data"]
    form = form_of(prompt)
    minimum, maximum = form.count(data)
    source = _source(data)
    return Choice(
        player=table.name(data["player"]),
        kind=form.kind,
        options=form.options(table, data),
        minimum=minimum,
        maximum=maximum,
        source=None if source is None else str(source),
        prompt=str(data.get("description") or prompt["type"]),
    )


def _source(data: Prompt) -> int | None:
    """The object that the prompt is about."""
    candidates = data.get("candidates") or [{}]
    first = candidates[0] if isinstance(candidates[0], dict) else {}
    reference = data.get("source") or {}
    for key in ("prompt", "identity", "reference"):
        reference = reference.get(key) or {}
    named = (data.get(key) for key in ("returned_id", "source_id", "battle_id"))
    found: int | None = next(filter(None, named), None) or first.get("source_id") or reference.get("object_id")
    return found


def reply(table: Table, answer: Answer) -> None:
    """Give the engine the answer to its prompt.

    Raises:
        Refused: the answer is of another player or kind, not an option, or the engine refuses it.
    """
    prompt = waiting(table)
    data = prompt["data"]
    form = form_of(prompt)
    asked = ask(table)
    if (answer.player, answer.kind) != (asked.player, asked.kind):
        raise Refused(f"{asked.player} is asked for {asked.kind}, not {answer.player} for {answer.kind}")
    unknown = [value for value in answer.values if asked.options is not None and value not in asked.options]
    if unknown and not all(_of_kind(form.kind, value) for value in unknown):
        raise Refused(f"not among {', '.join(asked.options or ())}: {', '.join(unknown)}")
    if not asked.minimum <= len(answer.values) <= asked.maximum:
        raise Refused(f"{len(answer.values)} values, between {asked.minimum} and {asked.maximum} are asked for")
    action = form.answer(table, data, answer.values)
    apply(table, data["player"], action["type"], **action["data"])


def _of_kind(kind: ChoiceKind, value: str) -> bool:
    """Whether the engine can be told ``value`` although it is not among the options, which are not the whole then."""
    return value.isdecimal() if kind is ChoiceKind.NUMBER else kind is ChoiceKind.YES_NO and value in ("yes", "no")
