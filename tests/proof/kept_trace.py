"""The trace of the last run of the suite, kept in a file: what is the same on the same engine is not run again."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from itertools import chain
from pathlib import Path

from .tracing import Trace


def keep_trace(file: Path, trace: Trace, state: str, digest_of: Callable[[Iterable[str]], str]) -> None:
    """Write ``trace``, made in ``state`` of the engine, into ``file`` with the digest of each case."""
    names = list(trace.seconds)
    number = {name: index for index, name in enumerate(chain(names, ("",)))}
    reached = {
        module: {line: sorted(number[name] for name in of_line) for line, of_line in lines.items()}
        for module, lines in trace.reached.items()
    }
    told = {
        "state": state,
        "names": names,
        "digests": [digest_of([name]) for name in names],
        "seconds": list(trace.seconds.values()),
        "faults": trace.faults,
        "lines": {module: sorted(lines) for module, lines in trace.lines.items()},
        "reached": reached,
    }
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(told), encoding="utf-8")


def kept_trace(file: Path, state: str, digest_of: Callable[[Iterable[str]], str]) -> Trace | None:
    """What is in ``file`` of the cases that are the same still, if it was made in ``state`` of the engine."""
    if not file.exists():
        return None
    told = json.loads(file.read_text(encoding="utf-8"))
    if told["state"] != state:
        return None
    names = [*told["names"], ""]
    reached = {
        module: {int(line): frozenset(names[number] for number in numbers) for line, numbers in lines.items()}
        for module, lines in told["reached"].items()
    }
    lines = {module: frozenset(numbers) for module, numbers in told["lines"].items()}
    seconds = dict(zip(told["names"], told["seconds"], strict=True))
    same = [name for name, digest in zip(told["names"], told["digests"], strict=True) if digest == digest_of([name])]
    return Trace(lines, reached, seconds, tuple(told["faults"])).of(same)
