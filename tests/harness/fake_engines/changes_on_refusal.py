"""Takes a life from everybody whenever it refuses something."""

from mtg_verdict.adapters.models import (
    Action,
    Answer,
    AttemptResult,
    Illegal,
    Observation,
    Situation,
    Started,
    Unsupported,
)
from mtg_verdict.adapters.reference import ReferenceAdapter
from one_fault import CARD, serve


class Spiteful(ReferenceAdapter):
    """Counts its refusals where that card is."""

    refused = 0
    minds = False

    def start(self, situation: Situation) -> Started | Unsupported:
        self.refused = 0
        self.minds = any(card.card == CARD for player in situation.players for card in player.hand)
        return super().start(situation)

    def attempt(self, player: str, action: Action) -> AttemptResult:
        result = super().attempt(player, action)
        self.refused += self.minds and isinstance(result, Illegal)
        return result

    def answer(self, answer: Answer) -> AttemptResult:
        result = super().answer(answer)
        self.refused += self.minds and isinstance(result, Illegal)
        return result

    def observe(self) -> Observation:
        shown = super().observe()
        poorer = (view.model_copy(update={"life": view.life - self.refused}) for view in shown.players)
        return shown.model_copy(update={"players": tuple(poorer)})


serve(adapter=Spiteful())
