"""Auras, the local enchantments of old: what they may enchant and how that is found out (CR 303.4, 702.5)."""

from __future__ import annotations

from collections.abc import Collection

from .abilities import CantBeEnchanted, KeywordAbility, of_kind
from .choices import choose_one
from .game import Game
from .objects import Characteristics, Entity
from .protection import protected_from
from .references import Context, Filter
from .rulesets import RULESETS


def is_aura(values: Characteristics) -> bool:
    """Whether an object is an Aura (CR 303.4)."""
    return values.is_type("enchantment") and values.has_subtype("Aura")


def can_enchant(game: Game, aura: int, to: Entity) -> bool:
    """Whether an Aura, on the battlefield or as a spell, could be attached to an object or player (CR 303.4c-d)."""
    values = game.characteristics(aura)
    enchants = [each for each in of_kind(values, KeywordAbility) if each.keyword == "enchant"]
    if not enchants or (values.is_type("creature") and not RULESETS[game.ruleset].auras_that_are_creatures_may_enchant):
        return False
    if isinstance(to, str):
        return game.players[to].in_game and all(_allows_player(game, each, aura, to) for each in enchants)
    if game.permanent(to) is None or to == aura:
        return False
    if protected_from(game, to, aura) or cant_be_enchanted(game, to, aura):
        return False
    you = game.controller_of(aura)
    return all(each.filter is not None and each.filter.matches(game, to, you, aura) for each in enchants)


def _allows_player(game: Game, enchant: KeywordAbility, aura: int, player: str) -> bool:
    """Whether an enchant ability is about a player like this one (CR 702.5d)."""
    return enchant.players == "any" or (enchant.players == "opponent" and player != game.controller_of(aura))


def cant_be_enchanted(game: Game, oid: int, aura: int) -> bool:
    """Whether an effect says that a permanent can't be enchanted by an Aura."""
    for obj in game.battlefield():
        for ability in of_kind(game.characteristics(obj.oid), CantBeEnchanted):
            excepted = ability.except_source and obj.oid == aura
            if not excepted and oid in ability.affects.find(Context(game, game.controller_of(obj.oid), obj.oid)):
                return True
    return False


def choose_host(game: Game, aura: int, chooser: str, among: Collection[int] | None = None) -> Entity | None:
    """What an Aura that enters otherwise than by resolving as one will enchant; it does not target (CR 303.4f).

    Args:
        game: the game, the Aura already among its permanents.
        aura: the Aura that is entering.
        chooser: the player who chooses.
        among: the permanents it may be attached to, all of them if ``None``.

    Returns:
        a permanent or player, or ``None`` if there is nothing it can enchant (CR 303.4g).
    """
    permanents = [obj.oid for obj in game.battlefield() if among is None or obj.oid in among]
    entities: list[Entity] = [*permanents, *game.turn_order_from(chooser)]
    options = [each for each in entities if can_enchant(game, aura, each)]
    if not options:
        return None
    kind = "player" if all(isinstance(each, str) for each in options) else "objects"
    return choose_one(game, chooser, kind, options, aura, "enchant")


def who_chooses_host(game: Game, controller: str, put_by: str) -> str:
    """Who chooses what an Aura enchants that ``put_by`` puts onto the battlefield under ``controller`` (CR 303.4f)."""
    return put_by if RULESETS[game.ruleset].who_puts_an_aura_onto_the_battlefield_chooses_its_host else controller


def subtypes_shown(game: Game, values: Characteristics) -> tuple[str, ...]:
    """The subtypes as the type line of the edition has them: an Aura, or what a local enchantment enchants."""
    if not is_aura(values) or not RULESETS[game.ruleset].local_enchantments_are_no_auras:
        return values.subtypes
    designations = [
        f"enchant {_designation(each)}" for each in of_kind(values, KeywordAbility) if each.keyword == "enchant"
    ]
    return tuple(each for each in values.subtypes if each != "Aura") + tuple(designations)


def _designation(enchant: KeywordAbility) -> str:
    if enchant.filter is None:
        return "opponent" if enchant.players == "opponent" else "player"
    described: Filter = enchant.filter
    words = [*described.subtypes, *described.all_types, *described.types]
    return " ".join(words) if words else "permanent"
