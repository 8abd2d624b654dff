"""Answers with an error object."""

import json
import sys
from typing import Any, BinaryIO

from one_fault import serve


def fail(request: dict[str, Any], answers: BinaryIO) -> None:
    print("stack trace of the engine", file=sys.stderr, flush=True)
    error = {"code": -32000, "message": "index out of range"}
    answers.write(json.dumps({"jsonrpc": "2.0", "id": request["id"], "error": error}).encode() + b"\n")


serve("attempt", fail)
