"""Four ratios of running times, each from one run on this machine, with the bounds the project keeps.

    python benchmarks/ratios.py [--chapter NAME] [--repeat N] [--lang en|fr] [--json]

Every command is run as a user runs it, in turns, and the fastest of its runs counts. Exit status: 0 if every bound is
kept, 1 if one is not. The suite must be installed; what needs the engine phase is left out where it is not.
"""

from __future__ import annotations

import argparse
import json
import platform
import shlex
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

COMMAND = (sys.executable, "-m", "mtg_verdict.harness")
SERVED = f"stdio:{shlex.join((*COMMAND, 'serve', 'reference'))}"
TOLD_NOTHING = ("unsupported", "not-applicable")
"""Verdicts of scenarios in which the engine was not used."""

WORDS = {
    "pytest / vectors": ("the suite with pytest / with vectors", "la suite avec pytest / avec les vecteurs"),
    "stdio / in process": ("vectors by stdio / in process", "vecteurs par stdio / dans le processus"),
    "phase / reference": (
        "inside phase / inside the reference engine, {number} scenarios both support",
        "dans phase / dans le moteur de référence, {number} scénarios que tous deux gèrent",
    ),
    "help / pass": ("mtg-verdict --help / python -c pass", "mtg-verdict --help / python -c pass"),
    "at most": ("at most {bound:g}", "au plus {bound:g}"),
    "at least": ("at least {bound:g}", "au moins {bound:g}"),
    "kept": ("kept", "tenue"),
    "broken": ("BROKEN", "DÉPASSÉE"),
    "no-phase": (
        'left out: the engine phase is not installed (pip install ".[phase]")',
        'laissé de côté : le moteur phase n\'est pas installé (pip install ".[phase]")',
    ),
    "no-common": ("left out: no scenario that both support", "laissé de côté : aucun scénario que tous deux gèrent"),
    "measured": ("measured", "mesuré"),
    "first": ("first", "premier"),
    "second": ("second", "second"),
    "ratio": ("ratio", "rapport"),
    "bound": ("bound", "borne"),
    "machine": ("{system}, Python {python}, {repeat} runs each", "{system}, Python {python}, {repeat} exécutions"),
}
"""What is said, in English and in French."""


@dataclass(frozen=True)
class Ratio:
    """A measured ratio. ``first`` and ``second`` are seconds; ``skipped`` says why there are none."""

    name: str
    bound: float
    at: str
    first: float = 0.0
    second: float = 0.0
    scenarios: int = 0
    skipped: str = ""

    @property
    def value(self) -> float:
        """How many times the second the first is."""
        return self.first / self.second if self.second else 0.0

    @property
    def kept(self) -> bool:
        """Whether the bound is kept, or nothing was measured."""
        return bool(self.skipped) or (self.value <= self.bound if self.at == "at most" else self.value >= self.bound)


class Stopwatch:
    """Runs commands; says on standard error what it runs."""

    def __init__(self, repeat: int) -> None:
        self._repeat = repeat

    def fastest(self, *commands: Sequence[str], repeat: int = 0) -> list[float]:
        """Seconds of the fastest run of each command, run in turns so that a busy moment meets them all.

        Raises:
            RuntimeError: a command failed as no conforming engine makes it fail.
        """
        seconds: list[list[float]] = [[] for _ in commands]
        for _ in range(repeat or self._repeat):
            for command, taken in zip(commands, seconds, strict=True):
                started = time.perf_counter()
                done = subprocess.run(command, capture_output=True, text=True, check=False)
                taken.append(time.perf_counter() - started)
                if done.returncode not in (0, 1):
                    raise RuntimeError(f"{shlex.join(command)}: {done.returncode}\n{done.stderr}")
                print(f"{taken[-1]:8.3f} s  {shlex.join(command)}", file=sys.stderr, flush=True)
        return [min(taken) for taken in seconds]


def run_command(adapter: str, out: Path, chapters: Sequence[str], *options: str) -> list[str]:
    """The command that runs the English scenarios on an engine."""
    chosen = [word for chapter in chapters for word in ("--chapter", chapter)]
    return [*COMMAND, "run", "--adapter", adapter, "--lang", "en", "--out", str(out), *chosen, *options]


def engine_seconds(out: Path) -> dict[tuple[str, str], float]:
    """Seconds inside the engine by scenario and edition, for those it was used in."""
    lines = (out / "verdicts.ndjson").read_text(encoding="utf-8").splitlines()
    rows: list[dict[str, Any]] = [json.loads(line) for line in lines]
    return {
        (row["id"], row["ruleset"]): row["engine_seconds"]
        for row in rows
        if row["kind"] == "scenario" and row["verdict"] not in TOLD_NOTHING
    }


def measure(watch: Stopwatch, folder: Path, chapters: Sequence[str]) -> list[Ratio]:
    """All four ratios."""
    outs = {name: folder / name for name in ("pytest", "vectors", "stdio", "phase")}
    by_pytest, by_vectors, by_stdio = watch.fastest(
        run_command("reference", outs["pytest"], chapters),
        run_command("reference", outs["vectors"], chapters, "--vectors"),
        run_command(SERVED, outs["stdio"], chapters, "--vectors"),
    )
    shown, passed = watch.fastest([*COMMAND, "--help"], [sys.executable, "-c", "pass"], repeat=9)
    return [
        Ratio("pytest / vectors", 4, "at most", by_pytest, by_vectors),
        Ratio("stdio / in process", 2, "at most", by_stdio, by_vectors),
        against_phase(watch, outs, chapters),
        Ratio("help / pass", 12, "at most", shown, passed),
    ]


def against_phase(watch: Stopwatch, outs: dict[str, Path], chapters: Sequence[str]) -> Ratio:
    """The time inside phase against that inside the reference engine, where both were used."""
    name, bound, at = "phase / reference", 5.0, "at least"
    if find_spec("phase") is None:
        return Ratio(name, bound, at, skipped="no-phase")
    watch.fastest(run_command("phase", outs["phase"], chapters, "--vectors"), repeat=1)
    phase, reference = engine_seconds(outs["phase"]), engine_seconds(outs["vectors"])
    shared = phase.keys() & reference.keys()
    if not shared:
        return Ratio(name, bound, at, skipped="no-common")
    one, other = (sum(times[key] for key in shared) for times in (phase, reference))
    return Ratio(name, bound, at, one, other, len(shared))


def show(ratios: Sequence[Ratio], column: int, repeat: int) -> None:
    """Print the ratios as a table."""

    def say(word: str, **values: object) -> str:
        return WORDS[word][column].format(**values)

    def number(value: float, digits: int) -> str:
        text = f"{value:.{digits}f}"
        return text.replace(".", ",") if column else text

    table = Table()
    for heading in ("measured", "first", "second", "ratio", "bound"):
        table.add_column(say(heading), justify="left" if heading in ("measured", "bound") else "right")
    for ratio in ratios:
        what = say(ratio.name, number=ratio.scenarios)
        if ratio.skipped:
            table.add_row(what, "", "", "", say(ratio.skipped))
            continue
        digits = 3 if ratio.first < 1 else 1
        bound = f"{say(ratio.at, bound=ratio.bound)}, {say('kept' if ratio.kept else 'broken')}"
        times = [f"{number(seconds, digits)} s" for seconds in (ratio.first, ratio.second)]
        table.add_row(what, *times, number(ratio.value, 2), bound)
    console = Console(markup=False, highlight=False, width=None if sys.stdout.isatty() else 140)
    console.print(table)
    console.print(say("machine", system=platform.platform(), python=platform.python_version(), repeat=repeat))


def main() -> int:
    """Measure and show; the exit status."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--chapter", action="append", default=[], metavar="NAME", help="only this chapter")
    parser.add_argument("--repeat", type=int, default=3, metavar="N", help="runs of each command (default: 3)")
    parser.add_argument("--lang", choices=["en", "fr"], default="en")
    parser.add_argument("--json", action="store_true", help="the figures for programs")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        ratios = measure(Stopwatch(options.repeat), Path(folder), options.chapter)
    if options.json:
        rows = [{**asdict(ratio), "ratio": ratio.value, "kept": ratio.kept} for ratio in ratios]
        machine = {"system": platform.platform(), "python": platform.python_version(), "repeat": options.repeat}
        print(json.dumps({"machine": machine, "ratios": rows}, indent=2))
    else:
        show(ratios, ["en", "fr"].index(options.lang), options.repeat)
    return 0 if all(ratio.kept for ratio in ratios) else 1


if __name__ == "__main__":
    sys.exit(main())
