"""The pages that compare: engines side by side, and what differs between versions or editions of one of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import pairwise

from ..comparison import compare_logs
from ..comparison_view import comparison_document
from ..document import Block, Heading
from ..log import Log, LogError
from ..log_diff import diff_logs
from ..log_diff_view import diff_document
from ..messages import say
from .model import EnginePage, Scenario, Site, Slugs, plain

ENTRIES_AT_MOST = 200
"""Entries of one list or table of such a page, which must stay small."""

COMPARISON = "compare.html"


@dataclass(frozen=True)
class DocumentPage:
    """A page made of a document; ``related`` are the pages one gets to from it, with their titles."""

    path: str
    title: str
    blocks: list[Block]
    related: tuple[tuple[str, str], ...] = ()


def comparing_pages(site: Site, language: str) -> Iterator[DocumentPage]:
    """The pages in ``language``; none where there is but one engine under one edition."""
    if len(site.measures) < 2:
        return
    differences = list(_differences(site, language))
    blocks = comparison_document(compare_logs([engine.log for engine in site.engines]), language)
    related = tuple((page.path, page.title) for page in differences)
    yield DocumentPage(COMPARISON, say(language, "compare-title"), blocks[1:], related)
    yield from differences


def links_of(site: Site) -> dict[str, str]:
    """Scenario to where it is told."""
    return {scenario.id: _place(scenario) for scenario in site.scenarios}


def _place(scenario: Scenario) -> str:
    return f"clauses/{scenario.page}.html#{scenario.anchor}"


def _differences(site: Site, language: str) -> Iterator[DocumentPage]:
    """A page for each version of an engine and the one before, and for each edition and the one before."""
    for path, old, new in _pairs(site):
        try:
            blocks = diff_document(diff_logs(old, new), language)
        except LogError:  # two versions measured under editions that have nothing in common
            continue
        title = blocks[0].text if isinstance(blocks[0], Heading) else path
        yield DocumentPage(path, title, blocks[1:])


def _pairs(site: Site) -> Iterator[tuple[str, Log, Log]]:
    by_name: dict[str, list[EnginePage]] = {}
    slugs = Slugs()
    for engine in site.engines:
        by_name.setdefault(engine.log.run.engine.name, []).append(engine)
        for old, new in pairwise(engine.summary.rulesets):
            path = _path(slugs, engine.slug, old, new)
            yield path, _under(engine.log, old), _under(engine.log, new)
    for versions in by_name.values():
        for one, other in pairwise(versions):
            yield _path(slugs, one.slug, other.slug), one.log, other.log


def _path(slugs: Slugs, *names: str) -> str:
    """The page of those names, made plain: an edition is what a log says it is."""
    return f"changes/{slugs.of('..'.join(plain(name) for name in names), longest=200)}.html"


def _under(log: Log, ruleset: str) -> Log:
    """What of ``log`` is under one edition."""
    scenarios = tuple(scenario for scenario in log.scenarios if scenario.ruleset == ruleset)
    return replace(log, run=log.run.model_copy(update={"rulesets": (ruleset,)}), scenarios=scenarios)
