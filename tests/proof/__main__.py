"""How the suite is itself tested: ``python -m tests.proof coverage``, from the root of the repository."""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path

import click
from mtg_verdict.harness.progress import progress

from .coverage_report import coverage_document, coverage_json, coverage_report
from .suite import Suite, read_suite
from .tracing import Trace, trace_suite
from .words import LANGUAGES, Language, say
from .writing import show, write_report

OUT = Path("out") / "proof"


def traced(language: Language, suite: Suite) -> Trace:
    """What the suite executes, once it has passed.

    Raises:
        SystemExit: a case does not pass, so that nothing is proved by one that fails.
    """
    with progress(say(language, "running"), len(suite.cases)) as ended:
        trace = trace_suite(suite, ended)
    if trace.faults:
        print(say(language, "not-passing", cases=", ".join(trace.faults)), file=sys.stderr)
        raise SystemExit(3)
    return trace


def report_coverage(language: Language, trace: Trace, out: Path, as_json: bool) -> bool:
    """Write and show the coverage; whether it is enough."""
    report = coverage_report(trace)
    values, document = coverage_json(report), partial(coverage_document, report)
    write_report(out, "coverage", values, document)
    show(values, document(language), as_json)
    return report.kept


@click.group()
def proof() -> None:
    """How the suite is itself tested; reports in out/proof/. Exit status: 0 every bound is kept, 1 one is not."""


_options = [
    click.option("--lang", "language", type=click.Choice(LANGUAGES), default="en", help="language of the output"),
    click.option("--out", type=click.Path(path_type=Path), default=OUT, show_default=True, help="folder of reports"),
    click.option("--json", "as_json", is_flag=True, help="the report for programs on standard output"),
]


@proof.command()
@_options[0]
@_options[1]
@_options[2]
def coverage(language: Language, out: Path, as_json: bool) -> None:
    """The lines of the reference engine that the suite alone executes, by module."""
    kept = report_coverage(language, traced(language, read_suite()), out, as_json)
    raise SystemExit(0 if kept else 1)


if __name__ == "__main__":
    proof()
