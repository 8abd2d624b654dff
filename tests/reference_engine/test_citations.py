"""Every module of the engine cites the rules it carries out, in a form that can be looked up."""

from __future__ import annotations

import re
from pathlib import Path

import mtg_verdict.reference_engine
import pytest
from mtg_verdict.adapters.reference_cards import card_named
from mtg_verdict.features.catalogue import cards
from mtg_verdict.reference_engine.cards import ABILITIES

FOLDER = Path(mtg_verdict.reference_engine.__path__[0])
MODULES = sorted(FOLDER.rglob("*.py"))

# CR 702.10b, 508.1a-m, 500-514: three digits, a number, a letter (neither l nor o), or a range of the last of these.
CITED = re.compile(r"CR [1-9]\d\d(\.[1-9]\d{0,2}[a-km-np-z]?)?(-([a-km-np-z]|[1-9]\d{0,2}))?(?![\w.]\w)")


@pytest.mark.parametrize("module", MODULES, ids=lambda each: str(each.relative_to(FOLDER)))
def test_citations_are_rule_numbers(module: Path) -> None:
    text = module.read_text(encoding="utf-8")
    malformed = [
        text[at.start() : at.start() + 16] for at in re.finditer(r"\bCR\b", text) if not CITED.match(text, at.start())
    ]
    assert not malformed


@pytest.mark.parametrize(
    "module",
    [each for each in MODULES if each.parent.name != "cards" and each.name != "__init__.py"],
    ids=lambda each: str(each.relative_to(FOLDER)),
)
def test_every_module_but_the_cards_says_which_rules_it_carries_out(module: Path) -> None:
    assert CITED.search(module.read_text(encoding="utf-8"))


def test_no_card_is_named_outside_the_cards() -> None:
    names = {name for name in ABILITIES if name in cards() and not cards()[name].token and " " in name}
    text = "\n".join(each.read_text(encoding="utf-8") for each in MODULES if each.parent.name != "cards")
    assert not {name for name in names if name in text}


def test_every_registered_name_is_a_card_or_face_of_the_catalogue() -> None:
    faces = {face.name for card in cards().values() for face in (card, card.back) if face is not None}
    assert faces >= ABILITIES.keys()
    assert card_named("No Such Card") is None
