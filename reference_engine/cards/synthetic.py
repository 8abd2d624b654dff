"""The cards that exist only in this suite."""

from __future__ import annotations

from ..abilities import Ability, SpellAbility, TargetSpec, Trigger, TriggeredAbility
from ..effects import GainLife
from ..effects_on_battles import ChangeProtector
from ..effects_on_permanents import Apply
from ..modifications import AddTypes
from ..references import Filter, Target

ABILITIES: dict[str, tuple[Ability, ...]] = {
    "Test Battle": (TriggeredAbility(Trigger("step-begins", step="upkeep", player="you"), (GainLife(1),)),),
    "Test Muster": (
        SpellAbility((Apply(Target(), (AddTypes(types=("battle",)),)),), (TargetSpec(Filter(types=("creature",))),)),
    ),
    "Test Handover": (
        SpellAbility((ChangeProtector(),), (TargetSpec(players=True), TargetSpec(Filter(types=("battle",))))),
    ),
}
