"""Additional phases (CR 500.8), manifest (701.40) and blitz (702.152)."""

from __future__ import annotations

from functools import partial

from mtg_verdict.reference_engine.abilities import AsThoughFlash, SpellAbility, TargetSpec
from mtg_verdict.reference_engine.effects_on_permanents import PhaseOut
from mtg_verdict.reference_engine.extra_phases import AddPhases, UntapAttackers
from mtg_verdict.reference_engine.game import Step
from mtg_verdict.reference_engine.keywords import blitz, morph
from mtg_verdict.reference_engine.manifesting import ManifestTopCard
from mtg_verdict.reference_engine.objects import Card, Zone
from mtg_verdict.reference_engine.references import Filter

from .card_play import hand, life
from .conftest import BEAR, FOREST, Match, card

ASSAULT = card(
    "Assault",
    "sorcery",
    SpellAbility((UntapAttackers(), AddPhases((Step.BEGINNING_OF_COMBAT, Step.POSTCOMBAT_MAIN)))),
    cost="{0}",
)
MANIFEST = card("Manifest", "sorcery", SpellAbility((ManifestTopCard(),)), cost="{0}")
PHASE_OUT = SpellAbility((PhaseOut(),), (TargetSpec(Filter(types=("creature",))),))
RUSHER = card("Rusher", "creature", blitz("{R}"), cost="{2}{R}", power=2, toughness=1)


def test_500_8_the_turn_goes_on_in_its_order_after_added_phases(match: Match) -> None:
    bear = match.put(BEAR)
    match.cast(match.hand(ASSAULT))
    match.resolve()
    for _ in range(2):
        match.until(Step.DECLARE_ATTACKERS)
        match.attack(bear)
        match.until(Step.POSTCOMBAT_MAIN)
        match.obj(bear).tapped = False
    match.until(Step.END)
    assert life(match, "Bob") == 16
    match.until(Step.UPKEEP, "Bob")
    assert match.game.turn_number == 2


def test_500_8_phases_added_later_come_first(new_match: type[Match]) -> None:
    match = new_match(Step.POSTCOMBAT_MAIN)
    for _ in range(2):
        match.cast(match.hand(ASSAULT))
        match.resolve()
    for _ in range(2):
        match.until(Step.BEGINNING_OF_COMBAT)
        match.until(Step.POSTCOMBAT_MAIN)
    match.until(Step.END)
    assert match.game.turn_number == 1


def test_500_8_outside_a_main_phase_no_phase_follows_this_main_phase(match: Match) -> None:
    match.put(card("Orrery", "artifact", AsThoughFlash()))
    bear = match.put(BEAR)
    match.until(Step.DECLARE_ATTACKERS)
    match.attack(bear)
    match.cast(match.hand(ASSAULT))
    match.resolve()
    assert not match.obj(bear).tapped
    match.until(Step.POSTCOMBAT_MAIN)
    assert not match.game.added_phases
    match.until(Step.BEGINNING_OF_COMBAT)
    assert match.game.turn_number == 3


def test_702_26b_attackers_that_phased_out_do_not_untap(match: Match) -> None:
    bear = match.put(BEAR)
    match.until(Step.DECLARE_ATTACKERS)
    match.attack(bear)
    match.cast(match.hand(card("Slip", "instant", PHASE_OUT, cost="{0}")), bear)
    match.resolve()
    match.until(Step.POSTCOMBAT_MAIN)
    match.cast(match.hand(ASSAULT))
    match.resolve()
    assert match.obj(bear).tapped


def _manifest(match: Match, what: Card) -> str:
    manifested = match.put(what, zone=Zone.LIBRARY)
    library = match.table.game.zones[Zone.LIBRARY]
    library.insert(0, library.pop())
    match.cast(match.hand(MANIFEST))
    match.resolve()
    assert match.obj(manifested).face_down
    assert match.power_toughness(manifested) == (2, 2)
    return manifested


def test_701_40b_a_creature_card_is_turned_face_up_for_its_mana_cost(match: Match) -> None:
    bear = _manifest(match, BEAR)
    match.refuses(lambda: match.turn_face_up(bear), "118.3a")
    match.mana("{G}{G}")
    match.turn_face_up(bear)
    assert match.values(bear).name == "Bear"
    assert not match.game.stack


def test_701_40b_no_other_card_is_turned_face_up(match: Match) -> None:
    forest = _manifest(match, FOREST)
    match.refuses(lambda: match.turn_face_up(forest), "702.37e")
    arbor = _manifest(match, card("Arbor", "creature", cost=None))
    match.refuses(lambda: match.turn_face_up(arbor), "702.37e")


def test_701_40c_a_card_with_morph_is_turned_face_up_for_either_cost(match: Match) -> None:
    for mana in ("{G}", "{U}{U}"):
        masked = _manifest(match, card("Masked", "creature", morph("{U}{U}"), cost="{G}"))
        match.refuses(partial(match.turn_face_up, masked), "118.3a")
        match.mana(mana)
        match.turn_face_up(masked)
        assert not match.obj(masked).face_down


def test_702_152a_blitz_is_haste_a_sacrifice_and_a_card(match: Match) -> None:
    rusher = match.hand(RUSHER)
    match.mana("{R}")
    match.cast(rusher, method="blitz")
    match.resolve()
    assert match.values(rusher).has_keyword("haste")
    match.until(Step.END)
    match.resolve()
    assert match.zone(rusher) is Zone.GRAVEYARD
    assert hand(match) == 1


def test_702_152a_cast_for_its_mana_cost_it_is_an_ordinary_creature(match: Match) -> None:
    rusher = match.hand(RUSHER)
    match.mana("{R}{R}{R}")
    match.cast(rusher)
    match.resolve()
    assert not match.values(rusher).has_keyword("haste")
    match.until(Step.UPKEEP, "Bob")
    assert match.zone(rusher) is Zone.BATTLEFIELD
    assert hand(match) == 0
