"""Wrong engines for clauses on battles: the ability of Sieges, when it triggers, who controls it and what it does."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from mtg_verdict.reference_engine import (
    casting_spells,
    copying,
    counters,
    damage,
    double_faced,
    sieges,
    state_based_actions,
    triggers,
    zones,
)
from mtg_verdict.reference_engine.battles import DEFENSE
from mtg_verdict.reference_engine.game import Event, Game, PendingTrigger
from mtg_verdict.reference_engine.objects import Entity
from mtg_verdict.reference_engine.references import Context

from .patching import Patch
from .registry import mutant

_RESOLVES = sieges.ExileThenCastTransformed.apply
_CAST = "casting_spells.cast_for_free(game, ctx.controller, game.objects[exiled], None, face=1)"
_MAY = 'if choose_yes(game, ctx.controller, exiled, "cast it transformed without paying its mana cost"):'
_CANT = "if exiled is None or not can_be_cast_transformed(game, exiled):\n"
_LEAVES = 'emit(game, Event("leaves", obj.oid, '


# --- When it triggers ------------------------------------------------------------------------------------------------


@mutant("siege-intrinsic-trigger")
def any_damage_triggers_the_ability_of_a_siege(patch: Patch) -> None:
    """The ability of a Siege triggers whenever the Siege is dealt damage."""
    patch.attribute(sieges.DEFEATED.trigger, "kind", "damage")
    patch.attribute(sieges.DEFEATED.trigger, "test", None)


@mutant("siege-never-had-counters-no-removal")
def damage_to_a_siege_without_counters_triggers(patch: Patch) -> None:
    """The ability of a Siege triggers when it is dealt damage and has no defense counters then."""
    patch.attribute(sieges.DEFEATED.trigger, "kind", "damage")
    old = "ctx.event is not None and ctx.event.detail == DEFENSE and ctx.event.amount == 0"
    patch.source(sieges._was_the_last_defense_counter, old, "not ctx.game.objects[ctx.source].counters.get(DEFENSE)")


@mutant("siege-zero-defense-no-trigger")
def sieges_without_counters_that_leave_are_defeated(patch: Patch) -> None:
    """The ability of a Siege triggers too whenever the Siege leaves the battlefield without defense counters."""
    new = 'if not obj.counters.get("defense"):\n                '
    new += 'emit(game, Event("counters-removed", obj.oid, amount=0, detail="defense"))\n            '
    patch.source(zones.move_all, _LEAVES, new + _LEAVES)


@mutant("x-bt-destroyed-not-defeated")
def counters_that_cease_to_exist_are_removed(patch: Patch) -> None:
    """Defense counters that cease to exist as a Siege leaves the battlefield count as removed from it."""
    new = 'if obj.counters.get("defense"):\n                '
    new += 'emit(game, Event("counters-removed", obj.oid, amount=0, detail="defense"))\n            '
    patch.source(zones.move_all, _LEAVES, new + _LEAVES)


@mutant("x-siege-any-removal-triggers")
def only_damage_defeats_a_siege(patch: Patch) -> None:
    """The ability of a Siege triggers when damage removes the last defense counter, not when something else does."""
    patch.source(counters.remove, "emit(", f'if kind != "{DEFENSE}":\n            emit(')
    old = "counters.remove(game, oid, kind, number)"
    new = f'{old}\n        if kind == "{DEFENSE}" and not game.objects[oid].counters.get(kind):\n'
    new += '            emit(game, Event("counters-removed", oid, amount=0, detail=kind))'
    patch.source(damage.deal, old, new)


@mutant("x-siege-triggers-once")
def a_siege_triggers_for_every_counter(patch: Patch) -> None:
    """The ability of a Siege triggers once for each defense counter removed together with the last one."""
    patch.source(counters.remove, "emit(", f'for _ in range(removed if kind == "{DEFENSE}" else 1):\n            emit(')


@mutant("x-siege-triggers-once")
def a_siege_triggers_for_every_source_of_damage(patch: Patch) -> None:
    """The ability of a Siege triggers once for each source of the damage that removes the last defense counter."""
    damage_to_a_siege_without_counters_triggers(patch)


@mutant("x-siege-trigger-controller")
def the_active_player_controls_the_ability_of_a_siege(patch: Patch) -> None:
    """The ability of a Siege is controlled by the player whose turn it is when the last counter is removed."""
    old = "game.pending.append(PendingTrigger(game.controller_of(obj.oid), "
    new = 'last = event.kind == "counters-removed" and event.detail == "defense"\n                '
    new += old.replace("game.controller_of(obj.oid)", "game.active_player if last else game.controller_of(obj.oid)")
    patch.source(triggers.emit, old, new)


@mutant("x-siege-trigger-controller")
def who_deals_the_damage_controls_the_ability_of_a_siege(patch: Patch) -> None:
    """The ability of a Siege is controlled by the player whose source deals the damage that defeats it."""
    strikers: dict[Entity, str] = {}

    def deal(
        original: Callable[..., None], game: Game, assignments: Sequence[damage.Assignment], combat: bool = False
    ) -> None:
        strikers.clear()
        strikers.update({to: game.controller_of(source) for source, to, _ in assignments})
        original(game, assignments, combat)
        strikers.clear()

    def emit(original: Callable[..., None], game: Game, event: Event) -> None:
        already = len(game.pending)
        original(game, event)
        game.pending[already:] = [
            replace(each, controller=strikers.get(each.source, each.controller))
            if each.ability is sieges.DEFEATED
            else each
            for each in game.pending[already:]
        ]

    patch.wrap(damage.deal, deal)
    patch.wrap(triggers.emit, emit)


@mutant("siege-intrinsic-trigger", "x-siege-trigger-countered")
def defeat_does_not_use_the_stack(patch: Patch) -> None:
    """A Siege is exiled, and may be cast, as soon as its last defense counter is removed, without using the stack."""

    def at_once(original: Callable[[Game, PendingTrigger], None], game: Game, pending: PendingTrigger) -> None:
        if pending.ability is not sieges.DEFEATED:
            original(game, pending)
            return
        for effect in pending.ability.effects:
            effect.apply(Context(game, pending.controller, pending.source, event=pending.event))

    patch.wrap(triggers._put, at_once)


@mutant("siege-never-had-counters-no-cast")
def double_faced_cards_that_become_sieges_are_cast_at_once(patch: Patch) -> None:
    """A double-faced card that becomes a Siege without defense counters is exiled and may be cast at once."""

    def then_defeated(
        original: Callable[[copying.BecomeCopy, Context], None], it: copying.BecomeCopy, ctx: Context
    ) -> None:
        original(it, ctx)
        game = ctx.game
        for obj in game.battlefield():
            siege = game.characteristics(obj.oid).has_subtype("Siege")
            if siege and obj.card.double_faced and not obj.counters.get(DEFENSE):
                sieges.ExileThenCastTransformed().apply(Context(game, game.controller_of(obj.oid), obj.oid))

    patch.wrap(copying.BecomeCopy.apply, then_defeated)


# --- What it does ----------------------------------------------------------------------------------------------------


@mutant("siege-trigger-exiles")
def sieges_not_cast_go_to_the_graveyard(patch: Patch) -> None:
    """A defeated Siege whose controller does not cast it is put into its owner's graveyard."""
    new = f"{_CAST}\n    else:\n        zones.move(game, exiled, Zone.GRAVEYARD)"
    patch.source(_RESOLVES, _CAST, new)


@mutant("siege-trigger-exiles")
def sieges_not_cast_stay_where_they_are(patch: Patch) -> None:
    """A defeated Siege is exiled only if its controller casts it."""
    old = "exiled = zones.move(game, ctx.source, Zone.EXILE)\n"
    asked = _MAY.removeprefix("if ").replace("exiled", "ctx.source")
    patch.source(_RESOLVES, _MAY, "if True:")
    patch.source(
        _RESOLVES, old, f"if can_be_cast_transformed(game, ctx.source) and not {asked}\n        return\n    {old}"
    )


@mutant("siege-trigger-may-cast", "x-siege-back-face-is-cast")
def back_faces_are_put_onto_the_battlefield(patch: Patch) -> None:
    """A defeated Siege is put onto the battlefield transformed instead of being cast."""
    patch.source(_RESOLVES, _CAST, "zones.enter(game, exiled, ctx.controller, face=1)")


@mutant("siege-trigger-may-cast")
def defeated_sieges_are_cast_from_exile_later(patch: Patch) -> None:
    """A defeated Siege that its controller does not cast at once may be cast from exile later."""
    patch.source(_RESOLVES, _MAY, f'game.objects[exiled].marks |= {{"defeated"}}\n    {_MAY}')
    old = "_zones_to_cast_from(game, obj, alternative)"
    patch.source(casting_spells.cast, old, f'({old} + [obj.zone] * ("defeated" in obj.marks))')


@mutant("siege-trigger-transformed")
def defeated_sieges_are_cast_with_their_front_face_up(patch: Patch) -> None:
    """A defeated Siege is cast again as what it is, not transformed."""
    patch.source(_RESOLVES, _CAST, _CAST.replace("face=1", "face=0"))


@mutant("siege-trigger-free")
def defeated_sieges_cost_their_mana_cost(patch: Patch) -> None:
    """Who casts a defeated Siege pays the mana cost of its front face."""
    pool, cost = "game.players[ctx.controller].pool", "game.objects[exiled].card.faces[0].mana_cost"
    new = f"if casting_spells.paying.pay_mana({pool}, {cost}, False):\n            {_CAST}"
    patch.source(_RESOLVES, _CAST, new)


@mutant("x-siege-stolen-then-defeated")
def only_owners_cast_defeated_sieges(patch: Patch) -> None:
    """A defeated Siege may be cast only by its owner."""
    patch.source(_RESOLVES, _MAY, _MAY.replace("if ", "if game.objects[exiled].owner == ctx.controller and ", 1))


@mutant("x-siege-leaves-in-response")
def defeated_sieges_are_followed_to_other_zones(patch: Patch) -> None:
    """A defeated Siege is exiled, and may be cast, from whatever zone it is in as its ability resolves."""
    old = """source = game.objects.get(ctx.source)
    if source is None or source.zone is not Zone.BATTLEFIELD or source.phased_out:
        return
    exiled = zones.move(game, ctx.source, Zone.EXILE)"""
    new = """card = (game.objects.get(ctx.source) or game.last_known[ctx.source]).card_id
    source = next((each for each in game.objects.values() if each.card_id == card), None)
    if source is None or source.phased_out:
        return
    exiled = zones.move(game, source.oid, Zone.EXILE)"""
    patch.source(_RESOLVES, old, new)


@mutant("x-siege-back-face-mana-value")
def back_faces_have_mana_value_0(patch: Patch) -> None:
    """A back face without a mana cost has mana value 0."""
    patch.source(double_faced.mana_value_of, "obj.card.double_faced and obj.face and", "obj.face < 0 and")


@mutant("x-siege-back-face-new-object")
def back_faces_are_as_old_as_their_siege(patch: Patch) -> None:
    """The permanent cast from a Siege counts as having been controlled for as long as the Siege was."""
    _keep(patch, "since_turn_began")
    patch.source(
        zones._arrive, "game.controller_of(new.oid), False", "game.controller_of(new.oid), new.since_turn_began"
    )


@mutant("x-siege-back-face-new-object")
def back_faces_keep_the_protector_of_their_siege(patch: Patch) -> None:
    """The permanent cast from a Siege has the protector that the Siege had."""
    _keep(patch, "protector")


def _keep(patch: Patch, field: str) -> None:
    """Let what is cast from a defeated Siege have a field of the Siege's, on the stack and on the battlefield."""
    new = f"spell = {_CAST}\n        if spell is not None:\n            game.objects[spell].{field} = source.{field}"
    patch.source(_RESOLVES, _CAST, new)
    patch.source(zones.enter, "new.cast = old.cast", f"new.cast, new.{field} = old.cast, old.{field}")


# --- Copies of a Siege -----------------------------------------------------------------------------------------------


@mutant("siege-copy-transforming-dfc-cast")
def what_was_a_copy_is_not_cast(patch: Patch) -> None:
    """A permanent that was a copy of a Siege can't be cast once it is exiled."""
    old = f"exiled = zones.move(game, ctx.source, Zone.EXILE)\n    {_CANT}"
    new = "copy = zones.copiable_values(game, source) is not source.printed\n    "
    patch.source(_RESOLVES, old, new + old.replace("is None or", "is None or copy or"))


@mutant("siege-copy-modal-dfc-not-cast")
def modal_cards_are_cast_transformed_in_every_edition(patch: Patch) -> None:
    """Any card with two faces can be cast with its back face up, a modal double-faced card too."""
    patch.rulesets("cr-2024", modal_cards_can_be_cast_transformed=True)


@mutant("x-siege-copy-modal-dfc-cast")
def modal_cards_are_cast_transformed_in_no_edition(patch: Patch) -> None:
    """A modal double-faced card can't be cast with its back face up in any edition."""
    patch.rulesets("cr-2026", modal_cards_can_be_cast_transformed=False)


@mutant("x-siege-copy-modal-dfc-cast")
def modal_cards_are_cast_with_either_face_up(patch: Patch) -> None:
    """Who casts a modal double-faced card that was a copy of a Siege chooses which face is up."""
    modal = 'game.objects[exiled].card.layout == "modal_dfc"'
    chosen = 'choose_yes(game, ctx.controller, exiled, "with its back face up")'
    patch.source(_RESOLVES, _CAST, _CAST.replace("face=1", f"face=1 if not {modal} or {chosen} else 0"))


@mutant("x-siege-copy-modal-dfc-cast")
def back_faces_that_are_lands_are_put_onto_the_battlefield(patch: Patch) -> None:
    """A defeated card whose back face is a land is put onto the battlefield with that face up."""
    new = "card = source.card\n    "
    new += 'if exiled is not None and card.double_faced and card.faces[1].is_type("land"):\n'
    new += "        zones.enter(game, exiled, ctx.controller, face=1)\n        return\n    "
    patch.source(_RESOLVES, _CANT, new + _CANT)


@mutant("siege-copy-other-card-not-cast")
def cards_with_one_face_are_cast_too(patch: Patch) -> None:
    """A card that is not double-faced is cast for free, as what it is, once it is exiled as a copy of a Siege."""

    def or_with_one_face(original: Callable[[Game, int], bool], game: Game, oid: int) -> bool:
        obj = game.objects[oid]
        return original(game, oid) or not (obj.token or obj.card.double_faced)

    patch.wrap(sieges.can_be_cast_transformed, or_with_one_face)
    patch.source(_RESOLVES, _CAST, _CAST.replace("face=1", "face=len(game.objects[exiled].card.faces) - 1"))


@mutant("siege-copy-other-card-stays-exiled")
def what_cant_be_cast_goes_to_the_graveyard(patch: Patch) -> None:
    """What can't be cast once it is exiled as a copy of a Siege is put into its owner's graveyard."""
    new = "if exiled is not None and not can_be_cast_transformed(game, exiled):\n"
    new += "        zones.move(game, exiled, Zone.GRAVEYARD)\n        return\n    "
    patch.source(_RESOLVES, _CANT, new + _CANT)


@mutant("siege-copy-other-card-stays-exiled")
def what_cant_be_cast_returns_to_the_battlefield(patch: Patch) -> None:
    """What can't be cast once it is exiled as a copy of a Siege is returned to the battlefield."""
    new = "if exiled is not None and not can_be_cast_transformed(game, exiled):\n"
    new += "        zones.enter(game, exiled, ctx.controller)\n        return\n    "
    patch.source(_RESOLVES, _CANT, new + _CANT)


@mutant("siege-copy-transforming-dfc-cast", "siege-copy-other-card-not-cast")
def copies_of_sieges_are_cast_as_the_back_face_of_the_siege(patch: Patch) -> None:
    """What was a copy of a Siege is cast as the back face of that Siege, whatever card it is."""
    old = "exiled = zones.move(game, ctx.source, Zone.EXILE)\n"
    new = f"name = game.characteristics(ctx.source).name\n    {old}"
    new += "    for each in [] if exiled is None or source.token else [*game.objects.values()]:\n"
    new += "        if each.card.double_faced and each.card.faces[0].name == name:\n"
    new += "            game.objects[exiled].card = each.card\n"
    patch.source(_RESOLVES, old, new)


@mutant("siege-copy-token-not-cast")
def double_faced_tokens_are_cast(patch: Patch) -> None:
    """A double-faced token that was a copy of a Siege may be cast transformed once it is exiled."""
    patch.source(sieges.can_be_cast_transformed, "obj.token or not", "not")


@mutant("siege-copy-token-ceases-to-exist")
def exiled_tokens_stay_in_exile(patch: Patch) -> None:
    """A token in exile does not cease to exist."""
    patch.source(state_based_actions._tokens_cease, "Zone.STACK)", "Zone.STACK, Zone.EXILE)")
