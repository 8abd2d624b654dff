"""The named mutants: which deliberately wrong engine a clause's ``mutant`` text describes."""

from __future__ import annotations

import importlib
import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from mtg_verdict.features.ledger import RULESETS, Clause, clauses

from .patching import Patch

Apply = Callable[[Patch], None]


@dataclass(frozen=True)
class Mutant:
    """A wrong engine.

    ``wrong`` says in a line what it does wrong. ``clauses`` are those whose ``mutant`` text it is; ``ruleset`` is the
    edition to run under, if not the newest of each clause.
    """

    name: str
    module: str
    wrong: str
    clauses: tuple[str, ...]
    ruleset: str
    apply: Apply


class RegistryError(Exception):
    """A mutant is not well defined; the message says which and why."""


_known: dict[str, Mutant] = {}


def mutant(*ids: str, ruleset: str = "") -> Callable[[Apply], Apply]:
    """Let a function be the mutant of the clauses ``ids``; its name is the mutant's, its docstring what is wrong.

    Args:
        ids: clauses whose ``mutant`` text this engine behaves as.
        ruleset: the edition to run under; without one, the newest that each clause lists.

    Raises:
        RegistryError: the name is taken, the docstring or a clause is missing, or one is unknown.
    """

    def register(apply: Apply) -> Apply:
        name = apply.__name__
        wrong = re.sub(r"\s+", " ", apply.__doc__ or "").strip()
        if not wrong or not ids:
            raise RegistryError(f"{name}: a mutant needs a clause, and a docstring that says what is wrong")
        if unknown := [one for one in ids if one not in clauses()]:
            raise RegistryError(f"{name}: there is no clause {unknown[0]}")
        if ruleset and any(ruleset not in clauses()[one].rulesets for one in ids):
            raise RegistryError(f"{name}: not all of its clauses hold in {ruleset}")
        if name in _known:
            raise RegistryError(f"{name}: mutants of {_known[name].module} and {apply.__module__} have this name")
        _known[name] = Mutant(name, apply.__module__, wrong, ids, ruleset, apply)
        return apply

    return register


@cache
def mutants() -> dict[str, Mutant]:
    """All mutants by name, in the order of the modules of this folder.

    Raises:
        RegistryError: one is not well defined.
    """
    # Modules of the engine import one another in a circle, which works in the order in which its adapter imports them.
    importlib.import_module("mtg_verdict.adapters.reference")
    for path in sorted(Path(__file__).parent.glob("*.py")):
        if not path.stem.startswith(("_", "test_")):
            importlib.import_module(f"{__package__}.{path.stem}")
    return dict(_known)


def ruleset_for(mutant: Mutant, clause: Clause) -> str:
    """The edition under which the scenarios of ``clause`` judge ``mutant``."""
    return mutant.ruleset or max(clause.rulesets, key=RULESETS.index)
