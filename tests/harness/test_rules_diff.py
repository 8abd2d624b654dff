"""Comparing two texts of the rules: what became which, and how it differs. The texts here are our own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from hypothesis import given, settings
from hypothesis import strategies as st
from mtg_verdict.features.rules_text import Rule, RulesText, parse_rules_text
from mtg_verdict.harness.rules_diff import Kind, compare

LETTERS = "abcdefghijkmnpqrstuvwxyz"
"""Subrules skip l and o."""


def text(*rules: str, glossary: dict[str, str] | None = None) -> RulesText:
    """A text of these numbered paragraphs, examples below them, and the headings of their sections."""
    headings = {rule.partition(".")[0] for rule in rules}
    paragraphs = [f"{heading}. Section {heading}" for heading in sorted(headings)]
    terms = [f"{term}\n{meaning}" for term, meaning in (glossary or {}).items()]
    return parse_rules_text("\n\n".join([*paragraphs, *rules, "Glossary", *terms, "Credits"]))


def changes(old: RulesText, new: RulesText) -> list[tuple[Kind, str | None, str | None]]:
    """Kind, old number and new number of what changed."""
    return [(one.kind, number(one.old), number(one.new)) for one in compare(old, new).changed_rules]


def number(rule: Rule | None) -> str | None:
    return rule.number if rule else None


OLD = text(
    "310.7. A tower without stones falls down. See rule 704.",
    "310.8. Each tower has one keeper.",
    "310.8a The keeper is chosen as the tower is built. See rules 310.9a–b.",
    "310.9. Some towers are lighthouses.",
    "310.9a The keeper of a lighthouse lives by the sea.",
    "310.9b A lighthouse that loses its lamp goes dark at once.",
    "310.10. Ships look for lighthouses (see rule 310.9).\nExample: A schooner does.",
    "704.5z. Whoever owns two lamps puts one away.",
)


def test_an_inserted_rule_renumbers_what_follows_it() -> None:
    new = text(
        "310.7. A tower without stones falls down. See rule 704.",
        "310.8. A tent without poles is folded up by whoever pitched it.",
        "310.9. Each tower has one keeper.",
        "310.9a The keeper is chosen as the tower is built. See rules 310.10a–b.",
        "310.10. Some towers are lighthouses.",
        "310.10a The keeper of a lighthouse lives by the sea or a lake.",
        "310.10b A lighthouse that loses its lamp goes dark at once.",
        "310.11. Ships look for lighthouses (see rule 310.10).\nExample: A frigate does.",
        "704.5z. A tent has one pole at least.",
        "704.5aa. Whoever owns two lamps puts one away.",
    )
    assert changes(OLD, new) == [
        (Kind.ADDED, None, "310.8"),
        (Kind.RENUMBERED, "310.8", "310.9"),
        (Kind.RENUMBERED, "310.8a", "310.9a"),
        (Kind.RENUMBERED, "310.9", "310.10"),
        (Kind.REWORDED, "310.9a", "310.10a"),
        (Kind.RENUMBERED, "310.9b", "310.10b"),
        (Kind.EXAMPLES, "310.10", "310.11"),
        (Kind.ADDED, None, "704.5z"),
        (Kind.RENUMBERED, "704.5z", "704.5aa"),
    ]


def test_references_that_follow_are_told_from_other_words() -> None:
    old = text(
        "100.1. Apples are red, see rule 200.1.",
        "100.2. Pears are green, see rules 200.1–2.",
        "100.3. Plums are blue, see rule 200.1.",
        "200.1. Fruit grows on trees.",
        "200.2. Trees grow in gardens.",
    )
    new = text(
        "100.1. Apples are red, see rule 200.2.",
        "100.2. Pears are green, see rules 200.2–3.",
        "100.3. Plums are blue, see rule 200.7.",
        "200.1. Gardeners wear gloves when it rains.",
        "200.2. Fruit grows on trees.",
        "200.3. Trees grow in gardens.",
    )
    assert changes(old, new) == [
        (Kind.REFERENCES, "100.1", "100.1"),
        (Kind.REFERENCES, "100.2", "100.2"),
        (Kind.REWORDED, "100.3", "100.3"),
        (Kind.ADDED, None, "200.1"),
        (Kind.RENUMBERED, "200.1", "200.2"),
        (Kind.RENUMBERED, "200.2", "200.3"),
    ]


def test_sections_that_say_the_same_are_told_apart_by_their_headings() -> None:
    old = parse_rules_text(
        "500. Dawn\n500.1. The cock crows.\n501. Noon\n501.1. Then all rest.\n502. Dusk\n502.1. Then all rest."
    )
    new = parse_rules_text(
        "500. Dawn\n500.1. The cock crows.\n501. Morning\n501.1. The cow is milked.\n"
        "502. Noon\n502.1. Then all rest.\n503. Dusk\n503.1. Then all rest."
    )
    assert changes(old, new) == [
        (Kind.ADDED, None, "501"),
        (Kind.ADDED, None, "501.1"),
        (Kind.RENUMBERED, "501", "502"),
        (Kind.RENUMBERED, "501.1", "502.1"),
        (Kind.RENUMBERED, "502", "503"),
        (Kind.RENUMBERED, "502.1", "503.1"),
    ]


def test_the_best_pairs_are_sought_together_and_not_one_after_the_other() -> None:
    # One after the other, the first would get 100.2, which it is most like, and the second what is hardly like it.
    old = text(
        "100.1. one two three four five six seven eight",
        "100.2. one two three four five nine ten eleven twelve",
    )
    new = text(
        "100.1. one two three four five six seven thirteen fourteen",
        "100.2. one two three four five six seven eight nine ten",
    )
    assert changes(old, new) == [(Kind.REWORDED, "100.1", "100.1"), (Kind.REWORDED, "100.2", "100.2")]


def test_the_same_words_elsewhere_count_more_than_likenesses() -> None:
    old = text(
        "100.1. one two three four five six seven eight nine ten",
        "100.2. one two three four five six seven eight eleven twelve",
    )
    new = text(
        "100.1. three four five six seven eight nine ten thirteen fourteen",
        "100.3. one two three four five six seven eight nine ten",
    )
    assert changes(old, new) == [(Kind.REWORDED, "100.2", "100.1"), (Kind.RENUMBERED, "100.1", "100.3")]


def test_among_pairs_as_much_alike_the_number_decides() -> None:
    old = text(*(f"100.{place}. Nobody may feed the {animal}." for place, animal in enumerate(("ox", "ape", "owl"), 1)))
    new = text(
        *(f"100.{place}. Nobody may feed the {animal}." for place, animal in enumerate(("elk", "emu", "yak"), 1))
    )
    assert changes(old, new) == [(Kind.REWORDED, f"100.{place}", f"100.{place}") for place in (1, 2, 3)]


def test_a_rule_that_keeps_its_number_may_change_much() -> None:
    old, new = text("100.1. Cats sleep all day long."), text("100.1. Cats hunt mice, by night and by day.")
    assert changes(old, new) == [(Kind.REWORDED, "100.1", "100.1")]


def test_a_number_printed_twice_is_two_rules() -> None:
    twice = text("100.1. Cats sleep all day long.", "100.1. Cats sleep all day long.")
    assert changes(twice, twice) == []
    assert changes(twice, text("100.1. Cats sleep all day long.")) == [(Kind.REMOVED, "100.1", None)]


def test_a_number_given_to_another_rule_is_a_removal_and_an_addition() -> None:
    old, new = text("100.1. Cats sleep all day long."), text("100.1. Nobody may park bicycles here.")
    assert changes(old, new) == [(Kind.REMOVED, "100.1", None), (Kind.ADDED, None, "100.1")]


def test_how_a_text_was_saved_is_no_change() -> None:
    assert changes(text("100.1. Say “don’t”."), text('100.1. Say "don\'t".')) == []


def test_terms_of_the_glossary_are_compared() -> None:
    old = text("100.1. Bells ring.", glossary={"Bell": "See rule 100.1.", "Gong": "Loud.", "Horn": "Long."})
    new = text("100.1. Drums roll on.", "100.2. Bells ring.", glossary={"Bell": "See rule 100.2.", "Horn": "Bent."})
    new.glossary["Whistle"] = "Shrill."
    assert [(one.kind, one.term) for one in compare(old, new).changed_terms] == [
        (Kind.REFERENCES, "Bell"),
        (Kind.REMOVED, "Gong"),
        (Kind.REWORDED, "Horn"),
        (Kind.ADDED, "Whistle"),
    ]


# A section is a list of rules, a rule a list of texts: its own and those of its subrules.
Section = Sequence[Sequence[str]]


def numbered(sections: Sequence[Section]) -> tuple[Rule, ...]:
    """The rules of ``sections`` under the numbers that their places give them."""
    rules = []
    for place, section in enumerate(sections):
        for position, texts in enumerate(section, 1):
            for part, said in enumerate(texts):
                letter = LETTERS[part - 1] if part else ""
                rules.append(Rule(f"{100 + place}.{position}{letter}", said))
    return tuple(rules)


def written(rules: Sequence[Rule]) -> RulesText:
    """``rules`` as the reader finds them in a text."""
    headings = sorted({rule.number.partition(".")[0] for rule in rules})
    paragraphs = [f"{rule.number}. {rule.text}" for rule in rules]
    return parse_rules_text("\n\n".join([*(f"{heading}. Heading" for heading in headings), *paragraphs]))


def sections_of(said: st.SearchStrategy[str]) -> st.SearchStrategy[list[list[list[str]]]]:
    return st.lists(
        st.lists(st.lists(said, min_size=1, max_size=4), min_size=1, max_size=4),
        min_size=1,
        max_size=3,
    )


alike = st.lists(
    st.sampled_from(["card", "player", "may", "draw", "rule 100.1", "rule 101.2a", "one"]), min_size=1
).map(" ".join)
"""Paragraphs of few words, so that many are alike or the same."""
texts_alike = sections_of(alike).map(numbered).map(written)


@settings(max_examples=150, deadline=None)
@given(old=texts_alike, new=texts_alike)
def test_every_rule_of_both_texts_occurs_once(old: RulesText, new: RulesText) -> None:
    found = compare(old, new).rules
    assert Counter(one.old for one in found if one.old) == Counter(old.rules)
    assert Counter(one.new for one in found if one.new) == Counter(new.rules)
    for one in found:
        assert (one.kind is Kind.ADDED) == (one.old is None)
        assert (one.kind is Kind.REMOVED) == (one.new is None)


@settings(max_examples=100, deadline=None)
@given(both=texts_alike)
def test_a_text_does_not_differ_from_itself(both: RulesText) -> None:
    assert compare(both, both).changed_rules == []


@settings(max_examples=150, deadline=None)
@given(old=texts_alike, new=texts_alike)
def test_exchanging_the_texts_exchanges_added_and_removed(old: RulesText, new: RulesText) -> None:
    there = Counter((one.old, one.new) for one in compare(old, new).rules)
    back = Counter((one.new, one.old) for one in compare(new, old).rules)
    assert there == back


@st.composite
def editions(draw: st.DrawFn) -> tuple[list[Section], list[Section]]:
    """Two editions of rules that have no words in common: rules were inserted, taken out and put elsewhere."""
    count = iter(range(10_000))

    def section() -> list[list[str]]:
        sizes = draw(st.lists(st.integers(1, 3), min_size=1, max_size=3))
        return [[" ".join(f"w{next(count)}" for _ in range(4)) for _ in range(size)] for size in sizes]

    old = [section() for _ in range(draw(st.integers(1, 3)))]
    new: list[Section] = []
    for rules in old:
        kept = [texts for texts in rules if draw(st.booleans())]
        inserted = section() if draw(st.booleans()) else []
        if mixed := draw(st.permutations([*kept, *inserted])):
            new.append(mixed)
    new = draw(st.permutations([*new, section()]))
    return list(old), list(new)


@settings(max_examples=150, deadline=None)
@given(both=editions())
def test_a_rule_is_found_again_wherever_it_went(both: tuple[list[Section], list[Section]]) -> None:
    old, new = (numbered(sections) for sections in both)
    before, after = ({rule.text: rule.number for rule in rules} for rules in (old, new))
    found = compare(written(old), written(new)).rules
    numbers = {(number(one.old), number(one.new)) for one in found}
    expected = {(before.get(said), after.get(said)) for said in before.keys() | after.keys()}
    assert expected == {pair for pair in numbers if any(one and "." in one for one in pair)}
    assert {one.kind for one in found} <= {Kind.ADDED, Kind.REMOVED, Kind.RENUMBERED, Kind.UNCHANGED}
