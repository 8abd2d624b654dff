"""The report at the end of a run: a table, what is lacking most, then what is to be mended."""

from __future__ import annotations

from collections import Counter

from rich import box
from rich.console import Console, RenderableType
from rich.measure import Measurement
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from .findings import expected_and_observed, reason, stopped_at
from .lacking import lead
from .log import Log
from .messages import name_of, say, verdict_name
from .records import ScenarioRecord, Verdict
from .reservations import reservations
from .summary import CONFORMING, SEVERITY, TO_MEND, Counts, Summary, share, summarise
from .text import clip, one_line, printable
from .unbroken import Unbroken, held

_FEW = 5
"""As many unsupported scenarios are spelt out; of more, only what is lacking most is told."""

LONGEST_NAME = 300
"""Characters of an engine's name and version, which stand on a line of their own."""

_ROOMY = 80
"""From as many columns on, the names of chapters and the shares take one line each."""

_STYLES = {Verdict.PASS: "green", Verdict.UNSUPPORTED: "yellow", Verdict.VACUOUS: "magenta"}


def print_summary(log: Log, console: Console, language: str) -> None:
    """Print the table by chapter, what is lacking most, and each scenario to be mended or one of a few unsupported.

    Args:
        log: the run.
        console: where to.
        language: ``en`` or ``fr``.
    """
    summary = summarise(log)
    run = log.run
    engine = clip(one_line(f"{run.engine.name} {run.engine.version}"), LONGEST_NAME)
    languages = ", ".join(name_of(language, "language", code) for code in run.languages)
    editions = ", ".join(summary.rulesets)
    _print(console, held(engine, "bold"))
    about = say(language, "terminal-about", suite=run.suite, editions=editions, languages=languages)
    _print(console, held(about))
    for said in reservations(run, language):
        _print(console, held(said, "bold"))
    table = _table(summary, language, roomy=True)
    unlimited = console.options.update(max_width=10_000)
    if Measurement.get(console, unlimited, table).maximum > console.width:
        # The words of the log alone: the names would be broken over many lines, and the legend has them.
        table = _table(summary, language, roomy=console.width >= _ROOMY, names=False)
    _print(console, table)
    if not summary.has_result:
        _print(console, held(say(language, "no-result-long"), "bold red"))
    _print_legend(summary, console, language)
    if line := lead(log, language):
        _print(console, held(line, "bold"))
        console.print()
    mend = [scenario for scenario in log.scenarios if scenario.verdict in TO_MEND]
    _print_scenarios(log, mend, "to-mend", console, language)
    unsupported = [scenario for scenario in log.scenarios if scenario.verdict is Verdict.UNSUPPORTED]
    if len(unsupported) <= _FEW:
        if mend and unsupported:
            console.print()
        _print_scenarios(log, unsupported, "few-unsupported", console, language)


def _print(console: Console, shown: RenderableType, indent: int = 0) -> None:
    console.print(Unbroken(Padding(shown, (0, 0, 0, indent), expand=False) if indent else shown))


def _print_scenarios(log: Log, scenarios: list[ScenarioRecord], title: str, console: Console, language: str) -> None:
    if scenarios:
        _print(console, held(say(language, title, number=len(scenarios)), "bold"))
    for scenario in scenarios:
        _print_scenario(log, scenario, console, language)


def _print_legend(summary: Summary, console: Console, language: str) -> None:
    counts = summary.scenarios()
    for verdict in SEVERITY:
        if counts[verdict] and verdict is not Verdict.PASS:
            name = held(verdict_name(language, verdict), _style(verdict))
            line = Text.assemble(name, " – ", held(say(language, f"legend-{verdict.value}")))
            _print(console, line, indent=2)
    console.print()


def _table(summary: Summary, language: str, *, roomy: bool, names: bool = True) -> Table:
    several = len(summary.rulesets) > 1
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_footer=False, padding=(0, 1, 0, 0))
    table.add_column(say(language, "column-chapter"), no_wrap=roomy)
    if several:
        table.add_column(say(language, "column-edition"), no_wrap=True)
    for column in ("column-clauses", "column-scenarios"):
        head = say(language, column)
        table.add_column(head if names else head.replace(" ", "\n", 1), no_wrap=roomy)
    table.add_column(say(language, "column-others"))
    for chapter, by_ruleset in summary.chapters.items():
        for number, (ruleset, counts) in enumerate(by_ruleset.items()):
            name = "" if number else name_of(language, "chapter", chapter)
            table.add_row(*_cells(name, ruleset if several else None, counts, summary, language, names))
    table.add_section()
    for number, (ruleset, counts) in enumerate(summary.totals.items()):
        name = "" if number else say(language, "total")
        table.add_row(*_cells(name, ruleset if several else None, counts, summary, language, names), style="bold")
    return table


def _cells(name: str, ruleset: str | None, counts: Counts, summary: Summary, language: str, names: bool) -> list[Text]:
    if summary.has_result:
        shares = [share(counts.clauses).said(language), share(counts.scenarios).said(language)]
    else:
        shares = [say(language, "no-result")] * 2
    cells = [held(name), *([held(ruleset)] if ruleset is not None else [])]
    return [*cells, *(held(one, whole=True) for one in shares), _others(counts.scenarios, language, names)]


def _others(counts: Counter[Verdict], language: str, names: bool) -> Text:
    shown = [verdict for verdict in SEVERITY if counts[verdict] and verdict is not Verdict.PASS]
    lines = []
    for one in shown:
        verdict = verdict_name(language, one) if names else one.value
        lines.append(held(say(language, "verdict-count", verdict=verdict, number=counts[one]), _style(one)))
    return Text("\n").join(lines) if lines else Text("–")


def _style(verdict: Verdict) -> str:
    if verdict in CONFORMING:
        return "green"
    return _STYLES.get(verdict, "red" if verdict in TO_MEND else "dim")


def _print_scenario(log: Log, scenario: ScenarioRecord, console: Console, language: str) -> None:
    head = Text.assemble(
        held(f"{verdict_name(language, scenario.verdict)}  ", _style(scenario.verdict)),
        held(f"{scenario.id} [{scenario.language}, {scenario.ruleset}] ", "bold"),
        held(scenario.name),
    )
    lines = [held(reason(log, scenario, language))]
    labelled = [(say(language, "label-rules"), ", ".join(scenario.cr))] if scenario.cr else []
    if step := stopped_at(scenario):
        labelled.insert(0, (say(language, "label-sentence"), step))
    labelled[1:1] = expected_and_observed(scenario, language)
    for label, text in labelled:
        lines.append(Text.assemble(held(label, "dim"), " ", held(text)))
    console.print()
    _print(console, head)
    for line in lines:
        _print(console, line, indent=2)
    if scenario.rerun:
        # Unbroken, however narrow the terminal: a command is there to be copied.
        label = say(language, "label-rerun")
        console.print(Text.assemble("  ", (label, "dim"), " ", printable(scenario.rerun)), soft_wrap=True)
