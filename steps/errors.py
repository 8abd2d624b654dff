"""What can be wrong with a sentence."""

from __future__ import annotations


class SentenceError(Exception):
    """A sentence cannot be understood.

    ``code`` names a message of the harness's catalogue, ``values`` fills it in; the text of the exception is English.
    """

    def __init__(self, code: str, **values: str) -> None:
        self.code = code
        self.values = values
        details = ", ".join(f"{key}: {value}" for key, value in values.items())
        super().__init__(f"{code.replace('-', ' ')} ({details})" if details else code.replace("-", " "))
