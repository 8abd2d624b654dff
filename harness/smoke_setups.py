"""The smoke test of ``start``, ``observe`` and ``stop``: what was asked for is set up, one field after the other."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from ..adapters.models import (
    CardSetup,
    PermanentSetup,
    PlayerSetup,
    Situation,
    Started,
    Step,
)
from ..steps.fields import PLAYERS
from .situations import custom_card
from .smoke import Check, Probe, to_mend

ALICE, BOB = PLAYERS[:2]
CREATURES = ("Grizzly Bears", "Hill Giant", "Llanowar Elves", "Ornithopter", "Birds of Paradise")
"""Creatures that can attack and block anything of this list, plainest first."""
LANDS = ("Forest", "Mountain", "Plains", "Island", "Swamp")
NO_TOKEN = "Test No Such Token"
_SYNTHETIC = "Test Muster"

Make = Callable[[Probe], Situation]


def permanent(card: str, controller: str = ALICE, **values: Any) -> PermanentSetup:
    """A permanent that stands on the battlefield since an earlier turn unless ``values`` say otherwise."""
    stated = {"alias": card, "owner": controller, "controlled_since_turn_began": True, **values}
    return PermanentSetup(card=card, controller=controller, **stated)


def held(*names: str, **values: Any) -> tuple[CardSetup, ...]:
    """Cards in a zone of a player."""
    return tuple(CardSetup(alias=name, card=name, **values) for name in names)


def moment(probe: Probe, alice: Any = None, bob: Any = None, permanents: Any = (), **values: Any) -> Situation:
    """A situation of two players in Alice's precombat main phase unless ``values`` say otherwise."""
    players = (PlayerSetup(name=ALICE, **(alice or {})), PlayerSetup(name=BOB, **(bob or {})))
    stated = {"players": players, "active_player": ALICE, "step": Step.PRECOMBAT_MAIN, **values}
    return Situation(ruleset=probe.ruleset, permanents=tuple(permanents), **stated)


def _zone(zone: str, probe: Probe) -> Situation:
    return moment(probe, {zone: held(probe.first_of((*LANDS, *CREATURES)))})


def _creature(probe: Probe, **values: Any) -> Situation:
    return moment(probe, permanents=(permanent(probe.first_of(CREATURES), **values),))


def _since(probe: Probe) -> Situation:
    card = probe.first_of(CREATURES)
    recent = permanent(card, alias=f"{card} (2)", controlled_since_turn_began=False)
    return moment(probe, permanents=(permanent(card), recent))


def _with_card(card: str, probe: Probe, **values: Any) -> Situation:
    probe.needs(card)
    return moment(probe, permanents=(permanent(card, **values),))


def _attached(probe: Probe) -> Situation:
    probe.needs("Holy Strength")
    bearer = probe.first_of(CREATURES)
    return moment(probe, permanents=(permanent(bearer), permanent("Holy Strength", attached_to=bearer)))


def _counters_in_exile(probe: Probe) -> Situation:
    probe.needs("Keldon Halberdier")
    return moment(probe, {"exile": held("Keldon Halberdier", counters={"time": 2})})


def _three_players(probe: Probe) -> Situation:
    return moment(probe, players=tuple(PlayerSetup(name=name) for name in PLAYERS[:3]))


def _custom_card(probe: Probe) -> Situation:
    return moment(probe, {"hand": held(_SYNTHETIC)}, custom_cards=(custom_card(_SYNTHETIC),))


FIELDS: dict[str, Make] = {
    "life": lambda probe: moment(probe, {"life": 17}, {"life": 5}),
    "mana_pool": lambda probe: moment(probe, {"mana_pool": "{G}{G}"}),
    "lands_played": lambda probe: moment(probe, {"lands_played": 1}),
    "active_player": lambda probe: moment(probe, active_player=BOB),
    "step": lambda probe: moment(probe, step=Step.UPKEEP),
    "hand": partial(_zone, "hand"),
    "library": partial(_zone, "library"),
    "graveyard": partial(_zone, "graveyard"),
    "exile": partial(_zone, "exile"),
    "permanents": _creature,
    "controller": lambda probe: _creature(probe, owner=BOB),
    "controlled_since_turn_began": _since,
    "tapped": lambda probe: _creature(probe, tapped=True),
    "damage": lambda probe: _creature(probe, damage=1),
    "counters": lambda probe: _creature(probe, counters={"+1/+1": 1}),
    "phased_out": lambda probe: _creature(probe, phased_out=True),
    "token": lambda probe: _creature(probe, token=True),
    "face_down": partial(_with_card, "Whipcorder", face_down=True),
    "face": partial(_with_card, "Delver of Secrets", face="back"),
    "flipped": partial(_with_card, "Nezumi Graverobber", flipped=True),
    "attached_to": _attached,
    "protector": lambda probe: _with_card("Invasion of Segovia", probe, counters={"defense": 4}, protector=BOB),
    "exile.counters": _counters_in_exile,
    "players": _three_players,
    "custom_cards": _custom_card,
}
"""A field of :class:`Situation` and what stands in it, to a situation in which it is set to something special."""


def _sets_up(make: Make, probe: Probe) -> None:
    probe.start_exactly(make(probe))


def _unknown_token(probe: Probe) -> None:
    """``supports`` is not asked about tokens: ``start`` is where an engine says that it has no such one."""
    situation = moment(probe, permanents=(permanent(NO_TOKEN, token=True),))
    if isinstance(probe.try_to_start(situation), Started):
        to_mend("smoke-made-up", card=NO_TOKEN)


def _observes_twice(probe: Probe) -> None:
    probe.start(_creature(probe) if any(name not in probe.lacking for name in CREATURES) else moment(probe))
    if probe.adapter.observe() != probe.adapter.observe():
        to_mend("smoke-observe-differs")


def _starts_again(stopping: bool, probe: Probe) -> None:
    """A second game, after ``stop`` or without it, has nothing of the first."""
    first = moment(probe, {"life": 13}, active_player=BOB)
    if any(name not in probe.lacking for name in CREATURES):
        first = _creature(probe, tapped=True)
    probe.start(first)
    if stopping:
        probe.adapter.stop()
    probe.start_exactly(moment(probe, {"life": 19}))


def _stops_twice(probe: Probe) -> None:
    probe.try_to_start(moment(probe))
    probe.adapter.stop()
    probe.adapter.stop()


def setup_checks() -> tuple[Check, ...]:
    """The checks of ``start``, ``observe`` and ``stop``, in order."""
    return (
        Check("start", "smoke-start", partial(_sets_up, moment)),
        *(
            Check(f"start-{name}", "smoke-start-field", partial(_sets_up, make), (("field", name),))
            for name, make in FIELDS.items()
        ),
        Check("start-unknown", "smoke-start-unknown", _unknown_token),
        Check("observe", "smoke-observe", _observes_twice),
        Check("stop", "smoke-stop", _stops_twice),
        Check("start-again", "smoke-start-again", partial(_starts_again, True)),
        Check("start-without-stop", "smoke-start-without-stop", partial(_starts_again, False)),
    )
