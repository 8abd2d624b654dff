"""What continuous effects do to objects (CR 611, 613): one class a modification, each in its layer."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, is_dataclass, replace
from enum import Enum, auto
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

from .mana import mana_value
from .objects import Characteristics, Immutable
from .references import Amount, Context, Reference, You, amount
from .subtypes import NOT_CREATURE_TYPES

if TYPE_CHECKING:
    from .abilities import Ability


class Layer(Enum):
    """The layers and sublayers in the order in which they apply (CR 613.1, 613.4)."""

    COPY = auto()
    CONTROL = auto()
    TEXT = auto()
    TYPE = auto()
    COLOR = auto()
    ABILITY = auto()
    PT_DEFINING = auto()
    PT_SET = auto()
    PT_MODIFY = auto()


class Duration(Enum):
    """How long a continuous effect of a resolved spell or ability lasts (CR 611.2a)."""

    END_OF_TURN = "until end of turn"
    INDEFINITE = "until the game ends or the object leaves"
    WHILE_SOURCE_CONTROLLED = "for as long as the player controls the source"
    WHILE_CONTROLLED = "until the affected player loses control of the object"
    UNTIL_CREATURE_SPELL = "until a player casts a creature spell"


class Modification(Immutable):
    """A change of characteristics or of control, applied in ``layer``."""

    layer: ClassVar[Layer]

    def apply(self, values: Characteristics, ctx: Context) -> Characteristics:
        """The changed characteristics; ``ctx`` is that of the ability or effect it comes from."""
        raise NotImplementedError


@dataclass(frozen=True)
class ContinuousEffect(Immutable):
    """A continuous effect of a resolved spell or ability (CR 611.2). ``affected`` was fixed when it began (611.2c).

    ``source`` and ``controller`` are those of the spell or ability. Amounts, X too, are fixed beforehand (608.2h).
    """

    timestamp: int
    affected: tuple[int, ...]
    modifications: tuple[Modification, ...]
    duration: Duration
    controller: str
    source: int


@dataclass(frozen=True)
class SetCopiableValues(Modification):
    """The object becomes a copy: its copiable values are these (CR 613.2a, 707.4)."""

    values: Characteristics
    layer = Layer.COPY

    def apply(self, values: Characteristics, ctx: Context) -> Characteristics:
        """See :class:`Modification`."""
        return self.values


@dataclass(frozen=True)
class ChangeControl(Modification):
    """The player meant by ``to`` controls the object (CR 613.1b); handled by :mod:`.continuous_effects`."""

    to: Reference = field(default_factory=You)
    layer = Layer.CONTROL

    def apply(self, values: Characteristics, ctx: Context) -> Characteristics:
        """See :class:`Modification`."""
        return values


@dataclass(frozen=True)
class ChangeText(Modification):
    """Replace words in the text, colour words or basic land types (CR 612): old word to new word."""

    words: tuple[tuple[str, str], ...]
    layer = Layer.TEXT

    def apply(self, values: Characteristics, ctx: Context) -> Characteristics:
        """See :class:`Modification`."""
        words = dict(self.words)
        subtypes = tuple(words.get(each, each) for each in values.subtypes)
        return values.changed(subtypes=subtypes, abilities=replace_words(values.abilities, words))


V = TypeVar("V")


def replace_words(value: V, words: Mapping[str, str]) -> V:
    """``value``, an ability or part of one, with whole words of its texts replaced (CR 612.2)."""
    changed: Any = value
    if isinstance(value, str):
        changed = " ".join(words.get(word, word) for word in value.split(" "))
    elif isinstance(value, tuple):
        changed = tuple(replace_words(each, words) for each in value)
    elif is_dataclass(value) and not isinstance(value, type):
        parts = {each.name: getattr(value, each.name) for each in fields(value) if each.init}
        new = {name: replace_words(part, words) for name, part in parts.items()}
        if new != parts:
            changed = replace(value, **new)
    return changed  # type: ignore[no-any-return]


@dataclass(frozen=True)
class AddTypes(Modification):
    """Types in addition to its other types (CR 205.1b)."""

    types: tuple[str, ...] = ()
    subtypes: tuple[str, ...] = ()
    supertypes: tuple[str, ...] = ()
    every_creature_type: bool = False
    layer = Layer.TYPE

    def apply(self, values: Characteristics, ctx: Context) -> Characteristics:
        """See :class:`Modification`."""
        return values.changed(
            types=_united(values.types, self.types),
            subtypes=_united(values.subtypes, self.subtypes),
            supertypes=_united(values.supertypes, self.supertypes),
            every_creature_type=values.every_creature_type or self.every_creature_type,
        )


@dataclass(frozen=True)
class SetTypes(Modification):
    """The card types become exactly ``types``, the subtypes exactly ``subtypes`` (CR 205.1a); supertypes stay."""

    types: tuple[str, ...]
    subtypes: tuple[str, ...] = ()
    layer = Layer.TYPE

    def apply(self, values: Characteristics, ctx: Context) -> Characteristics:
        """See :class:`Modification`."""
        return values.changed(types=self.types, subtypes=self.subtypes, every_creature_type=False)


@dataclass(frozen=True)
class SetSubtypes(Modification):
    """The creature types become exactly ``subtypes``; other subtypes stay (CR 205.1a)."""

    subtypes: tuple[str, ...]
    layer = Layer.TYPE

    def apply(self, values: Characteristics, ctx: Context) -> Characteristics:
        """See :class:`Modification`."""
        kept = tuple(each for each in values.subtypes if each in NOT_CREATURE_TYPES)
        return values.changed(subtypes=_united(kept, self.subtypes), every_creature_type=False)


@dataclass(frozen=True)
class SetManaCost(Modification):
    """The mana cost becomes ``mana_cost``; ``None`` is no mana cost. For exceptions of copies (CR 707.9d)."""

    mana_cost: str | None
    layer = Layer.TEXT

    def apply(self, values: Characteristics, ctx: Context) -> Characteristics:
        """See :class:`Modification`."""
        return values.changed(mana_cost=self.mana_cost)


@dataclass(frozen=True)
class SetColors(Modification):
    """The colours become exactly ``colors``; none is colourless (CR 105.3)."""

    colors: tuple[str, ...] = ()
    layer = Layer.COLOR

    def apply(self, values: Characteristics, ctx: Context) -> Characteristics:
        """See :class:`Modification`."""
        return values.changed(colors=self.colors)


@dataclass(frozen=True)
class AddAbilities(Modification):
    """The object gains abilities (CR 613.1f)."""

    abilities: tuple[Ability, ...]
    layer = Layer.ABILITY

    def apply(self, values: Characteristics, ctx: Context) -> Characteristics:
        """See :class:`Modification`."""
        return values.changed(abilities=values.abilities + self.abilities)


@dataclass(frozen=True)
class RemoveAllAbilities(Modification):
    """The object loses all abilities (CR 613.1f)."""

    layer = Layer.ABILITY

    def apply(self, values: Characteristics, ctx: Context) -> Characteristics:
        """See :class:`Modification`."""
        return values.changed(abilities=())


@dataclass(frozen=True)
class RemoveKeyword(Modification):
    """The object loses a keyword ability (CR 613.1f)."""

    keyword: str
    layer = Layer.ABILITY

    def apply(self, values: Characteristics, ctx: Context) -> Characteristics:
        """See :class:`Modification`."""
        kept = tuple(each for each in values.abilities if getattr(each, "keyword", None) != self.keyword)
        return values.changed(abilities=kept)


@dataclass(frozen=True)
class SetBasePT(Modification):
    """Base power and toughness become these (CR 613.4b; as part of a characteristic-defining ability, 613.4a)."""

    power: Amount
    toughness: Amount
    layer = Layer.PT_SET

    def apply(self, values: Characteristics, ctx: Context) -> Characteristics:
        """See :class:`Modification`."""
        return values.changed(power=amount(self.power, ctx), toughness=amount(self.toughness, ctx))


@dataclass(frozen=True)
class SetBasePTToManaValue(Modification):
    """Base power and toughness become the mana value of the affected object itself (CR 613.4b, 202.3)."""

    layer = Layer.PT_SET

    def apply(self, values: Characteristics, ctx: Context) -> Characteristics:
        """See :class:`Modification`."""
        number = mana_value(values.mana_cost)
        return values.changed(power=number, toughness=number)


@dataclass(frozen=True)
class ModifyPT(Modification):
    """+N/+M (CR 613.4c)."""

    power: Amount
    toughness: Amount
    layer = Layer.PT_MODIFY

    def apply(self, values: Characteristics, ctx: Context) -> Characteristics:
        """See :class:`Modification`."""
        if values.power is None or values.toughness is None:
            return values
        return values.changed(
            power=values.power + amount(self.power, ctx), toughness=values.toughness + amount(self.toughness, ctx)
        )


def _united(old: tuple[str, ...], new: tuple[str, ...]) -> tuple[str, ...]:
    return old + tuple(each for each in new if each not in old)
