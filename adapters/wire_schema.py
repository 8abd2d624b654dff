"""The JSON Schema of everything that passes between the suite and an engine."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import TypeAdapter

from . import rpc
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
from .rpc import ErrorResponse

WIRE_MODELS: tuple[type[Model], ...] = (Description, Lacking, Situation, Started, Answer, Observation, ErrorResponse)


def wire_schema() -> dict[str, Any]:
    """JSON Schema (2020-12) of everything on the wire, one definition a model.

    ``Request`` is every message to an engine; ``methods`` names for each method its request and its response.
    """
    adapters: list[tuple[str, Literal["validation"], TypeAdapter[Any]]] = [
        (model.__name__, "validation", TypeAdapter(model)) for model in WIRE_MODELS
    ]
    unions: dict[str, Any] = {
        "Action": Action,
        "AttemptResult": AttemptResult,
        "AdvanceResult": AdvanceResult,
        "Until": Until,
        "Request": rpc.Request,
    }
    adapters += [(model.__name__, "validation", TypeAdapter(model)) for model in rpc.RESPONSES.values()]
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
    for definition in defs.values():
        _require_tags(definition)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "MTG Verdict wire models",
        "version": PROTOCOL_VERSION,
        "methods": {method: _messages(method) for method in rpc.RESPONSES},
        "$defs": dict(sorted(defs.items())),
    }


def _messages(method: str) -> dict[str, Any]:
    """What goes to an engine and what may come back."""
    name = method.capitalize()
    return {
        "request": {"$ref": f"#/$defs/{name}Request"},
        "response": {"anyOf": [{"$ref": f"#/$defs/{name}Response"}, {"$ref": "#/$defs/ErrorResponse"}]},
    }


def _require_tags(definition: dict[str, Any]) -> None:
    """A field of one value tells what an object is: it has a default in Python, but may not be left out in JSON."""
    tags = [name for name, field in definition.get("properties", {}).items() if "const" in field]
    if tags:
        for tag in tags:
            definition["properties"][tag].pop("default", None)
        definition["required"] = sorted({*definition.get("required", ()), *tags})
