"""Convoke: creatures pay for mana of the total cost (CR 702.51, 601.2f-h)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import product
from typing import Any

import networkx as nx
import pytest
from hypothesis import HealthCheck, assume, example, given, settings
from hypothesis import strategies as st
from mtg_verdict.adapters import models as wire
from mtg_verdict.adapters.reference import ReferenceAdapter
from mtg_verdict.reference_engine.abilities import (
    ActivatedAbility,
    KeywordAbility,
    Sacrifice,
    SacrificeSelf,
    SpellAbility,
    StaticAbility,
    TapSymbol,
    Trigger,
    TriggeredAbility,
)
from mtg_verdict.reference_engine.choices import IllegalAction
from mtg_verdict.reference_engine.convoke import convoke
from mtg_verdict.reference_engine.effects import AddMana, GainLife
from mtg_verdict.reference_engine.game import Step
from mtg_verdict.reference_engine.mana import symbols
from mtg_verdict.reference_engine.modifications import AddAbilities
from mtg_verdict.reference_engine.objects import Card, Zone
from mtg_verdict.reference_engine.references import Each, Filter

MakeCard = Callable[..., Card]
CREATURE = Filter(types=("creature",))
SOLO = settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None, max_examples=300)

# --- Payments compared with a matching of a graph library ------------------------------------------------------------

Payer = tuple[str, str]
"""A creature's colours, as symbols, and what it is announced to pay for: ``1`` or a colour."""

SYMBOLS = ("W", "U", "B", "R", "G", "C", "G/W", "U/R", "2/B", "R/P")
COSTS = st.builds(
    lambda generic, others: f"{{{generic}}}" + "".join(f"{{{each}}}" for each in others),
    st.integers(0, 4),
    st.lists(st.sampled_from(SYMBOLS), max_size=4),
)
COLORS = st.sampled_from(["", "W", "U", "B", "R", "G", "GW", "UR", "WUBRG"])
PAYERS = st.lists(st.tuples(COLORS, st.sampled_from(["1", "1", "W", "U", "B", "R", "G"])), max_size=5)
POOLS = st.text(alphabet="WUBRGC", max_size=5)


def units(cost: str) -> Iterator[list[str]]:
    """What has to be paid one by one, in every way of dividing a monocoloured hybrid symbol (CR 107.4e)."""
    plain: list[str] = []
    divided: list[list[list[str]]] = []
    for symbol in symbols(cost):
        if symbol.isdigit():
            plain += ["1"] * int(symbol)
        elif symbol.startswith("2/"):
            divided.append([[symbol[2:]], ["1", "1"]])
        else:
            plain.append(symbol)
    for chosen in product(*divided):
        yield plain + [unit for part in chosen for unit in part]


def can_pay(unit: str, with_symbol: str) -> bool:
    """Whether mana, or life as ``P``, pays for one unit."""
    return with_symbol in unit.split("/") or (unit == "1" and with_symbol != "P")


def covered(needed: Sequence[str], creatures: Sequence[Sequence[str]], pool: str, life: int = 20) -> dict[Any, Any]:
    """A matching in which every unit is paid and every creature pays; empty if there is none.

    ``creatures`` lists what each creature could pay for: ``1`` or a colour.
    """
    graph: nx.Graph[Any] = nx.Graph()
    for number, unit in enumerate(needed):
        for index, possible in enumerate(creatures):
            fitting = [each for each in possible if (each == "1" and unit == "1") or each in unit.split("/")]
            if fitting:
                graph.add_edge(("unit", number), ("creature", index), weight=2, pays=fitting[0])
        others = [*pool, *("P" for _ in range(life // 2))]
        for index, mana in enumerate(others):
            if can_pay(unit, mana):
                graph.add_edge(("unit", number), ("mana", index), weight=1, pays=mana)
    matching = nx.max_weight_matching(graph)
    # Each unit counts 1 and each creature 1 more, so the whole weight is reached only if all are matched.
    if sum(graph.edges[edge]["weight"] for edge in matching) < len(needed) + len(creatures):
        return {}
    ends = [edge if edge[0][0] == "unit" else edge[::-1] for edge in matching]
    return {payer: graph.edges[unit, payer]["pays"] for unit, payer in ends} or {"nothing": "to pay"}


def set_up(match: Any, make_card: MakeCard, cost: str, creatures: Sequence[str], pool: str) -> tuple[str, list[str]]:
    spell = match.hand(make_card("Spell", "instant", convoke(), SpellAbility(()), cost=cost))
    mana = ["".join(f"{{{color}}}" for color in colors) for colors in creatures]
    tapped_later = [match.put(make_card("Creature", cost=each)) for each in mana]
    match.mana("".join(f"{{{each}}}" for each in pool))
    return spell, tapped_later


def accepted(match: Any, spell: str, payments: Sequence[tuple[str, str]]) -> bool:
    try:
        match.cast(spell, convoke=payments)
    except IllegalAction:
        return False
    return True


@SOLO
@example("{2}{R}{R}", [("R", "R"), ("R", "R"), ("", "1"), ("G", "1")], "")
@example("{2}{R}{R}", [("R", "R"), ("R", "R"), ("R", "R")], "RR")
@example("{G/W}{G/W}", [("G", "G")], "W")
@example("{2/B}", [("", "1"), ("", "1")], "")
@given(COSTS, PAYERS, POOLS)
def test_702_51a_a_payment_is_accepted_exactly_if_it_covers_the_total_cost(
    new_match: Any, make_card: MakeCard, cost: str, payers: list[Payer], pool: str
) -> None:
    match = new_match()
    spell, creatures = set_up(match, make_card, cost, [colors for colors, _ in payers], pool)
    announced = [(each, f"{{{pays}}}") for each, (_, pays) in zip(creatures, payers, strict=True)]
    allowed = [[pays] if pays == "1" or pays in colors else [] for colors, pays in payers]
    feasible = [needed for needed in units(cost) if covered(needed, allowed, pool)]
    assert accepted(match, spell, announced) == bool(feasible)
    player, spent_on = match.game.players["Alice"], (len(needed) for needed in feasible)
    if feasible:
        paid = len(creatures) + len(pool) - player.pool.total() + (20 - player.life) // 2
        assert paid in set(spent_on)
    assert [match.obj(each).tapped for each in creatures] == [bool(feasible)] * len(creatures)


@SOLO
@given(COSTS, st.lists(COLORS, max_size=5), POOLS)
def test_702_51a_whatever_a_matching_finds_the_engine_accepts(
    new_match: Any, make_card: MakeCard, cost: str, colors: list[str], pool: str
) -> None:
    possible = [["1", *each] for each in colors]
    found = next((answer for needed in units(cost) if (answer := covered(needed, possible, pool))), None)
    assume(found is not None)
    assert found is not None
    match = new_match()
    spell, creatures = set_up(match, make_card, cost, colors, pool)
    payments = [(each, f"{{{found['creature', number]}}}") for number, each in enumerate(creatures)]
    assert accepted(match, spell, payments)


# --- Which creatures, and when ---------------------------------------------------------------------------------------


@pytest.fixture
def spell(match: Any, make_card: MakeCard) -> str:
    """An instant with convoke for {2}{R}{R} in Alice's hand, and four red mana in her pool."""
    match.mana("{R}{R}{R}{R}")
    return str(match.hand(make_card("Spell", "instant", convoke(), SpellAbility(()), cost="{2}{R}{R}")))


@pytest.mark.parametrize(
    ("types", "player", "state", "reason"),
    [
        ("creature", "Alice", {}, None),
        ("artifact creature", "Alice", {"old": False}, None),
        ("creature", "Alice", {"tapped": True}, "tapped"),
        ("creature", "Alice", {"phased_out": True}, "controls"),
        ("creature", "Bob", {}, "controls"),
        ("artifact", "Alice", {}, "only a creature"),
    ],
)
def test_702_51a_an_untapped_creature_you_control(
    match: Any, spell: str, make_card: MakeCard, types: str, player: str, state: dict[str, Any], reason: str | None
) -> None:
    helper = match.put(make_card("Helper", types, cost="{1}"), player, **state)
    if reason is None:
        match.cast(spell, convoke=[(helper, "{1}")])
        assert match.obj(helper).tapped
        assert str(match.game.players["Alice"].pool) == "{R}"
    else:
        match.refuses(lambda: match.cast(spell, convoke=[(helper, "{1}")]), reason)


@pytest.mark.parametrize("pays", ["{2}", "{1}{1}", "", "{C}", "{X}"])
def test_702_51a_one_creature_pays_one_mana(match: Any, spell: str, make_card: MakeCard, pays: str) -> None:
    helper = match.put(make_card("Helper", cost="{R}"))
    match.refuses(lambda: match.cast(spell, convoke=[(helper, pays)]), "one generic or one coloured mana")


def test_702_51a_one_creature_pays_once(match: Any, spell: str, make_card: MakeCard) -> None:
    helper = match.put(make_card("Helper", cost="{R}"))
    match.refuses(lambda: match.cast(spell, convoke=[(helper, "{R}"), (helper, "{1}")]), "tapped")


def test_702_51a_without_convoke_no_creature_helps(match: Any, make_card: MakeCard) -> None:
    plain, helper = match.hand(make_card("Plain", "instant", SpellAbility(()))), match.put(make_card("Helper"))
    match.refuses(lambda: match.cast(plain, convoke=[(helper, "{1}")]), "does not have convoke")


def test_702_51c_the_permanent_remembers_what_convoked_it(match: Any, make_card: MakeCard) -> None:
    helper, mana_maker = (
        match.put(make_card("Helper")),
        match.put(make_card("Maker", "creature", ActivatedAbility((TapSymbol(),), (AddMana("{G}"),)))),
    )
    wurm = match.hand(make_card("Wurm", "creature", convoke(), cost="{1}{G}"))
    match.cast(wurm, convoke=[(helper, "{1}")], mana_from=[mana_maker])
    match.resolve()
    assert match.obj(wurm).cast.convoked == (match.obj(helper).oid,)


# --- Mana abilities come before the payment --------------------------------------------------------------------------


def test_601_2g_a_creature_tapped_for_mana_is_tapped_when_costs_are_paid(
    match: Any, spell: str, make_card: MakeCard
) -> None:
    maker = match.put(make_card("Maker", "creature", ActivatedAbility((TapSymbol(),), (AddMana("{R}"),)), cost="{R}"))
    match.refuses(lambda: match.cast(spell, mana_from=[maker], convoke=[(maker, "{R}")]), "tapped")
    match.cast(spell, convoke=[(maker, "{R}")])
    match.refuses(lambda: match.activate(maker, "{T}"), "tapped")


def test_601_2g_a_creature_sacrificed_for_mana_is_gone_when_costs_are_paid(
    match: Any, spell: str, make_card: MakeCard
) -> None:
    pet = match.put(make_card("Pet", "creature", ActivatedAbility((SacrificeSelf(),), (AddMana("{B}"),)), cost="{B}"))
    sacrificed = [(pet, "sacrifice")]
    match.refuses(lambda: match.cast(spell, mana_abilities=sacrificed, convoke=[(pet, "{1}")]), "controls")
    match.cast(spell, mana_abilities=sacrificed)
    assert str(match.game.players["Alice"].pool) == "{R}"
    assert match.zone(pet) is Zone.GRAVEYARD


def test_601_2g_only_mana_abilities_are_activated_while_casting(match: Any, spell: str, make_card: MakeCard) -> None:
    fountain = match.put(make_card("Fountain", "artifact", ActivatedAbility((TapSymbol(),), (GainLife(1),))))
    match.refuses(lambda: match.cast(spell, mana_abilities=[(fountain, "{T}")]), "only mana abilities")
    match.refuses(lambda: match.cast(spell, mana_abilities=[(fountain, "{Q}")]), "only mana abilities")


GRANTS = StaticAbility(
    Each(Filter(not_types=("creature",), controller="you", zone=Zone.STACK)), (AddAbilities((convoke(),)),)
)
ALTAR = ActivatedAbility((Sacrifice(CREATURE),), (AddMana("{U}"),))


@pytest.mark.parametrize("printed", [False, True])
def test_601_2h_whether_the_spell_has_convoke_is_decided_as_costs_are_paid(
    match: Any, make_card: MakeCard, printed: bool
) -> None:
    serpent = match.put(make_card("Serpent", "creature", GRANTS, cost="{U}"))
    altar = match.put(make_card("Altar", "artifact", ALTAR))
    helpers = [match.put(make_card("Helper")) for _ in range(2)]
    abilities = [SpellAbility(()), *([convoke()] if printed else [])]
    study = match.hand(make_card("Study", "instant", *abilities, cost="{2}{U}"))
    payments = [(each, "{1}") for each in helpers]
    sacrifice = [(altar, "sacrifice", serpent)]
    if printed:
        match.cast(study, mana_abilities=sacrifice, convoke=payments)
        assert match.zone(study) is Zone.STACK
    else:
        match.refuses(lambda: match.cast(study, mana_abilities=sacrifice, convoke=payments), "does not have convoke")
        match.cast(study, convoke=[*payments, (serpent, "{U}")])
        assert match.obj(serpent).tapped


def test_702_51_a_granted_convoke_is_for_the_spells_that_are_meant(match: Any, make_card: MakeCard) -> None:
    match.put(make_card("Serpent", "creature", GRANTS, cost="{U}"))
    helper, golem = match.put(make_card("Helper")), match.hand(make_card("Golem", "artifact creature"))
    match.refuses(lambda: match.cast(golem, convoke=[(helper, "{1}")]), "does not have convoke")


# --- Combat ----------------------------------------------------------------------------------------------------------


def test_506_4b_tapping_an_attacker_or_a_blocker_leaves_combat_untouched(new_match: Any, make_card: MakeCard) -> None:
    match = new_match(Step.BEGINNING_OF_COMBAT)
    angel = match.put(make_card("Angel", keywords=("vigilance",), power=4))
    giant, bear = match.put(make_card("Giant", power=3, toughness=3)), match.put(make_card("Bear"), "Bob")
    instant = make_card("Spell", "instant", convoke(), SpellAbility(()), cost="{1}")
    mine, theirs = match.hand(instant), match.hand(instant, "Bob")
    match.until(Step.DECLARE_ATTACKERS)
    match.attack(angel, giant)
    match.until(Step.DECLARE_BLOCKERS)
    match.block((bear, giant))
    match.cast(mine, convoke=[(angel, "{1}")])
    match.pass_priority("Alice")
    match.cast(theirs, player="Bob", convoke=[(bear, "{1}")])
    match.resolve()
    assert match.obj(angel).tapped
    assert match.obj(bear).tapped
    match.until(Step.COMBAT_DAMAGE)
    assert match.game.players["Bob"].life == 16
    assert match.obj(giant).damage == 2
    assert match.zone(bear) is Zone.GRAVEYARD


# --- A casting that is undone ----------------------------------------------------------------------------------------


def test_733_1_nothing_triggers_when_a_casting_is_undone(match: Any, make_card: MakeCard) -> None:
    sage = match.put(
        make_card("Sage", "creature", TriggeredAbility(Trigger("becomes-tapped", of="self"), (GainLife(1),)))
    )
    wurm = match.hand(make_card("Wurm", "creature", convoke(), cost="{5}"))
    match.refuses(lambda: match.cast(wurm, convoke=[(sage, "{1}")]), "can't be paid")
    assert match.zone(wurm) is Zone.HAND
    match.resolve()
    assert match.game.players["Alice"].life == 20


ON_THE_BATTLEFIELD = {
    "Bears": "Grizzly Bears",
    "Elves": "Llanowar Elves",
    "Pet": "Blood Pet",
    "Wolf": "Watchwolf",
    "Altar": "Phyrexian Altar",
    "Caetus": "Invasion of Segovia",
    "Electromancer": "Goblin Electromancer",
    "Fist": "Fist of Suns",
}


def _started(mana: str) -> tuple[ReferenceAdapter, dict[str, str]]:
    adapter = ReferenceAdapter()
    hand = ("Siege Wurm", "Stoke the Flames", "Divination", "March of the Multitudes", "Sprout Swarm")
    players = (
        wire.PlayerSetup(
            name="Alice", mana_pool=mana, hand=tuple(wire.CardSetup(alias=name, card=name) for name in hand)
        ),
        wire.PlayerSetup(name="Bob"),
    )
    permanents = tuple(
        wire.PermanentSetup(
            alias=alias,
            card=name,
            controller="Alice",
            owner="Alice",
            controlled_since_turn_began=True,
            face=wire.Face.BACK if alias == "Caetus" else wire.Face.FRONT,
        )
        for alias, name in ON_THE_BATTLEFIELD.items()
    )
    answer = adapter.start(
        wire.Situation(
            ruleset="cr-2026",
            players=players,
            permanents=permanents,
            active_player="Alice",
            step=wire.Step.PRECOMBAT_MAIN,
        )
    )
    assert isinstance(answer, wire.Started)
    return adapter, answer.objects


CREATURES = st.sampled_from(["Bears", "Elves", "Pet", "Wolf", "Caetus", "Electromancer"])
CASTS = st.fixed_dictionaries(
    {
        "card": st.sampled_from(["Siege Wurm", "Stoke the Flames", "Divination", "March of the Multitudes"]),
        "method": st.sampled_from([None, None, None, "{W}{U}{B}{R}{G}", "flashback"]),
        "elves": st.booleans(),
        "pet": st.booleans(),
        "altar": st.none() | CREATURES,
        "x": st.none() | st.integers(0, 2),
        "convoke": st.lists(st.tuples(CREATURES, st.sampled_from(["{1}", "{G}", "{W}", "{U}", "{R}"])), max_size=5),
        "mana": st.sampled_from(["", "{G}{G}", "{R}{R}{W}", "{U}{C}{C}", "{W}{W}{G}{G}{G}{G}{G}"]),
    }
)


@settings(deadline=None, max_examples=150)
@given(CASTS, st.sampled_from(["white", "blue", "red", "green"]))
def test_733_1_an_undone_casting_leaves_an_equal_observation(announced: dict[str, Any], color: str) -> None:
    adapter, ids = _started(announced["mana"])
    before = adapter.observe()
    activations = [wire.ManaActivation(source=ids["Pet"], ability="sacrifice")] if announced["pet"] else []
    if announced["altar"]:
        sacrificed = (ids[announced["altar"]],)
        activations.append(wire.ManaActivation(source=ids["Altar"], ability="sacrifice", cost_objects=sacrificed))
    action = wire.Cast(
        card=ids[announced["card"]],
        method=announced["method"],
        x=announced["x"],
        targets=(wire.PlayerTarget(player="Bob"),) if announced["card"] == "Stoke the Flames" else (),
        mana_from=(ids["Elves"],) if announced["elves"] else (),
        mana_abilities=tuple(activations),
        convoke=tuple(wire.ConvokePayment(creature=ids[each], pays=pays) for each, pays in announced["convoke"]),
    )
    result = adapter.attempt("Alice", action)
    if isinstance(result, wire.NeedsChoice):
        result = adapter.answer(wire.Answer(player="Alice", kind=wire.ChoiceKind.COLOR, values=(color,)))
    after = adapter.observe()
    if isinstance(result, wire.Illegal):
        assert after == before
        assert isinstance(adapter.attempt("Alice", wire.Pass()), wire.Done)
    else:
        assert isinstance(result, wire.Done)
        assert [entry.source for entry in after.stack] == [ids[announced["card"]]]
        tapped = {each.id for each in after.objects if each.tapped}
        assert {ids[each] for each, _ in announced["convoke"]} <= tapped


def test_a_choice_while_casting_can_be_followed_by_a_refusal() -> None:
    adapter, ids = _started("{C}")
    before = adapter.observe()
    activation = wire.ManaActivation(source=ids["Altar"], ability="sacrifice", cost_objects=(ids["Caetus"],))
    payment = wire.ConvokePayment(creature=ids["Bears"], pays="{1}")
    action = wire.Cast(card=ids["Divination"], mana_abilities=(activation,), convoke=(payment,))
    assert isinstance(adapter.attempt("Alice", action), wire.NeedsChoice)
    answer = wire.Answer(player="Alice", kind=wire.ChoiceKind.COLOR, values=("blue",))
    assert isinstance(adapter.answer(answer), wire.Illegal)
    assert adapter.observe() == before


def test_702_51d_instances_are_redundant(match: Any, make_card: MakeCard) -> None:
    twice = (KeywordAbility("convoke"), convoke())
    doubled = match.hand(make_card("Spell", "instant", *twice, SpellAbility(()), cost="{2}"))
    helper = match.put(make_card("Helper"))
    match.refuses(lambda: match.cast(doubled, convoke=[(helper, "{1}"), (helper, "{1}")]), "tapped")
