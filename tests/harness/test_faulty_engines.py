"""What the suite says of engines with one fault each."""

from __future__ import annotations

from collections import Counter

import pytest
from mtg_verdict.adapters.interface import Adapter
from mtg_verdict.adapters.reference import ReferenceAdapter
from mtg_verdict.features.ledger import clauses
from mtg_verdict.harness.scenarios import Scenario
from mtg_verdict.harness.verdict_log import vacuous
from mtg_verdict.reports.records import ScenarioRecord, Verdict
from mtg_verdict.steps.operations import Attempt, CannotChoose

from . import engines
from .conftest import RunAll, english_scenarios, operations_of

pytestmark = pytest.mark.whole_suite


NEVER_ASKED = {"AB-727", "SS-724"}
"""What they refuse cannot be declared at all, since the step for it does not come: no engine is asked."""


def refusing() -> dict[str, Scenario]:
    """The scenarios in which an engine is asked for an action or an answer that it must refuse."""
    return {
        scenario.id: scenario
        for scenario in english_scenarios()
        if scenario.id not in NEVER_ASKED
        and any(
            (isinstance(operation, Attempt) and not operation.legal) or isinstance(operation, CannotChoose)
            for operation in operations_of(scenario)
        )
    }


def verdicts(records: list[ScenarioRecord]) -> dict[str, Verdict]:
    """Scenario id to verdict, vacuous passes corrected."""
    found = {record.id: record.verdict for record in records}
    for correction in vacuous(records, clauses()):
        found[correction.id] = Verdict.VACUOUS
    return found


def test_the_reference_engine_passes_every_scenario(run_all: RunAll) -> None:
    found = verdicts(run_all(ReferenceAdapter()))
    assert Counter(found.values()) == {Verdict.PASS: len(english_scenarios())}


def test_an_engine_that_refuses_everything_passes_no_refusal(run_all: RunAll) -> None:
    found = verdicts(run_all(engines.RefusesEverything()))
    wanted = refusing()
    assert wanted
    assert {found[identity] for identity in wanted} <= {Verdict.FAIL, Verdict.VACUOUS}


def test_refused_attacks_are_vacuous_on_an_engine_that_never_lets_attack(run_all: RunAll) -> None:
    fighting = {
        scenario.id for scenario in english_scenarios() if scenario.chapter in ("battles", "summoning_sickness")
    }
    records = run_all(engines.NeverLetsAttack(), fighting)
    found = verdicts(records)
    corrected = {identity for identity, verdict in found.items() if verdict is Verdict.VACUOUS}
    assert corrected
    for record in records:
        if record.id in corrected:
            assert record.verdict is Verdict.PASS
            assert record.refusals


def test_an_engine_that_accepts_everything_fails_every_refusal(run_all: RunAll) -> None:
    records = run_all(engines.AcceptsEverything(), refusing())
    assert {record.verdict for record in records} == {Verdict.FAIL}


def test_an_engine_that_changes_the_game_on_a_refusal_fails_every_refusal(run_all: RunAll) -> None:
    records = run_all(engines.ChangesOnRefusal(), refusing())
    assert {record.verdict for record in records} == {Verdict.FAIL}


def _needs_field(scenario: Scenario, field: str, default: object) -> bool:
    for operation in operations_of(scenario):
        for permanent in getattr(operation, "permanents", ()):
            if operation.kind == "set-permanents" and getattr(permanent, field) != default:
                return True
    return False


@pytest.mark.parametrize(
    ("adapter", "field", "default"),
    [
        (engines.IgnoresTapped, "tapped", False),
        (engines.IgnoresCounters, "counters", {}),
        (engines.IgnoresFaceDown, "face_down", False),
        (engines.IgnoresControlledSince, "controlled_since_turn_began", True),
    ],
)
def test_an_engine_that_ignores_a_field_of_the_set_up_is_an_error_that_names_it(
    run_all: RunAll, adapter: type[Adapter], field: str, default: object
) -> None:
    concerned = {scenario.id for scenario in english_scenarios() if _needs_field(scenario, field, default)}
    assert concerned
    others = [scenario.id for scenario in english_scenarios() if scenario.id not in concerned]
    for record in run_all(adapter(), {*concerned, *others[::10]}):
        if record.id in concerned:
            assert record.verdict is Verdict.ERROR
            assert record.finding is not None
            assert field in record.finding.message.en or (field == "face_down" and "name" in record.finding.message.en)
            assert "champ" in record.finding.message.fr
        else:
            assert record.verdict is Verdict.PASS


NOT_CONCERNED = {
    "ss-110.6-one-value-each",
    "ss-305.6-intrinsic-mana",
    "ss-706.2-as-enters",
    "ss-706.2-copy-of-copy",
    "ss-706.2-counters-not-copied",
    "ss-706.2-other-effects-not-copied",
    "ss-706.2-status-not-copied",
    "ss-711.7-effects-continue",
    "ss-711.7-same-object",
    "ss-copy-becomes-not-sick",
    "ss-copy-same-object",
    "ss-ex-heritage-druid-self",
    "ss-ex-loam-dryad-other-sick",
    "ss-ex-sky-skiff-since-start",
    "ss-kw-awaken",
    "ss-other-costs-tapping",
    "ss-sickness-no-tap-status",
    "ss-transform-not-sick",
    "ss-triggered-abilities",
}
"""The core clauses of the chapter that are about what CR 302.6 does not forbid, or about something else."""
CONCERNED_ELSEWHERE = {
    "abil-402.1-grants-abilities-to-others",
    "abil-402.8-stated-other-zone",
    "abil-406.1e-otherwise-like-any-ability",
    "cv-recently-controlled-creature",
    "x-bt-attack-turn-it-enters",
    "x-cv-sick-mana-creature",
    "x-siege-back-face-new-object",
    "x-ss-all-lands-creatures",
    "x-ss-animated-artifact",
    "x-ss-animated-land-this-turn",
    "x-ss-any-attack-target",
    "x-ss-as-though-haste-abilities-only",
    "x-ss-as-though-haste-attack-only",
    "x-ss-becomes-noncreature",
    "x-ss-blink",
    "x-ss-checked-at-activation",
    "x-ss-control-aura-destroyed",
    "x-ss-dryad-arbor-pays-other-costs",
    "x-ss-dryad-arbor-with-haste",
    "x-ss-extra-combat",
    "x-ss-extra-turn-cures",
    "x-ss-flash-on-opponents-turn",
    "x-ss-gain-control-of-own-creature",
    "x-ss-granted-mana-ability",
    "x-ss-granted-tap-ability",
    "x-ss-haste-copied",
    "x-ss-haste-gained-later",
    "x-ss-haste-lost-before-attack",
    "x-ss-haste-lost-by-transform",
    "x-ss-illegal-declaration-rejected-whole",
    "x-ss-kw-blitz",
    "x-ss-mana-abilities-not-exempt",
    "x-ss-manifest",
    "x-ss-new-land-taps-before-animation",
    "x-ss-noncreature-becomes-copy",
    "x-ss-noncreature-source-taps-sick-creature",
    "x-ss-opponents-extra-turn",
    "x-ss-opponents-turn-still-sick",
    "x-ss-other-players-turns-do-not-count",
    "x-ss-phased-out-while-sick",
    "x-ss-phasing-in",
    "x-ss-put-attacking-not-declared",
    "x-ss-returned-during-opponents-turn",
    "x-ss-returned-during-own-turn",
    "x-ss-skipped-turn",
    "x-ss-stolen-before-your-turn",
    "x-ss-stolen-land-animated",
    "x-ss-threaten-with-haste",
    "x-ss-turned-up-tap-ability",
    "x-ss-untap-effect-does-not-cure",
    "x-ss-upkeep-entry",
    "x-ss-vehicle-blocks-turn-it-enters",
}
"""Clauses of other chapters and of the extended tier whose scenarios see a refusal by CR 302.6."""


def test_an_engine_that_ignores_summoning_sickness_fails_exactly_the_clauses_concerned(run_all: RunAll) -> None:
    records = run_all(engines.IgnoresSummoningSickness())
    assert {record.verdict for record in records} == {Verdict.PASS, Verdict.FAIL}
    failed = [record for record in records if record.verdict is Verdict.FAIL]
    core = {
        clause.id for clause in clauses().values() if (clause.chapter, clause.tier) == ("summoning_sickness", "core")
    }
    found = {clause for record in failed for clause in record.clauses}
    assert found == core - NOT_CONCERNED | CONCERNED_ELSEWHERE
    for record in failed:
        assert record.finding is not None
        assert record.finding.code in ("accepted", "choice-unanswered")


def test_an_adapter_that_raises_or_talks_nonsense_is_an_error(run_all: RunAll) -> None:
    for adapter in (engines.Raises(), engines.TalksNonsense()):
        records = run_all(adapter)
        acting = [record for record in records if record.verdict is Verdict.ERROR]
        assert acting
        assert {record.verdict for record in records} <= {Verdict.ERROR, Verdict.PASS}
        assert all(record.finding and "\n" not in record.finding.message.en for record in acting)


def test_an_engine_without_anything_is_unsupported_throughout(run_all: RunAll) -> None:
    assert {record.verdict for record in run_all(engines.SupportsNothing())} == {Verdict.UNSUPPORTED}
