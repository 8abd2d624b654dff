"""Half a line, and then nothing."""

import signal
from typing import Any, BinaryIO

from one_fault import serve


def half(request: dict[str, Any], answers: BinaryIO) -> None:
    answers.write(b'{"jsonrpc":"2.0","id":')
    answers.flush()
    while True:
        signal.pause()


serve("attempt", half)
