"""The report at the end of a run: a table, then what is to be mended."""

from __future__ import annotations

from collections import Counter

from rich import box
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from .findings import expected_and_observed, reason, stopped_at
from .log import Log
from .messages import name_of, say
from .records import ScenarioRecord, Verdict
from .summary import CONFORMING, SEVERITY, TO_MEND, Counts, Summary, share, summarise
from .text import printable

_STYLES = {Verdict.PASS: "green", Verdict.UNSUPPORTED: "yellow", Verdict.VACUOUS: "magenta"}


def print_summary(log: Log, console: Console, language: str) -> None:
    """Print the table by chapter, then each scenario that is to be mended, in ``language`` (``en`` or ``fr``)."""
    summary = summarise(log)
    run = log.run
    engine = f"{run.engine.name} {run.engine.version}".strip()
    languages = ", ".join(say(language, f"language-{code}") for code in run.languages)
    editions = ", ".join(summary.rulesets)
    console.print(Text(printable(engine), style="bold"))
    about = say(language, "terminal-about", suite=run.suite, editions=editions, languages=languages)
    console.print(Text(printable(about)))
    console.print(_table(summary, language))
    if not summary.has_result:
        console.print(Text(say(language, "no-result-long"), style="bold red"))
    _print_legend(summary, console, language)
    mend = [scenario for scenario in log.scenarios if scenario.verdict in TO_MEND]
    if mend:
        console.print(Text(say(language, "to-mend", number=len(mend)), style="bold"))
    for scenario in mend:
        _print_scenario(log, scenario, console, language)


def _print_legend(summary: Summary, console: Console, language: str) -> None:
    counts = summary.scenarios()
    for verdict in SEVERITY:
        if counts[verdict] and verdict not in (Verdict.PASS, Verdict.FAIL):
            name = say(language, f"verdict-{verdict.value}")
            line = Text.assemble((name, _style(verdict)), " – ", say(language, f"legend-{verdict.value}"))
            console.print(Padding(line, (0, 0, 0, 2), expand=False))
    console.print()


def _table(summary: Summary, language: str) -> Table:
    several = len(summary.rulesets) > 1
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_footer=False)
    table.add_column(say(language, "column-chapter"))
    if several:
        table.add_column(say(language, "column-edition"), no_wrap=True)
    table.add_column(say(language, "column-clauses"))
    table.add_column(say(language, "column-scenarios"))
    table.add_column(say(language, "column-others"))
    for chapter, by_ruleset in summary.chapters.items():
        for number, (ruleset, counts) in enumerate(by_ruleset.items()):
            name = "" if number else name_of(language, "chapter", chapter)
            table.add_row(*_cells(name, ruleset if several else None, counts, summary, language))
    table.add_section()
    for number, (ruleset, counts) in enumerate(summary.totals.items()):
        name = "" if number else say(language, "total")
        table.add_row(*_cells(name, ruleset if several else None, counts, summary, language), style="bold")
    return table


def _cells(name: str, ruleset: str | None, counts: Counts, summary: Summary, language: str) -> list[Text]:
    if summary.has_result:
        shares = [share(counts.clauses).said(language), share(counts.scenarios).said(language)]
    else:
        shares = [say(language, "no-result")] * 2
    cells = [name, *([ruleset] if ruleset is not None else []), *shares]
    return [Text(printable(cell)) for cell in cells] + [_others(counts.scenarios, language)]


def _others(counts: Counter[Verdict], language: str) -> Text:
    shown = [verdict for verdict in SEVERITY if counts[verdict] and verdict is not Verdict.PASS]
    lines = []
    for one in shown:
        verdict = say(language, f"verdict-{one.value}")
        lines.append(Text(say(language, "verdict-count", verdict=verdict, number=counts[one]), style=_style(one)))
    return Text("\n").join(lines) if lines else Text("–")


def _style(verdict: Verdict) -> str:
    if verdict in CONFORMING:
        return "green"
    return _STYLES.get(verdict, "red" if verdict in TO_MEND else "dim")


def _print_scenario(log: Log, scenario: ScenarioRecord, console: Console, language: str) -> None:
    verdict = say(language, f"verdict-{scenario.verdict.value}")
    head = Text()
    head.append(f"{verdict}  ", style=_style(scenario.verdict))
    head.append(printable(f"{scenario.id} [{scenario.language}, {scenario.ruleset}] "), style="bold")
    head.append(printable(scenario.name))
    lines = [Text(printable(reason(log, scenario, language)))]
    labelled = [(say(language, "label-rules"), ", ".join(scenario.cr))] if scenario.cr else []
    if step := stopped_at(scenario):
        labelled.insert(0, (say(language, "label-sentence"), step))
    labelled[1:1] = expected_and_observed(scenario, language)
    for label, text in labelled:
        lines.append(Text.assemble((label, "dim"), " ", printable(text)))
    console.print()
    console.print(head)
    for line in lines:
        console.print(Padding(line, (0, 0, 0, 2), expand=False))
    if scenario.rerun:
        # Unbroken, however narrow the terminal: a command is there to be copied.
        label = say(language, "label-rerun")
        console.print(Text.assemble("  ", (label, "dim"), " ", printable(scenario.rerun)), soft_wrap=True)
