"""Announcing a spell or ability: answering the engine's prompts from what the action says (CR 601.2b-h, 602.2b)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..ability_labels import normalise
from ..models import AbilityTarget, Activate, Cast, ObjectTarget, Target
from .abilities import cost_label, keywords
from .choices import settle
from .errors import NotExpressible, Refused
from .exchange import Prompt, apply, waiting
from .payment import activate_mana_ability, convoke, needed, offers_colors, tap_for_mana, wanted_colors
from .prompts import wire_target
from .table import Table

Announced = Cast | Activate

_METHODS = {"morph": "FaceDown"}
"""Ways to cast that the engine names otherwise than the wire does."""
_ALTERNATIVES = {
    "FaceDown",
    "Dash",
    "Evoke",
    "Awaken",
    "Emerge",
    "Blitz",
    "Bestow",
    "Overload",
    "Cleave",
    "Prototype",
    "Flashback",
}
"""Ways to cast that a player must announce (CR 118.9, 601.2b)."""
_BUYBACK = "buyback"
_FREE = "{0}"
"""The alternative cost of casting without paying the mana cost (CR 118.9)."""


def pays_while_casting(table: Table, action: Any) -> bool:
    """Whether mana abilities and convoke have to be said during the casting of ``action`` (CR 601.2g-h).

    So they have where the player will be asked for a colour.
    """
    if not isinstance(action, Cast):
        return False
    asked = any(offers_colors(table, number) for number in action.mana_from)
    return asked or bool(action.convoke or action.mana_abilities)


def only_way(data: Prompt) -> list[int]:
    """The objects that the cost takes where it takes all that are there, so that nothing is to be chosen."""
    choices: list[int] = data["choices"]
    return [] if data.get("up_to") or len(choices) != data["count"] else choices


class Announcement:
    """The announcement of ``action`` by the player in ``seat``: what of it has not been used yet."""

    def __init__(self, table: Table, seat: int, action: Announced) -> None:
        self.table = table
        self.seat = seat
        self.action = action
        self.targets = [_engine_target(table, target) for target in action.targets]
        self.cost_objects = [int(number) for number in action.cost_objects]
        self.method = action.method if isinstance(action, Cast) else None
        self.method_used = False
        self.buyback_used = False
        self.unpaid = pays_while_casting(table, action)
        self.mana_from = list(action.mana_from) if self.unpaid else []
        self.mana_abilities = list(action.mana_abilities) if isinstance(action, Cast) else []

    def run(self) -> bool:
        """Answer prompts until the engine asks for something that the announcement does not hold.

        Returns:
            Whether the announcement is finished; it is not where a mana ability activated in it needs a choice.

        Raises:
            Refused: the engine refuses an answer, or the announcement is not what the engine asks for.
            NotExpressible: the announcement holds something this adapter cannot say.
        """
        for _ in range(50):
            prompt = waiting(self.table)
            if prompt["type"] == "GameOver" or prompt["data"].get("player") != self.seat:
                break
            handler = self._handlers().get(prompt["type"])
            if handler is None or not handler(prompt["data"]):
                break
        if self.unpaid and waiting(self.table)["type"] != "Priority":
            return False
        if self.mana_from or self.mana_abilities:
            raise NotExpressible("mana abilities in this casting, for whose cost the engine asks no payment")
        self._check_all_used()
        return True

    def _handlers(self) -> dict[str, Callable[[Prompt], bool]]:
        return {
            "TargetSelection": self._choose_targets,
            "ChooseXValue": self._choose_x,
            "AlternativeCastChoice": self._choose_method,
            "PayCost": self._pay_cost,
            "OptionalCostChoice": self._decide_cost,
            "ModeChoice": self._choose_modes,
            "AbilityModeChoice": self._choose_modes,
            "ManaPayment": self._pay,
            "PhyrexianPayment": self._pay_phyrexian,
            "ModalFaceChoice": self._choose_front,
            "DistributeAmong": self._distribute,
            "OrderTriggers": lambda data: settle(self.table),
        }

    def _choose_targets(self, data: Prompt) -> bool:
        if not self.targets:
            return False
        slots = len(data["target_slots"])
        chosen, self.targets = self.targets[:slots], self.targets[slots:]
        apply(self.table, self.seat, "SelectTargets", targets=chosen)
        return True

    def _distribute(self, data: Prompt) -> bool:
        """Divide what is dealt among the targets where only one division is possible (CR 601.2d)."""
        total, targets = data["total"], data["targets"]
        if total != len(targets) and len(targets) > 1:
            raise NotExpressible("a division among several targets")
        share = total // len(targets)
        apply(self.table, self.seat, "DistributeAmong", distribution=[[target, share] for target in targets])
        return True

    def _choose_x(self, data: Prompt) -> bool:
        if self.action.x is None:
            return False
        apply(self.table, self.seat, "ChooseX", value=self.action.x)
        return True

    def _choose_method(self, data: Prompt) -> bool:
        offered = data["keyword"]["type"]
        wanted = self.method is not None and _engine_method(self.method) == offered.lower()
        self.method_used = self.method_used or wanted
        choice = {"type": "Alternative" if wanted else "Normal"}
        apply(self.table, self.seat, "ChooseAlternativeCast", choice=choice)
        return True

    def _choose_front(self, data: Prompt) -> bool:
        """A card is cast by its own name, which is that of its front face (CR 712.11b)."""
        apply(self.table, self.seat, "ChooseModalFace", back_face=False)
        return True

    def _pay_cost(self, data: Prompt) -> bool:
        chosen = [number for number in self.cost_objects if number in data["choices"]][: data["count"]]
        if not chosen and self.cost_objects:
            raise Refused("the cost cannot be paid with what was announced")
        chosen = chosen or only_way(data)
        if not chosen:
            return False
        self.cost_objects = [number for number in self.cost_objects if number not in chosen]
        apply(self.table, self.seat, "SelectCards", cards=chosen)
        return True

    def _decide_cost(self, data: Prompt) -> bool:
        """Buyback, and what stands for the mana cost where the card or a permanent offers another (CR 118.8-9)."""
        cost, pay = data["cost"], False
        if cost["type"] == "Choice" and self.method is not None:
            pay = cost_label(cost["data"][0]) == normalise(self.method)
            self.method_used = self.method_used or pay
        elif cost["type"] == "Optional" and isinstance(self.action, Cast) and not self.buyback_used:
            card = needed(self.table, self.action.card)
            pay = _BUYBACK in self.action.additional_costs and _BUYBACK in keywords(card)
            self.buyback_used = pay
        apply(self.table, self.seat, "DecideOptionalCost", pay=pay)
        return True

    def _choose_modes(self, data: Prompt) -> bool:
        if not self.action.modes:
            return False
        if not all(mode.isdigit() for mode in self.action.modes):
            raise NotExpressible(f"modes named {', '.join(self.action.modes)}: the engine numbers them")
        apply(self.table, self.seat, "SelectModes", indices=[int(mode) - 1 for mode in self.action.modes])
        return True

    def _pay(self, data: Prompt) -> bool:
        """One mana ability at a time, then convoke, then let the mana pool pay the rest (CR 601.2g-h)."""
        if (
            self.cost_objects
            and isinstance(self.action, Cast)
            and "delve" in keywords(needed(self.table, self.action.card))
        ):
            raise NotExpressible("cards exiled for delve, for which the engine does not ask")
        if self.mana_from:
            tap_for_mana(self.table, self.seat, self.mana_from.pop(0), wanted_colors(self.table, self.action))
            return True
        if self.mana_abilities:
            wanted = wanted_colors(self.table, self.action)
            activate_mana_ability(self.table, self.seat, self.mana_abilities.pop(0), wanted)
            return True
        payments = self.action.convoke if isinstance(self.action, Cast) else ()
        if payments and not data.get("convoke_mode"):
            raise Refused("the engine offers no convoke for this spell")
        for payment in payments:
            convoke(self.table, self.seat, payment)
        apply(self.table, self.seat, "PassPriority")
        self.unpaid = False
        return True

    def _pay_phyrexian(self, data: Prompt) -> bool:
        """Pay Phyrexian mana symbols with mana as far as the mana pool has it, else with life (CR 107.4f)."""
        pool = [unit["color"] for unit in self.table.game.player(self.seat)["mana_pool"]["mana"]]
        choices = []
        for shard in data["shards"]:
            mana = shard["color"] in pool
            if mana:
                pool.remove(shard["color"])
            choices.append({"type": "PayMana" if mana else "PayLife"})
        apply(self.table, self.seat, "SubmitPhyrexianChoices", choices=choices)
        return True

    def _check_all_used(self) -> None:
        """What the engine did not ask for must be what it chose by itself, since only one choice was legal."""
        self._check_method()
        if isinstance(self.action, Cast) and self.action.additional_costs and not self.buyback_used:
            raise Refused("the engine offers no buyback")
        if self.targets and self.targets != _targets_of_top(self.table):
            raise Refused("the targets are not those the engine accepts")

    def _check_method(self) -> None:
        """Where only one way of casting can be paid for, the engine takes it unasked, announced or not."""
        variant = _variant_of_top(self.table, self.action.card) if isinstance(self.action, Cast) else None
        if self.method is None:
            if variant in _ALTERNATIVES:
                raise Refused(f"without an alternative cost this cannot be cast; the engine would cast it: {variant}")
        elif not self.method_used and (variant is None or variant.lower() != _engine_method(self.method)):
            if self.method == _FREE:
                raise NotExpressible("whether the engine casts this without paying its mana cost")
            raise Refused(f"the engine offers no way to cast this with {self.method}")


def _engine_method(method: str) -> str:
    return _METHODS.get(method, method).lower()


def _variant_of_top(table: Table, card: str) -> str | None:
    stack = table.game.stack()
    top = stack[-1]["kind"] if stack and str(stack[-1]["source_id"]) == card else {}
    variant: Any = (top.get("data") or {}).get("casting_variant")
    # A variant with a payload, such as the permanent that offers it, is an object with one key.
    return next(iter(variant), None) if isinstance(variant, dict) else variant


def _engine_target(table: Table, target: Target) -> dict[str, Any]:
    if isinstance(target, ObjectTarget):
        return {"Object": int(target.object)}
    if isinstance(target, AbilityTarget):
        return {"Object": _ability_on_stack(table, target.ability_of)}
    return {"Player": table.seats[target.player]}


def _ability_on_stack(table: Table, source: str) -> int:
    """The engine's number of the topmost ability on the stack whose source is this object (CR 113.7)."""
    for entry in reversed(table.game.stack()):
        if entry["kind"]["type"] != "Spell" and str(entry["source_id"]) == source:
            return int(entry["id"])
    raise Refused(f"no ability of {needed(table, source)['name']} is on the stack")


def _targets_of_top(table: Table) -> list[dict[str, Any]]:
    """The targets of the spell or ability that is being announced, else of the topmost of the stack, in order."""
    stack, resume = table.game.stack(), waiting(table)["data"].get("resume") or {}
    announced = resume.get(resume.get("type"))
    if announced is None and not stack:
        return []
    ability = (announced or stack[-1]["kind"].get("data") or {}).get("ability")
    found: list[dict[str, Any]] = []
    while ability:
        found += ability.get("targets") or []
        ability = ability.get("sub_ability")
    return list({wire_target(table, target): target for target in found}.values())
