"""From the blanks and the table of a sentence to its operation, and back.

Each builder has two halves: ``build`` makes the operation, ``take`` gives the blanks and the table for an operation, or
``None`` if the operation is not this sentence's.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ..adapters.models import (
    Activate,
    Answer,
    Attack,
    AttackEntry,
    Block,
    BlockEntry,
    CardSetup,
    Cast,
    ChoiceKind,
    LeaveGame,
    Pass,
    PermanentSetup,
    PlayerTarget,
    PlayLand,
    Step,
    Suspend,
    TurnFaceUp,
    UntilStep,
)
from . import operations as op
from .announcements import read_ability, read_announcement, say_ability, write_announcement
from .cells import (
    Table,
    ability_source,
    attacked,
    player_named,
    read_rows,
    reference,
    say_reference,
    say_target,
    split_list,
    write_rows,
)
from .context import Context
from .errors import SentenceError
from .labels import card_of_alias
from .words import say, understand

Args = dict[str, Any]
Taken = tuple[Args, list[list[str]]]

SETUP_COLUMNS = (
    "card", "since", "owner", "token", "tapped", "face_down", "flipped", "phased_out", "face",
    "counters", "damage", "attached_to", "protector",
)  # fmt: skip
CHECK_COLUMNS = (
    "card", "name", "owner", "token", "types", "supertypes", "subtypes", "colors", "mana_cost", "mana_value",
    "power_toughness", "defense", "keywords", "without_keywords", "abilities", "tapped", "flipped", "face_down",
    "phased_out", "face", "counters", "damage", "attached_to", "attacking", "blocking", "protector",
)  # fmt: skip
CARD_COLUMNS = ("card", "counters", "defense", "abilities")


@dataclass(frozen=True)
class Builder:
    """The two halves of a sentence's meaning."""

    build: Callable[[Context, Args, Table | None], op.Operation]
    take: Callable[[Context, op.Operation], Taken | None]


def _need(row: dict[str, Any], column: str, context: Context) -> Any:
    if column not in row:
        raise SentenceError("cell-missing", column=say("column", column, context.language))
    return row[column]


# --- Set-up and expectation in one sentence: Given sets, Then expects ---------------------------------------


def _set_permanents(context: Context, args: Args, table: Table | None) -> op.Operation:
    player = args["player"]
    permanents = []
    for row in read_rows(table or (), SETUP_COLUMNS, context.labels):
        alias = _need(row, "card", context)
        since = _need(row, "since", context)
        rest = {key: value for key, value in row.items() if key not in ("card", "since", "owner")}
        for field in ("attached_to", "protector"):
            rest[field] = rest.get(field) or None
        permanents.append(
            PermanentSetup(
                alias=alias,
                card=card_of_alias(alias),
                controller=player,
                owner=row.get("owner", player),
                controlled_since_turn_began=since,
                **rest,
            )
        )
    return op.SetPermanents(permanents=tuple(permanents))


def _take_set_permanents(context: Context, operation: op.Operation) -> Taken | None:
    if not isinstance(operation, op.SetPermanents) or not operation.permanents:
        return None
    rows = []
    for permanent in operation.permanents:
        row = permanent.model_dump(mode="json", exclude_defaults=True, exclude={"alias", "card", "controller"})
        row["card"] = permanent.alias
        row["since"] = row.pop("controlled_since_turn_began")
        if permanent.owner == permanent.controller:
            del row["owner"]
        rows.append(row)
    table = write_rows(rows, SETUP_COLUMNS, context.labels)
    return {"player": operation.permanents[0].controller}, table


def _expect_permanents(context: Context, args: Args, table: Table | None) -> op.Operation:
    expectations = []
    for row in read_rows(table or (), CHECK_COLUMNS, context.labels):
        alias = _need(row, "card", context)
        power, toughness = row.pop("power_toughness", (None, None))
        rest = {key: value for key, value in row.items() if key != "card"}
        expectations.append(op.ObjectExpectation(object=alias, power=power, toughness=toughness, **rest))
    return op.ExpectPermanents(player=args["player"], permanents=tuple(expectations))


def _take_expect_permanents(context: Context, operation: op.Operation) -> Taken | None:
    if not isinstance(operation, op.ExpectPermanents):
        return None
    rows = []
    for expectation in operation.permanents:
        row = expectation.model_dump(mode="json", exclude_none=True)
        row["card"] = row.pop("object")
        if "power" in row:
            row["power_toughness"] = (row.pop("power"), row.pop("toughness"))
        rows.append(row)
    return {"player": operation.player}, write_rows(rows, CHECK_COLUMNS, context.labels)


def _cards(context: Context, table: Table | None) -> tuple[CardSetup, ...]:
    cards = []
    for row in read_rows(table or (), ("card", "counters"), context.labels):
        alias = _need(row, "card", context)
        cards.append(CardSetup(alias=alias, card=card_of_alias(alias), counters=row.get("counters", {})))
    return tuple(cards)


def _take_set_cards(context: Context, operation: op.Operation) -> Taken | None:
    if not isinstance(operation, op.SetCards):
        return None
    rows: list[dict[str, Any]] = [
        {"card": card.alias, **({"counters": card.counters} if card.counters else {})} for card in operation.cards
    ]
    table = write_rows(rows, ("card", "counters"), context.labels)
    return {"player": operation.player, "zone": operation.zone}, table


def _no_table(table: Table | None) -> None:
    if table:
        raise SentenceError("table-not-here")


def _player_value(kind: type[op.SetPlayer] | type[op.ExpectPlayer], field: str) -> Builder:
    """A sentence about one number or mana pool of a player."""

    def build(context: Context, args: Args, table: Table | None) -> op.Operation:
        _no_table(table)
        return kind(player=args["player"], **{field: args[field]})

    def take(context: Context, operation: op.Operation) -> Taken | None:
        if not isinstance(operation, kind) or getattr(operation, field) in (None, ""):
            return None
        return {"player": operation.player, field: getattr(operation, field)}, []

    return Builder(build, take)


def _no_mana(kind: type[op.SetPlayer] | type[op.ExpectPlayer]) -> Builder:
    def build(context: Context, args: Args, table: Table | None) -> op.Operation:
        _no_table(table)
        return kind(player=args["player"], mana_pool="")

    def take(context: Context, operation: op.Operation) -> Taken | None:
        return ({"player": operation.player}, []) if isinstance(operation, kind) and operation.mana_pool == "" else None

    return Builder(build, take)


def _expect_count(context: Context, args: Args, table: Table | None) -> op.Operation:
    _no_table(table)
    return op.ExpectPlayer(player=args["player"], **{f"{args['zone']}_size": args["number"]})


def _take_count(context: Context, operation: op.Operation) -> Taken | None:
    if not isinstance(operation, op.ExpectPlayer):
        return None
    for zone in ("hand", "library", "graveyard", "exile"):
        if (number := getattr(operation, f"{zone}_size")) is not None:
            return {"player": operation.player, "zone": zone, "number": number}, []
    return None


def _turn(kind: type[op.SetTurn] | type[op.ExpectTurn]) -> Builder:
    def build(context: Context, args: Args, table: Table | None) -> op.Operation:
        _no_table(table)
        return kind(player=args["player"], step=args["step"])

    def take(context: Context, operation: op.Operation) -> Taken | None:
        if not isinstance(operation, kind):
            return None
        return {"player": operation.player, "step": operation.step.value}, []

    return Builder(build, take)


def _set_players(context: Context, args: Args, table: Table | None) -> op.Operation:
    _no_table(table)
    context.players = args["players"]
    return op.SetPlayers(players=args["players"])


def _take_set_players(context: Context, operation: op.Operation) -> Taken | None:
    if not isinstance(operation, op.SetPlayers):
        return None
    context.players = operation.players
    return {"players": operation.players}, []


def _set_cards(context: Context, args: Args, table: Table | None) -> op.Operation:
    return op.SetCards(player=args["player"], zone=args["zone"], cards=_cards(context, table))


def _expect_cards(context: Context, args: Args, table: Table | None) -> op.Operation:
    cards = []
    for row in read_rows(table or (), CARD_COLUMNS, context.labels):
        alias = _need(row, "card", context)
        cards.append(op.CardExpectation(object=alias, **{key: value for key, value in row.items() if key != "card"}))
    return op.ExpectCards(player=args["player"], zone=args["zone"], cards=tuple(cards))


def _take_expect_cards(context: Context, operation: op.Operation) -> Taken | None:
    if not isinstance(operation, op.ExpectCards):
        return None
    rows = []
    for card in operation.cards:
        row = card.model_dump(mode="json", exclude_none=True)
        row["card"] = row.pop("object")
        rows.append(row)
    table = write_rows(rows, CARD_COLUMNS, context.labels)
    return {"player": operation.player, "zone": operation.zone}, table


# --- Actions ------------------------------------------------------------------------------------------------


def _action(
    make: Callable[[Context, Args, Table | None], Any], show: Callable[[Context, Any], Taken | None], legal: bool
) -> Builder:
    def build(context: Context, args: Args, table: Table | None) -> op.Operation:
        return op.Attempt(player=args["player"], action=make(context, args, table), legal=legal)

    def take(context: Context, operation: op.Operation) -> Taken | None:
        if not isinstance(operation, op.Attempt) or operation.legal is not legal:
            return None
        if (shown := show(context, operation)) is None:
            return None
        args, table = shown
        return {"player": operation.player, **args}, table

    return Builder(build, take)


def _announced(
    kind: type[Any], field: str
) -> tuple[Callable[[Context, Args, Table | None], Any], Callable[[Context, Any], Taken | None]]:
    """An action on one object with an announcement table."""

    def make(context: Context, args: Args, table: Table | None) -> Any:
        values: Args = {field: context.labels.alias(args[field])}
        if "ability" in args:
            values["ability"] = read_ability(args["ability"], context.language)
        announced = read_announcement(table, context.labels)
        for key in announced:
            if key not in kind.model_fields:
                raise SentenceError("announcement-not-here", key=say("announcement", key, context.language))
        return kind(**values, **announced)

    def show(context: Context, operation: Any) -> Taken | None:
        action = operation.action
        if not isinstance(action, kind):
            return None
        args: Args = {field: context.labels.label(getattr(action, field))}
        if isinstance(action, Activate):
            args["ability"] = say_ability(action.ability, context.language)
        return args, write_announcement(action, context.labels)

    return make, show


def _make_attack(context: Context, args: Args, table: Table | None) -> Attack:
    defender = PlayerTarget(player=context.next_opponent(args["player"]))
    targets = {row[0]: attacked(row[1], context.labels) for row in table or () if len(row) == 2}
    if table and (len(targets) != len(table) or not set(targets) <= set(args["objects"])):
        raise SentenceError("attack-table", rows="; ".join(" | ".join(row) for row in table))
    entries = (
        AttackEntry(attacker=context.labels.alias(label), target=targets.get(label, defender))
        for label in args["objects"]
    )
    return Attack(attackers=tuple(entries))


def _show_attack(context: Context, operation: Any) -> Taken | None:
    action = operation.action
    if not isinstance(action, Attack):
        return None
    default = PlayerTarget(player=context.next_opponent(operation.player))
    labels = [context.labels.label(entry.attacker) for entry in action.attackers]
    table = [
        [label, say_target(entry.target, context.labels)]
        for label, entry in zip(labels, action.attackers, strict=True)
        if entry.target != default
    ]
    return {"objects": tuple(labels)}, table


def _make_block(context: Context, args: Args, table: Table | None) -> Block:
    """The blockers of the sentence block its attacker; rows of the table add other blockers and their attackers."""
    pairs = [(label, args["attacker"]) for label in args["objects"]]
    for row in table or ():
        if len(row) != 2:
            raise SentenceError("block-table", row=" | ".join(row))
        pairs.append((row[0], row[1]))
    alias = context.labels.alias
    return Block(blockers=tuple(BlockEntry(blocker=alias(blocker), attacker=alias(it)) for blocker, it in pairs))


def _show_block(context: Context, operation: Any) -> Taken | None:
    action = operation.action
    if not isinstance(action, Block) or not action.blockers:
        return None
    label, first = context.labels.label, action.blockers[0].attacker
    leading = [entry for entry in action.blockers if entry.attacker == first]
    others = [entry for entry in action.blockers if entry.attacker != first]
    if (*leading, *others) != action.blockers:
        leading, others = [action.blockers[0]], list(action.blockers[1:])
    table = [[label(entry.blocker), label(entry.attacker)] for entry in others]
    return {"attacker": label(first), "objects": tuple(label(entry.blocker) for entry in leading)}, table


def _bare(
    kind: type[Any],
) -> tuple[Callable[[Context, Args, Table | None], Any], Callable[[Context, Any], Taken | None]]:
    """An action without any announcement."""

    def make(context: Context, args: Args, table: Table | None) -> Any:
        _no_table(table)
        return kind()

    def show(context: Context, operation: Any) -> Taken | None:
        return ({}, []) if isinstance(operation.action, kind) else None

    return make, show


def action_builders(name: str) -> tuple[Builder, Builder]:
    """The builders of an action's two sentences: accepted and refused."""
    make, show = _ACTIONS[name]
    return _action(make, show, True), _action(make, show, False)


_ACTIONS: dict[str, Any] = {
    "play": _announced(PlayLand, "card"),
    "cast": _announced(Cast, "card"),
    "activate": _announced(Activate, "source"),
    "attack": (_make_attack, _show_attack),
    "block": (_make_block, _show_block),
    "turn-face-up": _announced(TurnFaceUp, "permanent"),
    "suspend": _announced(Suspend, "card"),
    "pass": _bare(Pass),
    "leave": _bare(LeaveGame),
}


# --- Choices, course of the game, stack ---------------------------------------------------------------------


def _read_answer(kind: ChoiceKind, text: str, context: Context) -> tuple[str, ...]:
    match kind:
        case ChoiceKind.OBJECTS | ChoiceKind.TARGETS:
            if any(ability_source(item, context.language) is not None for item in split_list(text)):
                raise SentenceError("ability-as-answer", text=text)
            return tuple(reference(item, context.labels) for item in split_list(text))
        case ChoiceKind.PLAYER:
            if len(split_list(text)) != 1:
                raise SentenceError("one-player", text=text)
            return (player_named(text.strip()),)
        case ChoiceKind.NUMBER:
            if not re.fullmatch("[0-9]{1,9}", text.strip()):
                raise SentenceError("not-a-number", text=text)
            return (str(int(text)),)
        case ChoiceKind.COLOR:
            return (understand("color", text, context.language),)
        case ChoiceKind.YES_NO:
            return (understand("boolean", text, context.language),)
        case ChoiceKind.OPTION if "/" not in text:
            return (understand("option", text, context.language),)
        case _:
            return tuple(split_list(text))


def _say_answer(answer: Answer, context: Context) -> str:
    groups = {ChoiceKind.COLOR: "color", ChoiceKind.YES_NO: "boolean", ChoiceKind.OPTION: "option"}
    if answer.kind in (ChoiceKind.OBJECTS, ChoiceKind.TARGETS):
        return "; ".join(say_reference(value, context.labels) for value in answer.values)
    if answer.kind in groups:
        return "; ".join(say(groups[answer.kind], value, context.language) for value in answer.values)
    return "; ".join(answer.values)


def _choosing(kind: type[op.WillChoose] | type[op.CannotChoose]) -> Builder:
    """The sentence of the answers a player will give, and that of those the engine must refuse."""

    def build(context: Context, args: Args, table: Table | None) -> op.Operation:
        headings = [understand("column", cell, context.language) for cell in table[0]] if table else []
        if not table or len(table) < 2 or headings != ["choice", "answer"]:
            raise SentenceError("choice-table")
        answers = []
        for row in table[1:]:
            of = ChoiceKind(understand("choice", row[0], context.language))
            answers.append(Answer(player=args["player"], kind=of, values=_read_answer(of, row[1], context)))
        return kind(answers=tuple(answers))

    def take(context: Context, operation: op.Operation) -> Taken | None:
        if not isinstance(operation, kind) or not operation.answers:
            return None
        table = [[say("column", "choice", context.language), say("column", "answer", context.language)]]
        for answer in operation.answers:
            table.append([say("choice", answer.kind, context.language), _say_answer(answer, context)])
        return {"player": operation.answers[0].player}, table

    return Builder(build, take)


def fixed(operation: op.Operation) -> Builder:
    """A sentence without blanks or table, which always means ``operation``."""

    def build(context: Context, args: Args, table: Table | None) -> op.Operation:
        _no_table(table)
        return operation

    return Builder(build, lambda context, other: ({}, []) if other == operation else None)


def _advance_to(context: Context, args: Args, table: Table | None) -> op.Operation:
    _no_table(table)
    return op.Advance(until=op_until_step(args["player"], args["step"]))


def op_until_step(player: str, step: str) -> UntilStep:
    """The moment a step of a player's turn begins."""
    return UntilStep(player=player, step=Step(step))


def _take_advance_to(context: Context, operation: op.Operation) -> Taken | None:
    if not isinstance(operation, op.Advance) or operation.until.kind != "step":
        return None
    return {"player": operation.until.player, "step": operation.until.step.value}, []


STACK_COLUMNS = ("card", "kind", "controller", "name", "colors", "mana_cost", "mana_value", "defense")


def _expect_stack(context: Context, args: Args, table: Table | None) -> op.Operation:
    entries = []
    for row in read_rows(table or (), STACK_COLUMNS, context.labels):
        rest = {key: value for key, value in row.items() if key not in ("card", "kind")}
        entries.append(
            op.StackExpectation(object=_need(row, "card", context), type=_need(row, "kind", context), **rest)
        )
    return op.ExpectStack(entries=tuple(entries))


def _take_stack(context: Context, operation: op.Operation) -> Taken | None:
    if not isinstance(operation, op.ExpectStack) or not operation.entries:
        return None
    rows = []
    for entry in operation.entries:
        row = entry.model_dump(mode="json", exclude_none=True)
        row["card"], row["kind"] = row.pop("object"), row.pop("type")
        rows.append(row)
    return {}, write_rows(rows, STACK_COLUMNS, context.labels)


BUILDERS: dict[str, Builder] = {
    "set-players": Builder(_set_players, _take_set_players),
    "set-turn": _turn(op.SetTurn),
    "expect-turn": _turn(op.ExpectTurn),
    "set-life": _player_value(op.SetPlayer, "life"),
    "expect-life": _player_value(op.ExpectPlayer, "life"),
    "set-mana": _player_value(op.SetPlayer, "mana_pool"),
    "expect-mana": _player_value(op.ExpectPlayer, "mana_pool"),
    "expect-no-mana": _no_mana(op.ExpectPlayer),
    "set-cards": Builder(_set_cards, _take_set_cards),
    "expect-cards": Builder(_expect_cards, _take_expect_cards),
    "expect-count": Builder(_expect_count, _take_count),
    "set-permanents": Builder(_set_permanents, _take_set_permanents),
    "expect-permanents": Builder(_expect_permanents, _take_expect_permanents),
    "will-choose": _choosing(op.WillChoose),
    "cannot-choose": _choosing(op.CannotChoose),
    "advance-to": Builder(_advance_to, _take_advance_to),
    "expect-stack": Builder(_expect_stack, _take_stack),
}
"""The builders of every sentence that is not an action."""
