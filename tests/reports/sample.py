"""A log for the tests of the reports: every verdict, both languages, two rulesets, and scenarios that end apart."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from mtg_verdict.reports.records import (
    AnyRecord,
    ClauseRecord,
    EndRecord,
    Engine,
    Finding,
    Lack,
    RunRecord,
    ScenarioRecord,
    StepRecord,
    StepStatus,
    Text,
    VacuousRecord,
    Verdict,
)

SENTENCES = {
    "en": (
        ("Given ", "it is Alice's precombat main phase", ()),
        ("And ", "Alice controls", (("card", "since"), ("Mutavault", "this turn"), ("Forest", "earlier"))),
        ("When ", 'Alice activates "{1}" of "Mutavault"', ()),
        ("And ", "the stack resolves", ()),
        ("Then ", 'Alice cannot attack with "Mutavault"', ()),
    ),
    "fr": (
        ("Étant donné ", "que c'est la première phase principale d'Alice", ()),
        ("Et qu'", "Alice contrôle", (("carte", "depuis"), ("Mutavault", "ce tour-ci"), ("Forêt", "avant"))),
        ("Quand ", "Alice active « {1} » de « Mutavault »", ()),
        ("Et ", "que la pile se résout", ()),
        ("Alors ", "Alice ne peut pas attaquer avec « Mutavault »", ()),
    ),
}
TITLES = {
    "en": "A land that became a creature the turn it entered cannot attack",
    "fr": "Un terrain devenu créature le tour de son arrivée ne peut pas attaquer",
}
FINDING = Finding(
    code="accepted",
    message=Text(
        en="The action was accepted although it is not legal.",
        fr="L'action a été acceptée alors qu'elle n'est pas légale.",
    ),
    expected=Text(en="the action is refused", fr="l'action est refusée"),
    observed=Text(en="accepted", fr="acceptée"),
)


def run_record(rulesets: tuple[str, ...] = ("cr-2026",), name: str = "Sample engine") -> RunRecord:
    engine = Engine(
        adapter="sample", name=name, version="1.2.3", language="Rust", homepage="https://example.org/engine"
    )
    return RunRecord(
        suite="0.1.0", engine=engine, languages=("en", "fr"), rulesets=rulesets, started="2026-08-08T12:00:00+00:00"
    )


def clause_record(identity: str, chapter: str = "summoning_sickness") -> ClauseRecord:
    return ClauseRecord(
        id=identity,
        chapter=chapter,
        tier="core",
        nature="ruling",
        cr=("302.6", "508.1a"),
        rulesets=("cr-2024", "cr-2026"),
        contrast=True,
        text=Text(
            en="A permanent that becomes a creature is held to the rule like any other creature.",
            fr="Un permanent qui devient une créature est soumis à la règle comme toute autre créature.",
        ),
    )


def steps(language: str, verdict: Verdict) -> tuple[StepRecord, ...]:
    last = {Verdict.PASS: 99, Verdict.FAIL: 4, Verdict.NOT_APPLICABLE: -1}.get(verdict, 2)
    made = []
    for number, (keyword, text, table) in enumerate(SENTENCES[language]):
        status = StepStatus.PASSED if number < last else StepStatus.NOT_RUN
        if number == last:
            status = StepStatus.FAILED
        made.append(StepRecord(keyword=keyword, text=text, table=table, line=number + 5, status=status))
    return tuple(made)


def scenario_record(
    identity: str,
    language: str = "en",
    verdict: Verdict = Verdict.PASS,
    ruleset: str = "cr-2026",
    clauses: tuple[str, ...] = ("ss-a",),
    **changes: object,
) -> ScenarioRecord:
    made = ScenarioRecord(
        id=identity,
        language=language,
        ruleset=ruleset,
        name=TITLES[language],
        file=f"{language}/summoning_sickness/animation.feature",
        line=4,
        chapter="summoning_sickness",
        clauses=clauses,
        cr=("302.6", "508.1a"),
        verdict=verdict,
        steps=steps(language, verdict),
        finding=None if verdict is Verdict.PASS else FINDING,
        rerun=f"mtg-verdict run --adapter sample --lang {language} --ruleset {ruleset} --scenario {identity}",
        seconds=0.25,
    )
    return made.model_copy(update=changes)


def end_record(records: Iterable[AnyRecord]) -> EndRecord:
    records = list(records)
    totals = Counter(record.verdict for record in records if isinstance(record, ScenarioRecord))
    vacuous = sum(isinstance(record, VacuousRecord) for record in records)
    totals[Verdict.PASS] -= vacuous
    totals[Verdict.VACUOUS] += vacuous
    return EndRecord(totals=dict(+totals), seconds=12.34)


def write(path: Path, records: Iterable[AnyRecord], *, end: bool = True) -> Path:
    records = list(records)
    if end:
        records.append(end_record(records))
    path.write_text("".join(record.model_dump_json() + "\n" for record in records), encoding="utf-8")
    return path


def sample() -> list[AnyRecord]:
    """Everything but the end."""
    rulesets = ("cr-2024", "cr-2026")
    records: list[AnyRecord] = [run_record(rulesets)]
    records += [clause_record("ss-a"), clause_record("ss-b"), clause_record("ss-c"), clause_record("ba-a", "battles")]
    for language in ("en", "fr"):
        for ruleset in rulesets:
            common: dict[str, Any] = {"language": language, "ruleset": ruleset}
            records.append(scenario_record("SS-001", **common))
            apart = Verdict.FAIL if (language, ruleset) == ("fr", "cr-2026") else Verdict.PASS
            records.append(scenario_record("SS-002", verdict=apart, clauses=("ss-b", "ss-a"), **common))
            records.append(scenario_record("SS-003", verdict=Verdict.FAIL, clauses=("ss-b",), **common))
            records.append(scenario_record("SS-004", clauses=("ss-c",), refusals=1, **common))
            records.append(
                scenario_record("BA-001", verdict=Verdict.UNSUPPORTED, clauses=("ba-a",), chapter="battles", **common)
            )
            records.append(scenario_record("BA-002", clauses=("ba-a",), chapter="battles", **common))
    others = (Verdict.ERROR, Verdict.TIMEOUT, Verdict.CRASH, Verdict.PROTOCOL_ERROR, Verdict.KNOWN_FAILURE,
              Verdict.UNEXPECTED_PASS, Verdict.NOT_APPLICABLE)  # fmt: skip
    for number, verdict in enumerate(others, start=10):
        for language in ("en", "fr"):
            records.append(scenario_record(f"SS-0{number}", language, verdict, clauses=()))
    for language in ("en", "fr"):
        for ruleset in rulesets:
            records.append(VacuousRecord(id="SS-004", language=language, ruleset=ruleset, clauses=("ss-c",)))
    return records


def unsupported(
    identity: str, language: str = "en", capabilities: tuple[str, ...] = (), **cards: str
) -> ScenarioRecord:
    """An unsupported scenario; ``cards`` by their English name, with the French one."""
    lacking = [Lack(kind="capability", name=Text(en=one, fr=one)) for one in capabilities]
    lacking += [Lack(kind="card", name=Text(en=english, fr=french)) for english, french in cards.items()]
    message = Text(en="The engine lacks what it needs.", fr="Il manque au moteur ce qu'il faut : rien d'autre.")
    finding = Finding(code="engine-lacks", message=message, lacking=tuple(lacking))
    return scenario_record(identity, language, Verdict.UNSUPPORTED, finding=finding)
