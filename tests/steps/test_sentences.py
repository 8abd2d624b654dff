"""The sentence table: both languages, both ways."""

from __future__ import annotations

import string

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from mtg_verdict.adapters.models import (
    AbilityTarget,
    Activate,
    Answer,
    Attack,
    AttackEntry,
    Block,
    BlockEntry,
    CardSetup,
    Cast,
    ChoiceKind,
    ConvokePayment,
    Face,
    LeaveGame,
    ManaActivation,
    ObjectTarget,
    Pass,
    PermanentSetup,
    PlayerTarget,
    PlayLand,
    Step,
    Suspend,
    TurnFaceUp,
    UntilStackEmpty,
    UntilStep,
    UntilTopResolved,
    Zone,
)
from mtg_verdict.features.catalogue import cards
from mtg_verdict.harness.scenarios import features_root, read_features
from mtg_verdict.steps import operations as op
from mtg_verdict.steps.compiler import WrittenStep, compile_scenario, compile_step, matches, write_scenario
from mtg_verdict.steps.context import Context
from mtg_verdict.steps.errors import SentenceError
from mtg_verdict.steps.fields import PLAYERS
from mtg_verdict.steps.labels import card_of_alias
from mtg_verdict.steps.sentences import SENTENCES
from mtg_verdict.steps.words import LANGUAGES, vocabulary

_NAMES = sorted(name for name, card in cards().items() if not card.token)
players = st.sampled_from(PLAYERS[:2])
aliases = st.sampled_from(_NAMES)
attacked = aliases.map(lambda alias: ObjectTarget(object=alias)) | players.map(lambda name: PlayerTarget(player=name))
targets = attacked | aliases.map(lambda alias: AbilityTarget(ability_of=alias))
steps = st.sampled_from(list(Step))
some_aliases = st.lists(aliases, max_size=3, unique=True).map(tuple)
one = st.lists(aliases, max_size=1).map(tuple)
counters = st.dictionaries(st.sampled_from(sorted(vocabulary()["counter"])), st.integers(1, 20), max_size=2)
mana = st.lists(st.sampled_from("WUBRGC"), min_size=1, max_size=5).map(
    lambda symbols: "".join(f"{{{s}}}" for s in symbols)
)
card_setups = st.lists(
    st.builds(lambda alias, held: CardSetup(alias=alias, card=alias, counters=held), aliases, counters),
    min_size=1,
    max_size=3,
    unique_by=lambda card: card.alias,
).map(tuple)
card_expectations = st.lists(
    st.builds(op.CardExpectation, object=aliases, counters=st.none() | counters, defense=st.none() | st.integers(0, 9)),
    min_size=1,
    max_size=3,
    unique_by=lambda card: card.object,
).map(tuple)
announced = {
    "targets": st.lists(targets, max_size=2).map(tuple),
    "x": st.none() | st.integers(0, 20),
    "mana_from": some_aliases,
    "cost_objects": some_aliases,
}
abilities = st.sampled_from(
    ["{T}", "{2}, {Q}", "{4}, {T}", "{T}, tap", "tap", "sacrifice", "crew", "unearth", "{1}{G}"]
)
attacks = st.builds(
    Attack,
    attackers=st.lists(
        st.builds(AttackEntry, attacker=aliases, target=attacked), max_size=3, unique_by=lambda entry: entry.attacker
    ).map(tuple),
)
blocks = st.builds(
    Block,
    blockers=st.lists(st.builds(BlockEntry, blocker=aliases, attacker=aliases), min_size=1, max_size=3).map(tuple),
)
casts = st.builds(
    Cast,
    card=aliases,
    method=st.none() | st.just("{W}{U}{B}{R}{G}") | st.sampled_from(sorted(vocabulary()["method"])),
    additional_costs=st.just(()) | st.just(("buyback",)),
    mana_abilities=st.lists(
        st.builds(ManaActivation, source=aliases, ability=st.sampled_from(["sacrifice", "{T}, tap"]), cost_objects=one),
        max_size=2,
    ).map(tuple),
    convoke=st.lists(
        st.builds(ConvokePayment, creature=aliases, pays=st.sampled_from(["{1}", "{G}", "{W}"])), max_size=3
    ).map(tuple),
    **announced,
)
refusable = (
    st.builds(PlayLand, card=aliases)
    | casts
    | st.builds(Activate, source=aliases, ability=abilities, index=st.integers(1, 3), **announced)
    | attacks
    | blocks
    | st.builds(TurnFaceUp, permanent=aliases, mana_from=some_aliases)
    | st.builds(Suspend, card=aliases, mana_from=some_aliases)
)
attempts = st.builds(op.Attempt, player=players, action=refusable, legal=st.booleans()) | st.builds(
    op.Attempt, player=players, action=st.just(Pass()) | st.just(LeaveGame())
)


@st.composite
def permanents(draw: st.DrawFn) -> op.SetPermanents:
    controller = draw(players)
    return op.SetPermanents(
        permanents=tuple(
            PermanentSetup(
                alias=alias,
                card=alias,
                controller=controller,
                owner=draw(players),
                controlled_since_turn_began=draw(st.booleans()),
                token=draw(st.booleans()),
                tapped=draw(st.booleans()),
                face_down=draw(st.booleans()),
                flipped=draw(st.booleans()),
                phased_out=draw(st.booleans()),
                face=draw(st.sampled_from(list(Face))),
                counters=draw(counters),
                damage=draw(st.integers(0, 9)),
                attached_to=draw(st.none() | aliases | players),
                protector=draw(st.none() | players),
            )
            for alias in draw(st.lists(aliases, min_size=1, max_size=3, unique=True))
        )
    )


def _words(group: str) -> st.SearchStrategy[tuple[str, ...] | None]:
    return st.none() | st.lists(st.sampled_from(sorted(vocabulary()[group])), max_size=2, unique=True).map(tuple)


optional = st.none() | st.booleans()
statistics = st.none() | st.tuples(st.integers(-2, 20), st.integers(-2, 20))


@st.composite
def expected_permanents(draw: st.DrawFn) -> op.ExpectPermanents:
    rows = []
    for alias in draw(st.lists(aliases, min_size=1, max_size=3, unique=True)):
        power, toughness = draw(statistics) or (None, None)
        rows.append(
            op.ObjectExpectation(
                object=alias,
                name=draw(st.none() | st.just("") | aliases),
                power=power,
                toughness=toughness,
                types=draw(_words("type")),
                subtypes=draw(_words("subtype")),
                colors=draw(_words("color")),
                keywords=draw(_words("keyword")),
                without_keywords=draw(_words("keyword")),
                tapped=draw(optional),
                face_down=draw(optional),
                counters=draw(st.none() | counters),
                attacking=draw(st.none() | st.just("") | players | aliases),
                blocking=draw(st.none() | some_aliases),
                attached_to=draw(st.none() | st.just("") | players | aliases),
                defense=draw(st.none() | st.integers(0, 9)),
                protector=draw(st.none() | st.just("") | players),
            )
        )
    return op.ExpectPermanents(player=draw(players), permanents=tuple(rows))


_ANSWERS = {
    ChoiceKind.COLOR: st.sampled_from(sorted(vocabulary()["color"])).map(lambda color: (color,)),
    ChoiceKind.YES_NO: st.sampled_from([("yes",), ("no",)]),
    ChoiceKind.OPTION: st.sampled_from([("haste",), ("counter",), ("2/2",)]),
    ChoiceKind.OBJECTS: st.lists(aliases, min_size=1, max_size=2, unique=True).map(tuple),
    ChoiceKind.PLAYER: players.map(lambda name: (name,)),
    ChoiceKind.NUMBER: st.integers(0, 9).map(lambda number: (str(number),)),
}


@st.composite
def choices(draw: st.DrawFn) -> op.WillChoose | op.CannotChoose:
    player = draw(players)
    kinds = draw(st.lists(st.sampled_from(sorted(_ANSWERS)), min_size=1, max_size=3))
    answers = tuple(Answer(player=player, kind=kind, values=draw(_ANSWERS[kind])) for kind in kinds)
    return op.WillChoose(answers=answers) if draw(st.booleans()) else op.CannotChoose(answers=answers)


zones = st.sampled_from([Zone.HAND, Zone.LIBRARY, Zone.GRAVEYARD, Zone.EXILE])
untils = st.just(UntilStackEmpty()) | st.just(UntilTopResolved()) | st.builds(UntilStep, player=players, step=steps)
stacks = st.builds(
    op.ExpectStack,
    entries=st.lists(
        st.builds(
            op.StackExpectation,
            object=aliases,
            type=st.sampled_from(["spell", "ability"]),
            controller=st.none() | players,
            defense=st.none() | st.integers(0, 9),
        ),
        max_size=3,
    ).map(tuple),
)
player_facts = (
    st.builds(op.SetPlayer, player=players, life=st.integers(-5, 99))
    | st.builds(op.SetPlayer, player=players, mana_pool=mana)
    | st.builds(op.ExpectPlayer, player=players, life=st.integers(-5, 99))
    | st.builds(op.ExpectPlayer, player=players, mana_pool=st.just("") | mana)
    | st.builds(op.ExpectPlayer, player=players, hand_size=st.integers(0, 12))
    | st.builds(op.ExpectPlayer, player=players, graveyard_size=st.integers(0, 12))
)
operations = (
    attempts
    | permanents()
    | expected_permanents()
    | choices()
    | player_facts
    | stacks
    | st.builds(op.Advance, until=untils)
    | st.builds(op.SetTurn, player=players, step=steps)
    | st.builds(op.ExpectTurn, player=players, step=steps)
    | st.builds(op.SetCards, player=players, zone=zones, cards=card_setups)
    | st.builds(op.ExpectCards, player=players, zone=zones, cards=card_expectations)
    | st.just(op.ExpectUnchanged())
    | st.lists(st.sampled_from(PLAYERS), min_size=2, unique=True).map(lambda names: op.SetPlayers(players=tuple(names)))
)


@pytest.mark.parametrize("language", LANGUAGES)
@settings(max_examples=300, deadline=None)
@given(operation=operations)
def test_a_written_operation_reads_back_equal(language: str, operation: op.Operation) -> None:
    written = write_scenario([operation], language)  # type: ignore[arg-type]
    assert compile_scenario(written, language) == (operation,)  # type: ignore[arg-type]


@settings(max_examples=300, deadline=None)
@given(operation=operations)
def test_no_written_sentence_is_ambiguous(operation: op.Operation) -> None:
    for language in LANGUAGES:
        (step,) = write_scenario([operation], language)
        assert len(matches(step.text, step.type, language)) == 1


@settings(max_examples=200, deadline=None)
@given(text=st.text(string.printable + "«»éèàçÉ’", max_size=60), language=st.sampled_from(LANGUAGES))
def test_text_that_is_no_sentence_is_refused_with_a_code(text: str, language: str) -> None:
    context = Context(language)  # type: ignore[arg-type]
    if matches(text, "then", context.language):
        return
    with pytest.raises(SentenceError, match="undefined sentence"):
        compile_step(WrittenStep("then", text, [["card"], [text]]), context)


def test_every_scenario_of_the_suite_can_be_written_in_the_other_language() -> None:
    features = read_features(features_root())
    scenarios = [scenario for feature in features for scenario in feature.scenarios if scenario.language == "en"]
    assert scenarios
    for scenario in scenarios:
        operations_ = compile_scenario(scenario.written, "en")
        assert compile_scenario(write_scenario(operations_, "fr"), "fr") == operations_, scenario.id


def test_the_table_stays_small_and_every_sentence_has_both_languages() -> None:
    assert len(SENTENCES) <= 32
    assert len({sentence.key for sentence in SENTENCES}) == len(SENTENCES)
    for sentence in SENTENCES:
        assert sentence.en
        assert sentence.fr


def test_every_sentence_is_used_by_a_scenario_or_written_by_an_operation() -> None:
    used = {
        found[0].key
        for feature in read_features(features_root())
        for scenario in feature.scenarios
        for step in scenario.steps
        for found in matches(step.written.text, step.written.type, scenario.language)
    }
    assert len(used) > len(SENTENCES) / 2
    assert used <= {sentence.key for sentence in SENTENCES}


def test_labels_number_the_cards_of_one_name_in_order_of_appearance() -> None:
    english, french = Context("en").labels, Context("fr").labels
    assert [english.alias(label) for label in ("Forest (a)", "Forest (b)", "Forest (a)")] == [
        "Forest",
        "Forest #2",
        "Forest",
    ]
    assert [french.alias(label) for label in ("Forêt (vieille)", "Forêt")] == ["Forest", "Forest #2"]
    assert card_of_alias("Forest #2") == "Forest"


@pytest.mark.parametrize(
    ("text", "table", "code"),
    [
        ("Alice eats", None, "undefined-sentence"),
        ("Alice controls", None, "table-missing"),
        ("Alice controls", [["card"], ["No Such Card"]], "unknown-card"),
        ("Alice controls", [["card", "mood"], ["Forest", "glad"]], "unknown-word"),
        ("Alice controls", [["card", "since"], ["Forest", "yesterday"]], "unknown-word"),
        ("Alice controls", [["card"], ["Forest"]], "cell-missing"),
        ("Alice controls", [["card", "attacking"], ["Forest", "Bob"]], "column-not-here"),
        ("Alice controls", [["card", "since", "since"], ["Forest", "earlier", "earlier"]], "column-twice"),
        ("Alice controls", [["card", "since", "damage"], ["Forest", "earlier", "much"]], "not-a-number"),
        ("Alice controls", [["card", "since", "damage"], ["Forest", "earlier", "-3"]], "invalid-value"),
        ("Alice controls", [["card", "since", "counters"], ["Forest", "earlier", "many"]], "not-counters"),
        ("Alice has 20 life", [["card"], ["Forest"]], "table-not-here"),
    ],
)
def test_what_is_wrong_with_a_given_sentence_has_a_code(text: str, table: list[list[str]] | None, code: str) -> None:
    with pytest.raises(SentenceError) as caught:
        compile_step(WrittenStep("given", text, table), Context("en"))
    assert caught.value.code == code


@pytest.mark.parametrize(
    ("text", "table", "code"),
    [
        ('Alice casts "Giant Growth"', [["colour", "x"]], "unknown-word"),
        ('Alice casts "Giant Growth"', [["X", "many"]], "not-a-number"),
        ('Alice casts "Giant Growth"', [["X", "1"], ["X", "2"]], "announcement-twice"),
        ('Alice casts "Giant Growth"', [["target"]], "announcement-row"),
        ('Alice casts "Giant Growth"', [["number", "2"]], "announcement-not-here"),
        ('Alice attacks with "Grizzly Bears"', [["Forest", "Bob"]], "attack-table"),
        ('Alice activates "{T}, dance" of "Forest"', None, "unknown-word"),
        ("Alice will choose", [["color", "red"]], "unknown-word"),
        ("Alice will choose", None, "choice-table"),
    ],
)
def test_what_is_wrong_with_an_action_has_a_code(text: str, table: list[list[str]] | None, code: str) -> None:
    with pytest.raises(SentenceError) as caught:
        compile_step(WrittenStep("when", text, table), Context("en"))
    assert caught.value.code == code
