"""Which lines of the reference engine each case of the suite executes, measured by coverage.py."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from coverage import Coverage
from mtg_verdict.reports.records import Verdict

from .suite import Suite

PACKAGE = "mtg_verdict.reference_engine"
NO_LINES = (r"if TYPE_CHECKING:",)
"""What runs in no process at all: imports for the type checker."""


def engine_folder() -> Path:
    """The folder of the reference engine as it is installed, without importing it."""
    spec = importlib.util.find_spec(PACKAGE)
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin).parent


def engine_modules() -> dict[str, Path]:
    """The files of the reference engine by name, as ``keywords/crew.py``."""
    folder = engine_folder()
    return {path.relative_to(folder).as_posix(): path for path in sorted(folder.rglob("*.py"))}


def module_name(module: str) -> str:
    """The name under which ``keywords/crew.py`` is imported."""
    return f"{PACKAGE}.{module.removesuffix('.py').replace('/', '.').removesuffix('.__init__')}"


@dataclass(frozen=True)
class Trace:
    """What a run of the suite executed.

    ``lines`` has, by module, the lines that can be executed; ``reached``, by module and line, the cases that execute
    it, in which the import of the module counts as a case without name. ``seconds`` is what each case took, and
    ``faults`` has the cases that did not pass.
    """

    lines: Mapping[str, frozenset[int]]
    reached: Mapping[str, Mapping[int, frozenset[str]]]
    seconds: Mapping[str, float]
    faults: tuple[str, ...]

    def missed(self, module: str) -> list[int]:
        """The lines of ``module`` that no case reaches."""
        return sorted(self.lines[module] - self.reached[module].keys())

    def by(self, module: str, lines: Iterable[int]) -> frozenset[str]:
        """The cases that execute one of ``lines``."""
        reached = self.reached[module]
        return frozenset().union(*(reached.get(line, frozenset()) for line in lines))

    def of(self, names: Iterable[str]) -> Trace:
        """What the cases ``names`` executed, and the import."""
        kept = {*names, ""}
        reached = {
            module: {line: left for line, names in lines.items() if (left := names & kept)}
            for module, lines in self.reached.items()
        }
        seconds = {name: took for name, took in self.seconds.items() if name in kept}
        return Trace(self.lines, reached, seconds, tuple(name for name in self.faults if name in kept))

    def with_(self, other: Trace) -> Trace:
        """What the cases of both executed, of the same engine."""
        reached = {
            module: {
                line: lines.get(line, frozenset()) | other.reached[module].get(line, frozenset())
                for line in lines.keys() | other.reached[module].keys()
            }
            for module, lines in self.reached.items()
        }
        return Trace(self.lines, reached, {**self.seconds, **other.seconds}, self.faults + other.faults)


def trace_suite(suite: Suite, names: Iterable[str], ended: Callable[[], None] = lambda: None) -> Trace:
    """Run cases of the suite under coverage.py, which has to see the engine being imported.

    Args:
        suite: its engine is not loaded yet.
        names: the cases to run.
        ended: called after each case.
    """
    modules = engine_modules()
    coverage = Coverage(data_file=None, config_file=False, include=[str(path) for path in modules.values()])
    for pattern in NO_LINES:
        coverage.exclude(pattern)
    seconds, faults = {}, []
    coverage.start()
    try:
        for module in modules:
            importlib.import_module(module_name(module))
        for name in names:
            coverage.switch_context(name)
            record = suite.carry_out(name)
            seconds[name] = record.seconds
            if record.verdict is not Verdict.PASS:
                faults.append(name)
            ended()
    finally:
        coverage.stop()
    return _trace(coverage, modules, seconds, tuple(faults))


def _trace(
    coverage: Coverage, modules: Mapping[str, Path], seconds: Mapping[str, float], faults: tuple[str, ...]
) -> Trace:
    data = coverage.get_data()
    lines, reached = {}, {}
    for module, path in modules.items():
        _, statements, _, _, _ = coverage.analysis2(str(path))
        lines[module] = frozenset(statements)
        contexts = data.contexts_by_lineno(str(path))
        reached[module] = {line: frozenset(names) for line, names in contexts.items() if names}
    return Trace(lines, reached, seconds, faults)
