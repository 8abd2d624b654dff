"""Fuzzing: what it finds, that it always finds the same, that it survives engines that do not, and that it goes on."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from mtg_verdict.features.ledger import clauses
from mtg_verdict.harness.cli import main
from mtg_verdict.harness.errors import UsageError
from mtg_verdict.harness.fuzzing import campaign
from mtg_verdict.harness.fuzzing.campaign import Findings, run
from mtg_verdict.harness.fuzzing.engines import close_engines, engines_kept
from mtg_verdict.harness.fuzzing.executors import Executor, Here, executor
from mtg_verdict.harness.fuzzing.repertoire import Repertoire, shared_repertoire
from mtg_verdict.harness.fuzzing.setting import Setting, Source
from mtg_verdict.harness.fuzzing.store import Store, store_in
from mtg_verdict.harness.fuzzing.writing import numbered, write_scenarios
from mtg_verdict.harness.lint import lint
from mtg_verdict.harness.scenarios import features_root, read_features
from mtg_verdict.harness.vectors import Vector
from mtg_verdict.harness.vectors_command import vectors_of_features
from mtg_verdict.reports.records import Verdict

HERE = Path(__file__).parent
WRONG = (
    "new_creatures_attack",
    "convoking_creatures_pay_any_color",
    "controllers_protect_their_sieges",
    "auras_stay_on_what_they_cannot_enchant",
    "abilities_end_with_their_source",
)


class Unseen:
    """Nobody looks on."""

    def playing(self, done: int, total: int, signatures: int) -> None:
        return None

    def shrinking(self, done: int, total: int) -> None:
        return None


@cache
def vectors() -> list[Vector]:
    return vectors_of_features(features_root())


@cache
def repertoire() -> Repertoire:
    return shared_repertoire(vectors(), [engines_kept("reference", "reference", "cr-2026", 30.0).leading])


def source(adapter: str, seed: int = 1, timeout: float = 30.0) -> Source:
    setting = Setting(adapter=adapter, against="reference", ruleset="cr-2026", seed=seed, timeout=timeout)
    return Source(setting, repertoire())


def found(adapter: str, examples: int, workers: Executor | None = None, *, seed: int = 1) -> Findings:
    return run(source(adapter, seed), examples, workers or Here(), Store(), Unseen())


@pytest.fixture
def small_blocks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(campaign, "BLOCK", 25)


@pytest.fixture(autouse=True)
def here(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Where the wrong engines are; those of a test end with it."""
    monkeypatch.setenv("PYTHONPATH", str(HERE))
    yield
    close_engines()


def test_the_reference_engine_does_not_differ_from_itself() -> None:
    findings = found("reference", 60)
    assert findings.distinct == ()
    assert findings.ended["played"] > 50


@pytest.mark.whole_suite
@pytest.mark.parametrize("wrong", WRONG)
def test_a_wrong_engine_is_found_within_2000_examples_and_shown_in_at_most_8_steps(wrong: str) -> None:
    with executor(2, None) as workers:
        for examples in (200, 600, 2000):  # the blocks are the same, however many there are
            if (findings := found(f"fuzzed_engines:{wrong}", examples, workers)).distinct:
                break
    assert findings.distinct
    for one in findings.distinct:
        assert one.shrunk.difference.steps <= 8
        assert one.shrunk.leading.verdict is Verdict.PASS
        assert one.shrunk.following.verdict is Verdict.FAIL


@pytest.mark.whole_suite
@pytest.mark.usefixtures("small_blocks")
def test_the_same_seed_gives_the_same_findings_in_one_process_in_several_and_on_a_cluster() -> None:
    distributed = pytest.importorskip("distributed", reason="dask.distributed is not installed")
    wrong = "fuzzed_engines:new_creatures_attack"
    alone = found(wrong, 75)
    assert alone.distinct
    with executor(2, None) as workers:
        assert found(wrong, 75, workers) == alone
    options = {"n_workers": 1, "threads_per_worker": 2, "dashboard_address": None}
    with (
        distributed.LocalCluster(processes=False, **options) as cluster,
        executor(1, cluster.scheduler_address) as workers,
    ):
        assert found(wrong, 75, workers) == alone
    assert found(wrong, 75, seed=2) != alone


@pytest.mark.processes
@pytest.mark.usefixtures("small_blocks")
def test_a_run_goes_on_where_it_was_interrupted(tmp_path: Path) -> None:
    played: list[int] = []

    class Interrupting(Unseen):
        def playing(self, done: int, total: int, signatures: int) -> None:
            played.append(done)
            if done == 25 and len(played) == 2:
                raise KeyboardInterrupt

    wrong = source("fuzzed_engines:new_creatures_attack")
    with pytest.raises(KeyboardInterrupt), store_in(tmp_path, wrong.setting, resume=False) as store:
        run(wrong, 50, Here(), store, Interrupting())
    with (tmp_path / "progress.ndjson").open("a", encoding="utf-8") as file:
        file.write('{"played": {"block": 1, "exam')  # what was being written as the power failed
    with store_in(tmp_path, wrong.setting, resume=True) as store:
        assert [block.block for block in store.played()] == [0]
        findings = run(wrong, 50, Here(), store, Interrupting())
    assert played == [0, 25, 25, 50]
    assert findings == found(wrong.setting.adapter, 50)


def test_a_folder_of_another_run_is_not_gone_on_with(tmp_path: Path) -> None:
    with store_in(tmp_path, source("reference", 1).setting, resume=False):
        pass
    with pytest.raises(UsageError, match="--resume"), store_in(tmp_path, source("reference", 1).setting, resume=False):
        pass
    with pytest.raises(UsageError, match="--seed"), store_in(tmp_path, source("reference", 2).setting, resume=True):
        pass


@pytest.mark.processes
@pytest.mark.parametrize(
    ("engine", "what"),
    [("DiesOfAttacks", "crash"), ("HangsInAttacks", "late"), ("RaisesInAttacks", "engine-reports-error")],
)
def test_an_engine_that_is_lost_is_a_finding_and_not_the_end(engine: str, what: str) -> None:
    findings = run(source(f"fuzzed_engines:{engine}", timeout=1.0), 10, Here(), Store(), Unseen())
    assert findings.examples == 10
    assert {one.shrunk.difference.signature.what for one in findings.distinct} == {what}
    assert {one.shrunk.leading.verdict for one in findings.distinct} == {Verdict.PASS}


@pytest.mark.processes
def test_findings_are_written_in_both_languages_and_as_vectors_and_run_as_such(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    wrong = source("fuzzed_engines:new_creatures_attack")
    findings = run(wrong, 40, Here(), Store(), Unseen())
    write_scenarios(tmp_path, numbered(findings.distinct), wrong.setting)
    features = read_features(tmp_path / "features")
    assert {file.language for file in features} == {"en", "fr"}
    assert len(features) == 2 * len(findings.distinct) > 0
    unproved = {"no-clause", "refusal-without-control"}  # a difference is no clause, until somebody says which
    assert {problem.code for problem in lint(features, clauses(), ())} <= unproved
    for engine, status in (("reference", 0), (wrong.setting.adapter, 1)):
        command = [sys.executable, "-m", "mtg_verdict.harness", "run", "--adapter", engine]
        command += ["--vectors", str(tmp_path / "vectors"), "--lang", "fr"]
        assert subprocess.run(command, cwd=HERE, capture_output=True, check=False).returncode == status


@pytest.mark.processes
def test_the_command_says_what_differs_to_people_and_to_programs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["fuzz", "--adapter", "fuzzed_engines:new_creatures_attack", "--examples", "40", "--seed", "1"]
    command = [sys.executable, "-m", "mtg_verdict.harness", *words]
    done = subprocess.run([*command, "--json"], cwd=HERE, capture_output=True, check=False, text=True)
    assert done.returncode == 1
    said = json.loads(done.stdout)
    assert (said["examples"], said["seed"], said["ruleset"]) == (40, 1, "cr-2026")
    first = next(one for one in said["differences"] if one["what"] == "accepted")
    assert first["step"] == "attack"
    assert first["scenario"]["fr"][0].startswith("Étant donné que c'est ")
    out = ["--out", str(tmp_path / "out"), "--lang", "fr"]
    done = subprocess.run([*command, *out], cwd=HERE, capture_output=True, check=False, text=True)
    assert done.returncode == 1
    assert "le moteur accepte une action illégale" in done.stdout
    assert (tmp_path / "out" / "features" / "fr" / "fuzzing" / "FZ-001.feature").is_file()


@pytest.mark.processes
@pytest.mark.skipif(os.name != "posix", reason="signals as POSIX has them")
def test_an_interrupted_command_says_in_a_line_how_to_go_on(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "mtg_verdict.harness", "fuzz", "--adapter", "reference", "-j", "2"]
    folder = tmp_path / "out"
    running = subprocess.Popen(
        [*command, "--examples", "100000", "--out", str(folder), "--lang", "en"], stderr=subprocess.PIPE, text=True
    )
    assert running.stderr is not None
    while running.poll() is None and not (folder / "progress.ndjson").exists():
        os.sched_yield()
    running.send_signal(signal.SIGINT)
    _, said = running.communicate(timeout=60)
    assert running.returncode == 3
    assert said == f"mtg-verdict: interrupted; --out {folder} --resume goes on\n"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--adapter", "nobody"), "nobody"),
        (("--adapter", "reference", "--resume"), "--out DIR"),
        (("--adapter", "reference", "--ruleset", "cr-1993"), "cr-1993"),
        (("--adapter", "reference", "--out", ""), "--out"),
    ],
)
def test_what_cannot_be_done_is_one_line(words: tuple[str, ...], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["fuzz", *words, "--lang", "en"])
    assert ended.value.code == 2
    line = capsys.readouterr().err
    assert said in line
    assert line.count("\n") == 1


def test_a_scheduler_that_is_not_there_is_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("distributed", reason="dask.distributed is not installed")
    monkeypatch.setattr("mtg_verdict.harness.fuzzing.executors._PATIENCE", "1s")
    with pytest.raises(UsageError, match="no scheduler answers"), executor(1, "tcp://127.0.0.1:9"):
        pass
