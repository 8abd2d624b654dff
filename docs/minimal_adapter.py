"""The smallest adapter that measures something: a toy engine with two creatures that attack, and nothing else.

Try it from this folder:

    mtg-verdict run --adapter minimal_adapter:MinimalAdapter --scenario SS-027

Whatever the toy does not know it says is unsupported: never refused, never done half.
"""

from collections.abc import Sequence

from mtg_verdict.adapters.interface import Adapter
from mtg_verdict.adapters.models import (
    Action,
    AdvanceResult,
    Answer,
    Attack,
    AttemptResult,
    Description,
    Done,
    Illegal,
    Lacking,
    ObjectView,
    Observation,
    PermanentSetup,
    PlayerSetup,
    PlayerTarget,
    PlayerView,
    Reached,
    Situation,
    Started,
    Step,
    Unsupported,
    Until,
    Zone,
)

POWER_AND_TOUGHNESS = {"Grizzly Bears": (2, 2), "Hill Giant": (3, 3)}
CAPABILITIES = ("combat",)


class MinimalAdapter(Adapter):
    """A toy engine. It keeps the situation it was given and which creature attacks whom."""

    situation: Situation
    step: Step
    attacking: dict[str, str]

    def describe(self) -> Description:
        """Name, version, and what the engine claims."""
        return Description(name="Toy", version="1", rulesets=("cr-2026",), capabilities=CAPABILITIES)

    def supports(self, cards: Sequence[str], capabilities: Sequence[str]) -> Lacking:
        """What is missing for a scenario; an engine with its own card pool looks the names up there."""
        return Lacking(
            cards=tuple(card for card in cards if card not in POWER_AND_TOUGHNESS),
            capabilities=tuple(name for name in capabilities if name not in CAPABILITIES),
        )

    def start(self, situation: Situation) -> Started | Unsupported:
        """Set the situation up, or say which part of it cannot be."""
        for player in situation.players:
            if player != PlayerSetup(name=player.name, life=player.life):
                return Unsupported(what="cards outside the battlefield, mana, lands played")
        for permanent in situation.permanents:
            plain = PermanentSetup(
                alias=permanent.alias,
                card=permanent.card,
                controller=permanent.controller,
                owner=permanent.owner,
                controlled_since_turn_began=permanent.controlled_since_turn_began,
                tapped=permanent.tapped,
            )
            if permanent != plain:
                return Unsupported(what=f"the set-up of {permanent.alias}")
        self.situation, self.step, self.attacking = situation, situation.step, {}
        return Started(objects={permanent.alias: permanent.alias for permanent in situation.permanents})

    def attempt(self, player: str, action: Action) -> AttemptResult:
        """Attack, if the rules let every creature of the declaration attack; change nothing otherwise."""
        if not isinstance(action, Attack):
            return Unsupported(what=action.kind)
        permanents = {permanent.alias: permanent for permanent in self.situation.permanents}
        for entry in action.attackers:
            creature = permanents[entry.attacker]
            if creature.controller != player or creature.tapped:
                return Illegal(reason="not an untapped creature of this player (CR 508.1a)")
            if not creature.controlled_since_turn_began:
                return Illegal(reason="it came under this player's control this turn (CR 302.6)")
        for entry in action.attackers:
            target = entry.target
            self.attacking[entry.attacker] = target.player if isinstance(target, PlayerTarget) else target.object
        return Done()

    def answer(self, answer: Answer) -> AttemptResult:
        """The toy never asks."""
        return Unsupported(what="choices")

    def advance(self, until: Until) -> AdvanceResult:
        """Go on to the declaration of attackers; the harness asks for it before an attack."""
        active = self.situation.active_player
        if until.kind == "step" and (until.player, until.step) == (active, Step.DECLARE_ATTACKERS):
            self.step = Step.DECLARE_ATTACKERS
            return Reached()
        return Unsupported(what="the course of the turn")

    def observe(self) -> Observation:
        """Show what there is; a field that is left out is one the engine cannot tell."""
        return Observation(
            active_player=self.situation.active_player,
            step=self.step,
            priority=self.situation.active_player,
            players=tuple(
                PlayerView(name=player.name, life=player.life, mana_pool="", hand_size=0, library_size=10)
                for player in self.situation.players
            ),
            objects=tuple(self._view(permanent) for permanent in self.situation.permanents),
        )

    def _view(self, permanent: PermanentSetup) -> ObjectView:
        power, toughness = POWER_AND_TOUGHNESS[permanent.card]
        return ObjectView(
            id=permanent.alias,
            name=permanent.card,
            zone=Zone.BATTLEFIELD,
            owner=permanent.owner,
            controller=permanent.controller,
            types=("Creature",),
            power=power,
            toughness=toughness,
            tapped=permanent.tapped or permanent.alias in self.attacking,
            attacking=self.attacking.get(permanent.alias),
            controlled_since_turn_began=permanent.controlled_since_turn_began,
        )
