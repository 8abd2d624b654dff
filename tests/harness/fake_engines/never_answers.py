"""Waits for ever in an attempt, deaf to all that asks it to end; writes to the pipe named that it does."""

import signal
import sys
from typing import Any, BinaryIO

from one_fault import serve


def wait(request: dict[str, Any], answers: BinaryIO) -> None:
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, signal.SIG_IGN)
    if len(sys.argv) > 1:
        with open(sys.argv[1], "w") as pipe:
            pipe.write("waiting")
    while True:
        signal.pause()


serve("attempt", wait)
