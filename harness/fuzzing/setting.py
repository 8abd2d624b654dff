"""What a run is about."""

from __future__ import annotations

from dataclasses import dataclass

from ...adapters.models import Model
from .repertoire import Repertoire


class Setting(Model):
    """What the findings of a run depend on besides the number of examples."""

    adapter: str
    against: str
    ruleset: str
    seed: int
    timeout: float


@dataclass(frozen=True)
class Source:
    """Where examples come from."""

    setting: Setting
    repertoire: Repertoire
