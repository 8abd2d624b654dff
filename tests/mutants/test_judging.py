"""What becomes of a mutant: killed, survived or broken, and who else notices."""

from __future__ import annotations

import pytest
from mtg_verdict.features.ledger import clauses
from mtg_verdict.harness.selection import rulesets_of
from mtg_verdict.reference_engine import creatures

from .patching import Patch
from .registry import Apply, Mutant
from .running import Outcome, Suite, judge
from .whole_run import Proof

ATTACK, TAP = "ss-302.6-attack", "ss-302.6-tap-ability"


def made(apply: Apply, *ids: str, ruleset: str = "") -> Mutant:
    return Mutant("made", __name__, "Something is wrong.", ids or (ATTACK,), ruleset, apply)


def new_creatures_attack(patch: Patch) -> None:
    patch.source(creatures.too_new_to_attack, "return restricted(game, oid) and", "return False and")


def right(patch: Patch) -> None:
    patch.source(
        creatures.too_new_to_attack, "return restricted(game, oid) and", "return True and restricted(game, oid) and"
    )


def raising(patch: Patch) -> None:
    patch.source(creatures.too_new_to_attack, "return restricted(game, oid) and", "return no_such_name and")


def endless(patch: Patch) -> None:
    patch.source(creatures.too_new_to_attack, "    return restricted", "    while True: pass\n    return restricted")


def not_fitting(patch: Patch) -> None:
    patch.source(creatures.too_new_to_attack, "no such text", "")


def test_a_wrong_engine_that_a_scenario_of_the_clause_fails_is_killed_by_it(suite: Suite) -> None:
    (result,) = judge(suite, made(new_creatures_attack))
    assert result.outcome is Outcome.KILLED
    assert result.by
    assert set(result.by) <= {one.id for one in suite.of_clause(ATTACK)}
    assert (result.clause, result.ruleset, result.problem) == (ATTACK, "cr-2026", "")


def test_an_engine_that_no_scenario_of_the_clause_fails_survives_them_all(suite: Suite) -> None:
    (result,) = judge(suite, made(right))
    assert (result.outcome, result.by) == (Outcome.SURVIVED, ())
    assert result.passed == tuple(one.id for one in suite.of_clause(ATTACK))


@pytest.mark.parametrize(
    ("apply", "seconds", "why"),
    [(raising, 10.0, "no_such_name"), (endless, 0.3, "timeout"), (not_fitting, 10.0, "occurs 0 times")],
)
def test_what_raises_or_never_ends_or_does_not_fit_is_broken(
    suite: Suite, apply: Apply, seconds: float, why: str
) -> None:
    (result,) = judge(suite, made(apply), seconds=seconds)
    assert result.outcome is Outcome.BROKEN
    assert why in result.problem
    assert not result.by


def test_the_next_mutant_meets_the_engine_as_it_was(suite: Suite) -> None:
    """After one that went round for ever, too."""
    judge(suite, made(endless), seconds=0.3)
    assert judge(suite, made(right))[0].outcome is Outcome.SURVIVED


def test_a_clause_without_a_scenario_about_the_edition_breaks_the_mutant(suite: Suite) -> None:
    assert all("cr-2002" not in rulesets_of(one, clauses()) for one in suite.of_clause("bt-cant-attack"))
    (result,) = judge(suite, made(new_creatures_attack, "bt-cant-attack", ruleset="cr-2002"))
    assert (result.outcome, result.problem) == (Outcome.BROKEN, "no scenario of the clause is about cr-2002")


def test_each_clause_of_a_mutant_is_judged_or_only_those_wanted(suite: Suite) -> None:
    mutant = made(new_creatures_attack, ATTACK, TAP)
    assert [one.clause for one in judge(suite, mutant)] == [ATTACK, TAP]
    assert [one.clause for one in judge(suite, mutant, wanted=(TAP,))] == [TAP]


def test_a_clause_notices_if_a_scenario_that_comes_across_the_change_fails(suite: Suite) -> None:
    elsewhere = "cv-multicolor-generic", "ss-transform-sick-stays"
    ids = [one.id for clause in (ATTACK, TAP, *elsewhere) for one in suite.of_clause(clause)]
    reach = {"cr-2026": suite.lines_run(dict.fromkeys(ids), "cr-2026")}
    (result,) = judge(suite, made(new_creatures_attack), reach=reach)
    assert "ss-transform-sick-stays" in result.noticed
    assert not {ATTACK, TAP, "cv-multicolor-generic"} & set(result.noticed)
    assert judge(suite, made(right), reach=reach)[0].noticed == ()
    assert judge(suite, made(new_creatures_attack), reach={"cr-2026": {}})[0].noticed == ()


def test_a_clause_counts_as_killed_if_it_has_mutants_and_all_of_them_are(suite: Suite) -> None:
    killed, survived = judge(suite, made(new_creatures_attack)), judge(suite, made(right))
    assert Proof(tuple(killed), (ATTACK,), ()).killed == 1
    assert Proof(tuple(killed), (ATTACK,), ()).complete
    assert Proof((*killed, *survived), (ATTACK,), ()).killed == 0
    assert not Proof((*killed, *survived), (ATTACK,), ()).complete
    assert Proof(tuple(killed), (ATTACK, TAP), (TAP,)).killed == 1
    assert not Proof(tuple(killed), (ATTACK, TAP), (TAP,)).complete
