"""Writing to standard output whatever it is: a terminal, a closed pipe, a full disk, another encoding."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

import click
from rich.console import Console
from rich.text import Text

from .errors import TroubleError


class TextConsole(Console):
    """Prints text as it is, without markup; a reader that leaves early (``| head``) ends nothing but the output."""

    def __init__(self, **options: Any) -> None:
        super().__init__(markup=False, emoji=False, highlight=False, **options)

    def print_indented(self, indent: int, text: Text) -> None:
        """``text`` in lines that all begin ``indent`` characters to the right."""
        for line in text.wrap(self, max(self.width - indent, 20)):
            line.rstrip()
            self.print(Text(" " * indent) + line)

    def on_broken_pipe(self) -> None:
        """Go on without output: rich itself would end the process."""
        self.quiet = True
        _mute()


def _mute() -> None:
    """Nothing written to standard output arrives anywhere from now on, nor fails."""
    with suppress(OSError, ValueError, AttributeError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)


@contextmanager
def standard_output() -> Iterator[None]:
    """Around everything that a command prints.

    Raises:
        TroubleError: it cannot be written, and not because its reader has seen enough.
    """
    try:
        yield
        if sys.stdout is not None:
            sys.stdout.flush()
    except BrokenPipeError:
        _mute()
    except OSError as error:
        _mute()
        raise TroubleError("trouble-output", error=error.strerror or str(error)) from error


def echo_json(value: Any) -> None:
    """``value`` as JSON, in ASCII where standard output cannot do better."""
    encoding = getattr(sys.stdout, "encoding", None) or "ascii"
    ascii_only = encoding.lower().replace("-", "") != "utf8"
    click.echo(json.dumps(value, ensure_ascii=ascii_only, indent=2))


def echo_bytes(data: bytes) -> None:
    """``data`` as it is."""
    if sys.stdout is not None:
        sys.stdout.flush()
        sys.stdout.buffer.write(data)


@contextmanager
def engine_output_aside() -> Iterator[None]:
    """What an engine prints meanwhile goes to standard error: standard output is the command's."""
    streams, here = (sys.stdout, sys.stderr), os.getcwd()
    saved = None
    with suppress(OSError, ValueError, AttributeError):
        sys.stdout.flush()
        saved = os.dup(1)
        os.dup2(2, 1)
    sys.stdout = sys.stderr
    try:
        yield
    finally:
        sys.stdout, sys.stderr = streams
        if saved is not None:
            os.dup2(saved, 1)
            os.close(saved)
        with suppress(OSError):
            os.chdir(here)
