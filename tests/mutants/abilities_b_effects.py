"""Wrong engines for clauses on abilities: what effects are, what they affect, and what they give."""

from __future__ import annotations

from collections.abc import Callable

from mtg_verdict.reference_engine import activating, continuous_effects, protection
from mtg_verdict.reference_engine.abilities import ActivatedAbility
from mtg_verdict.reference_engine.activating import Announcement
from mtg_verdict.reference_engine.effects_on_permanents import Apply
from mtg_verdict.reference_engine.game import Game
from mtg_verdict.reference_engine.modifications import AddAbilities, Duration, Modification
from mtg_verdict.reference_engine.references import Context, Each, Filter
from mtg_verdict.reference_engine.stack import resolve_top

from .patching import Patch
from .registry import mutant


@mutant("abil-faq-effects-means-abilities")
def shroud_stops_spells_only(patch: Patch) -> None:
    """A permanent that can't be the target of spells or effects may be the target of abilities."""
    patch.source(
        protection.can_be_targeted,
        'not game.characteristics(oid).has_keyword("shroud")',
        'not (game.characteristics(oid).has_keyword("shroud") and source in game.zones["stack"])',
    )


@mutant("abil-faq-untargeted-still-affects")
def shroud_is_immunity_to_effects(patch: Patch) -> None:
    """No effect affects a permanent that can't be the target of spells or effects, be it targeted or not."""
    patch.source(
        Each.find,
        "list(ctx.game.matching(self.filter, ctx.controller, ctx.source, ctx.x))",
        "[each for each in ctx.game.matching(self.filter, ctx.controller, ctx.source, ctx.x)"
        ' if not ctx.game.characteristics(each).has_keyword("shroud")]',
    )


@mutant("abil-faq-effect-is-not-the-stack-object")
def effects_happen_and_an_entry_stays(patch: Patch) -> None:
    """The effect of an ability happens as it is activated, and an entry that does nothing stays on the stack."""

    def activate(
        original: Callable[..., None],
        game: Game,
        player: str,
        source: int,
        ability: ActivatedAbility,
        announcement: Announcement,
    ) -> None:
        original(game, player, source, ability, announcement)
        item = game.stack[-1]
        effects, item.effects = item.effects, ()
        for effect in effects:
            effect.apply(game.context(item))

    patch.wrap(activating._activate_with_stack, activate)


@mutant("abil-402.1-effect-is-the-result")
def abilities_resolve_as_they_are_activated(patch: Patch) -> None:
    """An activated ability resolves at once, without waiting on the stack."""

    def activate(
        original: Callable[..., None],
        game: Game,
        player: str,
        source: int,
        ability: ActivatedAbility,
        announcement: Announcement,
    ) -> None:
        original(game, player, source, ability, announcement)
        resolve_top(game)

    patch.wrap(activating._activate_with_stack, activate)


@mutant("abil-402.1-affects-own-object")
def bonuses_go_by_name(patch: Patch) -> None:
    """What an ability gives to the permanent it is on goes to every permanent of that name."""

    def begin(
        original: Callable[..., None],
        ctx: Context,
        affected: tuple[int, ...],
        modifications: tuple[Modification, ...],
        duration: Duration,
    ) -> None:
        if affected == (ctx.source,):
            name = ctx.game.characteristics(ctx.source).name
            affected = tuple(
                obj.oid for obj in ctx.game.battlefield() if ctx.game.characteristics(obj.oid).name == name
            )
        original(ctx, affected, modifications, duration)

    patch.wrap(continuous_effects.begin, begin)


@mutant("abil-402.1-affects-other-objects-and-players")
def static_abilities_ignore_who_controls(patch: Patch) -> None:
    """A static ability that says "you control" affects what every player controls."""
    patch.source(Filter.describes, "if self.controller is not None and", "if self.controller and not game.deriving and")


@mutant("abil-402.1-grants-abilities-to-others")
def abilities_are_given_to_what_is_there(patch: Patch) -> None:
    """A static ability gives abilities to what was there when it began, and not to what enters later."""
    patch.source(
        continuous_effects._static_source,
        "if isinstance(each, int))",
        "if isinstance(each, int) and (game.objects.get(each, obj).timestamp <= obj.timestamp"
        ' or not any(hasattr(change, "abilities") for change in ability.modifications)))',
    )


@mutant("abil-402.1-grants-abilities-to-itself")
def abilities_given_until_end_of_turn_stay(patch: Patch) -> None:
    """An ability that is gained until end of turn is never lost."""

    def begin(
        original: Callable[..., None],
        ctx: Context,
        affected: tuple[int, ...],
        modifications: tuple[Modification, ...],
        duration: Duration,
    ) -> None:
        gained = any(isinstance(each, AddAbilities) for each in modifications)
        original(ctx, affected, modifications, Duration.INDEFINITE if gained else duration)

    patch.wrap(continuous_effects.begin, begin)


@mutant("abil-402.1-grants-abilities-to-itself")
def abilities_are_gained_on_activation(patch: Patch) -> None:
    """What an ability lets an object gain is gained as it is activated, not as it resolves."""

    def activate(
        original: Callable[..., None],
        game: Game,
        player: str,
        source: int,
        ability: ActivatedAbility,
        announcement: Announcement,
    ) -> None:
        original(game, player, source, ability, announcement)
        item = game.stack[-1]
        gained = tuple(
            each
            for each in item.effects
            if isinstance(each, Apply) and any(isinstance(change, AddAbilities) for change in each.modifications)
        )
        item.effects = tuple(each for each in item.effects if each not in gained)
        for effect in gained:
            effect.apply(game.context(item))

    patch.wrap(activating._activate_with_stack, activate)
