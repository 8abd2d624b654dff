"""Finding the adapter that ``--adapter`` names."""

from __future__ import annotations

import importlib
import os
import shlex
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NoReturn

from ..adapters.engine_process import Limits
from ..adapters.interface import Adapter
from ..adapters.stdio import StdioAdapter
from .errors import UsageError
from .guarded_adapter import one_line

BUILT_IN = {
    "reference": "mtg_verdict.adapters.reference:ReferenceAdapter",
    "phase": "mtg_verdict.adapters.phase:PhaseAdapter",
}
"""Short names of the adapters that come with the suite."""

STDIO = "stdio:"
"""What the name of an adapter begins with that is a command: ``stdio:COMMAND …``."""

_CALLS = ("describe", "supports", "start", "attempt", "answer", "advance", "observe", "stop")


@contextmanager
def process_kept() -> Iterator[None]:
    """Meanwhile ``os._exit`` raises: an engine that left the suite's own process would make it end as if all was well.

    Processes that the engine forks may end as they like.
    """
    leave, own = os._exit, os.getpid()

    def stay(status: int) -> NoReturn:
        if os.getpid() != own:
            leave(status)
        raise SystemExit(f"os._exit({status})")

    os._exit = stay
    try:
        yield
    finally:
        os._exit = leave


def load_adapter(name: str, limits: Limits | None = None) -> Adapter:
    """The adapter called ``name``: ``reference``, ``phase``, ``MODULE:ATTRIBUTE`` or ``stdio:COMMAND …``.

    The attribute is an adapter, or a class or function without arguments that gives one. The current folder is
    searched too, after everything installed: a ``parse.py`` in it must not become the suite's. ``limits`` are for an
    engine that is a command.

    Raises:
        UsageError: no such adapter, it cannot be imported or created, it lacks a call of the interface, or its name is
            not text, which the log could not name.
    """
    try:
        name.encode("utf-8")
    except UnicodeEncodeError as error:
        raise UsageError("usage-adapter-text", adapter=name) from error
    if name.startswith(STDIO):
        return StdioAdapter(_command(name), limits)
    module_name, colon, attribute = BUILT_IN.get(name, name).partition(":")
    if not colon or not module_name or not attribute:
        raise UsageError("usage-unknown-adapter", adapter=name)
    if (here := str(Path.cwd())) not in sys.path:
        sys.path.append(here)
    try:
        found: Any = importlib.import_module(module_name)
    except KeyboardInterrupt:
        raise
    except ModuleNotFoundError as error:
        raise UsageError("usage-adapter-missing", adapter=name, error=one_line(error)) from error
    except BaseException as error:
        raise UsageError("usage-adapter-import", adapter=name, error=one_line(error)) from error
    for part in attribute.split("."):
        if not hasattr(found, part):
            raise UsageError("usage-adapter-attribute", module=module_name, attribute=attribute)
        found = getattr(found, part)
    return _create(name, found)


def _command(name: str) -> list[str]:
    """The words of a command, split as a shell would but run by none."""
    if os.name != "posix":
        raise UsageError("usage-stdio-system")
    try:
        words = shlex.split(name.removeprefix(STDIO))
    except ValueError as error:
        raise UsageError("usage-stdio-command", adapter=name, error=str(error)) from error
    if not words or "\0" in name:
        raise UsageError("usage-stdio-empty", adapter=name)
    if shutil.which(words[0]) is None:
        raise UsageError("usage-stdio-program", program=words[0])
    return words


def _create(name: str, found: Any) -> Adapter:
    if isinstance(found, type) or (callable(found) and not hasattr(found, "observe")):
        try:
            found = found()
        except KeyboardInterrupt:
            raise
        except BaseException as error:
            raise UsageError("usage-adapter-create", adapter=name, error=one_line(error)) from error
    missing = [call for call in _CALLS if not callable(getattr(found, call, None))]
    if missing:
        raise UsageError("usage-adapter-interface", adapter=name, missing=", ".join(missing))
    adapter: Adapter = found
    return adapter
