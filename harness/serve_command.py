"""``mtg-verdict serve``: a Python adapter on standard input and output."""

from __future__ import annotations

from ..adapters.serving import private_streams, serve
from .loading import load_adapter


def serve_command(name: str) -> None:
    """Answer on standard output what comes on standard input, until that closes.

    Raises:
        UsageError: there is no such adapter.
    """
    with private_streams() as (requests, answers):
        serve(load_adapter(name), requests, answers)
