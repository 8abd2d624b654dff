"""``mtg-verdict rules-diff``: what a new edition of the rules changes, and which clauses and scenarios it touches."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from datetime import date
from difflib import SequenceMatcher
from typing import Any

from rich.console import Console
from rich.text import Text

from ..features.ledger import NUMBERS_OF
from ..features.rules_text import Rule, RulesText
from ..reports.text import printable
from ..steps.words import Language
from .errors import EXIT_CONFORMING
from .messages import say
from .output import TextConsole, echo_json, standard_output
from .rules_cited import Citing, citing_by_rule, given_rules_text
from .rules_diff import Kind, RuleChange, RulesDiff, TermChange, compare, plain
from .scenarios import features_root, read_features
from .session import ledger

CONTEXT = 8
"""Words shown on either side of a change."""
_NUMBERS_CITED = {True: "new", False: "old", None: None}


def rules_diff_command(language: Language, old_file: str, new_file: str, as_json: bool) -> int:
    """Say what differs between the rules in two files.

    Raises:
        UsageError: a file cannot be read or holds no rules, or the ledger cannot be read.
    """
    old, new = given_rules_text(old_file, "OLD.txt"), given_rules_text(new_file, "NEW.txt")
    with Console(stderr=True).status(say(language, "rules-diff-progress")):
        citing = citing_by_rule(read_features(features_root()), ledger())
        diff = compare(old, new)
    by_new = _cited_by_new_numbers(old.effective, new.effective)
    with standard_output():
        if as_json:
            texts = {"old": _text_row(old_file, old), "new": _text_row(new_file, new)}
            echo_json({**texts, "numbers_cited": _NUMBERS_CITED[by_new], **_rows(diff, citing, by_new)})
        else:
            _Printer(language, citing, by_new).print(diff)
    return EXIT_CONFORMING


def _cited_by_new_numbers(old: date | None, new: date | None) -> bool | None:
    """Whether the ledger has the numbers of the new text: its day is nearer to the one that the ledger follows.

    ``None`` where that cannot be told, for a text without its day.
    """
    return None if old is None or new is None else abs(new - NUMBERS_OF) < abs(old - NUMBERS_OF)


def _cited(change: RuleChange, citing: Mapping[str, Citing], by_new: bool | None) -> Citing:
    """What cites the rule, by the number it has in the edition that the ledger follows, or else in the old one."""
    rule = change.new if by_new else change.old
    return citing.get(rule.number, Citing()) if rule else Citing()


def _text_row(file: str, text: RulesText) -> dict[str, Any]:
    return {"file": file, "effective": text.effective.isoformat() if text.effective else None}


def _rule_row(rule: Rule | None) -> dict[str, Any] | None:
    return {"number": rule.number, "text": rule.text, "examples": rule.examples} if rule else None


def _rows(diff: RulesDiff, citing: Mapping[str, Citing], by_new: bool | None) -> dict[str, Any]:
    rules = []
    for change in diff.changed_rules:
        cited = _cited(change, citing, by_new)
        texts = {"old": _rule_row(change.old), "new": _rule_row(change.new)}
        rules.append({"kind": change.kind, **texts, "clauses": cited.clauses, "scenarios": cited.scenarios})
    glossary = [{"kind": c.kind, "term": c.term, "old": c.old, "new": c.new} for c in diff.changed_terms]
    return {"rules": rules, "glossary": glossary}


class _Printer:
    """Shows a difference to people, the most important first."""

    def __init__(self, language: Language, citing: Mapping[str, Citing], by_new: bool | None) -> None:
        self._language = language
        self._citing = citing
        self._by_new = by_new
        self._console = TextConsole()

    def print(self, diff: RulesDiff) -> None:
        """All of it, then how much it is."""
        rules, terms = diff.changed_rules, diff.changed_terms
        for kind in Kind:
            if chosen := [change for change in rules if change.kind is kind]:
                self._heading(f"rules-diff-{kind}", len(chosen))
                for change in chosen:
                    self._rule(change)
        if terms:
            self._heading("rules-diff-glossary", len(terms))
            for term in terms:
                self._term(term)
        if rules or terms:
            self._summary(rules)
        else:
            self._console.print(say(self._language, "rules-diff-same"))

    def _heading(self, message: str, number: int) -> None:
        self._console.print(Text(say(self._language, message, number=number), style="bold"))

    def _rule(self, change: RuleChange) -> None:
        numbers = [rule.number for rule in (change.old, change.new) if rule]
        self._console.print_indented(2, Text(" → ".join(dict.fromkeys(numbers))))
        if text := _what_changed(change):
            self._console.print_indented(6, text)
        cited = _cited(change, self._citing, self._by_new)
        for message, ids in (("clauses", cited.clauses), ("scenarios", cited.scenarios)):
            if ids:
                self._console.print_indented(
                    6, Text(f"{say(self._language, f'rules-diff-{message}')} {', '.join(ids)}")
                )

    def _term(self, change: TermChange) -> None:
        self._console.print_indented(
            2, Text(say(self._language, f"rules-diff-term-{change.kind}", term=printable(change.term)))
        )
        if change.kind is Kind.REWORDED:
            self._console.print_indented(6, _difference(change.old or "", change.new or ""))

    def _summary(self, rules: Sequence[RuleChange]) -> None:
        cited = [_cited(change, self._citing, self._by_new) for change in rules]
        values = {
            "clauses": len({identity for one in cited for identity in one.clauses}),
            "scenarios": len({identity for one in cited for identity in one.scenarios}),
        }
        edition = _NUMBERS_CITED[self._by_new] or "unknown"
        self._console.print(say(self._language, "rules-diff-touched", edition=edition, **values))


def _what_changed(change: RuleChange) -> Text | None:
    """The words of a rule that is in one text only or says something else."""
    match change.kind, change.old, change.new:
        case Kind.ADDED, None, Rule(text=text):
            return Text(printable(" ".join(text.split())), "green")
        case Kind.REMOVED, Rule(text=text), None:
            return Text(printable(" ".join(text.split())), "red")
        case Kind.REWORDED, Rule(text=before), Rule(text=after):
            return _difference(before, after)
        case Kind.EXAMPLES, Rule(examples=old), Rule(examples=new):
            return _difference("\n".join(old), "\n".join(new))
    return None


def _difference(old: str, new: str) -> Text:
    """What became of the words of a text: ``[-removed-]``, ``{+added+}``, and some words around."""
    one, other = printable(old).split(), printable(new).split()
    words = SequenceMatcher(None, list(map(plain, one)), list(map(plain, other)), autojunk=False)
    groups = list(words.get_grouped_opcodes(CONTEXT))
    shown = Text()
    for group in groups:
        _, start, _, other_start, _ = group[0]
        if shown or start or other_start:
            shown.append("… ")
        for part, mark, style in _parts(group, one, other):
            shown.append(mark.format(" ".join(part)), style)
            shown.append(" ")
    _, _, end, _, other_end = groups[-1][-1]
    if end < len(one) or other_end < len(other):
        shown.append("…")
    return shown


def _parts(group: Sequence[Any], one: list[str], other: list[str]) -> Iterator[tuple[list[str], str, str]]:
    for tag, start, end, other_start, other_end in group:
        if tag == "equal":
            yield one[start:end], "{}", ""
            continue
        if end > start:
            yield one[start:end], "[-{}-]", "red"
        if other_end > other_start:
            yield other[other_start:other_end], "{{+{}+}}", "green"
