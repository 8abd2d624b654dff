"""The cards that exist only in this suite."""

from __future__ import annotations

from ..abilities import Ability, SpellAbility, TargetSpec, Trigger, TriggeredAbility
from ..effects import GainLife
from ..effects_on_battles import ChangeProtector
from ..effects_on_permanents import Apply, Attach
from ..game import Game
from ..modifications import AddTypes
from ..references import Filter, Target


def _attached_to_player(game: Game, oid: int) -> bool:
    return isinstance(game.objects[oid].attached_to, str)


ABILITIES: dict[str, tuple[Ability, ...]] = {
    "Test Battle": (TriggeredAbility(Trigger("step-begins", step="upkeep", player="you"), (GainLife(1),)),),
    "Test Muster": (
        SpellAbility((Apply(Target(), (AddTypes(types=("battle",)),)),), (TargetSpec(Filter(types=("creature",))),)),
    ),
    "Test Transfer": (
        SpellAbility(
            (Attach(Target(1), Target(0)),),
            (TargetSpec(Filter(subtypes=("Aura",), test=_attached_to_player)), TargetSpec(players=True)),
        ),
    ),
    "Test Planeswalker": (TriggeredAbility(Trigger("enters", of="self"), (GainLife(1),)),),
    "Test Handover": (
        SpellAbility((ChangeProtector(),), (TargetSpec(players=True), TargetSpec(Filter(types=("battle",))))),
    ),
}
