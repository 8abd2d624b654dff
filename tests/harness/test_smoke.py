"""``mtg-verdict smoke``: sane adapters are called sane, and what is wrong with the others is said in plain words."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable, Sequence
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import get_args

import pytest
from mtg_verdict.adapters.engine_process import Limits
from mtg_verdict.adapters.interface import Adapter
from mtg_verdict.adapters.models import (
    Action,
    AdvanceResult,
    Answer,
    AttemptResult,
    Choice,
    ChoiceKind,
    Description,
    Done,
    GameOver,
    Illegal,
    Lacking,
    NeedsChoice,
    Observation,
    Pass,
    Reached,
    Situation,
    Skipped,
    Started,
    Step,
    Unsupported,
    Until,
)
from mtg_verdict.adapters.reference import ReferenceAdapter
from mtg_verdict.adapters.stdio import StdioAdapter
from mtg_verdict.harness.guarded_adapter import GuardedAdapter
from mtg_verdict.harness.loading import load_adapter
from mtg_verdict.harness.messages import has_message
from mtg_verdict.harness.smoke import Outcome, Result, run_checks
from mtg_verdict.harness.smoke_actions import DEEDS
from mtg_verdict.harness.smoke_command import smoke_checks

from . import engines
from .test_command_line import HERE, call

pytestmark = pytest.mark.processes

SANE = (ReferenceAdapter, engines.SupportsNothing)


def smoke(adapter: Adapter) -> dict[str, Outcome]:
    """Check to outcome."""
    return {outcome.id: outcome for outcome in run_checks(GuardedAdapter(adapter), smoke_checks())[1]}


@lru_cache(maxsize=1)
def of_the_reference() -> dict[str, Outcome]:
    return smoke(ReferenceAdapter())


def to_mend(outcomes: dict[str, Outcome]) -> set[str]:
    return {name for name, outcome in outcomes.items() if outcome.result is Result.MEND}


# --- engines with one fault each, beside those of `engines` -----------------------------------------------------------


class SupportsAnything(ReferenceAdapter):
    def supports(self, cards: Sequence[str], capabilities: Sequence[str]) -> Lacking:
        return Lacking()


class LacksWhatItClaims(ReferenceAdapter):
    def supports(self, cards: Sequence[str], capabilities: Sequence[str]) -> Lacking:
        known = super().supports(cards, capabilities)
        return known.model_copy(update={"capabilities": tuple(dict.fromkeys((*known.capabilities, "combat")))})


class ClaimsNoRules(ReferenceAdapter):
    def describe(self) -> Description:
        return super().describe().model_copy(update={"rulesets": ()})


class ClaimsFutureRules(ReferenceAdapter):
    def describe(self) -> Description:
        return super().describe().model_copy(update={"rulesets": ("cr-2026", "cr-2099")})


class ChangesItsMind(ReferenceAdapter):
    asked = 0

    def describe(self) -> Description:
        self.asked += 1
        return super().describe().model_copy(update={"version": str(self.asked)})


class DoneToEverything(ReferenceAdapter):
    """Says done and does nothing."""

    def attempt(self, player: str, action: Action) -> AttemptResult:
        return Done()


class RaisesForTheUnknown(ReferenceAdapter):
    """Fails where it should say that it lacks something."""

    def start(self, situation: Situation) -> Started | Unsupported:
        started = super().start(situation)
        if isinstance(started, Unsupported):
            raise LookupError(started.what)
        return started


class MakesUpTokens(ReferenceAdapter):
    def start(self, situation: Situation) -> Started | Unsupported:
        known = tuple(one for one in situation.permanents if not one.card.startswith("Test No Such"))
        started = super().start(situation.model_copy(update={"permanents": known}))
        if known == situation.permanents or isinstance(started, Unsupported):
            return started
        return Started(objects={one.alias: one.alias for one in situation.permanents})


class ObservingCosts(ReferenceAdapter):
    """Every look takes a life."""

    seen = 0

    def start(self, situation: Situation) -> Started | Unsupported:
        self.seen = -1
        return super().start(situation)

    def observe(self) -> Observation:
        self.seen += 1
        shown = super().observe()
        players = tuple(view.model_copy(update={"life": view.life - self.seen}) for view in shown.players)
        return shown.model_copy(update={"players": players})


class CannotStopTwice(ReferenceAdapter):
    """Fails in ``stop`` where no game has been started since the last."""

    stopped = False

    def start(self, situation: Situation) -> Started | Unsupported:
        self.stopped = False
        started = super().start(situation)
        self.stopped = False
        return started

    def stop(self) -> None:
        if self.stopped:
            raise RuntimeError("no game")
        self.stopped = True
        super().stop()


class KeepsLife(ReferenceAdapter):
    """The second game begins with the life of the first."""

    life: dict[str, int] | None = None

    def start(self, situation: Situation) -> Started | Unsupported:
        self.life = self.life or {player.name: player.life for player in situation.players}
        players = tuple(one.model_copy(update={"life": self.life.get(one.name, 20)}) for one in situation.players)
        return super().start(situation.model_copy(update={"players": players}))


class NeverMoves(ReferenceAdapter):
    def advance(self, until: Until) -> AdvanceResult:
        return Reached()


class SkipsEverything(ReferenceAdapter):
    def advance(self, until: Until) -> AdvanceResult:
        return Skipped()


class EndsTheGame(ReferenceAdapter):
    def advance(self, until: Until) -> AdvanceResult:
        return GameOver()


class NeverAsks(ReferenceAdapter):
    """Chooses for the player."""

    def attempt(self, player: str, action: Action) -> AttemptResult:
        result = super().attempt(player, action)
        if result.kind == "choice":
            answer = Answer(player=player, kind=result.choice.kind, values=(result.choice.options or ("green",))[:1])
            return self.answer(answer)
        return result


class TakesAnyAnswer(ReferenceAdapter):
    def answer(self, answer: Answer) -> AttemptResult:
        result = super().answer(answer)
        return Done() if isinstance(result, Illegal) else result


class ForgetsAnAlias(ReferenceAdapter):
    def start(self, situation: Situation) -> Started | Unsupported:
        started = super().start(situation)
        if isinstance(started, Started) and situation.players[0].hand:
            return Started(objects={})
        return started


class Whimsical(ReferenceAdapter):
    """Answers something of the right type, whatever it was asked."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.chance = Random(seed)

    def start(self, situation: Situation) -> Started | Unsupported:
        started = super().start(situation)
        if isinstance(started, Started) and self.chance.random() < 0.8:
            return Started(objects={**started.objects, "more": "another"})
        return self.chance.choice((started, Unsupported(what="a whim"), Started(objects={})))

    def attempt(self, player: str, action: Action) -> AttemptResult:
        choice = Choice(player=self.chance.choice(("Alice", "Nobody")), kind=self.chance.choice(tuple(ChoiceKind)))
        whims = (Done(), Illegal(), Unsupported(what="a whim"), NeedsChoice(choice=choice))
        return self.chance.choice((super().attempt(player, action), *whims))

    def answer(self, answer: Answer) -> AttemptResult:
        return self.attempt(answer.player, Pass())

    def advance(self, until: Until) -> AdvanceResult:
        choice = Choice(player="Bob", kind=ChoiceKind.COLOR)
        whims = (Reached(), Skipped(), GameOver(), Unsupported(what="a whim"), NeedsChoice(choice=choice))
        return self.chance.choice((super().advance(until), *whims))

    def observe(self) -> Observation:
        shown = super().observe()
        changes: tuple[dict[str, object], ...] = ({}, {}, {}, {"objects": ()}, {"players": ()}, {"step": Step.END})
        return shown.model_copy(update=self.chance.choice(changes))


ACCEPTED = {f"accept-{kind}" for kind in DEEDS}
REFUSED = {f"refuse-{kind}" for kind in DEEDS} - {"refuse-leave-game"}
RESOLVES = {"advance-stack-empty", "advance-top-resolved"}
ADVANCES = {"advance-alice-end", "advance-bob-upkeep"} | RESOLVES

FAULTY: list[tuple[Callable[[], Adapter], set[str], str, str]] = [
    (engines.RefusesEverything, ACCEPTED - {"accept-block"} | {"answer"}, "", ""),
    (engines.NeverLetsAttack, {"accept-attack"}, "refused although it is legal", "alors qu'elle est légale"),
    (engines.AcceptsEverything, REFUSED | {"answer", "answer-unasked"}, "", ""),
    (engines.IgnoresTapped, {"start-tapped", "refuse-activate", "refuse-attack", "refuse-block"}, "", ""),
    (engines.IgnoresCounters, {"start-counters", "start-protector"}, "counters", "counters"),
    (engines.IgnoresFaceDown, {"start-face_down", "accept-turn-face-up"}, "", ""),
    (engines.IgnoresControlledSince, {"start-controlled_since_turn_began"}, "controlled_since_turn_began", "champ"),
    (engines.IgnoresLife, {"start-life", "start-again", "start-without-stop"}, "life", "champ life"),
    (engines.ChangesOnRefusal, REFUSED | {"answer", "answer-unasked"}, "", ""),
    (engines.Raises, ACCEPTED | REFUSED | RESOLVES | {"answer"}, "", ""),
    (engines.TalksNonsense, ACCEPTED | REFUSED | RESOLVES | {"answer"}, "", ""),
    (engines.CannotDescribe, {"describe"}, "no engine here", "no engine here"),
    (engines.ClaimsTelepathy, {"capabilities"}, "telepathy", "telepathy"),
    (engines.OtherProtocol, {"protocol"}, "9.0", "9.0"),
    (SupportsAnything, {"supports-unknown"}, "", ""),
    (LacksWhatItClaims, {"supports-nothing", "supports-claims"}, "combat", "combat"),
    (ClaimsNoRules, {"rulesets"}, "no edition", "aucune édition"),
    (ClaimsFutureRules, {"rulesets"}, "cr-2099", "cr-2099"),
    (ChangesItsMind, {"describe-again"}, "differs", "diffère"),
    (DoneToEverything, ACCEPTED | REFUSED | RESOLVES | {"answer"}, "", ""),
    (RaisesForTheUnknown, {"start-unknown"}, "LookupError", "LookupError"),
    (MakesUpTokens, {"start-unknown"}, "does not exist", "n'existe pas"),
    (CannotStopTwice, {"stop", "start-flipped"}, "no game", "no game"),
    (NeverAsks, {"answer"}, "does not ask", "ne demande pas"),
    (TakesAnyAnswer, {"answer", "answer-unasked"}, "taken|accepted", "acceptée"),
    (EndsTheGame, ADVANCES | {"accept-attack", "accept-block", "refuse-attack", "refuse-block"}, "", ""),
    (SkipsEverything, ADVANCES | {"accept-attack", "accept-block", "refuse-attack", "refuse-block"}, "", ""),
    (NeverMoves, ADVANCES | {"accept-attack", "accept-block", "refuse-attack", "refuse-block"}, "", ""),
]
"""An engine, the checks that it fails, and words of what is said of each in English and French."""


@pytest.mark.parametrize(("adapter", "failing", "en", "fr"), FAULTY, ids=lambda value: getattr(value, "__name__", None))
def test_a_fault_fails_the_checks_concerned_and_no_others(
    adapter: Callable[[], Adapter], failing: set[str], en: str, fr: str
) -> None:
    outcomes = smoke(adapter())
    assert to_mend(outcomes) == failing
    for name in failing:
        why, mend = outcomes[name].why, outcomes[name].mend
        assert why is not None
        assert mend is not None
        assert re.search(en, why.en)
        assert re.search(fr, why.fr)
        assert mend.en != mend.fr


def test_a_game_that_carries_over_is_noticed() -> None:
    assert {"start-again", "start-without-stop", "start-life"} >= to_mend(smoke(KeepsLife())) >= {"start-again"}


def test_an_engine_that_changes_when_looked_at_is_told_so() -> None:
    outcomes = smoke(ObservingCosts())
    assert "observe" in to_mend(outcomes)
    assert to_mend(outcomes) >= REFUSED


def test_an_alias_without_an_id_is_named() -> None:
    outcome = smoke(ForgetsAnAlias())["start-hand"]
    assert outcome.result is Result.MEND
    assert outcome.mend is not None
    assert "objects" in outcome.mend.en


def test_the_reference_engine_is_sane_and_every_check_but_one_tells_something() -> None:
    """No installed engine has the flip card of the suite."""
    assert {name for name, one in of_the_reference().items() if one.result is not Result.OK} == {"start-flipped"}


def test_an_engine_that_supports_nothing_is_sane_as_far_as_can_be_told() -> None:
    outcomes = smoke(engines.SupportsNothing())
    assert to_mend(outcomes) == set()
    told = {name for name, one in outcomes.items() if one.result is Result.OK}
    assert {"describe", "supports-unknown", "start-unknown", "stop"} <= told
    assert all(one.why is not None for one in outcomes.values() if one.result is Result.UNTOLD)


def test_the_minimal_adapter_of_the_documents_is_sane(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(HERE.parents[1] / "docs"))
    outcomes = smoke(load_adapter("minimal_adapter:MinimalAdapter"))
    assert to_mend(outcomes) == set()
    assert outcomes["accept-attack"].result is outcomes["refuse-attack"].result is Result.OK


@pytest.mark.parametrize("seed", range(20))
def test_whatever_an_engine_answers_is_judged(seed: int) -> None:
    outcomes = smoke(Whimsical(seed))
    assert list(outcomes) == [check.id for check in smoke_checks()]
    assert to_mend(outcomes)


def test_every_kind_of_action_is_tried() -> None:
    (union, _) = get_args(Action)
    assert {model.model_fields["kind"].default for model in get_args(union)} == DEEDS.keys()


def test_every_check_has_a_title_and_says_what_to_mend() -> None:
    checks = smoke_checks()
    assert len({check.id for check in checks}) == len(checks)
    for check in checks:
        assert has_message(check.title)
        assert has_message(f"{check.title}-mend")


# --- the command ------------------------------------------------------------------------------------------------------


@pytest.fixture(autouse=True)
def _english_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.syspath_prepend(str(HERE))


@pytest.mark.parametrize(
    ("adapter", "language", "status", "words"),
    [
        ("reference", "en", 0, "Sane (63 checks, 1 of which"),
        ("reference", "fr", 0, "Sain (63 vérifications, dont 1"),
        ("engines:SupportsNothing", "en", 0, "Sane as far as can be told: the engine has none of the"),
        ("engines:SupportsNothing", "fr", 0, "Sain autant qu'on puisse le dire"),
        ("engines:NeverLetsAttack", "en", 1, "1 thing to mend"),
        ("engines:NeverLetsAttack", "fr", 1, "À corriger : Les règles permettent ici cette action."),
    ],
)
def test_the_command_says_whether_the_adapter_is_sane(
    capsys: pytest.CaptureFixture[str], adapter: str, language: str, status: int, words: str
) -> None:
    assert call("smoke", "--adapter", adapter, "--lang", language) == status
    assert words in " ".join(capsys.readouterr().out.split())


def test_the_command_answers_programs(capsys: pytest.CaptureFixture[str]) -> None:
    assert call("smoke", "--adapter", "engines:ClaimsTelepathy", "--json") == 1
    answer = json.loads(capsys.readouterr().out)
    assert answer["sane"] is False
    assert answer["engine"]["capabilities"][-1] == "telepathy"
    assert answer["cards"]["known"] > 200
    (wrong,) = (check for check in answer["checks"] if check["result"] == "mend")
    assert wrong["id"] == "capabilities"
    assert {wrong["why"]["en"], wrong["mend"]["fr"]}.isdisjoint({None, ""})


@pytest.mark.parametrize(("language", "word"), [("en", "standard error ends"), ("fr", "erreur standard du moteur")])
def test_an_engine_that_will_not_start_is_said_to_and_why(
    capsys: pytest.CaptureFixture[str], language: str, word: str
) -> None:
    assert call("smoke", "--adapter", "stdio:sh -c 'echo out of mana >&2; exit 3'", "--lang", language) == 1
    shown = " ".join(capsys.readouterr().out.split())
    assert "out of mana" in shown
    assert word in shown
    assert "3" in shown


def test_an_engine_that_hangs_again_and_again_is_not_waited_for_every_time(tmp_path: Path) -> None:
    """It answers what it is and then never again: three checks are lost, the rest left out."""
    engine = tmp_path / "engine.sh"
    described = '{"jsonrpc":"2.0","id":%s,"result":{"name":"x","version":"1","rulesets":["cr-2026"],"capabilities":[]}}'
    number = 'id=$(printf %s "$line" | sed "s/.*\\"id\\":\\([0-9]*\\).*/\\1/")'
    engine.write_text(
        "while read -r line; do case $line in *describe*) "
        f"{number}; printf '{described}\\n' \"$id\";; *) exec sleep 600;; esac; done\n"
    )
    guarded = GuardedAdapter(StdioAdapter(("sh", str(engine)), Limits(seconds=0.3)))
    try:
        outcomes = run_checks(guarded, smoke_checks())[1]
    finally:
        guarded.close()
    assert [one.id for one in outcomes if one.result is Result.MEND] == [
        "supports-nothing",
        "supports-unknown",
        "supports-cards",
    ]
    assert outcomes[-1].why is not None
    assert "too often" in outcomes[-1].why.en


ENGINE = "import sys\nfor line in sys.stdin: print(sys.argv[1], flush=True)"
DESCRIBED = '{"jsonrpc":"2.0","id":%d,"result":{"name":"x","version":"1","rulesets":["cr-2026"],"capabilities":[]%s}}'


@pytest.mark.parametrize(
    ("answer", "en", "fr"),
    [
        ("hello", "nothing to standard output but answers", "N'écrire sur la sortie standard que des réponses"),
        ('{"result": {}}', '"jsonrpc": "2.0"', '"jsonrpc": "2.0"'),
        (DESCRIBED % (7, ""), 'its own "id"', 'son propre "id"'),
        (DESCRIBED % (1, ',"colour":"red"'), "mtg-verdict schema", "mtg-verdict schema"),
        (DESCRIBED % (1, "") + "\nhello", "without line feeds inside", "sans saut de ligne à l'intérieur"),
        ('{"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"no"}}', "result `unsupported`", "par le résultat"),
    ],
)
def test_what_breaks_the_protocol_is_said_with_its_mend(answer: str, en: str, fr: str) -> None:
    guarded = GuardedAdapter(StdioAdapter((sys.executable, "-c", ENGINE, answer), Limits()))
    try:
        outcomes = run_checks(guarded, smoke_checks())[1]
    finally:
        guarded.close()
    wrong = next(one for one in outcomes if one.result is Result.MEND)
    assert wrong.mend is not None
    assert en in wrong.mend.en
    assert fr in wrong.mend.fr
