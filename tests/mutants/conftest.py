"""The suite, read once for all tests of the mutants."""

from __future__ import annotations

import pytest

from .running import Suite


@pytest.fixture(scope="session")
def suite() -> Suite:
    """The scenarios of the suite."""
    return Suite()
