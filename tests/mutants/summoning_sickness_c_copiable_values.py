"""Wrong engines for clauses on summoning sickness: which values of a permanent are copied."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from mtg_verdict.reference_engine import continuous_effects, copying
from mtg_verdict.reference_engine.copying import EntersAsCopy
from mtg_verdict.reference_engine.game import Game
from mtg_verdict.reference_engine.objects import Characteristics, GameObject

from .patching import Patch
from .registry import mutant


def _keep(patch: Patch, name: str) -> None:
    """Let what enters as a copy keep one of its own printed characteristics."""
    patch.source(
        EntersAsCopy.apply,
        "self.exceptions, ctx)",
        f"self.exceptions, ctx).changed({name}=obj.printed.{name})",
    )


@mutant("ss-706.2-copiable-values")
def copies_keep_their_own_name(patch: Patch) -> None:
    """What enters as a copy keeps the name of its card."""
    _keep(patch, "name")


@mutant("ss-706.2-copiable-values")
def copies_keep_their_own_mana_cost(patch: Patch) -> None:
    """What enters as a copy keeps the mana cost of its card."""
    _keep(patch, "mana_cost")


@mutant("ss-706.2-copiable-values")
def copies_keep_their_own_creature_types(patch: Patch) -> None:
    """What enters as a copy keeps the subtypes of its card."""
    _keep(patch, "subtypes")


def _copied_as(patch: Patch, seen: Callable[[GameObject], GameObject]) -> None:
    """Let permanents be copied as though they were what ``seen`` makes of them."""

    def values(original: Callable[..., Characteristics], game: Game, oid: int) -> Characteristics:
        if oid not in game.objects:
            return original(game, oid)
        return continuous_effects.copiable_values(game, seen(game.objects[oid]))

    patch.wrap(copying.values_to_copy, values)


@mutant("ss-706.2-copy-of-copy")
def copies_of_copies_copy_the_card_underneath(patch: Patch) -> None:
    """Copying a permanent that is a copy takes what is printed on its own card."""

    def seen(obj: GameObject) -> GameObject:
        # No copy effect affects an object with this identity.
        return replace(obj, copied_values=None, oid=-1)

    _copied_as(patch, seen)


@mutant("ss-706.2-face-down")
def copies_of_face_down_creatures_copy_the_hidden_card(patch: Patch) -> None:
    """Copying a face-down permanent takes what is printed on its card."""

    def seen(obj: GameObject) -> GameObject:
        return replace(obj, face_down=False)

    _copied_as(patch, seen)


@mutant("ss-706.2-as-enters")
def what_was_chosen_as_a_permanent_entered_is_not_copied(patch: Patch) -> None:
    """Copying a permanent takes the printed power and toughness, not those set as it entered."""

    def seen(obj: GameObject) -> GameObject:
        return replace(obj, entered_as=())

    _copied_as(patch, seen)


@mutant("ss-706.2-other-effects-not-copied", "x-ss-haste-copied")
def copies_take_the_modified_values(patch: Patch) -> None:
    """Copying a permanent takes its characteristics as all effects on it have made them."""

    def values(game: Game, oid: int) -> Characteristics:
        return game.characteristics(oid)

    patch.replace(copying.values_to_copy, values)
