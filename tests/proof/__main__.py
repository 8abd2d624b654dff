"""How the suite is itself tested: ``python -m tests.proof``, from the root of the repository."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import click
from mtg_verdict.harness.progress import progress

from .coverage_report import coverage_document, coverage_json, coverage_report
from .kept_trace import keep_trace, kept_trace
from .mutant_report import MutantReport, mutants_document, mutants_json
from .mutants import rule_modules
from .proving import Asked, prove
from .session import state_of_engine
from .suite import Suite, read_suite
from .survivors import WrongListError, read_survivors
from .tracing import Trace, trace_suite
from .words import LANGUAGES, Language, say
from .writing import show, write_report

OUT = Path("out") / "proof"


def traced(language: Language, suite: Suite, out: Path, anew: bool) -> Trace:
    """What the suite executes, once it has passed.

    Raises:
        SystemExit: a case does not pass, so that nothing is proved by one that fails.
    """
    state, file = state_of_engine(), out / "trace.json"
    trace = None if anew else kept_trace(file, state, suite.digest_of)
    missing = [name for name in suite.cases if trace is None or name not in trace.seconds]
    if missing:
        with progress(say(language, "running"), len(missing)) as ended:
            found = trace_suite(suite, missing, ended)
        trace = found if trace is None else trace.with_(found)
        keep_trace(file, trace, state, suite.digest_of)
    assert trace is not None
    if trace.faults:
        print(say(language, "not-passing", cases=", ".join(trace.faults)), file=sys.stderr)
        raise SystemExit(3)
    return trace


def report_coverage(language: Language, trace: Trace, out: Path, as_json: bool) -> tuple[bool, dict[str, Any]]:
    """Write and show the coverage; whether it is enough, and its values."""
    report = coverage_report(trace)
    values, document = coverage_json(report), partial(coverage_document, report)
    write_report(out, "coverage", values, document)
    if not as_json:
        show(values, document(language), as_json=False)
    return report.kept, values


def report_mutants(language: Language, report: MutantReport, out: Path, as_json: bool) -> tuple[bool, dict[str, Any]]:
    """Write and show what became of the mutants; whether it is enough, and its values."""
    values, document = mutants_json(report), partial(mutants_document, report)
    write_report(out, "mutants", values, document)
    if not as_json:
        show(values, document(language), as_json=False)
    return report.kept, values


def tried(language: Language, suite: Suite, trace: Trace, out: Path, asked: Asked) -> MutantReport:
    """What becomes of the mutants that are ``asked`` for."""
    return prove(suite, trace, out / "mutants.sqlite", asked, partial(progress, say(language, "trying")))


def check(language: Language, asked: Asked) -> None:
    """See that what is ``asked`` for can be tried, before anything takes long.

    Raises:
        SystemExit: there is no such module, or the list of survivors cannot be read.
    """
    unknown = set(asked.modules) - rule_modules().keys()
    if unknown:
        print(say(language, "no-module", module=", ".join(sorted(unknown))), file=sys.stderr)
        raise SystemExit(2)
    try:
        read_survivors()
    except WrongListError as error:
        print(error, file=sys.stderr)
        raise SystemExit(2) from None


@click.group()
def proof() -> None:
    """How the suite is itself tested.

    Reports in out/proof/. Exit status: 0 every bound is kept, 1 one is not, 2 wrong usage, 3 the suite does not pass.
    """


_shown = [
    click.option("--lang", "language", type=click.Choice(LANGUAGES), default="en", help="language of the output"),
    click.option("--out", type=click.Path(path_type=Path), default=OUT, show_default=True, help="folder of reports"),
    click.option("--json", "as_json", is_flag=True, help="the report for programs on standard output"),
    click.option("--anew", is_flag=True, help="measure everything again, also what is known"),
]
_asked = [
    click.option("-j", "--jobs", type=click.IntRange(1), default=1, show_default=True, help="processes at a time"),
    click.option("--module", "modules", multiple=True, help="only this rule module, as combat.py; may be repeated"),
    click.option("--sample", type=click.IntRange(1), help="at most so many mutants of each module, chosen by the seed"),
    click.option("--seed", type=int, default=0, show_default=True, help="of the choice"),
    click.option("--cases", type=click.IntRange(1), help="try a mutant on so many cases only"),
    click.option("--update", is_flag=True, help="bring the list of survivors up to date"),
]


def _with(options: list[Any]) -> Callable[[Callable[..., None]], Callable[..., None]]:
    def decorated(command: Callable[..., None]) -> Callable[..., None]:
        for option in reversed(options):
            command = option(command)
        return command

    return decorated


@proof.command()
@_with(_shown)
def coverage(language: Language, out: Path, as_json: bool, anew: bool) -> None:
    """The lines of the reference engine that the suite alone executes, by module."""
    kept, values = report_coverage(language, traced(language, read_suite(), out, anew), out, as_json)
    if as_json:
        show(values, (), as_json=True)
    raise SystemExit(0 if kept else 1)


@proof.command()
@_with(_shown + _asked)
def mutants(language: Language, out: Path, as_json: bool, anew: bool, **asked: Any) -> None:
    """The mutants of the rule modules that the suite alone kills, by module."""
    check(language, Asked(anew, **asked))
    suite = read_suite()
    trace = traced(language, suite, out, anew)
    kept, values = report_mutants(language, tried(language, suite, trace, out, Asked(anew, **asked)), out, as_json)
    if as_json:
        show(values, (), as_json=True)
    raise SystemExit(0 if kept else 1)


@proof.command("all")
@_with(_shown + _asked)
def both(language: Language, out: Path, as_json: bool, anew: bool, **asked: Any) -> None:
    """Both reports, from one run of the suite."""
    check(language, Asked(anew, **asked))
    suite = read_suite()
    trace = traced(language, suite, out, anew)
    enough, lines = report_coverage(language, trace, out, as_json)
    kept, values = report_mutants(language, tried(language, suite, trace, out, Asked(anew, **asked)), out, as_json)
    if as_json:
        show({"coverage": lines, "mutants": values}, (), as_json=True)
    raise SystemExit(0 if enough and kept else 1)


if __name__ == "__main__":
    proof()
