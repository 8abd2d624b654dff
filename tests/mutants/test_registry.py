"""A mutant that is not well defined is refused, and the command line says what it cannot do."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from .__main__ import main
from .patching import Patch
from .registry import RegistryError, mutant, mutants
from .report import JSON

ROOT = Path(__file__).parent.parent.parent
ATTACK = "ss-302.6-attack"


def no_new_name(patch: Patch) -> None:
    """It does something wrong."""


def without_docstring(patch: Patch) -> None:
    pass


def new_creatures_attack(patch: Patch) -> None:
    """It has a name that is taken."""


@pytest.mark.parametrize(
    ("ids", "ruleset", "apply", "why"),
    [
        ((ATTACK,), "", without_docstring, "a docstring that says what is wrong"),
        ((), "", no_new_name, "a mutant needs a clause"),
        (("ss-no-such",), "", no_new_name, "there is no clause ss-no-such"),
        ((ATTACK, "bt-cant-attack"), "cr-2002", no_new_name, "not all of its clauses hold in cr-2002"),
        ((ATTACK,), "", new_creatures_attack, "have this name"),
    ],
)
def test_a_mutant_that_is_not_well_defined_is_refused(
    ids: tuple[str, ...], ruleset: str, apply: object, why: str
) -> None:
    before = dict(mutants())
    with pytest.raises(RegistryError, match=why):
        mutant(*ids, ruleset=ruleset)(apply)  # type: ignore[arg-type]
    assert mutants() == before
    assert mutants()["new_creatures_attack"].clauses == (ATTACK,)


@pytest.mark.parametrize(
    ("options", "why"),
    [
        (("--clause", "ss-no-such"), "there is no clause ss-no-such"),
        (("--chapter", "poker"), "there is no chapter poker"),
        (("--mutant", "none_such"), "there is no mutant none_such"),
        (("--mutant", "new_creatures_attack", "--chapter", "convoke"), "none of the clauses chosen needs a mutant"),
    ],
)
def test_the_command_line_says_what_there_is_not(options: tuple[str, ...], why: str) -> None:
    done = CliRunner().invoke(main, options)
    assert done.exit_code == 2
    assert why in done.output
    assert "Traceback" not in done.output


def test_the_command_line_judges_prints_and_writes_the_same(tmp_path: Path) -> None:
    options = ["--mutant", "new_creatures_attack", "--out", str(tmp_path)]
    printed = CliRunner().invoke(main, options)
    assert printed.exit_code == 0
    assert f"{ATTACK}  new_creatures_attack: killed by" in printed.stdout
    assert printed.stdout.splitlines()[-1] == "killed 1 of 1"
    written = json.loads((tmp_path / JSON).read_text("utf-8"))
    assert json.loads(CliRunner().invoke(main, [*options, "--json"]).stdout) == written
    assert (written["killed"], written["wanted"], written["without"]) == (1, 1, [])
    assert [one["outcome"] for one in written["results"]] == ["killed"]
    for language, total in (("en", "killed 1 of 1"), ("fr", "tués : 1 sur 1")):
        assert total in (tmp_path / f"mutants.{language}.md").read_text("utf-8")


@pytest.mark.processes
def test_several_processes_find_what_one_does() -> None:
    options = ["--clause", ATTACK, "--clause", "ss-302.6-tap-ability", "--json"]
    command = [sys.executable, "-m", "tests.mutants", *options, "-j", "2"]
    found = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True, encoding="utf-8").stdout
    assert found == CliRunner().invoke(main, options).stdout
    assert json.loads(found)["killed"] == 2
