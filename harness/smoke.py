"""Is an adapter sane? What the smoke test is made of: checks, their outcomes, and the adapter they probe."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from functools import partial
from typing import NoReturn

from ..adapters.models import Description, Observation, Reached, Situation, Started, Unsupported, Until
from ..features.catalogue import cards
from ..features.ledger import RULESETS
from ..reports.records import Finding, Text, Verdict
from .contract import check_aliases, check_reached
from .findings import Stop, finding
from .guarded_adapter import GuardedAdapter
from .messages import both, has_message
from .situations import cards_named, setup_differences

ENDURED = 3
"""Crashes, time-outs and breaches of the protocol after which the remaining checks are left out."""
_GRAVE = (Verdict.CRASH, Verdict.TIMEOUT, Verdict.PROTOCOL_ERROR)


class Result(StrEnum):
    """What a check found."""

    OK = "ok"
    MEND = "mend"
    """Something is to be mended."""
    UNTOLD = "untold"
    """It cannot be told: the engine lacks what the check needs, and says so."""


@dataclass(frozen=True)
class Outcome:
    """A check and what it found: ``title`` is what should hold, ``why`` what was seen, ``mend`` what to do."""

    id: str
    result: Result
    title: Text
    why: Text | None = None
    mend: Text | None = None
    said: str = ""
    """The end of the engine's standard error, where the engine has one of its own."""


class ToMend(Exception):  # noqa: N818 - it ends a check and is no error
    """Ends a check: something is to be mended."""

    def __init__(self, found: Finding) -> None:
        self.finding = found
        super().__init__(found.message.en)


class Untold(ToMend):
    """Ends a check: nothing can be told."""


def to_mend(code: str, expected: Text | None = None, observed: Text | None = None, /, **values: object) -> NoReturn:
    """End the check: this is to be mended."""
    raise ToMend(finding(code, expected, observed, **values))


def untold(code: str, /, **values: object) -> NoReturn:
    """End the check: it cannot tell anything, and why."""
    raise Untold(finding(code, **values))


@dataclass
class Probe:
    """The adapter under test and what is known of it so far. ``lacking`` are the cards it says it does not have."""

    adapter: GuardedAdapter
    description: Description | None = None
    lacking: frozenset[str] = field(default_factory=lambda: frozenset(cards()))

    @property
    def ruleset(self) -> str:
        """The newest edition that the engine claims; the newest of all if it claims none that exists."""
        claimed = self.description.rulesets if self.description else ()
        return next((one for one in reversed(RULESETS) if one in claimed), RULESETS[-1])

    def needs(self, *names: str) -> None:
        """The engine has these cards.

        Raises:
            Untold: it lacks one.
        """
        missing = [name for name in names if name in self.lacking]
        if missing:
            untold("smoke-lacks-cards", cards=", ".join(missing))

    def first_of(self, names: Iterable[str]) -> str:
        """The first of several cards, all as good, that the engine has.

        Raises:
            Untold: it lacks all of them.
        """
        wanted = tuple(names)
        for name in wanted:
            if name not in self.lacking:
                return name
        untold("smoke-lacks-all", cards=", ".join(wanted))

    def try_to_start(self, situation: Situation) -> Started | Unsupported:
        """Begin as a scenario does, with ``supports`` and then ``start``.

        Raises:
            Untold: the engine lacks a card.
            Stop: the adapter failed.
        """
        if lacking := self.adapter.supports(cards_named(situation), ()).cards:
            untold("smoke-lacks-cards", cards=", ".join(lacking))
        return self.adapter.start(situation)

    def start(self, situation: Situation) -> dict[str, str]:
        """Set ``situation`` up; the object id of each alias.

        Raises:
            Untold: the engine says that it cannot.
            Stop: the adapter failed.
        """
        started = self.try_to_start(situation)
        if isinstance(started, Unsupported):
            untold("engine-unsupported", what=started.what)
        check_aliases(situation, started.objects)
        return started.objects

    def start_exactly(self, situation: Situation) -> dict[str, str]:
        """As :meth:`start`, and the engine then shows exactly that.

        Raises:
            Stop: it shows something else.
        """
        objects = self.start(situation)
        for difference in setup_differences(situation, objects, self.adapter.observe()):
            raise difference
        return objects

    def advance(self, until: Until) -> Observation:
        """Let the game go on to a moment that every game has; the game as it then stands.

        Raises:
            Untold: the engine says that it cannot, or asks for a choice.
            ToMend: it skips the moment or ends the game.
            Stop: it says that it is there, and shows something else.
        """
        before = self.adapter.observe()
        result = self.adapter.advance(until)
        if isinstance(result, Unsupported):
            untold("engine-unsupported", what=result.what)
        if result.kind == "choice":
            untold("smoke-asked")
        if not isinstance(result, Reached):
            code = "observed-skipped" if result.kind == "skipped" else "observed-over"
            to_mend("smoke-not-reached", both("expect-reached"), both(code))
        after = self.adapter.observe()
        check_reached(until, before, after)
        return after


@dataclass(frozen=True)
class Check:
    """One thing to find out. ``title`` is the message that says what should hold, ``values`` fill it in."""

    id: str
    title: str
    run: Callable[[Probe], None]
    values: tuple[tuple[str, str], ...] = ()
    essential: bool = False
    """Nothing after it can be told if it fails."""
    plays: bool = True
    """It starts a game, and so ``stop`` follows."""


def run_checks(adapter: GuardedAdapter, checks: Sequence[Check]) -> tuple[Probe, list[Outcome]]:
    """Every check in order, each on a game of its own; what is known of the engine, and an outcome a check."""
    probe = Probe(adapter)
    outcomes: list[Outcome] = []
    grave, broken = 0, ""
    for check in checks:
        say_title = partial(both, check.title, **dict(check.values))
        if broken:
            outcomes.append(Outcome(check.id, Result.UNTOLD, say_title(), both(broken)))
            continue
        outcome, verdict = _perform(probe, check, say_title())
        outcomes.append(outcome)
        grave += verdict in _GRAVE
        if outcome.result is Result.MEND and check.essential:
            broken = "smoke-needs-handshake"
        elif grave >= ENDURED:
            broken = "smoke-gave-up"
    return probe, outcomes


def _perform(probe: Probe, check: Check, title: Text) -> tuple[Outcome, Verdict | None]:
    """One check, and ``stop`` after it as after every scenario, even one that the engine lacks something for."""
    found: Finding | None = None
    result, verdict = Result.OK, None
    try:
        check.run(probe)
    except Untold as ended:
        result, found = Result.UNTOLD, ended.finding
    except ToMend as ended:
        result, found = Result.MEND, ended.finding
    except Stop as stop:
        result, found, verdict = Result.MEND, stop.finding, stop.verdict
    try:
        if check.plays:
            probe.adapter.stop()
    except Stop as stop:
        if result is not Result.MEND:
            result, found, verdict = Result.MEND, stop.finding, stop.verdict
    if found is None:
        return Outcome(check.id, result, title), verdict
    mend = _mend(check, found) if result is Result.MEND else None
    return Outcome(check.id, result, title, _in_full(found), mend, found.said), verdict


def _in_full(found: Finding) -> Text:
    """A finding with what was expected and what was observed, if it says so."""
    if found.expected is None or found.observed is None:
        return found.message
    return both("smoke-compared", message=found.message, expected=found.expected, observed=found.observed)


def _mend(check: Check, found: Finding) -> Text:
    """What to do: by what was found, else by the check."""
    for message in (f"smoke-mend-{found.code}", f"{check.title}-mend"):
        if has_message(message):
            return both(message, **dict(check.values))
    return both("smoke-mend")
