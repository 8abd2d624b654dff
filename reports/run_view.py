"""A run told in short: the summary for a pull request or a job, as a document."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable

from .document import Block, Grid, Heading, Item, Items, Paragraph
from .findings import expected_and_observed, reason, stopped_at
from .lacking import lead
from .log import Log
from .messages import name_of, say, verdict_name
from .records import ScenarioRecord, Verdict
from .reservations import reservations
from .summary import SEVERITY, TO_MEND, Counts, Summary, share, summarise
from .text import moment, typeset


def run_document(log: Log, language: str) -> list[Block]:
    """The run of ``log`` in ``language``: the numbers by chapter and edition, what is lacking, what to look into."""
    summary = summarise(log)
    run = log.run
    engine = f"{run.engine.name} {run.engine.version}".strip()
    blocks: list[Block] = [Heading(say(language, "page-title", engine=engine), 1)]
    languages = ", ".join(name_of(language, "language", code) for code in run.languages)
    about = say(language, "terminal-about", suite=run.suite, editions=", ".join(run.rulesets), languages=languages)
    blocks.append(Paragraph(f"{about} · {moment(run.started)}"))
    blocks += [*map(Paragraph, reservations(run, language)), _table(summary, language)]
    if not summary.has_result:
        blocks.append(Paragraph(say(language, "no-result-long")))
    counts = summary.scenarios()
    legend = [one for one in SEVERITY if counts[one] and one is not Verdict.PASS]
    if legend:
        said = [f"{verdict_name(language, one)} – {say(language, f'legend-{one.value}')}" for one in legend]
        blocks.append(Items(tuple(map(Item, said))))
    if line := lead(log, language):
        blocks.append(Paragraph(line))
    if mend := [scenario for scenario in log.scenarios if scenario.verdict in TO_MEND]:
        blocks.append(Heading(say(language, "to-mend", number=len(mend))))
        blocks.append(Items(tuple(_item(log, alike, language) for alike in _alike(log, mend))))
    return blocks


def _alike(log: Log, scenarios: Iterable[ScenarioRecord]) -> list[list[ScenarioRecord]]:
    """Each scenario and edition once, with all its languages, unless these end apart."""
    found: dict[tuple[str, ...], list[ScenarioRecord]] = defaultdict(list)
    for one in scenarios:
        observed = one.finding.observed.en if one.finding and one.finding.observed else ""
        found[one.id, one.ruleset, one.verdict, reason(log, one, "en"), observed].append(one)
    return list(found.values())


def _table(summary: Summary, language: str) -> Grid:
    columns = ("column-chapter", "column-edition", "column-clauses", "column-scenarios", "column-others")
    named = [(name_of(language, "chapter", chapter), found) for chapter, found in summary.chapters.items()]
    named.append((say(language, "total"), summary.totals))
    rows = [
        _row(name, ruleset, counts, summary, language) for name, found in named for ruleset, counts in found.items()
    ]
    return Grid(tuple(say(language, column) for column in columns), tuple(rows))


def _row(name: str, ruleset: str, counts: Counts, summary: Summary, language: str) -> tuple[str, ...]:
    shares = [share(found).said(language) for found in (counts.clauses, counts.scenarios)]
    if not summary.has_result:
        shares = [say(language, "no-result")] * 2
    return (name, ruleset, *shares, _others(counts.scenarios, language))


def _others(counts: Counter[Verdict], language: str) -> str:
    shown = [verdict for verdict in SEVERITY if counts[verdict] and verdict is not Verdict.PASS]
    said = [say(language, "verdict-count", verdict=verdict_name(language, one), number=counts[one]) for one in shown]
    return ", ".join(said) or "–"


def _item(log: Log, alike: list[ScenarioRecord], language: str) -> Item:
    scenario = next((one for one in alike if one.language == language), alike[0])
    where = f"{', '.join(one.language for one in alike)} · {scenario.ruleset}"
    name = typeset(scenario.name, scenario.language)
    text = f"{scenario.id} [{where}] {name} – {verdict_name(language, scenario.verdict)}"
    details = [reason(log, scenario, language)]
    if sentence := stopped_at(scenario):
        details.append(f"{say(language, 'label-sentence')} {typeset(sentence, scenario.language)}")
    details += [f"{label} {said}" for label, said in expected_and_observed(scenario, language)]
    if scenario.cr:
        details.append(f"{say(language, 'label-rules')} {', '.join(scenario.cr)}")
    return Item(text, tuple(details), scenario.rerun)
