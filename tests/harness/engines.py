"""Tiny engines with one fault each, named for it."""

from __future__ import annotations

import os
from collections.abc import Sequence
from unittest.mock import patch

from mtg_verdict.adapters.interface import Adapter
from mtg_verdict.adapters.models import (
    Action,
    AdvanceResult,
    Answer,
    Attack,
    AttemptResult,
    Description,
    Done,
    Illegal,
    Lacking,
    Observation,
    Situation,
    Started,
    Unsupported,
    Until,
)
from mtg_verdict.adapters.reference import ReferenceAdapter
from mtg_verdict.reference_engine import creatures


class RefusesEverything(ReferenceAdapter):
    """Says no to every action."""

    def attempt(self, player: str, action: Action) -> AttemptResult:
        return Illegal(reason="no")


class NeverLetsAttack(ReferenceAdapter):
    """Refuses every declaration of attackers."""

    def attempt(self, player: str, action: Action) -> AttemptResult:
        return Illegal(reason="no attacks") if isinstance(action, Attack) else super().attempt(player, action)


class AcceptsEverything(ReferenceAdapter):
    """Says yes to every action and answer, and does the legal ones."""

    def attempt(self, player: str, action: Action) -> AttemptResult:
        result = super().attempt(player, action)
        return Done() if isinstance(result, Illegal) else result

    def answer(self, answer: Answer) -> AttemptResult:
        result = super().answer(answer)
        return Done() if isinstance(result, Illegal) else result


class _IgnoresField(ReferenceAdapter):
    """Sets up permanents without one field."""

    field: str
    value: object = None

    def start(self, situation: Situation) -> Started | Unsupported:
        permanents = tuple(permanent.model_copy(update={self.field: self.value}) for permanent in situation.permanents)
        return super().start(situation.model_copy(update={"permanents": permanents}))


class IgnoresTapped(_IgnoresField):
    field, value = "tapped", False


class IgnoresCounters(_IgnoresField):
    field, value = "counters", {}  # type: ignore[var-annotated]


class IgnoresFaceDown(_IgnoresField):
    field, value = "face_down", False


class IgnoresControlledSince(_IgnoresField):
    field, value = "controlled_since_turn_began", True


class IgnoresLife(ReferenceAdapter):
    """Starts every player at 20 life."""

    def start(self, situation: Situation) -> Started | Unsupported:
        players = tuple(player.model_copy(update={"life": 20}) for player in situation.players)
        return super().start(situation.model_copy(update={"players": players}))


class IgnoresSummoningSickness(ReferenceAdapter):
    """Does not know CR 302.6."""

    def attempt(self, player: str, action: Action) -> AttemptResult:
        with patch.object(creatures, "restricted", lambda game, oid: False):
            return super().attempt(player, action)

    def answer(self, answer: Answer) -> AttemptResult:
        with patch.object(creatures, "restricted", lambda game, oid: False):
            return super().answer(answer)


class ChangesOnRefusal(ReferenceAdapter):
    """Takes a life from all players whenever it refuses something."""

    def __init__(self) -> None:
        super().__init__()
        self.lost = 0

    def start(self, situation: Situation) -> Started | Unsupported:
        self.lost = 0
        return super().start(situation)

    def attempt(self, player: str, action: Action) -> AttemptResult:
        result = super().attempt(player, action)
        self.lost += isinstance(result, Illegal)
        return result

    def answer(self, answer: Answer) -> AttemptResult:
        result = super().answer(answer)
        self.lost += isinstance(result, Illegal)
        return result

    def observe(self) -> Observation:
        shown = super().observe()
        players = tuple(view.model_copy(update={"life": view.life - self.lost}) for view in shown.players)
        return shown.model_copy(update={"players": players})


class Raises(ReferenceAdapter):
    """Fails in the middle of every action."""

    def attempt(self, player: str, action: Action) -> AttemptResult:
        raise RuntimeError("the engine\nfell over")


class TalksNonsense(ReferenceAdapter):
    """Answers an action with text."""

    def attempt(self, player: str, action: Action) -> AttemptResult:
        return "done"  # type: ignore[return-value]


class SupportsNothing(Adapter):
    """Has no card and no capability."""

    def describe(self) -> Description:
        return Description(name="Nothing", version="0", rulesets=("cr-2026",), capabilities=())

    def supports(self, cards: Sequence[str], capabilities: Sequence[str]) -> Lacking:
        return Lacking(cards=tuple(cards), capabilities=tuple(capabilities))

    def start(self, situation: Situation) -> Started | Unsupported:
        return Unsupported(what="everything")

    def attempt(self, player: str, action: Action) -> AttemptResult:
        return Unsupported(what="everything")

    def answer(self, answer: Answer) -> AttemptResult:
        return Unsupported(what="everything")

    def advance(self, until: Until) -> AdvanceResult:
        return Unsupported(what="everything")

    def observe(self) -> Observation:
        raise NotImplementedError


class LacksTriggers(ReferenceAdapter):
    """Lacks triggered abilities, and says so."""

    def supports(self, cards: Sequence[str], capabilities: Sequence[str]) -> Lacking:
        return Lacking(capabilities=tuple(one for one in capabilities if one == "triggered-abilities"))


class CannotDescribe(SupportsNothing):
    """Fails before it says what it is."""

    def describe(self) -> Description:
        raise OSError("no engine here")


class LeavesWhenAsked(SupportsNothing):
    """Ends its process as if all was well instead of saying what it is."""

    def describe(self) -> Description:
        os._exit(0)


class ClaimsTelepathy(ReferenceAdapter):
    """Claims a capability that does not exist."""

    def describe(self) -> Description:
        known = super().describe()
        return known.model_copy(update={"capabilities": (*known.capabilities, "telepathy")})


class OtherProtocol(SupportsNothing):
    """Speaks a protocol of the future."""

    def describe(self) -> Description:
        return super().describe().model_copy(update={"protocol": "9.0"})


class ClaimsOldRules(SupportsNothing):
    """Knows only an old edition."""

    def describe(self) -> Description:
        return super().describe().model_copy(update={"rulesets": ("cr-2002",)})


not_an_adapter = {"describe": 1}


def broken_factory() -> Adapter:
    raise ValueError("cannot be made")


class DiesOnSoulWarden(ReferenceAdapter):
    """Takes its process down when Soul Warden is cast."""

    def start(self, situation: Situation) -> Started | Unsupported:
        self.deadly = any(card.card == "Soul Warden" for player in situation.players for card in player.hand)
        return super().start(situation)

    def attempt(self, player: str, action: Action) -> AttemptResult:
        if self.deadly:
            os._exit(1)
        return super().attempt(player, action)


class PrintsEverywhere(ReferenceAdapter):
    """Prints when it is made and when it is asked."""

    def __init__(self) -> None:
        super().__init__()
        print("made")

    def describe(self) -> Description:
        print("described", flush=True)
        os.write(1, b"from C\n")
        return super().describe()
