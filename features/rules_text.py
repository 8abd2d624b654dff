"""The Comprehensive Rules as their publisher offers them for reading by programs: one text file an edition.

Such a text begins with a title, its date and a table of contents; numbered headings and rules follow, then a glossary
and the credits. No such text is part of this project: it is read where a maintainer has put it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import date, datetime
from pathlib import Path

_NUMBERED = re.compile(
    r"(?:(?P<rule>[0-9]{3}\.[0-9]{1,3}[a-z]{0,2})\.?|(?P<heading>[0-9]{3}|[0-9])\.)\s+(?P<text>\S.*)"
)
"""A rule may lack the dot after its number, or have one after the letter; a heading always has it."""
_EFFECTIVE = re.compile(r"effective as of (\w+ \d{1,2}, \d{4})")
_EXAMPLE = "Example:"


class RulesTextError(Exception):
    """A file is not a text of the Comprehensive Rules."""


@dataclass(frozen=True)
class Rule:
    """A numbered paragraph, such as 1, 302, 302.6 or 704.5aa, with the paragraphs and examples that belong to it."""

    number: str
    text: str
    examples: tuple[str, ...] = ()


@dataclass(frozen=True)
class RulesText:
    """An edition: the day it came into effect, if it says so, its rules in their order, its glossary by term."""

    effective: date | None
    rules: tuple[Rule, ...]
    glossary: dict[str, str]


def read_rules_text(path: Path) -> RulesText:
    """The edition in the file ``path``, in UTF-8 or, as some were published, in Windows-1252.

    Raises:
        OSError: the file cannot be read.
        RulesTextError: it is not a text of the rules.
    """
    data = path.read_bytes()
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        text = data.decode("cp1252", errors="replace")
    return parse_rules_text(text)


def parse_rules_text(text: str) -> RulesText:
    """The edition that ``text`` holds, whatever its ends of line.

    Raises:
        RulesTextError: no numbered rule stands below a numbered heading in it.
    """
    lines = [line.strip() for line in re.split(r"\r\n?|\n", text)]
    first = _first_rule(lines)
    glossary = next((place for place in range(first, len(lines)) if lines[place] == "Glossary"), len(lines))
    ends = [place for place in range(glossary, len(lines)) if lines[place] == "Credits"]
    return RulesText(
        effective=_effective(lines[:first]),
        rules=_without_contents(_rules(lines[:glossary])),
        glossary=_glossary(lines[glossary + 1 : ends[-1] if ends else len(lines)]),
    )


def _first_rule(lines: list[str]) -> int:
    """The place of the first rule below the heading of its section."""
    headings = set()
    for place, line in enumerate(lines):
        if numbered := _NUMBERED.match(line):
            headings.add(numbered["heading"])
            if numbered["rule"] and numbered["rule"].partition(".")[0] in headings:
                return place
    raise RulesTextError


def _effective(lines: list[str]) -> date | None:
    found = _EFFECTIVE.search("\n".join(lines))
    try:
        return datetime.strptime(found[1], "%B %d, %Y").date() if found else None
    except ValueError:
        return None


def _rules(lines: list[str]) -> list[Rule]:
    """The numbered paragraphs; those without a number belong to the one above, and its examples come last."""
    rules: list[Rule] = []
    for line in filter(None, lines):
        if numbered := _NUMBERED.match(line):
            rules.append(Rule(numbered["rule"] or numbered["heading"], numbered["text"]))
        elif rules:
            above = rules.pop()
            if line.startswith(_EXAMPLE):
                rules.append(Rule(above.number, above.text, (*above.examples, line)))
            elif above.examples:
                rules.append(Rule(above.number, above.text, (*above.examples[:-1], f"{above.examples[-1]}\n{line}")))
            else:
                rules.append(Rule(above.number, f"{above.text}\n{line}"))
    return rules


def _without_contents(rules: list[Rule]) -> tuple[Rule, ...]:
    """The rules without the table of contents, whose headings all stand again further down."""
    last = {rule.number: place for place, rule in enumerate(rules)}
    return tuple(rule for place, rule in enumerate(rules) if "." in rule.number or last[rule.number] == place)


def _glossary(lines: list[str]) -> dict[str, str]:
    """The entries: a term, and below it, up to a blank line, what it means."""
    entries: dict[str, str] = {}
    for block in re.split(r"\n{2,}", "\n".join(lines).strip("\n")):
        term, _, meaning = block.partition("\n")
        if term:
            entries[term] = f"{entries[term]}\n{meaning}" if term in entries else meaning
    return entries
