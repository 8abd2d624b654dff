"""The folder of a run: what has been done, so that a run that was interrupted goes on."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path
from typing import TextIO

from pydantic import ValidationError

from ...adapters.models import Model
from ..errors import TroubleError, UsageError
from .blocks import Played, Shrunk
from .setting import Setting

try:
    import fcntl
except ImportError:  # not on Windows
    fcntl = None  # type: ignore[assignment]

SETTING, PROGRESS = "fuzz.json", "progress.ndjson"


class Begun(Model):
    """What a run was begun with; it goes on with nothing else."""

    suite: str
    setting: Setting


class Line(Model):
    """A result, as a line of the file."""

    played: Played | None = None
    shrunk: Shrunk | None = None


class Store:
    """Results as they come; without a file they are kept nowhere."""

    def __init__(self, file: TextIO | None = None, lines: Iterable[Line] = ()) -> None:
        self._file = file
        self._lines = tuple(lines)

    def played(self) -> list[Played]:
        """The blocks that have been played."""
        return [line.played for line in self._lines if line.played is not None]

    def shrunk(self) -> list[Shrunk]:
        """The candidates that have been made small."""
        return [line.shrunk for line in self._lines if line.shrunk is not None]

    def note(self, result: Played | Shrunk) -> None:
        """Write a result down at once.

        Raises:
            TroubleError: it cannot be written.
        """
        if self._file is None:
            return
        line = Line(played=result) if isinstance(result, Played) else Line(shrunk=result)
        try:
            self._file.write(line.model_dump_json(exclude_none=True) + "\n")
            self._file.flush()
        except OSError as error:
            raise TroubleError("trouble-write", file=self._file.name, error=error.strerror or str(error)) from error


@contextmanager
def store_in(folder: Path, setting: Setting, *, resume: bool) -> Iterator[Store]:
    """The store of a run in ``folder``, which is kept to it meanwhile.

    Args:
        folder: made if there is none.
        setting: of this run.
        resume: go on with the run whose folder it is, if one has begun there.

    Raises:
        UsageError: the folder holds a run already, or one of another setting; or it cannot be written.
    """
    begun = Begun(suite=version("mtg-verdict"), setting=setting)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if (folder / SETTING).exists():
            _check(folder, begun, resume)
        (folder / SETTING).write_text(begun.model_dump_json(indent=2) + "\n", encoding="utf-8")
        file = (folder / PROGRESS).open("a+", encoding="utf-8")
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise UsageError("usage-out", folder=str(folder), error=reason) from error
    with file:
        _reserve(file, folder)
        file.seek(0)
        yield Store(file, _lines(file))


def _check(folder: Path, begun: Begun, resume: bool) -> None:
    if not resume:
        raise UsageError("usage-fuzz-folder", folder=str(folder))
    try:
        earlier = Begun.model_validate_json((folder / SETTING).read_bytes())
    except ValidationError as error:
        raise UsageError("usage-fuzz-resume", folder=str(folder), part=SETTING) from error
    for part in Setting.model_fields:
        if getattr(earlier.setting, part) != getattr(begun.setting, part):
            raise UsageError("usage-fuzz-resume", folder=str(folder), part=f"--{part}")
    if earlier.suite != begun.suite:
        raise UsageError("usage-fuzz-resume", folder=str(folder), part="mtg-verdict")


def _reserve(file: TextIO, folder: Path) -> None:
    if fcntl is None:
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise UsageError("usage-out-busy", folder=str(folder)) from None
    except OSError:
        pass  # a file system without locks


def _lines(file: TextIO) -> Iterator[Line]:
    """The results in ``file``; one that was being written when the run ended is none."""
    for text in file:
        try:
            json.loads(text)
            yield Line.model_validate_json(text)
        except ValueError:
            continue
