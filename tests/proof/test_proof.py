"""The machinery of the proof on small modules and suites that are made up."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest
from click.testing import CliRunner
from cosmic_ray.mutating import mutate_code
from mtg_verdict.reports.records import Verdict

from . import mutated_engine
from .__main__ import proof
from .coverage_report import coverage_document, coverage_json, coverage_report
from .distributing import Order, try_mutants
from .kept_trace import keep_trace, kept_trace
from .mutant_report import mutant_report, mutants_document, mutants_json
from .mutants import Mutant, mutants_of, mutated, rule_modules
from .mutated_engine import Change, Child, Outcome, change_function, run_cases
from .operators import operator
from .proving import sample_of
from .session import results_in
from .survivors import Listed, WrongListError, read_survivors, updated, write_survivors
from .tracing import PACKAGE, Trace
from .words import LANGUAGES, WORDS

TOY = '''\
from functools import cache

LIMIT: int = 7


class Counter:
    step = 2

    def next(self, number: int) -> int:
        """No mutant: ``number + 1``."""
        assert number >= 0
        if number > LIMIT and self.step:
            raise ValueError(f"{number + 1} is too much")
        return number + self.step

    @property
    def twice(self) -> int:
        return self.step * 2


@cache
def even(number: int) -> bool:
    return number % 2 == 0


def both(*, one: bool, other: bool) -> bool:
    def inner() -> bool:
        return one and other

    return inner() and inner()
'''


def changes(mutants: Iterable[Mutant]) -> set[tuple[str, str, str]]:
    return {(each.place.function, each.before, each.after) for each in mutants}


def test_mutants_are_those_of_cosmic_ray_each_in_its_function() -> None:
    mutants = mutants_of("toy.py", TOY)
    for each in mutants:
        assert mutated(each, TOY) == mutate_code(TOY, operator(each.operator), each.occurrence)
        compile(mutated(each, TOY), "toy.py", "exec")
    found = changes(mutants)
    assert ("Counter.next", "return number + self.step", "return number - self.step") in found
    assert ("both.inner", "return one and other", "return one or other") in found
    assert ("", "LIMIT: int = 7", "LIMIT: int = 8") in found


def test_what_is_no_rule_has_no_mutants() -> None:
    for _, before, _ in changes(mutants_of("toy.py", TOY)):
        assert not before.startswith(("assert", "raise", "def", '"""', "@"))


def test_one_change_by_two_operators_is_one_mutant() -> None:
    text = "def f(x: object) -> int:\n    return 1 if x is None else 2\n"
    afters = [each.after for each in mutants_of("toy.py", text)]
    assert len(afters) == len(set(afters))
    assert sum("not" in after for after in afters) == 1


def test_mutants_with_the_same_words_are_numbered_and_a_changed_module_is_told() -> None:
    text = (
        "def f(a: bool, b: bool) -> bool:\n    if a:\n        b = not b\n    if a:\n        b = not b\n    return b\n"
    )
    alike = [each for each in mutants_of("toy.py", text) if each.before == "if a:"]
    assert [each.number for each in alike] == [1, 2]
    assert len({each.key for each in alike}) == len({each.identity for each in alike}) == 2
    with pytest.raises(ValueError, match=r"toy\.py has changed"):
        mutated(alike[0], text + "\n")


def test_what_is_evaluated_on_import_is_told_from_bodies() -> None:
    at_import = {each.before: each.place.at_import for each in mutants_of("toy.py", TOY)}
    assert at_import["LIMIT: int = 7"]
    assert at_import["step = 2"]
    assert not at_import["return number + self.step"]


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    module = ModuleType(f"{PACKAGE}.toy")
    exec(compile(TOY, "toy.py", "exec"), module.__dict__)
    monkeypatch.setitem(sys.modules, module.__name__, module)
    return module


@pytest.mark.parametrize(
    ("function", "old", "new", "value", "after"),
    [
        ("Counter.next", "number + self.step", "number - self.step", lambda toy: toy.Counter().next(3), 1),
        ("Counter.twice", "self.step * 2", "self.step * 3", lambda toy: toy.Counter().twice, 6),
        ("even", "number % 2", "number % 3", lambda toy: toy.even(2), False),
        ("both.inner", "one and other", "one or other", lambda toy: toy.both(one=True, other=False), True),
    ],
)
def test_one_function_of_a_loaded_module_is_changed(
    toy: ModuleType, function: str, old: str, new: str, value: Callable[[ModuleType], object], after: object
) -> None:
    assert value(toy) != after
    assert change_function("toy.py", Path("toy.py"), TOY.replace(old, new), function)
    assert value(toy) == after


@pytest.mark.parametrize("function", ["", "Counter", "none", "Counter.none"])
def test_what_is_no_function_is_not_changed(toy: ModuleType, function: str) -> None:
    assert not change_function("toy.py", Path("toy.py"), TOY.replace("step = 2", "step = 3"), function)
    assert toy.Counter.step == 2


class FakeSuite:
    """Cases that do what is given; it stands for a suite wherever only these methods are used."""

    def __init__(self, **cases: Callable[[], bool]) -> None:
        self.cases = cases
        self.ran: list[str] = []

    def carry_out(self, name: str) -> Any:
        self.ran.append(name)
        return SimpleNamespace(verdict=Verdict.PASS if self.cases[name]() else Verdict.FAIL)

    def anew(self) -> FakeSuite:
        return self

    def load(self) -> None:
        pass


def hang() -> bool:
    while True:
        pass


def leave() -> bool:
    raise SystemExit(0)


@pytest.mark.parametrize(
    ("case", "verdict"), [(lambda: False, "fail"), (leave, "crash"), (lambda: 1 // 0 == 0, "crash"), (hang, "timeout")]
)
def test_the_first_case_that_does_not_pass_kills(
    monkeypatch: pytest.MonkeyPatch, case: Callable[[], bool], verdict: str
) -> None:
    monkeypatch.setattr(mutated_engine, "_SECONDS_AT_LEAST", 0.05)
    suite: Any = FakeSuite(good=lambda: True, bad=case, unused=lambda: False)
    assert run_cases(suite, ["good", "bad", "unused"], {}) == Outcome("bad", verdict, 2)
    assert suite.ran == ["good", "bad"]


def test_a_mutant_that_every_case_passes_survives() -> None:
    suite: Any = FakeSuite(one=lambda: True, two=lambda: True)
    assert run_cases(suite, ["one", "two"], {}) == Outcome(tried=2)


def outcome_of(child: Child) -> Outcome:
    while (outcome := child.read()) is None:
        time.sleep(0)
    return outcome


@pytest.mark.processes
def test_a_changed_engine_lives_in_its_own_process(toy: ModuleType) -> None:
    suite: Any = FakeSuite(three=lambda: toy.Counter().next(1) == 3)
    change = Change("toy.py", Path("toy.py"), TOY.replace("number + self", "number - self"), "Counter.next")
    assert outcome_of(Child(suite, change, ["three"], {})) == Outcome("three", "fail", 1)
    assert toy.Counter().next(1) == 3
    same = Change("toy.py", Path("toy.py"), TOY, "Counter.next")
    assert outcome_of(Child(suite, same, ["three"], {})) == Outcome(tried=1)


@pytest.mark.processes
def test_a_process_that_dies_is_a_killed_mutant(toy: ModuleType) -> None:
    suite: Any = FakeSuite(dies=lambda: bool(__import__("os")._exit(1)))
    change = Change("toy.py", Path("toy.py"), TOY, "Counter.next")
    assert outcome_of(Child(suite, change, ["dies"], {})) == Outcome("dies", "crash", 1)


def toy_trace(*names: str) -> Trace:
    lines = frozenset(range(1, len(TOY.splitlines()) + 1))
    reached = {line: frozenset(names) for line in lines}
    return Trace({"toy.py": lines}, {"toy.py": reached}, dict.fromkeys(names, 0.0), ())


@pytest.mark.processes
def test_results_are_kept_and_hold_while_code_and_cases_are_the_same(
    toy: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "toy.py").write_text(TOY, encoding="utf-8")
    paths, names = {"toy.py": tmp_path / "toy.py"}, ["three", "other"]
    suite: Any = FakeSuite(three=lambda: toy.Counter().next(1) == 3, other=lambda: True)
    mutants = [each for each in mutants_of("toy.py", TOY) if each.place.function == "Counter.next"]

    def tries(state: str, digest: str) -> tuple[dict[str, str], int]:
        fates: dict[str, str] = {}
        tried: list[str] = []
        with results_in(tmp_path / "session.sqlite", state, lambda names: digest + ",".join(sorted(names))) as results:
            results.prepare(mutants, paths)
            add = results.add

            def added(mutant: Mutant, *rest: Any) -> None:
                tried.append(mutant.after)
                add(mutant, *rest)

            monkeypatch.setattr(results, "add", added)
            try_mutants(
                suite,
                toy_trace(*names),
                mutants,
                paths,
                results,
                2,
                None,
                lambda each, told: fates.update({each.after: told.by}),
            )
        return fates, len(tried)

    fates, tried = tries("state", "digest")
    assert tried == len(mutants)
    assert fates["return number - self.step"]  # by whichever case was tried first
    assert tries("state", "digest") == (fates, 0)
    assert tries("another state", "digest") == (fates, len(mutants))
    assert tries("another state", "other cases") == (fates, len(mutants))


def test_the_case_that_killed_last_comes_first_and_doubles_do_not_run() -> None:
    trace = Trace(
        {"toy.py": frozenset((1, 2))},
        {"toy.py": {1: frozenset(("A new", "A old", "B new", "C new")), 2: frozenset(("B new",))}},
        {"A new": 3.0, "B new": 2.0, "C new": 1.0, "A old": 0.5},
        (),
    )
    (mutant, *_) = mutants_of("toy.py", "x = 1\n")
    order = Order(trace)
    assert order.cases(mutant) == ["C new", "B new", "A new"]
    order.killed_by(mutant, "A new")
    assert order.cases(mutant) == ["A new", "C new", "B new"]
    assert order.cases(mutant, "B new") == ["B new", "A new", "C new"]


def test_survivors_are_written_as_they_are_read(tmp_path: Path) -> None:
    listed = {
        ("a.py", "f", 'if "x":\nelse', "é\\", 1): Listed("missing"),
        ("a.py", "f", "x", "y", 2): Listed("equivalent", "nothing reads it"),
    }
    file = tmp_path / "survivors.toml"
    write_survivors(listed, file)
    assert read_survivors(file) == listed


@pytest.mark.parametrize(
    ("reason", "problem"), [("equivalent", "says not why"), ("dead", "no reason dead"), ("missing", "twice")]
)
def test_a_wrong_list_of_survivors_is_told(tmp_path: Path, reason: str, problem: str) -> None:
    entry = f'[[survivor]]\nmodule = "a.py"\nfunction = "f"\nbefore = "x"\nafter = "y"\nreason = "{reason}"\n'
    (tmp_path / "survivors.toml").write_text(entry * 2, encoding="utf-8")
    with pytest.raises(WrongListError, match=problem):
        read_survivors(tmp_path / "survivors.toml")


def test_the_list_in_the_repository_speaks_of_code_that_is_there() -> None:
    modules = rule_modules()
    for module, function, before, _, _ in read_survivors():
        text = modules[module].read_text(encoding="utf-8")
        lines = {line.strip() for line in text.splitlines()}
        assert {line.strip() for line in before.splitlines()} <= lines, (module, function, before)


def fates_of(mutants: Iterable[Mutant], *alive: str) -> dict[Any, tuple[Mutant, Outcome]]:
    return {each.key: (each, Outcome() if each.after in alive else Outcome("case", "fail", 1)) for each in mutants}


def test_equivalent_mutants_do_not_count_and_a_survivor_that_is_not_listed_is_a_fault() -> None:
    mutants = mutants_of("toy.py", "def f(a: bool, b: bool) -> bool:\n    return a and b or not a\n")
    first, second = mutants[0], mutants[1]
    fates = fates_of(mutants, first.after, second.after)
    listed = {first.key: Listed("equivalent", "why"), second.key: Listed("missing")}
    report = mutant_report(mutants, fates, listed, whole=True)
    (row,) = report.modules
    assert (row.all, row.tried, row.killed, row.survived) == (len(mutants), len(mutants), len(mutants) - 2, (second,))
    assert row.equivalent == (first,)
    assert report.to_kill == len(mutants) - 1
    assert not report.kept
    assert mutant_report(mutants, fates, {first.key: listed[first.key]}, whole=True).unlisted == (second.key,)
    killed = fates_of(mutants)
    assert mutant_report(mutants, killed, listed, whole=True).stale == tuple(sorted(listed))
    assert mutant_report(mutants, killed, {}, whole=True).kept
    assert updated(listed, [], [each.key for each in mutants], [each.key for each in mutants]) == {}
    assert updated({}, [second.key], [], [second.key]) == {second.key: Listed("missing")}


def test_ninety_per_cent_are_demanded_of_each_module() -> None:
    text = "".join(f"def f{number}(a: bool) -> bool:\n    return not a\n\n\n" for number in range(10))
    mutants = mutants_of("toy.py", text)
    assert len(mutants) == 10
    one = fates_of(mutants)
    for count, kept in ((1, True), (2, False)):
        one |= {each.key: (each, Outcome()) for each in mutants[:count]}
        report = mutant_report(mutants, one, {each.key: Listed("missing") for each in mutants[:count]}, whole=True)
        assert report.kept is kept


def test_reports_say_the_same_in_both_languages_and_to_programs() -> None:
    mutants = mutants_of("toy.py", TOY)
    report = mutant_report(mutants, fates_of(mutants, mutants[0].after), {}, whole=True)
    documents = [mutants_document(report, language) for language in LANGUAGES]
    assert len(documents[0]) == len(documents[1])
    assert documents[0] != documents[1]
    values = mutants_json(report)
    assert values["killed"] == len(mutants) - 1
    assert values["modules"][0]["survived"][0]["after"] == mutants[0].after
    assert all(len(texts) == 2 and all(texts) for texts in WORDS.values())


def test_coverage_counts_what_no_case_reaches() -> None:
    trace = Trace(
        {"a.py": frozenset(range(1, 11)), "b.py": frozenset((1,))},
        {"a.py": {line: frozenset(("A",)) for line in (1, 2, 6, 10)}, "b.py": {1: frozenset(("",))}},
        {"A": 0.1},
        (),
    )
    report = coverage_report(trace)
    assert (report.lines, report.reached, report.kept) == (11, 5, False)
    assert [each.module for each in report.modules] == ["a.py", "b.py"]
    assert coverage_json(report)["modules"][0]["missed"] == [3, 4, 5, 7, 8, 9]
    for language in LANGUAGES:
        assert "3-5, 7-9" in repr(coverage_document(report, language))


def test_a_trace_is_kept_for_the_cases_that_are_the_same(tmp_path: Path) -> None:
    trace = Trace(
        {"a.py": frozenset((1, 2, 3))},
        {"a.py": {1: frozenset(("", "A")), 2: frozenset(("A", "B")), 3: frozenset(("B",))}},
        {"A": 0.1, "B": 0.2},
        ("B",),
    )
    digests = {"A": "a", "B": "b"}
    digest_of: Any = lambda names: "".join(digests[name] for name in names)  # noqa: E731 - it reads what changes
    file = tmp_path / "out" / "trace.json"
    assert kept_trace(file, "state", digest_of) is None
    keep_trace(file, trace, "state", digest_of)
    assert kept_trace(file, "state", digest_of) == trace
    assert kept_trace(file, "another", digest_of) is None
    digests["B"] = "new"
    of_a = kept_trace(file, "state", digest_of)
    assert of_a == trace.of(["A"])
    assert of_a is not None
    assert of_a.reached == {"a.py": {1: frozenset(("", "A")), 2: frozenset(("A",))}}
    assert of_a.with_(trace.of(["B"])) == trace


def test_a_greater_sample_has_the_mutants_of_a_smaller_one() -> None:
    mutants = mutants_of("toy.py", TOY)
    few, more = (sample_of(mutants, count, 3) for count in (2, 5))
    assert (len(few), len(more)) == (2, 5)
    assert {each.key for each in few} < {each.key for each in more}
    assert sample_of(mutants, None, 3) == sample_of(mutants, 1000, 3) == mutants
    samples = {tuple(each.key for each in sample_of(mutants, 2, seed)) for seed in range(20)}
    assert len(samples) > 1


@pytest.mark.parametrize(("language", "words"), [("en", "No such rule module"), ("fr", "Pas de tel module")])
def test_an_unknown_module_is_a_usage_error_before_anything_runs(language: str, words: str) -> None:
    invoke = partial(CliRunner().invoke, proof)
    result = invoke(["mutants", "--module", "nonsense.py", "--lang", language])
    assert result.exit_code == 2
    assert f"{words}" in result.output
    assert "nonsense.py" in result.output
