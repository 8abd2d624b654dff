"""Errors that end a command with one clear line."""

from __future__ import annotations

from ..steps.words import Language
from .messages import both, one_row, say

EXIT_CONFORMING = 0
EXIT_NOT_CONFORMING = 1
EXIT_USAGE = 2
EXIT_TROUBLE = 3


class CommandError(Exception):
    """Ends a command: a message of the catalogue, what fills it in, and the exit status."""

    status = EXIT_USAGE

    def __init__(self, code: str, /, **values: object) -> None:
        self.code = code
        self.values = values
        super().__init__(self.text("en"))

    def text(self, language: Language) -> str:
        """What is wrong, on one line; a value that is a :class:`Text` is taken in ``language``."""
        return one_row(getattr(both(self.code, **self.values), language))

    def line(self, language: Language) -> str:
        """The one line people see."""
        return say(language, "error-prefix", problem=self.text(language))


class UsageError(CommandError):
    """The command was called with something that does not exist or cannot be used: exit status 2."""


class TroubleError(CommandError):
    """The adapter or the suite failed as a whole: exit status 3."""

    status = EXIT_TROUBLE
