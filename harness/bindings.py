"""Which object of the engine each alias of a scenario is."""

from __future__ import annotations

from typing import Any, TypeVar

from pydantic import BaseModel

from ..adapters.models import Observation, Zone
from ..steps.labels import card_of_alias
from .findings import NotConforming, finding
from .words_of_values import label_text

M = TypeVar("M", bound=BaseModel)

_REFERENCES = {
    "card", "source", "permanent", "attacker", "blocker", "object", "mana_from", "cost_objects", "creature",
    "ability_of",
}  # fmt: skip


class Bindings:
    """Aliases to object ids. Objects created during the game are bound when a sentence first names them."""

    def __init__(self, objects: dict[str, str]) -> None:
        self._ids = dict(objects)

    @property
    def aliases(self) -> dict[str, str]:
        """Object id to alias."""
        return {identity: alias for alias, identity in self._ids.items()}

    def id_of(self, alias: str, observation: Observation) -> str:
        """The engine's id for ``alias``.

        Raises:
            NotConforming: no object not yet named bears that name.
        """
        if alias not in self._ids:
            taken, name = set(self._ids.values()), card_of_alias(alias)
            free = [
                view for view in observation.objects if view.name in (name, f"{name} Token") and view.id not in taken
            ]
            free.sort(key=lambda view: (view.zone is not Zone.BATTLEFIELD, not view.token))
            if not free:
                raise NotConforming(finding("no-such-object", object=label_text(alias)))
            self._ids[alias] = free[0].id
        return self._ids[alias]

    def resolve(self, model: M, observation: Observation) -> M:
        """``model`` with the engine's ids in place of aliases."""
        return type(model).model_validate(self._resolve(model.model_dump(), observation))

    def _resolve(self, value: Any, observation: Observation) -> Any:
        if isinstance(value, dict):
            return {
                key: self._reference(part, observation) if key in _REFERENCES else self._resolve(part, observation)
                for key, part in value.items()
            }
        if isinstance(value, list | tuple):
            return tuple(self._resolve(part, observation) for part in value)
        return value

    def _reference(self, value: Any, observation: Observation) -> Any:
        if isinstance(value, str):
            return self.id_of(value, observation)
        return tuple(self.id_of(alias, observation) for alias in value)
