"""Play at random with the cards of the catalogue: boards, and what players might try, legal or not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hypothesis import strategies as st
from mtg_verdict.adapters import models as wire
from mtg_verdict.adapters.reference_cards import is_known
from mtg_verdict.features.catalogue import cards
from mtg_verdict.reference_engine.abilities import (
    ActivatedAbility,
    AlternativeCost,
    KeywordAbility,
    SpellAbility,
    TargetSpec,
    label_of,
    of_kind,
)
from mtg_verdict.reference_engine.game import Game, StackItem
from mtg_verdict.reference_engine.objects import PERMANENT_TYPES, Entity, Zone
from mtg_verdict.reference_engine.targets import legal_targets

PLAYERS = ("Alice", "Bob", "Chloé")
NOBODY, NOTHING = "Nobody", "no such object"
"""A player and an object that no game has."""
KNOWN = {name: facts for name, facts in cards().items() if is_known(name)}
CARDS = sorted(name for name, facts in KNOWN.items() if not facts.token)
PERMANENTS = sorted(
    name for name, facts in KNOWN.items() if {each.lower() for each in facts.types} & set(PERMANENT_TYPES)
)
ATTACHED = sorted(name for name in PERMANENTS if {"Aura", "Equipment"} & set(KNOWN[name].subtypes))
SUSPENDED = sorted(name for name in CARDS if "suspend" in KNOWN[name].keywords)
STEPS = list(wire.Step)

Draw = Any


# --- Boards ----------------------------------------------------------------------------------------------------------


def _now_and_then(draw: Draw, often: Any, seldom: st.SearchStrategy[Any]) -> Any:
    """As a rule ``often``, else something of ``seldom``."""
    return draw(seldom) if draw(st.integers(0, 7)) == 7 else often


def _permanent(draw: Draw, alias: str, name: str, player: str, players: Sequence[str], hosts: Sequence[str]) -> Any:
    """A permanent in any state that a game can bring about."""
    facts = KNOWN[name]
    battle, nontoken_creature = "Battle" in facts.types, "Creature" in facts.types and not facts.token
    counters = st.sampled_from([{"+1/+1": 1}, {"-1/-1": 1}, {"+1/+1": 2, "-1/-1": 1}, {"charge": 1}])
    return wire.PermanentSetup(
        alias=alias,
        card=name,
        controller=player,
        owner=_now_and_then(draw, player, st.sampled_from(players)),
        token=facts.token,
        controlled_since_turn_began=draw(st.booleans()),
        tapped=_now_and_then(draw, False, st.just(True)),
        face_down=nontoken_creature and _now_and_then(draw, False, st.just(True)),
        phased_out=_now_and_then(draw, False, st.booleans()),
        face=_now_and_then(draw, wire.Face.FRONT, st.sampled_from(wire.Face)) if facts.back else wire.Face.FRONT,
        counters={"defense": draw(st.integers(1, 3))} if battle else _now_and_then(draw, {}, counters),
        damage=_now_and_then(draw, 0, st.integers(0, 2)),
        attached_to=draw(st.sampled_from([*hosts, *players])) if name in ATTACHED else None,
        protector=draw(st.sampled_from(players)) if battle else None,
    )


def _cards(draw: Draw, player: str, zone: str, names: Sequence[str], most: int, **counters: int) -> tuple[Any, ...]:
    drawn = draw(st.lists(st.sampled_from(names), max_size=most))
    return tuple(
        wire.CardSetup(alias=f"{player} {zone} {number}", card=name, counters=counters)
        for number, name in enumerate(drawn)
    )


@st.composite
def situations(draw: Draw, ruleset: str) -> wire.Situation:
    """Two or three players with permanents and cards of all the project has, and much mana.

    State-based actions may be due: Auras are attached to anything at all.
    """
    players = PLAYERS[: draw(st.integers(2, 3))]
    mine = st.lists(st.sampled_from(PERMANENTS) | st.sampled_from(ATTACHED), min_size=1, max_size=5)
    board = [
        (f"{player} permanent {number}", name, player) for player in players for number, name in enumerate(draw(mine))
    ]
    hosts = [alias for alias, _, _ in board]
    return wire.Situation(
        ruleset=ruleset,
        players=tuple(
            wire.PlayerSetup(
                name=player,
                life=_now_and_then(draw, 20, st.integers(1, 4)),
                mana_pool="{W}{U}{B}{R}{G}{C}" * 3,
                hand=_cards(draw, player, "hand", CARDS, 4),
                library=_cards(draw, player, "library", CARDS, 2) if draw(st.integers(0, 7)) == 7 else None,
                graveyard=_cards(draw, player, "graveyard", CARDS, 3),
                exile=_cards(draw, player, "exile", SUSPENDED, 1, time=1),
            )
            for player in players
        ),
        permanents=tuple(_permanent(draw, alias, name, player, players, hosts) for alias, name, player in board),
        active_player="Alice",
        step=_now_and_then(draw, wire.Step.PRECOMBAT_MAIN, st.sampled_from(STEPS)),
    )


# --- What players might try ------------------------------------------------------------------------------------------


def some(draw: Draw, ids: Sequence[str], most: int = 2) -> tuple[str, ...]:
    """A few of these."""
    return tuple(draw(st.lists(st.sampled_from(ids), max_size=most, unique=True))) if ids else ()


def targets(draw: Draw, game: Game, player: str, source: int, specs: Sequence[TargetSpec]) -> tuple[wire.Target, ...]:
    """A target for each that is asked for, as a rule a legal one."""
    chosen: list[wire.Target] = []
    everything: list[Entity] = [*game.players, *game.objects]
    sources = {each.oid: each.source for each in game.stack if not each.spell}
    item = StackItem(0, player, source, spell=False)
    for spec in specs:
        legal = legal_targets(game, spec, item)
        each = draw(st.sampled_from(legal if legal and draw(st.integers(0, 9)) else everything))
        if isinstance(each, str):
            chosen.append(wire.PlayerTarget(player=each))
        elif each in sources:
            known = game.objects.get(sources[each]) or game.last_known[sources[each]]
            chosen.append(wire.AbilityTarget(ability_of=known.card_id))
        else:
            chosen.append(wire.ObjectTarget(object=game.objects[each].card_id))
    return tuple(chosen)


def cast(draw: Draw, game: Game, player: str, own: Sequence[str]) -> wire.Cast:
    """Cast a card from the hand or the graveyard, one of the ways it has."""
    zone = draw(st.sampled_from([Zone.HAND, Zone.HAND, Zone.HAND, Zone.GRAVEYARD]))
    obj = draw(st.sampled_from(game.in_zone(zone, player) or list(game.objects.values())))
    values = game.characteristics(obj.oid)
    ways: list[AlternativeCost | None] = [None, *of_kind(values, AlternativeCost)]
    way = draw(st.sampled_from(ways))
    specs = [spec for ability in of_kind(values, SpellAbility) for spec in ability.targets]
    specs += [
        TargetSpec(each.filter, bool(each.players))
        for each in of_kind(values, KeywordAbility)
        if each.keyword == "enchant"
    ]
    return wire.Cast(
        card=obj.card_id,
        method=way.method if way else draw(st.sampled_from([None] * 7 + ["dash"])),
        targets=targets(draw, game, player, obj.oid, [*specs, *(way.targets if way else ())]),
        x=2,
        mana_from=some(draw, own) if draw(st.integers(0, 3)) == 3 else (),
    )


def activate(draw: Draw, game: Game, player: str, own: Sequence[str]) -> wire.Activate:
    """Activate an ability of a permanent or of a card in the graveyard."""
    possible = [
        (obj, ability)
        for obj in [*game.battlefield(), *game.in_zone(Zone.GRAVEYARD, player)]
        if obj.card_id in own or obj.zone is Zone.GRAVEYARD or obj.attached_to
        for ability in of_kind(game.characteristics(obj.oid), ActivatedAbility)
    ]
    if not possible:
        return wire.Activate(source=own[0], ability="{T}")
    obj, ability = draw(st.sampled_from(possible))
    return wire.Activate(
        source=obj.card_id,
        ability=label_of(ability),
        targets=targets(draw, game, player, obj.oid, ability.targets),
        cost_objects=some(draw, own, 3) if draw(st.booleans()) else (),
    )


def action(draw: Draw, player: str, game: Game) -> wire.Action:
    """Something ``player`` might try."""
    own = [obj.card_id for obj in game.battlefield() if game.controller_of(obj.oid) == player]
    hand = [obj.card_id for obj in game.in_zone(Zone.HAND, player)]
    kinds = ["pass", "pass", "attackers", "leave"] + ["cast"] * 4 * bool(hand) + ["play", "suspend"] * bool(hand)
    kinds += ["activate"] * 3 * bool(own) + ["face up"] * bool(own)
    kind = draw(st.sampled_from([game.declaration] * 20 + kinds if game.declaration else kinds))
    if kind == "cast":
        return cast(draw, game, player, own)
    if kind == "play":
        return wire.PlayLand(card=draw(st.sampled_from(hand)))
    if kind == "suspend":
        return wire.Suspend(card=draw(st.sampled_from(hand)))
    if kind == "activate":
        return activate(draw, game, player, own)
    if kind == "face up":
        return wire.TurnFaceUp(permanent=draw(st.sampled_from(own)))
    if kind == "leave" and draw(st.integers(0, 3)) == 3:
        return wire.LeaveGame()
    if kind == "attackers":
        what: list[wire.ObjectTarget | wire.PlayerTarget] = [wire.PlayerTarget(player=name) for name in game.players]
        what += [wire.ObjectTarget(object=obj.card_id) for obj in game.battlefield() if obj.protector]
        entries = [wire.AttackEntry(attacker=each, target=draw(st.sampled_from(what))) for each in some(draw, own)]
        return wire.Attack(attackers=tuple(entries))
    if kind == "blockers":
        attackers = [game.objects[oid].card_id for oid in game.combat.attackers]
        return wire.Block(
            blockers=tuple(
                wire.BlockEntry(blocker=each, attacker=draw(st.sampled_from(attackers or own)))
                for each in some(draw, own)
            )
        )
    return wire.Pass()


# --- Whatever can be said on the wire --------------------------------------------------------------------------------


def anything(game: Game) -> st.SearchStrategy[wire.Action]:
    """Any action of the wire, about any objects and players, those that do not exist included."""
    ids = st.sampled_from([*(obj.card_id for obj in game.objects.values()), NOTHING])
    players = st.sampled_from([*game.players, NOBODY])
    objects = st.lists(ids, max_size=2).map(tuple)
    labels = sorted(
        {
            label_of(each)
            for obj in game.objects.values()
            for each in of_kind(game.characteristics(obj.oid), ActivatedAbility)
        }
    )
    ability = st.sampled_from([*labels, "{T}"])
    what = st.builds(wire.ObjectTarget, object=ids) | st.builds(wire.PlayerTarget, player=players)
    targets = st.lists(what | st.builds(wire.AbilityTarget, ability_of=ids), max_size=2).map(tuple)
    number = st.none() | st.integers(-1, 3)
    methods = st.sampled_from([None, "dash", "evoke", "flashback", "morph", "awaken", "suspend", "{2}{U}"])
    words = st.lists(st.sampled_from(["buyback", "first", "kicker"]), max_size=1).map(tuple)
    mana = st.lists(st.builds(wire.ManaActivation, source=ids, ability=ability, cost_objects=objects), max_size=1)
    convoke = st.builds(wire.ConvokePayment, creature=ids, pays=st.sampled_from(["{1}", "{G}", "{W}", "{2}"]))
    return st.one_of(
        st.builds(wire.PlayLand, card=ids),
        st.builds(
            wire.Cast,
            card=ids,
            method=methods,
            additional_costs=words,
            targets=targets,
            modes=words,
            x=number,
            mana_from=objects,
            mana_abilities=mana.map(tuple),
            convoke=st.lists(convoke, max_size=2).map(tuple),
            cost_objects=objects,
        ),
        st.builds(
            wire.Activate,
            source=ids,
            ability=ability,
            index=st.integers(1, 2),
            targets=targets,
            modes=words,
            x=number,
            mana_from=objects,
            cost_objects=objects,
        ),
        st.builds(
            wire.Attack,
            attackers=st.lists(st.builds(wire.AttackEntry, attacker=ids, target=what), max_size=2).map(tuple),
        ),
        st.builds(
            wire.Block, blockers=st.lists(st.builds(wire.BlockEntry, blocker=ids, attacker=ids), max_size=2).map(tuple)
        ),
        st.just(wire.Pass()),
        st.builds(wire.TurnFaceUp, permanent=ids, mana_from=objects),
        st.builds(wire.Suspend, card=ids, mana_from=objects),
        st.just(wire.LeaveGame()),
    )


def any_answer(game: Game) -> st.SearchStrategy[wire.Answer]:
    """Any answer of the wire, to whatever choice."""
    things = [obj.card_id for obj in game.objects.values()]
    values = st.sampled_from([*things, *game.players, NOTHING, "yes", "red", "1"])
    return st.builds(
        wire.Answer,
        player=st.sampled_from([*game.players, NOBODY]),
        kind=st.sampled_from(wire.ChoiceKind),
        values=st.lists(values, max_size=3).map(tuple),
    )


def answer(draw: Draw, asked: wire.Choice) -> wire.Answer:
    """One of the answers that a choice allows."""
    options = asked.options or ()
    least, most = min(asked.minimum, len(options)), min(asked.maximum, len(options))
    chosen = st.lists(st.sampled_from(options), min_size=least, max_size=most, unique=True) if options else st.just([])
    values = draw(chosen)
    return wire.Answer(player=asked.player, kind=asked.kind, values=tuple(values))


def moments(players: Sequence[str]) -> st.SearchStrategy[wire.Until]:
    """Something to let time pass until."""
    step = st.builds(wire.UntilStep, player=st.sampled_from(players), step=st.sampled_from(STEPS))
    return st.one_of(st.just(wire.UntilStackEmpty()), st.just(wire.UntilTopResolved()), step)
