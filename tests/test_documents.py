"""What the documents show is true: their scenarios run, and the two READMEs say the same."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest
from mtg_verdict.adapters.reference import ReferenceAdapter
from mtg_verdict.features.ledger import RULESETS, clauses
from mtg_verdict.harness.cli import cli
from mtg_verdict.harness.execution import Execution
from mtg_verdict.harness.findings import Stop
from mtg_verdict.harness.guarded_adapter import GuardedAdapter
from mtg_verdict.harness.lint import lint
from mtg_verdict.harness.loading import load_adapter
from mtg_verdict.harness.scenarios import features_root, read_feature, read_features
from mtg_verdict.reports import Verdict
from mtg_verdict.steps.compiler import compile_scenario
from mtg_verdict.steps.operations import Operation

ROOT = Path(__file__).parent.parent
READMES = {"en": ROOT / "README.md", "fr": ROOT / "README.fr.md"}
_BLOCK = re.compile(r"```(\w+)\n(.*?)```", re.DOTALL)


def blocks(language: str, kind: str) -> list[str]:
    return [text for found, text in _BLOCK.findall(READMES[language].read_text(encoding="utf-8")) if found == kind]


def scenarios(language: str, folder: Path) -> list[tuple[Operation, ...]]:
    head = {"en": "Feature: x\n", "fr": "# language: fr\nFonctionnalité: x\n"}[language]
    path = folder / language / "x" / "readme.feature"
    path.parent.mkdir(parents=True)
    path.write_text(head + "\n".join(blocks(language, "gherkin")), encoding="utf-8")
    feature = read_feature(path, folder)
    assert not feature.faults
    return [compile_scenario(scenario.written, feature.language) for scenario in feature.scenarios]


def test_the_scenarios_of_the_readmes_mean_the_same_and_pass(tmp_path: Path) -> None:
    english, french = scenarios("en", tmp_path), scenarios("fr", tmp_path)
    assert english
    assert english == french
    for operations in english:
        execution = Execution(GuardedAdapter(ReferenceAdapter()), "cr-2026", ())
        for operation in operations:
            execution.perform(operation)
        execution.finish()
        assert execution.refusals


def test_the_scenario_of_the_readmes_is_one_of_the_suite_and_a_copy_of_it_is_sound(tmp_path: Path) -> None:
    heads = {"en": "Feature: x\n\n", "fr": "# language: fr\nFonctionnalité: x\n\n"}
    for language, head in heads.items():
        (block,) = blocks(language, "gherkin")
        suite = (features_root() / language / "summoning_sickness" / "which_creatures.feature").read_text("utf-8")
        assert block in "".join(line.removeprefix("  ") for line in suite.splitlines(keepends=True))
        copy = tmp_path / language / "x" / "copy.feature"
        copy.parent.mkdir(parents=True)
        copy.write_text(head + block.replace("SS-027", "SS-900"), encoding="utf-8")
    assert lint(read_features(tmp_path), clauses(), ()) == []


def test_the_pair_in_contributing_is_sound_and_holds(tmp_path: Path) -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    pair = [block for kind, block in _BLOCK.findall(text) if kind == "gherkin"]
    for language, block in zip(("en", "fr"), pair, strict=True):
        path = tmp_path / language / "x" / "example.feature"
        path.parent.mkdir(parents=True)
        path.write_text(block, encoding="utf-8")
    files = read_features(tmp_path)
    assert lint(files, clauses(), ()) == []
    for scenario in (scenario for file in files for scenario in file.scenarios):
        execution = Execution(GuardedAdapter(ReferenceAdapter()), "cr-2026", scenario.needs)
        for operation in compile_scenario(scenario.written, scenario.language):
            execution.perform(operation)
        execution.finish()
        assert execution.refusals


def test_contributing_names_the_ids_of_every_chapter() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    scenarios = [scenario for file in read_features(features_root()) for scenario in file.scenarios]
    assert {f"`{scenario.id.partition('-')[0]}-`" in text for scenario in scenarios} == {True}


def test_the_readmes_show_the_same_commands_tables_and_sections() -> None:
    texts = {language: path.read_text(encoding="utf-8") for language, path in READMES.items()}
    commands = {
        language: [
            line.partition("#")[0].split("--lang")[0].strip()
            for block in blocks(language, "console")
            for line in block.splitlines()
        ]
        for language in READMES
    }
    assert commands["en"] == [command.replace("ATTRIBUT", "ATTRIBUTE") for command in commands["fr"]]
    for pattern in (r"^## ", r"^\| `[\w-]+` \|", r"^\| \["):
        counts = {language: len(re.findall(pattern, text, re.MULTILINE)) for language, text in texts.items()}
        assert counts["en"] == counts["fr"] > 0, pattern


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_readme_names_every_command_and_option_and_real_files(language: str) -> None:
    text = READMES[language].read_text(encoding="utf-8")
    for name, command in cli.commands.items():
        assert f"`{name}`" in text
        for option in command.params if name == "run" else ():
            if option.name != "features":
                assert max(option.opts, key=len) in text, option.name
    for link in re.findall(r"\]\(([^)#:]+)\)", text):
        assert (ROOT / link).exists(), link


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_readme_explains_every_verdict(language: str) -> None:
    text = READMES[language].read_text(encoding="utf-8")
    for verdict in Verdict:
        assert f"| `{verdict.value}` |" in text


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_readme_names_every_edition(language: str) -> None:
    text = READMES[language].read_text(encoding="utf-8")
    assert all(f"`{ruleset}`" in text for ruleset in RULESETS)


def test_contributing_names_every_dependency() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    lists = re.findall(r"^(?:dependencies|phase|test|check) = \[(.*?)\]$", project, re.DOTALL | re.MULTILINE)
    names = {name for block in lists for name in re.findall(r'"([A-Za-z][\w.-]*)', block)}
    assert {"pydantic", "hypothesis", "phase-python"} <= names
    assert not {name for name in names if not name.startswith("types-") and name not in text}


def test_the_minimal_adapter_passes_the_first_scenario_and_never_errs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "docs"))
    verdicts: Counter[Verdict] = Counter()
    for feature in read_features(features_root()):
        for scenario in feature.scenarios if feature.language == "en" else ():
            execution = Execution(
                GuardedAdapter(load_adapter("minimal_adapter:MinimalAdapter")), "cr-2026", scenario.needs
            )
            try:
                for operation in compile_scenario(scenario.written, "en"):
                    execution.perform(operation)
                execution.finish()
                verdict = Verdict.PASS
            except Stop as stop:
                verdict = stop.verdict
            assert scenario.id != "SS-027" or verdict is Verdict.PASS
            verdicts[verdict] += 1
    assert set(verdicts) == {Verdict.PASS, Verdict.UNSUPPORTED}
