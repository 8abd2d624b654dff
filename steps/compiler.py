"""Sentences to operations and operations to sentences."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import parse
from pydantic import ValidationError

from .cells import Table
from .context import Context
from .errors import SentenceError
from .fields import FIELDS
from .operations import Operation
from .sentences import SENTENCES, Sentence, StepType
from .words import Language


@dataclass(frozen=True)
class WrittenStep:
    """A step as it stands in a scenario: its kind (*And* resolved), text and table."""

    type: StepType
    text: str
    table: Table | None = None


class _Filled(str):
    """Text that fills a blank whatever the blank's type is."""

    def __format__(self, spec: str) -> str:
        return str(self)


def _field_converter(kind: str, language: Language) -> Any:
    def convert(text: str) -> Any:
        return FIELDS[kind].read(text, language)

    convert.pattern = FIELDS[kind].pattern(language)  # type: ignore[attr-defined]
    return convert


@lru_cache(maxsize=512)
def _parser(template: str, language: Language) -> Any:
    return parse.compile(template, {kind: _field_converter(kind, language) for kind in FIELDS}, case_sensitive=True)


@lru_cache(maxsize=4096)
def matches(text: str, step_type: StepType, language: Language) -> tuple[tuple[Sentence, str], ...]:
    """The sentences, with the template, that ``text`` could be; more than one is an ambiguity of the table."""
    found = []
    for sentence in SENTENCES:
        if step_type not in sentence.meanings:
            continue
        for template in sentence.templates(language):
            if _parser(template, language).parse(text) is not None:
                found.append((sentence, template))
                break
    return tuple(found)


def _undefined(step: WrittenStep, language: Language) -> SentenceError:
    """Why no sentence reads ``step``; characters that only look like those of the table are told."""
    plain = " ".join(step.text.replace("’", "'").split())
    for keyword in ("", "qu'", "que "):
        if plain.startswith(keyword) and matches(plain.removeprefix(keyword), step.type, language):
            return SentenceError("sentence-characters", sentence=step.text, plain=plain)
    return SentenceError("undefined-sentence", sentence=step.text)


def compile_step(step: WrittenStep, context: Context) -> Operation:
    """The operation that ``step`` means; ``context`` carries labels and players from step to step.

    Raises:
        SentenceError: the sentence is not in the table, its table does not fit, or a card or word is unknown.
    """
    found = matches(step.text, step.type, context.language)
    if not found:
        raise _undefined(step, context.language)
    sentence, template = found[0]
    blanks = _parser(template, context.language).parse(step.text).named
    try:
        return sentence.meanings[step.type].build(context, blanks, step.table)
    except ValidationError as error:
        first = error.errors()[0]
        place = ".".join(str(part) for part in first["loc"])
        raise SentenceError("invalid-value", place=place, problem=first["msg"]) from None


def compile_scenario(steps: Iterable[WrittenStep], language: Language) -> tuple[Operation, ...]:
    """The operations of a whole scenario.

    Raises:
        SentenceError: as :func:`compile_step`.
    """
    context = Context(language)
    return tuple(compile_step(step, context) for step in steps)


def write_step(operation: Operation, context: Context) -> WrittenStep:
    """The sentence for ``operation`` in the language of ``context``.

    Raises:
        SentenceError: no sentence says this.
    """
    for sentence in SENTENCES:
        for step_type, builder in sentence.meanings.items():
            taken = builder.take(context, operation)
            if taken is None:
                continue
            blanks, table = taken
            template = sentence.templates(context.language)[0]
            return WrittenStep(step_type, _fill(template, blanks, context.language), table or None)
    raise SentenceError("no-sentence-for", operation=operation.kind)


def _fill(template: str, blanks: dict[str, Any], language: Language) -> str:
    filled = {}
    for name, kind in _blanks(template):
        filled[name] = _Filled(FIELDS[kind].write(blanks[name], language))
    return template.format(**filled)


@lru_cache(maxsize=512)
def _blanks(template: str) -> tuple[tuple[str, str], ...]:
    from string import Formatter

    return tuple((name, spec or "") for _, name, spec, _ in Formatter().parse(template) if name)


def write_scenario(operations: Sequence[Operation], language: Language) -> tuple[WrittenStep, ...]:
    """The sentences for ``operations``.

    Raises:
        SentenceError: an operation that no sentence says.
    """
    context = Context(language)
    return tuple(write_step(operation, context) for operation in operations)
