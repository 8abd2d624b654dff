"""Wrong engines for clauses that keep summoning sickness apart from status and from other card types."""

from __future__ import annotations

from collections.abc import Callable

from mtg_verdict.reference_engine import creatures, face_down, mana_abilities, status, turn_structure, zones
from mtg_verdict.reference_engine.choices import IllegalAction
from mtg_verdict.reference_engine.game import Game
from mtg_verdict.reference_engine.objects import GameObject

from .patching import Patch
from .registry import mutant
from .summoning_sickness_b_control import ready_as_it_enters

# --- Tapped and untapped ---------------------------------------------------------------------------------------------


@mutant("ss-110.6-status-categories", "ss-status-change-tapping", "x-ss-untap-effect-does-not-cure")
def untapping_makes_ready(patch: Patch) -> None:
    """Sickness is one more kind of status, set back with the others: what untaps is not sick any more."""

    def untap(original: Callable[..., bool], game: Game, oid: int) -> bool:
        untapped = original(game, oid)
        if untapped:
            game.objects[oid].since_turn_began = True
        return untapped

    patch.wrap(status.untap, untap)


@mutant("ss-status-independent")
def untapped_creatures_are_ready_for_combat(patch: Patch) -> None:
    """As combat begins, the untapped creatures are the ones that are ready, and no others."""

    def begin(original: Callable[..., None], game: Game) -> None:
        for obj in game.battlefield():
            obj.since_turn_began = not obj.tapped
        original(game)

    patch.wrap(turn_structure._begin_combat, begin)


@mutant("ss-status-enters-tapped")
def what_enters_tapped_is_not_sick(patch: Patch) -> None:
    """To enter tapped takes the place of sickness: once untapped, the creature may attack."""
    ready_as_it_enters(patch, lambda game, new: new.tapped)


@mutant("ss-sickness-no-tap-status")
def sick_creatures_enter_tapped(patch: Patch) -> None:
    """A creature is made sick by tapping it as it enters."""

    def arrive(
        original: Callable[..., int | None], game: Game, new: GameObject, *others: object, **named: object
    ) -> int | None:
        entered = original(game, new, *others, **named)
        if entered is not None and creatures.restricted(game, entered):
            new.tapped = True
        return entered

    patch.wrap(zones._arrive, arrive)


@mutant("ss-110.6-one-value-each")
def what_enters_face_down_enters_tapped(patch: Patch) -> None:
    """The values of status are mixed up: what enters face down enters tapped."""
    patch.source(zones.enter, "= tapped, face, face_down, marks", "= tapped or face_down, face, face_down, marks")


# --- Face up and face down -------------------------------------------------------------------------------------------


@mutant("ss-status-enters-face-down", "x-ss-manifest")
def what_enters_face_down_is_not_sick(patch: Patch) -> None:
    """Sickness is not kept for face-down permanents: they may attack at once."""
    ready_as_it_enters(patch, lambda game, new: new.face_down)


@mutant("ss-sickness-no-face-status")
def sick_creatures_stay_face_down(patch: Patch) -> None:
    """A creature can't be turned face up on the turn it came."""

    def turn(original: Callable[..., None], game: Game, player: str, oid: int) -> None:
        if creatures.restricted(game, oid):
            raise IllegalAction("it has just come")
        original(game, player, oid)

    patch.wrap(face_down.turn_face_up, turn)


# --- Other card types ------------------------------------------------------------------------------------------------


@mutant("ss-other-types-artifact-creature")
def artifact_creatures_are_not_sick(patch: Patch) -> None:
    """An artifact is exempt although it is a creature."""
    artifact_exempt = 'values.is_type("creature") and not values.is_type("artifact") and'
    patch.source(creatures.restricted, 'values.is_type("creature") and', artifact_exempt)


@mutant("ss-rule-ignores-other-types")
def only_mere_creatures_are_sick(patch: Patch) -> None:
    """Only a permanent whose one card type is creature is sick."""
    patch.source(creatures.restricted, 'values.is_type("creature") and', 'values.types == ("creature",) and')


@mutant("ss-ex-dryad-arbor-mana")
def lands_use_tap_abilities_at_once(patch: Patch) -> None:
    """The {T} abilities of a land are never locked, also if it is a creature."""
    land_exempt = 'if not symbols or game.characteristics(oid).is_type("land") or'
    patch.source(creatures.can_pay_symbols, "if not symbols or", land_exempt)


@mutant("ss-305.6-intrinsic-mana")
def only_basic_lands_have_intrinsic_abilities(patch: Patch) -> None:
    """Only a basic land has the mana ability of its basic land type."""
    basic_only = 'if not values.is_type("land") or "basic" not in values.supertypes:'
    patch.source(mana_abilities.intrinsic_abilities, 'if not values.is_type("land"):', basic_only)
