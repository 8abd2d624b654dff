"""Wrong engines for clauses on enchantments: Auras whose host is illegal or gone, and the checks that see it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from mtg_verdict.reference_engine import auras, priority, state_based_actions, triggers, zones
from mtg_verdict.reference_engine.abilities import Trigger, TriggeredAbility
from mtg_verdict.reference_engine.attaching import attached_to
from mtg_verdict.reference_engine.auras import is_aura
from mtg_verdict.reference_engine.effects_on_permanents import Destroy
from mtg_verdict.reference_engine.game import Event, Game, PendingTrigger
from mtg_verdict.reference_engine.objects import Characteristics, GameObject, Zone
from mtg_verdict.reference_engine.references import Source

from .patching import Patch
from .registry import mutant

_ILLEGAL = "not can_be_attached(game, obj.oid, obj.attached_to)"
"""Where the engine asks whether an Aura may stay where it is."""


@mutant(
    "ench-212.4d-host-restriction-in-play",
    "ench-212.4d-ex-creature-in-play",
    "ench-212.4f-illegal-host-graveyard",
    "ench-212.4g-self-attached-dies",
)
def auras_stay_as_long_as_the_host_is_there(patch: Patch) -> None:
    """What an Aura may enchant is never asked again: it stays as long as what it is attached to is there."""
    there = "(isinstance(obj.attached_to, str) or obj.attached_to in game.zones[Zone.BATTLEFIELD])"
    patch.source(state_based_actions._goes_to_graveyard, _ILLEGAL, f"not {there}")


@mutant("ench-212.4d-extra-restriction-in-play")
def attached_auras_mind_types_only(patch: Patch) -> None:
    """Once an Aura is attached, only the types that its enchant ability names still count, not the colours."""
    types_only = 'Filter(**{**vars(each.filter), "colors": (), "not_colors": ()})'
    chosen = f"({types_only} if game.objects[aura].attached_to == to else each.filter)"
    patch.source(auras.can_enchant, "each.filter.matches", f"{chosen}.matches")


@mutant("x-ench-enchant-you-control-after-steal")
def attached_auras_do_not_mind_controllers(patch: Patch) -> None:
    """Once an Aura is attached, it does not matter who controls what it enchants."""
    whoever = 'Filter(**{**vars(each.filter), "controller": None})'
    chosen = f"({whoever} if game.objects[aura].attached_to == to else each.filter)"
    patch.source(auras.can_enchant, "each.filter.matches", f"{chosen}.matches")


@mutant("ench-212.4f-host-gone-graveyard")
def auras_stay_when_the_host_is_gone(patch: Patch) -> None:
    """An Aura whose host has left the battlefield stays there, attached to nothing."""
    gone = "isinstance(obj.attached_to, int) and obj.attached_to not in game.zones[Zone.BATTLEFIELD]"
    patch.source(
        state_based_actions._goes_to_graveyard,
        "return obj.attached_to is None or",
        f"if {gone}:\n            obj.attached_to = None\n        return obj.attached_to is not None and",
    )


@mutant("ench-212.4f-host-gone-graveyard")
def auras_go_along_with_the_host(patch: Patch) -> None:
    """When a permanent leaves the battlefield, the Auras attached to it go to the same zone."""

    def move_all(original: Callable[..., list[int]], game: Game, oids: Sequence[int], zone: Zone) -> list[int]:
        along = [
            aura
            for oid in oids
            if oid in game.zones[Zone.BATTLEFIELD]
            for aura in attached_to(game, oid)
            if is_aura(game.characteristics(aura))
        ]
        return original(game, [*oids, *along], zone)

    patch.wrap(zones.move_all, move_all)


@mutant("ench-212.4f-player-gone-graveyard")
def auras_stay_on_players_who_left(patch: Patch) -> None:
    """An Aura attached to a player who has left the game stays attached to that player."""
    patch.source(state_based_actions._goes_to_graveyard, _ILLEGAL, f"isinstance(obj.attached_to, int) and {_ILLEGAL}")


@mutant("ench-212.4f-owners-graveyard")
def auras_go_to_their_controllers_graveyard(patch: Patch) -> None:
    """An Aura on the battlefield that goes to a graveyard goes to that of the player who controls it."""
    aura = "zone is Zone.GRAVEYARD and old.zone is Zone.BATTLEFIELD and is_aura(game.characteristics(old.oid))"
    whose = f"game.controller_of(old.oid) if {aura} else old.owner"
    patch.source(zones._new_object, "old.card_id, old.owner, zone", f"old.card_id, {whose}, zone")


@mutant("ench-212.4f-is-state-based")
def losing_the_host_triggers_destruction(patch: Patch) -> None:
    """That an Aura has lost its host makes an ability trigger, which destroys the Aura as it resolves."""
    falls_off = TriggeredAbility(Trigger("delayed"), (Destroy(Source()),))
    mark = "falls off"

    def goes(original: Callable[..., bool], game: Game, obj: GameObject, values: Characteristics) -> bool:
        if not is_aura(values) or not original(game, obj, values):
            return original(game, obj, values)
        if mark not in obj.marks:
            obj.marks |= {mark}
            event = Event("delayed", obj.oid)
            game.pending.append(PendingTrigger(game.controller_of(obj.oid), obj.oid, falls_off, event))
        return False

    patch.wrap(state_based_actions._goes_to_graveyard, goes)


@mutant("ench-212.4g-cannot-enchant-itself")
def auras_may_enchant_themselves(patch: Patch) -> None:
    """An Aura counts as something that it can enchant itself, and may stay attached to itself."""
    patch.source(auras.can_enchant, " or to == aura", "")
    patch.source(auras.choose_host, "obj.oid in among", "obj.oid in (*among, aura)")


@mutant("x-ench-aura-that-is-a-creature")
def auras_that_are_creatures_enchant(patch: Patch) -> None:
    """An Aura that has become a creature may go on enchanting."""
    patch.source(auras.can_enchant, 'values.is_type("creature") and', "False and")


@mutant("x-ench-fall-off-triggers-leaves")
def auras_fall_off_unnoticed(patch: Patch) -> None:
    """An Aura that falls off makes no ability trigger."""
    patch.source(
        state_based_actions._perform_once,
        "    return done or",
        "    fallen = [obj.oid for obj, values in permanents if is_aura(values) and obj.oid in to_graveyard]\n"
        "    game.pending = [each for each in game.pending if each.event.object not in fallen]\n"
        "    return done or",
    )


@mutant("x-ench-enchanted-creature-dies-trigger")
def fallen_auras_forget_what_they_saw(patch: Patch) -> None:
    """What an Aura says of its host's death does not trigger if the Aura is gone when triggers are collected."""
    heard = '[each for each in game.pending if each.source in game.objects or each.ability.trigger.of != "attached"]'
    patch.source(triggers.put_on_stack, "waiting, game.pending = game.pending,", f"waiting, game.pending = {heard},")


@mutant("x-ench-chain-fall-off")
def state_based_actions_checked_once(patch: Patch) -> None:
    """Before a player gets priority, state-based actions are checked once and not again."""
    patch.source(state_based_actions.perform, "while _perform_once", "if _perform_once")
    patch.source(priority.settle, "any_done = True", "return True")


@mutant("x-ench-host-leaves-and-returns")
def auras_are_attached_to_cards(patch: Patch) -> None:
    """An Aura is attached to the card: if that leaves and returns, the Aura is attached to it again."""

    def enter(original: Callable[..., int | None], game: Game, oid: int, controller: str, **how: object) -> int | None:
        new = original(game, oid, controller, **how)
        if new is not None:
            card = game.objects[new].card_id
            earlier = [each.oid for each in game.last_known.values() if each.card_id == card]
            for obj in game.battlefield():
                if obj.attached_to in earlier:
                    obj.attached_to = new
        return new

    patch.wrap(zones.enter, enter)


@mutant("x-ench-same-aura-twice")
def a_second_equal_aura_replaces_the_first(patch: Patch) -> None:
    """Of several Auras of one name on a permanent only the latest stays."""
    same = "other.attached_to == obj.attached_to and other.card.name == obj.card.name"
    later = f"any({same} and other.oid > obj.oid for other in game.battlefield())"
    patch.source(state_based_actions._goes_to_graveyard, _ILLEGAL, f"{later} or {_ILLEGAL}")
