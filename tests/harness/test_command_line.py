"""The command line: bad input gives one clear line and the right exit status, in both languages."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import jsonschema
import pytest
from mtg_verdict.harness.cli import main

HERE = Path(__file__).parent
LANGUAGES = ("en", "fr")


def call(*arguments: str) -> int:
    """The exit status of the command."""
    with pytest.raises(SystemExit) as caught:
        main(arguments)
    return int(caught.value.code or 0)


@pytest.fixture(autouse=True)
def _english_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)


@pytest.fixture
def here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(HERE))


def features(folder: Path, english: str, french: str | None = None) -> str:
    """A features folder with one file in each language."""
    for language, text in (("en", english), ("fr", french or "# language: fr\nFonctionnalité: rien\n")):
        (folder / language / "x").mkdir(parents=True)
        (folder / language / "x" / "one.feature").write_text(text, encoding="utf-8")
    return str(folder)


SOUND = """Feature: x
  @id:X-1 @clause:ss-302.6-attack
  Scenario: one
    Given Alice has 3 life
    Then Alice has 3 life
"""

BAD = [
    (("run",), ("--adapter",), 2),
    (("run", "--adapter", "nothing"), ("nothing", "MODULE:ATTRIBU"), 2),
    (("run", "--adapter", "no_such_module:Adapter"), ("no_such_module",), 2),
    (("run", "--adapter", "engines:Missing"), ("Missing",), 2),
    (("run", "--adapter", "engines:not_an_adapter"), ("describe", "observe"), 2),
    (("run", "--adapter", "engines:broken_factory"), ("cannot be made",), 2),
    (("run", "--adapter", "does_not_import:Adapter"), ("ZeroDivisionError",), 2),
    (("run", "--adapter", "engines:CannotDescribe"), ("no engine here",), 3),
    (("run", "--adapter", "engines:OtherProtocol"), ("9.0",), 3),
    (("run", "--adapter", "engines:ClaimsOldRules"), ("cr-2026", "cr-2002"), 2),
    (("run", "--adapter", "reference", "--ruleset", "cr-1993"), ("cr-1993", "cr-2026"), 2),
    (("run", "--adapter", "reference", "--chapter", "chess"), ("chess", "summoning_sickness"), 2),
    (("run", "--adapter", "reference", "--clause", "ss-none"), ("ss-none",), 2),
    (("run", "--adapter", "reference", "--rule", "999.9"), ("999.9",), 2),
    (("run", "--adapter", "reference", "--scenario", "SS-000"), ("SS-000",), 2),
    (("run", "--adapter", "reference", "--features", "/nowhere/at/all"), ("/nowhere/at/all",), 2),
    (("run", "--adapter", "reference", "--out", "/dev/null/out"), ("/dev/null/out",), 2),
    (("run", "--adapter", "reference", "-j", "0"), ("-j",), 2),
    (("run", "--adapter", "reference", "--speed", "9"), ("--speed",), 2),
    (("clauses", "--chapter", "chess"), ("chess",), 2),
    (
        ("run", "--adapter", "reference", "--clause", "x-abil-targeted-mana-producer-old"),
        ("x-abil-targeted-mana-producer-old", "clauses"),
        2,
    ),
    (("clauses", "--rule", "1.1"), ("clause", "1.1"), 2),
    (("run", "--adapter", "engines:LeavesWhenAsked"), ("os._exit(0)",), 3),
    (("walk",), ("walk",), 2),
]


@pytest.mark.usefixtures("here")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("arguments", "mentions", "status"), BAD)
def test_bad_input_gives_one_line_and_its_status(
    capsys: pytest.CaptureFixture[str],
    language: str,
    arguments: tuple[str, ...],
    mentions: tuple[str, ...],
    status: int,
) -> None:
    assert call(*arguments, "--lang", language) == status
    captured = capsys.readouterr()
    assert captured.out == ""
    (line,) = captured.err.splitlines()
    assert line.startswith("mtg-verdict: " if language == "en" else "mtg-verdict : ")
    for mention in mentions:
        assert mention in line
    assert "Traceback" not in line


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("english", "mentions"),
    [
        ("Feature: x\n  Scenario: one\n    Given Alice has 3 life\n  nonsense here\n", ("one.feature:4", "Gherkin")),
        (SOUND.replace("Then Alice has 3 life", "Then Alice is happy"), ("one.feature:5", "Alice is happy")),
        (
            SOUND.replace("Then Alice has 3 life", 'Then Alice cannot cast "Black Lotus of Doom"'),
            ("one.feature:5", "Black Lotus of Doom"),
        ),
        (SOUND.replace("ss-302.6-attack", "ss-none"), ("one.feature:3", "ss-none")),
        (SOUND + SOUND.partition("\n")[2].replace("X-1", "X-2"), ("one.feature:7", "one")),
        (SOUND + SOUND.partition("\n")[2].replace("one", "two"), ("one.feature:7", "X-1")),
    ],
)
def test_features_that_cannot_be_run_are_refused_before_the_run(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, language: str, english: str, mentions: tuple[str, ...]
) -> None:
    folder = features(tmp_path / "features", english)
    assert call("run", "--adapter", "reference", "--features", folder, "--lang", language) == 2
    lines = capsys.readouterr().err.splitlines()
    assert any(all(mention in line for mention in mentions) for line in lines), lines
    assert not any("Traceback" in line for line in lines)


def test_lint_of_the_suite_is_clean_in_both_languages(capsys: pytest.CaptureFixture[str]) -> None:
    assert call("lint", "--lang", "en") == 0
    assert "nothing to mend" in capsys.readouterr().out
    assert call("lint", "--lang", "fr") == 0
    assert "rien à corriger" in capsys.readouterr().out


def test_lint_answers_programs(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    folder = features(tmp_path / "features", SOUND.replace("Alice has 3 life", "Alice is happy"))
    assert call("lint", "--features", folder, "--json") == 1
    faults = json.loads(capsys.readouterr().out)
    assert {fault["code"] for fault in faults} >= {"undefined-sentence", "one-language"}
    assert all({"file", "line", "code"} <= fault.keys() for fault in faults)


def test_sentences_and_clauses_answer_people_and_programs(capsys: pytest.CaptureFixture[str]) -> None:
    assert call("sentences", "--json") == 0
    rows = json.loads(capsys.readouterr().out)
    assert {"en", "fr", "key", "steps"} <= rows[0].keys()
    assert call("sentences", "--lang", "fr") == 0
    assert f"{len(rows)} phrases" in capsys.readouterr().out
    assert call("clauses", "--rule", "702.10", "--json") == 0
    ids = {row["id"] for row in json.loads(capsys.readouterr().out)}
    assert "ss-702.10b-attack" in ids
    assert "ss-ex-sky-skiff-same-turn" not in ids
    assert call("clauses", "--chapter", "summoning_sickness", "--lang", "fr") == 0
    assert "clauses sur" in capsys.readouterr().out


def test_clauses_takes_the_title_of_a_chapter_in_either_language(capsys: pytest.CaptureFixture[str]) -> None:
    shown = []
    for name in ("abilities", "Abilities", "Capacités"):
        assert call("clauses", "--chapter", name, "--json") == 0
        shown.append(json.loads(capsys.readouterr().out))
    assert shown[0]
    assert shown[0] == shown[1] == shown[2]


@pytest.mark.usefixtures("here")
def test_the_log_names_a_chapter_alike_however_it_was_asked_for(tmp_path: Path) -> None:
    for name in ("Convocation", "CONVOKE"):
        chosen = ("--chapter", name, "--scenario", "cv-070")
        assert call("run", "--adapter", "reference", *chosen, "--vectors", "--out", str(tmp_path)) == 0
        run = json.loads((tmp_path / "verdicts.ndjson").read_text(encoding="utf-8").partition("\n")[0])
        assert run["selection"] == ["--chapter convoke", "--scenario CV-070"]


@pytest.mark.parametrize(("command", "of_scenarios"), [("run", True), ("report", False), ("diff", False)])
def test_help_says_what_the_language_is_that_of(
    capsys: pytest.CaptureFixture[str], command: str, of_scenarios: bool
) -> None:
    assert call(command, "--help") == 0
    told = " ".join(capsys.readouterr().out.split())
    assert ("Language of the scenarios" in told) is of_scenarios
    assert ("Language of what is said" in told) is not of_scenarios


@pytest.mark.usefixtures("here")
@pytest.mark.parametrize(
    ("adapter", "language", "told"),
    [
        ("reference", "en", "mtg-verdict: AB-100 is about cr-2002, cr-2004: add --ruleset cr-2004"),
        ("reference", "fr", "mtg-verdict : AB-100 porte sur cr-2002, cr-2004 : ajoutez --ruleset cr-2004"),
        ("engines:SupportsNothing", "en", "AB-100 is about cr-2002, cr-2004, which the engine does not claim"),
    ],
)
def test_a_named_scenario_of_another_edition_is_told(
    capfd: pytest.CaptureFixture[str], adapter: str, language: str, told: str
) -> None:
    call("run", "--adapter", adapter, "--scenario", "AB-100", "--vectors", "--lang", language)
    assert told in capfd.readouterr().err


@pytest.mark.parametrize("adapter", ["stdio:cat \udcff", "mo\udcffdule:Adapter"])
@pytest.mark.parametrize("options", [("run",), ("run", "--vectors"), ("smoke",)])
def test_an_adapter_that_is_not_utf_8_is_a_usage_error(
    capfd: pytest.CaptureFixture[str], adapter: str, options: tuple[str, ...]
) -> None:
    assert call(*options, "--adapter", adapter, "--lang", "en") == 2
    (line,) = capfd.readouterr().err.splitlines()
    assert "not UTF-8" in line


def test_the_schema_of_the_wire_is_json_schema(capsys: pytest.CaptureFixture[str]) -> None:
    assert call("schema") == 0
    schema = json.loads(capsys.readouterr().out)
    jsonschema.Draft202012Validator.check_schema(schema)
    situation = {"ruleset": "cr-2026", "players": [{"name": "Alice"}], "active_player": "Alice", "step": "upkeep"}
    validator = jsonschema.Draft202012Validator({"$ref": "#/$defs/Situation", "$defs": schema["$defs"]})
    validator.validate(situation)
    with pytest.raises(jsonschema.ValidationError):
        validator.validate({**situation, "speed": 9})


@pytest.mark.parametrize(("environment", "word"), [("fr_FR.UTF-8", "Utilisation"), ("C", "Usage")])
def test_help_is_in_the_language_of_the_environment(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, environment: str, word: str
) -> None:
    monkeypatch.setenv("LANG", environment)
    assert call("run", "--help") == 0
    assert word in capsys.readouterr().out


def test_help_of_clauses_speaks_of_clauses(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    for environment, word in (("C", "scenario"), ("fr_FR.UTF-8", "scénario")):
        monkeypatch.setenv("LANG", environment)
        assert call("clauses", "--help") == 0
        shown = " ".join(capsys.readouterr().out.split())
        assert "clauses" in shown.partition("302.6")[0].rpartition("--rule")[2]
        assert word not in shown.partition("302.6")[0].rpartition("--rule")[2]


@pytest.mark.parametrize(("language", "word"), [("en", "current folder"), ("fr", "dossier courant")])
def test_a_module_that_is_missing_is_said_to_be_wanted_here(
    capsys: pytest.CaptureFixture[str], language: str, word: str
) -> None:
    assert call("run", "--adapter", "no_such_module:Adapter", "--lang", language) == 2
    assert word in capsys.readouterr().err


def test_importing_the_command_line_does_not_import_what_help_does_not_need() -> None:
    slow = ("pydantic", "pytest", "rich", "gherkin")
    code = f"import sys, mtg_verdict.harness.cli; print([name for name in {slow} if name in sys.modules])"
    answer = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert answer.stdout.strip() == "[]"
