"""The systematic mutants of a module: what cosmic-ray makes of it, without what would only be noise."""

from __future__ import annotations

import difflib
import hashlib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code

from .operators import KEPT, WITH_A_NUMBER, operator
from .source import Place, Position, Source, meaning_of
from .tracing import engine_modules

Key = tuple[str, str, str, str, int]
"""What names a mutant: module, function, the lines before and after, which of several alike."""


@dataclass(frozen=True)
class Mutant:
    """One change of a module.

    ``before`` and ``after`` are the lines that differ, without indentation; with module, function and ``number``
    (which of several with the same words, from 1) they name the mutant wherever its lines move to. ``at`` and ``end``
    are where it is in the module now. ``statement`` is that of the module which it changes: how many lines are before
    it, how many up to its end, and the text it has in the mutant.
    """

    module: str
    operator: str
    occurrence: int
    at: Position
    end: Position
    place: Place
    before: str
    after: str
    number: int
    source: str
    statement: tuple[int, int, str]

    @property
    def key(self) -> Key:
        """What names the mutant."""
        return self.module, self.place.function, self.before, self.after, self.number

    @property
    def identity(self) -> str:
        """A name for programs, the same as long as the module is."""
        return hashlib.sha1("\0".join((*map(str, self.key), self.source)).encode()).hexdigest()

    def diff(self, mutated: str, original: str) -> str:
        """The change as a unified diff."""
        lines = difflib.unified_diff(
            original.splitlines(), mutated.splitlines(), self.module, f"{self.module} ({self.operator})", "", "", 1, ""
        )
        return "\n".join(line for line in lines if not line.startswith("---") and not line.startswith("+++"))


def rule_modules() -> dict[str, Path]:
    """The modules that are mutated: the rules, not the declarations of cards."""
    modules = engine_modules().items()
    return {name: path for name, path in modules if not name.startswith("cards/") and path.stem != "__init__"}


def mutated(mutant: Mutant, text: str) -> str:
    """``text``, that of the mutant's module, as the mutant has it.

    Raises:
        ValueError: the text is another than that of which the mutant was made.
    """
    if hashlib.sha1(text.encode()).hexdigest() != mutant.source:
        raise ValueError(f"{mutant.module} has changed")
    first, last, statement = mutant.statement
    lines = text.splitlines(keepends=True)
    return "".join([*lines[:first], statement, *lines[last:]])


def mutants_of(module: str, text: str) -> list[Mutant]:
    """The mutants of ``module``, whose source is ``text``, in the order of its lines.

    Statement by statement: to change a few lines is quicker than to change a whole module as many times.
    """
    source, digest = Source(text), hashlib.sha1(text.encode()).hexdigest()
    found: list[Mutant] = []
    seen: Counter[tuple[str, str, str]] = Counter()
    before_this: Counter[str] = Counter()
    for first, part in source.statements():
        changed = {meaning_of(part)}
        sites = list(_sites(part))
        for site in sorted(sites, key=lambda each: (each.at, each.end)):
            at, end = (site.at[0] + first, site.at[1]), (site.end[0] + first, site.end[1])
            place = source.place(at)
            if not site.counts or place.noise:
                continue
            code = str(mutate_code(part, operator(site.operator), site.occurrence))
            meaning = meaning_of(code)
            if not meaning or meaning in changed:
                continue  # no Python, or the same change by two operators
            changed.add(meaning)
            before, after = _differing(part, code)
            words = (place.function, before, after)
            seen[words] += 1
            occurrence = before_this[site.operator] + site.occurrence
            changed_part = first, first + len(part.splitlines()), code
            number = seen[words]
            found.append(
                Mutant(module, site.operator, occurrence, at, end, place, before, after, number, digest, changed_part)
            )
        before_this.update(site.operator for site in sites)
    return found


@dataclass(frozen=True)
class _Site:
    """Where an operator can change a text, for which time; ``counts`` says whether it is to be used there."""

    operator: str
    occurrence: int
    at: Position
    end: Position
    counts: bool


def _sites(text: str) -> Iterator[_Site]:
    nodes = list(ast_nodes(get_ast(text)))
    for name in (*KEPT, *WITH_A_NUMBER):
        used = operator(name)
        occurrence = 0
        for node in nodes:
            for at, end in used.mutation_positions(node):
                yield _Site(name, occurrence, at, end, name not in WITH_A_NUMBER or _compares_a_number(node))
                occurrence += 1


def _compares_a_number(comparison: Any) -> bool:
    sides = [part.get_code().strip() for part in comparison.children[::2]]
    return any(side.isdigit() or side.startswith("len(") for side in sides)


def _differing(text: str, code: str) -> tuple[str, str]:
    """The lines of both that differ, each stripped."""
    old, new = text.splitlines(), code.splitlines()
    matcher = difflib.SequenceMatcher(None, old, new, autojunk=False)
    parts = [part for part in matcher.get_opcodes() if part[0] != "equal"]
    before = [line.strip() for _, first, last, _, _ in parts for line in old[first:last]]
    after = [line.strip() for _, _, _, first, last in parts for line in new[first:last]]
    return "\n".join(before), "\n".join(after)
