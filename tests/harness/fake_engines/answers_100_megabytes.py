"""An answer of 100 MB."""

from typing import Any, BinaryIO

from one_fault import result, serve


def much(request: dict[str, Any], answers: BinaryIO) -> None:
    start, end = result(request, {"kind": "illegal", "reason": "@"}).split(b"@")
    answers.write(start)
    for _ in range(100):
        answers.write(b"x" * 1_000_000)
    answers.write(end)


serve("attempt", much)
