"""The vocabulary of abilities (CR 113): costs, targets, conditions and the kinds of abilities, all immutable data.

A card is printed characteristics plus a tuple of these. What the abilities do is said with :mod:`.effects` (one-shot
effects), :mod:`.modifications` (continuous effects) and :mod:`.references` (objects, players, amounts).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeVar

from .objects import Characteristics, Immutable, Zone
from .references import Context, Filter, Reference

if TYPE_CHECKING:
    from .effects import Effect
    from .game import Game
    from .modifications import Modification


# --- Costs (CR 118) --------------------------------------------------------------------------------------------------


class Cost(Immutable):
    """A part of a cost. ``word`` is how the label of an activated ability names it.

    The parts of a cost stand in the order in which cards print them: mana, ``{T}`` or ``{Q}``, then the others.
    """

    word: str = ""


@dataclass(frozen=True)
class Mana(Cost):
    """Pay mana, such as ``{2}{U}`` (CR 118.3a)."""

    mana: str

    @property
    def word(self) -> str:  # type: ignore[override]
        """The symbols themselves."""
        return self.mana


@dataclass(frozen=True)
class TapSymbol(Cost):
    """``{T}``: tap this permanent (CR 107.5)."""

    word = "{T}"


@dataclass(frozen=True)
class UntapSymbol(Cost):
    """``{Q}``: untap this permanent (CR 107.6)."""

    word = "{Q}"


@dataclass(frozen=True)
class TapUntapped(Cost):
    """Tap ``count`` untapped permanents you control that ``filter`` describes; {T} it is not (CR 302.6 is silent)."""

    filter: Filter
    count: int = 1
    word = "tap"


@dataclass(frozen=True)
class TapTotalPower(Cost):
    """Tap any number of untapped permanents you control with total power ``power`` or more, as for crew."""

    filter: Filter
    power: int
    word = "tap"


@dataclass(frozen=True)
class SacrificeSelf(Cost):
    """Sacrifice this permanent (CR 701.21)."""

    word = "sacrifice"


@dataclass(frozen=True)
class Sacrifice(Cost):
    """Sacrifice ``count`` permanents that ``filter`` describes."""

    filter: Filter
    count: int = 1
    word = "sacrifice"


@dataclass(frozen=True)
class DiscardSelf(Cost):
    """Discard this card, as for cycling (CR 702.29a); ``event`` is the kind of event that is seen besides."""

    event: str = ""
    word = "discard"


@dataclass(frozen=True)
class OtherPlayersGainLife(Cost):
    """Have each other player gain life (CR 118.9)."""

    life: int
    word = "gain life"


@dataclass(frozen=True)
class ExileSelf(Cost):
    """Exile this card from the zone it is in, as for embalm."""

    word = "exile"


@dataclass(frozen=True)
class ExileCards(Cost):
    """Exile ``count`` cards that ``filter`` describes, with its zone, from among one's own (CR 118.9)."""

    filter: Filter
    count: int = 1
    word = "exile"


# --- Targets and conditions ------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class TargetSpec(Immutable):
    """One "target …" of a spell or ability (CR 115.1).

    ``filter`` describes the objects that may be chosen (``None``: no object), ``players`` says whether players may.
    ``spells`` allows spells on the stack too that ``filter`` describes ("target spell or permanent"); ``abilities``
    allows activated and triggered abilities on the stack (their identities are those of their stack items).
    ``enchanting`` is the target of an Aura spell: whatever that Aura can enchant (CR 303.4a).
    """

    filter: Filter | None = None
    players: bool = False
    spells: bool = False
    abilities: bool = False
    enchanting: bool = False
    minimum: int = 1
    maximum: int = 1
    chosen_by_active_player: bool = False
    """Whether not the controller but the active player chooses: "target creature that player controls"."""


ANY_TARGET = TargetSpec(Filter(types=("creature", "planeswalker", "battle")), players=True)
"""Any target (CR 115.4)."""


@dataclass(frozen=True)
class Condition(Immutable):
    """A condition such as an intervening "if" (CR 603.4), tested in the context of the ability."""

    test: Callable[[Context], bool]

    def holds(self, ctx: Context) -> bool:
        """Whether it is true now."""
        return self.test(ctx)


YOUR_TURN = Condition(lambda ctx: ctx.game.active_player == ctx.controller)
"""It is the turn of the ability's controller ("only during your turn")."""


# --- Abilities -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Ability(Immutable):
    """An ability of an object (CR 113.1a)."""


@dataclass(frozen=True)
class KeywordAbility(Ability):
    """A keyword ability (CR 702), in lower case, with its parameter as text if it has one.

    ``abilities`` are the abilities the keyword stands for where it is not simply enforced by a chapter of the engine
    (``dash`` stands for an alternative cost, a static and a triggered ability). ``filter`` describes what protection is
    from, what may be enchanted and the like; ``players`` which players may be enchanted: ``any`` or ``opponent``.
    ``protection``: ``parameter`` is a colour or a card type.
    """

    keyword: str
    parameter: str = ""
    abilities: tuple[Ability, ...] = ()
    filter: Filter | None = None
    players: str = ""

    @property
    def text(self) -> str:
        """The keyword as printed, such as ``protection from black`` or ``crew 1``."""
        return f"{self.keyword} {self.parameter}".strip()


def enchant(filter: Filter | None, players: str = "") -> KeywordAbility:
    """The enchant keyword (CR 702.5): the objects, or players (``any``, ``opponent``), that an Aura may enchant."""
    return KeywordAbility("enchant", filter=filter, players=players)


def protection(quality: str) -> KeywordAbility:
    """Protection from a colour or card type (CR 702.16)."""
    return KeywordAbility("protection", f"from {quality}")


@dataclass(frozen=True)
class SpellAbility(Ability):
    """What an instant or sorcery does as it resolves (CR 113.3a)."""

    effects: tuple[Effect, ...]
    targets: tuple[TargetSpec, ...] = ()


@dataclass(frozen=True)
class ActivatedAbility(Ability):
    """An activated ability (CR 602). Whether it is a mana ability follows from CR 605.1a (:mod:`.mana_abilities`).

    ``label`` replaces the label made of its costs, for keywords (``crew``). ``zone`` is where it functions;
    ``sorcery_speed`` is "activate only as a sorcery"; ``condition`` another restriction on when it can be activated;
    ``anyone`` is "any player may activate this ability" (CR 602.1b).
    """

    costs: tuple[Cost, ...]
    effects: tuple[Effect, ...]
    targets: tuple[TargetSpec, ...] = ()
    label: str | None = None
    zone: Zone = Zone.BATTLEFIELD
    sorcery_speed: bool = False
    once_each_turn: bool = False
    condition: Condition | None = None
    anyone: bool = False


@dataclass(frozen=True)
class Trigger(Immutable):
    """The event a triggered ability waits for (CR 603.1).

    ``kind`` is a kind of :class:`.game.Event`. ``of`` tells which object the event must be about: ``self``,
    ``attached`` (what the source is attached to), ``any``. ``filter`` describes that object further. ``player``: the
    player of the event is ``you`` or ``opponent``. ``step``: the step that begins.
    """

    kind: str
    of: str = "any"
    filter: Filter | None = None
    player: str | None = None
    step: str | None = None
    test: Callable[[Context], bool] | None = None


@dataclass(frozen=True)
class TriggeredAbility(Ability):
    """A triggered ability (CR 603).

    ``condition`` is an intervening "if" (CR 603.4). ``zones`` is where it functions (CR 113.6). A trigger on leaving
    the battlefield looks back in time (CR 603.10a). Whether it is a mana ability follows from CR 605.1b.
    """

    trigger: Trigger
    effects: tuple[Effect, ...]
    targets: tuple[TargetSpec, ...] = ()
    condition: Condition | None = None
    zones: tuple[Zone, ...] = (Zone.BATTLEFIELD,)


@dataclass(frozen=True)
class StaticAbility(Ability):
    """A static ability that creates a continuous effect (CR 604, 613).

    ``affects`` the objects; ``modifications`` what happens to them, each in its layer; ``defining`` marks a
    characteristic-defining ability (CR 604.3), which functions in all zones.
    """

    affects: Reference
    modifications: tuple[Modification, ...]
    condition: Condition | None = None
    zone: Zone = Zone.BATTLEFIELD
    defining: bool = False


@dataclass(frozen=True)
class AsThoughFlash(Ability):
    """You may cast spells that ``filter`` describes as though they had flash (CR 601.3b)."""

    filter: Filter = field(default_factory=Filter)


@dataclass(frozen=True)
class AsThoughHaste(Ability):
    """What ``affects`` means can attack, or have its abilities activated, as though it had haste (CR 609.4, 702.10).

    It does not have haste.
    """

    affects: Reference
    attacking: bool = False
    activating: bool = False


@dataclass(frozen=True)
class Restriction(Ability):
    """What ``affects`` means can't attack or can't block (CR 508.1c, 509.1b)."""

    affects: Reference
    attacking: bool = False
    blocking: bool = False


@dataclass(frozen=True)
class CantBeEnchanted(Ability):
    """What ``affects`` means can't be enchanted by Auras, ``except_source`` by other Auras than this one (CR 303.4)."""

    affects: Reference
    except_source: bool = True


@dataclass(frozen=True)
class ExtraLandPlays(Ability):
    """You may play additional lands on each of your turns (CR 305.2)."""

    number: int = 1


@dataclass(frozen=True)
class AlternativeCost(Ability):
    """An alternative way to cast this card (CR 118.9), named by ``method`` in a cast action.

    ``costs`` replace the mana cost. ``effects`` and ``targets`` are added after those of the spell (awaken). ``zone``
    is where the card may be cast from this way; ``face_down`` casts it face down (CR 708.4). ``condition`` must hold
    for the cost to be chosen ("if you control a Forest").
    """

    method: str
    costs: tuple[Cost, ...]
    effects: tuple[Effect, ...] = ()
    targets: tuple[TargetSpec, ...] = ()
    zone: Zone = Zone.HAND
    face_down: bool = False
    condition: Condition | None = None


@dataclass(frozen=True)
class EntersEffect(Ability):
    """A replacement effect that modifies how this permanent enters (CR 614.1c, 614.12): a base to derive from.

    ``apply`` changes the object as it enters: its status, counters, ``copied_values`` or ``entered_as``. It may ask
    choices with :func:`.choices.choose`. ``order`` is lower for copy effects, which apply first (CR 616.1c).
    """

    order = 1

    def apply(self, game: Game, oid: int) -> None:
        """Modify the entering object ``oid``."""
        raise NotImplementedError


@dataclass(frozen=True)
class EntersWithPrintedCounters(Ability):
    """What planeswalkers and battles have: they enter with the counters printed on them (CR 306.5b, 310.4b).

    Only that they have this ability is said here; :mod:`.zones` puts the counters on.
    """


@dataclass(frozen=True)
class EntersTapped(EntersEffect):
    """This permanent enters tapped."""

    def apply(self, game: Game, oid: int) -> None:
        """See :class:`EntersEffect`."""
        game.objects[oid].tapped = True


T = TypeVar("T", bound=Ability)


# --- Looking at the abilities of an object ---------------------------------------------------------------------------


def expanded(abilities: Iterable[Ability]) -> Iterator[Ability]:
    """The abilities, each keyword followed by the abilities it stands for."""
    for ability in abilities:
        yield ability
        if isinstance(ability, KeywordAbility):
            yield from expanded(ability.abilities)


def of_kind(values: Characteristics, kind: type[T]) -> list[T]:
    """The abilities of one kind, those that keywords stand for included."""
    found: list[T] | None = values.abilities_by_kind.get(kind)
    if found is None:
        found = [ability for ability in expanded(values.abilities) if isinstance(ability, kind)]
        values.abilities_by_kind[kind] = found
    return found


def is_defining(ability: Ability) -> bool:
    """Whether it is a characteristic-defining ability (CR 604.3)."""
    return isinstance(ability, StaticAbility) and ability.defining


def label_of(ability: ActivatedAbility) -> str:
    """How an action names an activated ability: its own label, or its costs: symbols, ``{T}``, ``{Q}``, other words."""
    if ability.label is not None:
        return ability.label
    return ", ".join(cost.word for cost in ability.costs if cost.word)
