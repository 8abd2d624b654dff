"""From its second process on describes itself as another engine, as nothing, or with capabilities in another order."""

import sys
from pathlib import Path
from typing import Any, BinaryIO

from mtg_verdict.adapters.reference import ReferenceAdapter
from one_fault import result, serve

change, notes = sys.argv[1], Path(sys.argv[2])
again = notes.exists()
notes.touch()


def describe(request: dict[str, Any], answers: BinaryIO) -> None:
    described = ReferenceAdapter().describe().model_dump(mode="json")
    if again and change == "order":
        described["capabilities"].reverse()
    elif again and change == "nothing":
        described = {}
    elif again:
        described["name"] = "Another"
    answers.write(result(request, described))


serve("describe", describe)
