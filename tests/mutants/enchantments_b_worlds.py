"""Wrong engines for clauses on enchantments: world enchantments."""

from __future__ import annotations

from collections.abc import Callable

from mtg_verdict.reference_engine import auras, casting_spells, worlds
from mtg_verdict.reference_engine.abilities import TargetSpec
from mtg_verdict.reference_engine.effects import Effect
from mtg_verdict.reference_engine.objects import Characteristics
from mtg_verdict.reference_engine.references import Filter

from .patching import Patch
from .registry import mutant

_Text = tuple[tuple[Effect, ...], tuple[TargetSpec, ...]]

_CONDITION = "if newest != [oid]"


@mutant("ench-212.4j-world-is-not-local")
def worlds_are_auras(patch: Patch) -> None:
    """A world enchantment counts as an Aura that has to target, and enchants, something called "world"."""
    aura = 'values.has_subtype("Aura")'
    patch.source(auras.is_aura, aura, f'({aura} or "world" in values.supertypes)')

    def text_of(original: Callable[..., _Text], values: Characteristics) -> _Text:
        effects, specs = original(values)
        called_world = TargetSpec(Filter(subtypes=("world",)), enchanting=True)
        return effects, (*specs, called_world) if "world" in values.supertypes else specs

    patch.wrap(casting_spells._text_of, text_of)


@mutant("ench-212.4j-world-rule")
def the_oldest_world_stays(patch: Patch) -> None:
    """Of several world permanents the oldest stays, and those that came later go."""
    patch.source(worlds.too_old, "== max(", "== min(")


@mutant("x-ench-world-tie")
def one_of_the_newest_worlds_stays(patch: Patch) -> None:
    """If several world permanents are equally recent, one of them stays."""
    patch.source(worlds.too_old, _CONDITION, "if oid != max(since, key=lambda each: (since[each], each))")


@mutant("x-ench-world-tie")
def an_older_world_survives_a_tie(patch: Patch) -> None:
    """If the newest world permanents are equally recent, they go and an older one stays."""
    patch.source(worlds.too_old, _CONDITION, "if (oid in newest) is (len(newest) > 1)")


@mutant("x-ench-world-any-name-any-controller")
def each_player_keeps_a_world(patch: Patch) -> None:
    """The world rule looks at the world permanents of each player apart."""
    rival = "game.controller_of(other) == game.controller_of(oid) and other != oid and since[other] >= since[oid]"
    patch.source(worlds.too_old, _CONDITION, f"if any({rival} for other in since)")


@mutant("x-ench-world-any-name-any-controller")
def each_name_keeps_a_world(patch: Patch) -> None:
    """The world rule looks at the world permanents of each name apart."""
    name = "game.characteristics(other).name == game.characteristics(oid).name"
    rival = f"{name} and other != oid and since[other] >= since[oid]"
    patch.source(worlds.too_old, _CONDITION, f"if any({rival} for other in since)")
