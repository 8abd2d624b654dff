"""docs/protocol.md and its French twin: the exchange in them is one that takes place."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, get_args

import pytest
from mtg_verdict.adapters import models
from mtg_verdict.adapters.interface import Adapter
from mtg_verdict.adapters.models import PROTOCOL_VERSION, ChoiceKind
from mtg_verdict.adapters.reference import ReferenceAdapter
from mtg_verdict.adapters.rpc import RESPONSES
from mtg_verdict.adapters.serving import reply
from pydantic import TypeAdapter

DOCS = Path(__file__).parents[2] / "docs"
DOCUMENTS = ("protocol.md", "protocole.md")
MORE = "…"
"""In a document: more of the same."""


def blocks(document: str) -> list[Any]:
    """The JSON in a document, in order."""
    text = (DOCS / document).read_text(encoding="utf-8")
    return [json.loads(found) for found in re.findall(r"^```json\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)]


def shows(shown: Any, real: Any) -> bool:
    """Whether a document that shows ``shown`` is right about ``real``."""
    if isinstance(shown, dict) and isinstance(real, dict):
        return shown.keys() == real.keys() and all(
            shows(value, real[name]) for name, value in shown.items() if name != "version"
        )
    if isinstance(shown, list) and isinstance(real, list):
        listed = shown[:-1] if shown[-1:] == [MORE] else shown
        long_enough = len(real) >= len(shown) if shown[-1:] == [MORE] else len(real) == len(shown)
        return long_enough and all(shows(*pair) for pair in zip(listed, real, strict=False))
    return bool(shown == real)


@pytest.mark.parametrize("document", DOCUMENTS)
def test_the_exchange_takes_place(document: str) -> None:
    adapter: Adapter = ReferenceAdapter()
    told = blocks(document)
    requests, answers = told[0::2], told[1::2]
    assert len(requests) == len(answers) > 20
    for request, answer in zip(requests, answers, strict=True):
        real = json.loads(reply(adapter, json.dumps(request).encode()))
        assert shows(answer, real), (request, real)


def test_both_documents_show_the_same_exchange_under_as_many_headings() -> None:
    english, french = ((DOCS / name).read_text(encoding="utf-8") for name in DOCUMENTS)
    assert blocks(DOCUMENTS[0]) == blocks(DOCUMENTS[1])
    assert len(re.findall(r"^#", english, re.MULTILINE)) == len(re.findall(r"^#", french, re.MULTILINE))


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_call_and_every_kind_of_answer_and_choice_is_in_the_document(document: str) -> None:
    text = (DOCS / document).read_text(encoding="utf-8")
    assert f"`{PROTOCOL_VERSION}`" in text
    assert {one["method"] for one in blocks(document)[0::2]} == RESPONSES.keys()
    kinds = {kind.value for kind in ChoiceKind}
    for union in (models.Action, models.AttemptResult, models.AdvanceResult, models.Until):
        kinds |= {model.model_fields["kind"].default for model in get_args(get_args(union)[0])}
    assert {kind for kind in kinds if f"`{kind}`" not in text} == set()


@pytest.mark.parametrize("document", DOCUMENTS)
def test_links_lead_somewhere(document: str) -> None:
    links = re.findall(r"\]\(([^)#]+)\)", (DOCS / document).read_text(encoding="utf-8"))
    assert links
    assert [link for link in links if "://" not in link and not (DOCS / link).exists()] == []


@pytest.mark.parametrize("document", DOCUMENTS)
def test_there_is_one_valid_line_for_every_kind_of_action(document: str) -> None:
    text = (DOCS / document).read_text(encoding="utf-8")
    (lines,) = re.findall(r"^```jsonl\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    read: TypeAdapter[models.Action] = TypeAdapter(models.Action)
    kinds = [read.validate_json(line).kind for line in lines.splitlines()]
    assert sorted(kinds) == sorted(one.model_fields["kind"].default for one in get_args(get_args(models.Action)[0]))


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_step_and_zone_is_named(document: str) -> None:
    text = (DOCS / document).read_text(encoding="utf-8")
    names = {one.value for one in (*models.Step, *models.Zone)}
    assert {name for name in names if f"`{name}`" not in text} == set()
