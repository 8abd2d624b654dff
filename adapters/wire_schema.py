"""The JSON Schema of everything that passes between the suite and an engine."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import TypeAdapter

from .models import (
    PROTOCOL_VERSION,
    Action,
    AdvanceResult,
    Answer,
    AttemptResult,
    Description,
    Lacking,
    Model,
    Observation,
    Situation,
    Started,
    Until,
)

WIRE_MODELS: tuple[type[Model], ...] = (Description, Lacking, Situation, Started, Answer, Observation)


def wire_schema() -> dict[str, Any]:
    """JSON Schema (2020-12) of everything on the wire, one definition a model."""
    adapters: list[tuple[str, Literal["validation"], TypeAdapter[Any]]] = [
        (model.__name__, "validation", TypeAdapter(model)) for model in WIRE_MODELS
    ]
    unions: dict[str, Any] = {
        "Action": Action,
        "AttemptResult": AttemptResult,
        "AdvanceResult": AdvanceResult,
        "Until": Until,
    }
    adapters += [(name, "validation", TypeAdapter(union)) for name, union in unions.items()]
    references, definitions = TypeAdapter.json_schemas(
        adapters,
        title="MTG Verdict wire models",
        ref_template="#/$defs/{model}",
    )
    named = {name: schema for (name, _), schema in references.items()}
    defs = definitions.get("$defs", {})
    for name, schema in named.items():
        if schema.get("$ref") != f"#/$defs/{name}":
            defs[name] = schema
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "MTG Verdict wire models",
        "version": PROTOCOL_VERSION,
        "$defs": dict(sorted(defs.items())),
    }
