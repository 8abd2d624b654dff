"""What a report says of an expectation that is not met."""

from __future__ import annotations

import pytest
from mtg_verdict.adapters.models import ObjectView, Observation, PlayerView, Step, Zone
from mtg_verdict.harness.bindings import Bindings
from mtg_verdict.harness.expectations import Expectations
from mtg_verdict.harness.findings import NotConforming
from mtg_verdict.steps import operations as op

SKY = ObjectView(
    id="1", name="Serra Angel", zone=Zone.BATTLEFIELD, owner="Alice", controller="Alice", keywords=("flying", "haste")
)
ALICE = PlayerView(name="Alice", life=20, mana_pool="", hand_size=0, library_size=0)
SHOWN = Observation(active_player="Alice", step=Step.UPKEEP, priority="Alice", players=(ALICE,), objects=(SKY,))


def test_of_keywords_that_must_not_be_there_those_are_told_that_are() -> None:
    row = op.ObjectExpectation(object="Serra Angel", without_keywords=("shroud", "haste"))
    with pytest.raises(NotConforming) as raised:
        Expectations(Bindings({"Serra Angel": "1"})).check(
            op.ExpectPermanents(player="Alice", permanents=(row,)), SHOWN
        )
    found = raised.value.finding
    assert found.expected is not None
    assert found.observed is not None
    assert (found.expected.en, found.observed.en) == ("none", "haste")
