"""Offering a Python adapter on standard input and output: the other end of :mod:`.stdio`."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Iterator
from typing import Any, BinaryIO

from pydantic import BaseModel, ValidationError
from pydantic_core import from_json

from .interface import Adapter
from .rpc import (
    ADAPTER_FAILED,
    INVALID_PARAMS,
    INVALID_REQUEST,
    METHOD_NOT_FOUND,
    PARSE_ERROR,
    REQUEST,
    RESULTS,
    AdvanceRequest,
    AnswerRequest,
    AttemptRequest,
    DescribeRequest,
    ErrorObject,
    ErrorResponse,
    ObserveRequest,
    Request,
    StartRequest,
    StopRequest,
    SupportsRequest,
)

_LONGEST = 2000


@contextlib.contextmanager
def private_streams() -> Iterator[tuple[BinaryIO, BinaryIO]]:
    """Standard input and output for the protocol alone.

    Meanwhile whatever else is printed, even by code in C, goes to standard error, and whoever else reads standard
    input finds it empty.
    """
    sys.stdout.flush()
    requests, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    saved, sys.stdout = sys.stdout, sys.stderr
    try:
        yield requests, answers
    finally:
        sys.stdout = saved
        requests.close()
        with contextlib.suppress(OSError):
            os.dup2(answers.fileno(), 1)
            answers.close()


def serve(adapter: Adapter, requests: BinaryIO, answers: BinaryIO) -> None:
    """Answer every line of ``requests`` with one of ``answers``, until there are no more."""
    try:
        for line in requests:
            answers.write(reply(adapter, line))
            answers.flush()
    except BrokenPipeError:  # nobody listens any more
        return
    finally:
        close = getattr(adapter, "close", None)
        if callable(close):
            close()


def reply(adapter: Adapter, line: bytes) -> bytes:
    """The answer to one line, a line as well."""
    try:
        request = REQUEST.validate_json(line)
    except ValidationError as error:
        return _refusal(line, error)
    try:
        result = _called(adapter, request)
        if not isinstance(result, RESULTS[request.method]):
            names = ", ".join(kind.__name__ for kind in RESULTS[request.method])
            return _error(request.id, ADAPTER_FAILED, f"answered {_shown(result)}; expected: {names}")
        shown = result.model_dump_json(warnings="error") if isinstance(result, BaseModel) else "null"
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # SystemExit too: that a call fails is an answer
        return _error(request.id, ADAPTER_FAILED, _one_line(error))
    return f'{{"jsonrpc":"2.0","id":{request.id},"result":{shown}}}\n'.encode()


def _called(adapter: Adapter, request: Request) -> Any:
    """What the adapter answers."""
    match request:
        case DescribeRequest():
            return adapter.describe()
        case SupportsRequest(params=params):
            return adapter.supports(params.cards, params.capabilities)
        case StartRequest(params=params):
            return adapter.start(params.situation)
        case AttemptRequest(params=params):
            return adapter.attempt(params.player, params.action)
        case AnswerRequest(params=params):
            return adapter.answer(params.answer)
        case AdvanceRequest(params=params):
            return adapter.advance(params.until)
        case ObserveRequest():
            return adapter.observe()
        case StopRequest():
            return adapter.stop()


def _refusal(line: bytes, error: ValidationError) -> bytes:
    """The answer to a line that is no request."""
    try:
        found = from_json(line)
    except ValueError as fault:
        return _error(None, PARSE_ERROR, _one_line(fault))
    identity = found.get("id") if isinstance(found, dict) else None
    identity = identity if type(identity) is int else None
    problem = error.errors(include_url=False, include_input=False)[0]
    place = ".".join(str(part) for part in problem["loc"])
    code = INVALID_REQUEST
    if isinstance(found, dict) and isinstance(found.get("method"), str):
        if found["method"] not in RESULTS:
            code = METHOD_NOT_FOUND
        elif "params" in problem["loc"]:
            code = INVALID_PARAMS
    return _error(identity, code, f"{place}: {problem['msg']}" if place else problem["msg"])


def _error(identity: int | None, code: int, message: str) -> bytes:
    response = ErrorResponse(jsonrpc="2.0", id=identity, error=ErrorObject(code=code, message=message))
    return response.model_dump_json(exclude={"error": {"data"}}).encode() + b"\n"


def _one_line(error: BaseException) -> str:
    """An exception as one line of text, whatever its own text is."""
    try:
        text = " ".join(str(error).split())[:_LONGEST].encode("utf-8", "replace").decode()
    except Exception:
        text = ""
    return f"{type(error).__name__}: {text}" if text else type(error).__name__


def _shown(answer: object) -> str:
    """An answer of the wrong type as it is shown, even if it cannot show itself."""
    try:
        return " ".join(repr(answer)[:200].split()).encode("utf-8", "replace").decode()
    except Exception:
        return type(answer).__name__
