"""Vectors: what is in them, reading and writing folders of them, and running them as pytest would."""

from __future__ import annotations

import json
import multiprocessing
import os
import re
import select
import shlex
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, get_args

import jsonschema
import pytest
from mtg_verdict.adapters.interface import Adapter
from mtg_verdict.adapters.models import CardSetup
from mtg_verdict.adapters.serving import reply
from mtg_verdict.features.catalogue import cards
from mtg_verdict.features.ledger import RULESETS, clauses
from mtg_verdict.harness.cli import main
from mtg_verdict.harness.errors import TroubleError, UsageError
from mtg_verdict.harness.guarded_adapter import GuardedAdapter
from mtg_verdict.harness.scenarios import FeatureFile, features_root, read_features
from mtg_verdict.harness.selection import Selection
from mtg_verdict.harness.session import prepare_run
from mtg_verdict.harness.vector_files import INDEX, INDEX_SCHEMA, SCHEMA, read_vectors, to_json, write_vectors
from mtg_verdict.harness.vector_run import prepare_vector_run, run_vectors
from mtg_verdict.harness.vector_worker import Task, carry_out
from mtg_verdict.harness.vectors import Vector, make_vectors, scenarios_of
from mtg_verdict.reports import Verdict, read_log
from mtg_verdict.steps.compiler import compile_scenario
from mtg_verdict.steps.operations import Attempt, Operation

from . import engines, vector_runner

pytestmark = pytest.mark.processes

HERE = Path(__file__).parent
FEW = ("--scenario", "SS-100", "--scenario", "SS-104", "--scenario", "SS-230")
SERVE = shlex.join([sys.executable, "-m", "mtg_verdict.harness", "serve"])
_TIMES = ("seconds", "engine_seconds", "started")


@pytest.fixture(scope="module")
def vectors() -> list[Vector]:
    return make_vectors(read_features(features_root()), clauses())


def few(vectors: list[Vector]) -> list[Vector]:
    """One vector of each chapter, and some of a kind of their own."""
    first = {vector.chapter: vector for vector in reversed(vectors)}
    odd = [
        next(vector for vector in vectors if vector.situation.custom_cards),
        next(vector for vector in vectors if vector.back_faces),
        next(vector for vector in vectors if len(vector.situation.players) > 2),
    ]
    wanted = {vector.id for vector in (*first.values(), *odd)}
    return [vector for vector in vectors if vector.id in wanted]


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory, vectors: list[Vector]) -> Path:
    """A folder with all vectors, which no test changes."""
    folder = tmp_path_factory.mktemp("whole") / "vectors"
    write_vectors(folder, vectors, clauses().values(), lambda: None)
    return folder


@pytest.fixture
def folder(tmp_path: Path, vectors: list[Vector]) -> Path:
    """A folder with a few vectors."""
    write_vectors(tmp_path / "vectors", few(vectors), clauses().values(), lambda: None)
    return tmp_path / "vectors"


def contents(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


# --- What is in them --------------------------------------------------------------------------------------------------


def test_every_scenario_is_a_vector_that_means_what_its_sentences_mean(vectors: list[Vector]) -> None:
    by_id = {vector.id: vector for vector in vectors}
    assert len(by_id) == len(vectors)
    seen = 0
    for feature in read_features(features_root()):
        for scenario in feature.scenarios:
            vector, seen = by_id[scenario.id], seen + 1
            assert vector.operations == compile_scenario(scenario.written, scenario.language)
            text = vector.texts[scenario.language]
            assert [step.text for step in text.steps] == [step.written.text for step in scenario.steps]
            assert (text.name, text.file, text.line) == (scenario.name, scenario.file, scenario.line)
            assert (vector.clauses, vector.cr, vector.needs) == (scenario.clauses, scenario.cr, scenario.needs)
    assert seen == 2 * len(vectors)


def test_scenarios_come_back_from_vectors_in_the_order_of_the_features(vectors: list[Vector]) -> None:
    files, scripts = scenarios_of(list(reversed(vectors)))

    def keys(features: Iterable[FeatureFile]) -> list[tuple[str, str, int]]:
        return [(one.language, one.id, one.line) for feature in features for one in feature.scenarios]

    assert keys(files) == keys(read_features(features_root()))
    written = {(one.language, one.id): one for feature in read_features(features_root()) for one in feature.scenarios}
    for scenario in scripts:
        steps = written[scenario.language, scenario.id].steps
        assert [(step.keyword, step.line, step.written.text) for step in scenario.steps] == [
            (step.keyword, step.line, step.written.text) for step in steps
        ]


def test_a_vector_has_all_that_a_runner_without_the_suite_must_know(vectors: list[Vector]) -> None:
    for vector in vectors:
        assert vector.rulesets == tuple(ruleset for ruleset in RULESETS if ruleset in vector.rulesets)
        custom = {card.name for card in vector.situation.custom_cards}
        assert not custom & set(vector.cards)
        held: list[CardSetup] = []
        for player in vector.situation.players:
            held += (*player.hand, *(player.library or ()), *player.graveyard, *player.exile)
        assert {card.card for card in held} <= custom | set(vector.cards)
        for permanent in vector.situation.permanents:
            assert permanent.token or permanent.card in custom | set(vector.cards)
            facts = cards().get(permanent.card)
            assert vector.back_faces.get(permanent.card, "") == (facts.back.name if facts and facts.back else "")
        for text in vector.texts.values():
            assert {permanent.alias for permanent in vector.situation.permanents} <= set(text.labels)


def test_refusals_are_told_from_what_must_be_accepted(vectors: list[Vector]) -> None:
    (vector,) = [vector for vector in vectors if vector.id == "SS-031"]
    attempts = [one for one in json.loads(to_json(vector.model_dump(mode="json")))["operations"] if "legal" in one]
    assert [(one["action"]["kind"], one["legal"]) for one in attempts] == [("cast", True), ("attack", False)]
    assert [one.legal for one in vector.operations if isinstance(one, Attempt)] == [True, False]


# --- Folders ----------------------------------------------------------------------------------------------------------


def test_a_folder_follows_its_schemas_and_reads_back(folder: Path, vectors: list[Vector]) -> None:
    schema = json.loads((folder / SCHEMA).read_text(encoding="utf-8"))
    jsonschema.Draft202012Validator.check_schema(schema)
    index = json.loads((folder / INDEX).read_text(encoding="utf-8"))
    jsonschema.validate(index, json.loads((folder / INDEX_SCHEMA).read_text(encoding="utf-8")))
    assert index["rulesets"][-1] == RULESETS[-1]
    for entry in index["scenarios"]:
        jsonschema.validate(json.loads((folder / entry["file"]).read_text(encoding="utf-8")), schema)
    assert read_vectors(folder, clauses(), few(vectors)) == few(vectors)
    shown = {clause for vector in few(vectors) for clause in (*vector.clauses, *vector.controls)}
    assert {clause["id"] for clause in index["clauses"]} == shown


def test_a_vector_with_a_misspelt_field_breaks_the_schema(folder: Path) -> None:
    schema = json.loads((folder / SCHEMA).read_text(encoding="utf-8"))
    entry = json.loads((folder / INDEX).read_text(encoding="utf-8"))["scenarios"][0]
    vector = json.loads((folder / entry["file"]).read_text(encoding="utf-8"))
    vector["operations"][0]["plyer"] = "Alice"
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate(vector, schema)


def test_the_same_bytes_every_time_and_nothing_left_of_an_earlier_time(folder: Path, vectors: list[Vector]) -> None:
    before = contents(folder)
    (folder / "notes.txt").write_text("mine", encoding="utf-8")
    write_vectors(folder, few(vectors), clauses().values(), lambda: None)
    assert contents(folder) == {**before, "notes.txt": b"mine"}
    write_vectors(folder, few(vectors)[:1], clauses().values(), lambda: None)
    assert len(contents(folder)) == 5
    assert (folder / "notes.txt").exists()


def test_an_index_that_names_files_elsewhere_removes_none(folder: Path, vectors: list[Vector]) -> None:
    precious = folder.parent / "precious.json"
    precious.write_text("{}", encoding="utf-8")
    index = json.loads((folder / INDEX).read_text(encoding="utf-8"))
    index["scenarios"].append({"id": "X", "file": "../precious.json"})
    (folder / INDEX).write_text(json.dumps(index), encoding="utf-8")
    with pytest.raises(UsageError):
        read_vectors(folder, clauses(), few(vectors))
    write_vectors(folder, few(vectors), clauses().values(), lambda: None)
    assert precious.exists()


def test_only_vectors_are_removed_however_the_index_lists_other_files(folder: Path, vectors: list[Vector]) -> None:
    elsewhere = folder.parent / "elsewhere"
    elsewhere.mkdir()
    (folder / "link").symlink_to(elsewhere)
    precious = [folder / "notes.txt", elsewhere / "X.json", folder / "X.json", folder / "battles" / "notes.txt"]
    for path in precious:
        path.write_text("mine", encoding="utf-8")
    files = ("notes.txt", "link/X.json", "X.json", "./X.json", "battles/notes.txt", "battles/../X.json", "battles")
    _edit_index(lambda entries: entries.extend({"id": "X", "file": file} for file in files))(folder)
    write_vectors(folder, few(vectors)[:1], clauses().values(), lambda: None)
    assert all(path.read_text(encoding="utf-8") == "mine" for path in precious)
    assert len(list(folder.rglob("*.json"))) == 5  # with X.json


@pytest.mark.parametrize("index", ['{"scenarios": []}', "no JSON", "[" * 100_000, None])
def test_a_strangers_folder_is_left_alone(tmp_path: Path, vectors: list[Vector], index: str | None) -> None:
    (tmp_path / "notes.txt").write_text("mine", encoding="utf-8")
    if index is not None:
        (tmp_path / INDEX).write_text(index, encoding="utf-8")
    before = contents(tmp_path)
    with pytest.raises(UsageError) as caught:
        write_vectors(tmp_path, few(vectors), clauses().values(), lambda: None)
    assert caught.value.code == "usage-vectors-folder"
    assert contents(tmp_path) == before


def test_a_pipe_in_place_of_the_index_is_not_waited_for(tmp_path: Path, vectors: list[Vector]) -> None:
    os.mkfifo(tmp_path / INDEX)
    with pytest.raises(UsageError) as caught:
        write_vectors(tmp_path, few(vectors), clauses().values(), lambda: None)
    assert caught.value.code == "usage-vectors-folder"


@pytest.mark.parametrize(
    "value", ["a [\n  1,\n  2\n] b", {"a": [1, 2, {"b": []}]}, ['"', "\\", "[", "{\n", "é"], {"long": ["x" * 80] * 3}]
)
def test_small_arrays_on_one_line_are_the_same_json(value: Any) -> None:
    assert json.loads(to_json(value)) == value


def _edit(change: Callable[[dict[str, Any]], object]) -> Callable[[Path], None]:
    def edit(folder: Path) -> None:
        file = folder / json.loads((folder / INDEX).read_text(encoding="utf-8"))["scenarios"][0]["file"]
        vector = json.loads(file.read_text(encoding="utf-8"))
        change(vector)
        file.write_text(json.dumps(vector), encoding="utf-8")

    return edit


def _edit_index(change: Callable[[list[dict[str, Any]]], object]) -> Callable[[Path], None]:
    def edit(folder: Path) -> None:
        index = json.loads((folder / INDEX).read_text(encoding="utf-8"))
        change(index["scenarios"])
        (folder / INDEX).write_text(json.dumps(index), encoding="utf-8")

    return edit


def _without_operations(vector: dict[str, Any]) -> None:
    """Leave of a vector what sets up; all else is consistent."""
    kept = [number for number, one in enumerate(vector["operations"]) if one["kind"].startswith("set-")]
    vector["operations"] = [vector["operations"][number] for number in kept]
    for text in vector["texts"].values():
        text["steps"] = [text["steps"][number] for number in kept]


def _pipe(path: Path) -> None:
    path.unlink()
    os.mkfifo(path)


def _first_file(folder: Path) -> Path:
    return folder / str(json.loads((folder / INDEX).read_text(encoding="utf-8"))["scenarios"][0]["file"])


@pytest.mark.parametrize(
    ("spoil", "code"),
    [
        (lambda folder: (folder / INDEX).unlink(), "usage-no-vectors"),
        (lambda folder: (folder / INDEX).write_text("no JSON", encoding="utf-8"), "usage-vector-faulty"),
        (lambda folder: (folder / INDEX).write_bytes(b'{"vectors": "\xff"}'), "usage-vector-faulty"),
        (lambda folder: (folder / INDEX).write_text("[]", encoding="utf-8"), "usage-vector-faulty"),
        (lambda folder: (folder / INDEX).write_text("[" * 100_000, encoding="utf-8"), "usage-vector-faulty"),
        (lambda folder: _pipe(folder / INDEX), "usage-no-vectors"),
        (lambda folder: _pipe(_first_file(folder)), "usage-vector-faulty"),
        (lambda folder: _first_file(folder).unlink(), "usage-vector-faulty"),
        (_edit(lambda vector: vector.update(vectors="2.0")), "usage-vectors-version"),
        (_edit(lambda vector: vector.update(mood="good")), "usage-vector-faulty"),
        (_edit(lambda vector: vector["operations"].append({"kind": "dance"})), "usage-vector-faulty"),
        (_edit(lambda vector: vector.update(id="ZZ-1")), "usage-vector-other"),
        (_edit(lambda vector: vector.update(clauses=["no-such-clause"])), "usage-vector-other"),
        (_edit(lambda vector: vector["situation"]["players"][0].update(life=3)), "usage-vector-other"),
        (_edit(lambda vector: vector["cards"].append("Black Lotus")), "usage-vector-other"),
        (_edit(lambda vector: vector["texts"]["en"]["steps"].pop()), "usage-vector-other"),
        (_edit(lambda vector: vector.update(rulesets=[])), "usage-vector-other"),
        (_edit(_without_operations), "usage-vector-other"),
        (_edit_index(lambda entries: entries.pop()), "usage-vectors-missing"),
    ],
)
def test_a_folder_that_is_not_what_the_suite_wrote_is_refused(
    folder: Path, vectors: list[Vector], spoil: Callable[[Path], None], code: str
) -> None:
    spoil(folder)
    with pytest.raises(UsageError) as caught:
        read_vectors(folder, clauses(), few(vectors))
    assert caught.value.code == code


@pytest.mark.parametrize(
    ("change", "part"),
    [
        (lambda vector: vector.update(rulesets=[]), "rulesets"),
        (lambda vector: vector.update(rulesets=["cr-1066"]), "rulesets"),
        (lambda vector: vector.update(texts={}), "texts"),
        (lambda vector: _without_operations(vector), "operations"),
    ],
)
def test_a_foreign_vector_that_proves_nothing_is_refused(
    folder: Path, change: Callable[[dict[str, Any]], None], part: str
) -> None:
    _edit(change)(folder)
    with pytest.raises(UsageError) as caught:
        read_vectors(folder, clauses(), ())
    assert (caught.value.code, caught.value.values["part"]) == ("usage-vector-proves-nothing", part)
    assert str(caught.value.values["file"]) in str(_first_file(folder))


# --- The command line -------------------------------------------------------------------------------------------------


def call(*arguments: str) -> int:
    with pytest.raises(SystemExit) as caught:
        main(arguments)
    return int(caught.value.code or 0)


def test_the_command_writes_every_scenario_and_the_schema_is_printed_too(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, vectors: list[Vector]
) -> None:
    assert call("vectors", "--out", str(tmp_path / "out"), "--lang", "fr") == 0
    assert f"{len(vectors)} vecteurs" in capsys.readouterr().out
    index = json.loads((tmp_path / "out" / INDEX).read_text(encoding="utf-8"))
    assert [entry["id"] for entry in index["scenarios"]] == [vector.id for vector in vectors]
    assert call("schema", "--vectors") == 0
    assert capsys.readouterr().out.strip() == json.dumps(
        json.loads((tmp_path / "out" / SCHEMA).read_text(encoding="utf-8")), ensure_ascii=False, indent=2
    )


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    ("arguments", "mentions"),
    [
        (("vectors",), "--out"),
        (("vectors", "--out", ""), "--out"),
        (("vectors", "--out", "x", "--features", "/nowhere/at/all"), "/nowhere/at/all"),
        (("run", "--adapter", "reference", "--vectors", "/nowhere/at/all"), "/nowhere/at/all"),
        (("run", "--adapter", "reference", "--vectors", "x", "--features", str(features_root())), "--features"),
        (("run", "--adapter", "reference", "--vectors", "--scenario", "SS-000"), "SS-000"),
        (("run", "--adapter", "reference", "--vectors", "--chapter", "chess"), "chess"),
        (("run", "--adapter", "engines:CannotDescribe", "--vectors"), "no engine here"),
        (("run", "--adapter", "vector_engines:DescribesItselfOnce", "--vectors", "--scenario", "SS-104"), "once was"),
    ],
)
def test_bad_input_gives_one_line(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    language: str,
    arguments: tuple[str, ...],
    mentions: str,
) -> None:
    monkeypatch.chdir(HERE)
    monkeypatch.syspath_prepend(str(HERE))
    assert call(*arguments, "--lang", language) in (2, 3)
    captured = capsys.readouterr()
    assert captured.out == ""
    (line,) = captured.err.splitlines()
    assert mentions in line
    assert not multiprocessing.active_children()


def test_help_loads_no_more_than_the_command_line() -> None:
    code = (
        "import sys\nfrom mtg_verdict.harness.cli import main\n"
        "try:\n    main(['--help'])\nexcept SystemExit:\n    pass\n"
        "print(sorted({'pydantic', 'pytest', 'rich', 'jinja2', 'fluent'} & sys.modules.keys()))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=True)
    assert "vectors" in done.stdout
    assert done.stdout.splitlines()[-1] == "[]"


# --- Running ----------------------------------------------------------------------------------------------------------


def run(adapter: str, out: Path, *options: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "mtg_verdict.harness", "run", "--adapter", adapter, "--out", str(out), *options]
    return subprocess.run(command, capture_output=True, text=True, cwd=HERE, timeout=300, check=False)


def records(out: Path) -> list[dict[str, Any]]:
    rows = [json.loads(line) for line in (out / "verdicts.ndjson").read_text(encoding="utf-8").splitlines()]
    return [{key: value for key, value in row.items() if key not in _TIMES} for row in rows]


def summary(done: subprocess.CompletedProcess[str], out: Path) -> str:
    return re.sub(r"^[\d.,]+ s, .*%.*$", "", done.stdout.replace(str(out), "OUT"), flags=re.MULTILINE)


@pytest.mark.parametrize(
    ("adapter", "options"),
    [
        ("reference", ("--clause", "ss-302.6-attack", "--ruleset", "all", "--lang", "fr")),
        ("engines:RefusesEverything", FEW),
        ("engines:AcceptsEverything", ("--chapter", "convoke", "--lang", "en")),
        ("engines:Raises", FEW),
        ("engines:SupportsNothing", ("--rule", "702.10", "--lang", "en", "-j", "2")),
        ("engines:DiesOnSoulWarden", (*FEW, "--lang", "en")),
        (f"stdio:{SERVE} engines:DiesOnSoulWarden", (*FEW, "--lang", "en")),
    ],
)
def test_vectors_give_the_log_summary_and_status_of_pytest(
    tmp_path: Path, adapter: str, options: tuple[str, ...]
) -> None:
    by_pytest = run(adapter, tmp_path / "pytest", *options)
    by_vectors = run(adapter, tmp_path / "vectors", *options, "--vectors")
    assert by_vectors.returncode == by_pytest.returncode, by_vectors.stderr
    assert records(tmp_path / "vectors") == records(tmp_path / "pytest")
    assert len(records(tmp_path / "vectors")) > 3
    assert summary(by_vectors, tmp_path / "vectors") == summary(by_pytest, tmp_path / "pytest")
    assert by_vectors.stderr == by_pytest.stderr


def test_vectors_of_a_folder_give_the_same_but_for_how_to_run_again(
    tmp_path: Path, whole: Path, vectors: list[Vector]
) -> None:
    options = [word for vector in few(vectors) for word in ("--scenario", vector.id)]
    assert run("engines:RefusesEverything", tmp_path / "a", "--vectors", str(whole), *options).returncode == 1
    assert run("engines:RefusesEverything", tmp_path / "b", "--vectors", *options).returncode == 1
    one, other = ({(row["id"], row["language"]): row for row in records(tmp_path / name) if row["kind"] == "scenario"}
                  for name in "ab")  # fmt: skip
    for key, row in one.items():
        assert row.pop("rerun") == f"{other[key].pop('rerun')} --vectors {whole}"
        assert row == other[key]
    assert (few(vectors)[0].id, "en") in one


@pytest.mark.parametrize(("language", "said"), [("en", "Foreign vectors"), ("fr", "Vecteurs étrangers")])
def test_foreign_vectors_run_and_log_summary_and_page_say_so(
    tmp_path: Path, vectors: list[Vector], language: str, said: str
) -> None:
    (known,) = [vector for vector in vectors if vector.id == "SS-104"]
    write_vectors(tmp_path / "v", [known.model_copy(update={"id": "XX-1"})], clauses().values(), lambda: None)
    done = run("reference", tmp_path / "out", "--vectors", str(tmp_path / "v"), "--lang", language)
    assert done.returncode == 0, done.stderr
    assert said in done.stdout
    assert "XX-1" in done.stdout
    assert records(tmp_path / "out")[0]["foreign"] == ["XX-1"]
    assert said in (tmp_path / "out" / "report.html").read_text(encoding="utf-8")


def test_a_gutted_vector_of_the_suite_is_a_usage_error_that_names_its_file(tmp_path: Path, whole: Path) -> None:
    shutil.copytree(whole, tmp_path / "v")
    _edit(_without_operations)(tmp_path / "v")
    done = run("reference", tmp_path / "out", "--vectors", str(tmp_path / "v"), "--scenario", "SS-104")
    assert done.returncode == 2
    assert str(_first_file(tmp_path / "v").relative_to(tmp_path / "v")) in done.stderr


@pytest.mark.parametrize(
    "selection",
    [
        Selection(),
        Selection(languages=("fr",), chapters=("battles",)),
        Selection(rulesets=("all",), rules=("302.6",)),
        Selection(rulesets=("cr-2004",), chapters=("enchantments", "abilities")),
        Selection(languages=("en",), clauses=("ss-302.6-attack",)),
        Selection(scenarios=("ss-031", "BT-001")),
    ],
)
def test_what_is_chosen_is_what_pytest_runs(vectors: list[Vector], selection: Selection) -> None:
    by_pytest = prepare_run("reference", selection, features_root()).cases
    by_vectors = prepare_vector_run("reference", selection, vectors, features=features_root())[0].cases

    def keys(cases: Any) -> list[tuple[str, str, str, bool, bool]]:
        return [(one.scenario.id, one.scenario.language, one.ruleset, one.applicable, one.along) for one in cases]

    assert keys(by_vectors) == keys(by_pytest)
    assert by_vectors


def carried_out(
    adapter: str, vectors: list[Vector], log: Path, jobs: int = 1, ended: Callable[[object], None] = lambda record: None
) -> dict[str, Verdict]:
    """The verdicts of a few English scenarios, by id."""
    selection = Selection(languages=("en",), scenarios=("SS-100", "SS-104", "SS-230"))
    current, scripts = prepare_vector_run(adapter, selection, vectors, features=features_root())
    run_vectors(current, scripts, log, jobs, ended)
    return {record.id: record.verdict for record in read_log(log).scenarios}


@pytest.fixture
def here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(HERE)
    monkeypatch.syspath_prepend(str(HERE))


@pytest.mark.usefixtures("here")
@pytest.mark.parametrize("adapter", ["DiesWhenMade", "LeavesAChildThatHoldsEverything"])
def test_an_engine_that_always_dies_makes_every_scenario_a_crash_and_the_run_ends(
    tmp_path: Path, vectors: list[Vector], adapter: str
) -> None:
    verdicts = carried_out(f"vector_engines:{adapter}", vectors, tmp_path / "log.ndjson", jobs=2)
    assert len(verdicts) >= 3
    assert set(verdicts.values()) == {Verdict.CRASH}
    assert not multiprocessing.active_children()


@pytest.mark.parametrize(
    ("number", "status"), [(signal.SIGINT, 3), (signal.SIGTERM, -signal.SIGTERM), (signal.SIGKILL, -signal.SIGKILL)]
)
def test_no_process_is_left_of_a_run_that_is_ended_while_the_engine_hangs(
    tmp_path: Path, whole: Path, number: signal.Signals, status: int
) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    command = [sys.executable, "-m", "mtg_verdict.harness", "run", "--adapter", "vector_engines:Hangs", "--lang", "en"]
    with subprocess.Popen(
        [*command, "--vectors", str(whole), "--out", str(tmp_path / "out")],
        cwd=HERE,
        env={**os.environ, "MTG_VERDICT_TEST_PIPE": str(pipe)},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
    ) as started:
        reading = os.open(pipe, os.O_RDONLY)
        assert os.read(reading, 100) == b"hanging"
        started.send_signal(number)
        assert started.wait(60) == status
        assert select.select([reading], [], [], 60)[0]
        assert os.read(reading, 100) == b""  # nobody holds the other end any more
        os.close(reading)
        assert started.stderr is not None
        assert "Traceback" not in started.stderr.read()


@pytest.mark.usefixtures("here")
def test_an_interrupted_run_keeps_what_was_seen_and_no_process(tmp_path: Path, vectors: list[Vector]) -> None:
    def interrupt(record: object) -> None:
        raise KeyboardInterrupt

    log = tmp_path / "log.ndjson"
    with pytest.raises(TroubleError) as caught:
        carried_out("reference", vectors, log, jobs=2, ended=interrupt)
    assert caught.value.code == "trouble-interrupted"
    kinds = [json.loads(line)["kind"] for line in log.read_text(encoding="utf-8").splitlines()]
    assert kinds.count("scenario") == 1
    assert "end" not in kinds
    assert not multiprocessing.active_children()


def test_what_an_engine_prints_does_not_come_between_the_lines_of_the_log(tmp_path: Path) -> None:
    done = run("vector_engines:Prints", tmp_path, "--scenario", "SS-104", "--vectors", "--json")
    assert done.returncode == 0, done.stderr
    assert [json.loads(line)["kind"] for line in done.stdout.splitlines()][-1] == "end"


# --- The document -----------------------------------------------------------------------------------------------------


def call_of(adapter: Adapter) -> Callable[[str, dict[str, Any]], Any]:
    """The calls of the protocol on ``adapter``, as a runner in another language makes them."""

    def send(method: str, parameters: dict[str, Any]) -> Any:
        request = {"jsonrpc": "2.0", "id": 1, "method": method, "params": parameters}
        answer = json.loads(reply(adapter, json.dumps(request).encode()))
        if "error" in answer:
            raise vector_runner.End("error")
        return answer["result"]

    return send


@pytest.mark.parametrize("engine", ["RefusesEverything", "AcceptsEverything", "ChangesOnRefusal", "IgnoresTapped"])
def test_a_runner_written_after_the_document_comes_to_the_verdicts_of_the_suite(
    tmp_path: Path, vectors: list[Vector], engine: str
) -> None:
    adapter: Adapter = getattr(engines, engine)()
    some = vectors[::9]
    write_vectors(tmp_path, some, clauses().values(), lambda: None)
    found: dict[str, tuple[str, int]] = {}
    expected: dict[str, tuple[str, int]] = {}
    for entry in json.loads((tmp_path / INDEX).read_text(encoding="utf-8"))["scenarios"]:
        vector = json.loads((tmp_path / entry["file"]).read_text(encoding="utf-8"))
        runner = vector_runner.Runner(call_of(adapter), vector, RULESETS[-1])
        found[entry["id"]] = (runner.verdict(), runner.refusals)
    selection = Selection(languages=("en",))
    state, scripts = prepare_vector_run("reference", selection, some, features=features_root())
    state.adapter = GuardedAdapter(adapter)
    for case in state.cases:
        record = carry_out(state, Task(case, scripts[case.scenario]))
        expected[record.id] = (record.verdict.value, record.refusals)
    assert found == expected
    assert len({verdict for verdict, _ in found.values()}) > 1


def test_a_runner_written_after_the_document_sees_what_proves_nothing() -> None:
    refused = {"id": "A", "clauses": ["c"], "controls": []}
    control = {"id": "B", "clauses": ["d"], "controls": ["c"]}
    index = {"clauses": [{"id": "c", "contrast": True}, {"id": "d", "contrast": False}]}
    for verdict, proves_nothing in (("pass", set()), ("fail", {"A"})):
        results = {"A": ("pass", 1), "B": (verdict, 0)}
        assert vector_runner.vacuous(results, [refused, control], index) == proves_nothing
    assert vector_runner.vacuous({"A": ("pass", 1)}, [refused], index) == {"A"}
    assert vector_runner.vacuous({"A": ("pass", 0)}, [refused], index) == set()


def test_both_documents_name_every_field_and_operation() -> None:
    docs = HERE.parents[1] / "docs"
    kinds = [kind.model_fields["kind"].default for kind in get_args(get_args(Operation)[0])]
    for document in ("vectors.md", "vecteurs.md"):
        text = (docs / document).read_text(encoding="utf-8")
        for name in (*Vector.model_fields, *kinds, INDEX, SCHEMA, INDEX_SCHEMA):
            assert f"`{name}`" in text, (document, name)
        for block in re.findall(r"^```json\n(.*?)^```$", text, re.MULTILINE | re.DOTALL):
            assert json.loads(block)
