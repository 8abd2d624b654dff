"""The ledger of clauses: what a clause file may say, and the numbers of its rules by edition."""

from __future__ import annotations

from pathlib import Path

import pytest
from mtg_verdict.features.ledger import OLD_RULESETS, RULESETS, LedgerError, clauses, numbers_before, read_clauses

CLAUSE = """[[clause]]
id = "door"
tier = "core"
kind = "rule"
source = "doors"
cites = ["old letter", "302.1", "212.4a"]
cr = ["310.9", "506.4", "310.12b"]
rulesets = ["cr-2004", "cr-2024", "cr-2026"]
en = "A door has two sides."
fr = "Une porte a deux faces."
contrast = false
needs = []
"""


def test_a_rule_has_a_number_in_every_edition(tmp_path: Path) -> None:
    text = f'{CLAUSE}cr_before = ["310.8", "506.4", "310.11b"]\n'
    (tmp_path / "doors.toml").write_text(text, encoding="utf-8")
    clause = read_clauses(tmp_path)["door"]
    assert clause.numbers("cr-2026") == ("310.9", "506.4", "310.12b")
    assert clause.numbers("cr-2024") == ("310.8", "506.4", "310.11b")
    assert clause.numbers("cr-2004") == clause.numbers("cr-2002") == ("302.1", "212.4a")
    assert numbers_before([clause]) == {"310.9": "310.8", "310.12b": "310.11b"}


def test_without_numbers_before_a_rule_keeps_its_number(tmp_path: Path) -> None:
    (tmp_path / "doors.toml").write_text(CLAUSE, encoding="utf-8")
    clause = read_clauses(tmp_path)["door"]
    assert clause.numbers("cr-2024") == clause.cr
    assert numbers_before([clause]) == {}


@pytest.mark.parametrize("line", ['cr_before = ["310.8"]', 'cr_then = ["310.8"]'])
def test_a_field_that_is_too_short_or_unknown_is_a_fault_of_the_ledger(tmp_path: Path, line: str) -> None:
    (tmp_path / "doors.toml").write_text(f"{CLAUSE}{line}\n", encoding="utf-8")
    with pytest.raises(LedgerError, match=rf"doors.toml: door: .*{line.partition(' ')[0]}"):
        read_clauses(tmp_path)


def test_a_rule_had_the_same_number_before_in_every_clause_that_cites_it() -> None:
    before = numbers_before(clauses().values())
    assert before["310.12b"] == "310.11b"
    for clause in clauses().values():
        assert clause.numbers(RULESETS[-2]) == tuple(before.get(number, number) for number in clause.cr), clause.id


def test_clauses_of_old_editions_have_the_numbers_of_their_source() -> None:
    old = [clause for clause in clauses().values() if set(clause.rulesets) & set(OLD_RULESETS)]
    assert old
    assert [clause.id for clause in old if not clause.numbers(OLD_RULESETS[0])] == []
