"""Answers, but after ten seconds."""

from threading import Event
from typing import Any, BinaryIO

from one_fault import result, serve


def wait(request: dict[str, Any], answers: BinaryIO) -> None:
    Event().wait(10)
    answers.write(result(request, {"kind": "done"}))


serve("attempt", wait)
