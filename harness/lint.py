"""Checks of the features before a run: everything that would make a verdict wrong or a scenario silently disappear.

pytest-bdd keeps one of two scenarios of the same name, takes one of several matching steps and finds undefined steps
only while running; a pair of scenarios may differ between languages without anybody noticing. None of this passes here.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from ..adapters.capabilities import CAPABILITIES
from ..features.ledger import RULESETS, Clause
from ..steps.compiler import compile_step, matches
from ..steps.context import Context
from ..steps.errors import SentenceError
from ..steps.fields import PLAYERS
from ..steps.labels import card_of_alias
from ..steps.operations import (
    Attempt,
    CannotChoose,
    Operation,
    SetCards,
    SetPermanents,
    SetPlayers,
    Setup,
    WillChoose,
)
from ..steps.words import LANGUAGES
from .scenarios import FeatureFile, Scenario
from .situations import is_synthetic

_TAGS = {"clauses": "clause", "controls": "control", "cr": "cr", "needs": "needs", "rulesets": "ruleset"}
"""What a scenario holds to the tag that says it."""


@dataclass(frozen=True, order=True)
class Problem:
    """One fault: where, which message of the catalogue, and what fills it in."""

    file: str
    line: int
    code: str
    values: dict[str, str] = field(default_factory=dict, compare=False)


def compile_with_problems(scenario: Scenario) -> tuple[tuple[Operation, ...] | None, list[Problem]]:
    """The operations of ``scenario``, or ``None`` and what is wrong with its sentences."""
    context = Context(scenario.language)
    operations: list[Operation] = []
    problems: list[Problem] = []
    for step in scenario.steps:
        if len(found := matches(step.written.text, step.written.type, scenario.language)) > 1:
            keys = ", ".join(sentence.key for sentence, _ in found)
            problems.append(
                Problem(scenario.file, step.line, "ambiguous", {"sentence": step.written.text, "keys": keys})
            )
        try:
            operation = compile_step(step.written, context)
        except SentenceError as error:
            problems.append(Problem(scenario.file, step.line, error.code, error.values))
            continue
        problems += _place_problems(operation, operations, context.players, scenario.file, step.line)
        operations.append(operation)
    return (None if problems else tuple(operations)), problems


def _place_problems(
    operation: Operation, before: Sequence[Operation], players: Sequence[str], file: str, line: int
) -> Iterator[Problem]:
    """A set-up comes before everything that starts the game, players before whoever plays, and only they play."""
    if isinstance(operation, Setup) and any(not isinstance(one, Setup | WillChoose | CannotChoose) for one in before):
        yield Problem(file, line, "setup-late")
    if isinstance(operation, SetPlayers) and (before or len(set(players)) != len(players)):
        yield Problem(file, line, "players-first")
    if isinstance(operation, SetPlayers) and len(players) == 1:
        yield Problem(file, line, "players-alone")
    known = {alias for one in before for alias in _aliases(one)}
    for number, alias in enumerate(own := _aliases(operation)):
        if alias in known or alias in own[:number]:
            yield Problem(file, line, "label-twice", {"label": alias})
    for player in dict.fromkeys(_players_named(operation.model_dump())):
        if player not in players:
            yield Problem(file, line, "player-not-here", {"player": player, "players": ", ".join(players)})


def _players_named(value: Any) -> Iterator[str]:
    """The players in a dumped operation, wherever they stand in it: no card is called as a player is."""
    if isinstance(value, dict):
        value = tuple(value.values())
    if isinstance(value, list | tuple):
        for part in value:
            yield from _players_named(part)
    elif value in PLAYERS:
        yield str(value)


def _aliases(operation: Operation) -> list[str]:
    """The aliases that a set-up gives to new objects."""
    match operation:
        case SetPermanents():
            return [permanent.alias for permanent in operation.permanents]
        case SetCards():
            return [card.alias for card in operation.cards]
    return []


def _scenario_problems(scenario: Scenario, clauses: dict[str, Clause]) -> Iterator[Problem]:
    def problem(code: str, **values: str) -> Problem:
        return Problem(scenario.file, scenario.line, code, {"scenario": scenario.id or scenario.name, **values})

    if len(scenario.all_ids) != 1 or not scenario.id:
        yield problem("id-missing" if not scenario.id else "id-many")
    if not scenario.clauses and not scenario.controls:
        yield problem("no-clause")
    for clause in {*scenario.clauses, *scenario.controls} - clauses.keys():
        yield problem("unknown-clause", clause=clause)
    for capability in set(scenario.needs) - CAPABILITIES.keys():
        yield problem("unknown-capability", capability=capability)
    for ruleset in set(scenario.rulesets) - set(RULESETS):
        yield problem("unknown-ruleset", ruleset=ruleset, known=", ".join(RULESETS))
    for tag in scenario.other_tags:
        yield problem("unknown-tag", tag=tag)
    if not scenario.steps:
        yield problem("no-steps")


def _file_problems(feature: FeatureFile) -> Iterator[Problem]:
    for fault in feature.faults:
        yield Problem(fault.file, fault.line, fault.code, fault.values)
    seen: dict[str, int] = {}
    for scenario in feature.scenarios:
        if scenario.name in seen:
            values = {"name": scenario.name, "first": str(seen[scenario.name])}
            yield Problem(feature.file, scenario.line, "name-twice", values)
        seen.setdefault(scenario.name, scenario.line)


def _repeated_ids(scenarios: Iterable[Scenario]) -> Iterator[Problem]:
    seen: dict[tuple[str, str], Scenario] = {}
    for scenario in scenarios:
        first = seen.setdefault((scenario.language, scenario.id), scenario)
        if first is not scenario and scenario.id:
            yield Problem(
                scenario.file, scenario.line, "id-twice", {"id": scenario.id, "first": f"{first.file}:{first.line}"}
            )


def _pairs(
    scenarios: Sequence[Scenario], operations: dict[Scenario, tuple[Operation, ...] | None]
) -> Iterator[Problem]:
    by_id: dict[str, dict[str, Scenario]] = defaultdict(dict)
    for scenario in scenarios:
        by_id[scenario.id][scenario.language] = scenario
    for identity, pair in by_id.items():
        if not identity:
            continue
        if len(pair) < len(LANGUAGES):
            (scenario,) = pair.values()
            yield Problem(scenario.file, scenario.line, "one-language", {"id": identity, "language": scenario.language})
            continue
        yield from _pair_problems(pair["en"], pair["fr"], operations)


def _pair_problems(
    english: Scenario, french: Scenario, operations: dict[Scenario, tuple[Operation, ...] | None]
) -> Iterator[Problem]:
    values = {"id": english.id, "other": f"{english.file}:{english.line}"}
    if english.file.partition("/")[2] != french.file.partition("/")[2]:
        yield Problem(french.file, french.line, "pair-file", values)
    for kind, tag in _TAGS.items():
        if sorted(getattr(english, kind)) != sorted(getattr(french, kind)):
            yield Problem(french.file, french.line, "pair-tags", {**values, "tag": tag})
    one, other = operations.get(english), operations.get(french)
    if one is None or other is None:
        return
    if len(one) != len(other):
        yield Problem(french.file, french.line, "pair-length", {**values, "en": str(len(one)), "fr": str(len(other))})
        return
    for left, right, step, english_step in zip(one, other, french.steps, english.steps, strict=True):
        if left != right:
            line = {"sentence": step.written.text, "english": english_step.written.text}
            yield Problem(french.file, step.line, "pair-operation", {**values, **line})
        elif step.written.type != english_step.written.type:
            line = {"sentence": step.written.text, "keyword": english_step.written.type.capitalize()}
            yield Problem(french.file, step.line, "pair-keyword", {**values, **line})


def _order_problems(features: Sequence[FeatureFile]) -> Iterator[Problem]:
    """The first scenario of each French file that stands elsewhere than in English; those of one language are apart."""
    english = {feature.file: feature.scenarios for feature in features if feature.language == "en"}
    for feature in features:
        partner = english.get(f"en/{feature.file.partition('/')[2]}", ())
        if feature.language != "fr" or not partner:
            continue
        shared = {one.id for one in partner} & {one.id for one in feature.scenarios}
        pairs = zip(
            [one for one in partner if one.id in shared],
            [one for one in feature.scenarios if one.id in shared],
            strict=False,  # an id that occurs twice is a fault of its own
        )
        for there, here in pairs:
            if there.id != here.id:
                values = {"id": here.id, "expected": there.id, "other": f"{there.file}:{there.line}"}
                yield Problem(here.file, here.line, "pair-order", values)
                break


def _clause_problems(scenarios: Sequence[Scenario], clauses: Iterable[Clause]) -> Iterator[Problem]:
    shown = {clause for scenario in scenarios for clause in scenario.clauses}
    controlled = {clause for scenario in scenarios for clause in scenario.controls}
    for clause in clauses:
        file = f"clauses/{clause.chapter}.toml"
        if clause.id not in shown:
            yield Problem(file, 1, "clause-without-scenario", {"clause": clause.id})
        elif clause.contrast and clause.id not in controlled:
            yield Problem(file, 1, "clause-without-control", {"clause": clause.id})


def _kinds(operations: Iterable[Operation], legal: bool) -> set[str]:
    """The kinds of actions and choices that must be accepted, or refused."""
    kinds: set[str] = set()
    for operation in operations:
        match operation:
            case Attempt() if operation.legal is legal:
                kinds.add(operation.action.kind)
            case WillChoose() if legal:
                kinds |= {f"choice of {answer.kind.value}" for answer in operation.answers}
            case CannotChoose() if not legal:
                kinds |= {f"choice of {answer.kind.value}" for answer in operation.answers}
    return kinds


def _synthetic_problems(scenario: Scenario, operations: Sequence[Operation]) -> Iterator[Problem]:
    """A scenario says that it needs custom cards if, and only if, it names one."""
    named = dict.fromkeys(card_of_alias(alias) for one in operations for alias in _aliases(one))
    synthetic = [name for name in named if is_synthetic(name)]
    declared = "custom-cards" in scenario.needs
    if bool(synthetic) is not declared:
        code = "synthetic-missing" if declared else "synthetic-undeclared"
        values = {"scenario": scenario.id, "cards": ", ".join(synthetic)}
        yield Problem(scenario.file, scenario.line, code, values)


def _refusal_problems(
    scenarios: Sequence[Scenario], operations: dict[Scenario, tuple[Operation, ...] | None]
) -> Iterator[Problem]:
    """A refusal counts for nothing unless some scenario accepts the same kind of action as its control."""
    accepting: dict[str, set[str]] = defaultdict(set)
    for scenario in scenarios:
        accepted = _kinds(operations.get(scenario) or (), legal=True)
        for clause in scenario.controls:
            accepting[clause] |= accepted
    for scenario in scenarios:
        refused = _kinds(operations.get(scenario) or (), legal=False)
        if not refused:
            continue
        covered = set().union(*(accepting[clause] for clause in {*scenario.clauses, *scenario.controls}))
        for kind in sorted(refused - covered):
            values = {"scenario": scenario.id, "action": kind}
            yield Problem(scenario.file, scenario.line, "refusal-without-control", values)


def lint(features: Sequence[FeatureFile], clauses: dict[str, Clause], chapters: Iterable[str]) -> list[Problem]:
    """Everything wrong with ``features``, in the order of files and lines.

    Args:
        features: the files of both languages.
        clauses: the ledger by id.
        chapters: the chapters whose core clauses must all have scenarios.
    """
    scenarios = [scenario for feature in features for scenario in feature.scenarios]
    problems: list[Problem] = []
    operations: dict[Scenario, tuple[Operation, ...] | None] = {}
    for feature in features:
        problems += _file_problems(feature)
    for scenario in scenarios:
        problems += _scenario_problems(scenario, clauses)
        operations[scenario], found = compile_with_problems(scenario)
        problems += found
        problems += _synthetic_problems(scenario, operations[scenario] or ())
    problems += _repeated_ids(scenarios)
    problems += _pairs(scenarios, operations)
    problems += _order_problems(features)
    wanted = [
        clause
        for clause in clauses.values()
        if clause.chapter in set(chapters) and clause.tier == "core" and not (clause.status and clause.status_note)
    ]
    for language in LANGUAGES:
        problems += _clause_problems([one for one in scenarios if one.language == language], wanted)
    problems += _refusal_problems([one for one in scenarios if one.language == "en"], operations)
    unique = {(p.file, p.line, p.code, tuple(sorted(p.values.items()))): p for p in problems}
    return sorted(unique.values())
