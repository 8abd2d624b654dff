"""Writing the site: a page for each clause, chapter and engine, an overview and a search, in each language."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from jinja2 import Environment, FunctionLoader

from ..findings import reason
from ..html import SYMBOLS, new_environment, shared_template
from ..lacking import lacking
from ..log import Log
from ..messages import LANGUAGES, name_of, say
from ..painting import Painter, written
from ..records import Verdict
from ..reservations import reservations
from ..summary import SEVERITY, TO_MEND
from .comparing import ENTRIES_AT_MOST, comparing_pages, links_of
from .failures import endings
from .model import Chapter, Clause, EnginePage, Scenario, Site, arrange_site
from .search import search_index

OWN_NAMES = {"en": "English", "fr": "Français"}

_POLICY = "default-src 'none'; style-src 'self' file:; script-src 'self' file:; base-uri 'none'; form-action 'none'"
"""A page runs the site's own script and nothing that a log may say."""

_MEND_AT_MOST = 200
"""Scenarios listed in a chapter of an engine's page; the search finds all."""


@dataclass(frozen=True)
class _ChapterOfEngine:
    """What of a chapter calls for a change on an engine: scenario, verdict, edition, reason."""

    chapter: Chapter
    mend: list[tuple[Scenario, Verdict, str, str]]
    more: int


@dataclass
class _Pages:
    """The pages in one language."""

    site: Site
    language: str
    environment: Environment

    def all(self) -> Iterator[tuple[str, str]]:
        """Path and text of every file."""
        yield self._page("index.html", "overview.html", title=say(self.language, "site-title"))
        yield self._page(
            "search.html", "search.html", title=say(self.language, "site-search"), capabilities=self._capabilities()
        )
        yield "search-index.js", search_index(self.site, self.language, SYMBOLS)
        for chapter in self.site.chapters:
            name = name_of(self.language, "chapter", chapter.id)
            yield self._page(f"chapters/{chapter.slug}.html", "chapter.html", title=name, chapter=chapter)
            for clause in chapter.clauses:
                yield self._clause(chapter, clause)
        for engine in self.site.engines:
            yield self._engine(engine)
        for page in comparing_pages(self.site, self.language):
            links = links_of(self.site)
            yield self._page(page.path, "document.html", title=page.title, page=page, links=links, most=ENTRIES_AT_MOST)

    def _page(self, path: str, template: str, **values: Any) -> tuple[str, str]:
        up = "../" * path.count("/")
        text = self.environment.get_template(template).render(path=path, up=up, **values)
        return path, text

    def _capabilities(self) -> list[str]:
        return sorted({need for scenario in self.site.scenarios for need in scenario.record(self.language).needs})

    def _clause(self, chapter: Chapter, clause: Clause) -> tuple[str, str]:
        title = clause.id or say(self.language, "page-other-scenarios")
        return self._page(
            f"clauses/{clause.slug}.html",
            "clause.html",
            title=title,
            chapter=chapter,
            clause=clause,
            picture=Painter(self.environment),
        )

    def _engine(self, engine: EnginePage) -> tuple[str, str]:
        homepage = engine.log.run.engine.homepage
        return self._page(
            f"engines/{engine.slug}.html",
            "engine.html",
            title=engine.name,
            engine=engine,
            run=engine.log.run,
            homepage=homepage[:2000] if homepage.startswith(("https://", "http://")) else "",
            lacks=lacking(engine.log),
            chapters=list(self._chapters_of(engine)),
        )

    def _chapters_of(self, engine: EnginePage) -> Iterator[_ChapterOfEngine]:
        found: dict[str, list[tuple[Scenario, Verdict, str, str]]] = defaultdict(list)
        for scenario in self.site.scenarios:
            for measure, records in scenario.results:
                if measure.engine is engine:
                    mend = [record for record in records.values() if record.verdict in TO_MEND]
                    if mend:
                        told = next((one for one in mend if one.language == self.language), mend[0])
                        why = reason(engine.log, told, self.language)
                        found[scenario.chapter].append((scenario, told.verdict, measure.ruleset, why))
        for chapter in self.site.chapters:
            if chapter.id in engine.summary.chapters:
                worst_first = sorted(found[chapter.id], key=lambda one: SEVERITY.index(one[1]))
                yield _ChapterOfEngine(chapter, worst_first[:_MEND_AT_MOST], max(len(worst_first) - _MEND_AT_MOST, 0))


def write_site(logs: Sequence[Log], folder: Path) -> int:
    """Write the site of ``logs``, at least one, into ``folder``, which is made if need be; how many files were written.

    Pages have the same address in every site: ``en/clauses/ID.html#SCENARIO``. Files that an earlier site left there
    and that this one has not are kept.

    Raises:
        OSError: a file cannot be written.
    """
    site = arrange_site(logs)
    written = 0
    for path, text in _files(site):
        target = folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")
        written += 1
    return written


def _files(site: Site) -> Iterator[tuple[str, str]]:
    for name in ("site.css", "site.js"):
        yield name, _template(name) + (shared_template("drawing.css") if name == "site.css" else "")
    environment = new_environment(FunctionLoader(_template))
    yield "index.html", environment.get_template("root.html").render(policy=_POLICY)
    for language in LANGUAGES:
        environment = new_environment(FunctionLoader(_template))
        environment.globals.update(
            L=language,
            site=site,
            policy=_POLICY,
            OWN_NAMES=OWN_NAMES,
            suites=", ".join(site.suites),
            editions_told=len(site.rulesets) > 1 or len(site.measures) > len(site.engines),
            say=lru_cache(20_000)(say),
            endings=endings,
            written=written,
            reservations=reservations,
        )
        for path, text in _Pages(site, language, environment).all():
            yield f"{language}/{path}", text


@lru_cache
def _template(name: str) -> str:
    if name == "drawing.html":
        return shared_template(name)
    return files(__package__).joinpath(f"templates/{name}").read_text(encoding="utf-8")
