"""Setting up a situation in the reference engine: the exact state, nothing enters and nothing triggers."""

from __future__ import annotations

from ..reference_engine import mana
from ..reference_engine.game import Game, Player, Step
from ..reference_engine.objects import Card, GameObject, Zone
from . import models as wire
from .reference_cards import card_named

_LIBRARY = ("Forest",) * 10
"""The cards of a library that the situation does not mention."""

UNMENTIONED = "unmentioned-"
"""What the ids of those cards begin with; they are shown only once they have left the library."""


def build_game(situation: wire.Situation) -> tuple[Game, dict[str, str]] | str:
    """The game in this situation, and the object id of each alias; or, as text, what the engine does not know."""
    if wrong := _unknown_player(situation):
        return wrong
    game = Game(situation.ruleset, {}, situation.active_player, Step(situation.step.value))
    ids: dict[str, str] = {}
    try:
        for player in situation.players:
            _add_player(game, player, ids)
        for permanent in situation.permanents:
            _add_permanent(game, permanent, ids)
    except LookupError as error:
        return str(error)
    _attach(game, situation, ids)
    for permanent in situation.permanents:
        _settle_control(game, permanent, ids)
    _stand(game)
    return game, ids


def _unknown_player(situation: wire.Situation) -> str:
    """What names a player, or something to be attached to, that the situation does not have; empty if nothing does."""
    players = {player.name for player in situation.players}
    if situation.active_player not in players:
        return f"active player {situation.active_player}: no such player"
    aliases = {permanent.alias for permanent in situation.permanents}
    for permanent in situation.permanents:
        for field in ("controller", "owner", "protector"):
            name = getattr(permanent, field)
            if name is not None and name not in players:
                return f"{permanent.alias}, {field} {name}: no such player"
        if permanent.attached_to is not None and permanent.attached_to not in players | aliases:
            return f"{permanent.alias}, attached to {permanent.attached_to}: no such permanent or player"
    return ""


def _card(name: str, token: bool = False) -> Card:
    card = card_named(name, token)
    if card is None:
        raise LookupError(f"card {name}")
    return card


def _add_player(game: Game, setup: wire.PlayerSetup, ids: dict[str, str]) -> None:
    player = Player(setup.name, setup.life, lands_played=setup.lands_played)
    for symbol in mana.symbols(setup.mana_pool):
        player.pool.add(symbol)
    game.players[setup.name] = player
    for zone, held in (
        (Zone.HAND, setup.hand),
        (Zone.LIBRARY, setup.library),
        (Zone.GRAVEYARD, setup.graveyard),
        (Zone.EXILE, setup.exile),
    ):
        for card in held or ():
            obj = _add(game, ids, card.alias, _card(card.card), setup.name, zone)
            obj.counters = dict(card.counters)
    if setup.library is None:
        for number, name in enumerate(_LIBRARY, start=1):
            game.add_object(_card(name), f"{UNMENTIONED}{setup.name}-{number}", setup.name, Zone.LIBRARY)


def _add(game: Game, ids: dict[str, str], alias: str, card: Card, owner: str, zone: Zone) -> GameObject:
    ids[alias] = f"object-{len(ids) + 1}"
    return game.add_object(card, ids[alias], owner, zone)


def _add_permanent(game: Game, setup: wire.PermanentSetup, ids: dict[str, str]) -> None:
    obj = _add(game, ids, setup.alias, _card(setup.card, setup.token), setup.owner, Zone.BATTLEFIELD)
    obj.controller = setup.owner
    obj.tapped, obj.flipped, obj.face_down = setup.tapped, setup.flipped, setup.face_down
    obj.phased_out = setup.phased_out
    obj.face = 1 if setup.face is wire.Face.BACK else 0
    obj.counters = dict(setup.counters)
    obj.damage = setup.damage
    obj.protector = setup.protector


def _object(game: Game, identifier: str) -> GameObject:
    return next(obj for obj in game.objects.values() if obj.card_id == identifier)


def _attach(game: Game, situation: wire.Situation, ids: dict[str, str]) -> None:
    for setup in situation.permanents:
        if setup.attached_to is not None:
            known = ids.get(setup.attached_to)
            to = _object(game, known).oid if known else setup.attached_to
            _object(game, ids[setup.alias]).attached_to = to


def _settle_control(game: Game, setup: wire.PermanentSetup, ids: dict[str, str]) -> None:
    """Give the permanent its controller, unless an effect of the situation already does (CR 110.2)."""
    obj = _object(game, ids[setup.alias])
    if game.controller_of(obj.oid) != setup.controller:
        obj.controller = setup.controller
    obj.marker_controller = setup.controller
    obj.since_turn_began = setup.controlled_since_turn_began


def _stand(game: Game) -> None:
    """The active player has priority, except where the step begins with a declaration or has no priority (CR 500.2)."""
    if game.step is Step.DECLARE_ATTACKERS:
        game.declaration, game.declaring = "attackers", [game.active_player]
    elif game.step not in (Step.UNTAP, Step.CLEANUP):
        game.priority = game.active_player
