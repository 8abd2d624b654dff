"""The engine's spellings, without the engine."""

from __future__ import annotations

import pytest
from mtg_verdict.adapters.phase.abilities import indexes, label_of
from mtg_verdict.adapters.phase.words import (
    PHASE_OF_STEP,
    STEP_OF_PHASE,
    cost_from_engine,
    counter_from_engine,
    counter_to_engine,
    keyword_from_engine,
    mana_value,
)

MANA = {"type": "Mana", "cost": {"type": "Cost", "shards": ["Blue"], "generic": 1}}


@pytest.mark.parametrize(
    ("shards", "generic", "written"),
    [
        ([], 0, "{0}"),
        (["Green"], 1, "{1}{G}"),
        (["X", "Blue", "Blue"], 0, "{X}{U}{U}"),
        (["WhiteBlue"], 2, "{2}{W/U}"),
        (["PhyrexianBlue"], 3, "{3}{U/P}"),
    ],
)
def test_a_mana_cost_is_written_as_the_rules_write_it(shards: list[str], generic: int, written: str) -> None:
    assert cost_from_engine({"type": "Cost", "shards": shards, "generic": generic}) == written


def test_an_object_without_a_mana_cost_has_an_empty_one() -> None:
    assert cost_from_engine({"type": "NoCost"}) == ""


@pytest.mark.parametrize(("cost", "value"), [("{2}{G}{G}", 4), ("{X}{U}{U}", 2), ("{2/W}{G/P}", 3), ("", 0)])
def test_mana_value_of_a_printed_cost(cost: str, value: int) -> None:
    assert mana_value(cost) == value


@pytest.mark.parametrize(
    ("keyword", "words"),
    [
        ("FirstStrike", "first strike"),
        ("Haste", "haste"),
        ({"Crew": {"power": 1, "once_per_turn": None}}, "crew"),
        ({"Landwalk": "Mountain"}, "mountainwalk"),
        ({"Protection": {"Color": "Black"}}, "protection from black"),
    ],
)
def test_keywords_in_plain_words(keyword: object, words: str) -> None:
    assert keyword_from_engine(keyword) == words


@pytest.mark.parametrize("counter", ["+1/+1", "-1/-1", "time", "defense"])
def test_counter_names_survive_the_engine(counter: str) -> None:
    assert counter_from_engine(counter_to_engine(counter)) == counter


def test_every_step_has_a_phase_of_the_engine_and_back() -> None:
    assert {STEP_OF_PHASE[phase]: phase for phase in STEP_OF_PHASE} == PHASE_OF_STEP


@pytest.mark.parametrize(
    ("cost", "label"),
    [
        ({"type": "Tap"}, "{T}"),
        ({"type": "Composite", "costs": [{"type": "Untap"}, MANA]}, "{1}{U}, {Q}"),
        ({"type": "Composite", "costs": [{"type": "TapCreatures"}, {"type": "Tap"}]}, "{T}, tap"),
        ({"type": "Sacrifice"}, "sacrifice"),
    ],
)
def test_an_ability_is_labelled_by_its_cost(cost: dict[str, object], label: str) -> None:
    assert label_of({"cost": cost}) == label


def test_abilities_of_one_label_keep_their_order() -> None:
    abilities = [
        {"kind": "Activated", "cost": {"type": "Tap"}},
        {"kind": "Spell", "cost": {"type": "Tap"}},
        {"kind": "Activated", "cost": MANA},
        {"kind": "Activated", "cost": {"type": "Tap"}},
    ]
    value = {"abilities": abilities, "keywords": [], "card_types": {"subtypes": []}}
    assert indexes(value, "{t}") == [0, 3]
    assert indexes(value, "{1}{U}") == [2]
    assert indexes(value, "unearth") == []
