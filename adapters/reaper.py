"""Ends engines for good, and sees to it that none outlives the process that uses it.

Run as a script, it reads lines ``+GROUP MARK`` and ``-GROUP MARK`` for engines that have begun and ended. When its
standard input closes, because the process at the other end has ended in whatever way, it ends all that have not. It
imports nothing of the suite, so that it starts at once.
"""

import contextlib
import os
import signal
import sys

MARK_VARIABLE = "MTG_VERDICT_ENGINE"
"""Environment variable by which an engine's processes are recognised, wherever they have gone."""


def end_engine(group: int, mark: str) -> None:
    """Kill the process group ``group`` and, on Linux, every process that bears ``mark``, even if it left the group."""
    if hasattr(os, "killpg"):
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(group, signal.SIGKILL)
    for _ in range(10):  # one may have been started while we looked
        found = _marked(f"{MARK_VARIABLE}={mark}".encode())
        if not found:
            return
        for process in found:
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.kill(process, signal.SIGKILL)


def _marked(mark: bytes) -> list[int]:
    """The living processes with ``mark`` in their environment."""
    found = []
    try:
        names = [name for name in os.listdir("/proc") if name.isdigit()]
    except OSError:  # not on Linux
        return []
    for name in names:
        try:
            with open(f"/proc/{name}/environ", "rb") as environ:
                if mark in environ.read().split(b"\0"):
                    found.append(int(name))
        except OSError:
            continue
    return found


def _watch() -> None:
    running: set[tuple[int, str]] = set()
    for line in sys.stdin:
        group, _, mark = line[1:].strip().partition(" ")
        entry = (int(group), mark)
        if line[0] == "+":
            running.add(entry)
        else:
            running.discard(entry)
    for group, mark in running:
        end_engine(group, mark)


if __name__ == "__main__":
    _watch()
