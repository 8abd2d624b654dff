"""Ends the process that uses it, and goes on for ever."""

import os
import signal
from typing import Any, BinaryIO

from one_fault import serve


def strike(request: dict[str, Any], answers: BinaryIO) -> None:
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    os.kill(os.getppid(), signal.SIGKILL)
    while True:
        signal.pause()


serve("attempt", strike)
