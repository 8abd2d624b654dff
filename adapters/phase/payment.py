"""Paying: mana abilities, convoke, and whether a cost was paid with what the player announced and nothing else."""

from __future__ import annotations

from typing import Any

from ..models import Activate, Cast, ConvokePayment, ManaActivation
from .abilities import indexes, label_of
from .errors import NotExpressible, Refused
from .exchange import apply, waiting
from .table import Table
from .words import COLOR_NAMES, SYMBOL_OF_COLOR, cost_from_engine, symbols


def needed(table: Table, object_id: str) -> dict[str, Any]:
    """The engine's object with this id.

    Raises:
        Refused: there is none.
    """
    value = table.object(object_id)
    if value is None:
        raise Refused(f"there is no object {object_id}")
    return value


def subject(action: Any) -> str:
    """The object that is cast, activated, suspended or turned face up."""
    for field in ("card", "source", "permanent"):
        if hasattr(action, field):
            return str(getattr(action, field))
    return "0"


# --- Mana abilities and convoke --------------------------------------------------------------------------------------


def wanted_colors(table: Table, action: Any) -> list[str]:
    """The colour symbols of the cost of ``action``, for permanents whose mana may be of several colours."""
    value = table.object(subject(action))
    method = getattr(action, "method", None) or ""
    cost = cost_from_engine(value["mana_cost"]) if value is not None else ""
    paid = getattr(action, "ability", "") or (method if method.startswith("{") else cost)
    return [symbol for symbol in symbols(paid) if symbol in SYMBOL_OF_COLOR.values()]


def _mana_ability(value: dict[str, Any], label: str, wanted: list[str]) -> int:
    """The engine's index of the mana ability that ``label`` names; of several the first of a ``wanted`` colour."""
    found = [place for place in indexes(value, label) if value["abilities"][place].get("is_mana_ability")]
    if not found:
        labels = ", ".join(label_of(each) for each in value["abilities"]) or "none"
        raise Refused(f"{value['name']} has no mana ability {label} (its abilities: {labels})")
    made = [(place, _colors_made(value["abilities"][place])) for place in found]
    return next((place for symbol in wanted for place, colors in made if symbol in colors), found[0])


def _colors_made(ability: dict[str, Any]) -> list[str]:
    """The colour symbols of the fixed mana that a mana ability of the engine adds."""
    produced = (ability["effect"].get("produced") or {}) if ability["effect"]["type"] == "Mana" else {}
    return [SYMBOL_OF_COLOR[color] for color in produced.get("colors") or ()]


def offers_colors(table: Table, object_id: str) -> bool:
    """Whether the player chooses the colour of the mana that ``object_id`` makes for {T} alone."""
    value = table.object(object_id)
    made = [value["abilities"][place] for place in indexes(value, "{T}")] if value is not None else []
    return any(len((each["effect"].get("produced") or {}).get("color_options") or ()) > 1 for each in made)


def tap_for_mana(table: Table, seat: int, object_id: str, wanted: list[str]) -> None:
    """Activate the mana ability of ``object_id`` that costs {T} alone, of several one of a ``wanted`` colour.

    A choice of colour is left for the player.
    """
    value = needed(table, object_id)
    apply(table, seat, "ActivateAbility", source_id=value["id"], ability_index=_mana_ability(value, "{T}", wanted))


def choose_wanted(table: Table, seat: int, wanted: list[str]) -> None:
    """Choose a ``wanted`` colour where the engine asks for one and the action is not begun yet."""
    prompt = waiting(table)
    if prompt["type"] == "ChooseManaColor":
        choice = prompt["data"]["choice"]
        options = choice["data"]["options"]
        color = next((name for name in options if SYMBOL_OF_COLOR.get(name) in wanted), options[0])
        apply(table, seat, "ChooseManaColor", choice={"type": choice["type"], "data": color})


def activate_mana_ability(table: Table, seat: int, activation: ManaActivation, wanted: list[str]) -> None:
    """Activate a mana ability as announced, and pay its cost with ``cost_objects`` where the engine asks (CR 605.3).

    Of several that are meant it is one of a ``wanted`` colour. A choice of colour is left for the player.
    """
    value = needed(table, activation.source)
    index = _mana_ability(value, activation.ability, wanted)
    before = [standing(table, number) for number in activation.cost_objects]
    apply(table, seat, "ActivateAbility", source_id=value["id"], ability_index=index)
    prompt = waiting(table)
    if prompt["type"] == "PayCost":
        chosen = [int(number) for number in activation.cost_objects]
        apply(table, seat, "SelectCards", cards=chosen)
        # The engine takes the objects when the ability is finished, after a choice of colour.
    elif before and before == [standing(table, number) for number in activation.cost_objects]:
        raise Refused("the mana ability does not take the objects announced for its cost")


def convoke(table: Table, seat: int, payment: ConvokePayment) -> None:
    """Tap a creature for convoke in place of the mana it is announced to pay (CR 702.51a)."""
    symbol = payment.pays.strip("{}")
    mana = "Colorless" if symbol == "1" else COLOR_NAMES.get(symbol)
    if mana is None or symbol == "C":
        raise Refused(f"no creature can be tapped for convoke in place of {payment.pays}")
    apply(table, seat, "TapForConvoke", object_id=int(payment.creature), mana_type=mana)


# --- What was paid with ----------------------------------------------------------------------------------------------


def standing(table: Table, object_id: str) -> tuple[Any, Any]:
    """What paying a cost with an object changes of it: where it is, and whether it is tapped."""
    value = needed(table, object_id)
    return value["zone"], value["tapped"]


def check_announcement(action: Any) -> None:
    """Refuse an announcement in which a creature is tapped for convoke twice, which nothing can be (CR 118.3)."""
    if isinstance(action, Cast):
        creatures = [payment.creature for payment in action.convoke]
        if len(set(creatures)) < len(creatures):
            raise Refused("a creature is tapped for convoke once only")
        unknown = [name for name in action.additional_costs if name != "buyback"]
        if unknown:
            raise NotExpressible(f"the additional cost {', '.join(unknown)}")


class Audit:
    """What stood there before ``action`` of the player in ``seat``, to tell afterwards what its cost has taken.

    The engine pays what the mana pool lacks with whatever it likes; CR 601.2g leaves that to the player, who has said
    what to use, so a payment with anything else is a payment that could not be made.
    """

    def __init__(self, table: Table, seat: int, action: Any) -> None:
        self._seat = seat
        self._action = action
        self._payers = _payers(table, seat)
        self._auras = _auras(table)
        self._announced = tuple(getattr(action, "cost_objects", ()))
        self._convoking = tuple(payment.creature for payment in getattr(action, "convoke", ()))
        self._stood = {number: standing(table, number) for number in (*self._announced, *self._convoking)}

    def check(self, table: Table) -> None:
        """Refuse a payment that is not the one announced.

        Raises:
            Refused: the cost took something else, or did not take what was announced.
        """
        if waiting(table)["type"] == "GameOver":
            # The engine has taken away what the player who lost had; what stands no more tells nothing.
            return
        spent = self._payers - _payers(table, self._seat) - self._allowed() - self._fallen(table)
        if spent and (self._announced or not _pays_with_objects(self._action)):
            raise Refused("the mana in the pool does not pay the cost")
        if self._left(table, self._convoking):
            names = ", ".join(needed(table, number)["name"] for number in self._left(table, self._convoking))
            raise Refused(f"the engine paid the cost without tapping for convoke: {names}")
        # A choice may still stand between the announcement and the payment; then nothing can be said yet.
        if waiting(table)["type"] == "Priority" and "reveal" not in getattr(self._action, "ability", ""):
            left = len(self._left(table, self._announced))
            if left:
                raise Refused(f"the cost does not take {left} of the objects announced for it")

    def _fallen(self, table: Table) -> set[int]:
        """Auras without a mana ability that have gone: state-based actions took them, not the payment (CR 704.5m)."""
        return self._auras - {value["id"] for value in table.game.battlefield()}

    def _left(self, table: Table, announced: tuple[str, ...]) -> list[str]:
        """Which of the objects ``announced`` stand as before, untouched by the payment."""
        return [number for number in announced if standing(table, number) == self._stood[number]]

    def _allowed(self) -> set[int]:
        numbers = {*self._announced, *self._convoking}
        if isinstance(self._action, Cast):
            numbers |= set(self._action.mana_from)
            for activation in self._action.mana_abilities:
                numbers |= {activation.source, *activation.cost_objects}
        if _costs_itself(self._action):
            numbers.add(subject(self._action))
        return {int(number) for number in numbers}


def _payers(table: Table, seat: int) -> set[int]:
    """Untapped permanents of the player in ``seat``."""
    return {value["id"] for value in table.game.battlefield() if value["controller"] == seat and not value["tapped"]}


def _auras(table: Table) -> set[int]:
    """Auras on the battlefield that have no mana ability."""
    auras = [value for value in table.game.battlefield() if "Aura" in value["card_types"]["subtypes"]]
    return {value["id"] for value in auras if not any(each.get("is_mana_ability") for each in value["abilities"])}


def _costs_itself(action: Any) -> bool:
    """Whether the activation cost may tap or use up the source itself."""
    label = action.ability if isinstance(action, Activate) else ""
    return any(part in label.upper() for part in ("{T}", "SACRIFICE", "RETURN", "EXILE"))


def _pays_with_objects(action: Any) -> bool:
    """Whether the cost itself taps or sacrifices something the engine may have chosen, there being one choice only."""
    label = action.ability if isinstance(action, Activate) else ""
    return any(word in label for word in ("tap", "sacrifice", "return", "exile", "crew"))
