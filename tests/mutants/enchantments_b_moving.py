"""Wrong engines for clauses on enchantments: Auras that move to another host, and what is enchanted then."""

from __future__ import annotations

from collections.abc import Callable

from mtg_verdict.reference_engine import attaching, attaching_effects, references, targets, zones
from mtg_verdict.reference_engine.abilities import TargetSpec
from mtg_verdict.reference_engine.attaching_effects import MoveAura
from mtg_verdict.reference_engine.auras import is_aura
from mtg_verdict.reference_engine.choices import IllegalAction, choose_one
from mtg_verdict.reference_engine.effects import objects_of
from mtg_verdict.reference_engine.effects_on_permanents import Attach
from mtg_verdict.reference_engine.game import Game, StackItem
from mtg_verdict.reference_engine.objects import Entity, GameObject, Zone
from mtg_verdict.reference_engine.references import Attached, AttachedToSource, Context

from .patching import Patch
from .registry import mutant


@mutant("ench-212.4e-move-needs-legal-host")
def auras_leave_and_enter_to_move(patch: Patch) -> None:
    """An Aura that moves to another host leaves the battlefield and enters again."""

    def attach(original: Callable[..., None], game: Game, oid: int, to: Entity) -> None:
        controller, before = game.controller_of(oid), game.new_timestamp()
        original(game, oid, to)
        aura = game.permanent(oid)
        if aura is None or aura.timestamp < before or not is_aura(game.characteristics(oid)):
            return
        exiled = zones.move(game, oid, Zone.EXILE)
        if exiled is not None:
            zones.enter(game, exiled, controller, attached_to=to)

    patch.wrap(attaching.attach, attach)


@mutant("ench-212.4e-move-illegal-stays")
def auras_move_to_what_they_cannot_enchant(patch: Patch) -> None:
    """An Aura may be moved to what it cannot enchant, and falls off there."""
    patch.source(MoveAura.apply, " and attaching.can_be_attached(game, aura, oid)", "")
    aura = 'game.characteristics(oid).has_subtype("Aura")'
    patch.source(attaching.attach, "or not can_be_attached(", f"or not {aura} and not can_be_attached(")


@mutant("ench-212.4e-move-illegal-stays")
def failed_moves_unattach_auras(patch: Patch) -> None:
    """An Aura that cannot move to another host leaves the one it has, and falls off."""
    patch.source(
        MoveAura.apply,
        "if options:",
        "if not options:\n            game.objects[aura].attached_to = None\n        else:",
    )


@mutant("ench-212.4e-move-between-players")
def auras_on_players_do_not_move(patch: Patch) -> None:
    """An Aura attached to a player cannot be moved."""
    patch.source(
        attaching.attach, "obj.attached_to == to or", "isinstance(obj.attached_to, str) or obj.attached_to == to or"
    )


@mutant("ench-212.4e-move-between-players")
def auras_move_to_players_they_cannot_enchant(patch: Patch) -> None:
    """An Aura may be moved to a player whom it cannot enchant, and falls off there."""
    patch.source(attaching.attach, "or not can_be_attached(", "or isinstance(to, int) and not can_be_attached(")


@mutant("ench-212.4e-move-between-players")
def auras_that_cannot_move_to_a_player_leave_theirs(patch: Patch) -> None:
    """An Aura on a player that cannot move to another is attached to nobody any more, and falls off."""

    def apply(original: Callable[..., None], self: Attach, ctx: Context) -> None:
        original(self, ctx)
        for aura in objects_of(self.what, ctx):
            obj = ctx.game.objects.get(aura)
            if obj is not None and isinstance(obj.attached_to, str) and obj.attached_to not in self.to.find(ctx)[:1]:
                obj.attached_to = None

    patch.wrap(Attach.apply, apply)


@mutant("ench-212.4e-move-does-not-target")
def new_hosts_are_targeted(patch: Patch) -> None:
    """What an Aura is to be moved to is announced as a target, when the spell is cast or the ability activated."""
    announced = "new host"

    def announce(original: Callable[..., None], game: Game, item: StackItem) -> None:
        for effect in item.effects:
            if isinstance(effect, MoveAura):
                moving = [game.objects[each].attached_to for each in item.targets[0] if isinstance(each, int)]
                options = targets.legal_targets(game, TargetSpec(effect.to), item)
                options = [each for each in options if each not in moving]
                if not options:
                    raise IllegalAction("a target is missing (CR 601.2c)")
                item.memory[announced] = [choose_one(game, item.controller, "targets", options, item.source, "target")]
        original(game, item)

    patch.wrap(targets.announce, announce)
    found = "game.matching(self.to, ctx.controller, ctx.source, ctx.x)"
    patch.source(MoveAura.apply, found, f'[each for each in {found} if each in ctx.memory["{announced}"]]')


@mutant("x-ench-illegal-move-keeps-effect")
def failed_moves_renew_auras(patch: Patch) -> None:
    """An Aura that fails to move gets a new timestamp all the same."""
    patch.source(
        attaching_effects.MoveAura.apply,
        "if options:",
        "if not options:\n            game.objects[aura].timestamp = game.new_timestamp()\n        else:",
    )


@mutant("x-ench-enchanted-object-read-on-resolution")
def enchanted_permanents_fixed_on_activation(patch: Patch) -> None:
    """What the Aura whose ability is activated enchants is fixed then, not found out as the ability resolves."""
    fixed = "enchanted"

    def announce(original: Callable[..., None], game: Game, item: StackItem) -> None:
        if not item.spell:
            item.memory[fixed] = Attached().find(game.context(item))
        original(game, item)

    def find(original: Callable[..., list[Entity]], reference: Attached, ctx: Context) -> list[Entity]:
        return list(ctx.memory[fixed]) if fixed in ctx.memory else original(reference, ctx)

    patch.wrap(targets.announce, announce)
    patch.wrap(Attached.find, find)


@mutant("ench-212.4h-enchanted-term")
def enchanted_means_all_of_that_name(patch: Patch) -> None:
    """What is said of the enchanted permanent goes for every permanent of the same name."""

    def find(original: Callable[..., list[Entity]], reference: Attached, ctx: Context) -> list[Entity]:
        found = original(reference, ctx)
        names = [ctx.game.objects[each].card.name for each in found if each in ctx.game.objects]
        return [*found, *(obj.oid for obj in ctx.game.battlefield() if obj.card.name in names and obj.oid not in found)]

    patch.wrap(references.Attached.find, find)


@mutant("ench-212.4h-enchanted-term")
def enchanted_means_all_of_that_controller(patch: Patch) -> None:
    """What is said of the enchanted permanent goes for every permanent with the same controller."""

    def find(original: Callable[..., list[Entity]], reference: Attached, ctx: Context) -> list[Entity]:
        found, game = original(reference, ctx), ctx.game
        players = [game.controller_of(each) for each in found if isinstance(each, int) and each in game.objects]
        those = [obj.oid for obj in game.battlefield() if obj.oid not in found]
        return [*found, *(oid for oid in those if game.controller_of(oid) in players)]

    patch.wrap(references.Attached.find, find)


@mutant("ench-212.4h-enchants-is-attached")
def hosts_keep_lists_of_their_own(patch: Patch) -> None:
    """What a permanent counts as attached to it stays so when an Aura moves on."""
    mark = "listed by "

    def attach(original: Callable[..., None], game: Game, oid: int, to: Entity) -> None:
        aura = game.permanent(oid)
        before = None if aura is None else aura.attached_to
        original(game, oid, to)
        if aura is not None and before not in (None, aura.attached_to) and not lists_with(aura):
            aura.marks |= {f"{mark}{before}"}

    def lists_with(obj: GameObject) -> list[str]:
        return [each for each in obj.marks if each.startswith(mark)]

    def value(original: Callable[..., int], amount: AttachedToSource, ctx: Context) -> int:
        game = ctx.game
        found = [game.objects[oid] for oid in game.matching(amount.filter, ctx.controller, ctx.source, ctx.x)]
        lists = [lists_with(obj) or [f"{mark}{obj.attached_to}"] for obj in found]
        return amount.times * lists.count([f"{mark}{ctx.source}"])

    patch.wrap(attaching.attach, attach)
    patch.wrap(AttachedToSource.value, value)
