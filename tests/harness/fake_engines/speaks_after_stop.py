"""Says something more once a scenario has ended: ``bye``, or an answer to what has not been asked yet."""

import sys
import time
from typing import Any, BinaryIO

from one_fault import result, serve


def speak(request: dict[str, Any], answers: BinaryIO) -> None:
    answers.write(result(request, None))
    answers.flush()
    time.sleep(0.1)
    answers.write(b"bye\n" if sys.argv[1] == "bye" else result({"id": request["id"] + 1}, {}))


serve("stop", speak)
