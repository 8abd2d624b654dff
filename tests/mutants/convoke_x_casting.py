"""Wrong engines for clauses that convoke implies: the steps of casting, and what tapping a creature is not."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from mtg_verdict.reference_engine import activating, activation_restrictions, casting_spells, convoke, creatures, paying
from mtg_verdict.reference_engine.abilities import ActivatedAbility, TapSymbol
from mtg_verdict.reference_engine.choices import IllegalAction
from mtg_verdict.reference_engine.convoke import ConvokePayment
from mtg_verdict.reference_engine.game import Game

from .patching import Patch
from .registry import mutant
