"""An engine offered to MTG Verdict: JSON-RPC 2.0 on standard input and output, one message a line.

Fill in the eight calls below. As it stands the engine supports nothing, and says so: that is a sane adapter.
Check it at any time with

    mtg-verdict smoke --adapter "stdio:python3 adapter.py"
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from typing import Any

# Plain JSON values: what a message holds is shown, call by call, in docs/protocol.md of MTG Verdict.
Json = dict[str, Any]

CARDS: set[str] = set()  # TODO: the cards the engine has, by English Oracle name; or look them up in the engine
CAPABILITIES: list[str] = []  # TODO: the parts of the game it can do, as `adapters/capabilities.py` calls them


def unsupported(what: str) -> Json:
    """The answer for whatever the engine cannot do or its adapter cannot express: never refused, never done half."""
    return {"kind": "unsupported", "what": what}


# --- The eight calls --------------------------------------------------------------------------------------------------


def describe() -> Json:
    """Say what the engine is. Asked first; the answer is always the same."""
    return {
        "protocol": "1.0",
        "name": "My engine",  # TODO
        "version": "0.1",
        "language": "Python",
        "rulesets": ["cr-2026"],
        "capabilities": CAPABILITIES,
    }


def supports(cards: list[str], capabilities: list[str]) -> Json:
    """Say which of these cards and capabilities the engine lacks."""
    return {
        "cards": [name for name in cards if name not in CARDS],
        "capabilities": [name for name in capabilities if name not in CAPABILITIES],
    }


def start(situation: Json) -> Json:
    """Forget any game and set this situation up, every field of it, without triggering anything.

    Answer {"objects": {alias: id, ...}} with an id of the engine's own for every alias of the situation.
    """
    return unsupported("any situation")  # TODO


def attempt(player: str, action: Json) -> Json:
    """Let a player try an action.

    Answer {"kind": "done"}, {"kind": "illegal", "reason": "..."} with the game exactly as it was,
    {"kind": "choice", "choice": {...}} if a player must choose first, or unsupported.
    """
    return unsupported(action["kind"])  # TODO: play-land, cast, activate, attack, block, pass, ...


def answer(answer: Json) -> Json:
    """Answer the choice that the last call asked for, and go on; the result is as in `attempt`."""
    return unsupported("choices")  # TODO


def advance(until: Json) -> Json:
    """Let all players pass, attack and block with nothing, until that moment and never beyond it.

    Answer {"kind": "reached"}, {"kind": "skipped"} if the turn has no such step, {"kind": "choice", ...},
    {"kind": "over", "winner": ...}, or unsupported.
    """
    return unsupported(until["kind"])  # TODO: step, stack-empty, top-resolved


def observe() -> Json:
    """Show the game as it stands, and change nothing. A field that the engine cannot tell is left out."""
    raise NotImplementedError("no game has been started")  # TODO


def stop() -> None:
    """Forget the game, if there is one."""
    return  # TODO


# --- The protocol: nothing to fill in ---------------------------------------------------------------------------------

CALLS: dict[str, Callable[..., Any]] = {
    "describe": describe,
    "supports": supports,
    "start": start,
    "attempt": attempt,
    "answer": answer,
    "advance": advance,
    "observe": observe,
    "stop": stop,
}


def reply(line: bytes) -> Json:
    """The answer to one line: a result, or an error with a code of JSON-RPC."""
    try:
        request = json.loads(line)
    except ValueError as error:
        return {"jsonrpc": "2.0", "id": None, "error": {"code": -32700, "message": str(error)}}
    if not isinstance(request, dict) or not isinstance(request.get("method"), str):
        return {"jsonrpc": "2.0", "id": None, "error": {"code": -32600, "message": "not a request"}}
    answered: Json = {"jsonrpc": "2.0", "id": request.get("id")}
    call = CALLS.get(request["method"])
    if call is None:
        return {**answered, "error": {"code": -32601, "message": f"no method {request['method']}"}}
    try:
        return {**answered, "result": call(**request.get("params", {}))}
    except Exception as error:
        return {**answered, "error": {"code": -32000, "message": f"{type(error).__name__}: {error}"}}


def main() -> None:
    """Answer every line of standard input until it ends."""
    answers = sys.stdout.buffer
    sys.stdout = sys.stderr  # what the engine prints must not come between the messages
    for line in sys.stdin.buffer:
        answers.write(json.dumps(reply(line)).encode("ascii") + b"\n")
        answers.flush()


if __name__ == "__main__":
    main()
