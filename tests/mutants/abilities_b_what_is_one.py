"""Wrong engines for clauses on abilities: what is one, what a card says of itself, and losing all abilities."""

from __future__ import annotations

from collections.abc import Callable

from mtg_verdict.reference_engine import casting_spells, continuous_effects, counting_abilities
from mtg_verdict.reference_engine.abilities import Ability, KeywordAbility, StaticAbility
from mtg_verdict.reference_engine.game import Game, StackItem
from mtg_verdict.reference_engine.mana import symbols
from mtg_verdict.reference_engine.modifications import Layer, RemoveAllAbilities
from mtg_verdict.reference_engine.objects import COLOR_OF_SYMBOL, Characteristics, GameObject, Zone
from mtg_verdict.reference_engine.references import Context

from .patching import Patch
from .registry import mutant


def _colors_of_mana_cost(values: Characteristics) -> tuple[str, ...]:
    """The colours that an object has by its mana cost, whatever it says of itself."""
    cost = "".join(symbols(values.mana_cost))
    return tuple(color for symbol, color in COLOR_OF_SYMBOL.items() if symbol in cost)


@mutant("abil-402.1-non-rules-text-is-no-ability")
def whatever_is_printed_is_an_ability(patch: Patch) -> None:
    """Where a text box holds nothing but reminder or flavour text, that counts as an ability."""

    def counted(
        original: Callable[..., tuple[Ability, ...]], game: Game, values: Characteristics
    ) -> tuple[Ability, ...]:
        return original(game, values) or (KeywordAbility("flavor text"),)

    patch.wrap(counting_abilities.abilities_counted, counted)


@mutant("abil-402.1-spell-text-no-separate-object")
def spell_text_goes_on_the_stack_as_an_ability(patch: Patch) -> None:
    """What an instant or sorcery does waits on the stack as an ability of it, above the spell."""

    def become_cast(original: Callable[..., None], game: Game, item: StackItem) -> None:
        original(game, item)
        if game.characteristics(item.oid).is_type("instant", "sorcery"):
            ability = StackItem(
                game.new_oid(),
                item.controller,
                item.oid,
                spell=False,
                effects=item.effects,
                specs=item.specs,
                targets=item.targets,
                x=item.x,
                name=item.name,
                memory=item.memory,
            )
            item.effects = ()
            game.stack.append(ability)

    patch.wrap(casting_spells.become_cast, become_cast)


@mutant("abil-402.2-drawback-is-an-ability")
def only_keywords_are_lost(patch: Patch) -> None:
    """A creature that loses all abilities loses its keywords only, and no drawback."""
    patch.source(
        RemoveAllAbilities.apply,
        "abilities=()",
        'abilities=tuple(each for each in values.abilities if not hasattr(each, "keyword"))',
    )


@mutant("abil-402.3-applies-in-every-zone")
def only_permanents_have_the_colours_and_types_they_state(patch: Patch) -> None:
    """What a card says of its own colours and types holds on the battlefield only."""

    def copiable(original: Callable[..., Characteristics], game: Game, obj: GameObject) -> Characteristics:
        values = original(game, obj)
        if obj.zone in (Zone.BATTLEFIELD, Zone.NOWHERE):
            return values
        return values.changed(colors=_colors_of_mana_cost(values))

    def functions(original: Callable[..., bool], game: Game, ability: StaticAbility, obj: GameObject) -> bool:
        states = ability.defining and all(each.layer in (Layer.TYPE, Layer.COLOR) for each in ability.modifications)
        return original(game, ability, obj) and (obj.zone is Zone.BATTLEFIELD or not states)

    patch.wrap(continuous_effects.copiable_values, copiable)
    patch.wrap(continuous_effects._functions, functions)


@mutant("abil-402.3-survives-ability-loss")
def stated_colours_and_types_are_lost_with_abilities(patch: Patch) -> None:
    """What loses all abilities loses the colours and creature types that it says it has, too."""

    def apply(
        original: Callable[..., Characteristics], self: RemoveAllAbilities, values: Characteristics, ctx: Context
    ) -> Characteristics:
        changed = original(self, values, ctx)
        return changed.changed(colors=_colors_of_mana_cost(values), every_creature_type=False)

    patch.wrap(RemoveAllAbilities.apply, apply)


@mutant("abil-402.3-not-for-other-characteristics")
def what_defines_characteristics_is_never_lost(patch: Patch) -> None:
    """An ability that defines power and toughness is not lost with all other abilities."""
    patch.source(
        RemoveAllAbilities.apply,
        "abilities=()",
        'abilities=tuple(each for each in values.abilities if getattr(each, "defining", False))',
    )


@mutant("abil-402.4-additional-cost-is-no-ability")
def additional_costs_always_are_abilities(patch: Patch) -> None:
    """An additional cost to cast a card is an ability of it in the oldest edition too."""
    patch.source(counting_abilities._counts, "AlternativeCost | AdditionalCost | OptionalCost", "AlternativeCost")


@mutant("abil-402.4-alternative-cost-is-no-ability")
def alternative_costs_always_are_abilities(patch: Patch) -> None:
    """An alternative cost to cast a card is an ability of it in every edition."""
    patch.source(counting_abilities._counts, "AlternativeCost | AdditionalCost", "AdditionalCost")
