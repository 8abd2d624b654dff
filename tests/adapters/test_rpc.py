"""The messages on standard input and output: what the schema says, and what the server answers."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from typing import Any

import jsonschema
import pytest
from mtg_verdict.adapters.engine_process import EngineProcess
from mtg_verdict.adapters.interface import Adapter
from mtg_verdict.adapters.models import (
    Action,
    AttemptResult,
    Description,
    Done,
    Lacking,
    Observation,
    Pass,
    PlayerSetup,
    Situation,
    Step,
    UntilStep,
)
from mtg_verdict.adapters.reference import ReferenceAdapter
from mtg_verdict.adapters.rpc import RESPONSES, RESULTS
from mtg_verdict.adapters.serving import reply
from mtg_verdict.adapters.stdio import StdioAdapter
from mtg_verdict.adapters.wire_schema import wire_schema

SITUATION = Situation(
    ruleset="cr-2026",
    players=(PlayerSetup(name="Alice"), PlayerSetup(name="Bob")),
    active_player="Alice",
    step=Step.PRECOMBAT_MAIN,
)


def validator(part: dict[str, Any]) -> jsonschema.Draft202012Validator:
    return jsonschema.Draft202012Validator({**part, "$defs": wire_schema()["$defs"]})


def asked(adapter: Adapter, message: object) -> dict[str, Any]:
    line = reply(adapter, (message if isinstance(message, str) else json.dumps(message)).encode())
    assert line.endswith(b"\n")
    assert line.count(b"\n") == 1
    answer: dict[str, Any] = json.loads(line)
    assert answer["jsonrpc"] == "2.0"
    return answer


def request(method: str, **params: object) -> dict[str, Any]:
    return {"jsonrpc": "2.0", "id": 7, "method": method, "params": params}


def test_every_call_has_a_request_and_a_response_in_the_schema() -> None:
    schema = wire_schema()
    calls = {"describe", "supports", "start", "attempt", "answer", "advance", "observe", "stop"}
    assert schema["methods"].keys() == RESULTS.keys() == RESPONSES.keys() == calls
    for messages in schema["methods"].values():
        for part in messages.values():
            for reference in part.get("anyOf", [part]):
                assert reference["$ref"].removeprefix("#/$defs/") in schema["$defs"]


def test_a_whole_game_over_stdio_follows_the_schema(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[str, bytes, bytes]] = []
    exchange = EngineProcess.exchange

    def noted(self: EngineProcess, call: str, message: bytes) -> bytes:
        answer = exchange(self, call, message)
        seen.append((call, message, answer))
        return answer

    monkeypatch.setattr(EngineProcess, "exchange", noted)
    adapter = StdioAdapter((sys.executable, "-m", "mtg_verdict.harness", "serve", "reference"))
    try:
        described = adapter.describe()
        assert adapter.supports(("Grizzly Bears", "No Such Card"), ("telepathy",)).cards == ("No Such Card",)
        adapter.start(SITUATION)
        adapter.attempt("Alice", Pass())
        adapter.advance(UntilStep(player="Bob", step=Step.UPKEEP))
        shown = adapter.observe()
        adapter.stop()
    finally:
        adapter.close()
    assert described == ReferenceAdapter().describe()
    assert (shown.active_player, shown.step) == ("Bob", Step.UPKEEP)
    assert [call for call, *_ in seen] == ["describe", "supports", "start", "attempt", "advance", "observe", "stop"]
    for number, (call, message, answer) in enumerate(seen, start=1):
        sent, got = json.loads(message), json.loads(answer)
        assert (sent["id"], sent["method"], got["id"]) == (number, call, number)
        validator({"$ref": "#/$defs/Request"}).validate(sent)
        validator(wire_schema()["methods"][call]["response"]).validate(got)


@pytest.mark.parametrize(
    ("message", "code", "identity"),
    [
        ("{", -32700, None),
        ("[]", -32600, None),
        ({"id": 7}, -32600, 7),
        ({"jsonrpc": "1.0", "id": 7, "method": "stop"}, -32600, 7),
        ({"jsonrpc": "2.0", "id": "x", "method": "stop"}, -32600, None),
        (request("castle"), -32601, 7),
        (request("attempt", player="Alice"), -32602, 7),
        (request("start", situation={}), -32602, 7),
        (request("stop", now=True), -32602, 7),
    ],
)
def test_what_is_no_request_is_answered_with_its_error(message: object, code: int, identity: int | None) -> None:
    answer = asked(ReferenceAdapter(), message)
    assert (answer["error"]["code"], answer["id"]) == (code, identity)
    validator({"$ref": "#/$defs/ErrorResponse"}).validate(answer)


class Odd(ReferenceAdapter):
    """Fails in every way."""

    def describe(self) -> Description:
        raise SystemExit("leaving\nnow")

    def supports(self, cards: Sequence[str], capabilities: Sequence[str]) -> Lacking:
        return Done()  # type: ignore[return-value]

    def observe(self) -> Observation:
        shown = Observation(active_player="Alice", step=Step.DRAW, priority=None, players=(), objects=())
        return shown.model_copy(update={"active_player": 3})

    def attempt(self, player: str, action: Action) -> AttemptResult:
        raise RuntimeError("\ud800" * 10_000)


@pytest.mark.parametrize(
    ("message", "said"),
    [
        (request("describe"), "SystemExit: leaving now"),
        (request("supports", cards=[], capabilities=[]), "answered Done(kind='done'); expected: Lacking"),
        (request("observe"), "active_player"),
        (request("attempt", player="Alice", action={"kind": "pass"}), "RuntimeError: ?"),
    ],
)
def test_an_adapter_that_fails_is_an_error_on_one_line(message: object, said: str) -> None:
    answer = asked(Odd(), message)
    assert (answer["id"], answer["error"]["code"]) == (7, -32000)
    assert said in answer["error"]["message"]
    assert len(answer["error"]["message"]) < 3000


def test_params_may_be_left_out_where_there_are_none() -> None:
    assert asked(ReferenceAdapter(), {"jsonrpc": "2.0", "id": 1, "method": "stop"}) == {
        "jsonrpc": "2.0",
        "id": 1,
        "result": None,
    }


@pytest.mark.parametrize("answer", [{}, {"kind": "illegal", "why": "no"}, {"kind": "choice"}])
def test_the_schema_wants_the_kind_and_no_unknown_field(answer: dict[str, object]) -> None:
    with pytest.raises(jsonschema.ValidationError):
        validator({"$ref": "#/$defs/AttemptResult"}).validate(answer)
