"""Changing the reference engine for a while: what mutants are made of.

A function is changed in place, by its code: whoever holds it under whatever name (``from .x import y``, a table, a
bound method, a decorator around it) holds the changed one at once, and has the old one back when the patch ends.
"""

from __future__ import annotations
import __future__

import ast
import functools
import inspect
import operator
import sys
import textwrap
from collections.abc import Callable, Mapping, MutableMapping, MutableSequence
from types import CodeType, FunctionType, ModuleType, TracebackType
from typing import Any, Self

from mtg_verdict.reference_engine.rulesets import RULESETS

ENGINE = "mtg_verdict.reference_engine"
_CACHING = (ENGINE, "mtg_verdict.adapters.reference")
_MISSING = object()

Line = tuple[str, int]
"""A file of the engine and a line in it."""


class PatchError(Exception):
    """A patch does not fit the engine; the message says which and why."""


class Patch:
    """Changes to the engine that end with the ``with`` statement.

    ``lines`` are those of the engine that read otherwise now; ``everywhere`` says that what changed has no lines, and
    any scenario may come across it.
    """

    def __init__(self) -> None:
        self.lines: set[Line] = set()
        self.everywhere = False
        self._undo: list[Callable[[], None]] = []
        self._sources: dict[FunctionType, str] = {}
        self._written: dict[FunctionType, set[Line]] = {}

    def __enter__(self) -> Self:
        clear_caches()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        while self._undo:
            self._undo.pop()()
        self._sources.clear()
        self._written.clear()
        clear_caches()

    def reached(self, reach: Mapping[Line, int]) -> int:
        """Whoever ``reach`` says to come across what is changed, as the bits of a number: all if that has no lines."""
        if self.everywhere:
            return -1
        return functools.reduce(operator.or_, (reach.get(line, 0) for line in self.lines), 0)

    def source(self, function: Any, old: str, new: str) -> None:
        """Rewrite ``old`` in the source of a function or method to ``new``.

        Args:
            function: a function of the engine, a method as ``Class.method``, a property as ``Class.name``.
            old: text that occurs exactly once in the source of the function, indented as if it began at the margin.
            new: the text in its place; it may use every name of the function's module.

        Raises:
            PatchError: ``old`` occurs not once, or the new text is no such function.
        """
        target = _function_of(function)
        text = self._sources.get(target) or _source_of(target)
        if (number := text.count(old)) != 1:
            raise PatchError(f"{_title(target)}: {old!r} occurs {number} times in its source, not once")
        changed = text.replace(old, new)
        made = _compiled(target, changed)
        whole = self._lines_written(target)
        first = target not in self._sources
        self.lines |= _lines_of(target, text, text.index(old), old) if first else whole
        self._swap(target, made.__code__, made.__defaults__, made.__kwdefaults__)
        self._sources[target] = changed

    def replace(self, function: Any, replacement: Callable[..., Any]) -> None:
        """Let ``replacement`` be called instead of a function or method of the engine, with the same arguments.

        Raises:
            PatchError: ``function`` is none that is written in Python in the engine.
        """
        target = _function_of(function)
        self.lines |= self._lines_written(target)
        self._swap(target, _calling(replacement, target.__code__.co_freevars), None, None)

    def wrap(self, function: Any, wrapper: Callable[..., Any]) -> None:
        """Let ``wrapper(original, *arguments)`` be called instead of a function or method of the engine.

        Raises:
            PatchError: ``function`` is none that is written in Python in the engine.
        """
        self.replace(function, functools.partial(wrapper, self.original(function)))

    def original(self, function: Any) -> Callable[..., Any]:
        """A function of the engine as it is now, to be called by what takes its place."""
        target = _function_of(function)
        copied = FunctionType(
            target.__code__, target.__globals__, target.__name__, target.__defaults__, target.__closure__
        )
        copied.__kwdefaults__ = target.__kwdefaults__
        return copied

    def method(self, owner: type[Any], name: str, replacement: Any) -> None:
        """Give the class ``owner`` the method ``replacement``, also where it inherits ``name``; a property takes one.

        Raises:
            PatchError: instances of ``owner`` have no such method.
        """
        found = inspect.getattr_static(owner, name, _MISSING)
        if found is _MISSING:
            raise PatchError(f"{owner.__qualname__} has no {name}")
        if isinstance(found, staticmethod | classmethod) and not isinstance(replacement, type(found)):
            replacement = type(found)(replacement)
        if isinstance(inner := getattr(found, "__func__", getattr(found, "fget", found)), FunctionType):
            self.lines |= self._lines_written(inner)
        else:
            self.everywhere = True
        self._set(owner, name, replacement)

    def attribute(self, owner: Any, name: str, value: object) -> None:
        """Give ``owner``, an object, class or module, another ``name``; one that never changes changes all the same.

        Raises:
            PatchError: it has no such attribute.
        """
        if not hasattr(owner, name):
            raise PatchError(f"{owner!r} has no attribute {name}")
        self.everywhere = True
        self._set(owner, name, value)

    def constant(self, module: ModuleType, name: str, value: object) -> None:
        """Give the constant ``name`` of ``module`` another value, also in each module of the engine that imports it.

        Raises:
            PatchError: it has no such constant.
        """
        old = getattr(module, name, _MISSING)
        if old is _MISSING:
            raise PatchError(f"{module.__name__} has no {name}")
        self.everywhere = True
        for other in _modules(ENGINE):
            if getattr(other, name, _MISSING) is old:
                self._set(other, name, value)

    def item(self, container: MutableMapping[Any, Any] | MutableSequence[Any], key: Any, value: object) -> None:
        """Put another value for ``key`` into a dict or list that has one.

        Raises:
            PatchError: it has none.
        """
        try:
            old = container[key]
        except (KeyError, IndexError):
            raise PatchError(f"{type(container).__name__} has no {key!r}") from None
        self.everywhere = True
        container[key] = value
        self._undo.append(lambda: container.__setitem__(key, old))

    def without(self, container: MutableMapping[Any, Any], key: Any) -> None:
        """Take ``key`` out of a dict.

        Raises:
            PatchError: it has none.
        """
        if key not in container:
            raise PatchError(f"{type(container).__name__} has no {key!r}")
        before = dict(container)
        self.everywhere = True
        del container[key]

        def undo() -> None:  # in its old order
            container.clear()
            container.update(before)

        self._undo.append(undo)

    def rulesets(self, *names: str, **switches: bool | str) -> None:
        """Set switches of editions: of those named, else of all.

        Raises:
            PatchError: there is no such edition or switch.
        """
        for name in names or RULESETS:
            if name not in RULESETS:
                raise PatchError(f"there is no ruleset {name}")
            for switch, value in switches.items():
                self.attribute(RULESETS[name], switch, value)

    def _set(self, owner: Any, name: str, value: object) -> None:
        set_, delete = (setattr, delattr) if isinstance(owner, type | ModuleType) else _PAST_FREEZING
        own = getattr(owner, "__dict__", None)
        old = own.get(name, _MISSING) if own is not None else getattr(owner, name)
        set_(owner, name, value)
        self._undo.append(lambda: delete(owner, name) if old is _MISSING else set_(owner, name, old))

    def _lines_written(self, target: FunctionType) -> set[Line]:
        """The lines of a function as the engine has it, whatever has become of it since."""
        if target not in self._written:
            self._written[target] = _lines_of(target)
        return self._written[target]

    def _swap(self, target: FunctionType, code: CodeType, defaults: Any, named_defaults: Any) -> None:
        before = target.__code__, target.__defaults__, target.__kwdefaults__

        def put(code: CodeType, defaults: Any, named_defaults: Any) -> None:
            target.__code__, target.__defaults__, target.__kwdefaults__ = code, defaults, named_defaults

        try:
            put(code, defaults, named_defaults)
        except ValueError as error:
            raise PatchError(f"{_title(target)}: {error}") from None
        self._undo.append(lambda: put(*before))


_PAST_FREEZING: tuple[Callable[[Any, str, object], None], Callable[[Any, str], None]] = (
    object.__setattr__,
    object.__delattr__,
)


def clear_caches() -> None:
    """Forget what functions of the engine and its adapter remember of earlier calls."""
    for start in _CACHING:
        for module in _modules(start):
            for value in list(vars(module).values()):
                if callable(clear := getattr(value, "cache_clear", None)) and not isinstance(value, type):
                    clear()


def _modules(start: str) -> list[ModuleType]:
    return [module for name, module in list(sys.modules.items()) if name.startswith(start) and module is not None]


def _function_of(given: Any) -> FunctionType:
    """The function written in Python in the engine that ``given`` is, under its decorators."""
    if isinstance(given, property):
        given = given.fget
    found = inspect.unwrap(getattr(given, "__func__", given))
    if not isinstance(found, FunctionType):
        raise PatchError(f"{given!r} is no function written in Python")
    if not found.__module__.startswith(ENGINE):
        raise PatchError(f"{_title(found)} is not part of the reference engine")
    return found


def _lines_of(function: FunctionType, source: str = "", start: int = 0, text: str = "") -> set[Line]:
    """The lines of a function, or those of its statements in which ``text`` is, from ``start`` on in its ``source``."""
    lines, begin = inspect.getsourcelines(function)
    chosen = set(range(len(lines)))
    if text:
        first = source.count("\n", 0, start)
        last = first + text.rstrip("\n").count("\n")
        tree = ast.parse(source)
        chosen = set().union(*(_statement_on(tree, line + 1) for line in range(first, last + 1)))
    return {(function.__code__.co_filename, begin + line) for line in chosen}


def _statement_on(tree: ast.Module, line: int) -> set[int]:
    """The lines, counted from 0, of the innermost statement on ``line``: of one with a body, those before that.

    A line that is never said to be carried out itself, such as ``else:``, stands for the whole statement.
    """
    statements = [each for each in ast.walk(tree) if isinstance(each, ast.stmt)]
    around = [each for each in statements if each.lineno <= line <= (each.end_lineno or each.lineno)]
    inner = max(around, key=lambda each: each.lineno, default=tree.body[0])
    end = inner.end_lineno or inner.lineno
    body = getattr(inner, "body", [])
    if body and not isinstance(inner, ast.FunctionDef) and line < body[0].lineno:
        end = body[0].lineno - 1
    return set(range(inner.lineno - 1, end))


def _title(function: FunctionType) -> str:
    return f"{function.__module__.removeprefix(ENGINE + '.')}.{function.__qualname__}"


def _source_of(function: FunctionType) -> str:
    try:
        return textwrap.dedent(inspect.getsource(function))
    except (OSError, TypeError):
        raise PatchError(f"{_title(function)} has no source") from None


def _compiled(function: FunctionType, source: str) -> FunctionType:
    """The function that ``source`` defines, without its decorators, with the free variables of ``function``."""
    try:
        tree = ast.parse(source)
    except SyntaxError as error:
        raise PatchError(f"{_title(function)}: the new source is no Python: {error}") from None
    definition = tree.body[0]
    if len(tree.body) != 1 or not isinstance(definition, ast.FunctionDef):
        raise PatchError(f"{_title(function)}: the new source is not one function")
    definition.decorator_list = []
    code = function.__code__
    around = ast.parse(f"def around({', '.join(code.co_freevars)}): return {definition.name}")
    outer = around.body[0]
    assert isinstance(outer, ast.FunctionDef)
    outer.body.insert(0, definition)
    flags = __future__.annotations.compiler_flag
    made: dict[str, Any] = {}
    compiled = compile(around, f"<mutant of {code.co_filename}>", "exec", flags, dont_inherit=True)
    exec(compiled, function.__globals__, made)
    changed: FunctionType = made["around"](*([None] * len(code.co_freevars)))
    if changed.__code__.co_freevars != code.co_freevars:
        missing = ", ".join(code.co_freevars)
        raise PatchError(f"{_title(function)}: the new source must still use what is around it: {missing}")
    return changed


def _calling(replacement: Callable[..., Any], free: tuple[str, ...]) -> CodeType:
    """Code of a function with the free variables ``free`` that calls ``replacement`` with all its arguments."""
    used = "; ".join(("pass", *free))
    body = f" def calling(*a, **k):\n  f = 'here'; return f(*a, **k)\n  {used}\n return calling"
    text = f"def around({', '.join(free)}):\n{body}"
    made: dict[str, Any] = {}
    exec(text, made)
    code: CodeType = made["around"](*([None] * len(free))).__code__
    return code.replace(co_consts=tuple(replacement if value == "here" else value for value in code.co_consts))
