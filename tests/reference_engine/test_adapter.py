"""The adapter of the reference engine: situations in, actions and answers through, observations out."""

from __future__ import annotations

from typing import Any

import pytest
from mtg_verdict.adapters import models as wire
from mtg_verdict.adapters.reference import ReferenceAdapter


@pytest.fixture
def adapter() -> ReferenceAdapter:
    return ReferenceAdapter()


def permanent(alias: str, card: str, player: str = "Alice", old: bool = True, **more: Any) -> wire.PermanentSetup:
    values = {"controller": player, "owner": player, "controlled_since_turn_began": old, **more}
    return wire.PermanentSetup(alias=alias, card=card, **values)


def situation(*permanents: wire.PermanentSetup, hand: tuple[str, ...] = (), **more: Any) -> wire.Situation:
    cards = tuple(wire.CardSetup(alias=f"hand {name}", card=name) for name in hand)
    players = (wire.PlayerSetup(name="Alice", hand=cards, mana_pool=more.pop("mana", "")), wire.PlayerSetup(name="Bob"))
    values = {"ruleset": "cr-2026", "active_player": "Alice", "step": wire.Step.PRECOMBAT_MAIN, **more}
    return wire.Situation(players=players, permanents=permanents, **values)


def started(adapter: ReferenceAdapter, setup: wire.Situation) -> dict[str, str]:
    answer = adapter.start(setup)
    assert isinstance(answer, wire.Started)
    return answer.objects


def view(adapter: ReferenceAdapter, identifier: str) -> wire.ObjectView:
    return next(each for each in adapter.observe().objects if each.id == identifier)


def at(step: wire.Step, player: str = "Alice") -> wire.UntilStep:
    return wire.UntilStep(player=player, step=step)


def attack(*ids: str) -> wire.Attack:
    bob = wire.PlayerTarget(player="Bob")
    return wire.Attack(attackers=tuple(wire.AttackEntry(attacker=each, target=bob) for each in ids))


def test_it_says_what_it_is_and_lacks(adapter: ReferenceAdapter) -> None:
    assert adapter.describe().rulesets == ("cr-2002", "cr-2004", "cr-2024", "cr-2026")
    lacking = adapter.supports(["Grizzly Bears", "No Such Card"], ["combat", "no such thing"])
    assert (lacking.cards, lacking.capabilities) == (("No Such Card",), ("no such thing",))
    assert isinstance(adapter.start(situation(ruleset="cr-1999")), wire.Unsupported)


def test_a_card_is_known_only_with_everything_it_does(adapter: ReferenceAdapter) -> None:
    # One without abilities, one with plain keywords, a token; one with a keyword the engine lacks, one not registered.
    names = ["Grizzly Bears", "Serra Angel", "Cat", "Ephemerate", "Juggernaut"]
    assert adapter.supports(names, []).cards == ("Ephemerate", "Juggernaut")


def test_what_is_about_to_enter_is_not_on_the_battlefield_yet(adapter: ReferenceAdapter) -> None:
    ids = started(adapter, situation(permanent("bear", "Grizzly Bears"), hand=("Clone",), mana="{U}{U}{U}{U}"))
    assert isinstance(adapter.attempt("Alice", wire.Cast(card=ids["hand Clone"])), wire.Done)
    asked = adapter.advance(wire.UntilStackEmpty())
    assert isinstance(asked, wire.NeedsChoice)
    assert all(each.id != ids["hand Clone"] for each in adapter.observe().objects)
    adapter.answer(wire.Answer(player="Alice", kind=asked.choice.kind, values=(ids["bear"],)))
    assert view(adapter, ids["hand Clone"]).name == "Grizzly Bears"


def test_the_situation_is_shown_as_it_was_set_up(adapter: ReferenceAdapter) -> None:
    ids = started(
        adapter,
        situation(
            permanent("bear", "Grizzly Bears", old=False, tapped=True, counters={"+1/+1": 1}, damage=1),
            permanent("stolen", "Grizzly Bears", "Bob", owner="Alice"),
            permanent("goblin", "Goblin", token=True),
            hand=("Raging Goblin",),
            mana="{G}{W}",
        ),
    )
    bear = view(adapter, ids["bear"])
    assert (bear.power, bear.toughness, bear.damage, bear.tapped) == (3, 3, 1, True)
    assert (bear.types, bear.subtypes, bear.colors) == (("Creature",), ("Bear",), ("green",))
    assert bear.controlled_since_turn_began is False
    stolen = view(adapter, ids["stolen"])
    assert (stolen.owner, stolen.controller, stolen.controlled_since_turn_began) == ("Alice", "Bob", True)
    assert view(adapter, ids["goblin"]).token
    assert view(adapter, ids["hand Raging Goblin"]).keywords == ("haste",)
    seen = adapter.observe()
    assert [(each.life, each.mana_pool, each.hand_size, each.library_size) for each in seen.players] == [
        (20, "{W}{G}", 1, 10),
        (20, "", 0, 10),
    ]
    assert (seen.active_player, seen.step, seen.priority) == ("Alice", wire.Step.PRECOMBAT_MAIN, "Alice")


def test_a_spell_is_cast_and_resolves_and_the_id_follows_the_card(adapter: ReferenceAdapter) -> None:
    setup = situation(permanent("forest", "Forest"), hand=("Grizzly Bears",), mana="{G}")
    ids = started(adapter, setup)
    card = ids["hand Grizzly Bears"]
    assert isinstance(adapter.attempt("Bob", wire.Cast(card=card)), wire.Illegal)
    assert isinstance(adapter.attempt("Alice", wire.Cast(card=card)), wire.Illegal)
    assert isinstance(adapter.attempt("Alice", wire.Cast(card=card, mana_from=(ids["forest"],))), wire.Done)
    stack = adapter.observe().stack
    assert [(each.kind, each.source, each.name) for each in stack] == [("spell", card, "Grizzly Bears")]
    assert isinstance(adapter.advance(wire.UntilTopResolved()), wire.Reached)
    shown = view(adapter, card)
    assert (shown.zone, shown.controlled_since_turn_began) == (wire.Zone.BATTLEFIELD, False)


def test_an_illegal_attempt_changes_nothing(adapter: ReferenceAdapter) -> None:
    ids = started(adapter, situation(permanent("old", "Grizzly Bears"), permanent("new", "Grizzly Bears", old=False)))
    assert isinstance(adapter.advance(at(wire.Step.DECLARE_ATTACKERS)), wire.Reached)
    before = adapter.observe()
    illegal = adapter.attempt("Alice", attack(ids["old"], ids["new"]))
    assert isinstance(illegal, wire.Illegal)
    assert "302.6" in illegal.reason
    assert adapter.observe() == before
    assert isinstance(adapter.attempt("Alice", attack(ids["old"])), wire.Done)
    assert view(adapter, ids["old"]).attacking == "Bob"


def test_passing_gives_the_other_player_priority_and_then_ends_the_step(adapter: ReferenceAdapter) -> None:
    started(adapter, situation())
    assert isinstance(adapter.attempt("Alice", wire.Pass()), wire.Done)
    assert adapter.observe().priority == "Bob"
    assert isinstance(adapter.attempt("Alice", wire.Pass()), wire.Illegal)
    assert isinstance(adapter.attempt("Bob", wire.Pass()), wire.Done)
    assert adapter.observe().step is wire.Step.BEGINNING_OF_COMBAT


def test_a_step_that_does_not_occur_is_skipped(adapter: ReferenceAdapter) -> None:
    started(adapter, situation())
    assert isinstance(adapter.advance(at(wire.Step.DECLARE_BLOCKERS)), wire.Skipped)
    seen = adapter.observe()
    assert (seen.active_player, seen.step) == ("Alice", wire.Step.END_OF_COMBAT)


def test_the_end_of_bobs_turn_leads_to_alices_upkeep_by_passing(adapter: ReferenceAdapter) -> None:
    started(adapter, situation(active_player="Bob", step=wire.Step.END))
    assert isinstance(adapter.attempt("Bob", wire.Pass()), wire.Done)
    assert isinstance(adapter.attempt("Alice", wire.Pass()), wire.Done)
    seen = adapter.observe()
    assert (seen.active_player, seen.step, seen.priority) == ("Alice", wire.Step.UPKEEP, "Alice")


def test_a_choice_during_an_advance_is_answered_and_the_advance_goes_on(adapter: ReferenceAdapter) -> None:
    hand = ("Grizzly Bears",) * 4 + ("Raging Goblin",) * 4
    cards = tuple(wire.CardSetup(alias=f"card {number}", card=name) for number, name in enumerate(hand))
    players = (wire.PlayerSetup(name="Alice", hand=cards), wire.PlayerSetup(name="Bob"))
    setup = wire.Situation(ruleset="cr-2026", players=players, active_player="Alice", step=wire.Step.PRECOMBAT_MAIN)
    ids = started(adapter, setup)
    asked = adapter.advance(at(wire.Step.UPKEEP, "Bob"))
    assert isinstance(asked, wire.NeedsChoice)
    assert (asked.choice.player, asked.choice.kind) == ("Alice", wire.ChoiceKind.OBJECTS)
    assert set(asked.choice.options or ()) == set(ids.values())
    wrong = wire.Answer(player="Alice", kind=wire.ChoiceKind.OBJECTS, values=("nothing",))
    assert isinstance(adapter.answer(wrong), wire.Illegal)
    right = wire.Answer(player="Alice", kind=wire.ChoiceKind.OBJECTS, values=(ids["card 0"],))
    assert isinstance(adapter.answer(right), wire.Done)
    assert isinstance(adapter.advance(at(wire.Step.UPKEEP, "Bob")), wire.Reached)
    seen = adapter.observe()
    assert (seen.active_player, seen.step) == ("Bob", wire.Step.UPKEEP)
    assert view(adapter, ids["card 0"]).zone is wire.Zone.GRAVEYARD


def test_leaving_the_game_ends_it(adapter: ReferenceAdapter) -> None:
    started(adapter, situation())
    assert isinstance(adapter.attempt("Bob", wire.LeaveGame()), wire.Done)
    assert adapter.advance(wire.UntilStackEmpty()) == wire.GameOver(winner="Alice")


def test_310_4_202_3_defense_and_mana_value_are_shown(adapter: ReferenceAdapter) -> None:
    ids = started(
        adapter,
        situation(
            permanent("invasion", "Invasion of Segovia", counters={"defense": 3}),
            permanent("caetus", "Invasion of Segovia", face=wire.Face.BACK),
            permanent("forest", "Forest"),
            hand=("Invasion of Segovia",),
        ),
    )
    shown = {alias: view(adapter, ids[alias]) for alias in ids}
    assert {alias: (each.defense, each.mana_value) for alias, each in shown.items()} == {
        "invasion": (3, 3),
        # With its back face up it is no battle, and has the mana value of its front face (CR 712.8e).
        "caetus": (None, 3),
        "forest": (None, 0),
        "hand Invasion of Segovia": (4, 3),
    }


def test_every_capability_of_the_suite_is_claimed(adapter: ReferenceAdapter) -> None:
    assert {"convoke", "delve"} <= set(adapter.describe().capabilities)
    assert adapter.supports([], ["delve", "convoke"]).capabilities == ()


@pytest.mark.parametrize(
    ("setup", "what"),
    [
        (situation(permanent("bear", "Grizzly Bears", owner="Zed")), "owner Zed"),
        (situation(permanent("bear", "Grizzly Bears", "Zed")), "controller Zed"),
        (situation(permanent("siege", "Invasion of Segovia", protector="Zed")), "protector Zed"),
        (situation(permanent("bear", "Grizzly Bears", attached_to="Zed")), "attached to Zed"),
        (situation(active_player="Zed"), "active player Zed"),
    ],
)
def test_a_situation_that_names_nobody_is_unsupported(
    adapter: ReferenceAdapter, setup: wire.Situation, what: str
) -> None:
    answer = adapter.start(setup)
    assert isinstance(answer, wire.Unsupported)
    assert what in answer.what


def test_a_permanent_may_be_attached_to_one_set_up_after_it_or_to_a_player(adapter: ReferenceAdapter) -> None:
    sword = permanent("sword", "Lightning Greaves", attached_to="bear")
    ids = started(adapter, situation(sword, permanent("bear", "Grizzly Bears")))
    assert view(adapter, ids["sword"]).attached_to == ids["bear"]
    ids = started(adapter, situation(permanent("bear", "Grizzly Bears", attached_to="Bob")))
    assert view(adapter, ids["bear"]).attached_to == "Bob"


def test_205_3m_of_what_has_every_creature_type_the_types_are_not_told(adapter: ReferenceAdapter) -> None:
    ids = started(adapter, situation(permanent("every", "Mistform Ultimus"), permanent("bear", "Grizzly Bears")))
    assert view(adapter, ids["every"]).subtypes is None
    assert view(adapter, ids["bear"]).subtypes == ("Bear",)


def test_310_4b_a_battle_has_the_static_ability_with_which_it_enters(adapter: ReferenceAdapter) -> None:
    ids = started(adapter, situation(permanent("battle", "Invasion of Segovia", protector="Bob")))
    kinds = sorted(kind.value for kind in view(adapter, ids["battle"]).abilities or ())
    assert kinds == ["static", "triggered", "triggered"]
