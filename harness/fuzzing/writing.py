"""A distinct difference as a scenario in both languages and as a vector."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from ...steps import operations as op
from ...steps.compiler import WrittenStep, compile_scenario, write_step
from ...steps.context import Context
from ...steps.errors import SentenceError
from ...steps.labels import card_of_alias, say_card
from ...steps.sentences import StepType
from ...steps.words import LANGUAGES, Language
from ..errors import TroubleError
from ..messages import say
from ..scenarios import read_feature
from ..session import ledger
from ..situations import is_synthetic
from ..vector_files import write_vectors
from ..vectors import make_vectors
from ..words_of_values import field_name
from .campaign import Distinct
from .differences import LEADING, Signature
from .setting import Setting

CHAPTER = "fuzzing"
FEATURES, VECTORS = "features", "vectors"

_FEATURE = {"en": "Feature", "fr": "Fonctionnalité"}
_SCENARIO = {"en": "Scenario", "fr": "Scénario"}
_KEYWORDS: dict[Language, dict[StepType, str]] = {
    "en": {"given": "Given", "when": "When", "then": "Then"},
    "fr": {"given": "Étant donné que", "when": "Quand", "then": "Alors"},
}
_AND: dict[Language, dict[StepType, str]] = {
    "en": {"given": "And", "when": "And", "then": "And"},
    "fr": {"given": "Et que", "when": "Et", "then": "Et"},
}
_VOWEL = re.compile("[aeiouyàâéèêîôûh]", re.IGNORECASE)


@dataclass(frozen=True)
class Numbered:
    """A distinct difference and its number; ``sentences`` are empty where no sentence says it."""

    id: str
    distinct: Distinct
    sentences: dict[Language, tuple[str, ...]]

    @property
    def signature(self) -> Signature:
        """What makes it distinct."""
        return self.distinct.shrunk.difference.signature


def numbered(found: Sequence[Distinct]) -> list[Numbered]:
    """The differences with their ids and the lines of their scenarios."""
    return [Numbered(f"FZ-{number:03}", one, _sentences(one)) for number, one in enumerate(found, start=1)]


def title(one: Numbered, language: Language) -> str:
    """What a difference is about, in a line."""
    signature = one.signature
    cards = ", ".join(say_card(card, language) for card in signature.cards)
    leading = signature.what.startswith(LEADING)
    what, _, field = signature.what.removeprefix(LEADING).partition(" ")
    named = getattr(field_name(field.replace("power_toughness", "power")), language) if field else ""
    kind = say(language, "fuzz-kind", what=what, field=named)
    return say(language, "fuzz-title", who="leading" if leading else "following", kind=kind, cards=cards or "-")


def write_scenarios(folder: Path, found: Sequence[Numbered], setting: Setting) -> None:
    """Write the differences into ``folder``: features of both languages, and vectors.

    Raises:
        TroubleError: a file cannot be written.
    """
    root = folder / FEATURES
    files = []
    try:
        for language in LANGUAGES:
            place = root / language / CHAPTER
            place.mkdir(parents=True, exist_ok=True)
            for earlier in place.glob("FZ-*.feature"):
                earlier.unlink()
            for one in found:
                if one.sentences:
                    path = place / f"{one.id}.feature"
                    path.write_text(_feature(one, language, setting), encoding="utf-8", newline="\n")
                    files.append(path)
    except OSError as error:
        name = error.filename or root
        raise TroubleError("trouble-write", file=str(name), error=error.strerror or str(error)) from error
    vectors = make_vectors([read_feature(path, root) for path in files], ledger())
    write_vectors(folder / VECTORS, vectors, (), lambda: None)


def _feature(one: Numbered, language: Language, setting: Setting) -> str:
    tags = [f"@id:{one.id}", f"@ruleset:{setting.ruleset}"]
    if any(is_synthetic(card) for card in _cards(one.distinct.shrunk.difference.operations)):
        tags.append("@needs:custom-cards")
    lines = [
        f"# language: {language}",
        f"{_FEATURE[language]}: {say(language, 'fuzz-feature', adapter=setting.adapter, against=setting.against)}",
        "",
        f"  {' '.join(tags)}",
        f"  {_SCENARIO[language]}: {title(one, language)}",
        *(f"    {line}" for line in one.sentences[language]),
    ]
    return "\n".join(lines) + "\n"


def _cards(operations: Sequence[op.Operation]) -> Iterator[str]:
    """The cards of the situation."""
    for operation in operations:
        match operation:
            case op.SetPermanents(permanents=objects) | op.SetCards(cards=objects):
                yield from (card_of_alias(one.alias) for one in objects)


def _sentences(one: Distinct) -> dict[Language, tuple[str, ...]]:
    """The lines of a scenario in each language; none if there is an operation that no sentence says."""
    operations = one.shrunk.difference.operations
    try:
        for language in LANGUAGES:
            compile_scenario(tuple(_written(operations, Context(language))), language)  # it can be read again
        found = {language: tuple(_lines(operations, language)) for language in LANGUAGES}
    except SentenceError:
        return {}
    return found if operations else {}


def _lines(operations: Sequence[op.Operation], language: Language) -> Iterator[str]:
    context = Context(language)
    before: StepType | None = None
    for written in _written(operations, context):
        keyword = (_AND if written.type == before else _KEYWORDS)[language][written.type]
        before = written.type
        if keyword.endswith(" que") and _VOWEL.match(written.text):
            yield f"{keyword[:-1]}'{written.text}"
        else:
            yield f"{keyword} {written.text}"
        yield from _table(written)


def _written(operations: Sequence[op.Operation], context: Context) -> Iterator[WrittenStep]:
    """The sentences; a refusal is an outcome, and what will be chosen after something was done is no set-up."""
    acted = False
    for operation in operations:
        written = write_step(operation, context)
        step_type = written.type
        if isinstance(operation, op.Attempt) and not operation.legal:
            step_type = "then"
        elif isinstance(operation, op.WillChoose) and acted:
            step_type = "when"
        acted = acted or not isinstance(operation, op.Setup | op.WillChoose)
        yield WrittenStep(step_type, written.text, written.table)


def _table(written: WrittenStep) -> Iterator[str]:
    rows = [list(row) for row in written.table or ()]
    widths = [max(len(cell) for cell in column) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = " | ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True))
        yield f"  | {cells} |"
