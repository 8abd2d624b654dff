"""Wrong engines for clauses on abilities: when mana abilities are activated, and how they resolve."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from mtg_verdict.reference_engine import activating, casting_spells, mana_abilities, mana_window, stack
from mtg_verdict.reference_engine.choices import IllegalAction
from mtg_verdict.reference_engine.game import Game, StackItem
from mtg_verdict.reference_engine.mana_window import ManaActivation

from .abilities_c_triggering import without_the_stack
from .patching import Patch
from .registry import mutant


@mutant("abil-406.1a-triggered-mana-ability")
def triggered_mana_abilities_use_the_stack(patch: Patch) -> None:
    """What triggers on a land being tapped for mana and adds mana is put on the stack as an ordinary ability."""

    def none(game: Game) -> None:
        return None

    patch.replace(mana_abilities._resolve_triggered, none)


@mutant("abil-406.1b-spells-are-not-mana-abilities")
def spells_that_add_mana_do_not_use_the_stack(patch: Patch) -> None:
    """A spell that adds mana resolves as soon as it has been cast, like the mana sources of old."""

    def become_cast(original: Callable[[Game, StackItem], None], game: Game, item: StackItem) -> None:
        original(game, item)
        if any(effect.adds_mana for effect in item.effects):
            stack.resolve_top(game)

    patch.wrap(casting_spells.become_cast, become_cast)


@mutant("abil-406.1b-trigger-from-other-event-uses-stack")
def triggers_that_add_mana_do_not_use_the_stack(patch: Patch) -> None:
    """Any triggered ability that adds mana resolves without the stack, whatever it triggers on."""
    without_the_stack(patch, lambda pending: any(effect.adds_mana for effect in pending.ability.effects))


@mutant("abil-406.1d-usable-while-paying")
def mana_is_made_before_casting(patch: Patch) -> None:
    """Mana abilities can't be activated while a spell is being cast: mana has to be there before."""

    def refuse(
        original: Callable[..., None],
        game: Game,
        player: str,
        mana_from: Sequence[int],
        activations: Sequence[ManaActivation],
        mana: str,
    ) -> None:
        if mana_from or activations:
            raise IllegalAction("mana has to be made before")

    patch.wrap(mana_window.activate_all, refuse)


@mutant("abil-406.1e-otherwise-like-any-ability")
def new_creatures_use_mana_abilities(patch: Patch) -> None:
    """Mana abilities ignore summoning sickness."""
    mana = "mana_abilities.is_mana_ability(ability, game.ruleset)"
    patch.source(activating.check_may_activate, "not creatures", f"not {mana} and not creatures")


def with_the_stack(patch: Patch) -> None:
    """Let an activated mana ability go on the stack, other than while a cost is being paid."""
    patch.source(activating.activate, "if mana_abilities.is_mana_ability(ability, game.ruleset):", "if False:")


@mutant("abil-406.1e-does-not-use-the-stack", "abil-406.1e-cannot-be-countered")
def mana_abilities_use_the_stack(patch: Patch) -> None:
    """A mana ability goes on the stack, where it can be countered, and adds its mana after both players have passed."""
    with_the_stack(patch)


@mutant("abil-406.1e-no-response")
def mana_is_denied_by_what_happens_in_response(patch: Patch) -> None:
    """Players may respond to a mana ability, and it adds nothing if its source has gone by then."""

    def resolve_top(original: Callable[[Game], None], game: Game) -> None:
        item = game.stack[-1]
        adds_mana = any(effect.adds_mana for effect in item.effects)
        if adds_mana and not item.spell and item.event is None and item.source not in game.objects:
            game.stack.pop()
        else:
            original(game)

    with_the_stack(patch)
    patch.wrap(stack.resolve_top, resolve_top)


@mutant("abil-406.1e-other-triggers-use-the-stack")
def all_that_triggers_on_mana_resolves_with_it(patch: Patch) -> None:
    """Whatever triggers on a land being tapped for mana resolves at once, with the mana."""
    mana, other = "is_triggered_mana_ability(pending.ability)", "pending.event.kind == 'tapped-for-mana'"
    patch.source(mana_abilities._resolve_triggered, mana, other)
