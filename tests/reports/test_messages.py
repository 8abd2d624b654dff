"""The two catalogues say the same things."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from mtg_verdict.reports import Verdict
from mtg_verdict.reports.messages import LANGUAGES, bundle, name_of, say, verdict_name


class _Variables(dict[str, frozenset[str]]):
    """Message id to the variables it takes."""

    def __init__(self, language: str) -> None:
        super().__init__()
        text = files("mtg_verdict.reports").joinpath(f"locale/{language}.ftl").read_text(encoding="utf-8")
        for entry in FluentParser().parse(text).body:
            assert not isinstance(entry, ast.Junk), entry.content
            if isinstance(entry, ast.Message):
                assert entry.id.name not in self, entry.id.name
                source = text[entry.span.start : entry.span.end] if entry.span else ""
                self[entry.id.name] = frozenset(re.findall(r"\$(\w+)", source))


def test_same_ids_and_variables() -> None:
    assert _Variables("en") == _Variables("fr")


def test_every_verdict_has_a_name_and_a_sentence() -> None:
    for verdict in Verdict:
        for language in LANGUAGES:
            assert say(language, f"verdict-{verdict.value}")
            assert say(language, f"legend-{verdict.value}").endswith(".")


def test_every_message_is_used() -> None:
    folder = Path(str(files("mtg_verdict.reports").joinpath("records.py"))).parent
    sources = [path for kind in ("py", "html", "js") for path in folder.rglob(f"*.{kind}")]
    text = "".join(path.read_text(encoding="utf-8") for path in sources)
    families = re.compile(r"(verdict|legend|lack|language|chapter|nature|tier|ruleset|label|column|diff|draw)-")
    assert {one for one in _Variables("en") if not families.match(one) and one not in text} == set()


def test_missing_message_or_variable_is_a_fault() -> None:
    with pytest.raises(LookupError):
        say("en", "no-such-message")
    with pytest.raises(LookupError):
        say("en", "log-no-run")


def test_unknown_names_keep_their_id() -> None:
    assert name_of("fr", "chapter", "summoning_sickness") == "Mal d'invocation"
    assert name_of("fr", "chapter", "first_strike") == "First strike"
    assert name_of("en", "ruleset", "cr-2030") == "cr-2030"


def test_french_punctuation_does_not_break_off() -> None:
    text = files("mtg_verdict.reports").joinpath("locale/fr.ftl").read_text(encoding="utf-8")
    said = "\n".join(line for line in text.splitlines() if not line.startswith("#"))
    assert re.findall(r" [:;?!»]|« ", said) == []


def test_every_chapter_of_the_ledger_has_a_name_in_both_languages() -> None:
    ledgers = [path for path in files("mtg_verdict.features").joinpath("clauses").iterdir() if path.is_file()]
    chapters = [path.name.removesuffix(".toml") for path in ledgers if path.name.endswith(".toml")]
    assert "convoke" in chapters
    for language in LANGUAGES:
        assert [one for one in chapters if not bundle(language).has_message(f"chapter-{one}")] == []
    assert (name_of("en", "chapter", "convoke"), name_of("fr", "chapter", "convoke")) == ("Convoke", "Convocation")


def test_verdicts_are_named_with_the_word_of_the_log() -> None:
    for verdict in Verdict:
        for language in LANGUAGES:
            name = verdict_name(language, verdict)
            assert name == verdict.value or name.endswith(f" ({verdict.value})")
    assert verdict_name("en", Verdict.FAIL) == "fail"
    assert verdict_name("fr", Verdict.FAIL) == "non conforme (fail)"


@pytest.mark.parametrize("language", LANGUAGES)
def test_number_of_any_size_is_told(language: str) -> None:
    for number in (10**19, 10**20, -(10**30), 10**4000):
        told = re.sub(r"[^0-9]", "", say(language, "draw-life", number=number).partition("…")[0])
        assert str(abs(number)).startswith(told)
        assert len(told) > 10
