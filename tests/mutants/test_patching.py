"""Patches change the engine wherever what they change is held, and leave nothing behind."""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from mtg_verdict.reference_engine import creatures
from mtg_verdict.reference_engine.creatures import too_new_to_attack
from mtg_verdict.reference_engine.rulesets import RULESETS

from .patching import ENGINE, Patch, PatchError

_NAME = f"{ENGINE}.sample_of_tests"
_SAMPLE = '''
from dataclasses import dataclass
from functools import cache, wraps

LIMIT = 3


def double(number, more=0):
    """Twice."""
    return 2 * number + more


another_name = double
TABLE = {"double": double, "limit": LIMIT}
LIST = [1, 2]


def decorated(function):
    @wraps(function)
    def calling(*arguments):
        return function(*arguments)

    return calling


@decorated
def half(number):
    return number // 2


def adder(step):
    def add(number):
        return number + step

    return add


add_two = adder(2)


@cache
def remembered():
    return double(LIMIT)


class Thing:
    size = 3

    def grow(self, by=1):
        return self.size + by

    @property
    def area(self):
        return self.size * self.size

    @staticmethod
    def colour():
        return "red"

    @classmethod
    def kind(cls):
        return cls.__name__


class Big(Thing):
    pass


@dataclass(frozen=True)
class Rules:
    strict: bool = True


RULES = Rules()
grow = Thing().grow
'''


@pytest.fixture
def engine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """A module that is part of the engine as far as patches can tell, imported by another."""
    file = tmp_path / "sample_of_tests.py"
    file.write_text(_SAMPLE, encoding="utf-8")
    spec = importlib.util.spec_from_file_location(_NAME, file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, _NAME, module)
    spec.loader.exec_module(module)
    other = ModuleType(f"{_NAME}_importing")
    other.LIMIT = module.LIMIT  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, other.__name__, other)
    return module


def _twice(patch: Patch, double: Any, old: str, new: str) -> None:
    patch.source(double, "2 *", "3 *")
    patch.source(double, old, new)


def _then_negative(patch: Patch, double: Any) -> None:
    patch.source(double, "2 *", "3 *")
    patch.wrap(double, lambda before, number: -before(number))


Change = Callable[[Patch, Any], None]
Look = Callable[[Any], object]

CHANGES: dict[str, tuple[Change, Look, object]] = {
    "another name": (lambda p, m: p.source(m.double, "2 *", "3 *"), lambda m: m.another_name(5), 15),
    "defaults": (lambda p, m: p.source(m.double, "more=0", "more=1"), lambda m: m.double(5), 11),
    "one text after another": (lambda p, m: _twice(p, m.double, "+ more", "- 1"), lambda m: m.double(5), 14),
    "wrapped after a text": (lambda p, m: _then_negative(p, m.double), lambda m: m.double(5), -15),
    "table": (lambda p, m: p.replace(m.double, lambda number: -number), lambda m: m.TABLE["double"](5), -5),
    "decorated": (lambda p, m: p.source(m.half, "// 2", "// 3"), lambda m: m.half(9), 3),
    "closure by its source": (lambda p, m: p.source(m.add_two, "+ step", "- step"), lambda m: m.add_two(5), 3),
    "closure": (lambda p, m: p.replace(m.add_two, lambda number: 0), lambda m: m.add_two(5), 0),
    "wrapped": (lambda p, m: p.wrap(m.double, lambda before, number: before(number) + 100), lambda m: m.double(5), 110),
    "wrapped closure": (lambda p, m: p.wrap(m.add_two, lambda before, n: -before(n)), lambda m: m.add_two(5), -7),
    "remembered": (lambda p, m: p.source(m.double, "2 *", "3 *"), lambda m: m.remembered(), 9),
    "method": (lambda p, m: p.source(m.Thing.grow, "by=1", "by=5"), lambda m: m.Thing().grow(), 8),
    "bound method": (lambda p, m: p.replace(m.Thing.grow, lambda thing: thing.size - 1), lambda m: m.grow(), 2),
    "inherited method": (lambda p, m: p.method(m.Big, "grow", lambda thing: 0), lambda m: m.Big().grow(), 0),
    "static method": (lambda p, m: p.method(m.Thing, "colour", lambda: "blue"), lambda m: m.Big.colour(), "blue"),
    "class method": (lambda p, m: p.method(m.Thing, "kind", lambda cls: "any"), lambda m: m.Big.kind(), "any"),
    "property": (lambda p, m: p.source(m.Thing.area, "* self.size", "+ 1"), lambda m: m.Big().area, 4),
    "constant": (lambda p, m: p.constant(m, "LIMIT", 7), lambda m: sys.modules[f"{_NAME}_importing"].LIMIT, 7),
    "frozen object": (lambda p, m: p.attribute(m.RULES, "strict", False), lambda m: m.RULES.strict, False),
    "attribute of a class": (lambda p, m: p.attribute(m.Big, "size", 9), lambda m: m.Big().area, 81),
    "item": (lambda p, m: p.item(m.TABLE, "limit", 8), lambda m: m.TABLE["limit"], 8),
    "item of a list": (lambda p, m: p.item(m.LIST, 0, 8), lambda m: m.LIST, [8, 2]),
    "item taken out": (lambda p, m: p.without(m.TABLE, "double"), lambda m: list(m.TABLE), ["limit"]),
}


@pytest.mark.parametrize("change", CHANGES)
def test_a_patch_changes_what_it_says_and_undoes_it(engine: Any, change: str) -> None:
    apply, look, expected = CHANGES[change]
    before = look(engine) if change != "item of a list" else list(engine.LIST)
    assert before != expected
    held = {name: dict(vars(value)) if isinstance(value, type) else value for name, value in vars(engine).items()}
    with Patch() as patch:
        apply(patch, engine)
        assert look(engine) == expected
    assert look(engine) == before
    after = {name: dict(vars(value)) if isinstance(value, type) else value for name, value in vars(engine).items()}
    assert after == held


def test_a_function_of_the_engine_changes_for_whoever_imported_it_before() -> None:
    imported: Any = too_new_to_attack
    code = imported.__code__
    with Patch() as patch:
        patch.replace(creatures.too_new_to_attack, lambda game, oid: "always")
        assert imported(None, 0) == "always"
    assert imported.__code__ is code


def test_an_error_inside_undoes_it_as_well(engine: Any) -> None:
    def fail() -> None:
        with Patch() as patch:
            patch.source(engine.double, "2 *", "3 *")
            raise RuntimeError(engine.double(5))

    with pytest.raises(RuntimeError, match="15"):
        fail()
    assert engine.double(5) == 10


def test_switches_of_editions_change_and_come_back() -> None:
    switch = next(name for name, value in vars(RULESETS["cr-2026"]).items() if isinstance(value, bool))
    held = {name: getattr(rules, switch) for name, rules in RULESETS.items()}
    with Patch() as patch:
        patch.rulesets("cr-2026", **{switch: not held["cr-2026"]})
        changed = {name: getattr(rules, switch) for name, rules in RULESETS.items()}
        assert changed == held | {"cr-2026": not held["cr-2026"]}
    assert {name: getattr(rules, switch) for name, rules in RULESETS.items()} == held


REFUSALS: dict[str, tuple[Change, str]] = {
    "text that is not there": (lambda p, m: p.source(m.double, "4 *", "3 *"), "'4 \\*' occurs 0 times"),
    "text that is there twice": (lambda p, m: p.source(m.Thing.area, "self.size", "1"), "occurs 2 times"),
    "text that an earlier change took": (lambda p, m: _twice(p, m.double, "2 *", "4 *"), "occurs 0 times"),
    "no Python": (lambda p, m: p.source(m.double, "2 *", "2 * *"), "is no Python"),
    "not one function": (lambda p, m: p.source(m.half, "// 2", "// 2\nx = 1"), "is not one function"),
    "closure no longer used": (lambda p, m: p.source(m.add_two, "+ step", ""), "must still use .* step"),
    "a function of something else": (lambda p, m: p.replace(Path.exists, lambda path: True), "not part of the"),
    "no function": (lambda p, m: p.source(len, "a", "b"), "is no function written in Python"),
    "no method": (lambda p, m: p.method(m.Thing, "shrink", lambda thing: 0), "has no shrink"),
    "no attribute": (lambda p, m: p.attribute(m.RULES, "lax", True), "has no attribute lax"),
    "no constant": (lambda p, m: p.constant(m, "LEAST", 1), "has no LEAST"),
    "no key": (lambda p, m: p.item(m.TABLE, "least", 1), "has no 'least'"),
    "no index": (lambda p, m: p.item(m.LIST, 2, 1), "has no 2"),
    "no key to take out": (lambda p, m: p.without(m.TABLE, "least"), "has no 'least'"),
    "no edition": (lambda p, m: p.rulesets("cr-1993", x=True), "there is no ruleset cr-1993"),
    "no switch": (lambda p, m: p.rulesets(no_such_switch=True), "no_such_switch"),
}


@pytest.mark.parametrize("refusal", REFUSALS)
def test_a_patch_that_does_not_fit_says_why(engine: Any, refusal: str) -> None:
    apply, why = REFUSALS[refusal]
    with Patch() as patch, pytest.raises(PatchError, match=why):
        apply(patch, engine)
    assert [engine.double(5), engine.add_two(5), engine.half(9), len(engine.TABLE)] == [10, 7, 4, 2]


def test_only_those_who_carry_out_a_changed_line_are_reached(engine: Any) -> None:
    file = engine.__file__
    where = next(number for number, line in enumerate(_SAMPLE.splitlines(), 1) if "2 * number" in line)
    with Patch() as patch:
        patch.source(engine.double, "2 *", "3 *")
        assert patch.reached({(file, where): 0b10, (file, where + 20): 0b100}) == 0b10
        assert patch.reached({}) == 0
        patch.item(engine.TABLE, "limit", 4)
        assert patch.reached({}) & 0b111 == 0b111
