"""Wrong engines for clauses on enchantments: the target of an Aura spell, and entering attached to it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from mtg_verdict.reference_engine import auras, casting_spells, references, stack, targets
from mtg_verdict.reference_engine.abilities import TargetSpec
from mtg_verdict.reference_engine.effects import Effect
from mtg_verdict.reference_engine.objects import Characteristics

from .patching import Patch
from .registry import mutant

_Text = tuple[tuple[Effect, ...], tuple[TargetSpec, ...]]


def _without_host(patch: Patch) -> None:
    patch.source(stack._finish_spell, "next((each for group in targets for each in group), None)", "None")


@mutant("ench-212.4d-target-required")
def aura_spells_need_no_target(patch: Patch) -> None:
    """An Aura may be cast without a target: what it enchants is chosen as it resolves."""

    def text_of(original: Callable[..., _Text], values: Characteristics) -> _Text:
        effects, specs = original(values)
        return effects, tuple(replace(each, minimum=0) if each.enchanting else each for each in specs)

    patch.wrap(casting_spells._text_of, text_of)
    _without_host(patch)


@mutant("ench-212.4d-target-must-match")
def aura_spells_target_any_permanent(patch: Patch) -> None:
    """An Aura spell may target any permanent, whatever the Aura says it enchants."""
    patch.source(targets.is_legal, "if spec.enchanting and", "if spec.enchanting and isinstance(entity, str) and")
    anything = "TargetSpec(keyword.filter and type(keyword.filter)(), "
    patch.source(casting_spells._text_of, "TargetSpec(keyword.filter, ", anything)


@mutant("ench-212.4d-enters-attached-to-target")
def hosts_of_auras_chosen_on_resolution(patch: Patch) -> None:
    """As an Aura spell resolves, its controller may choose another permanent for it than its target."""
    _without_host(patch)


@mutant("ench-212.4d-extra-restriction-on-target")
def aura_spells_may_target_any_colour(patch: Patch) -> None:
    """A colour that the enchant ability rules out does not count until the Aura is attached."""
    spell = "game.objects[aura].cast is not None and game.objects[aura].attached_to is None"
    lenient = f'(Filter(**{{**vars(each.filter), "not_colors": ()}}) if {spell} else each.filter)'
    patch.source(auras.can_enchant, "each.filter.matches", f"{lenient}.matches")
    patch.source(targets.is_legal, "not spec.filter.matches(", "not spec.enchanting and not spec.filter.matches(")


@mutant("ench-212.4d-cant-be-enchanted-cant-target")
def what_cant_be_enchanted_is_targeted(patch: Patch) -> None:
    """That a permanent can't be enchanted is asked only once an Aura spell has resolved."""
    patch.source(
        auras.can_enchant,
        "or cant_be_enchanted(",
        'or game.objects[aura].zone != "stack" and cant_be_enchanted(',
    )


@mutant("ench-212.4d-ex-creature-target")
def cards_and_spells_are_permanents_to_an_aura_spell(patch: Patch) -> None:
    """An Aura spell may target a creature card in a graveyard, or a creature spell, as a creature."""
    there = 'to in game.objects and game.objects[to].zone in ("graveyard", "stack")'
    absent = "game.permanent(to) is None"
    patch.source(auras.can_enchant, absent, f'{absent} and not (game.objects[aura].zone == "stack" and {there})')
    patch.source(auras.can_enchant, "each.filter.matches(", "each.filter.describes(")
    patch.source(targets.is_legal, "not spec.filter.matches(", "not spec.enchanting and not spec.filter.matches(")


@mutant("x-ench-target-illegal-on-resolution")
def auras_without_legal_target_choose_another_host(patch: Patch) -> None:
    """If the target of an Aura spell has become illegal, its controller chooses another permanent for it to enchant."""
    old = "any(item.targets) and not any(legal)"
    patch.source(stack.resolve_top, old, f'{old} and not game.characteristics(item.oid).has_subtype("Aura")')


@mutant("ench-212.4d-cant-be-enchanted", "x-ench-cant-be-enchanted-later")
def cant_be_enchanted_is_like_shroud(patch: Patch) -> None:
    """That a permanent can't be enchanted only keeps Aura spells from targeting it."""
    patch.source(
        auras.can_enchant, "or cant_be_enchanted(", 'or game.objects[aura].zone == "stack" and cant_be_enchanted('
    )


@mutant("x-ench-same-aura-twice")
def effects_of_equal_auras_do_not_add_up(patch: Patch) -> None:
    """Of several Auras of one name on a permanent only the first has an effect on it."""
    twin = (
        "[each for each in ctx.game.battlefield() if each.attached_to == known.attached_to"
        " and each.card.name == known.card.name and each.oid < known.oid]"
    )
    patch.source(
        references.Attached.find, "known.attached_to is None else", f"known.attached_to is None or {twin} else"
    )
