"""What defines a token (CR 111.3, 111.4)."""

from __future__ import annotations

from .abilities import KeywordAbility
from .objects import Card, Characteristics


def creature_token(
    subtype: str, power: int, toughness: int, colors: tuple[str, ...] = (), keywords: tuple[str, ...] = ()
) -> Card:
    """A creature token, named after its subtype (CR 111.4)."""
    values = Characteristics(
        name=f"{subtype} Token",
        colors=colors,
        types=("creature",),
        subtypes=(subtype,),
        abilities=tuple(KeywordAbility(each) for each in keywords),
        power=power,
        toughness=toughness,
    )
    return Card(values.name, (values,), token=True)
