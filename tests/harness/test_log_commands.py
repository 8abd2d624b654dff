"""``compare``, ``diff``, ``export``, ``schema --log``; ``diff`` of two editions says what ``changes`` says of them."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator
from mtg_verdict.adapters.reference import ReferenceAdapter
from mtg_verdict.features.ledger import clauses
from mtg_verdict.harness.cli import main
from mtg_verdict.harness.edition_changes import edition_changes
from mtg_verdict.harness.scenarios import features_root, read_features
from mtg_verdict.harness.selection import rulesets_of
from mtg_verdict.harness.verdict_log import VerdictLog
from mtg_verdict.reports import Log, Verdict, read_log
from mtg_verdict.reports.files import FILES
from mtg_verdict.reports.log_diff import Kind, diff_logs
from mtg_verdict.reports.records import AnyRecord, ScenarioRecord

from ..reports import sample
from .conftest import english_scenarios, run_scenario

EDITIONS = ("cr-2002", "cr-2004", "cr-2024", "cr-2026")


def call(*arguments: str) -> int:
    """The exit status of the command."""
    with pytest.raises(SystemExit) as caught:
        main(arguments)
    return int(caught.value.code or 0)


@pytest.fixture(name="logs")
def fixture_logs(tmp_path: Path) -> tuple[str, str]:
    """Two logs, the second of which is worse in one scenario."""
    made = []
    for name, verdict in (("old", Verdict.PASS), ("new", Verdict.FAIL)):
        one = sample.scenario_record("SS-1", verdict=verdict)
        records: list[AnyRecord] = [sample.run_record(), sample.clause_record("ss-a"), one]
        made.append(str(sample.write(tmp_path / name, records)))
    return made[0], made[1]


def test_a_regression_makes_the_exit_status(logs: tuple[str, str], capsys: pytest.CaptureFixture[str]) -> None:
    old, new = logs
    assert call("diff", old, new, "--lang", "en") == 1
    assert "Newly failing: 1" in capsys.readouterr().out
    assert call("diff", new, old, "--lang", "fr") == 0
    assert "Nouvellement conformes\u00a0: 1" in capsys.readouterr().out
    assert call("diff", old, old, "--json") == 0
    assert json.loads(capsys.readouterr().out)["alike"] == 1


@pytest.mark.parametrize("command", ["diff", "compare"])
def test_each_form_is_told(command: str, logs: tuple[str, str], capsys: pytest.CaptureFixture[str]) -> None:
    status = 1 if command == "diff" else 0
    assert call(command, *logs, "--json") == status
    assert "SS-1" in json.dumps(json.loads(capsys.readouterr().out))
    assert call(command, *logs, "--markdown", "--lang", "en") == status
    markdown = capsys.readouterr().out
    assert markdown.startswith("# ")
    assert "SS-1" in markdown
    assert call(command, *logs, "--lang", "en") == status
    assert "SS-1" in capsys.readouterr().out


@pytest.mark.parametrize(
    "arguments",
    [
        ("diff", "none", "none"),
        ("compare", "none"),
        ("compare",),
        ("diff", "none"),
        ("export", "none", "--out", "x"),
    ],
)
def test_what_cannot_be_read_is_one_line(arguments: Sequence[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert call(*arguments) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert len(captured.err.splitlines()) == 1


def test_two_forms_at_once_are_refused(logs: tuple[str, str], capsys: pytest.CaptureFixture[str]) -> None:
    assert call("diff", *logs, "--json", "--markdown", "--lang", "fr") == 2
    assert "s'excluent" in capsys.readouterr().err


def test_export_writes_what_run_writes(
    logs: tuple[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "a" / "b"
    assert call("export", logs[0], "--out", str(out), "--lang", "fr") == 0
    assert {path.name for path in out.iterdir()} == set(FILES)
    assert "conformité aux règles" in (out / "summary.md").read_text(encoding="utf-8")
    assert call("export", logs[0], "--out", logs[0]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_the_schema_of_the_log_fits_logs(logs: tuple[str, str], capsys: pytest.CaptureFixture[str]) -> None:
    assert call("schema", "--log") == 0
    schema = json.loads(capsys.readouterr().out)
    Draft202012Validator.check_schema(schema)
    validator = Draft202012Validator(schema)
    lines = [json.loads(line) for line in Path(logs[1]).read_text(encoding="utf-8").splitlines()]
    assert {line["kind"] for line in lines} == {"run", "clause", "scenario", "end"}
    for line in lines:
        validator.validate(line)
        assert not validator.is_valid({**line, "weather": "fine"})


def reference_log(path: Path, ruleset: str) -> Log:
    """The log of the reference engine under ``ruleset``, in English."""
    scenarios = english_scenarios()
    known = clauses()
    shown = {clause for scenario in scenarios for clause in scenario.clauses}
    log = VerdictLog(path)
    run = sample.run_record((ruleset,)).model_copy(update={"languages": ("en",)})
    log.begin(run, [clause for clause in known.values() if clause.id in shown])
    for scenario in scenarios:
        verdict, why, refusals = Verdict.NOT_APPLICABLE, None, 0
        if ruleset in rulesets_of(scenario, known):
            verdict, why, refusals = run_scenario(ReferenceAdapter(), scenario, ruleset)
        log.add(
            ScenarioRecord(
                id=scenario.id,
                language="en",
                ruleset=ruleset,
                name=scenario.name,
                file=scenario.file,
                line=scenario.line,
                chapter=scenario.chapter,
                clauses=scenario.clauses,
                controls=scenario.controls,
                verdict=verdict,
                refusals=refusals,
                finding=why,
            )
        )
    log.end(known)
    return read_log(path)


@pytest.fixture(name="by_edition", scope="module")
def fixture_by_edition(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Log]:
    """The log of the reference engine by edition."""
    folder = tmp_path_factory.mktemp("editions")
    return {ruleset: reference_log(folder / ruleset, ruleset) for ruleset in EDITIONS}


@pytest.mark.parametrize(
    ("old", "new"), [(old, new) for number, old in enumerate(EDITIONS) for new in EDITIONS[number + 1 :]]
)
def test_diff_of_two_editions_of_the_reference_engine_is_what_changes_says(
    by_edition: dict[str, Log], old: str, new: str
) -> None:
    diff = diff_logs(by_edition[old], by_edition[new])
    assert {change.kind for change in diff.changes} <= {Kind.ONLY_OLD, Kind.ONLY_NEW}
    assert diff.editions is not None
    changes = edition_changes(clauses(), read_features(features_root()), old, new)
    by_ledger = {
        change.clause.id: (change.kind.value, {one.id for one in change.scenarios if len(one.rulesets) == 1})
        for change in changes.changes
        if change.scenarios
    }
    assert {one.clause.id: (one.kind.value, {*one.scenarios}) for one in diff.editions.clauses} == by_ledger
    assert by_ledger
    assert diff.editions.left_out == changes.left_out
    sides = {Kind.ONLY_OLD: old, Kind.ONLY_NEW: new}
    held = {change.id: sides[change.kind] for change in diff.changes}
    shown = {
        one.id: one.rulesets[0] for change in changes.changes for one in change.scenarios if len(one.rulesets) == 1
    }
    assert shown.items() <= held.items()
    beside = {change.id for change in diff.changes if change.record.clauses} - shown.keys()
    assert not beside, "a scenario of one edition only is shown by changes too, unless it is but a control"
