"""Which operators of cosmic-ray make mutants of the rule modules, and which are left out, with the reason."""

from __future__ import annotations

from cosmic_ray.operators.operator import Operator
from cosmic_ray.plugins import get_operator

_ORDER = ("Lt", "LtE", "Gt", "GtE")

KEPT = (
    "AddNot",
    "ReplaceAndWithOr",
    "ReplaceOrWithAnd",
    "ReplaceTrueWithFalse",
    "ReplaceFalseWithTrue",
    "ReplaceUnaryOperator_Delete_Not",
    "ReplaceUnaryOperator_Delete_USub",
    "NumberReplacer",
    "ZeroIterationForLoop",
    "ReplaceBreakWithContinue",
    "ReplaceContinueWithBreak",
    "ExceptionReplacer",
    "ReplaceComparisonOperator_Is_IsNot",
    "ReplaceComparisonOperator_IsNot_Is",
    "ReplaceComparisonOperator_Eq_NotEq",
    "ReplaceComparisonOperator_NotEq_Eq",
    *(f"ReplaceComparisonOperator_{one}_{other}" for one in _ORDER for other in (*_ORDER, "Eq") if one != other),
    "ReplaceBinaryOperator_Add_Sub",
    "ReplaceBinaryOperator_Sub_Add",
    "ReplaceBinaryOperator_Sub_BitAnd",
    "ReplaceBinaryOperator_Mul_Add",
    "ReplaceBinaryOperator_BitOr_BitAnd",
    "ReplaceBinaryOperator_BitAnd_BitOr",
)
"""The operators that are used."""

WITH_A_NUMBER = tuple(f"ReplaceComparisonOperator_{one}_{other}" for one in ("Eq", "NotEq") for other in ("LtE", "GtE"))
"""Used where what is compared is a number: elsewhere names and identities are compared, which have no order."""

LEFT_OUT = {
    "RemoveDecorator": "without @dataclass, @property or @cache a module breaks or is slower; no rule changes",
    "VariableReplacer": "it replaces at random, so that no run is like another",
    "VariableInserter": "it replaces at random, so that no run is like another",
    "ReplaceUnaryOperator": "of the signs only - is written; changed to another sign than none it raises, or is ~",
    "ReplaceComparisonOperator": "== and is tell the same of the members of an enumeration and of None; to have an "
    "order where there is none raises; an order to != differs from an order to == by its opposite alone",
    "ReplaceBinaryOperator": "texts, tuples and sets have no other operators: it would raise wherever it is reached, "
    "and only swell the number of those killed; ** is a call with keywords",
}
"""Those that would only make noise, by the beginning of their names; what is in :data:`KEPT` is kept."""


def operator(name: str) -> Operator:
    """The operator of cosmic-ray called ``name``."""
    return get_operator(f"core/{name}")()
