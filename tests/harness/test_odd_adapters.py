"""Adapters that misbehave: never a pass for nothing, never trouble of the suite, always a finding in both languages."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from functools import lru_cache
from typing import Any

import pytest
from gherkin.parser import Parser
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
    NeedsChoice,
    ObjectView,
    Observation,
    PlayerView,
    Reached,
    Situation,
    Started,
    Unsupported,
    Until,
    Zone,
)
from mtg_verdict.adapters.reference import ReferenceAdapter
from mtg_verdict.harness.conformance import Conformance, same_step
from mtg_verdict.harness.contract import check_spelling
from mtg_verdict.harness.errors import UsageError
from mtg_verdict.harness.findings import AdapterTrouble, lacks
from mtg_verdict.harness.guarded_adapter import GuardedAdapter, one_line
from mtg_verdict.harness.loading import load_adapter, process_kept
from mtg_verdict.harness.messages import LONGEST_VALUE, both, say
from mtg_verdict.harness.output import engine_output_aside
from mtg_verdict.harness.run_state import RunState
from mtg_verdict.harness.scenarios import Scenario
from mtg_verdict.harness.scenarios import _scenario as parsed_scenario
from mtg_verdict.harness.selection import Case, Selection
from mtg_verdict.harness.session import prepare_run
from mtg_verdict.harness.words_of_values import (
    entries_text,
    field_name,
    label_text,
    moment_text,
    place_text,
    value_text,
)
from mtg_verdict.reports.records import ScenarioRecord, StepStatus, Verdict
from mtg_verdict.steps.compiler import WrittenStep
from mtg_verdict.steps.labels import say_card
from mtg_verdict.steps.operations import Attempt

from .conftest import english_scenarios, run_scenario
from .engines import RefusesEverything, SupportsNothing

CALLS = ("describe", "supports", "start", "attempt", "answer", "advance", "observe", "stop")


@lru_cache(maxsize=1)
def attacking() -> Scenario:
    """A scenario in which Alice cannot attack."""
    return next(scenario for scenario in english_scenarios() if scenario.id == "SS-001")


def verdict_of(adapter: Adapter) -> tuple[Verdict, str]:
    """Verdict and code of the finding of one scenario."""
    verdict, why, _ = run_scenario(adapter, attacking())
    assert why is None or (why.message.en and why.message.fr)
    return verdict, why.code if why else ""


class Speechless(Exception):  # noqa: N818
    """Cannot even say what is wrong."""

    def __str__(self) -> str:
        raise ValueError


class Unprintable:
    """Cannot be shown."""

    def __repr__(self) -> str:
        raise ValueError


RAISED = (
    RuntimeError("two\nlines"),
    SystemExit(0),
    GeneratorExit(),
    RecursionError("too deep"),
    Speechless(),
    pytest.skip.Exception("skipped"),
    pytest.fail.Exception("failed"),
    pytest.exit.Exception("left"),
    RuntimeError("\ud800 \x00 \x1b[31m [red]x[/red] <script> { $x }"),
    RuntimeError("x" * 100_000),
)


@pytest.mark.parametrize("error", RAISED, ids=lambda error: type(error).__name__)
@pytest.mark.parametrize("call", CALLS)
def test_whatever_a_call_raises_is_the_adapters_trouble(call: str, error: BaseException) -> None:
    def raises(*_: object) -> None:
        raise error

    adapter = GuardedAdapter(type("Raises", (ReferenceAdapter,), {call: raises})())
    arguments: dict[str, tuple[Any, ...]] = {"supports": ((), ()), "attempt": ("Alice", None)}
    arguments |= dict.fromkeys(("start", "answer", "advance"), (None,))
    with pytest.raises(AdapterTrouble) as caught:
        getattr(adapter, call)(*arguments.get(call, ()))
    assert caught.value.finding.code == "adapter-raised"
    text = caught.value.finding.message.en
    assert "\n" not in text
    assert len(text) < 2 * LONGEST_VALUE
    text.encode("utf-8")
    assert caught.value.__cause__ is None


@pytest.mark.parametrize("answer", [None, "done", Done(), Unprintable(), "\ud800"])
def test_a_wrong_answer_is_nonsense_even_if_it_cannot_be_shown(answer: object) -> None:
    adapter = GuardedAdapter(type("Wrong", (ReferenceAdapter,), {"observe": lambda self: answer})())
    with pytest.raises(AdapterTrouble) as caught:
        adapter.observe()
    assert caught.value.finding.code == "adapter-nonsense"


@pytest.mark.parametrize(
    "changed", [{"players": None}, {"stack": ("x",)}, {"step": "nap"}, {"active_player": "\ud800"}, {"priority": 7}]
)
def test_a_model_made_without_validation_is_malformed(changed: dict[str, object]) -> None:
    sound = Observation(active_player="Alice", step="draw", priority=None, players=(), objects=())
    adapter = GuardedAdapter(
        type("Malformed", (ReferenceAdapter,), {"observe": lambda self: sound.model_copy(update=changed)})()
    )
    with pytest.raises(AdapterTrouble) as caught:
        adapter.observe()
    assert caught.value.finding.code == "adapter-malformed"


class AsksForever(ReferenceAdapter):
    """Asks the same again and again."""

    player = "Alice"

    def _ask(self) -> NeedsChoice:
        return NeedsChoice(choice=Choice(player=self.player, kind=ChoiceKind.OPTION, options=("a",)))

    def attempt(self, player: str, action: Action) -> AttemptResult:
        return self._ask()

    def answer(self, answer: Answer) -> AttemptResult:
        return self._ask()


class AsksForeverOnTheWay(AsksForever):
    def advance(self, until: Until) -> AdvanceResult:
        return self._ask()


class AsksNobody(AsksForever):
    player = "Zed"


class SaysReached(ReferenceAdapter):
    """Claims every moment and does not move."""

    def advance(self, until: Until) -> AdvanceResult:
        return Reached()


class SaysOver(ReferenceAdapter):
    def advance(self, until: Until) -> AdvanceResult:
        return GameOver()


class NamesNothing(ReferenceAdapter):
    def start(self, situation: Situation) -> Started | Unsupported:
        super().start(situation)
        return Started(objects={})


class ShowsTwice(ReferenceAdapter):
    def observe(self) -> Observation:
        shown = super().observe()
        return shown.model_copy(update={"objects": (*shown.objects, *shown.objects)})


class NewIdentities(ReferenceAdapter):
    """Calls its objects something else each time they are seen."""

    seen = 0

    def observe(self) -> Observation:
        self.seen += 1
        shown = super().observe()
        objects = tuple(view.model_copy(update={"id": f"{view.id}-{self.seen}"}) for view in shown.objects)
        return shown.model_copy(update={"objects": objects})


class LosesAPlayer(ReferenceAdapter):
    """Shows only Alice once she has tried something."""

    lost = False

    def attempt(self, player: str, action: Action) -> AttemptResult:
        result = super().attempt(player, action)
        self.lost = isinstance(result, Illegal)
        return result

    def observe(self) -> Observation:
        shown = super().observe()
        return shown.model_copy(update={"players": shown.players[:1]}) if self.lost else shown


@pytest.mark.parametrize(
    ("adapter", "verdict", "code"),
    [
        (AsksForever, Verdict.ERROR, "choices-without-end"),
        (AsksForeverOnTheWay, Verdict.ERROR, "choices-without-end"),
        (AsksNobody, Verdict.ERROR, "adapter-asks-nobody"),
        (SaysReached, Verdict.ERROR, "adapter-stands-elsewhere"),
        (SaysOver, Verdict.FAIL, "game-over"),
        (NamesNothing, Verdict.ERROR, "adapter-alias-missing"),
        (ShowsTwice, Verdict.ERROR, "adapter-twice"),
        (NewIdentities, Verdict.ERROR, "setup-differs"),
        (LosesAPlayer, Verdict.ERROR, "adapter-players-changed"),
    ],
)
def test_a_broken_promise_has_its_own_finding(adapter: Callable[[], Adapter], verdict: Verdict, code: str) -> None:
    refusing = next(
        scenario
        for scenario in english_scenarios()
        if any("cannot attack" in step.written.text for step in scenario.steps)
    )
    found, why, refusals = run_scenario(adapter(), refusing)
    assert (found, why.code if why else "") == (verdict, code)
    assert refusals == 0


def conformance(adapter: Adapter, scenario: Scenario | None = None, *, applicable: bool = True) -> Conformance:
    """A scenario ready to be carried out."""
    scenario = scenario or attacking()
    case = Case(scenario, "cr-2026", applicable)
    description = Description(name="x", version="1", rulesets=("cr-2026",), capabilities=())
    run = RunState("x", GuardedAdapter(adapter), description, Selection(), (case,), "/x y")
    return Conformance(run, case)


def carried_out(current: Conformance) -> ScenarioRecord:
    """The record of a scenario carried out as far as it goes."""
    try:
        for step in current.case.scenario.steps:
            current.step(step.written.type, step.written.text, [list(row) for row in step.written.table or ()] or None)
        current.finish()
    except (pytest.fail.Exception, pytest.skip.Exception):
        assert current.stopped
    return current.record()


def test_a_scenario_that_stops_before_its_engine_starts_has_run_no_step() -> None:
    unsupported = carried_out(conformance(SupportsNothing()))
    assert unsupported.verdict is Verdict.UNSUPPORTED
    outside = conformance(ReferenceAdapter(), applicable=False).record()
    assert outside.verdict is Verdict.NOT_APPLICABLE
    for record in (unsupported, outside, carried_out(conformance(NamesNothing()))):
        assert {step.status for step in record.steps} == {StepStatus.NOT_RUN}
    failed = carried_out(conformance(RefusesEverything(), controls_two_bears()))
    assert [step.status for step in failed.steps].count(StepStatus.FAILED) == 1
    assert StepStatus.PASSED in {step.status for step in failed.steps}


def test_what_an_engine_lacks_is_said_without_what_it_has_and_in_both_languages() -> None:
    cards, capability = both("engine-lacks", what="x"), lacks((value_text("name", "Forest"),), ()).message
    assert cards.en.endswith(" x")
    assert capability.en.endswith("Cards: Forest.")
    assert capability.fr.endswith("Cartes : Forêt.")
    assert lacks((), ("stack",)).message.en.endswith("scenario needs. Capabilities: stack.")
    finding = carried_out(conformance(SupportsNothing(), controls_two_bears())).finding
    assert finding is not None
    assert "Cards: Grizzly Bears. Capabilities: combat." in finding.message.en
    assert "Cartes : Grizzly" not in finding.message.fr


TWO_BEARS = """Feature: x
  @id:X-1 @needs:combat
  Scenario: one
    Given Alice controls
      | card                | since   |
      | Grizzly Bears (new) | earlier |
      | Grizzly Bears (old) | earlier |
    When Alice attacks with "Grizzly Bears (new)"
    Then Alice controls
      | card                | types    |
      | Grizzly Bears (old) | artifact |
"""


def controls_two_bears() -> Scenario:
    """A scenario in which one of two creatures attacks and the other is said to be what it is not."""
    document: Any = Parser().parse(TWO_BEARS)
    return parsed_scenario(document["feature"]["children"][0]["scenario"], [], "en/x/one.feature", "en")


def test_findings_call_objects_as_the_scenario_does() -> None:
    finding = carried_out(conformance(ReferenceAdapter(), controls_two_bears())).finding
    assert finding is not None
    assert finding.code == "field-differs"
    assert finding.message.en == "Grizzly Bears (old): not the expected value (types)."
    assert finding.message.fr.startswith(f"{say_card('Grizzly Bears', 'fr')} (2) : ")
    assert label_text("Grizzly Bears #2").en == "Grizzly Bears (2)"


class Spells(ReferenceAdapter):
    """Spells one field of every creature in its own way."""

    field, values = "types", ("creature",)

    def observe(self) -> Observation:
        shown = super().observe()
        objects = tuple(
            view.model_copy(update={self.field: self.values}) if "Creature" in (view.types or ()) else view
            for view in shown.objects
        )
        return shown.model_copy(update={"objects": objects})


@pytest.mark.parametrize(
    ("field", "value", "english", "french"),
    [
        ("types", "creature", 'a type "creature"; it is "Creature"', "un type « creature » ; c'est « Creature »"),
        ("supertypes", "LEGENDARY", 'a supertype "LEGENDARY"; it is "Legendary"', "un super-type « LEGENDARY »"),
        ("colors", "Green", 'a color "Green"; it is "green"', "une couleur « Green » ; c'est « green »"),
        ("colors", "G", 'a color "G"; colors are white, blue', "une couleur « G » ; les couleurs sont white"),
        ("keywords", "First Strike", '"First Strike"; it is "first strike"', "« First Strike » ; c'est"),
    ],
)
def test_words_spelt_otherwise_are_the_adapters_trouble(field: str, value: str, english: str, french: str) -> None:
    adapter = type("Spells", (Spells,), {"field": field, "values": (value,)})()
    finding = carried_out(conformance(adapter, controls_two_bears())).finding
    assert finding is not None
    assert finding.code == ("adapter-color" if value == "G" else "adapter-spelling")
    assert english in finding.message.en
    assert french in finding.message.fr
    assert finding.message.en.endswith("(see ObjectView).")


def test_words_that_the_vocabulary_does_not_have_may_be_right() -> None:
    view = ObjectView(
        id="1", name="x", zone=Zone.BATTLEFIELD, owner="Alice", types=("Dungeon",), keywords=("flashback {R}",)
    )
    check_spelling([view, view.model_copy(update={"types": None, "colors": ("white",), "supertypes": ("Basic",)})])
    with pytest.raises(AdapterTrouble):
        check_spelling([view.model_copy(update={"types": ("Dungeon", "land")})])


def test_zones_steps_and_the_stack_are_said_in_both_languages() -> None:
    for zone in Zone:
        assert value_text("zone", zone.value).en.startswith(zone.value)
        assert value_text("zone", zone).fr != zone.value
    assert value_text("step", "upkeep").fr == "l'étape d'entretien"
    assert place_text("battlefield", "Alice").fr == "champ de bataille, Alice"
    assert moment_text("Bob", "draw").en == "Bob, draw step"
    assert moment_text("Bob", "draw").fr == "Bob, l'étape de pioche"
    assert entries_text([(label_text("Forest #2"), "spell")]).fr == "Forêt (2) (sort)"
    assert entries_text([]).en == value_text("stack", ()).en


def test_a_scenario_that_did_not_come_to_its_end_is_no_pass() -> None:
    unfinished = conformance(ReferenceAdapter())
    first = attacking().steps[0].written
    unfinished.step(first.type, first.text, [list(row) for row in first.table or ()] or None)
    record = unfinished.record()
    assert record.verdict is Verdict.ERROR
    assert record.finding is not None
    assert record.finding.code == "not-finished"
    assert record.rerun.endswith("--features '/x y'")


def test_a_scenario_that_came_to_its_end_is_a_pass() -> None:
    whole = conformance(ReferenceAdapter())
    for step in attacking().steps:
        whole.step(step.written.type, step.written.text, [list(row) for row in step.written.table or ()] or None)
    whole.finish()
    assert whole.close() == ""
    assert whole.record().verdict is Verdict.PASS


def test_a_step_that_lint_has_not_seen_is_not_carried_out() -> None:
    other = conformance(ReferenceAdapter())
    with pytest.raises(pytest.fail.Exception):
        other.step("given", "Alice has 3 life", None)
    finding = other.record().finding
    assert finding is not None
    assert finding.code == "read-otherwise"


def test_steps_are_the_same_whatever_holds_their_tables() -> None:
    assert same_step(WrittenStep("then", "x", [["a"]]), WrittenStep("then", "x", (("a",),)))
    assert same_step(WrittenStep("then", "x", None), WrittenStep("then", "x", []))
    assert not same_step(WrittenStep("then", "x"), WrittenStep("when", "x"))


def test_function_names_are_distinct_where_ids_look_alike() -> None:
    scenarios = [
        Scenario(id=identity, language="en", name=identity, file="en/x.feature", line=1, chapter="x")
        for identity in ("X-1", "X_1", "X.1", "X-2")
    ]
    cases = tuple(Case(scenario, ruleset, True) for scenario in scenarios for ruleset in ("cr-2024", "cr-2026"))
    description = Description(name="x", version="1", rulesets=("cr-2026",), capabilities=())
    run = RunState("x", GuardedAdapter(ReferenceAdapter()), description, Selection(), cases, "/x")
    assert list(run.functions) == ["test_X_1_en", "test_X_1_en_2", "test_X_1_en_3", "test_X_2_en"]
    assert list(run.functions.values()) == scenarios


def test_every_field_that_may_differ_has_a_name_in_both_languages() -> None:
    for field in (*ObjectView.model_fields, *PlayerView.model_fields, "graveyard_size", "exile_size", "stack", "odd"):
        name = field_name(field)
        assert name.en
        assert name.fr


def test_messages_take_any_text() -> None:
    long = both("no-such-object", object="x" * 100_000).en
    assert "x" * LONGEST_VALUE in long
    assert "???" not in say("fr", "undefined-sentence", sentence="é" * 100_000)
    assert say("en", "wrong-language", language="fr")
    assert one_line(Speechless()) == "Speechless"
    line = UsageError("usage-unknown-adapter", adapter="a\r\nb\u2028c\x1b[31m").line("fr")
    assert len(line.splitlines()) == 1
    assert "\x1b" not in line


class Leaves(ReferenceAdapter):
    def __init__(self) -> None:
        raise SystemExit(0)


class Wanders(ReferenceAdapter):
    """Changes folder, takes standard output away, and is loud."""

    def describe(self) -> Description:
        os.write(1, b"loud\n")
        print("louder")
        os.chdir("/")
        sys.stdout = None
        return super().describe()


def test_an_adapter_that_leaves_while_it_is_made_is_a_usage_error() -> None:
    with pytest.raises(UsageError) as caught:
        load_adapter(f"{__name__}:Leaves")
    assert caught.value.code == "usage-adapter-create"


def test_the_folder_of_the_user_is_searched_last(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "path", [part for part in sys.path if part != os.getcwd()])
    load_adapter("reference")
    assert sys.path[-1] == os.getcwd()


def test_what_an_engine_prints_or_changes_while_describing_stays_aside(capfd: pytest.CaptureFixture[str]) -> None:
    before, stream = os.getcwd(), sys.stdout
    with engine_output_aside():
        Wanders().describe()
    assert os.getcwd() == before
    assert sys.stdout is stream
    captured = capfd.readouterr()
    assert captured.out == ""
    assert captured.err.split() == ["loud", "louder"]


def test_only_the_process_of_the_suite_itself_is_kept() -> None:
    leave = os._exit
    with process_kept(), pytest.raises(SystemExit) as caught:
        os._exit(0)
    assert "os._exit(0)" in str(caught.value)
    assert os._exit is leave


def test_an_engine_without_rulesets_is_named_so(monkeypatch: pytest.MonkeyPatch) -> None:
    description = ReferenceAdapter().describe().model_copy(update={"rulesets": ()})
    monkeypatch.setattr(ReferenceAdapter, "describe", lambda self: description)
    with pytest.raises(UsageError) as caught:
        prepare_run("reference", Selection(), None)
    assert caught.value.code == "usage-no-engine-ruleset"


def test_the_scenario_used_here_attempts_something() -> None:
    from mtg_verdict.steps.compiler import compile_scenario

    assert any(isinstance(one, Attempt) for one in compile_scenario(attacking().written, "en"))
