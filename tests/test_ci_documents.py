"""What the documents say of the log and of continuous integration is true, and both languages say the same."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import click
import pytest
from mtg_verdict.harness.cli import cli
from mtg_verdict.reports.files import FILES
from mtg_verdict.reports.records import (
    LOG_VERSION,
    ClauseRecord,
    EndRecord,
    Engine,
    Finding,
    KnownRecord,
    Record,
    RunRecord,
    ScenarioRecord,
    StepRecord,
    VacuousRecord,
)

DOCS = Path(__file__).parent.parent / "docs"
LOG = {"en": DOCS / "log.md", "fr": DOCS / "journal.md"}
CI = {"en": DOCS / "ci.md", "fr": DOCS / "integration-continue.md"}
_BLOCK = re.compile(r"```(\w+)\n(.*?)```", re.DOTALL)


def blocks(path: Path, kind: str) -> list[str]:
    return [text for found, text in _BLOCK.findall(path.read_text(encoding="utf-8")) if found == kind]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("record", [RunRecord, ClauseRecord, ScenarioRecord, VacuousRecord, KnownRecord, EndRecord])
def test_the_document_of_the_log_has_each_field_of_each_record_and_no_other(
    language: str, record: type[Record]
) -> None:
    text = LOG[language].read_text(encoding="utf-8")
    kind = record.model_fields["kind"].default
    section = text.partition(f"### `{kind}`\n")[2].partition("\n### ")[0]
    rows = [line.split(" | ")[0] for line in section.splitlines() if line.startswith("| `")]
    assert {name for row in rows for name in re.findall(r"`(\w+)`", row)} == set(record.model_fields)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_document_of_the_log_names_its_version_and_what_lies_in_its_records(language: str) -> None:
    text = LOG[language].read_text(encoding="utf-8")
    assert f"| {LOG_VERSION} | " in text
    for record in (Engine, Finding, StepRecord):
        assert not {name for name in record.model_fields if f"`{name}`" not in text}


@pytest.mark.parametrize("documents", [LOG, CI])
def test_both_languages_have_the_same_sections_rows_and_blocks(documents: dict[str, Path]) -> None:
    for pattern in (r"^#+ ", r"^\| "):
        counts = {len(re.findall(pattern, path.read_text("utf-8"), re.MULTILINE)) for path in documents.values()}
        assert len(counts) == 1
        assert counts != {0}
    for kind in ("yaml", "console"):
        assert blocks(documents["en"], kind) == blocks(documents["fr"], kind)


@pytest.mark.parametrize("path", [*LOG.values(), *CI.values()])
def test_links_lead_somewhere(path: Path) -> None:
    for link, anchor in re.findall(r"\]\((?!https?:)([^)#]*)#?([^)]*)\)", path.read_text(encoding="utf-8")):
        target = (path.parent / link) if link else path
        assert target.exists(), link
        titles = re.findall(r"^#+ (.*)$", target.read_text(encoding="utf-8"), re.MULTILINE)
        assert not anchor or anchor in {re.sub(r"[^\w-]", "", title.lower().replace(" ", "-")) for title in titles}


def commands(language: str) -> list[list[str]]:
    """The calls of mtg-verdict in the example workflow and in the consoles."""
    texts = blocks(CI[language], "yaml") + blocks(CI[language], "console")
    joined = re.sub(r">-\n", " ", "\n".join(texts))
    joined = re.sub(r"\n +(--|\|)", r" \1", joined)
    found = re.findall(r"mtg-verdict (?:run|diff|report|compare|export)\b[^\n|]*", joined)
    return [shlex.split(line)[1:] for line in found]


def test_the_commands_of_the_example_are_commands() -> None:
    found = commands("en")
    assert {words[0] for words in found} == {"run", "diff", "report"}
    for words in found:
        command = cli.commands[words[0]]
        context = command.make_context(words[0], words[1:], resilient_parsing=False)
        assert isinstance(context, click.Context)


def test_the_example_uses_files_that_a_run_writes() -> None:
    (workflow,) = blocks(CI["en"], "yaml")
    used = set(re.findall(r"\bverdict/([\w.]+)", workflow))
    assert {"summary.md", "verdicts.ndjson"} <= used
    assert used <= {*FILES, "verdicts.ndjson", "report.html", "site"}
    for path in CI.values():
        assert not {name for name in FILES if f"`{name}`" not in path.read_text(encoding="utf-8")}
