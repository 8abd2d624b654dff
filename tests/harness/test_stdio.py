"""Engines in processes of their own: what each that is broken gets, what the others get, and that nothing is left."""

from __future__ import annotations

import os
import sys
import time
import tracemalloc
from collections.abc import Iterator
from pathlib import Path

import psutil
import pytest
from mtg_verdict.adapters.engine_process import EngineProcess, Limits
from mtg_verdict.adapters.reaper import MARK_VARIABLE
from mtg_verdict.adapters.reference import ReferenceAdapter
from mtg_verdict.adapters.stdio import StdioAdapter
from mtg_verdict.harness.guarded_adapter import GuardedAdapter
from mtg_verdict.harness.scenarios import Scenario
from mtg_verdict.reports.records import Finding, Verdict

from .conftest import english_scenarios, run_scenario

pytestmark = pytest.mark.processes

FAKES = Path(__file__).parent / "fake_engines"
CONCERNED, OTHERS = "AB-003", ("SS-104", "SS-100")
CALLS = ("supports", "start", "attempt", "answer", "advance", "observe", "stop")
PATIENT, IMPATIENT = Limits(), Limits(seconds=2)


def scenario(identity: str) -> Scenario:
    return next(one for one in english_scenarios() if one.id == identity)


def processes_of_engines() -> list[psutil.Process]:
    """The living processes that this one has started engines as, and their children."""
    found = []
    for process in psutil.process_iter():
        try:
            marked = process.environ().get(MARK_VARIABLE, "").startswith(f"{os.getpid()}-")
        except psutil.Error:
            continue
        if marked and process.status() != psutil.STATUS_ZOMBIE:
            found.append(process)
    return found


@pytest.fixture(autouse=True)
def nothing_is_left() -> Iterator[None]:
    """After each test no process of an engine lives, nor any child of this process that did not live before."""
    before = set(psutil.Process().children())
    yield
    left = [*processes_of_engines(), *(set(psutil.Process().children()) - before)]
    assert psutil.wait_procs(left, timeout=5)[1] == []


def fake(name: str, *arguments: str, limits: Limits = PATIENT) -> StdioAdapter:
    """The engine ``fake_engines/NAME.py``."""
    return StdioAdapter((sys.executable, str(FAKES / f"{name}.py"), *arguments), limits)


def outcomes(adapter: StdioAdapter) -> tuple[Verdict, Finding | None]:
    """What the scenario concerned gets, once others before and after it have proved unaffected."""
    try:
        assert run_scenario(adapter, scenario(OTHERS[0]))[0] is Verdict.PASS
        verdict, why, _ = run_scenario(adapter, scenario(CONCERNED))
        for other in OTHERS:
            assert run_scenario(adapter, scenario(other))[0] is Verdict.PASS
    finally:
        adapter.close()
    return verdict, why


@pytest.mark.parametrize("call", CALLS[:-1])
def test_an_engine_that_exits_in_a_call_has_crashed(call: str) -> None:
    verdict, why = outcomes(fake("exits_in_a_call", call))
    assert verdict is Verdict.CRASH
    assert why is not None
    assert why.code == "engine-died"
    assert f"`{call}` (exit status 3)" in why.message.en
    assert f"`{call}` (code de sortie 3)" in why.message.fr
    assert why.said == f"fatal: {call} is not written yet"


def test_an_engine_that_exits_when_it_should_stop_has_crashed() -> None:
    adapter = GuardedAdapter(fake("exits_in_a_call", "stop"))
    adapter.supports(("Flametongue Kavu",), ())
    with pytest.raises(Exception, match="ended during `stop`"):
        adapter.stop()
    adapter.close()


@pytest.mark.parametrize(
    ("engine", "verdict", "code", "shown", "limits"),
    [
        ("never_answers", Verdict.TIMEOUT, "engine-late", "within 2 s", IMPATIENT),
        ("answers_late", Verdict.TIMEOUT, "engine-late", "within 2 s", IMPATIENT),
        ("half_a_line", Verdict.TIMEOUT, "engine-late-begun", "within 2 s", IMPATIENT),
        ("not_json", Verdict.PROTOCOL_ERROR, "engine-answer-not-json", "Thinking about it...", PATIENT),
        ("answers_twice", Verdict.PROTOCOL_ERROR, "engine-answer-more-lines", "done!", PATIENT),
        ("invalid_utf8", Verdict.PROTOCOL_ERROR, "engine-answer-not-utf8", "d\\xe9fendu", PATIENT),
        ("answers_100_megabytes", Verdict.PROTOCOL_ERROR, "engine-answer-too-long", "4194304", PATIENT),
        ("wrong_id", Verdict.PROTOCOL_ERROR, "engine-answer-wrong-id", "≠", PATIENT),
        ("wrong_schema", Verdict.PROTOCOL_ERROR, "engine-answer-bad-result", "'perhaps'", PATIENT),
        ("reports_an_error", Verdict.ERROR, "engine-reports-error", "index out of range (-32000)", PATIENT),
        ("claims_too_much", Verdict.UNSUPPORTED, "engine-unsupported", "targets", PATIENT),
        ("answers_done", Verdict.FAIL, "field-differs", "not the expected value", PATIENT),
        ("changes_on_refusal", Verdict.FAIL, "refusal-changed-game", "the game changed", PATIENT),
    ],
)
def test_what_goes_wrong_in_one_scenario_is_its_verdict_alone(
    engine: str, verdict: Verdict, code: str, shown: str, limits: Limits
) -> None:
    found, why = outcomes(fake(engine, limits=limits))
    assert why is not None
    assert (found, why.code) == (verdict, code)
    assert shown in why.message.en
    assert "\n" not in why.message.en
    assert why.message.en != why.message.fr


def test_an_answer_of_100_megabytes_takes_no_such_memory() -> None:
    adapter = fake("answers_100_megabytes")
    tracemalloc.start()
    try:
        assert run_scenario(adapter, scenario(CONCERNED))[0] is Verdict.PROTOCOL_ERROR
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
        adapter.close()
    assert peak < 50_000_000


def answered(result: str, more: str = "") -> str:
    return f'{{"jsonrpc":"2.0","id":@,"result":{{{result}}}{more}}}'


def observed(players: str = "", objects: str = "", more: str = "") -> str:
    start = '"active_player":"Alice","step":"upkeep","priority":null'
    return f'{start},"players":[{players}],"objects":[{objects}]{more}'


def player(facts: str) -> str:
    return f'{{"name":"Alice","mana_pool":"","hand_size":0,"library_size":0,{facts}}}'


BYTES = 4_100_000
ONES = "1," * (BYTES // 2) + "1"
KEYS = ",".join(f'"{number}":1' for number in range(BYTES // 11))
REFUSED = {
    "a stack of ones": ("observe", answered(observed(more=f',"stack":[{ONES}]')), "result.stack.0"),
    "empty objects": ("observe", answered(observed(objects="{}," * (BYTES // 3) + "{}")), "result.objects.0"),
    "ones for cards": ("supports", answered(f'"cards":[{ONES}]'), "result.cards.0"),
    "many keys": ("start", answered(f'"objects":{{{KEYS}}}'), "keys"),
    "an abyss": ("observe", "[" * BYTES, "recursion"),
    "text for a number": ("observe", answered(observed(players=player('"life":"20"'))), "result.players.0.life"),
    "a truth for a number": ("observe", answered(observed(players=player('"life":true'))), "result.players.0.life"),
    "text for a truth": ("observe", answered(observed(players=player('"life":1,"in_game":"yes"'))), "0.in_game"),
    "a key twice": ("observe", answered(observed(more=',"objects":[]')), '"objects" twice'),
    "no number": ("observe", answered(observed(), more=',"id":NaN'), "NaN"),
    "half a character": ("observe", answered(observed(more=',"stack":"\\ud800"')), "ud800"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_an_answer_that_the_schema_refuses_is_refused_at_once(tmp_path: Path, name: str) -> None:
    call, line, shown = REFUSED[name]
    (tmp_path / "line").write_text(line, encoding="utf-8")
    adapter = fake("answers_from_a_file", call, str(tmp_path / "line"))
    concerned = scenario(CONCERNED)
    started = time.process_time()
    verdict, why, _ = run_scenario(adapter, concerned)
    took = time.process_time() - started
    adapter.close()
    assert took < 5
    assert verdict is Verdict.PROTOCOL_ERROR
    assert why is not None
    assert shown in why.message.en
    assert len(why.message.en) < 400


@pytest.mark.parametrize(("what", "shown"), [("bye", "bye"), ("ahead", '"result": {}')])
def test_what_comes_after_an_answer_is_refused_under_its_call(what: str, shown: str) -> None:
    adapter = fake("speaks_after_stop", what)
    assert run_scenario(adapter, scenario(CONCERNED))[0] is Verdict.PASS
    time.sleep(1)
    verdict, why, _ = run_scenario(adapter, scenario(OTHERS[0]))
    after = run_scenario(adapter, scenario(OTHERS[0]))[0]
    adapter.close()
    assert (verdict, after) == (Verdict.PROTOCOL_ERROR, Verdict.PASS)
    assert why is not None
    assert why.code == "engine-answer-more-lines"
    assert "in answer to `stop`" in why.message.en
    assert shown in why.message.en


def test_a_flood_of_standard_error_is_drained_and_its_end_kept() -> None:
    verdict, why = outcomes(fake("floods_standard_error"))
    assert (verdict, why) == (Verdict.PASS, None)
    adapter = fake("floods_standard_error", "exit")
    verdict, why, _ = run_scenario(adapter, scenario(CONCERNED))
    adapter.close()
    assert verdict is Verdict.CRASH
    assert why is not None
    assert why.said.endswith("debug: now it is not")
    assert len(why.said) <= PATIENT.said


def test_an_engine_that_exits_at_once_is_a_crash_each_time_and_says_why() -> None:
    adapter = fake("exits_at_start")
    for _ in range(2):
        verdict, why, _ = run_scenario(adapter, scenario(CONCERNED))
        assert verdict is Verdict.CRASH
        assert why is not None
        assert why.said == "no licence found"
    adapter.close()


def test_children_end_with_the_engine_even_in_a_session_of_their_own() -> None:
    adapter = fake("starts_children")
    assert run_scenario(adapter, scenario(CONCERNED))[0] is Verdict.PASS
    assert len(processes_of_engines()) == 3
    adapter.close()
    assert processes_of_engines() == []


def test_children_that_hold_its_output_do_not_hide_that_an_engine_has_ended() -> None:
    adapter = fake("starts_children", "exit")
    verdict, why, _ = run_scenario(adapter, scenario(CONCERNED))
    adapter.close()
    assert verdict is Verdict.CRASH
    assert why is not None
    assert "exit status 5" in why.message.en


def test_an_engine_that_reads_nothing_is_late_however_much_it_is_sent() -> None:
    adapter = fake("eats_nothing", limits=Limits(seconds=1))
    guarded = GuardedAdapter(adapter)
    guarded.describe()
    with pytest.raises(Exception, match="did not answer `supports`"):
        guarded.supports(tuple(f"Card {number}" for number in range(100_000)), ())
    adapter.close()


def test_an_engine_lost_too_often_is_not_started_again(tmp_path: Path) -> None:
    notes = tmp_path / "notes"
    adapter = fake("exits_at_supports", str(notes), limits=Limits(restarts=2))
    found = [run_scenario(adapter, scenario(CONCERNED))[:2] for _ in range(5)]
    adapter.close()
    assert {verdict for verdict, _ in found} == {Verdict.CRASH}
    codes = [why.code for _, why in found if why is not None]
    assert codes == ["engine-died"] * 3 + ["engine-given-up"] * 2
    assert notes.read_text(encoding="utf-8").count("started") == 3


def test_a_program_that_cannot_be_started_is_a_crash(tmp_path: Path) -> None:
    program = tmp_path / "engine"
    program.write_text("#!/no/such/interpreter\n", encoding="utf-8")
    program.chmod(0o755)
    adapter = StdioAdapter((str(program),))
    verdict, why, _ = run_scenario(adapter, scenario(CONCERNED))
    adapter.close()
    assert verdict is Verdict.CRASH
    assert why is not None
    assert why.code == "engine-not-started"


def test_an_interrupted_request_ends_the_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    adapter = fake("not_json")
    described = adapter.describe()

    def interrupted(self: EngineProcess, call: str, message: bytes) -> bytes:
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(EngineProcess, "exchange", interrupted)
        with pytest.raises(KeyboardInterrupt):
            adapter.observe()
    assert processes_of_engines() == []
    assert adapter.describe() == described
    adapter.close()


def test_a_closed_adapter_starts_anew() -> None:
    adapter = fake("not_json")
    first = adapter.describe()
    adapter.close()
    assert adapter.describe() == first
    adapter.close()


def test_a_restarted_engine_is_the_same_engine(tmp_path: Path) -> None:
    adapter = fake("describes_itself_anew", "name", str(tmp_path / "notes"))
    adapter.describe()
    adapter.close()
    verdict, why, _ = run_scenario(adapter, scenario(CONCERNED))
    adapter.close()
    assert verdict is Verdict.PROTOCOL_ERROR
    assert why is not None
    assert "otherwise than at first: name: MTG Verdict reference engine ≠ Another" in why.message.en


def test_a_restarted_engine_that_does_not_describe_itself_is_asked_nothing_else(tmp_path: Path) -> None:
    adapter = fake("describes_itself_anew", "nothing", str(tmp_path / "notes"))
    adapter.describe()
    adapter.close()
    found = [run_scenario(adapter, scenario(CONCERNED))[0] for _ in range(2)]
    adapter.close()
    assert found == [Verdict.PROTOCOL_ERROR] * 2


def test_the_order_of_capabilities_may_differ(tmp_path: Path) -> None:
    adapter = fake("describes_itself_anew", "order", str(tmp_path / "notes"))
    first = adapter.describe()
    adapter.close()
    assert adapter.describe().capabilities == first.capabilities[::-1]
    adapter.close()


def test_over_stdio_every_scenario_ends_as_in_process() -> None:
    adapter = StdioAdapter((sys.executable, "-m", "mtg_verdict.harness", "serve", "reference"))
    try:
        for one in english_scenarios()[::6]:
            assert run_scenario(adapter, one) == run_scenario(ReferenceAdapter(), one), one.id
    finally:
        adapter.close()
