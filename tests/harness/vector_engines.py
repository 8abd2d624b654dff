"""Engines that fail only in the processes that run vectors, or that print."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading

from mtg_verdict.adapters.models import Description, Situation, Started, Unsupported
from mtg_verdict.adapters.reference import ReferenceAdapter


def _in_worker() -> bool:
    return multiprocessing.parent_process() is not None


class DiesWhenMade(ReferenceAdapter):
    """Ends every process but the first that makes one."""

    def __init__(self) -> None:
        super().__init__()
        if _in_worker():
            os.kill(os.getpid(), signal.SIGKILL)


class DescribesItselfOnce(ReferenceAdapter):
    """Does not say what it is in any process but the first."""

    def describe(self) -> Description:
        if _in_worker():
            raise RuntimeError("once was enough")
        return super().describe()


class Prints(ReferenceAdapter):
    """Writes to standard output, in Python's way and in the system's."""

    def start(self, situation: Situation) -> Started | Unsupported:
        print("starting")
        os.write(1, b"starting\n")
        return super().start(situation)


class LeavesAChildThatHoldsEverything(ReferenceAdapter):
    """Dies, but a child of its own keeps all its files open until its standard input, which nobody writes, closes."""

    def start(self, situation: Situation) -> Started | Unsupported:
        reading, writing = os.pipe()
        if os.fork() == 0:
            os.close(writing)
            os.read(reading, 1)  # until the death of all who could write: of the parent
            os._exit(0)
        os._exit(7)


class Hangs(ReferenceAdapter):
    """Opens the named pipe of the environment, says so there, and never answers."""

    def start(self, situation: Situation) -> Started | Unsupported:
        os.write(os.open(os.environ["MTG_VERDICT_TEST_PIPE"], os.O_WRONLY), b"hanging")
        threading.Event().wait()
        raise AssertionError("unreachable")
