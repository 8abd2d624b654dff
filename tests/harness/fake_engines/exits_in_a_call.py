"""Ends in the middle of the call named."""

import os
import sys
from typing import Any, BinaryIO

from one_fault import serve


def leave(request: dict[str, Any], answers: BinaryIO) -> None:
    os.write(2, f"fatal: {request['method']} is not written yet\n".encode())
    os._exit(3)


serve(sys.argv[1], leave)
