"""Values of observations and expectations in words, for findings."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from enum import Enum
from typing import Any

from ..reports.records import Text
from ..steps.fields import PLAYERS
from ..steps.labels import Labels, say_card
from ..steps.words import LANGUAGES, Language, say, vocabulary
from .messages import fit_to_log, has_message
from .messages import say as say_message

_GROUP_OF_FIELD = {
    "types": "type",
    "supertypes": "supertype",
    "subtypes": "subtype",
    "colors": "color",
    "keywords": "keyword",
    "without_keywords": "keyword",
    "abilities": "ability_kind",
}
_OBJECTS = ("attached_to", "attacking", "blocking", "answer")
_scenario_labels: ContextVar[Labels | None] = ContextVar("scenario_labels", default=None)


@contextmanager
def speaking_of(labels: Labels) -> Iterator[None]:
    """Meanwhile objects are called, in the language of ``labels``, as the scenario itself calls them."""
    token = _scenario_labels.set(labels)
    try:
        yield
    finally:
        _scenario_labels.reset(token)


def label(alias: str, language: Language) -> str:
    """An alias, or a player's name, as people read it: in the scenario's own words where it has some."""
    if alias in PLAYERS:
        return alias
    own = _scenario_labels.get()
    written = own.as_written(alias) if own is not None and own.language == language else None
    return written or Labels(language).label(alias)


def label_text(alias: str) -> Text:
    """An alias in both languages."""
    return Text(en=fit_to_log(label(alias, "en")), fr=fit_to_log(label(alias, "fr")))


def place_text(zone: str, owner: str) -> Text:
    """A zone and whose card it is."""
    return Text(en=f"{zone_name(zone, 'en')}, {owner}", fr=f"{zone_name(zone, 'fr')}, {owner}")


def moment_text(player: str, step: str) -> Text:
    """A player and a step of that player's turn."""
    return Text(en=f"{player}, {say('step', step, 'en')}", fr=f"{player}, {say('step', step, 'fr')}")


def zone_name(zone: str, language: Language) -> str:
    """The name of a zone; what is no zone remains as it is."""
    return say_message(language, f"zone-{zone}") if has_message(f"zone-{zone}") else zone


def entries_text(entries: Iterable[tuple[Text, str]]) -> Text:
    """The stack in words: what each object is called, and whether it is a spell or an ability."""
    shown = list(entries)
    en, fr = (
        "; ".join(f"{getattr(name, language)} ({say('stack', kind, language)})" for name, kind in shown)
        or say("nothing", "none", language)
        for language in LANGUAGES
    )
    return Text(en=fit_to_log(en), fr=fit_to_log(fr))


def field_name(field: str) -> Text:
    """The name of a field of an observation, as tables head it; other fields have a message of their own."""

    def name(language: Language) -> str:
        column = {"power": "power_toughness", "toughness": "power_toughness"}.get(field, field)
        if column in vocabulary()["column"]:
            return say("column", column, language)
        message = f"field-{column.replace('_', '-')}"
        return say_message(language, message) if has_message(message) else column

    return Text(en=name("en"), fr=name("fr"))


def _in_words(field: str, value: Any, language: Language, aliases: Mapping[str, str]) -> str:
    if value is None:
        return say_message(language, "value-unknown")
    if isinstance(value, bool):
        return say("boolean", "yes" if value else "no", language)
    if isinstance(value, Enum):
        value = value.value
    if isinstance(value, dict):
        items = [f"{number} {say('counter', name, language)}" for name, number in sorted(value.items())]
        return "; ".join(items) or say("nothing", "none", language)
    if isinstance(value, list | tuple):
        return "; ".join(_in_words(field, one, language, aliases) for one in value) or say("nothing", "none", language)
    text = str(value)
    if text == "":
        return say("nothing", "none", language)
    if field in _GROUP_OF_FIELD:
        return say(_GROUP_OF_FIELD[field], text, language)
    if field in _OBJECTS:
        return label(aliases.get(text, text), language)
    if field == "name":
        return say_card(text, language)
    if field == "zone":
        return zone_name(text, language)
    if field == "step":
        return say("step", text, language)
    if field == "face":
        return say("face", text, language)
    return text


def value_text(field: str, value: Any, aliases: Mapping[str, str] | None = None) -> Text:
    """A value of ``field`` in both languages. ``aliases`` maps object ids to aliases."""
    known = aliases or {}
    return Text(
        en=fit_to_log(_in_words(field, value, "en", known)), fr=fit_to_log(_in_words(field, value, "fr", known))
    )
