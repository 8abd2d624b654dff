"""Writes 50 MB to standard error, then does as it should, or ends if it is told to."""

import os
import sys

from mtg_verdict.adapters.models import Action, AttemptResult
from mtg_verdict.adapters.reference import ReferenceAdapter
from one_fault import serve


class Chatty(ReferenceAdapter):
    def attempt(self, player: str, action: Action) -> AttemptResult:
        for _ in range(50):
            os.write(2, b"debug: all is well\n" * 50_000)
        if "exit" in sys.argv:
            os.write(2, b"debug: now it is not\n")
            os._exit(4)
        return super().attempt(player, action)


serve(adapter=Chatty())
