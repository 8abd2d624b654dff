"""Effects that set the type of lands (CR 305.7)."""

from __future__ import annotations

from dataclasses import dataclass

from .modifications import Layer, Modification
from .objects import Characteristics
from .references import Context
from .subtypes import LAND_TYPES


@dataclass(frozen=True)
class SetLandTypes(Modification):
    """The land types become exactly these; the abilities of the land's text are lost with the old ones (CR 305.7).

    The abilities intrinsic to the new types are added with the layer (CR 305.6); what other effects give stays.
    """

    land_types: tuple[str, ...]
    layer = Layer.TYPE

    def apply(self, values: Characteristics, ctx: Context) -> Characteristics:
        """See :class:`.modifications.Modification`."""
        if not values.is_type("land"):
            return values
        kept = tuple(each for each in values.subtypes if each not in LAND_TYPES)
        return values.changed(subtypes=kept + self.land_types, abilities=())
