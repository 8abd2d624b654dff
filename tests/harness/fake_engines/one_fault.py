"""The reference engine on standard input and output, with one thing that goes wrong in the scenarios of one card."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, BinaryIO

from mtg_verdict.adapters.interface import Adapter
from mtg_verdict.adapters.reference import ReferenceAdapter
from mtg_verdict.adapters.serving import private_streams, reply

CARD = "Flametongue Kavu"


def nothing(request: dict[str, Any], answers: BinaryIO) -> None:
    """Goes wrong nowhere."""


def serve(
    call: str = "",
    go_wrong: Callable[[dict[str, Any], BinaryIO], object] = nothing,
    adapter: Adapter | None = None,
) -> None:
    """Answer as ``adapter`` does, but let ``go_wrong`` answer ``call`` where a scenario is about :data:`CARD`."""
    adapter = adapter or ReferenceAdapter()
    with private_streams() as (requests, answers):
        concerned = False
        for line in requests:
            request = json.loads(line)
            if request["method"] == "supports":
                concerned = CARD in request["params"]["cards"]
            if request["method"] == call and (concerned or call == "describe"):
                go_wrong(request, answers)
            else:
                answers.write(reply(adapter, line))
            answers.flush()


def result(request: dict[str, Any], value: Any) -> bytes:
    """A sound answer."""
    return json.dumps({"jsonrpc": "2.0", "id": request["id"], "result": value}).encode() + b"\n"
