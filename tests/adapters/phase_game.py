"""A game played with phase through its adapter, for the tests."""

from __future__ import annotations

from collections.abc import Iterable

from mtg_verdict.adapters.models import (
    Action,
    Activate,
    Attack,
    AttackEntry,
    CardSetup,
    Cast,
    ConvokePayment,
    ManaActivation,
    ObjectTarget,
    ObjectView,
    PermanentSetup,
    PlayerSetup,
    PlayerTarget,
    Situation,
    Started,
    Step,
    UntilStackEmpty,
    UntilStep,
)
from mtg_verdict.adapters.phase import PhaseAdapter

ADAPTER = PhaseAdapter()
BOB = PlayerTarget(player="Bob")


def permanent(card: str, alias: str = "", controller: str = "Alice", **values: object) -> PermanentSetup:
    fields = {"controlled_since_turn_began": True, "owner": controller, **values}
    return PermanentSetup.model_validate({"alias": alias or card, "card": card, "controller": controller, **fields})


def cards(names: Iterable[str]) -> tuple[CardSetup, ...]:
    return tuple(CardSetup(alias=name, card=name) for name in names)


class Game:
    """A started situation of Alice and Bob; ``hand`` and ``pool`` are Alice's."""

    def __init__(
        self,
        *permanents: PermanentSetup,
        hand: Iterable[str] = (),
        pool: str = "",
        step: Step = Step.PRECOMBAT_MAIN,
        active: str = "Alice",
        graveyard: Iterable[str] = (),
    ) -> None:
        alice = PlayerSetup(name="Alice", hand=cards(hand), mana_pool=pool, graveyard=cards(graveyard))
        situation = Situation(
            ruleset="cr-2026",
            players=(alice, PlayerSetup(name="Bob")),
            permanents=permanents,
            active_player=active,
            step=step,
        )
        started = ADAPTER.start(situation)
        assert isinstance(started, Started), started
        self.ids = started.objects

    def cast(self, card: str, *targets: str, **values: object) -> object:
        aimed = tuple(ObjectTarget(object=self.ids[name]) for name in targets)
        return self.attempt(Cast.model_validate({"card": self.ids[card], "targets": aimed, **values}))

    def convoking(self, **payments: str) -> tuple[ConvokePayment, ...]:
        """``Grizzly_Bears="{G}"``: each creature and the mana it is tapped for."""
        named = {name.replace("_", " "): pays for name, pays in payments.items()}
        return tuple(ConvokePayment(creature=self.ids[name], pays=pays) for name, pays in named.items())

    def sacrificing(self, source: str, *costs: str) -> ManaActivation:
        """The mana ability of ``source`` that costs a sacrifice, and what is sacrificed if not ``source`` itself."""
        paid = tuple(self.ids[name] for name in costs)
        return ManaActivation(source=self.ids[source], ability="sacrifice", cost_objects=paid)

    def activate(self, source: str, ability: str, *costs: str, **values: object) -> object:
        paid = tuple(self.ids[name] for name in costs)
        fields = {"source": self.ids[source], "ability": ability, "cost_objects": paid, **values}
        return self.attempt(Activate.model_validate(fields))

    def attack(self, *names: str) -> object:
        return self.attempt(Attack(attackers=tuple(AttackEntry(attacker=self.ids[name], target=BOB) for name in names)))

    def attempt(self, action: Action, player: str = "Alice") -> object:
        return ADAPTER.attempt(player, action)

    def resolve(self) -> object:
        return ADAPTER.advance(UntilStackEmpty())

    def until(self, step: Step, player: str = "Alice") -> object:
        return ADAPTER.advance(UntilStep(player=player, step=step))

    def view(self, name: str) -> ObjectView:
        return next(view for view in ADAPTER.observe().objects if view.id == self.ids[name])
