"""One process of an engine: starting it, one line to it and one back within a time limit, and its end for good."""

from __future__ import annotations

import os
import secrets
import selectors
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from . import reaper
from .troubles import EngineBrokeProtocol, EngineDied, EngineLate, EngineNotStarted, Fault

_CHUNK = 65536
_GLANCE = 0.1
"""Seconds between looks at whether the process has ended: a child of it may keep its output open."""

_LAST_WORDS = 1.0
"""Seconds to wait for the end of a process that has closed its output, and of its standard error."""

_SHOWN = 200


@dataclass(frozen=True)
class Limits:
    """What an engine may use.

    ``seconds`` a request, but at least ``start`` for the first one to a process, which includes its start; ``restarts``
    in a row without a scenario that comes to its end, and ten times as many in all; ``line`` bytes of an answer;
    ``said`` bytes kept of its standard error; ``grace`` seconds to end by itself.
    """

    seconds: float = 30.0
    start: float = 10.0
    restarts: int = 20
    line: int = 4 * 1024 * 1024
    said: int = 2000
    grace: float = 1.0


class Reaper:
    """A process that ends engines if the suite's own ends without doing so, even killed."""

    def __init__(self) -> None:
        command = [sys.executable, "-I", "-S", str(Path(reaper.__file__))]
        self._process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )

    def _tell(self, line: str) -> None:
        assert self._process.stdin is not None
        with suppress(OSError):
            self._process.stdin.write(line.encode())
            self._process.stdin.flush()

    def watch(self, group: int, mark: str) -> None:
        """From now on this engine is to be ended."""
        self._tell(f"+{group} {mark}\n")

    def forget(self, group: int, mark: str) -> None:
        """This engine has ended."""
        self._tell(f"-{group} {mark}\n")

    def close(self) -> None:
        """End the reaper."""
        assert self._process.stdin is not None
        with suppress(OSError):
            self._process.stdin.close()
        self._process.wait()


class EngineProcess:
    """A child process in a group of its own that answers each line with one line."""

    def __init__(self, command: Sequence[str], limits: Limits, guard: Reaper) -> None:
        """Start ``command``.

        Raises:
            EngineNotStarted: there is no such program, or it cannot be run.
        """
        self._limits = limits
        self._guard = guard
        self._mark = f"{os.getpid()}-{secrets.token_hex(8)}"
        try:
            self._process = subprocess.Popen(
                list(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                start_new_session=True,
                env={**os.environ, reaper.MARK_VARIABLE: self._mark},
            )
        except (OSError, ValueError) as error:
            raise EngineNotStarted("describe", getattr(error, "strerror", None) or str(error)) from None
        guard.watch(self._process.pid, self._mark)
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        assert self._process.stderr is not None
        self._in, self._out, self._err = (
            pipe.fileno() for pipe in (self._process.stdin, self._process.stdout, self._process.stderr)
        )
        for descriptor in (self._in, self._out, self._err):
            os.set_blocking(descriptor, False)
        self._selector = selectors.DefaultSelector()
        self._selector.register(self._out, selectors.EVENT_READ)
        self._selector.register(self._err, selectors.EVENT_READ)
        self._line = bytearray()
        self._said = bytearray()
        self._out_closed = False
        self._answered = ""
        self._ended = False

    @property
    def ended(self) -> bool:
        """Whether the process is no more, although nobody ended it."""
        return self._process.poll() is not None

    @property
    def said(self) -> str:
        """The end of what it wrote to standard error since :meth:`hush`."""
        if not self._ended:
            self._listen()
        text = bytes(self._said[-self._limits.said :]).decode("utf-8", "replace")
        return "\n".join(line.rstrip() for line in text.strip().splitlines())

    def hush(self) -> None:
        """Forget what it wrote to standard error so far."""
        self._listen()
        self._said.clear()

    # --- one line and one back --------------------------------------------------------------------------------------

    def exchange(self, call: str, message: bytes) -> bytes:
        """Send ``message``, which ends with a newline, and return the line that comes back, without its newline.

        Raises:
            EngineLate: no line came in time.
            EngineDied: the process ended, or closed its output.
            EngineBrokeProtocol: the line is too long, or more than one came; or something came after the answer before,
                which is then the call that it names.
        """
        if self._answered and self._read_out():
            raise EngineBrokeProtocol(self._answered, Fault.MORE_LINES, shown(bytes(self._line)))
        limit = self._limits.seconds if self._answered else max(self._limits.seconds, self._limits.start)
        deadline = time.monotonic() + limit
        unsent = self._send(memoryview(message))
        searched = 0
        while (end := self._line.find(b"\n", searched)) < 0:
            searched = len(self._line)
            if searched > self._limits.line:
                raise EngineBrokeProtocol(call, Fault.TOO_LONG, str(self._limits.line))
            if self._out_closed or (self.ended and not self._read_out()):
                raise EngineDied(call, self._status())
            left = deadline - time.monotonic()
            if left <= 0:
                raise EngineLate(call, limit, bool(self._line))
            unsent = self._wait(unsent, min(left, _GLANCE))
        if end > self._limits.line:
            raise EngineBrokeProtocol(call, Fault.TOO_LONG, str(self._limits.line))
        line = bytes(self._line[:end])
        self._read_out()
        if len(self._line) > end + 1:
            raise EngineBrokeProtocol(call, Fault.MORE_LINES, shown(bytes(self._line[end + 1 :])))
        self._line.clear()
        self._answered = call
        return line

    def _wait(self, unsent: memoryview, seconds: float) -> memoryview:
        """Wait until something can be read or sent, and do so; what is then left to send."""
        for key, _ in self._selector.select(seconds):
            if key.fd == self._out:
                self._read_out()
            elif key.fd == self._err:
                self._read_err()
            else:
                unsent = self._send(unsent)
        return unsent

    def _send(self, message: memoryview) -> memoryview:
        """Write what goes into the pipe; the rest is written when the selector says so."""
        waiting = self._in in self._selector.get_map()
        try:
            message = message[os.write(self._in, message) :]
        except BlockingIOError:
            pass
        except OSError:  # it reads no more: that it ends, or is late, is what there is to say
            message = message[:0]
        if message and not waiting:
            self._selector.register(self._in, selectors.EVENT_WRITE)
        elif waiting and not message:
            self._selector.unregister(self._in)
        return message

    def _read_out(self) -> bool:
        """Read a chunk of standard output if there is one; whether there was."""
        data = _read(self._out)
        if data == b"":
            self._out_closed = True
            with suppress(KeyError):
                self._selector.unregister(self._out)
        self._line += data or b""
        return bool(data)

    def _read_err(self) -> bool:
        """Read a chunk of standard error if there is one, and keep the end; whether there may be more."""
        data = _read(self._err)
        if data == b"":
            with suppress(KeyError):
                self._selector.unregister(self._err)
        self._said += data or b""
        if len(self._said) > 2 * _CHUNK:
            del self._said[: -self._limits.said]
        return bool(data)

    def _listen(self) -> None:
        """Take in the standard error that is there, but not a flood of it."""
        for _ in range(16):
            if not self._read_err():
                return

    def _status(self) -> int | None:
        """The exit status of a process whose output is closed; ``None`` if it goes on all the same."""
        try:
            return self._process.wait(_LAST_WORDS)
        except subprocess.TimeoutExpired:
            return None

    # --- its end ----------------------------------------------------------------------------------------------------

    def close(self) -> None:
        """Let the process end by itself, for a moment; then end it and all that it has started."""
        if self._ended:
            return
        with suppress(OSError, AttributeError):
            self._process.stdin.close()  # type: ignore[union-attr]
        with suppress(KeyError, ValueError):
            self._selector.unregister(self._in)
        deadline = time.monotonic() + self._limits.grace
        while not self.ended and (left := deadline - time.monotonic()) > 0:
            self._discard(min(left, 0.02))
        self.kill()

    def _discard(self, seconds: float) -> None:
        if not self._selector.get_map():
            time.sleep(seconds)
            return
        self._wait(memoryview(b""), seconds)
        self._line.clear()

    def kill(self) -> None:
        """End the process and all that it has started, at once."""
        if self._ended:
            return
        reaper.end_engine(self._process.pid, self._mark)
        self._process.kill()
        self._process.wait()
        self._guard.forget(self._process.pid, self._mark)
        self._take_last_words()
        self._ended = True
        self._selector.close()
        for pipe in (self._process.stdin, self._process.stdout, self._process.stderr):
            with suppress(OSError, AttributeError):
                pipe.close()  # type: ignore[union-attr]

    def _take_last_words(self) -> None:
        """Everybody who could write is dead: what stands in the pipe is little, and then it ends."""
        deadline = time.monotonic() + _LAST_WORDS
        while time.monotonic() < deadline:
            data = _read(self._err)
            if data is None:
                time.sleep(0.005)
            elif data == b"":
                return
            else:
                self._said += data


def _read(descriptor: int) -> bytes | None:
    """A chunk that is there, ``b""`` at the end, ``None`` if nothing is there yet."""
    try:
        return os.read(descriptor, _CHUNK)
    except BlockingIOError:
        return None
    except OSError:
        return b""


def shown(line: bytes) -> str:
    """The beginning of a line as people can read it."""
    text = line[: 4 * _SHOWN].decode("utf-8", "backslashreplace")
    return " ".join(text[:_SHOWN].split()) + ("…" if len(line) > _SHOWN else "")
