"""Wrong engines for clauses on which creatures are summoning sick: how they came, since when they are controlled."""

from __future__ import annotations

from collections.abc import Callable

from mtg_verdict.reference_engine import continuous_effects, creatures, zones
from mtg_verdict.reference_engine.effects import CreateToken
from mtg_verdict.reference_engine.game import Game, Step
from mtg_verdict.reference_engine.objects import GameObject, Zone
from mtg_verdict.reference_engine.references import Context
from mtg_verdict.reference_engine.turn_structure import ORDER

from .patching import Patch
from .registry import mutant


def ready_as_it_enters(patch: Patch, exempt: Callable[[Game, GameObject], bool]) -> None:
    """A permanent for which ``exempt`` holds as it has entered counts as controlled since the turn began."""

    def arrive(
        original: Callable[..., int | None], game: Game, new: GameObject, *others: object, **named: object
    ) -> int | None:
        entered = original(game, new, *others, **named)
        if entered is not None and exempt(game, new):
            new.since_turn_began = True
        return entered

    patch.wrap(zones._arrive, arrive)


# --- How it came -----------------------------------------------------------------------------------------------------


@mutant("ss-entry-method-irrelevant", "ss-ex-quicksilver-amulet")
def only_cast_creatures_are_sick(patch: Patch) -> None:
    """Only the resolution of a spell makes its creature sick: one that was not cast is old enough at once."""
    ready_as_it_enters(patch, lambda game, new: new.cast is None)


@mutant("ss-card-or-token")
def tokens_are_not_sick(patch: Patch) -> None:
    """Tokens are created without becoming sick and may attack at once."""
    ready_as_it_enters(patch, lambda game, new: new.token)


@mutant("ss-ex-krenkos-command")
def only_the_first_token_of_an_effect_is_sick(patch: Patch) -> None:
    """Of the tokens that one effect creates only the first is sick."""

    def create(original: Callable[..., None], effect: CreateToken, ctx: Context) -> None:
        before = set(ctx.game.objects)
        original(effect, ctx)
        created = [each for each in ctx.game.objects if each not in before]
        for each in created[1:]:
            ctx.game.objects[each].since_turn_began = True

    patch.wrap(CreateToken.apply, create)


@mutant("ss-ex-grizzly-bears-cast")
def creatures_that_came_before_combat_are_not_sick(patch: Patch) -> None:
    """Only what enters once combat has begun is sick: a creature cast before it may attack."""
    combat = ORDER.index(Step.BEGINNING_OF_COMBAT)
    ready_as_it_enters(patch, lambda game, new: ORDER.index(game.step) < combat)


@mutant("ss-ex-sky-skiff-same-turn")
def only_what_enters_as_a_creature_is_sick(patch: Patch) -> None:
    """Only permanents that are creatures as they enter are sick: a new Vehicle attacks as soon as it is crewed."""
    ready_as_it_enters(patch, lambda game, new: not game.characteristics(new.oid).is_type("creature"))


# --- Since when ------------------------------------------------------------------------------------------------------


@mutant("ss-ex-grizzly-bears-next-turn", "x-ss-opponents-turn-still-sick", "x-ss-other-players-turns-do-not-count")
def sickness_ends_as_any_turn_begins(patch: Patch) -> None:
    """Summoning sickness ends as the next turn begins, whoever's it is."""
    patch.source(creatures.turn_began, "if obj.marker_controller == game.active_player", "if True")


@mutant("ss-continuous-control", "ss-ex-entrancing-melody", "x-ss-threaten-with-haste")
def stolen_creatures_stay_ready(patch: Patch) -> None:
    """What counts is when the permanent entered, not since when its controller controls it: a thief may use it."""
    patch.source(continuous_effects.note_control, "obj.since_turn_began = False", "pass")


@mutant("ss-any-gap-in-control", "x-ss-returned-during-own-turn")
def gaps_in_control_do_not_count(patch: Patch) -> None:
    """Control is compared between the start of the turn and now only: what was lost and regained is ready."""

    def began(original: Callable[..., None], game: Game) -> None:
        for obj in game.objects.values():
            obj.marks -= {_had(game.active_player)}
        original(game)

    def note(original: Callable[..., None], game: Game) -> None:
        before = {obj.oid: (obj.marker_controller, obj.since_turn_began) for obj in game.objects.values()}
        original(game)
        for oid in game.zones[Zone.BATTLEFIELD]:
            obj = game.objects[oid]
            player, ready = before[oid]
            if obj.marker_controller != player:
                obj.marks |= {_had(player)} if ready else set()
                obj.since_turn_began = _had(obj.marker_controller) in obj.marks

    patch.wrap(creatures.turn_began, began)
    patch.wrap(continuous_effects.note_control, note)


def _had(player: str) -> str:
    """The mark of a permanent that ``player`` controlled as their turn began, and lost."""
    return f"controlled as the turn of {player} began"


@mutant(
    "ss-when-became-creature-irrelevant",
    "ss-type-change-same-permanent",
    "ss-ex-sky-skiff-since-start",
    "x-ss-noncreature-becomes-copy",
)
def becoming_a_creature_starts_the_clock(patch: Patch) -> None:
    """Whatever becomes a creature is sick, however long its controller has had it."""
    no_creature = "no creature when last seen"

    def note(original: Callable[..., None], game: Game) -> None:
        original(game)
        for oid in game.zones[Zone.BATTLEFIELD]:
            obj = game.objects[oid]
            if not game.characteristics(oid).is_type("creature"):
                obj.marks |= {no_creature}
            elif no_creature in obj.marks:
                obj.marks -= {no_creature}
                obj.since_turn_began = False

    def begin(original: Callable[..., None], ctx: Context, *others: object) -> None:
        continuous_effects.note_control(ctx.game)
        original(ctx, *others)

    patch.wrap(continuous_effects.note_control, note)
    patch.wrap(continuous_effects.begin, begin)
