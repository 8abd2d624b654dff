"""Which cards are declared with what of the rule modules, and which cases speak of them.

It only says which cases are tried first on a mutant of what is called as cards are declared.
"""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import cache

from .suite import Suite
from .tracing import engine_modules


@cache
def cards_declared_with() -> Mapping[str, frozenset[str]]:
    """Function or class to the names of the cards in whose declarations it is written."""
    found: defaultdict[str, set[str]] = defaultdict(set)
    for module, path in engine_modules().items():
        if module.startswith("cards/"):
            for card, name in _declarations(ast.parse(path.read_text(encoding="utf-8"))):
                found[name].add(card)
    return {name: frozenset(cards) for name, cards in found.items()}


def _declarations(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """Each card of a module of cards with each name in its declaration, also by way of names that the module gives."""
    given = {
        target.id: {each.id for each in ast.walk(node.value) if isinstance(each, ast.Name)}
        for node in tree.body
        if isinstance(node, ast.Assign)
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            given[node.name] = {each.id for each in ast.walk(node) if isinstance(each, ast.Name)}
    for table in ast.walk(tree):
        if not isinstance(table, ast.Dict):
            continue
        for key, value in zip(table.keys, table.values, strict=True):
            if isinstance(key, ast.Constant) and isinstance(key.value, str):
                names = {each.id for each in ast.walk(value) if isinstance(each, ast.Name)}
                for name in names | {other for each in names for other in given.get(each, ())}:
                    yield key.value, name


def cases_that_name(suite: Suite, function: str) -> frozenset[str]:
    """The cases in which a card occurs that is declared with ``function``, or with the class it is in."""
    cards = cards_declared_with().get(function.partition(".")[0], frozenset())
    return frozenset(
        name
        for name, case in suite.cases.items()
        if any(card in f"{step.text} {step.table}" for step in case.scenario.written for card in cards)
    )
