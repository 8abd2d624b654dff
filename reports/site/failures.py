"""A scenario on one page: its sentences, and the engines that ended alike, told once."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass

from ..findings import expected_and_observed, reason
from ..painting import failed_at, failed_sentence
from ..records import ScenarioRecord, Verdict
from ..summary import SEVERITY
from ..text import clip
from .model import Measure, Scenario

_TOLD_BRIEFLY = (Verdict.PASS, Verdict.NOT_APPLICABLE)


@dataclass(frozen=True)
class Ending:
    """How a scenario ended on ``measures``, and why. ``language`` is that of the scenario."""

    verdict: Verdict
    language: str
    measures: tuple[Measure, ...]
    record: ScenarioRecord
    why: str
    compared: tuple[tuple[str, str], ...]
    failed: int | None
    reruns: tuple[str, ...]

    @property
    def brief(self) -> bool:
        """Whether the verdict says it all."""
        return self.verdict in _TOLD_BRIEFLY

    @property
    def sentence(self) -> str:
        """The sentence that failed."""
        return failed_sentence(self.record)


def endings(scenario: Scenario, language: str) -> list[Ending]:
    """How ``scenario`` ended, worst first, for a page in ``language``.

    Of a scenario run in both languages that of the page is told, and the other one only where it ended otherwise.
    """
    alike: dict[tuple[object, ...], list[tuple[Measure, ScenarioRecord]]] = defaultdict(list)
    for measure, records in scenario.results:
        own = records.get(language)
        for record in records.values():
            if record is own or own is None or record.verdict is not own.verdict:
                alike[_sameness(measure, record, language)].append((measure, record))
    found = [_ending(group, language) for group in alike.values()]
    return sorted(found, key=lambda one: (SEVERITY.index(one.verdict), one.language != language))


def _sameness(measure: Measure, record: ScenarioRecord, language: str) -> tuple[object, ...]:
    key = (record.verdict, record.language)
    if record.verdict in _TOLD_BRIEFLY:
        return key
    return (*key, reason(measure.engine.log, record, language), record.finding, failed_at(record), record.snapshot)


def _ending(group: list[tuple[Measure, ScenarioRecord]], language: str) -> Ending:
    measure, record = group[0]
    brief = record.verdict in _TOLD_BRIEFLY
    return Ending(
        verdict=record.verdict,
        language=record.language,
        measures=tuple(one for one, _ in group),
        record=record,
        why="" if brief else clip(reason(measure.engine.log, record, language)),
        compared=() if brief else tuple((label, clip(text)) for label, text in expected_and_observed(record, language)),
        failed=failed_at(record),
        reruns=tuple(dict.fromkeys(clip(one.rerun) for _, one in group if one.rerun)),
    )
