"""The smoke test of ``attempt``, ``answer`` and ``advance``: a legal action, an illegal one, and the course of time."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from ..adapters.models import (
    Action,
    Activate,
    Answer,
    Attack,
    AttackEntry,
    Block,
    BlockEntry,
    Cast,
    ChoiceKind,
    Done,
    Illegal,
    LeaveGame,
    NeedsChoice,
    Pass,
    PlayerTarget,
    PlayLand,
    Situation,
    Step,
    Suspend,
    TurnFaceUp,
    Unsupported,
    Until,
    UntilStackEmpty,
    UntilStep,
    UntilTopResolved,
    Zone,
)
from .contract import check_asked
from .messages import both
from .smoke import Check, Probe, to_mend, untold
from .smoke_setups import ALICE, BOB, CREATURES, LANDS, held, moment, permanent

_MANA = {"mana_pool": "{G}{G}{G}{R}{R}{R}"}
"""Enough for any of the creatures, none of which needs another colour."""
_CASTABLE = CREATURES[:4]

Ids = dict[str, str]


@dataclass(frozen=True)
class Deed:
    """An action of a player in a situation; ``before`` brings the started game to the moment of it."""

    situation: Situation
    player: str
    action: Callable[[Ids], Action]
    before: Callable[[Probe, Ids], None] = lambda probe, ids: None


def _to_step(step: Step, probe: Probe, ids: Ids) -> None:
    probe.advance(UntilStep(player=ALICE, step=step))


def _attack_with(card: str, ids: Ids) -> Attack:
    return Attack(attackers=(AttackEntry(attacker=ids[card], target=PlayerTarget(player=BOB)),))


# --- the deeds: legal, or against the rules by one fact ---------------------------------------------------------------


def _play_land(legal: bool, probe: Probe) -> Deed:
    card = probe.first_of(LANDS)
    alice = {"hand": held(card), "lands_played": 0 if legal else 1}
    return Deed(moment(probe, alice), ALICE, lambda ids: PlayLand(card=ids[card]))


def _cast(legal: bool, probe: Probe) -> Deed:
    card = probe.first_of(_CASTABLE)
    if not legal and card == "Ornithopter":
        untold("smoke-lacks-all", cards=", ".join(_CASTABLE[:3]))
    alice = {"hand": held(card), **(_MANA if legal else {})}
    return Deed(moment(probe, alice), ALICE, lambda ids: Cast(card=ids[card]))


def _activate(legal: bool, probe: Probe) -> Deed:
    card = probe.first_of(LANDS)
    situation = moment(probe, permanents=(permanent(card, tapped=not legal),))
    return Deed(situation, ALICE, lambda ids: Activate(source=ids[card], ability="{T}"))


def _attack(legal: bool, probe: Probe) -> Deed:
    """The illegal declaration is of a tapped creature beside one that could attack, so that the step takes place."""
    card = probe.first_of(CREATURES)
    second = f"{card} (2)"
    creatures = (permanent(card), permanent(card, alias=second, tapped=not legal))
    declaring = partial(_to_step, Step.DECLARE_ATTACKERS)
    return Deed(moment(probe, permanents=creatures), ALICE, partial(_attack_with, second), declaring)


def _block(legal: bool, probe: Probe) -> Deed:
    card = probe.first_of(CREATURES)
    able, other = f"{card} (2)", f"{card} (3)"
    creatures = (
        permanent(card),
        permanent(card, BOB, alias=able),
        permanent(card, BOB, alias=other, tapped=not legal),
    )

    def attacked(probe: Probe, ids: Ids) -> None:
        _to_step(Step.DECLARE_ATTACKERS, probe, ids)
        if not isinstance(probe.adapter.attempt(ALICE, _attack_with(card, ids)), Done):
            untold("smoke-no-attack")
        _to_step(Step.DECLARE_BLOCKERS, probe, ids)

    def block(ids: Ids) -> Block:
        return Block(blockers=(BlockEntry(blocker=ids[other], attacker=ids[card]),))

    return Deed(moment(probe, permanents=creatures), BOB, block, attacked)


def _pass(legal: bool, probe: Probe) -> Deed:
    return Deed(moment(probe), ALICE if legal else BOB, lambda ids: Pass())


def _turn_face_up(legal: bool, probe: Probe) -> Deed:
    probe.needs("Whipcorder")
    pool = {"mana_pool": "{W}" if legal else ""}
    situation = moment(probe, pool, permanents=(permanent("Whipcorder", face_down=True),))
    return Deed(situation, ALICE, lambda ids: TurnFaceUp(permanent=ids["Whipcorder"]))


def _suspend(legal: bool, probe: Probe) -> Deed:
    probe.needs("Keldon Halberdier")
    alice = {"hand": held("Keldon Halberdier"), "mana_pool": "{R}" if legal else ""}
    return Deed(moment(probe, alice), ALICE, lambda ids: Suspend(card=ids["Keldon Halberdier"]))


def _leave(legal: bool, probe: Probe) -> Deed:
    return Deed(moment(probe), BOB, lambda ids: LeaveGame())


DEEDS: dict[str, Callable[[bool, Probe], Deed]] = {
    "play-land": _play_land,
    "cast": _cast,
    "activate": _activate,
    "attack": _attack,
    "block": _block,
    "pass": _pass,
    "turn-face-up": _turn_face_up,
    "suspend": _suspend,
    "leave-game": _leave,
}
"""Every kind of action, to a deed that the rules allow and one that they forbid (no rule forbids to concede)."""


def _accepted(make: Callable[[bool, Probe], Deed], probe: Probe) -> None:
    """A legal action is carried out; this is also the control of the refusal."""
    deed = make(True, probe)
    ids = probe.start(deed.situation)
    deed.before(probe, ids)
    before = probe.adapter.observe()
    match probe.adapter.attempt(deed.player, deed.action(ids)):
        case Unsupported(what=what):
            untold("engine-unsupported", what=what)
        case Illegal(reason=reason):
            to_mend("refused", both("expect-accepted"), both("observed-refused", reason=reason or "-"))
        case NeedsChoice(choice=choice):
            check_asked(choice.player, probe.adapter.observe())
        case Done():
            if probe.adapter.observe() == before:
                to_mend("smoke-done-nothing")


def _refused(make: Callable[[bool, Probe], Deed], probe: Probe) -> None:
    """An illegal action is refused, and the game is as it was."""
    deed = make(False, probe)
    ids = probe.start(deed.situation)
    deed.before(probe, ids)
    before = probe.adapter.observe()
    match probe.adapter.attempt(deed.player, deed.action(ids)):
        case Unsupported(what=what):
            untold("engine-unsupported", what=what)
        case Illegal():
            if probe.adapter.observe() != before:
                to_mend("refusal-changed-game")
        case NeedsChoice():
            untold("smoke-asked")
        case _:
            to_mend("accepted", both("expect-refused"), both("observed-accepted"))


# --- choices ----------------------------------------------------------------------------------------------------------


def _asks(probe: Probe) -> None:
    """Birds of Paradise are tapped for mana: the engine asks for a colour, refuses what is none, and takes one."""
    probe.needs("Birds of Paradise")
    ids = probe.start(moment(probe, permanents=(permanent("Birds of Paradise"),)))
    result = probe.adapter.attempt(ALICE, Activate(source=ids["Birds of Paradise"], ability="{T}"))
    if isinstance(result, Unsupported):
        untold("engine-unsupported", what=result.what)
    if not isinstance(result, NeedsChoice) or result.choice.kind is not ChoiceKind.COLOR:
        to_mend("smoke-never-asks")
    before = probe.adapter.observe()
    check_asked(result.choice.player, before)
    wrong = probe.adapter.answer(Answer(player=ALICE, kind=ChoiceKind.COLOR, values=("purple",)))
    if not isinstance(wrong, Illegal | Unsupported):
        to_mend("answer-accepted", both("expect-refused"), both("observed-accepted"), answer="purple")
    if probe.adapter.observe() != before:
        to_mend("refusal-changed-game")
    right = probe.adapter.answer(Answer(player=ALICE, kind=ChoiceKind.COLOR, values=("white",)))
    if isinstance(right, Illegal):
        to_mend("answer-refused", answer="white", reason=right.reason or "-")


def _answers_unasked(probe: Probe) -> None:
    probe.start(moment(probe))
    before = probe.adapter.observe()
    result = probe.adapter.answer(Answer(player=ALICE, kind=ChoiceKind.YES_NO, values=("yes",)))
    if not isinstance(result, Illegal | Unsupported):
        to_mend("smoke-answer-unasked")
    if probe.adapter.observe() != before:
        to_mend("refusal-changed-game")


# --- time -------------------------------------------------------------------------------------------------------------


def _goes_to(player: str, step: Step, probe: Probe) -> None:
    probe.start(moment(probe))
    probe.advance(UntilStep(player=player, step=step))


def _resolves(until: Until, probe: Probe) -> None:
    """A creature spell on the stack resolves: the creature is then on the battlefield."""
    deed = _cast(True, probe)
    ids = probe.start(deed.situation)
    if not isinstance(probe.adapter.attempt(deed.player, deed.action(ids)), Done):
        untold("smoke-no-cast")
    after = probe.advance(until)
    identity = ids[deed.situation.players[0].hand[0].alias]
    if not any(view.id == identity and view.zone is Zone.BATTLEFIELD for view in after.objects):
        to_mend("smoke-not-resolved")


def action_checks() -> tuple[Check, ...]:
    """The checks of ``attempt``, ``answer`` and ``advance``, in order."""
    steps = ((ALICE, Step.END), (BOB, Step.UPKEEP))
    return (
        *(
            Check(f"accept-{kind}", "smoke-accept", partial(_accepted, make), (("action", kind),))
            for kind, make in DEEDS.items()
        ),
        *(
            Check(f"refuse-{kind}", "smoke-refuse", partial(_refused, make), (("action", kind),))
            for kind, make in DEEDS.items()
            if kind != "leave-game"
        ),
        Check("answer", "smoke-answer", _asks),
        Check("answer-unasked", "smoke-answer-without-choice", _answers_unasked),
        *(
            Check(
                f"advance-{player}-{step}".lower().replace(" ", "-"),
                "smoke-advance",
                partial(_goes_to, player, step),
                (("player", player), ("step", step.value)),
            )
            for player, step in steps
        ),
        Check(
            "advance-stack-empty", "smoke-resolve", partial(_resolves, UntilStackEmpty()), (("until", "stack-empty"),)
        ),
        Check(
            "advance-top-resolved",
            "smoke-resolve",
            partial(_resolves, UntilTopResolved()),
            (("until", "top-resolved"),),
        ),
    )
