"""``python -m mtg_verdict.harness``: the command, where it is not on the path."""

from .cli import main

main()
