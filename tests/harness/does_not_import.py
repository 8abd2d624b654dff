"""A module that fails when imported."""

ADAPTER = 1 / 0
