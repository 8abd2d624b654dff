"""An engine in any language, as an adapter: a child process that speaks JSON-RPC 2.0 on standard input and output."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from typing import Any, cast

from pydantic import ValidationError

from .engine_process import EngineProcess, Limits, Reaper, shown
from .interface import Adapter
from .models import (
    Action,
    AdvanceResult,
    Answer,
    AttemptResult,
    Description,
    Lacking,
    Observation,
    PlayerName,
    Situation,
    Started,
    Unsupported,
    Until,
)
from .rpc import (
    RESPONSES,
    AdvanceParams,
    AdvanceRequest,
    AnswerParams,
    AnswerRequest,
    AttemptParams,
    AttemptRequest,
    DescribeRequest,
    ErrorResponse,
    ObserveRequest,
    Request,
    StartParams,
    StartRequest,
    StopRequest,
    SupportsParams,
    SupportsRequest,
)
from .troubles import EngineBrokeProtocol, EngineGivenUp, EngineReportsError, EngineTrouble, Fault

_IN_ALL = 10
"""As many times the restarts in a row are allowed in all."""

_KEYS = 10_000
"""Of an object in an answer, at most."""


class StdioAdapter(Adapter):
    """Starts ``command`` when it is first called, and again for the next call after it was lost.

    Every call raises :class:`.troubles.EngineTrouble` where the engine does not answer as it should.
    """

    validates = True
    """Every answer has been validated already."""

    def __init__(self, command: Sequence[str], limits: Limits | None = None) -> None:
        self._command = tuple(command)
        self._limits = limits or Limits()
        self._guard: Reaper | None = None
        self._process: EngineProcess | None = None
        self._first: Description | None = None
        self._id = 0
        self._losses = 0
        self._in_a_row = 0
        self._last: EngineTrouble | None = None

    # --- the calls --------------------------------------------------------------------------------------------------

    def describe(self) -> Description:
        """See :meth:`Adapter.describe`."""
        self._replace_if_ended()
        return self._begun("describe") or self._described()

    def supports(self, cards: Sequence[str], capabilities: Sequence[str]) -> Lacking:
        """See :meth:`Adapter.supports`; what the engine said before is not about this scenario."""
        self._replace_if_ended()
        if self._process is not None:
            self._process.hush()
        self._begun("supports")
        params = SupportsParams(cards=tuple(cards), capabilities=tuple(capabilities))
        return cast(Lacking, self._ask(SupportsRequest(id=self._next(), params=params)))

    def start(self, situation: Situation) -> Started | Unsupported:
        """See :meth:`Adapter.start`."""
        self._begun("start")
        request = StartRequest(id=self._next(), params=StartParams(situation=situation))
        return cast(Started | Unsupported, self._ask(request))

    def attempt(self, player: PlayerName, action: Action) -> AttemptResult:
        """See :meth:`Adapter.attempt`."""
        self._begun("attempt")
        request = AttemptRequest(id=self._next(), params=AttemptParams(player=player, action=action))
        return cast(AttemptResult, self._ask(request))

    def answer(self, answer: Answer) -> AttemptResult:
        """See :meth:`Adapter.answer`."""
        self._begun("answer")
        return cast(AttemptResult, self._ask(AnswerRequest(id=self._next(), params=AnswerParams(answer=answer))))

    def advance(self, until: Until) -> AdvanceResult:
        """See :meth:`Adapter.advance`."""
        self._begun("advance")
        return cast(AdvanceResult, self._ask(AdvanceRequest(id=self._next(), params=AdvanceParams(until=until))))

    def observe(self) -> Observation:
        """See :meth:`Adapter.observe`."""
        self._begun("observe")
        return cast(Observation, self._ask(ObserveRequest(id=self._next())))

    def stop(self) -> None:
        """See :meth:`Adapter.stop`; a process that has been lost has no game to forget."""
        if self._process is None:
            return
        self._ask(StopRequest(id=self._next()))
        self._in_a_row = 0

    def close(self) -> None:
        """End the process and all that it has started. A later call starts it anew."""
        process, self._process = self._process, None
        if process is not None:
            process.close()
        guard, self._guard = self._guard, None
        if guard is not None:
            guard.close()

    # --- the process ------------------------------------------------------------------------------------------------

    def _next(self) -> int:
        self._id += 1
        return self._id

    def _replace_if_ended(self) -> None:
        """A process that ended between two scenarios is neither's fault, but counts as lost."""
        if self._process is not None and self._process.ended:
            self._lose(self._last or EngineTrouble("stop"))

    def _begun(self, call: str) -> Description | None:
        """Make sure that there is a process; what a new one says of itself, which it is always asked first."""
        if self._process is not None:
            return None
        allowed = self._limits.restarts
        if self._last is not None and (self._in_a_row > allowed or self._losses > _IN_ALL * allowed):
            raise EngineGivenUp(call, self._losses, self._last)
        if self._guard is None:
            self._guard = Reaper()
        self._process = EngineProcess(self._command, self._limits, self._guard)
        self._id = 0
        try:
            return self._described()
        except EngineTrouble as trouble:
            if self._process is not None:  # nothing is asked of what has not said what it is
                self._lose(trouble)
            raise

    def _described(self) -> Description:
        """What the process says of itself, which is what the first one said."""
        found = cast(Description, self._ask(DescribeRequest(id=self._next())))
        self._first = self._first or found
        for name in Description.model_fields:
            before, now = getattr(self._first, name), getattr(found, name)
            if isinstance(now, tuple):  # in any order
                before, now = (", ".join(sorted({*one} - {*other})) for one, other in ((before, now), (now, before)))
            if before != now:
                difference = shown(f"{name}: {before} ≠ {now}".encode())
                trouble = EngineBrokeProtocol("describe", Fault.OTHER_DESCRIPTION, difference)
                self._lose(trouble)
                raise trouble
        return found

    def _lose(self, trouble: EngineTrouble) -> None:
        """The process is of no more use."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            trouble.said = process.said
        self._losses += 1
        self._in_a_row += 1
        self._last = trouble

    def _ask(self, request: Request) -> Any:
        """The result of ``request``.

        Raises:
            EngineTrouble: there is none.
        """
        process = self._process
        assert process is not None
        try:
            line = process.exchange(request.method, request.model_dump_json().encode() + b"\n")
            return _result(request, line)
        except EngineReportsError as trouble:
            trouble.said = process.said
            raise
        except EngineTrouble as trouble:
            if isinstance(trouble, EngineBrokeProtocol) and not trouble.out_of_step:
                trouble.said = process.said
            else:
                self._lose(trouble)
            raise
        except BaseException:  # interrupted: the answer, when it came, would be taken for that of another request
            self._process = None
            process.kill()
            raise


def _result(request: Request, line: bytes) -> Any:
    """The result in ``line``.

    Raises:
        EngineTrouble: it is not the answer to ``request``.
    """
    found = _parsed(request.method, line)
    try:
        response = RESPONSES[request.method].model_validate_json(line, strict=True)
    except ValidationError as error:
        raise _trouble(request, line, found, error) from None
    if response.id != request.id:
        raise EngineBrokeProtocol(request.method, Fault.WRONG_ID, f"{response.id} ≠ {request.id}")
    return response.result


def _parsed(call: str, line: bytes) -> Any:
    """What stands in ``line``, which the validation of the models would read more laxly: ``NaN``, a key twice.

    Raises:
        EngineBrokeProtocol: it is not JSON, or more of it than any answer needs.
    """
    try:
        return json.loads(line.decode("utf-8"), object_pairs_hook=_object, parse_constant=_no_number)
    except UnicodeDecodeError:
        raise EngineBrokeProtocol(call, Fault.NOT_UTF8, shown(line)) from None
    except json.JSONDecodeError:
        raise EngineBrokeProtocol(call, Fault.NOT_JSON, shown(line)) from None
    except (ValueError, RecursionError) as error:
        raise EngineBrokeProtocol(call, Fault.NOT_JSON, shown(str(error).encode())) from None


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object of JSON; many keys could be as many faults."""
    if len(pairs) > _KEYS:
        raise ValueError(f"an object with {len(pairs)} keys")
    found = dict(pairs)
    if len(found) < len(pairs):
        (twice, _), *_ = Counter(key for key, _ in pairs).most_common(1)
        raise ValueError(f"{json.dumps(twice)} twice in an object")
    return found


def _no_number(name: str) -> None:
    raise ValueError(name)


def _trouble(request: Request, line: bytes, found: Any, error: ValidationError) -> EngineTrouble:
    """What is wrong with an answer that is none."""
    call = request.method
    problems = error.errors(include_url=False, include_context=False, include_input=False)
    if problems[0]["type"] == "json_invalid":
        return EngineBrokeProtocol(call, Fault.NOT_JSON, shown(line))
    if not isinstance(found, dict) or not {"id", "jsonrpc"} <= found.keys() or not {"result", "error"} & found.keys():
        return EngineBrokeProtocol(call, Fault.NOT_A_RESPONSE, shown(line))
    if "error" in found and "result" not in found:
        try:
            reported = ErrorResponse.model_validate_json(line, strict=True)
        except ValidationError as problem:
            return EngineBrokeProtocol(call, Fault.NOT_A_RESPONSE, _first(problem))
        if reported.id not in (None, request.id):
            return EngineBrokeProtocol(call, Fault.WRONG_ID, f"{reported.id} ≠ {request.id}")
        return EngineReportsError(call, reported.error.code, reported.error.message)
    if all(problem["loc"][:1] == ("result",) for problem in problems):
        if found["id"] != request.id:
            return EngineBrokeProtocol(call, Fault.WRONG_ID, f"{found['id']} ≠ {request.id}")
        return EngineBrokeProtocol(call, Fault.BAD_RESULT, _first(error))
    return EngineBrokeProtocol(call, Fault.NOT_A_RESPONSE, _first(error))


def _first(error: ValidationError) -> str:
    """The first fault, by its place."""
    first = error.errors(include_url=False, include_context=False, include_input=False)[0]
    return shown(f"{'.'.join(str(part) for part in first['loc'])}: {first['msg']}".encode())
