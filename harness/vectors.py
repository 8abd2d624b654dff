"""Vectors: every scenario as a JSON document, so that an engine's author can run the suite without Python.

A vector holds what the sentences of a scenario mean (operations), the situation they set up, what is needed to judge
and report it, and the text in both languages. ``docs/vectors.md`` says how to run one.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import PurePosixPath
from typing import Any

from pydantic import Field, TypeAdapter

from ..adapters.models import Model, Situation
from ..features.catalogue import cards
from ..features.ledger import RULESETS, Clause
from ..steps.compiler import WrittenStep, compile_step
from ..steps.context import Context
from ..steps.labels import Labels
from ..steps.operations import Operation, Setup
from ..steps.sentences import StepType
from ..steps.words import LANGUAGES, Language
from .scenarios import FeatureFile, Scenario, Step
from .selection import rulesets_of
from .situations import build_situation, cards_named

VECTORS_VERSION = "1.0"
"""The version of the models in this module; a reader takes vectors of the same major number."""


class VectorStep(Model):
    """A sentence as written, with its table and line; ``type`` is that of its keyword, *And* resolved."""

    type: StepType
    keyword: str
    text: str
    table: tuple[tuple[str, ...], ...] = ()
    line: int


class VectorText(Model):
    """A scenario in one language: ``steps`` has one sentence an operation, ``labels`` what it calls each alias.

    ``file`` is relative to the folder of the features, ``line`` that of the scenario's title.
    """

    name: str
    file: str
    line: int
    labels: dict[str, str] = Field(default_factory=dict)
    steps: tuple[VectorStep, ...]


class Vector(Model):
    """A scenario.

    ``rulesets`` are the editions it is about, oldest first; under any other it is ``not-applicable``. ``cards`` and
    ``needs`` are what ``supports`` is asked about. ``situation`` is what the set-ups among ``operations`` amount to,
    its ``ruleset`` the newest of the scenario. ``back_faces`` names the other face of each double-faced card.
    """

    vectors: str = VECTORS_VERSION
    id: str
    chapter: str
    clauses: tuple[str, ...] = ()
    controls: tuple[str, ...] = ()
    cr: tuple[str, ...] = ()
    needs: tuple[str, ...] = ()
    rulesets: tuple[str, ...]
    cards: tuple[str, ...] = ()
    back_faces: dict[str, str] = Field(default_factory=dict)
    situation: Situation
    operations: tuple[Operation, ...]
    texts: dict[Language, VectorText]


class VectorClause(Model):
    """A clause that scenarios show: ``cr`` numbers its rules, ``contrast`` says that its refusals need a control."""

    id: str
    chapter: str
    tier: str
    nature: str
    cr: tuple[str, ...]
    rulesets: tuple[str, ...]
    contrast: bool
    en: str
    fr: str


class VectorEntry(Model):
    """A vector and its file, relative to the folder of the index."""

    id: str
    file: str


class VectorIndex(Model):
    """All vectors in the order of the suite, and the clauses they show; the last of ``rulesets`` is the default."""

    vectors: str = VECTORS_VERSION
    suite: str
    rulesets: tuple[str, ...] = RULESETS
    scenarios: tuple[VectorEntry, ...]
    clauses: tuple[VectorClause, ...]


def vector_schema(model: type[Model] = Vector) -> dict[str, Any]:
    """JSON Schema (2020-12) of a vector, or of the index of a folder of them."""
    schema = TypeAdapter(model).json_schema(mode="validation")
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **schema}


# --- From scenarios -------------------------------------------------------------------------------------------------


def make_vectors(features: Iterable[FeatureFile], clauses: dict[str, Clause]) -> list[Vector]:
    """A vector for each scenario, both languages in one, in the order of the features.

    Args:
        features: feature files in which lint finds nothing wrong.
        clauses: the ledger by id.

    Raises:
        SentenceError: a sentence cannot be understood.
    """
    pairs: dict[str, dict[Language, Scenario]] = defaultdict(dict)
    for feature in features:
        for scenario in feature.scenarios:
            pairs[scenario.id][scenario.language] = scenario
    return [_vector(pair, clauses) for pair in pairs.values()]


def _vector(pair: dict[Language, Scenario], clauses: dict[str, Clause]) -> Vector:
    operations: tuple[Operation, ...] = ()
    texts: dict[Language, VectorText] = {}
    for language in LANGUAGES:
        if language in pair:
            context = Context(language)
            own = tuple(compile_step(written, context) for written in pair[language].written)
            operations = operations or own
            texts[language] = _text(pair[language], context.labels)
    one = next(iter(pair.values()))
    held = rulesets_of(one, clauses)
    rulesets = tuple(ruleset for ruleset in RULESETS if ruleset in held)
    situation = situation_of(operations, rulesets[-1] if rulesets else RULESETS[-1])
    return Vector(
        id=one.id,
        chapter=one.chapter,
        clauses=one.clauses,
        controls=one.controls,
        cr=one.cr,
        needs=one.needs,
        rulesets=rulesets,
        cards=cards_named(situation),
        back_faces=_back_faces(situation),
        situation=situation,
        operations=operations,
        texts=texts,
    )


def situation_of(operations: Iterable[Operation], ruleset: str) -> Situation:
    """The situation that the set-ups among ``operations`` amount to."""
    return build_situation([operation for operation in operations if isinstance(operation, Setup)], ruleset)


def _back_faces(situation: Situation) -> dict[str, str]:
    known = cards()
    named = [*cards_named(situation), *(permanent.card for permanent in situation.permanents)]
    backs = {name: known[name].back for name in named if name in known}
    return {name: back.name for name, back in backs.items() if back is not None}


def _text(scenario: Scenario, labels: Labels) -> VectorText:
    steps = [
        VectorStep(
            type=step.written.type,
            keyword=step.keyword,
            text=step.written.text,
            table=tuple(tuple(row) for row in step.written.table or ()),
            line=step.line,
        )
        for step in scenario.steps
    ]
    return VectorText(
        name=scenario.name, file=scenario.file, line=scenario.line, labels=labels.written(), steps=tuple(steps)
    )


# --- Back to scenarios ------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Script:
    """What a scenario of a vector carries out, and what it calls the objects."""

    operations: tuple[Operation, ...]
    language: Language
    labels: dict[str, str]


def scenarios_of(vectors: Sequence[Vector]) -> tuple[tuple[FeatureFile, ...], dict[Scenario, Script]]:
    """The feature files that ``vectors`` were made from, as far as a run needs them, and the scripts of scenarios."""
    scripts: dict[Scenario, Script] = {}
    files: dict[tuple[Language, str], list[Scenario]] = defaultdict(list)
    for vector in vectors:
        for language, text in vector.texts.items():
            scenario = _scenario(vector, language, text)
            scripts[scenario] = Script(vector.operations, language, text.labels)
            files[language, text.file].append(scenario)
    features = [
        FeatureFile(file, language, tuple(sorted(files[language, file], key=lambda one: one.line)), ())
        for language, file in sorted(files, key=lambda key: (LANGUAGES.index(key[0]), PurePosixPath(key[1])))
    ]
    return tuple(features), scripts


def _scenario(vector: Vector, language: Language, text: VectorText) -> Scenario:
    return Scenario(
        id=vector.id,
        language=language,
        name=text.name,
        file=text.file,
        line=text.line,
        chapter=vector.chapter,
        clauses=vector.clauses,
        controls=vector.controls,
        cr=vector.cr,
        needs=vector.needs,
        rulesets=vector.rulesets,
        steps=tuple(_step(step) for step in text.steps),
        all_ids=(vector.id,),
    )


def _step(step: VectorStep) -> Step:
    table = [list(row) for row in step.table] if step.table else None
    return Step(step.keyword, step.line, WrittenStep(step.type, step.text, table))
