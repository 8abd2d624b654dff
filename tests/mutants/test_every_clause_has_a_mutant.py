"""Every clause that needs a mutant has one, and its scenarios kill it."""

from __future__ import annotations

import pytest

from .registry import mutants
from .running import SECONDS, Outcome, Suite
from .whole_run import Proof, needing_mutants, prove


def proof(suite: Suite, *, run: bool) -> Proof:
    chosen = mutants().values() if run else ()
    wanted = list(needing_mutants(suite))
    return prove(wanted, chosen, others=False, jobs=1, seconds=SECONDS, begun=lambda total: None, ended=lambda: None)


def test_every_clause_has_a_mutant(suite: Suite) -> None:
    assert not proof(suite, run=False).without


@pytest.mark.whole_suite
def test_every_mutant_is_killed(suite: Suite) -> None:
    found = proof(suite, run=True)
    assert [(one.clause, one.mutant, one.outcome) for one in found.results if one.outcome is not Outcome.KILLED] == []
