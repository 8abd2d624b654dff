"""Wrong engines for clauses on enchantments: who controls an Aura, and who controls what it enchants."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from mtg_verdict.reference_engine import activating, continuous_effects, targets, zones
from mtg_verdict.reference_engine.abilities import Ability, ActivatedAbility, StaticAbility, of_kind
from mtg_verdict.reference_engine.attaching import attached_to
from mtg_verdict.reference_engine.choices import IllegalAction
from mtg_verdict.reference_engine.game import Game, StackItem
from mtg_verdict.reference_engine.modifications import AddAbilities, ChangeControl
from mtg_verdict.reference_engine.objects import Entity, GameObject, Zone

from .patching import Patch
from .registry import mutant


def _granted_by(game: Game, aura: int) -> list[Ability]:
    """The abilities that an Aura gives to what it enchants."""
    changes = [each for static in _statics(game, aura) for each in static.modifications]
    return [ability for each in changes if isinstance(each, AddAbilities) for ability in each.abilities]


def _control_auras(game: Game, oid: int) -> list[GameObject]:
    """The Auras attached to a permanent that give control of it, the latest last."""
    found = [game.objects[each] for each in attached_to(game, oid)]
    found = [obj for obj in found if any(_gives_control(each) for each in _statics(game, obj.oid))]
    return sorted(found, key=lambda obj: obj.timestamp)


def _statics(game: Game, oid: int) -> list[StaticAbility]:
    return of_kind(game.characteristics(oid), StaticAbility)


def _gives_control(ability: StaticAbility) -> bool:
    return any(isinstance(each, ChangeControl) for each in ability.modifications)


@mutant("ench-212.4i-separate-controllers")
def auras_controlled_by_the_hosts_controller(patch: Patch) -> None:
    """Whoever controls a permanent controls the Auras that were cast on it."""
    # Those that a scenario begins with are left alone: it could not be set up otherwise.
    patch.source(
        continuous_effects._apply_layer,
        "    if layer is Layer.TYPE:",
        "    for obj in game.battlefield() if layer is Layer.CONTROL else ():\n"
        "        if obj.cast is not None and obj.attached_to in result.controllers:\n"
        "            result.controllers[obj.oid] = result.controllers[obj.attached_to]\n"
        "    if layer is Layer.TYPE:",
    )


@mutant("ench-212.4i-host-control-change")
def auras_follow_their_host_to_its_new_controller(patch: Patch) -> None:
    """Whoever gains control of a permanent gains control of the Auras attached to it."""

    def notice(original: Callable[..., None], game: Game, oid: int, player: str) -> None:
        original(game, oid, player)
        for each in attached_to(game, oid):
            game.objects[each].controller = game.controller_of(oid)

    patch.wrap(continuous_effects._notice_loss_of_control, notice)


@mutant("ench-212.4i-aura-control-change")
def hosts_follow_their_aura_to_its_new_controller(patch: Patch) -> None:
    """Whoever gains control of an Aura gains control of what it enchants."""

    def notice(original: Callable[..., None], game: Game, oid: int, player: str) -> None:
        original(game, oid, player)
        host = game.objects[oid].attached_to
        if isinstance(host, int) and host in game.objects:
            game.objects[host].controller = game.controller_of(oid)

    patch.wrap(continuous_effects._notice_loss_of_control, notice)


@mutant("ench-212.4i-aura-abilities-by-aura-controller")
def hosts_controllers_activate_abilities_of_auras(patch: Patch) -> None:
    """The controller of the enchanted permanent may activate the abilities of the Aura too."""
    host = "isinstance(at := game.objects[source].attached_to, int) and game.controller_of(at) == player"
    old = "game.controller_of(source) != player"
    patch.source(activating.check_may_activate, old, f"{old} and not ({host})")


@mutant("ench-212.4i-granted-ability-by-host-controller")
def auras_controllers_activate_granted_abilities(patch: Patch) -> None:
    """An ability that an Aura gives to a permanent is activated by the controller of the Aura."""

    def check(original: Callable[..., None], game: Game, player: str, source: int, ability: ActivatedAbility) -> None:
        granting = [aura for aura in attached_to(game, source) if ability in _granted_by(game, aura)]
        if granting and game.controller_of(granting[0]) != player:
            raise IllegalAction("only the controller of the Aura may activate it")
        original(game, game.controller_of(source) if granting else player, source, ability)

    patch.wrap(activating.check_may_activate, check)


@mutant("ench-212.4i-granted-ability-by-host-controller")
def auras_are_the_source_of_granted_abilities(patch: Patch) -> None:
    """The source of an ability that an Aura gives to a permanent is the Aura."""

    def assign(
        original: Callable[..., tuple[tuple[Entity, ...], ...]], game: Game, item: StackItem, chosen: Sequence[Entity]
    ) -> tuple[tuple[Entity, ...], ...]:
        for aura in () if item.spell else attached_to(game, item.source):
            if any(
                isinstance(each, ActivatedAbility) and each.effects is item.effects for each in _granted_by(game, aura)
            ):
                item.source = aura
        return original(game, item, chosen)

    patch.wrap(targets.assign, assign)


@mutant("x-ench-control-magic-leaves")
def control_given_by_auras_stays(patch: Patch) -> None:
    """Control of a permanent that an Aura gives passes once and for all, and stays when the Aura has left."""

    def notice(original: Callable[..., None], game: Game, oid: int, player: str) -> None:
        original(game, oid, player)
        if _control_auras(game, oid):
            game.objects[oid].controller = game.controller_of(oid)

    patch.wrap(continuous_effects._notice_loss_of_control, notice)


@mutant("x-ench-control-magic-latest-wins")
def permanents_return_to_their_owner(patch: Patch) -> None:
    """When the latest of several effects that give control of a permanent ends, it goes back to its owner."""
    spent = "spent"

    def notice(original: Callable[..., None], game: Game, oid: int, player: str) -> None:
        original(game, oid, player)
        for aura in _control_auras(game, oid)[:-1]:
            aura.marks |= {spent}

    patch.wrap(continuous_effects._notice_loss_of_control, notice)
    patch.source(
        continuous_effects._functions,
        "if obj.phased_out or",
        f'if "{spent}" in obj.marks:\n        return False\n    if obj.phased_out or',
    )


@mutant("x-ench-stolen-control-magic")
def you_means_who_cast_the_aura(patch: Patch) -> None:
    """The player to whom an Aura gives control is fixed as it enters: whoever controls the Aura later."""
    you = "obj.controller if layer is Layer.CONTROL else result.controllers[obj.oid]"
    patch.source(continuous_effects._static_source, "game, result.controllers[obj.oid],", f"game, {you},")


@mutant("x-ench-granted-ability-survives-on-stack")
def granted_abilities_leave_the_stack_with_the_aura(patch: Patch) -> None:
    """When an Aura leaves the battlefield, the abilities that it gave cease to exist, on the stack as well."""

    def take_out(original: Callable[..., None], game: Game, obj: GameObject) -> None:
        if obj.zone is Zone.BATTLEFIELD and isinstance(obj.attached_to, int):
            gone = [each.effects for each in _granted_by(game, obj.oid) if isinstance(each, ActivatedAbility)]
            game.stack = [
                item for item in game.stack if item.spell or item.source != obj.attached_to or item.effects not in gone
            ]
        original(game, obj)

    patch.wrap(zones.take_out, take_out)
