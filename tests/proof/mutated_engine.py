"""The reference engine with one module changed, in a process of its own that is forked from this one."""

from __future__ import annotations

import gc
import json
import os
import resource
import signal
import sys
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import NoReturn

from mtg_verdict.reports.records import Verdict

from .suite import Suite
from .tracing import PACKAGE, module_name

_OF_THE_ENGINE = (PACKAGE, "mtg_verdict.adapters.reference")
"""Modules whose names begin so are imported anew for a mutant."""

_SECONDS_AT_LEAST = 2.0
_TIMES_AS_LONG = 20.0
"""How much processor time a case may take: so many times what it takes without the mutant, and never less than that."""

_MEMORY = 3 << 30
"""Bytes that a mutant may use."""


@dataclass(frozen=True)
class Outcome:
    """What became of a mutant: the case that killed it and its verdict; empty if it survived all ``tried`` cases."""

    by: str = ""
    verdict: str = ""
    tried: int = 0


class _OutOfTime(BaseException):
    """A case takes much longer than it does without the mutant."""


class _Changed(SourceFileLoader):
    """Loads a module from a source that is not in its file."""

    def __init__(self, name: str, path: str, text: str) -> None:
        super().__init__(name, path)
        self._text = text

    def get_code(self, fullname: str) -> CodeType:
        return compile(self._text, self.path, "exec")


class _Finder(MetaPathFinder):
    """Finds the changed module before the file is found."""

    def __init__(self, name: str, path: Path, text: str) -> None:
        self._name, self._path, self._text = name, path, text

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname != self._name:
            return None
        loader: Loader = _Changed(fullname, str(self._path), self._text)
        return spec_from_file_location(fullname, self._path, loader=loader)


def forget_engine() -> None:
    """Have the engine imported anew when it is needed again."""
    for name in [each for each in sys.modules if each.startswith(_OF_THE_ENGINE)]:
        del sys.modules[name]


def change_engine(module: str, path: Path, text: str) -> None:
    """Forget the engine of this process; it will be imported anew, ``module`` with the source ``text``."""
    forget_engine()
    sys.meta_path.insert(0, _Finder(module_name(module), path, text))


def change_function(module: str, path: Path, text: str, function: str) -> bool:
    """Give ``function`` of the engine of this process, qualified as in its module, the body it has in ``text``.

    Returns:
        Whether that could be done; if not, nothing has changed.
    """
    code: CodeType = compile(text, str(path), "exec")
    holder: ModuleType | type = sys.modules[module_name(module)]
    for name in function.split("."):
        bodies = [each for each in code.co_consts if isinstance(each, CodeType) and each.co_name == name]
        found = _unwrapped(vars(holder).get(name))
        if len(bodies) != 1 or found is None:
            return False
        code = bodies[0]
        if isinstance(found, FunctionType):
            if found.__code__.co_freevars != code.co_freevars or found.__code__.co_name != name:
                return False
            found.__code__ = code
            return True
        holder = found
    return False


def _unwrapped(found: object) -> FunctionType | type | None:
    """The function within a property, method or wrapper, or the class."""
    if isinstance(found, property):
        found = found.fget
    if isinstance(found, staticmethod | classmethod):
        found = found.__func__
    if hasattr(found, "cache_clear"):
        found.cache_clear()
        found = getattr(found, "__wrapped__", None)
    return found if isinstance(found, FunctionType | type) else None


def run_cases(suite: Suite, names: Sequence[str], seconds: Mapping[str, float]) -> Outcome:
    """Carry out cases until one does not pass."""
    signal.signal(signal.SIGVTALRM, _out_of_time)
    for number, name in enumerate(names, 1):
        limit = max(_SECONDS_AT_LEAST, _TIMES_AS_LONG * seconds.get(name, 0.0))
        signal.setitimer(signal.ITIMER_VIRTUAL, limit, limit)
        try:
            verdict = suite.carry_out(name).verdict
        except _OutOfTime:
            verdict = Verdict.TIMEOUT
        except BaseException:  # the engine cannot even be imported
            verdict = Verdict.CRASH
        finally:
            signal.setitimer(signal.ITIMER_VIRTUAL, 0.0)
        if verdict is not Verdict.PASS:
            return Outcome(name, verdict.value, number)
    return Outcome(tried=len(names))


def _out_of_time(number: int, frame: object) -> NoReturn:
    raise _OutOfTime


@dataclass(frozen=True)
class Change:
    """A module with another source. ``function`` is the one that is changed, if only calls from now on matter."""

    module: str
    path: Path
    text: str
    function: str = ""


def changed(suite: Suite, change: Change) -> Suite:
    """``suite`` with the engine of this process changed: one function of it, or all of it imported anew."""
    if change.function and change_function(change.module, change.path, change.text, change.function):
        return suite
    change_engine(change.module, change.path, change.text)
    return suite.anew()


class Child:
    """A process that carries out cases on a changed engine."""

    def __init__(self, suite: Suite, change: Change, names: Sequence[str], seconds: Mapping[str, float]) -> None:
        reader, writer = os.pipe()
        self.names = names
        self.reader = reader
        self._said = b""
        gc.freeze()
        self.process = os.fork()
        if self.process:
            os.close(writer)
            return
        status = 1
        try:
            os.close(reader)
            _be_quiet()
            allowed = sum(max(_SECONDS_AT_LEAST, _TIMES_AS_LONG * seconds.get(name, 0.0)) for name in names)
            _limit(resource.RLIMIT_CPU, int(allowed) + 60)
            _limit(resource.RLIMIT_AS, _MEMORY)
            outcome = run_cases(changed(suite, change), names, seconds)
            os.write(writer, json.dumps(asdict(outcome)).encode())
            status = 0
        finally:
            os._exit(status)

    def read(self) -> Outcome | None:
        """What the process says, when ``reader`` is ready; ``None`` if it is not finished."""
        if part := os.read(self.reader, 65536):
            self._said += part
            return None
        os.close(self.reader)
        os.waitpid(self.process, 0)
        if not self._said:  # it died: of its memory, its time, or a fault in the interpreter
            return Outcome(self.names[0] if self.names else "", Verdict.CRASH.value, 1)
        return Outcome(**json.loads(self._said))

    def end(self) -> None:
        """End the process at once."""
        os.kill(self.process, signal.SIGKILL)
        os.waitpid(self.process, 0)
        os.close(self.reader)


def _limit(what: int, most: int) -> None:
    _, hard = resource.getrlimit(what)
    resource.setrlimit(what, (most if hard == resource.RLIM_INFINITY else min(most, hard), hard))


def _be_quiet() -> None:
    nowhere = os.open(os.devnull, os.O_RDWR)
    for number in range(3):
        os.dup2(nowhere, number)
