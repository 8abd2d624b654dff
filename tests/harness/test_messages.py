"""The two catalogues of the harness say the same things."""

from __future__ import annotations

import ast
import re
from importlib.resources import files

from mtg_verdict.harness.messages import say
from mtg_verdict.reports.records import Verdict


def catalogue(language: str) -> dict[str, set[str]]:
    """Message id to its variables."""
    text = files("mtg_verdict.harness").joinpath(f"locale/{language}.ftl").read_text(encoding="utf-8")
    entries = re.findall(r"^([a-z][\w-]*) = (.*)$", text, re.MULTILINE)
    assert len({name for name, _ in entries}) == len(entries)
    return {name: set(re.findall(r"\{ ?\$(\w+) ?\}", body)) for name, body in entries}


def test_both_languages_have_the_same_messages_and_variables() -> None:
    assert catalogue("en") == catalogue("fr")


_CARRIERS = {
    "finding",
    "SentenceError",
    "UsageError",
    "TroubleError",
    "both",
    "Problem",
    "problem",
    "Unreadable",
    "say",
}


def codes_in(source: str) -> set[str]:
    """The message ids that a module uses: the first text argument of a call that carries one."""
    found = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in _CARRIERS:
            texts = [arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
            found |= {text for text in texts[:1] if re.fullmatch(r"[a-z][a-z0-9-]+", text)}
    return found


def test_every_code_raised_in_the_code_has_a_message() -> None:
    codes: set[str] = set()
    for folder in ("mtg_verdict.harness", "mtg_verdict.steps"):
        for entry in files(folder).iterdir():
            if entry.name.endswith(".py") and entry.name not in ("cells.py", "builders.py", "words_of_values.py"):
                codes |= codes_in(entry.read_text(encoding="utf-8"))
    known = catalogue("en").keys()
    groups = {
        "step",
        "zone",
        "boolean",
        "since",
        "face",
        "nothing",
        "column",
        "announcement",
        "method",
        "ability",
        "en",
    }
    assert len(codes & known) > 60
    assert codes - known - groups == set()


def test_french_leaves_a_space_before_double_punctuation() -> None:
    text = files("mtg_verdict.harness").joinpath("locale/fr.ftl").read_text(encoding="utf-8")
    bodies = [re.sub(r"`[^`]*`", "x", line.partition(" = ")[2]) for line in text.splitlines() if " = " in line]
    assert bodies
    assert [body for body in bodies if re.search(r"[^\s«][;!?»]|\w:(?=\s|$)|«\S", body)] == []


def test_messages_are_filled() -> None:
    assert say("fr", "usage-unknown-adapter", adapter="x").startswith("adaptateur inconnu « x »")
    assert Verdict("vacuous") is Verdict.VACUOUS
