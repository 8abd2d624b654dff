"""Wrong engines for clauses on enchantments: what follows the word "enchant"."""

from __future__ import annotations

from mtg_verdict.reference_engine import auras, state_based_actions, targets

from .patching import Patch
from .registry import mutant

_ALLOWS = "each.filter.matches(game, to, you, aura)"
"""Where the engine asks whether a permanent is what an enchant ability describes."""


def _asked_of_the_aura_alone(patch: Patch) -> None:
    """Let an Aura spell target whatever the Aura may enchant, without asking the enchant ability once more."""
    patch.source(targets.is_legal, "not spec.filter.matches(", "not spec.enchanting and not spec.filter.matches(")


@mutant("ench-212.4c-global-type")
def enchantments_need_a_host(patch: Patch) -> None:
    """An enchantment that is attached to nothing is put into the graveyard, Aura or not."""
    patch.source(
        state_based_actions._goes_to_graveyard,
        "return False",
        'return values.is_type("enchantment") and obj.attached_to is None',
    )


@mutant("ench-212.4c-local-designation")
def auras_enchant_creatures_only(patch: Patch) -> None:
    """Whatever an Aura says it enchants, it is taken for "enchant creature"."""
    creature = 'KeywordAbility("enchant", filter=Filter(types=("creature",)))'
    patch.source(auras.can_enchant, "enchants = [each for", f"enchants = [{creature} for")
    _asked_of_the_aura_alone(patch)


@mutant("ench-212.4c-ex-artifact")
def enchant_artifact_means_nonland_permanent(patch: Patch) -> None:
    """An Aura that enchants artifacts may enchant any permanent that is no land."""
    wider = 'Filter(not_types=("land",)) if each.filter.types == ("artifact",) else each.filter'
    patch.source(auras.can_enchant, _ALLOWS, _ALLOWS.replace("each.filter", f"({wider})"))
    _asked_of_the_aura_alone(patch)


@mutant("ench-212.4c-ex-artifact-creature")
def enchant_with_two_words_allows_nothing(patch: Patch) -> None:
    """An enchant ability that names several qualities is not understood, so nothing is legal for it."""
    patch.source(auras.can_enchant, _ALLOWS, f"len(each.filter.all_types) < 2 and {_ALLOWS}")


@mutant("ench-212.4c-ex-creature")
def artifact_creatures_are_no_creatures_to_enchant(patch: Patch) -> None:
    """An Aura that enchants creatures may not enchant one that is an artifact too."""
    artifact = 'each.filter.types == ("creature",) and game.characteristics(to).is_type("artifact")'
    patch.source(auras.can_enchant, _ALLOWS, f"not ({artifact}) and {_ALLOWS}")


@mutant("ench-212.4c-ex-permanent")
def enchant_permanent_leaves_out_lands(patch: Patch) -> None:
    """An Aura that enchants any permanent may not enchant a land."""
    land = 'each.filter == Filter() and game.characteristics(to).is_type("land")'
    patch.source(auras.can_enchant, _ALLOWS, f"not ({land}) and {_ALLOWS}")


@mutant("ench-212.4c-ex-swamp")
def enchant_swamp_compares_names(patch: Patch) -> None:
    """An enchant ability that names a subtype looks for a permanent with that name."""
    named = "not each.filter.subtypes or game.characteristics(to).name in each.filter.subtypes"
    patch.source(auras.can_enchant, _ALLOWS, f"({named}) and {_ALLOWS}")


@mutant("ench-212.4c-ex-player")
def auras_on_players_have_no_host(patch: Patch) -> None:
    """An Aura attached to a player counts as attached to nothing and is put into the graveyard."""
    patch.source(
        state_based_actions._goes_to_graveyard, "obj.attached_to is None or", "not isinstance(obj.attached_to, int) or"
    )


@mutant("ench-212.4c-multiword-all-match")
def one_of_the_words_after_enchant_is_enough(patch: Patch) -> None:
    """Of several qualities that an enchant ability names, what it enchants needs only one."""
    either = 'Filter(**{**vars(each.filter), "types": each.filter.all_types or each.filter.types, "all_types": ()})'
    patch.source(auras.can_enchant, _ALLOWS, _ALLOWS.replace("each.filter", either))
    _asked_of_the_aura_alone(patch)
