"""Where in a module something stands: in which function, on the lines of which statement, and what is no rule there."""

from __future__ import annotations

import ast
import itertools
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

Position = tuple[int, int]
"""Line, from 1, and column in characters, from 0, as cosmic-ray counts."""

_Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class Place:
    """A place in a module.

    ``function`` is the qualified name of the function or class around it, empty for none; ``lines`` are those of its
    statement, or of the head of one that has a body. ``at_import`` says that it is evaluated when the module is
    imported, whatever the scenario. ``noise`` is the reason why what stands there is no rule; empty if it is one.
    """

    function: str
    lines: range
    at_import: bool
    noise: str


class Source:
    """A module that is read."""

    def __init__(self, text: str) -> None:
        self.text = text
        self._bytes = [line.encode("utf-8") for line in text.splitlines()]

    @cached_property
    def _tree(self) -> ast.Module:
        return ast.parse(self.text)

    def statements(self) -> Iterator[tuple[int, str]]:
        """The statements of the module itself: after how many lines each begins, and its text."""
        lines = self.text.splitlines(keepends=True)
        for node in self._tree.body:
            first = _start(node)[0] - 1
            yield first, "".join(lines[first : node.end_lineno])

    def place(self, position: Position) -> Place:
        """What stands at ``position``."""
        line, column = position
        at = line, len(self._bytes[line - 1].decode("utf-8")[:column].encode("utf-8"))
        path = list(self._path(self._tree, at))
        names = [node.name for node in path if isinstance(node, _Function | ast.ClassDef)]
        inner = next((node for node in reversed(path) if isinstance(node, ast.stmt | ast.match_case)), None)
        lines = _head(inner) if inner is not None else range(line, line + 1)
        return Place(".".join(names), lines, not _runs_later(path), _noise(path))

    def _path(self, node: ast.AST, at: Position) -> Iterator[ast.AST]:
        """From the module down to the smallest node around ``at``."""
        for child in ast.iter_child_nodes(node):
            if _start(child) <= at < _end(child):
                yield child
                yield from self._path(child, at)
                return


def _start(node: ast.AST) -> Position:
    if isinstance(node, _Function | ast.ClassDef) and node.decorator_list:
        return node.decorator_list[0].lineno, 0
    if isinstance(node, ast.match_case):
        return node.pattern.lineno, 0
    if isinstance(node, ast.arguments):
        parts = [_start(child) for child in ast.iter_child_nodes(node)]
        return min(parts, default=(0, 0))
    if isinstance(node, ast.withitem):
        return _start(node.context_expr)
    if isinstance(node, ast.comprehension):
        return _start(node.target)
    return getattr(node, "lineno", 0), getattr(node, "col_offset", 0)


def _end(node: ast.AST) -> Position:
    if isinstance(node, ast.arguments | ast.match_case | ast.withitem | ast.comprehension):
        return max((_end(child) for child in ast.iter_child_nodes(node)), default=(0, 0))
    return getattr(node, "end_lineno", 0) or 0, getattr(node, "end_col_offset", 0) or 0


def _head(node: ast.AST) -> range:
    """The lines of a statement without those of its body."""
    first = _start(node)[0]
    body = getattr(node, "body", None)
    last = body[0].lineno - 1 if isinstance(body, list) and body else _end(node)[0]
    return range(first, max(first, last) + 1)


def _runs_later(path: list[ast.AST]) -> bool:
    """Whether what stands at the end of ``path`` is part of the body of a function, not of its head."""
    for outer, inner in itertools.pairwise(path):
        if isinstance(outer, _Function) and any(inner is statement for statement in outer.body):
            return True
    return False


def _noise(path: list[ast.AST]) -> str:
    for outer, inner in itertools.pairwise(path):
        if isinstance(outer, ast.arg | ast.AnnAssign) and inner is outer.annotation:
            return "an annotation"
        if isinstance(outer, _Function) and inner is outer.returns:
            return "an annotation"
        if isinstance(outer, _Function | ast.ClassDef) and inner in outer.decorator_list:
            return "a decorator"
        if isinstance(outer, ast.If) and isinstance(outer.test, ast.Name) and outer.test.id == "TYPE_CHECKING":
            return "for the type checker alone"
    if any(isinstance(node, ast.Assert) for node in path):
        return "an assertion, which tells the type checker what is known"
    if any(isinstance(node, ast.Raise) for node in path):
        return "the words of an error"
    if any(isinstance(node, ast.JoinedStr) for node in path):
        return "words for people"
    if path and isinstance(path[0], ast.Assign) and _is_type(path[0].value):
        return "an annotation"
    return ""


def _is_type(value: ast.expr) -> bool:
    """Whether ``value`` is a union of types: ``A | B``."""
    parts = (ast.BinOp, ast.BitOr, ast.Name, ast.Attribute, ast.Subscript, ast.Load, ast.Tuple, ast.Constant)
    return isinstance(value, ast.BinOp) and all(isinstance(node, parts) for node in ast.walk(value))


_OPPOSITE: dict[type[ast.cmpop], type[ast.cmpop]] = {ast.Is: ast.IsNot, ast.Eq: ast.NotEq, ast.In: ast.NotIn}
_OPPOSITE |= {other: one for one, other in _OPPOSITE.items()}


class _Plain(ast.NodeTransformer):
    """Writes ``not not x`` as ``x`` and ``not x is y`` as ``x is not y``."""

    def visit_UnaryOp(self, node: ast.UnaryOp) -> ast.AST:
        self.generic_visit(node)
        match node:
            case ast.UnaryOp(ast.Not(), ast.UnaryOp(ast.Not(), inner)):
                return inner
            case ast.UnaryOp(ast.Not(), ast.Compare(left, [op], others)) if type(op) in _OPPOSITE:
                return ast.Compare(left, [_OPPOSITE[type(op)]()], others)
        return node


def meaning_of(code: str) -> str:
    """``code`` as far as it says something: two ways to write the same condition are one. Empty if it is no Python."""
    try:
        return ast.dump(_Plain().visit(ast.parse(code)))
    except SyntaxError:
        return ""
