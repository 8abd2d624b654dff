"""What tests of the proof import anew does not stay for the tests after them."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True)
def engine_as_before() -> Iterator[None]:
    """The modules of the project are the same ones after a test as before it."""
    before = {name: module for name, module in sys.modules.items() if name.startswith("mtg_verdict")}
    yield
    for name in [name for name in sys.modules if name.startswith("mtg_verdict") and name not in before]:
        del sys.modules[name]
    for name, module in before.items():
        sys.modules[name] = module
        parent, _, child = name.rpartition(".")
        if parent in sys.modules:
            setattr(sys.modules[parent], child, module)
