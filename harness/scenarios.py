"""Reading feature files: scenarios with their tags and written steps.

Gherkin itself is read by gherkin-official; this module keeps of it what a conformance scenario may have: tags and
steps. Backgrounds, outlines, rules and doc strings are refused by :mod:`.lint` so that every scenario stands alone.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from gherkin.errors import CompositeParserException, ParserError
from gherkin.parser import Parser

from ..steps.compiler import WrittenStep
from ..steps.sentences import StepType
from ..steps.words import LANGUAGES, Language

_TYPES: dict[str, StepType] = {"Context": "given", "Action": "when", "Outcome": "then"}
_OUTLINE = re.compile("outline|template|plan", re.IGNORECASE)
TAG_KINDS = ("id", "clause", "control", "cr", "needs", "ruleset")


@dataclass(frozen=True)
class Step:
    """A step of a scenario: as written, and the line it stands on."""

    keyword: str
    line: int
    written: WrittenStep


@dataclass(frozen=True, eq=False)
class Scenario:
    """A scenario of one language. ``file`` is relative to the features folder."""

    id: str
    language: Language
    name: str
    file: str
    line: int
    chapter: str
    clauses: tuple[str, ...] = ()
    controls: tuple[str, ...] = ()
    cr: tuple[str, ...] = ()
    needs: tuple[str, ...] = ()
    rulesets: tuple[str, ...] = ()
    steps: tuple[Step, ...] = ()
    other_tags: tuple[str, ...] = ()
    all_ids: tuple[str, ...] = ()

    @property
    def written(self) -> tuple[WrittenStep, ...]:
        """The steps without keywords and lines."""
        return tuple(step.written for step in self.steps)


@dataclass(frozen=True)
class Unreadable:
    """Something in a feature file that is not a scenario: a fault ``code`` of the catalogue with its values."""

    file: str
    line: int
    code: str
    values: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class FeatureFile:
    """A feature file: its scenarios and what could not be read."""

    file: str
    language: Language
    scenarios: tuple[Scenario, ...]
    faults: tuple[Unreadable, ...]


def features_root() -> Path:
    """The folder of the features that come with the suite."""
    return Path(str(files("mtg_verdict.features")))


def _tags(nodes: list[dict[str, Any]]) -> tuple[dict[str, tuple[str, ...]], tuple[str, ...]]:
    known: dict[str, list[str]] = {kind: [] for kind in TAG_KINDS}
    other = []
    for node in nodes:
        kind, colon, value = node["name"].removeprefix("@").partition(":")
        if colon and kind in known:
            known[kind].append(value)
        else:
            other.append(node["name"])
    return {kind: tuple(values) for kind, values in known.items()}, tuple(other)


def _steps(nodes: list[dict[str, Any]]) -> Iterator[Step]:
    current: StepType = "given"
    for node in nodes:
        current = _TYPES.get(node["keywordType"], current)
        table = node.get("dataTable")
        cells = [[cell["value"] for cell in row["cells"]] for row in table["rows"]] if table else None
        written = WrittenStep(current, node["text"], cells)
        yield Step(node["keyword"], node["location"]["line"], written)


def _scenario(node: dict[str, Any], feature_tags: list[dict[str, Any]], file: str, language: Language) -> Scenario:
    tags, other = _tags([*feature_tags, *node["tags"]])
    return Scenario(
        id=tags["id"][0] if tags["id"] else "",
        language=language,
        name=node["name"],
        file=file,
        line=node["location"]["line"],
        chapter=Path(file).parts[1] if len(Path(file).parts) > 2 else Path(file).stem,
        clauses=tags["clause"],
        controls=tags["control"],
        cr=tags["cr"],
        needs=tags["needs"],
        rulesets=tags["ruleset"],
        steps=tuple(_steps(node["steps"])),
        other_tags=other,
        all_ids=tags["id"],
    )


def _faults_of_node(node: dict[str, Any], file: str) -> Iterator[Unreadable]:
    line = node["location"]["line"]
    if node.get("examples") or _OUTLINE.search(node["keyword"]):
        yield Unreadable(file, line, "outline")
    if node["description"].strip():
        yield Unreadable(file, line, "not-a-step", {"text": node["description"].strip().splitlines()[0]})
    for step in node["steps"]:
        if "docString" in step:
            yield Unreadable(file, step["location"]["line"], "doc-string")


def _syntax_faults(error: ParserError, file: str) -> Iterator[Unreadable]:
    errors = error.errors if isinstance(error, CompositeParserException) else [error]
    for one in errors:
        location = getattr(one, "location", None) or {"line": 1}
        text = str(one).partition(": ")[2].replace("\n", " ")
        yield Unreadable(file, location["line"], "syntax", {"problem": text})


def read_feature(path: Path, root: Path) -> FeatureFile:
    """One feature file; never raises for what the file says, see ``faults``.

    Args:
        path: the file.
        root: the features folder; its first level below is the language.
    """
    file = path.relative_to(root).as_posix()
    language: Language = "fr" if Path(file).parts[0] == "fr" else "en"
    try:
        text = path.read_text(encoding="utf-8")
        if text.startswith("\ufeff"):
            return FeatureFile(file, language, (), (Unreadable(file, 1, "byte-order-mark"),))
        document: Any = Parser().parse(text)
    except UnicodeDecodeError:
        return FeatureFile(file, language, (), (Unreadable(file, 1, "not-utf8"),))
    except OSError as error:
        values = {"error": error.strerror or str(error)}
        return FeatureFile(file, language, (), (Unreadable(file, 1, "not-readable", values),))
    except ParserError as error:
        return FeatureFile(file, language, (), tuple(_syntax_faults(error, file)))
    feature = document.get("feature")
    if feature is None:
        return FeatureFile(file, language, (), (Unreadable(file, 1, "empty-feature"),))
    scenarios, faults = [], []
    if feature["language"] != language:
        faults.append(Unreadable(file, feature["location"]["line"], "wrong-language", {"language": language}))
    for child in feature["children"]:
        if "scenario" not in child:
            faults.append(Unreadable(file, next(iter(child.values()))["location"]["line"], "not-a-scenario"))
            continue
        faults += _faults_of_node(child["scenario"], file)
        scenarios.append(_scenario(child["scenario"], feature["tags"], file, language))
    return FeatureFile(file, language, tuple(scenarios), tuple(faults))


@lru_cache(maxsize=8)
def read_features(root: Path, languages: tuple[Language, ...] = LANGUAGES) -> tuple[FeatureFile, ...]:
    """All feature files of ``languages`` below ``root``, in the order of their paths."""
    found = []
    for language in languages:
        paths = sorted((root / language).rglob("*.feature"))
        found += [read_feature(path, root) for path in paths if not path.is_dir()]
    return tuple(found)
