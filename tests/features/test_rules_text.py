"""Reading a text of the Comprehensive Rules in the form it is published in; the texts here are our own."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest
from mtg_verdict.features.rules_text import Rule, RulesTextError, parse_rules_text, read_rules_text

TEXT = """Our Own Comprehensive Rules

These rules are effective as of March 5, 2031.

Contents

1. Beginnings
100. Boxes
2. Ends
200. Lids

Glossary

Credits

1. Beginnings

100. Boxes

100.1. A box “holds” things. See rule 200.1.
Example: A crate is a box.
It need not be wooden.
Example: A drum is none.

100.1k A round box is a drum
     unless it is a hat box.

100.1m. A letter may have a dot behind it.

100.1aa There are many kinds.

100.2 A number may lack its dot.

2. Ends

200. Lids

200.1. A lid closes a box.

Glossary

Box
1. A thing with room.
2. What a lid closes.
See rule 100.1, “Boxes.”

Lid
What closes a box. See rule 200.

Credits

Thanks to all carpenters.

These rules are effective as of March 5, 2031.
"""

RULES = (
    Rule("1", "Beginnings"),
    Rule("100", "Boxes"),
    Rule(
        "100.1",
        "A box “holds” things. See rule 200.1.",
        ("Example: A crate is a box.\nIt need not be wooden.", "Example: A drum is none."),
    ),
    Rule("100.1k", "A round box is a drum\nunless it is a hat box."),
    Rule("100.1m", "A letter may have a dot behind it."),
    Rule("100.1aa", "There are many kinds."),
    Rule("100.2", "A number may lack its dot."),
    Rule("2", "Ends"),
    Rule("200", "Lids"),
    Rule("200.1", "A lid closes a box."),
)


def test_a_text_is_its_day_its_rules_and_its_glossary() -> None:
    text = parse_rules_text(TEXT)
    assert text.effective == date(2031, 3, 5)
    assert text.rules == RULES
    assert text.glossary == {
        "Box": "1. A thing with room.\n2. What a lid closes.\nSee rule 100.1, “Boxes.”",
        "Lid": "What closes a box. See rule 200.",
    }


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "cp1252"])
def test_a_file_may_have_any_end_of_line_and_either_encoding(tmp_path: Path, end: str, encoding: str) -> None:
    path = tmp_path / "rules.txt"
    path.write_bytes(TEXT.replace("\n", end).encode(encoding))
    assert read_rules_text(path) == parse_rules_text(TEXT)


def test_what_is_not_rules_belongs_to_no_rule() -> None:
    bare = "3. Short\n300. Things\n300.1. One rule is enough."
    text = parse_rules_text(bare)
    assert (text.effective, text.glossary, text.rules[-1]) == (None, {}, Rule("300.1", "One rule is enough."))
    dated = parse_rules_text(TEXT.replace("March 5", "Smarch 5"))
    assert (dated.effective, dated.rules) == (None, RULES)


@pytest.mark.parametrize(
    "text", ["", "# A read-me\n\n1. Install it.\n2. Run it.\n", "100. Headings\n200. only\n", "612.0 792.0 re\n"]
)
def test_another_text_is_refused(text: str) -> None:
    with pytest.raises(RulesTextError):
        parse_rules_text(text)
