"""A folder of vectors: ``index.json``, one file a scenario in the folder of its chapter, and the schemas of both."""

from __future__ import annotations

import errno
import json
import os
import re
from collections.abc import Callable, Iterable, Sequence
from importlib.metadata import version
from pathlib import Path, PurePosixPath
from typing import Any, TypeVar
from urllib.parse import quote

from pydantic import ValidationError

from ..adapters.models import Model
from ..features.ledger import RULESETS, Clause
from ..steps.operations import Attempt, Expectation
from .errors import TroubleError, UsageError
from .situations import cards_named
from .vectors import (
    VECTORS_VERSION,
    Vector,
    VectorClause,
    VectorEntry,
    VectorIndex,
    situation_of,
    vector_schema,
)

INDEX, SCHEMA, INDEX_SCHEMA = "index.json", "vector.schema.json", "index.schema.json"
_FLAT = re.compile(r'[\[{]\n\s+(?:(?:"(?:[^"\\\n]|\\.)*"|-?[\w.]+)(?:: (?:"(?:[^"\\\n]|\\.)*"|-?[\w.]+))?,?\s+)+[\]}]')
"""An array or object of plain values that stands on several lines."""
_WIDEST = 100

M = TypeVar("M", bound=Model)


def to_json(value: Any) -> str:
    """``value`` as JSON for people too: indented, small arrays and objects on one line."""
    text = json.dumps(value, ensure_ascii=False, indent=2)

    def flat(match: re.Match[str]) -> str:
        line = json.dumps(json.loads(match[0]), ensure_ascii=False)
        return line if len(line) <= _WIDEST else match[0]

    return _FLAT.sub(flat, text) + "\n"


def _dumped(model: Model) -> Any:
    """``model`` as JSON; what says nothing (``null``) is left out."""
    return model.model_dump(mode="json", exclude_none=True)


def _entry(vector: Vector) -> VectorEntry:
    return VectorEntry(id=vector.id, file=f"{quote(vector.chapter, safe='')}/{quote(vector.id, safe='')}.json")


def index_of(vectors: Sequence[Vector], clauses: Iterable[Clause]) -> VectorIndex:
    """The index of ``vectors``, with those of ``clauses`` that they show."""
    shown = {clause for vector in vectors for clause in (*vector.clauses, *vector.controls)}
    rows = [
        VectorClause(
            id=clause.id,
            chapter=clause.chapter,
            tier=clause.tier,
            nature=clause.kind,
            cr=clause.cr,
            rulesets=clause.rulesets,
            contrast=clause.contrast,
            en=clause.en,
            fr=clause.fr,
        )
        for clause in clauses
        if clause.id in shown
    ]
    entries = tuple(_entry(vector) for vector in vectors)
    return VectorIndex(suite=version("mtg-verdict"), scenarios=entries, clauses=tuple(rows))


def write_vectors(
    folder: Path, vectors: Sequence[Vector], clauses: Iterable[Clause], written: Callable[[], None]
) -> None:
    """Write ``vectors`` into ``folder``, in place of those that an index there lists; the same bytes every time.

    Args:
        folder: made if there is none.
        vectors: all of them.
        clauses: the ledger.
        written: called after each vector.

    Raises:
        UsageError: the folder holds something, and no index of vectors.
        TroubleError: a file cannot be written.
    """
    index = index_of(vectors, clauses)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        _remove_earlier(folder.resolve(), {entry.file for entry in index.scenarios})
        _write(folder / INDEX, _dumped(index))  # first: a folder that is left half written is known as one of vectors
        for vector, entry in zip(vectors, index.scenarios, strict=True):
            path = folder / entry.file
            path.parent.mkdir(exist_ok=True)
            _write(path, _dumped(vector))
            written()
        _write(folder / SCHEMA, vector_schema())
        _write(folder / INDEX_SCHEMA, vector_schema(VectorIndex))
    except OSError as error:
        name = error.filename or folder
        raise TroubleError("trouble-write", file=str(name), error=error.strerror or str(error)) from error


def _write(path: Path, value: Any) -> None:
    path.write_text(to_json(value), encoding="utf-8", newline="\n")


def _remove_earlier(folder: Path, kept: set[str]) -> None:
    """Remove the vectors of an earlier index that are none any more, and nothing outside ``folder``, which is resolved.

    Raises:
        UsageError: the folder holds something, and no index of vectors.
    """
    if not any(folder.iterdir()):
        return
    try:
        earlier = _read(folder / INDEX, VectorIndex)
    except UsageError as error:
        raise UsageError("usage-vectors-folder", folder=str(folder)) from error
    for entry in earlier.scenarios:
        chapter, _, name = entry.file.partition("/")
        path = folder / chapter / name
        ours = name == f"{quote(entry.id, safe='')}.json" and path.parent.resolve() == folder / chapter != folder
        if ours and entry.file not in kept and path.is_file():
            path.unlink()


def _inside(file: str) -> bool:
    """Whether a file of an index is a path below its folder."""
    path = PurePosixPath(file)
    return not path.is_absolute() and ".." not in path.parts


# --- Reading ----------------------------------------------------------------------------------------------------------


def read_vectors(folder: Path, clauses: dict[str, Clause], own: Sequence[Vector]) -> list[Vector]:
    """The vectors of a folder, in the order of its index.

    Args:
        folder: what ``mtg-verdict vectors`` wrote.
        clauses: the ledger by id.
        own: the vectors of the suite; the folder has all of them or, if it is a third party's, none.

    Raises:
        UsageError: there are none, they are of another version, one is not as this suite would have written it or
            can prove nothing, or some of the suite's are missing.
    """
    known = {vector.id: vector for vector in own}
    path = folder / INDEX
    try:
        found = path.is_file()
    except (OSError, ValueError):
        found = False
    if not found:
        raise UsageError("usage-no-vectors", folder=str(folder))
    index = _read(path, VectorIndex)
    vectors = []
    for entry in index.scenarios:
        if not _inside(entry.file):
            raise UsageError("usage-vector-faulty", file=str(path), problem=entry.file)
        vector = _read(folder / entry.file, Vector)
        if problem := _inconsistent(vector, entry, clauses, known.get(vector.id)):
            raise UsageError("usage-vector-other", file=entry.file, part=problem)
        if problem := _proves_nothing(vector):
            raise UsageError("usage-vector-proves-nothing", file=entry.file, part=problem)
        vectors.append(vector)
    if len({vector.id for vector in vectors}) < len(vectors):
        raise UsageError("usage-vector-other", file=INDEX, part="id")
    missing = [identity for identity in known if identity not in {vector.id for vector in vectors}]
    if missing and len(missing) < len(known):
        raise UsageError("usage-vectors-missing", file=str(path), number=len(missing), first=missing[0])
    return vectors


def _read(path: Path, model: type[M]) -> M:
    try:
        if path.exists() and not path.is_file():  # a pipe, say, that nobody may ever write into
            raise OSError(errno.EINVAL, os.strerror(errno.EINVAL))
        data = path.read_bytes()
        version_of = json.loads(data).get("vectors", "")
    except OSError as error:
        raise UsageError("usage-vector-faulty", file=str(path), problem=error.strerror or str(error)) from error
    except (ValueError, AttributeError, RecursionError) as error:
        raise UsageError("usage-vector-faulty", file=str(path), problem=str(error)) from error
    if str(version_of).partition(".")[0] != VECTORS_VERSION.partition(".")[0]:
        raise UsageError("usage-vectors-version", file=str(path), theirs=str(version_of), ours=VECTORS_VERSION)
    try:
        return model.model_validate_json(data)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        place = ".".join(str(part) for part in first["loc"])
        raise UsageError("usage-vector-faulty", file=str(path), problem=f"{place}: {first['msg']}") from error


def _inconsistent(vector: Vector, entry: VectorEntry, clauses: dict[str, Clause], own: Vector | None) -> str:
    """Which part of a vector this suite, with its own ledger and cards, would have written otherwise; empty if none.

    ``own`` is what it would have written of the scenario, if it is one of its own.
    """
    if vector.id != entry.id:
        return "id"
    if own is not None:
        return next((part for part in Vector.model_fields if getattr(vector, part) != getattr(own, part)), "")
    if not {*vector.clauses, *vector.controls} <= clauses.keys():
        return "clauses"
    if any(len(text.steps) != len(vector.operations) for text in vector.texts.values()):
        return "texts"
    if vector.situation != situation_of(vector.operations, vector.situation.ruleset):
        return "situation"
    return "" if vector.cards == cards_named(vector.situation) else "cards"


def _proves_nothing(vector: Vector) -> str:
    """Which part of a vector leaves nothing for an engine to get wrong; empty if none does."""
    if not vector.rulesets or not set(vector.rulesets) <= set(RULESETS):
        return "rulesets"
    if not vector.texts:
        return "texts"
    judged = any(isinstance(operation, Attempt | Expectation) for operation in vector.operations)
    return "" if judged else "operations"
