"""The sentence *cannot choose*: an answer against the rules is put to the engine, which must refuse it."""

from __future__ import annotations

from pathlib import Path

import pytest
from mtg_verdict.adapters.interface import Adapter
from mtg_verdict.adapters.models import (
    AdvanceResult,
    Answer,
    AttemptResult,
    Choice,
    ChoiceKind,
    Illegal,
    NeedsChoice,
    PermanentSetup,
    Until,
)
from mtg_verdict.adapters.reference import ReferenceAdapter
from mtg_verdict.features.ledger import clauses
from mtg_verdict.harness.choices import offers
from mtg_verdict.harness.lint import lint
from mtg_verdict.harness.scenarios import Scenario, read_features
from mtg_verdict.harness.situations import build_situation, cards_named
from mtg_verdict.reports.records import Verdict
from mtg_verdict.steps.operations import SetPermanents

from . import engines
from .conftest import run_scenario
from .test_odd_features import folder

SIEGE = """Feature: x
  @id:X-1 @clause:siege-protector-not-controller @needs:battles
  Scenario: one
    Given the players are {players}
    And Alice's mana pool contains {{U}}{{U}}{{U}}
    And Alice has in hand
      | card                |
      | Invasion of Segovia |
    And Alice cannot choose
      | choice | answer |
      | player | {answer} |
    And Alice will choose
      | choice | answer |
      | player | Bob    |
    When Alice casts "Invasion of Segovia"
    And the top of the stack resolves
    Then Alice controls
      | card                | protector |
      | Invasion of Segovia | Bob       |
"""


def scenario(root: Path, answer: str = "Alice", players: str = "Alice, Bob and Chloé") -> Scenario:
    english, _ = read_features(folder(root, SIEGE.format(answer=answer, players=players)))
    return english.scenarios[0]


class OffersNothing(ReferenceAdapter):
    """Does not say which answers are legal."""

    def advance(self, until: Until) -> AdvanceResult:
        result = super().advance(until)
        if not isinstance(result, NeedsChoice):
            return result
        return NeedsChoice(choice=result.choice.model_copy(update={"options": None}))


class OffersAlice(ReferenceAdapter):
    """Lists Alice among the legal answers, but refuses her."""

    def advance(self, until: Until) -> AdvanceResult:
        result = super().advance(until)
        if not isinstance(result, NeedsChoice):
            return result
        choice = result.choice
        return NeedsChoice(choice=choice.model_copy(update={"options": (*(choice.options or ()), "Alice")}))


class Changes(ReferenceAdapter):
    """Refuses an answer, but forgets the choice."""

    def answer(self, answer: Answer) -> AttemptResult:
        result = super().answer(answer)
        if isinstance(result, Illegal):
            super().answer(answer.model_copy(update={"values": ("Bob",)}))
        return result


def test_a_refused_answer_is_counted_and_another_is_given(tmp_path: Path) -> None:
    verdict, why, refusals = run_scenario(ReferenceAdapter(), scenario(tmp_path))
    assert (verdict, why, refusals) == (Verdict.PASS, None, 1)


@pytest.mark.parametrize(
    ("adapter", "answer", "players", "code"),
    [
        (engines.AcceptsEverything(), "Alice", "Alice, Bob and Chloé", "answer-accepted"),
        (OffersNothing(), "Chloé", "Alice, Bob and Chloé", "answer-accepted"),
        (ReferenceAdapter(), "Alice", "Alice and Bob", "choice-not-asked"),
        (ReferenceAdapter(), "David", "Alice, Bob and David", "answer-offered"),
        (OffersAlice(), "Alice", "Alice, Bob and Chloé", "answer-offered"),
        (Changes(), "Alice", "Alice, Bob and Chloé", "refusal-changed-game"),
    ],
)
def test_an_answer_accepted_or_never_asked_for_fails(
    tmp_path: Path, adapter: Adapter, answer: str, players: str, code: str
) -> None:
    verdict, why, _ = run_scenario(adapter, scenario(tmp_path, answer, players))
    assert verdict is Verdict.FAIL
    assert why is not None
    assert why.code == code


def test_an_answer_is_offered_only_if_it_is_one_of_the_options_alone() -> None:
    both = Choice(player="Alice", kind=ChoiceKind.OBJECTS, options=("a", "b"), minimum=2, maximum=2)
    one = both.model_copy(update={"minimum": 1})
    said = Answer(player="Alice", kind=ChoiceKind.OBJECTS, values=("a",))
    assert offers(one, said)
    assert not offers(both, said)
    assert not offers(one, said.model_copy(update={"values": ("a", "b")}))
    assert not offers(one.model_copy(update={"options": None}), said)


def test_a_forbidden_answer_needs_a_control_that_accepts_one(tmp_path: Path) -> None:
    problems = lint(
        read_features(folder(tmp_path, SIEGE.format(answer="Alice", players="Alice, Bob and Chloé"))), clauses(), []
    )
    assert "refusal-without-control" in {problem.code for problem in problems}


def test_a_card_of_the_suite_itself_must_be_declared(tmp_path: Path) -> None:
    text = """Feature: x
  @id:X-1 @clause:siege-protector-not-controller{needs}
  Scenario: one
    Given Alice has in hand
      | card |
      | {card} |
    Then Alice has 1 card in hand
"""
    found = {}
    for needs, card in (
        ("", "Test Battle"),
        (" @needs:custom-cards", "Forest"),
        (" @needs:custom-cards", "Test Battle"),
    ):
        root = tmp_path / f"{card}{needs}"
        problems = lint(read_features(folder(root, text.format(needs=needs, card=card))), clauses(), [])
        found[card, needs] = {problem.code for problem in problems if problem.code.startswith("synthetic")}
    assert list(found.values()) == [{"synthetic-undeclared"}, {"synthetic-missing"}, set()]


def test_a_card_of_the_suite_itself_travels_along_as_a_token_too() -> None:
    token = PermanentSetup(
        alias="one", card="Test Battle", controller="Bob", owner="Bob", controlled_since_turn_began=True, token=True
    )
    real = token.model_copy(update={"alias": "two", "card": "Forest"})
    situation = build_situation([SetPermanents(permanents=(token, real))], "cr-2026")
    assert [card.name for card in situation.custom_cards] == ["Test Battle"]
    assert cards_named(situation) == ()
