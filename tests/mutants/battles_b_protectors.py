"""Wrong engines for clauses on battles: who protects them, and when a new protector is chosen."""

from __future__ import annotations

from collections.abc import Callable

from mtg_verdict.reference_engine import battles, combat_damage, copying, leaving_the_game, zones
from mtg_verdict.reference_engine.game import Game, Step
from mtg_verdict.reference_engine.objects import Entity

from .patching import Patch
from .registry import mutant

_WAITS = "protector is None and is_attacked(game, obj.oid)"
_CHOOSER = "game.controller_of(oid), "


@mutant("siege-enters-choose-protector")
def opponents_choose_the_protector(patch: Patch) -> None:
    """An opponent of a Siege's controller chooses who protects it."""
    patch.source(battles.choose_protector, _CHOOSER, "players[0], ")


@mutant("siege-becomes-copy-protector")
def what_becomes_a_battle_has_no_protector(patch: Patch) -> None:
    """No protector is chosen for a battle that never had one; only one that is lost is replaced."""
    patch.source(battles.in_need_of_protector, _WAITS, "obj.protector is None")


@mutant("siege-becomes-copy-protector")
def what_becomes_a_copy_takes_the_protector_along(patch: Patch) -> None:
    """What becomes a copy of a battle is protected by the protector of that battle, unless it has one."""
    old = "continuous_effects.begin("
    new = "for each in affected:\n            permanent = ctx.game.objects[each]\n            "
    new += "permanent.protector = permanent.protector or ctx.game.objects[original].protector\n        "
    patch.source(copying.BecomeCopy.apply, old, new + old)


@mutant("x-bt-copy-chooses-own-protector")
def what_enters_as_a_copy_takes_the_protector_along(patch: Patch) -> None:
    """What enters as a copy of a battle is protected by the protector of that battle, and none is chosen."""
    old = "ctx = Context("
    patch.source(copying.EntersAsCopy.apply, old, f"obj.protector = game.objects[original].protector\n        {old}")
    old = 'if values.is_type("battle"):'
    patch.source(zones._enter_with_printed_counters, old, 'if values.is_type("battle") and new.protector is None:')


@mutant("x-bt-nonsiege-protector")
def opponents_protect_every_battle(patch: Patch) -> None:
    """A battle of whatever type is protected by an opponent of its controller, as a Siege is."""
    patch.source(battles.possible_protectors, 'game.characteristics(oid).has_subtype("Siege")', "True")


@mutant("siege-protector-repair-is-sba")
def wrong_protectors_are_replaced_next_turn(patch: Patch) -> None:
    """A protector who can't protect a battle any more is replaced only as the next upkeep comes."""

    def later(original: Callable[[Game], list[int]], game: Game) -> list[int]:
        return [
            oid
            for oid in original(game)
            if game.step is Step.UPKEEP or battles.protector_of(game, game.objects[oid]) is None
        ]

    patch.wrap(battles.in_need_of_protector, later)


@mutant("bt-mp-protector-leaves-unattacked")
def protectors_who_leave_are_not_replaced(patch: Patch) -> None:
    """A battle whose protector has left the game has no protector from then on."""
    patch.source(battles.in_need_of_protector, _WAITS, f"obj.protector and protector is None or {_WAITS}")


@mutant("bt-mp-protector-leaves-unattacked")
def battles_whose_protector_left_go_to_the_graveyard(patch: Patch) -> None:
    """A battle that is not attacked and whose protector has left the game is put into its owner's graveyard."""

    def and_unprotected(original: Callable[[Game], list[int]], game: Game) -> list[int]:
        return original(game) + [
            oid
            for oid in battles.in_need_of_protector(game)
            if game.objects[oid].protector and battles.protector_of(game, game.objects[oid]) is None
        ]

    patch.wrap(battles.without_defense, and_unprotected)


@mutant("bt-mp-protector-leaves-attacked")
def protectors_who_leave_are_replaced_at_once(patch: Patch) -> None:
    """A new protector is chosen at once for a battle whose protector has left the game, even while it is attacked."""
    patch.source(battles.in_need_of_protector, _WAITS, "False")


@mutant("bt-mp-protector-leaves-attacked", ruleset="cr-2024")
def protectors_who_leave_are_replaced_at_once_and_block(patch: Patch) -> None:
    """A new protector is chosen at once although the battle is attacked, and may block what attacks it."""
    patch.source(battles.in_need_of_protector, _WAITS, "False")


@mutant("bt-mp-protector-leaves-still-attacked")
def attacks_on_the_battles_of_who_left_are_cancelled(patch: Patch) -> None:
    """When a player leaves the game, what attacks a battle they protected attacks nothing any more."""
    old = "for name in players:\n        _take_along(game, name)\n"
    new = "for attacker in game.combat.attackers:\n        if game.combat.defending[attacker] in players:\n"
    new += "            game.combat.attackers[attacker] = None\n    "
    patch.source(leaving_the_game.leave, old, new + old)


@mutant("bt-mp-protector-leaves-damage")
def battles_without_protector_are_dealt_no_combat_damage(patch: Patch) -> None:
    """No combat damage is assigned to a battle whose protector has left the game."""

    def protected(original: Callable[[Game, Entity | None], bool], game: Game, target: Entity | None) -> bool:
        if isinstance(target, int) and game.characteristics(target).is_type("battle"):
            return battles.protector_of(game, game.objects[target]) is not None
        return original(game, target)

    patch.wrap(combat_damage._is_there, protected)


@mutant("x-bt-mp-protector-chosen-mid-combat")
def protectors_are_replaced_after_combat_only(patch: Patch) -> None:
    """A battle that was attacked this combat gets no new protector before combat is over, whatever attacks it now."""
    new = "protector is None and (is_attacked(game, obj.oid) or obj.protector in game.combat.defending.values())"
    patch.source(battles.in_need_of_protector, _WAITS, new)
