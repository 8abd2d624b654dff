"""The cards of the reference engine: the facts of the catalogue joined with the abilities that the engine registers."""

from __future__ import annotations

from functools import cache

from ..features.catalogue import CardFacts, cards
from ..reference_engine.abilities import Ability, KeywordAbility
from ..reference_engine.cards import ABILITIES
from ..reference_engine.keywords import PLAIN
from ..reference_engine.objects import Card, Characteristics


def _number(text: str | None) -> int | None:
    """Printed power, toughness, loyalty or defense; ``*`` is 0 until an ability defines it (CR 208.2a)."""
    if text is None:
        return None
    return int(text) if text.lstrip("-").isdigit() else 0


def _characteristics(facts: CardFacts) -> Characteristics:
    registered: tuple[Ability, ...] = ABILITIES.get(facts.name, ())
    named = {each.keyword for each in registered if isinstance(each, KeywordAbility)}
    plain = tuple(KeywordAbility(each) for each in facts.keywords if each in PLAIN and each not in named)
    return Characteristics(
        # CR 111.4: a token without a name of its own is named after its subtype.
        name=f"{facts.name} Token" if facts.token else facts.name,
        mana_cost=facts.cost or None,
        colors=facts.colors,
        types=tuple(each.lower() for each in facts.types),
        supertypes=tuple(each.lower() for each in facts.supertypes),
        subtypes=facts.subtypes,
        abilities=plain + registered,
        power=_number(facts.power),
        toughness=_number(facts.toughness),
        loyalty=_number(facts.loyalty),
        defense=_number(facts.defense),
    )


@cache
def card_named(name: str, token: bool = False) -> Card | None:
    """The card, or with ``token`` the token, of this English name; ``None`` if the catalogue has none."""
    facts = cards().get(name)
    if facts is None:
        return None
    faces: tuple[Characteristics, ...] = (_characteristics(facts),)
    if facts.back is not None:
        faces += (_characteristics(facts.back),)
    layout = "transform" if facts.back is not None and facts.layout == "normal" else facts.layout
    return Card(facts.name, faces, layout, token or facts.token)


def is_known(name: str) -> bool:
    """Whether the engine has the card with everything it does: each of its faces is registered, with its keywords."""
    facts = cards().get(name)
    return facts is not None and all(_face_is_known(face) for face in (facts, facts.back) if face is not None)


def _face_is_known(facts: CardFacts) -> bool:
    """Registered, and every keyword the catalogue prints on it is plain or among the abilities registered."""
    if facts.name not in ABILITIES:
        return False
    registered = {each.keyword for each in ABILITIES[facts.name] if isinstance(each, KeywordAbility)}
    return set(facts.keywords) <= registered | PLAIN.keys()
