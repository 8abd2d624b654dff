"""An adapter behind a guard: every call is timed, every exception and ill-typed answer becomes an adapter's fault."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, TypeVar

from pydantic import BaseModel, ValidationError

from ..adapters.interface import Adapter
from ..adapters.models import (
    Action,
    Answer,
    Description,
    Done,
    GameOver,
    Illegal,
    Lacking,
    NeedsChoice,
    Observation,
    Reached,
    Situation,
    Skipped,
    Started,
    Unsupported,
    Until,
)
from ..adapters.troubles import EngineTrouble
from .contract import check_identities, check_spelling
from .engine_troubles import stopped_by
from .findings import AdapterTrouble, finding
from .messages import fit_to_log

T = TypeVar("T")


def one_line(error: BaseException) -> str:
    """An exception as one line of text, whatever its own text is."""
    try:
        text = fit_to_log(" ".join(str(error).split()))
    except Exception:
        text = ""
    return f"{type(error).__name__}: {text}" if text else type(error).__name__


def _shown(answer: object) -> str:
    """An answer as it is shown in a finding, even if it cannot show itself."""
    try:
        return " ".join(repr(answer)[:200].split())
    except Exception:
        return type(answer).__name__


def _fault(answer: object) -> str | None:
    """What is wrong inside a model of the right type: models can be made without validation."""
    if not isinstance(answer, BaseModel):
        return None
    try:
        type(answer).model_validate_json(answer.model_dump_json(warnings=False))
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        return f"{'.'.join(str(part) for part in first['loc'])}: {first['msg']}"
    except Exception as error:
        return one_line(error)
    return None


class GuardedAdapter:
    """Calls an adapter; ``seconds`` is the wall time spent inside it.

    The answers of one that is ``trusted`` are not validated once more, no more than those that came over a transport.
    """

    def __init__(self, adapter: Adapter, *, trusted: bool = False) -> None:
        self._adapter = adapter
        self._validated = trusted or getattr(adapter, "validates", False) is True
        self.seconds = 0.0

    def _call(self, name: str, expected: tuple[type[Any], ...], call: Callable[[], T]) -> T:
        started = time.perf_counter()
        raised, lost = "", None
        try:
            answer = call()
        except KeyboardInterrupt:
            raise
        except EngineTrouble as trouble:
            lost = stopped_by(trouble)
        except BaseException as error:  # SystemExit and pytest's own outcomes too: none of them is the engine's to give
            raised = one_line(error)
        finally:
            self.seconds += time.perf_counter() - started
        if lost is not None:
            raise lost
        if raised:  # without the exception itself, which pytest could not always print
            raise AdapterTrouble(finding("adapter-raised", call=name, error=raised))
        if not isinstance(answer, expected):
            names = ", ".join(kind.__name__ for kind in expected)
            raise AdapterTrouble(finding("adapter-nonsense", call=name, answer=_shown(answer), expected_types=names))
        if not self._validated and (problem := _fault(answer)):
            raise AdapterTrouble(finding("adapter-malformed", call=name, type=type(answer).__name__, problem=problem))
        return answer

    def describe(self) -> Description:
        """See :meth:`Adapter.describe`."""
        return self._call("describe", (Description,), self._adapter.describe)

    def supports(self, cards: Sequence[str], capabilities: Sequence[str]) -> Lacking:
        """See :meth:`Adapter.supports`."""
        return self._call("supports", (Lacking,), lambda: self._adapter.supports(cards, capabilities))

    def start(self, situation: Situation) -> Started | Unsupported:
        """See :meth:`Adapter.start`."""
        return self._call("start", (Started, Unsupported), lambda: self._adapter.start(situation))

    def attempt(self, player: str, action: Action) -> Done | Illegal | NeedsChoice | Unsupported:
        """See :meth:`Adapter.attempt`."""
        kinds = (Done, Illegal, NeedsChoice, Unsupported)
        return self._call("attempt", kinds, lambda: self._adapter.attempt(player, action))

    def answer(self, answer: Answer) -> Done | Illegal | NeedsChoice | Unsupported:
        """See :meth:`Adapter.answer`."""
        return self._call("answer", (Done, Illegal, NeedsChoice, Unsupported), lambda: self._adapter.answer(answer))

    def advance(self, until: Until) -> Reached | Skipped | NeedsChoice | GameOver | Unsupported:
        """See :meth:`Adapter.advance`."""
        kinds = (Reached, Skipped, NeedsChoice, GameOver, Unsupported)
        return self._call("advance", kinds, lambda: self._adapter.advance(until))

    def observe(self) -> Observation:
        """See :meth:`Adapter.observe`."""
        shown = self._call("observe", (Observation,), self._adapter.observe)
        check_identities(view.id for view in shown.objects)
        check_spelling(shown.objects)
        return shown

    def stop(self) -> None:
        """See :meth:`Adapter.stop`."""
        self._call("stop", (type(None),), self._adapter.stop)

    def close(self) -> None:
        """See :meth:`Adapter.close`; what goes wrong then goes wrong for nobody."""
        close = getattr(self._adapter, "close", None)
        if callable(close):
            with suppress(Exception):
                close()
