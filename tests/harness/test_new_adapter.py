"""``mtg-verdict new-adapter``: each skeleton runs with the interpreter of its language, and is sane as it stands."""

from __future__ import annotations

import json
import shlex
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
from mtg_verdict.harness.new_adapter import SKELETONS, skeleton_files

from .test_command_line import call

pytestmark = pytest.mark.processes

PROGRAMS = {"python": "python3", "node": "node", "java": "java"}
AWKWARD = [
    "Lim-Dûl's Vault",
    'a "quoted" \\ name',
    "\u0001\n\r\t\u007f",
    "lines\u2028and\u2029paragraphs",
    "\U0001f409",
    "1 2",
    "",
    "{[,:]}",
    "Æ" * 100_000,
]


def installed(tongue: str) -> str:
    """The language, if its interpreter is on this machine."""
    if shutil.which(PROGRAMS[tongue]) is None:
        pytest.skip(f"no {PROGRAMS[tongue]} on this machine")
    return tongue


@pytest.fixture(autouse=True)
def _english_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)


@pytest.fixture(params=sorted(SKELETONS))
def skeleton(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[Path, list[str]]:
    """A folder with the skeleton of each language, and the command that starts it."""
    tongue = installed(request.param)
    assert call("new-adapter", str(tmp_path / "engine"), "--language", tongue) == 0
    return tmp_path / "engine", shlex.split(SKELETONS[tongue].command)


def exchange(skeleton: tuple[Path, list[str]], *lines: str) -> list[Any]:
    """What the engine answers to these lines; it ends by itself once its input has."""
    folder, command = skeleton
    text = "".join(f"{line}\n" for line in lines)
    ended = subprocess.run(command, cwd=folder, input=text.encode(), capture_output=True, timeout=60, check=True)
    return [json.loads(line) for line in ended.stdout.split(b"\n") if line]


def request(number: int, method: str, **params: Any) -> str:
    return json.dumps({"jsonrpc": "2.0", "id": number, "method": method, "params": params}, ensure_ascii=False)


def test_the_skeleton_is_sane(
    skeleton: tuple[Path, list[str]], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    folder, command = skeleton
    monkeypatch.chdir(folder)
    capsys.readouterr()
    assert call("smoke", "--adapter", f"stdio:{shlex.join(command)}", "--json") == 0
    answer = json.loads(capsys.readouterr().out)
    assert answer["sane"] is True
    assert answer["engine"]["name"] == "My engine"
    assert answer["cards"]["known"] == 0
    assert {"ok", "untold"} == {check["result"] for check in answer["checks"]}


def test_the_skeleton_answers_every_call_and_every_mistake(skeleton: tuple[Path, list[str]]) -> None:
    answers = exchange(
        skeleton,
        request(1, "describe"),
        request(2, "supports", cards=AWKWARD, capabilities=["combat"]),
        request(3, "start", situation={"ruleset": "cr-2026", "players": []}),
        request(4, "attempt", player="Alice", action={"kind": "pass"}),
        request(5, "answer", answer={"player": "Alice", "kind": "color", "values": ["green"]}),
        request(6, "advance", until={"kind": "stack-empty"}),
        request(7, "observe"),
        '{"jsonrpc": "2.0", "id": 8, "method": "stop"}',
        request(9, "toString"),
        "this is not JSON",
        '{"jsonrpc": "2.0", "id": 10, "method": "stop"} and more',
        "[1, 2.5, -3e2, true, false, null]",
        request(2**53 - 1, "stop"),
    )
    by_id = {answer["id"]: answer for answer in answers if answer["id"] is not None}
    assert [answer["id"] for answer in answers] == [1, 2, 3, 4, 5, 6, 7, 8, 9, None, None, None, 2**53 - 1]
    assert {answer["jsonrpc"] for answer in answers} == {"2.0"}
    assert by_id[1]["result"]["protocol"] == "1.0"
    assert by_id[2]["result"] == {"cards": AWKWARD, "capabilities": ["combat"]}
    assert [by_id[number]["result"]["kind"] for number in (3, 4, 5, 6)] == ["unsupported"] * 4
    assert by_id[4]["result"]["what"] == "pass"
    assert "no game" in by_id[7]["error"]["message"]
    assert by_id[8]["result"] is None
    assert by_id[9]["error"]["code"] == -32601
    assert [answer["error"]["code"] for answer in answers[9:12]] == [-32700, -32700, -32600]


def test_escapes_are_read(skeleton: tuple[Path, list[str]]) -> None:
    line = r'{"id":1,"method":"supports","params":{"cards":["\"\\\/\b\f\n\r\t\u00e9\ud83d\udc09"],"capabilities":[ ]}}'
    (answer,) = exchange(skeleton, line)
    assert answer["result"]["cards"] == ['"\\/\b\f\n\r\té\U0001f409']


MALFORMED = (
    "{", '{"a" 1}', '{"a":1,}', "[1,]", "01", "1.", "+1", "tru", '"open', '"\\x"', '"\\u12"', '"tab\there"', "'a'",
    "1 2", "",
)  # fmt: skip


def test_what_is_no_json_is_refused(tmp_path: Path) -> None:
    """In Java, whose skeleton has a reader of its own."""
    tongue = installed("java")
    for name, text in skeleton_files(tongue).items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    answers = exchange((tmp_path, shlex.split(SKELETONS[tongue].command)), *MALFORMED)
    assert [answer["error"]["code"] for answer in answers] == [-32700] * len(MALFORMED)


@pytest.mark.parametrize("tongue", sorted(SKELETONS))
def test_the_readme_is_in_both_languages_and_names_the_command(tongue: str) -> None:
    texts = skeleton_files(tongue)
    for name, word in (("README.md", "What to fill in"), ("README.fr.md", "Ce qu'il faut remplir")):
        assert f'--adapter "stdio:{SKELETONS[tongue].command}"' in texts[name]
        assert word in texts[name]
        assert "$language" not in texts[name]


@pytest.mark.parametrize(("language", "word"), [("en", "not empty"), ("fr", "pas vide")])
def test_a_folder_that_holds_something_is_left_alone(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, language: str, word: str
) -> None:
    (tmp_path / "mine").write_text("")
    assert call("new-adapter", str(tmp_path), "--language", "python", "--lang", language) == 2
    assert word in capsys.readouterr().err
    assert [entry.name for entry in tmp_path.iterdir()] == ["mine"]


@pytest.mark.parametrize(
    ("arguments", "mention"),
    [
        (("/dev/null/engine", "--language", "node"), "/dev/null/engine"),
        (("", "--language", "node"), "DIR"),
        (("engine", "--language", "cobol"), "--language"),
        (("engine",), "--language"),
    ],
)
def test_what_cannot_be_is_one_line(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], mention: str
) -> None:
    assert call("new-adapter", *arguments) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert mention in line


def test_the_way_there_can_be_copied_into_a_shell(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = str(tmp_path / "an engine; it's $HOME")
    assert call("new-adapter", folder, "--language", "python") == 0
    (line,) = [line for line in capsys.readouterr().out.splitlines() if line.strip().startswith("cd ")]
    assert shlex.split(line) == ["cd", folder]
