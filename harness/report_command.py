"""``mtg-verdict report``: the logs of any number of runs as a site."""

from __future__ import annotations

import gc
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from ..reports import LogError, read_log
from ..reports.records import Text
from ..reports.site import write_site
from ..reports.text import printable
from ..steps.words import Language
from .errors import EXIT_CONFORMING, TroubleError, UsageError
from .messages import say
from .output import TextConsole, standard_output


def report_command(language: Language, logs: Sequence[str], out: str) -> int:
    """Write the site of ``logs`` into the folder ``out``; the exit status.

    Raises:
        UsageError: a log cannot be read, or the folder not be made.
        TroubleError: a page cannot be written.
    """
    if not out:
        raise UsageError("usage-empty", option="--out")
    with _no_collection():
        number = _write(logs, Path(out), out)
    with standard_output():
        page = printable(str(Path(out) / "index.html"))
        TextConsole().print(say(language, "report-written", page=page, number=str(number)), soft_wrap=True)
    return EXIT_CONFORMING


@contextmanager
def _no_collection() -> Iterator[None]:
    """Records form no circles; to look for some in a million of them would take longer than all the rest."""
    was = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was:
            gc.enable()


def _write(logs: Sequence[str], folder: Path, called: str) -> int:
    try:
        read = [read_log(log) for log in logs]
    except LogError as error:
        raise UsageError("usage-log", problem=Text(en=error.message("en"), fr=error.message("fr"))) from error
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        said = getattr(error, "strerror", None) or str(error)
        raise UsageError("usage-out", folder=called, error=said) from error
    try:
        return write_site(read, folder)
    except OSError as error:
        name = str(error.filename or folder)
        raise TroubleError("trouble-write", file=name, error=error.strerror or str(error)) from error
