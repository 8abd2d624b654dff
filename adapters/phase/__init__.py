"""The adapter of the engine phase. Importing it needs neither the engine nor its card data; using it needs both."""

from __future__ import annotations

from .adapter import PhaseAdapter
from .errors import PhaseError, PhaseNotInstalledError

__all__ = ["PhaseAdapter", "PhaseError", "PhaseNotInstalledError"]
