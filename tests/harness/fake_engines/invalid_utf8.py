"""An answer in Latin-1."""

from typing import Any, BinaryIO

from one_fault import serve


def latin(request: dict[str, Any], answers: BinaryIO) -> None:
    text = '{"jsonrpc":"2.0","id":%d,"result":{"kind":"illegal","reason":"défendu"}}\n'
    answers.write((text % request["id"]).encode("latin-1"))


serve("attempt", latin)
