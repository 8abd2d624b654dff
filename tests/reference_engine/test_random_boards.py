"""State-based actions on random boards of all the cards of the project (CR 704.3, 704.5)."""

from __future__ import annotations

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st
from mtg_verdict.adapters import models as wire
from mtg_verdict.adapters.reference import ReferenceAdapter
from mtg_verdict.adapters.reference_cards import is_known
from mtg_verdict.features.catalogue import cards
from mtg_verdict.reference_engine import state_based_actions
from mtg_verdict.reference_engine.attaching import can_be_attached
from mtg_verdict.reference_engine.auras import is_aura
from mtg_verdict.reference_engine.battles import in_need_of_protector, without_defense
from mtg_verdict.reference_engine.game import Game
from mtg_verdict.reference_engine.rulesets import RULESETS

PLAYERS = ("Alice", "Bob", "Chloé")
PERMANENT_TYPES = {"Artifact", "Battle", "Creature", "Enchantment", "Land"}
PERMANENTS = sorted(name for name, facts in cards().items() if is_known(name) and set(facts.types) & PERMANENT_TYPES)
AURAS_AND_WORLDS = sorted(
    name for name in PERMANENTS if "Aura" in cards()[name].subtypes or "World" in cards()[name].supertypes
)


@st.composite
def boards(draw: Any) -> wire.Situation:
    """Permanents under three players; Auras attached to anything at all, themselves and nothing included."""
    names = draw(st.lists(st.sampled_from(PERMANENTS) | st.sampled_from(AURAS_AND_WORLDS), min_size=1, max_size=9))
    aliases = [f"permanent {number}" for number in range(len(names))]
    permanents = []
    for alias, name in zip(aliases, names, strict=True):
        aura = "Aura" in cards()[name].subtypes
        permanents.append(
            wire.PermanentSetup(
                alias=alias,
                card=name,
                controller=draw(st.sampled_from(PLAYERS)),
                owner=draw(st.sampled_from(PLAYERS)),
                controlled_since_turn_began=True,
                token=cards()[name].token,
                counters=draw(st.just({}) | st.just({"defense": 2})),
                damage=draw(st.integers(0, 2)),
                attached_to=draw(st.none() | st.sampled_from([*aliases, *PLAYERS])) if aura else None,
                protector=draw(st.none() | st.sampled_from(PLAYERS)),
            )
        )
    return wire.Situation(
        ruleset=draw(st.sampled_from(sorted(RULESETS))),
        players=tuple(wire.PlayerSetup(name=name) for name in PLAYERS),
        permanents=tuple(permanents),
        active_player="Alice",
        step=wire.Step.PRECOMBAT_MAIN,
    )


def settled(situation: wire.Situation) -> Game:
    """The game once Alice has passed and Bob would get priority; choices are answered with what comes first."""
    adapter = ReferenceAdapter()
    assert isinstance(adapter.start(situation), wire.Started)
    result = adapter.attempt("Alice", wire.Pass())
    while isinstance(result, wire.NeedsChoice):
        choice = result.choice
        values = (choice.options or ())[: max(choice.minimum, 1)]
        result = adapter.answer(wire.Answer(player=choice.player, kind=choice.kind, values=values))
    assert isinstance(result, wire.Done)
    assert adapter._table is not None
    return adapter._table.shown


@settings(max_examples=150, deadline=None)
@given(boards())
def test_after_state_based_actions_nothing_is_left_for_them_to_do(situation: wire.Situation) -> None:
    game = settled(situation)
    worlds = 0
    for obj in game.battlefield():
        values = game.characteristics(obj.oid)
        worlds += "world" in values.supertypes
        if is_aura(values):
            assert obj.attached_to is not None
            assert can_be_attached(game, obj.oid, obj.attached_to)
        if values.is_type("creature"):
            assert (values.toughness or 0) > 0
    assert worlds <= 1
    assert not without_defense(game)
    assert not in_need_of_protector(game)
    assert not state_based_actions.perform(game)
