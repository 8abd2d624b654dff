"""What became of the mutants: counted by module, and how it is said."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from mtg_verdict.reports.document import Block, Grid, Heading, Item, Items, Paragraph
from mtg_verdict.reports.records import Verdict

from .mutants import Key, Mutant
from .mutated_engine import Outcome
from .survivors import Listed
from .words import Language, percent, say

BOUND = 90
"""Per cent of the mutants not shown equivalent that the suite has to kill, in each module."""

Fates = Mapping[Key, tuple[Mutant, Outcome]]


@dataclass(frozen=True)
class ModuleMutants:
    """The mutants of a module that were tried; ``all`` counts those of the whole module too."""

    module: str
    all: int
    killed: int = 0
    out_of_time: int = 0
    equivalent: tuple[Mutant, ...] = ()
    survived: tuple[Mutant, ...] = ()

    @property
    def tried(self) -> int:
        """How many were tried."""
        return self.killed + len(self.equivalent) + len(self.survived)

    @property
    def to_kill(self) -> int:
        """How many of them are not equivalent."""
        return self.killed + len(self.survived)

    @property
    def kept(self) -> bool:
        """Whether enough are killed."""
        return self.killed * 100 >= BOUND * self.to_kill


@dataclass(frozen=True)
class MutantReport:
    """All modules, those with the lowest share first.

    ``unlisted`` are survivors that the list of survivors has not; ``stale`` are entries of it that are killed or name
    no mutant. ``sample`` and ``cases`` say how many mutants of a module were tried, and on how many cases, if not all.
    """

    modules: tuple[ModuleMutants, ...]
    unlisted: tuple[Key, ...]
    stale: tuple[Key, ...]
    listed: Mapping[Key, Listed] = field(default_factory=dict)
    sample: int | None = None
    cases: int | None = None

    @property
    def killed(self) -> int:
        """The mutants killed in all modules."""
        return sum(each.killed for each in self.modules)

    @property
    def to_kill(self) -> int:
        """Those tried that are not equivalent."""
        return sum(each.to_kill for each in self.modules)

    @property
    def kept(self) -> bool:
        """Whether every module keeps the bound and the list is right."""
        return all(each.kept for each in self.modules) and not self.unlisted and not self.stale


def mutant_report(
    mutants: Iterable[Mutant], fates: Fates, listed: Mapping[Key, Listed], *, whole: bool
) -> MutantReport:
    """What the report says.

    Args:
        mutants: all of the modules in question.
        fates: what became of those tried.
        listed: the list of survivors.
        whole: the modules are all there are, so that an entry of another is stale.
    """
    by_module: dict[str, list[Mutant]] = {}
    for mutant in mutants:
        by_module.setdefault(mutant.module, []).append(mutant)
    rows = [_module(module, of_it, fates, listed) for module, of_it in by_module.items()]
    rows.sort(key=lambda each: (each.killed / each.to_kill if each.to_kill else 1, each.module))
    unlisted = tuple(sorted(key for key, (_, outcome) in fates.items() if not outcome.by and key not in listed))
    exist = {mutant.key for of_it in by_module.values() for mutant in of_it}
    gone = {key for key in listed.keys() - exist if whole or key[0] in by_module}
    killed = {key for key in listed.keys() & fates.keys() if fates[key][1].by}
    return MutantReport(tuple(rows), unlisted, tuple(sorted(gone | killed)), listed)


def _module(module: str, mutants: Iterable[Mutant], fates: Fates, listed: Mapping[Key, Listed]) -> ModuleMutants:
    all_of_it = list(mutants)
    outcomes = [(mutant, fates[mutant.key][1]) for mutant in all_of_it if mutant.key in fates]
    alive = [mutant for mutant, outcome in outcomes if not outcome.by]
    equivalent = [each for each in alive if each.key in listed and listed[each.key].reason == "equivalent"]
    return ModuleMutants(
        module,
        len(all_of_it),
        sum(1 for _, outcome in outcomes if outcome.by),
        sum(1 for _, outcome in outcomes if outcome.by and outcome.verdict == Verdict.TIMEOUT.value),
        tuple(equivalent),
        tuple(each for each in alive if each not in equivalent),
    )


def mutants_json(report: MutantReport) -> dict[str, Any]:
    """``report`` for programs."""
    rows = [
        {
            "module": each.module,
            "mutants": each.all,
            "tried": each.tried,
            "killed": each.killed,
            "timeouts": each.out_of_time,
            "equivalent": len(each.equivalent),
            "survived": [_values(mutant) for mutant in each.survived],
            "kept": each.kept,
        }
        for each in report.modules
    ]
    return {
        "killed": report.killed,
        "not_equivalent": report.to_kill,
        "bound": BOUND,
        "kept": report.kept,
        "sample": report.sample,
        "cases": report.cases,
        "unlisted": len(report.unlisted),
        "stale": [list(key) for key in report.stale],
        "modules": rows,
    }


def _values(mutant: Mutant) -> dict[str, str | int]:
    return {
        "line": mutant.at[0],
        "operator": mutant.operator,
        "function": mutant.place.function,
        "before": mutant.before,
        "after": mutant.after,
        "number": mutant.number,
    }


def mutants_document(report: MutantReport, language: Language) -> list[Block]:
    """``report`` for people."""
    share = percent(language, report.killed, report.to_kill)
    blocks: list[Block] = [
        Heading(say(language, "mutants"), 1),
        Paragraph(say(language, "mutants-of", killed=report.killed, to_kill=report.to_kill, percent=share)),
        Paragraph(say(language, "mutants-bound", bound=percent(language, BOUND, 100), kept=_kept(report, language))),
        *([Paragraph(say(language, "sampled", sample=report.sample))] if report.sample else []),
        *([Paragraph(say(language, "few-cases", cases=report.cases))] if report.cases else []),
        Paragraph(say(language, "timeouts", count=sum(each.out_of_time for each in report.modules))),
        _grid(report, language),
    ]
    if report.unlisted or report.stale:
        blocks.append(Heading(say(language, "list-wrong")))
        items = [Item(say(language, "unlisted", where=f"{key[0]}: {key[1]}"), _change(key)) for key in report.unlisted]
        items += [Item(say(language, "stale", where=f"{key[0]}: {key[1]}"), _change(key)) for key in report.stale]
        blocks.append(Items(tuple(items)))
    for heading, chosen in (("survivors", "survived"), ("equivalents", "equivalent")):
        found = [mutant for each in report.modules for mutant in getattr(each, chosen)]
        if found:
            blocks += [Heading(say(language, heading)), Items(tuple(_item(mutant, report) for mutant in found))]
    return blocks


def _kept(report: MutantReport, language: Language) -> str:
    broken = sum(1 for each in report.modules if not each.kept)
    return say(language, "kept") if not broken else say(language, "broken-in", count=broken)


def _grid(report: MutantReport, language: Language) -> Grid:
    rows = [
        (
            each.module,
            str(each.all),
            str(each.tried),
            str(each.killed),
            str(len(each.equivalent)),
            str(len(each.survived)),
            percent(language, each.killed, each.to_kill),
        )
        for each in report.modules
    ]
    words = ("module", "all", "tried", "killed", "equivalent", "survived", "percent")
    return Grid(tuple(say(language, word) for word in words), tuple(rows))


def _item(mutant: Mutant, report: MutantReport) -> Item:
    listed = report.listed.get(mutant.key)
    why = (listed.why,) if listed is not None and listed.why else ()
    return Item(f"{mutant.module}:{mutant.at[0]} {mutant.place.function}", (*_change(mutant.key), *why))


def _change(key: Key) -> tuple[str, ...]:
    return (*(f"- {line}" for line in key[2].splitlines()), *(f"+ {line}" for line in key[3].splitlines()))
