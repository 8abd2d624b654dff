"""What may go wrong with an engine that runs in a process of its own."""

from __future__ import annotations

from enum import StrEnum


class Fault(StrEnum):
    """In what way an answer breaks the protocol."""

    NOT_UTF8 = "not-utf8"
    NOT_JSON = "not-json"
    TOO_LONG = "too-long"
    NOT_A_RESPONSE = "not-a-response"
    WRONG_ID = "wrong-id"
    BAD_RESULT = "bad-result"
    MORE_LINES = "more-lines"
    OTHER_DESCRIPTION = "other-description"


class EngineTrouble(Exception):  # noqa: N818 - each kind is named by what happened
    """An engine did not answer ``call`` as it should; ``said`` is the end of its standard error."""

    def __init__(self, call: str) -> None:
        self.call = call
        self.said = ""
        super().__init__(call)


class EngineLate(EngineTrouble):
    """No answer within ``seconds``; ``begun`` says whether half a line had come."""

    def __init__(self, call: str, seconds: float, begun: bool) -> None:
        super().__init__(call)
        self.seconds = seconds
        self.begun = begun


class EngineDied(EngineTrouble):
    """The process ended with ``status`` (negative: by that signal), or closed its output without ending: ``None``."""

    def __init__(self, call: str, status: int | None) -> None:
        super().__init__(call)
        self.status = status


class EngineNotStarted(EngineTrouble):
    """The command could not be started; ``reason`` is the system's."""

    def __init__(self, call: str, reason: str) -> None:
        super().__init__(call)
        self.reason = reason


class EngineBrokeProtocol(EngineTrouble):
    """The answer is not one; ``shown`` is its beginning, or what is wrong with its result."""

    def __init__(self, call: str, fault: Fault, shown: str) -> None:
        super().__init__(call)
        self.fault = fault
        self.shown = shown

    @property
    def out_of_step(self) -> bool:
        """Whether nothing more that this process says can be trusted to be the answer to what was asked."""
        return self.fault is not Fault.BAD_RESULT


class EngineReportsError(EngineTrouble):
    """The engine answered with an error object."""

    def __init__(self, call: str, code: int, message: str) -> None:
        super().__init__(call)
        self.code = code
        self.message = message


class EngineGivenUp(EngineTrouble):
    """The engine was lost ``losses`` times and is not started again; ``last`` is how it was lost."""

    def __init__(self, call: str, losses: int, last: EngineTrouble) -> None:
        super().__init__(call)
        self.losses = losses
        self.last = last
