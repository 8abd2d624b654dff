"""The messages between the suite and an engine on standard input and output: JSON-RPC 2.0, one a line.

The methods are the calls of :class:`.interface.Adapter`, their parameters go by name. :data:`REQUEST` reads a request,
:data:`RESPONSES` holds for each method what reads its answer.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field, StrictInt, TypeAdapter

from .models import (
    Action,
    AdvanceResult,
    Answer,
    AttemptResult,
    Description,
    Done,
    GameOver,
    Illegal,
    Lacking,
    Model,
    NeedsChoice,
    Observation,
    PlayerName,
    Reached,
    Situation,
    Skipped,
    Started,
    Unsupported,
    Until,
)

PARSE_ERROR = -32700
INVALID_REQUEST = -32600
METHOD_NOT_FOUND = -32601
INVALID_PARAMS = -32602
ADAPTER_FAILED = -32000
"""The error codes of JSON-RPC 2.0; the last one is the suite's own, for an adapter that failed."""


class NoParams(Model):
    """The parameters of a call that takes none."""


class SupportsParams(Model):
    """The parameters of ``supports``: English Oracle names, and names of capabilities."""

    cards: tuple[str, ...]
    capabilities: tuple[str, ...]


class StartParams(Model):
    """The parameters of ``start``."""

    situation: Situation


class AttemptParams(Model):
    """The parameters of ``attempt``."""

    player: PlayerName
    action: Action


class AnswerParams(Model):
    """The parameters of ``answer``."""

    answer: Answer


class AdvanceParams(Model):
    """The parameters of ``advance``."""

    until: Until


class Message(Model):
    """What every message has; ``id`` counts the requests of a process from 1."""

    jsonrpc: Literal["2.0"] = "2.0"
    id: StrictInt


class DescribeRequest(Message):
    """Asks for a :class:`Description`; the first request to every process."""

    method: Literal["describe"] = "describe"
    params: NoParams = NoParams()


class SupportsRequest(Message):
    """Asks for a :class:`Lacking`; begins a scenario."""

    method: Literal["supports"] = "supports"
    params: SupportsParams


class StartRequest(Message):
    """Asks for :class:`Started` or :class:`Unsupported`."""

    method: Literal["start"] = "start"
    params: StartParams


class AttemptRequest(Message):
    """Asks for an ``AttemptResult``."""

    method: Literal["attempt"] = "attempt"
    params: AttemptParams


class AnswerRequest(Message):
    """Asks for an ``AttemptResult``."""

    method: Literal["answer"] = "answer"
    params: AnswerParams


class AdvanceRequest(Message):
    """Asks for an ``AdvanceResult``."""

    method: Literal["advance"] = "advance"
    params: AdvanceParams


class ObserveRequest(Message):
    """Asks for an :class:`Observation`."""

    method: Literal["observe"] = "observe"
    params: NoParams = NoParams()


class StopRequest(Message):
    """Ends a scenario; the result is ``null``."""

    method: Literal["stop"] = "stop"
    params: NoParams = NoParams()


Request = Annotated[
    DescribeRequest
    | SupportsRequest
    | StartRequest
    | AttemptRequest
    | AnswerRequest
    | AdvanceRequest
    | ObserveRequest
    | StopRequest,
    Field(discriminator="method"),
]
REQUEST: TypeAdapter[Request] = TypeAdapter(Request)
"""Reads a request."""


class Response(Model):
    """The answer to the request of that ``id``."""

    jsonrpc: Literal["2.0"]
    id: StrictInt
    result: Any


class DescribeResponse(Response):
    """Answers ``describe``."""

    result: Description


class SupportsResponse(Response):
    """Answers ``supports``."""

    result: Lacking


class StartResponse(Response):
    """Answers ``start``."""

    result: Started | Unsupported


class AttemptResponse(Response):
    """Answers ``attempt``."""

    result: AttemptResult


class AnswerResponse(Response):
    """Answers ``answer``."""

    result: AttemptResult


class AdvanceResponse(Response):
    """Answers ``advance``."""

    result: AdvanceResult


class ObserveResponse(Response):
    """Answers ``observe``."""

    result: Observation


class StopResponse(Response):
    """Answers ``stop``."""

    result: None


class ErrorObject(Model):
    """What went wrong, for people; ``data`` may be anything."""

    code: StrictInt
    message: str
    data: Any = None


class ErrorResponse(Model):
    """The request could not be answered; ``id`` is ``null`` if the request could not be read."""

    jsonrpc: Literal["2.0"]
    id: StrictInt | None
    error: ErrorObject


RESULTS: dict[str, tuple[type, ...]] = {
    "describe": (Description,),
    "supports": (Lacking,),
    "start": (Started, Unsupported),
    "attempt": (Done, Illegal, NeedsChoice, Unsupported),
    "answer": (Done, Illegal, NeedsChoice, Unsupported),
    "advance": (Reached, Skipped, NeedsChoice, GameOver, Unsupported),
    "observe": (Observation,),
    "stop": (type(None),),
}
"""Method to the types its answer may have."""

RESPONSES: dict[str, type[Response]] = {
    "describe": DescribeResponse,
    "supports": SupportsResponse,
    "start": StartResponse,
    "attempt": AttemptResponse,
    "answer": AnswerResponse,
    "advance": AdvanceResponse,
    "observe": ObserveResponse,
    "stop": StopResponse,
}
"""Method to the model of its answer."""
