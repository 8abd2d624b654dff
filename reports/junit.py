"""The report for continuous integration: JUnit XML."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path

from junitparser import Error, Failure, JUnitXml, Skipped, TestCase, TestSuite

from .findings import expected_and_observed, reason, stopped_at
from .log import Log
from .messages import name_of, say
from .records import ScenarioRecord, Verdict
from .text import printable, shortened

_RESULTS: dict[Verdict, type[Failure | Error | Skipped]] = {
    Verdict.FAIL: Failure,
    Verdict.VACUOUS: Failure,
    Verdict.UNEXPECTED_PASS: Failure,
    Verdict.ERROR: Error,
    Verdict.TIMEOUT: Error,
    Verdict.CRASH: Error,
    Verdict.PROTOCOL_ERROR: Error,
    Verdict.UNSUPPORTED: Skipped,
    Verdict.NOT_APPLICABLE: Skipped,
    Verdict.KNOWN_FAILURE: Skipped,
}
"""A pass has no result of its own. The type of a result is the verdict, so that vacuous and fail stay apart."""


_LONGEST_MESSAGE = 1000
"""Characters of a message, which services show on one line; the text below it has the rest."""


def write_junit(log: Log, path: Path | str) -> None:
    """Write ``log`` to ``path``: a suite for each chapter, a case for each scenario, language and ruleset.

    Texts are in the language of the scenario.

    Raises:
        OSError: the file cannot be written.
    """
    chapters: dict[str, list[TestCase]] = defaultdict(list)
    for scenario in log.scenarios:
        chapters[scenario.chapter].append(_case(log, scenario))
    report = JUnitXml(printable(f"{log.run.engine.name} {log.run.engine.version}".strip()))
    for chapter, cases in chapters.items():
        suite = TestSuite(printable(name_of("en", "chapter", chapter)))
        suite.timestamp = printable(log.run.started.removesuffix("+00:00"))
        for name, value in _properties(log).items():
            suite.add_property(name, printable(value))
        suite.add_testcases(cases)
        report.add_testsuite(suite)
    report.update_statistics()  # type: ignore[no-untyped-call]
    report.write(str(path), pretty=False)


def _properties(log: Log) -> dict[str, str]:
    """What was run, for services that show the properties of a suite."""
    run = log.run
    return {
        "mtg-verdict.suite": run.suite,
        "mtg-verdict.log": run.log,
        "engine.name": run.engine.name,
        "engine.version": run.engine.version,
        "engine.adapter": run.engine.adapter,
        "rulesets": ", ".join(run.rulesets),
        "languages": ", ".join(run.languages),
        "selection": " ".join(run.selection),
        **({"foreign": " ".join(run.foreign)} if run.foreign else {}),
    }


def _case(log: Log, scenario: ScenarioRecord) -> TestCase:
    name = f"{scenario.id} [{scenario.language}, {scenario.ruleset}] {scenario.name}"
    # Services group by class name, at its last full stop, and show a case's file beside it.
    case = TestCase(printable(name), classname=printable(f"mtg-verdict.{scenario.chapter}"), time=scenario.seconds)
    case._elem.set("file", printable(scenario.file))
    case._elem.set("line", str(scenario.line))
    if kind := _RESULTS.get(scenario.verdict):
        message = shortened(printable(reason(log, scenario, scenario.language)), _LONGEST_MESSAGE)
        result = kind(message=message, type_=scenario.verdict.value)
        result.text = printable("\n".join(_details(scenario)))
        case.result = [result]
    return case


def _details(scenario: ScenarioRecord) -> list[str]:
    language = scenario.language
    lines = [f"{scenario.file}:{scenario.line}"]
    if step := stopped_at(scenario):
        lines.append(step)
    lines += [f"{label} {text}" for label, text in expected_and_observed(scenario, language)]
    if scenario.cr:
        lines.append(say(language, "label-rules") + " " + ", ".join(scenario.cr))
    if scenario.rerun:
        lines.append(f"{say(language, 'label-rerun')} {scenario.rerun}")
    return lines
