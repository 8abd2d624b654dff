"""The two catalogues of the harness say the same things."""

from __future__ import annotations

import ast
import re
from importlib.resources import files

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor
from mtg_verdict.harness.messages import say
from mtg_verdict.reports.records import Verdict


class Reader(Visitor):
    """Collects the variables and the texts of messages; a text has ``x`` for what is filled in."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.texts: list[str] = []

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_Pattern(self, node: fluent.Pattern) -> None:  # noqa: N802
        parts = [part.value if isinstance(part, fluent.TextElement) else "x" for part in node.elements]
        self.texts.append("".join(str(part) for part in parts))
        self.generic_visit(node)


def messages(language: str) -> dict[str, Reader]:
    """Message id to what it is made of."""
    text = files("mtg_verdict.harness").joinpath(f"locale/{language}.ftl").read_text(encoding="utf-8")
    body = FluentParser().parse(text).body
    assert [entry.content for entry in body if isinstance(entry, fluent.Junk)] == []
    found: dict[str, Reader] = {}
    for entry in body:
        if isinstance(entry, fluent.Message):
            assert entry.id.name not in found
            found[entry.id.name] = reader = Reader()
            reader.visit(entry)
    return found


def catalogue(language: str) -> dict[str, set[str]]:
    """Message id to its variables."""
    return {name: reader.variables for name, reader in messages(language).items()}


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
    texts = [text for reader in messages("fr").values() for text in reader.texts]
    bodies = [re.sub(r"`[^`]*`", "x", text) for text in texts]
    assert bodies
    assert [body for body in bodies if re.search(r"[^\s«][;!?»]|\w:(?=\s|$)|«\S", body)] == []


def test_messages_are_filled() -> None:
    assert say("fr", "usage-unknown-adapter", adapter="x").startswith("adaptateur inconnu « x »")
    assert Verdict("vacuous") is Verdict.VACUOUS
    for language, mend in (("en", "; add a step that accepts it"), ("fr", " ; ajoutez une phrase qui l'accepte")):
        said = say("fr" if language == "fr" else "en", "refusal-without-control", scenario="X-1", action="attack")
        assert mend in said
        assert "@control:ID" in said


def test_numbers_have_their_nouns() -> None:
    assert say("en", "lint-faults", faults=1, files=2) == "1 fault in 2 files."
    assert say("fr", "lint-faults", faults=1, files=2) == "1 faute dans 2 fichiers."
    assert say("en", "lint-faults", faults=0, files=1) == "0 faults in 1 file."
    assert say("fr", "lint-faults", faults=0, files=1) == "0 faute dans 1 fichier."
    assert say("en", "lint-clean", scenarios=1, files=2) == "1 scenario in 2 files: nothing to mend."
    assert say("fr", "clauses-count", covered=1, number=4) == "1 clause sur 4 a des scénarios"
    touched = say("en", "rules-diff-touched", clauses=1, scenarios=0, edition="old")
    assert touched.startswith("These rules are cited by 1 clause and 0 scenarios, which still")
    touched = say("fr", "rules-diff-touched", clauses=2, scenarios=0, edition="new")
    assert touched.startswith("Ces règles sont citées par 2 clauses et 0 scénario, déjà")
    assert say("en", "run-with-controls", scenario="SS-001", scenarios=1, controls=1) == "SS-001 and 1 control."
    assert say("fr", "run-with-controls", scenario="SS-001", scenarios=2, controls=3) == "2 scénarios et 3 témoins."
