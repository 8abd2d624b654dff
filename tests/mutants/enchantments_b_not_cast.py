"""Wrong engines for clauses on enchantments: Auras that enter the battlefield without having been cast."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any

from mtg_verdict.reference_engine import attaching_effects, auras, casting_spells, zones
from mtg_verdict.reference_engine.abilities import KeywordAbility
from mtg_verdict.reference_engine.attaching_effects import EnterTogether
from mtg_verdict.reference_engine.game import Game, StackItem
from mtg_verdict.reference_engine.objects import Entity, GameObject, Zone
from mtg_verdict.reference_engine.player_protection import player_can_be_targeted
from mtg_verdict.reference_engine.protection import can_be_targeted

from .patching import Patch
from .registry import mutant

_ChooseHost = Callable[[Game, int, str, Collection[int] | None], Entity | None]


@mutant("ench-212.4e-noncast-controller-chooses")
def hosts_of_auras_picked_by_the_engine(patch: Patch) -> None:
    """Nobody chooses what an Aura enchants that enters uncast: it is the first permanent that it can enchant."""
    patch.source(auras.choose_host, "return choose_one(", "return options[0] or choose_one(")


@mutant("ench-212.4e-noncast-controller-chooses")
def hosts_of_auras_chosen_by_their_controller(patch: Patch) -> None:
    """What an Aura enchants that enters uncast is chosen by the player who controls what it can enchant."""
    patch.source(
        auras.choose_host,
        "return choose_one(game, chooser,",
        "hosts = [each for each in options if isinstance(each, int)]\n"
        "    return choose_one(game, game.controller_of(hosts[0]) if hosts else chooser,",
    )


@mutant("ench-212.4e-effect-names-host")
def hosts_named_by_effects_are_a_choice(patch: Patch) -> None:
    """What an Aura enchants is chosen as it enters, even if the effect says what it enters attached to."""
    patch.source(attaching_effects.EnterAttached.apply, ", attached_to=host", "")


@mutant("ench-212.4e-choice-as-it-enters")
def hosts_of_auras_announced_on_casting(patch: Patch) -> None:
    """What Auras that a spell puts onto the battlefield will enchant is announced as that spell is cast."""
    announced = "announced hosts"

    def become_cast(original: Callable[..., None], game: Game, item: StackItem) -> None:
        original(game, item)
        for effect in item.effects:
            if isinstance(effect, EnterTogether):
                found = game.matching(effect.filter, item.controller, item.source, item.x)
                going = [oid for oid in found if auras.is_aura(game.characteristics(oid))]
                hosts = [auras.choose_host(game, oid, item.controller) for oid in going]
                item.memory[announced] = [each for each in hosts if each is not None]

    def choose_host(
        original: _ChooseHost, game: Game, aura: int, chooser: str, among: Collection[int] | None = None
    ) -> Entity | None:
        if not game.stack or announced not in game.stack[-1].memory:
            return original(game, aura, chooser, among)
        hosts = [each for each in game.stack[-1].memory[announced] if auras.can_enchant(game, aura, each)]
        return hosts[0] if hosts else None

    patch.wrap(casting_spells.become_cast, become_cast)
    patch.wrap(auras.choose_host, choose_host)


@mutant("ench-212.4e-noncast-does-not-target")
def hosts_of_uncast_auras_are_targeted(patch: Patch) -> None:
    """An Aura that enters uncast may be put only on a permanent that its controller could have targeted with it."""

    def choose_host(
        original: _ChooseHost, game: Game, aura: int, chooser: str, among: Collection[int] | None = None
    ) -> Entity | None:
        there = [obj.oid for obj in game.battlefield() if among is None or obj.oid in among]
        return original(game, aura, chooser, [each for each in there if can_be_targeted(game, each, aura)])

    patch.wrap(auras.choose_host, choose_host)


@mutant("ench-212.4e-noncast-must-be-legal")
def protection_ignored_as_auras_enter(patch: Patch) -> None:
    """An Aura that enters uncast may be put on a permanent that has protection from it."""
    patch.source(auras.can_enchant, "if protected_from(", "if game.entering != aura and protected_from(")


@mutant("ench-212.4e-no-host-stays-in-zone")
def auras_without_host_enter(patch: Patch) -> None:
    """An Aura that can enchant nothing enters the battlefield all the same, attached to nothing, and falls off."""
    patch.source(
        zones._arrive,
        "        if attached_to is None:\n            game.zones",
        "        if False:\n            game.zones",
    )


@mutant("ench-212.4e-noncast-player-host")
def uncast_auras_are_put_on_permanents_only(patch: Patch) -> None:
    """What an Aura enchants that enters uncast is chosen among permanents, never among players."""
    patch.source(auras.choose_host, "[*permanents, *game.turn_order_from(chooser)]", "[*permanents]")


@mutant("ench-212.4e-noncast-player-host")
def uncast_auras_target_players(patch: Patch) -> None:
    """An Aura that enters uncast may be put only on a player whom its controller could have targeted with it."""

    def allows(original: Callable[..., bool], game: Game, enchant: KeywordAbility, aura: int, player: str) -> bool:
        return original(game, enchant, aura, player) and (game.entering != aura or player_can_be_targeted(game, player))

    patch.wrap(auras._allows_player, allows)


@mutant("x-ench-noncast-controller-to-be-chooses")
def whoever_puts_an_aura_chooses_its_host(patch: Patch) -> None:
    """The player who puts an Aura onto the battlefield chooses what it enchants, whoever will control it."""

    def who(game: Game, controller: str, put_by: str) -> str:
        return put_by

    patch.replace(auras.who_chooses_host, who)


@mutant("x-ench-no-host-from-stack")
def auras_without_host_stay_on_the_stack(patch: Patch) -> None:
    """What would enter from the stack as an Aura with nothing to enchant stays on the stack, as that Aura."""
    would_be: list[GameObject] = []

    def arrive(original: Callable[..., int | None], game: Game, new: GameObject, *how: Any) -> int | None:
        would_be[:] = [new]
        return original(game, new, *how)

    def stay(original: Callable[..., None], game: Game, old: GameObject, place: int) -> None:
        if old.zone is not Zone.STACK:
            original(game, old, place)
            return
        spell = game.add_object(old.card, old.card_id, old.owner, Zone.STACK, old.controller)
        spell.copied_values = would_be[0].copied_values
        game.stack.append(StackItem(spell.oid, old.controller, spell.oid, spell=True, name=old.card.name))

    patch.wrap(zones._arrive, arrive)
    patch.wrap(zones._stay, stay)


@mutant("x-ench-simultaneous-entry-no-host")
def permanents_that_enter_together_enter_one_by_one(patch: Patch) -> None:
    """An Aura may be put on a permanent that enters together with it and came before it."""
    patch.source(zones.enter_together, "hosts=hosts", "hosts=None")
