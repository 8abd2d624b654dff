"""Wrong engines for clauses on summoning sickness: lands, double-faced and face-down creatures, declaring attackers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from mtg_verdict.reference_engine import combat, double_faced, face_down, special_actions, zones
from mtg_verdict.reference_engine.choices import IllegalAction
from mtg_verdict.reference_engine.game import Game
from mtg_verdict.reference_engine.objects import Entity, Zone

from .patching import Patch
from .registry import mutant


@mutant("ss-dryad-arbor-attack", "x-ss-animated-land-this-turn")
def lands_played_count_as_controlled_since_the_turn_began(patch: Patch) -> None:
    """A land that is played is taken to have been controlled since its controller's turn began."""
    patch.source(
        special_actions.play_land,
        "    enter(game, oid, player)",
        "    if (new := enter(game, oid, player)) is not None:\n        game.objects[new].since_turn_began = True",
    )


def _after_transforming(patch: Patch, then: Callable[[Game, int], None]) -> None:
    """Let ``then`` happen to whatever has transformed."""

    def transform(original: Callable[..., None], game: Game, oid: int) -> None:
        before = game.objects.get(oid)
        face = before.face if before is not None else 0
        original(game, oid)
        after = game.objects.get(oid)
        if after is not None and after.face != face:
            then(game, oid)

    patch.wrap(double_faced.transform, transform)


@mutant("ss-711.7-same-object")
def transforming_is_leaving_and_entering(patch: Patch) -> None:
    """A permanent that transforms leaves the battlefield and enters it again as a new object, other face up."""

    def then(game: Game, oid: int) -> None:
        face, controller = game.objects[oid].face, game.controller_of(oid)
        exiled = zones.move(game, oid, Zone.EXILE)
        if exiled is not None:
            zones.enter(game, exiled, controller, face=face)

    _after_transforming(patch, then)


@mutant("ss-711.7-effects-continue")
def effects_end_as_a_permanent_transforms(patch: Patch) -> None:
    """Continuous effects apply to a face: those on a permanent end when it transforms."""

    def then(game: Game, oid: int) -> None:
        left = [replace(each, affected=tuple(one for one in each.affected if one != oid)) for each in game.effects]
        game.effects = [each for each in left if each.affected]

    _after_transforming(patch, then)


@mutant("ss-transform-sick-stays")
def transforming_ends_summoning_sickness(patch: Patch) -> None:
    """A permanent that transforms is taken to have been controlled since its controller's turn began."""

    def then(game: Game, oid: int) -> None:
        game.objects[oid].since_turn_began = True

    _after_transforming(patch, then)


@mutant("ss-transform-not-sick")
def transforming_brings_summoning_sickness(patch: Patch) -> None:
    """A permanent that transforms is taken to have just entered."""

    def then(game: Game, oid: int) -> None:
        game.objects[oid].since_turn_began = False

    _after_transforming(patch, then)


@mutant("ss-status-change-face-up", "x-ss-turned-up-tap-ability")
def turning_face_up_brings_summoning_sickness(patch: Patch) -> None:
    """A creature that is turned face up is taken to have just entered."""
    patch.source(
        face_down.turn_face_up, "    obj.face_down = False\n", "    obj.face_down = obj.since_turn_began = False\n"
    )


@mutant("ss-status-change-face-up", "x-ss-turned-up-tap-ability")
def turning_face_up_ends_summoning_sickness(patch: Patch) -> None:
    """A creature that is turned face up may attack and use {T} at once, however short it has been there."""
    patch.source(
        face_down.turn_face_up,
        "    obj.face_down = False\n",
        "    obj.face_down = False\n    obj.since_turn_began = True\n",
    )


@mutant("x-ss-illegal-declaration-rejected-whole")
def creatures_that_may_not_attack_are_left_out(patch: Patch) -> None:
    """A declaration that includes a creature that may not attack is accepted without that creature."""

    def may(game: Game, player: str, oid: int) -> bool:
        try:
            combat._check_attacker(game, player, oid)
        except IllegalAction:
            return False
        return True

    def declare(
        original: Callable[..., None], game: Game, player: str, attackers: Sequence[tuple[int, Entity]]
    ) -> None:
        legal = [each for each in attackers if may(game, player, each[0])]
        original(game, player, legal or attackers)

    patch.wrap(combat.declare_attackers, declare)
