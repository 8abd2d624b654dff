"""What a new edition of the Comprehensive Rules changes: which rule became which, and how it differs.

A rule keeps its identity by what it says and where it stands, not by its number. Rules that are the same in both texts
are paired first; among the others, the pairs that are alike enough are the edges of a graph whose matching of greatest
weight says which rule became which. What it leaves over was added or removed.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import astuple, dataclass
from enum import StrEnum
from string import ascii_lowercase

import networkx
from rapidfuzz.distance import Indel
from rapidfuzz.process import extract_iter

from ..features.rules_text import Rule, RulesText

MOVED_LIKENESS = 0.5
"""Two rules must have more of their words in common than this share to be one rule under two numbers."""
KEPT_LIKENESS = 0.25
"""The same for two rules of one number: it was reworded if nothing is more like the one or the other."""

_REFERENCE = re.compile(r"\b(\d{3}(?:\.\d+[a-z]{0,2})?)(?:[–-](\d+|[a-z]{1,2}))?(?!\w)")
"""A number of a rule, or a range of them, such as 601.2b–f or 712.9–10."""
_MARKS = str.maketrans("‘’“”", "''\"\"")


class Kind(StrEnum):
    """What happened to a rule or to an entry of the glossary; the most important comes first.

    ``REWORDED`` and ``EXAMPLES`` (other examples only) may have another number too. ``RENUMBERED`` says the same as
    before; numbers of other rules in it may have followed the renumbering. In ``REFERENCES`` nothing else has changed.
    """

    REWORDED = "reworded"
    ADDED = "added"
    REMOVED = "removed"
    RENUMBERED = "renumbered"
    EXAMPLES = "examples"
    REFERENCES = "references"
    UNCHANGED = "unchanged"


@dataclass(frozen=True)
class RuleChange:
    """A rule of either text or of both, and what happened to it."""

    kind: Kind
    old: Rule | None
    new: Rule | None


@dataclass(frozen=True)
class TermChange:
    """A term of the glossary, what it meant and what it means, and what happened to it."""

    kind: Kind
    term: str
    old: str | None
    new: str | None


@dataclass(frozen=True)
class RulesDiff:
    """Every rule and every term of two texts, each once, in the order of their numbers and letters."""

    rules: tuple[RuleChange, ...]
    glossary: tuple[TermChange, ...]

    @property
    def changed_rules(self) -> list[RuleChange]:
        """The rules that are not as they were."""
        return [change for change in self.rules if change.kind is not Kind.UNCHANGED]

    @property
    def changed_terms(self) -> list[TermChange]:
        """The terms that do not mean what they meant."""
        return [change for change in self.glossary if change.kind is not Kind.UNCHANGED]


def compare(old: RulesText, new: RulesText) -> RulesDiff:
    """What differs between two texts; with the texts exchanged, what was added was removed and the reverse."""
    pairs = _pairs(old.rules, new.rules)
    renumbering = {old.rules[one].number: new.rules[other].number for one, other in pairs}
    changes = [
        RuleChange(_kind(old.rules[one], new.rules[other], renumbering), old.rules[one], new.rules[other])
        for one, other in pairs
    ]
    kept, found = {one for one, _ in pairs}, {other for _, other in pairs}
    changes += [RuleChange(Kind.REMOVED, rule, None) for place, rule in enumerate(old.rules) if place not in kept]
    changes += [RuleChange(Kind.ADDED, None, rule) for place, rule in enumerate(new.rules) if place not in found]
    return RulesDiff(tuple(sorted(changes, key=_order)), tuple(_terms(old.glossary, new.glossary, renumbering)))


def _stem(number: str) -> str:
    """The number of a rule without the letters of a subrule."""
    return number.rstrip(ascii_lowercase)


def _order(change: RuleChange) -> tuple[object, ...]:
    """Numbers as they follow each other: 704.5z comes before 704.5aa, and 310.9 before 310.10."""
    rule = change.new or change.old
    assert rule is not None
    section, _, rest = rule.number.partition(".")
    number = _stem(rest)
    letters = rest[len(number) :]
    return section, int(number or 0), len(letters), letters


def _kind(old: Rule, new: Rule, renumbering: Mapping[str, str]) -> Kind:
    if not _follows(old.text, new.text, renumbering):
        return Kind.REWORDED
    if not _follows("\n".join(old.examples), "\n".join(new.examples), renumbering):
        return Kind.EXAMPLES
    if old.number != new.number:
        return Kind.RENUMBERED
    return Kind.UNCHANGED if _same(old) == _same(new) else Kind.REFERENCES


def _terms(old: Mapping[str, str], new: Mapping[str, str], renumbering: Mapping[str, str]) -> Iterator[TermChange]:
    for term in sorted(old.keys() | new.keys(), key=lambda term: (term.casefold(), term)):
        before, after = old.get(term), new.get(term)
        if before is None or after is None:
            kind = Kind.ADDED if before is None else Kind.REMOVED
        elif plain(before) == plain(after):
            kind = Kind.UNCHANGED
        else:
            kind = Kind.REFERENCES if _follows(before, after, renumbering) else Kind.REWORDED
        yield TermChange(kind, term, before, after)


def plain(text: str) -> str:
    """``text`` without what depends on how it was saved: spaces, ends of line, curly quotes."""
    return " ".join(text.translate(_MARKS).split())


def _masked(plain_text: str) -> str:
    return _REFERENCE.sub("#", plain_text)


def _same(rule: Rule) -> tuple[str, ...]:
    return tuple(map(plain, (rule.text, *rule.examples)))


def _follows(old: str, new: str, renumbering: Mapping[str, str]) -> bool:
    """Whether nothing has changed but numbers of rules, and those as the rules were renumbered."""
    old, new = plain(old), plain(new)
    before, after = ([_numbers(found) for found in _REFERENCE.finditer(text)] for text in (old, new))
    if _masked(old) != _masked(new) or len(before) != len(after):
        return False
    return all(
        one == other or [renumbering.get(number, number) for number in one] == other
        for one, other in zip(before, after, strict=True)
    )


def _numbers(reference: re.Match[str]) -> list[str]:
    """The rule that a reference names, or the first and the last: 601.2b–f is 601.2b and 601.2f."""
    first, end = reference.groups()
    if not end:
        return [first]
    stem = _stem(first) if end.isalpha() else f"{first.partition('.')[0]}."
    return [first, stem + end]


@dataclass(frozen=True)
class _Standing:
    """A rule as it is matched: its number, what it says, its words, and what stands above it."""

    number: str
    says: tuple[str, ...]
    masked: str
    words: tuple[str, ...]
    above: str


def _standings(rules: Sequence[Rule]) -> list[_Standing]:
    text_of = {rule.number: _masked(plain(rule.text)) for rule in rules}
    standings = []
    for rule in rules:
        stem = _stem(rule.number)
        above = stem if stem != rule.number else rule.number.rpartition(".")[0]
        masked = _masked(plain(rule.text))
        words = tuple(re.findall(r"[\w']+|#", masked.casefold()))
        standings.append(_Standing(rule.number, _same(rule), masked, words, text_of.get(above, "")))
    return standings


def _pairs(old: Sequence[Rule], new: Sequence[Rule]) -> list[tuple[int, int]]:
    """The places in ``old`` and in ``new`` of each rule that both have.

    There may be several matchings of greatest weight; so that it is the same one when the texts are exchanged, it is
    always sought from the same of the two.
    """
    if [astuple(rule) for rule in old] > [astuple(rule) for rule in new]:
        return [(one, other) for other, one in _pairs(new, old)]
    ours, theirs = _standings(old), _standings(new)
    pairs = list(_untouched(ours, theirs))
    kept, found = {one for one, _ in pairs}, {other for _, other in pairs}
    rest = [place for place in range(len(ours)) if place not in kept]
    others = [place for place in range(len(theirs)) if place not in found]
    return pairs + _matching(_gains(ours, rest, theirs, others))


def _untouched(old: Sequence[_Standing], new: Sequence[_Standing]) -> Iterator[tuple[int, int]]:
    """The rules that say the same under the same number and below the same rule."""
    places: dict[tuple[object, ...], list[int]] = defaultdict(list)
    for place, rule in enumerate(new):
        places[rule.number, rule.says, rule.above].append(place)
    for place, rule in enumerate(old):
        if same := places[rule.number, rule.says, rule.above]:
            yield place, same.pop(0)


def _gains(
    old: Sequence[_Standing], rest: Sequence[int], new: Sequence[_Standing], others: Sequence[int]
) -> Iterator[tuple[int, int, int]]:
    """How much it would say for two rules to be one, for those of which it may be said."""
    choices = {place: new[place].words for place in others}
    for one in rest:
        found = extract_iter(old[one].words, choices, scorer=Indel.normalized_similarity, score_cutoff=KEPT_LIKENESS)
        for _, likeness, other in found:
            if gain := _gain(old[one], new[other], likeness):
                yield one, other, gain


def _gain(old: _Standing, new: _Standing, likeness: float) -> int:
    """The weight of a pair: the same words outweigh any two likenesses; then likeness, place and number count."""
    same_number = old.number == new.number
    if likeness <= MOVED_LIKENESS and not same_number:
        return 0
    gain = 2000 if old.masked == new.masked else int(1000 * max(likeness - MOVED_LIKENESS, 0))
    return gain + 100 * (old.above == new.above) + 50 * same_number + 1


def _matching(gains: Iterable[tuple[int, int, int]]) -> list[tuple[int, int]]:
    """The pairs of greatest total gain in which no rule occurs twice."""
    graph: networkx.Graph[int] = networkx.Graph()
    graph.add_weighted_edges_from((one, -1 - other, gain) for one, other, gain in gains)
    pairs = []
    for part in networkx.connected_components(graph):
        for edge in networkx.max_weight_matching(graph.subgraph(part)):
            other, one = sorted(edge)
            pairs.append((one, -1 - other))
    return pairs
