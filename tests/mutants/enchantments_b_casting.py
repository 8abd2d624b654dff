"""Wrong engines for clauses on enchantments: when and from where they are cast, and how they enter."""

from __future__ import annotations

from collections.abc import Callable

from mtg_verdict.reference_engine import casting_spells, stack, timing
from mtg_verdict.reference_engine.game import Game, StackItem

from .patching import Patch
from .registry import mutant


@mutant("ench-212.4a-main-phase-only")
def enchantments_cast_like_instants(patch: Patch) -> None:
    """An enchantment may be cast whenever its owner has priority, as an instant may."""
    patch.source(casting_spells.may_be_cast_now, 'is_type("instant")', 'is_type("instant", "enchantment")')


@mutant("ench-212.4a-empty-stack")
def abilities_do_not_fill_the_stack(patch: Patch) -> None:
    """The stack counts as empty as long as no spell is on it, whatever abilities are."""
    patch.source(timing.has_sorcery_timing, "item.oid == proposed for", "item.oid == proposed or not item.spell for")


@mutant("ench-212.4a-needs-priority")
def active_players_act_without_priority(patch: Patch) -> None:
    """In a main phase the active player may act although another player has priority."""
    main_phase = "game.active_player == player and game.step in (Step.PRECOMBAT_MAIN, Step.POSTCOMBAT_MAIN)"
    patch.source(timing.require_priority, "game.priority != player", f"game.priority != player and not ({main_phase})")
    patch.source(timing.has_sorcery_timing, "game.priority == player\n        and ", "")


@mutant("ench-212.4a-from-hand")
def cards_cast_from_every_zone(patch: Patch) -> None:
    """A player may cast any card they own, in whatever zone it is."""
    patch.source(casting_spells.cast, "obj.zone not in _zones_to_cast_from(game, obj, alternative) or", "")


@mutant("ench-212.4a-uses-stack")
def enchantments_enter_when_paid_for(patch: Patch) -> None:
    """An enchantment enters the battlefield as soon as it has been paid for, and is never on the stack."""

    def become_cast(original: Callable[..., None], game: Game, item: StackItem) -> None:
        original(game, item)
        if game.characteristics(item.oid).is_type("enchantment"):
            stack._finish_spell(game, item, item.targets)

    patch.wrap(casting_spells.become_cast, become_cast)


@mutant("ench-212.4b-enters-on-resolution")
def enchantments_resolve_like_sorceries(patch: Patch) -> None:
    """An enchantment spell that has resolved is put into the graveyard."""
    old = "not set(values.types) & set(PERMANENT_TYPES)"
    patch.source(stack._finish_spell, old, f'values.is_type("enchantment") or {old}')


@mutant("ench-212.4b-under-spell-controllers-control")
def auras_enter_under_the_control_of_the_hosts_controller(patch: Patch) -> None:
    """An Aura enters under the control of the player who controls the permanent that it enchants."""
    host = "game.controller_of(attached_to) if isinstance(attached_to, int) else item.controller"
    patch.source(stack._finish_spell, "item.oid, item.controller,", f"item.oid, {host},")


@mutant("x-ench-flash-permission")
def cards_do_not_permit_casting_as_though_with_flash(patch: Patch) -> None:
    """That a card says it may be cast as though it had flash changes nothing about when it is cast."""
    patch.source(casting_spells.may_be_cast_now, "bool(of_kind(values, CastAsThoughFlash))", "False")
