"""A game played with phase through its adapter, for the tests."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from mtg_verdict.adapters.models import (
    Action,
    Activate,
    Answer,
    Attack,
    AttackEntry,
    Block,
    BlockEntry,
    CardSetup,
    Cast,
    ChoiceKind,
    ConvokePayment,
    CustomCard,
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
    """A started situation of ``players``; ``hand``, ``pool`` and ``life`` are Alice's, ``theirs`` is the hand of the
    next player, who has the mana for it."""

    def __init__(
        self,
        *permanents: PermanentSetup,
        hand: Iterable[str] = (),
        pool: str = "",
        step: Step = Step.PRECOMBAT_MAIN,
        active: str = "Alice",
        graveyard: Iterable[str] = (),
        players: Sequence[str] = ("Alice", "Bob"),
        theirs: Iterable[str] = (),
        their_pool: str = "",
        custom: Sequence[CustomCard] = (),
        life: int = 20,
    ) -> None:
        alice = PlayerSetup(name="Alice", life=life, hand=cards(hand), mana_pool=pool, graveyard=cards(graveyard))
        bob = PlayerSetup(name=players[1], hand=cards(theirs), mana_pool=their_pool)
        situation = Situation(
            ruleset="cr-2026",
            players=(alice, bob, *(PlayerSetup(name=name) for name in players[2:])),
            permanents=permanents,
            active_player=active,
            step=step,
            custom_cards=tuple(custom),
        )
        started = ADAPTER.start(situation)
        assert isinstance(started, Started), started
        self.ids = started.objects

    def cast(self, card: str, *targets: str, player: str = "Alice", **values: object) -> object:
        aimed = tuple(ObjectTarget(object=self.ids[name]) for name in targets)
        return self.attempt(Cast.model_validate({"card": self.ids[card], "targets": aimed, **values}), player)

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

    def attack_on(self, target: str, *names: str, player: str = "Alice") -> object:
        """Everything named attacks the permanent ``target``."""
        aim = ObjectTarget(object=self.ids[target])
        entries = tuple(AttackEntry(attacker=self.ids[name], target=aim) for name in names)
        return self.attempt(Attack(attackers=entries), player)

    def block(self, player: str, **blocks: str) -> object:
        """``Hill_Giant="Grizzly Bears"``: each blocker of ``player`` and what it blocks."""
        entries = tuple(
            BlockEntry(blocker=self.ids[name.replace("_", " ")], attacker=self.ids[of]) for name, of in blocks.items()
        )
        return self.attempt(Block(blockers=entries), player)

    def answer(self, player: str, kind: ChoiceKind, *values: str) -> object:
        return ADAPTER.answer(Answer(player=player, kind=kind, values=values))

    def attempt(self, action: Action, player: str = "Alice") -> object:
        return ADAPTER.attempt(player, action)

    def resolve(self) -> object:
        return ADAPTER.advance(UntilStackEmpty())

    def until(self, step: Step, player: str = "Alice") -> object:
        return ADAPTER.advance(UntilStep(player=player, step=step))

    def view(self, name: str) -> ObjectView:
        return next(view for view in ADAPTER.observe().objects if view.id == self.ids[name])
