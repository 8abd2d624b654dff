"""The engine that leads: what it accepts and shows is what the scenario will expect."""

from __future__ import annotations

from collections.abc import Sequence

from ...adapters.models import Action, Answer, Choice, ChoiceKind, Observation, Zone
from ...features.catalogue import cards
from ...steps import operations as op
from ...steps.words import vocabulary
from ..choices import AnswerBag, Resolve
from ..execution import Execution
from ..findings import NotConforming
from ..guarded_adapter import GuardedAdapter
from .setting_up import Aliases

_REFUSALS = ("refused", "no-declaration")
"""The findings that say no more than that the action is not legal."""

_OBJECTS = (ChoiceKind.OBJECTS, ChoiceKind.TARGETS)


class EndedError(Exception):
    """The example comes to nothing: ``reason`` says why, for the count."""

    def __init__(self, reason: str) -> None:
        self.reason = reason
        super().__init__(reason)


class DrawnAnswers(AnswerBag):
    """Answers by number whatever is asked, and keeps what was answered as a scenario would declare it."""

    def __init__(self, numbers: Sequence[int]) -> None:
        super().__init__()
        self._numbers = list(reversed(numbers))
        self.aliases: dict[str, str] = {}
        self.taken: list[Answer] = []

    def answer(self, choice: Choice, resolve: Resolve) -> Answer:
        """The answer to ``choice``, in the engine's ids.

        Raises:
            EndedError: no scenario could say it.
        """
        options = _options(choice)
        if len(options) <= 1 and choice.minimum == len(options):
            return Answer(player=choice.player, kind=choice.kind, values=options)
        if choice.kind in _OBJECTS:
            options = tuple(each for each in options if resolve(each) == each or each in self.aliases)
        elif choice.kind is ChoiceKind.OPTION:  # an object among them has no name there
            options = tuple(each for each in options if each not in self.aliases)
        number = self._numbers.pop() if self._numbers else 0
        most = min(choice.maximum, len(options))
        if not options or most < choice.minimum:
            raise EndedError("choice")
        count = min(most, choice.minimum + number // len(options) % 2) if choice.minimum else number % 2
        values = tuple(options[(number + step) % len(options)] for step in range(count))
        self.taken.append(self._declared(choice, values))
        return Answer(player=choice.player, kind=choice.kind, values=values)

    def _declared(self, choice: Choice, values: Sequence[str]) -> Answer:
        if not values:
            return Answer(player=choice.player, kind=ChoiceKind.YES_NO, values=("no",))
        named = tuple(self.aliases.get(each, each) for each in values)
        return Answer(player=choice.player, kind=choice.kind, values=named)


def _options(choice: Choice) -> tuple[str, ...]:
    if choice.options is not None:
        return choice.options
    match choice.kind:
        case ChoiceKind.YES_NO:
            return ("no", "yes")
        case ChoiceKind.COLOR:
            return tuple(vocabulary()["color"])
    raise EndedError("choice")


class Leading(Execution):
    """An execution in which it is not known beforehand what is legal."""

    def __init__(self, adapter: GuardedAdapter, ruleset: str, bag: AnswerBag) -> None:
        super().__init__(adapter, ruleset, (), bag)
        self._names = Aliases()

    def accepts(self, player: str, action: Action) -> bool:
        """Let ``player`` try ``action``; whether it was accepted.

        Raises:
            Stop: something else came of it.
        """
        self._begin_action()
        try:
            self._attempt(op.Attempt(player=player, action=action))
        except NotConforming as stop:
            if stop.finding.code in _REFUSALS:
                return False
            raise
        return True

    def goes_on(self, advance: op.Advance) -> None:
        """Let the game go on.

        Raises:
            Stop: it does not come there.
        """
        self._perform(advance)

    def named(self, shown: Observation) -> dict[str, str]:
        """Id to alias, tokens that have come meanwhile included: they are called after their card, with a number."""
        names = self.bindings.aliases
        for view in shown.objects:
            base = view.name.removesuffix(" Token")
            if view.id in names or view.zone is not Zone.BATTLEFIELD or not view.token or base not in cards():
                continue
            alias = self._names.new(base)
            while alias in names.values():
                alias = self._names.new(base)
            self.bindings.id_of(alias, shown)
            names = self.bindings.aliases
        return names
