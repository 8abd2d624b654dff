"""Setting up a situation: a fresh game whose state is edited into the situation, then a few debug actions.

Nothing enters the battlefield and nothing triggers, because objects are written where they stand. What only the
engine can do consistently (turning face down, showing the back face, attaching) goes through its own actions.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from ...features.catalogue import cards
from ..models import CardSetup, Face, PermanentSetup, PlayerSetup, Situation, Step
from .card_data import CardData, custom_face, engine_module, token_face
from .errors import NotExpressible, PhaseError
from .table import Table, actor, debug
from .words import COLOR_NAMES, PHASE_OF_STEP, counter_to_engine, symbols

_TURN = 9
"""The turn number of every situation: late enough that each player has had turns."""
_FILLER = "Forest"
_LIBRARY_SIZE = 10
_TWO, _MOST = 2, 6
"""Players of the engine's ordinary formats, and of its free-for-all (CR 806), which it wants for more than two."""
_NO_SETUP = {Step.UNTAP, Step.CLEANUP, Step.DECLARE_BLOCKERS, Step.COMBAT_DAMAGE}


@dataclass(frozen=True)
class _Place:
    """Where a card of the situation goes."""

    alias: str
    card: str
    owner: int
    zone: str
    setup: CardSetup | PermanentSetup


def set_up(situation: Situation, data: CardData) -> tuple[Table, dict[str, str]]:
    """A table at which ``situation`` stands, and the object id of each alias.

    Raises:
        NotExpressible: the situation holds something the engine cannot be set up with.
        PhaseError: the engine silently left out a card.
    """
    _refuse(situation)
    seats = {player.name: seat for seat, player in enumerate(situation.players)}
    places = list(_places(situation, seats))
    custom = _custom(situation)
    database = custom | _database({place.card for place in places if place.card.lower() not in custom}, data)
    table = _new_game(database, places, seats)
    full = table.game.state()
    ids = _write(full["state"], situation, places, seats)
    table.game = table.engine.load_game(full)
    _finish(table, situation, ids)
    return table, {alias: str(number) for alias, number in ids.items()}


def _refuse(situation: Situation) -> None:
    if not _TWO <= len(situation.players) <= _MOST:
        raise NotExpressible(f"a game of {len(situation.players)} players")
    if situation.step in _NO_SETUP:
        raise NotExpressible(f"a situation in the {situation.step} step")
    hosts = {permanent.attached_to for permanent in situation.permanents}
    attached = {permanent.alias for permanent in situation.permanents if permanent.attached_to is not None}
    for permanent in situation.permanents:
        if permanent.flipped:
            raise NotExpressible(f"a permanent set up flipped: {permanent.card}")
        if permanent.phased_out and permanent.alias in hosts | attached:
            raise NotExpressible(f"a permanent set up phased out with what is attached: {permanent.card}")
    for player in situation.players:
        for symbol in symbols(player.mana_pool):
            if symbol not in COLOR_NAMES:
                raise NotExpressible(f"{{{symbol}}} in a mana pool")


def _places(situation: Situation, seats: dict[str, int]) -> Iterator[_Place]:
    for permanent in situation.permanents:
        yield _Place(permanent.alias, permanent.card, seats[permanent.owner], "Battlefield", permanent)
    for player in situation.players:
        seat = seats[player.name]
        zones = {"Hand": player.hand, "Graveyard": player.graveyard, "Exile": player.exile}
        for zone, entries in zones.items():
            for entry in entries:
                yield _Place(entry.alias, entry.card, seat, zone, entry)
        for entry in _library(player):
            yield _Place(entry.alias, entry.card, seat, "Library", entry)


def _library(player: PlayerSetup) -> tuple[CardSetup, ...]:
    if player.library is not None:
        return player.library
    return tuple(CardSetup(alias=f"\0{player.name} library {n}", card=_FILLER) for n in range(_LIBRARY_SIZE))


def _custom(situation: Situation) -> dict[str, Any]:
    """The engine's faces of the cards that the situation defines.

    Raises:
        NotExpressible: the engine does not understand the text of one.
    """
    return {card.name.lower(): custom_face(card) for card in situation.custom_cards}


def _database(names: set[str], data: CardData) -> dict[str, Any]:
    """The engine's faces of every card named, and of the filler of the decks."""
    database: dict[str, Any] = {}
    for name in names | {_FILLER}:
        faces = data.faces(name)
        if faces is None:
            facts = cards().get(name)
            if facts is None or not facts.token:
                raise NotExpressible(f"the card {name}, which is not in the card data ({data.source})")
            faces = {name.lower(): token_face(facts)}
        database |= faces
    return database


def _new_game(database: dict[str, Any], places: list[_Place], seats: dict[str, int]) -> Table:
    engine = engine_module().Engine.from_json(json.dumps(database))
    decks = [[_FILLER] * 7 for _ in seats]
    for place in places:
        decks[place.owner].append(place.card)
    format_name = "Standard" if len(decks) == _TWO else "FreeForAll"
    game = engine.new_game(decks[0], decks[1], extra_players=decks[2:] or None, first_player=0, format=format_name)
    for _ in range(10 * len(seats)):
        waiting = game.waiting_for()
        if waiting["type"] != "MulliganDecision":
            break
        keep = {"type": "MulliganDecision", "data": {"choice": {"type": "Keep"}}}
        game.apply(waiting["data"]["pending"][0]["player"], keep)
    return Table(engine, game, seats)


def _write(state: dict[str, Any], situation: Situation, places: list[_Place], seats: dict[str, int]) -> dict[str, int]:
    """Edit a fresh game's ``state`` into the situation; the object id of each alias."""
    objects = state["objects"]
    free: dict[tuple[int, str], list[str]] = {}
    for key in sorted(objects, key=int, reverse=True):
        free.setdefault((objects[key]["owner"], objects[key]["name"]), []).append(key)
    for name in ("battlefield", "exile", "zone_changes_this_turn"):
        state[name] = []
    for player in state["players"]:
        player["hand"], player["library"], player["graveyard"] = [], [], []
    ids: dict[str, int] = {}
    hosts = {permanent.attached_to for permanent in situation.permanents}
    for stamp, place in enumerate(places, start=2):
        stock = free.get((place.owner, place.card))
        if not stock:
            raise PhaseError(f"the engine did not take {place.card} into its deck")
        key = stock.pop()
        ids[place.alias] = int(key)
        _write_object(objects[key], place, seats, stamp)
        if place.alias in hosts:
            # An Aura may be what gives control; without it the owner would have it back (CR 110.2).
            objects[key]["base_controller"] = place.owner
        _list_in_zone(state, place, int(key))
    _attach(objects, situation, ids, seats)
    for key in list(objects):
        if int(key) not in set(ids.values()):
            del objects[key]
    _write_turn(state, situation, seats, len(places) + 2)
    return {alias: number for alias, number in ids.items() if not alias.startswith("\0")}


def _attach(objects: dict[str, Any], situation: Situation, ids: dict[str, int], seats: dict[str, int]) -> None:
    """Write down what is attached to what; the engine's own action would give a new timestamp (CR 613.7e).

    It would not attach anything to itself either, which a situation may want to show (CR 303.4d).
    """
    for permanent in situation.permanents:
        host, number = permanent.attached_to, ids[permanent.alias]
        if host is None:
            continue
        to_object = host in ids
        place = {"type": "Object", "data": ids[host]} if to_object else {"type": "Player", "data": seats[host]}
        objects[str(number)]["attached_to"] = place
        if to_object:
            objects[str(ids[host])].setdefault("attachments", []).append(number)


def _list_in_zone(state: dict[str, Any], place: _Place, number: int) -> None:
    if place.zone in ("Battlefield", "Exile"):
        state[place.zone.lower()].append(number)
    else:
        state["players"][place.owner][place.zone.lower()].append(number)


def _write_object(value: dict[str, Any], place: _Place, seats: dict[str, int], stamp: int) -> None:
    value.update(zone=place.zone, timestamp=stamp, incarnation=2)
    setup = place.setup
    value["counters"] = {counter_to_engine(name): count for name, count in setup.counters.items()}
    if not isinstance(setup, PermanentSetup):
        return
    new = not setup.controlled_since_turn_began
    value.update(
        controller=seats[setup.controller],
        base_controller=seats[setup.controller],
        tapped=setup.tapped,
        damage_marked=setup.damage,
        summoning_sick=new,
        entered_battlefield_turn=_TURN if new else 1,
    )
    if setup.phased_out:
        value["phase_status"] = {"status": "PhasedOut", "cause": "Directly"}
    if setup.token:
        value["is_token"] = True
    for counter in ("loyalty", "defense"):
        if counter in setup.counters:
            value[counter] = setup.counters[counter]
    if setup.protector is not None:
        value.setdefault("chosen_attributes", []).append({"type": "Player", "value": seats[setup.protector]})


def _write_turn(state: dict[str, Any], situation: Situation, seats: dict[str, int], stamp: int) -> None:
    active = seats[situation.active_player]
    step = Step.BEGINNING_OF_COMBAT if situation.step is Step.DECLARE_ATTACKERS else situation.step
    state.update(
        turn_number=_TURN,
        active_player=active,
        priority_player=active,
        phase=PHASE_OF_STEP[step],
        waiting_for={"type": "Priority", "data": {"player": active}},
        debug_mode=True,
        next_timestamp=stamp,
        lands_played_this_turn=situation.players[active].lands_played,
    )
    for seat, player in enumerate(situation.players):
        written = state["players"][seat]
        written.update(life=player.life, lands_played_this_turn=player.lands_played, turns_taken=_TURN)


def _finish(table: Table, situation: Situation, ids: dict[str, int]) -> None:
    """What goes through the engine's own actions, then the flags that these disturb."""
    for permanent in situation.permanents:
        if permanent.face_down:
            debug(table, "SetFaceState", object_id=ids[permanent.alias], face_down=True)
        if permanent.face is Face.BACK:
            debug(table, "SetFaceState", object_id=ids[permanent.alias], transformed=True)
            if not table.game.object(ids[permanent.alias])["transformed"]:
                raise NotExpressible(f"the back face of {permanent.card}")
    for permanent in situation.permanents:
        seat, number = table.seats[permanent.controller], ids[permanent.alias]
        if table.game.object(number)["controller"] != seat:
            debug(table, "SetController", object_id=number, controller=seat)
        new = not permanent.controlled_since_turn_began
        shown = table.game.object(ids[permanent.alias])
        if shown is not None and bool(shown.get("summoning_sick")) is not new:
            debug(table, "SetSummoningSickness", object_id=ids[permanent.alias], sick=new)
        if table.game.object(number)["controller"] != seat:
            raise NotExpressible(f"a situation in which {permanent.controller} controls {permanent.card}")
    if situation.step is Step.DECLARE_ATTACKERS:
        _to_declaration(table, len(situation.players))
    for seat, player in enumerate(situation.players):
        if player.mana_pool:
            debug(table, "AddMana", player_id=seat, mana=[COLOR_NAMES[symbol] for symbol in symbols(player.mana_pool)])


def _to_declaration(table: Table, players: int) -> None:
    for _ in range(players):
        if table.game.waiting_for()["type"] == "Priority":
            table.game.apply(actor(table), {"type": "PassPriority"})
    if table.game.waiting_for()["type"] != "DeclareAttackers":
        raise NotExpressible("a situation in the declare attackers step without a possible attacker")
