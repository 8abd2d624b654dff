"""The report for reading: one page that holds all it needs, in English and in French."""

from __future__ import annotations

import base64
import hashlib
from importlib.resources import files
from pathlib import Path
from typing import Any

from jinja2 import BaseLoader, Environment, FunctionLoader, StrictUndefined
from markupsafe import Markup

from .findings import expected_and_observed, reason
from .lacking import lacking
from .log import Log
from .messages import LANGUAGES, decimal, name_of, of, say
from .page import arrange
from .painting import Painter
from .summary import SEVERITY, share, summarise
from .text import clip, moment, printable, sentence, typeset

_OPEN_AT_MOST = 12
"""As many scenarios that call for a change are unfolded from the start; more would bury the clauses."""

_LOOK_AT_MOST = 20
_LACKING_AT_MOST = 10
"""As many scenarios to look into, and things that are lacking, are listed under the summary."""

SYMBOLS = {
    "pass": "✓", "fail": "✗", "vacuous": "∅", "unsupported": "○", "not-applicable": "–", "error": "!", "timeout": "∞",
    "crash": "‼", "protocol-error": "≠", "known-failure": "✗", "unexpected-pass": "✓",
}  # fmt: skip


def write_html(log: Log, path: Path | str) -> None:
    """Write ``log`` to ``path`` as one page without outside resources.

    Raises:
        OSError: the file cannot be written.
    """
    Path(path).write_text(render(log), encoding="utf-8")


def render(log: Log) -> str:
    """The page of ``log``."""
    summary = summarise(log)
    chapters = arrange(log, summary)
    mend = [scenario for chapter in chapters for scenario in chapter.scenarios if scenario.to_mend]
    # Sorting keeps the order of the page among scenarios that ended alike.
    mend.sort(key=lambda scenario: SEVERITY.index(scenario.verdicts[0]))
    script, style = shared_template("report.js"), shared_template("report.css") + shared_template("drawing.css")
    environment = _environment()
    return environment.get_template("report.html").render(
        log=log,
        run=log.run,
        engine=f"{log.run.engine.name} {log.run.engine.version}".strip(),
        homepage=log.run.engine.homepage if log.run.engine.homepage.startswith(("https://", "http://")) else "",
        summary=summary,
        chapters=chapters,
        counts=summary.scenarios(),
        unfold=len(mend) <= _OPEN_AT_MOST,
        mend=mend,
        lacking=lacking(log),
        look_at_most=_LOOK_AT_MOST,
        lacking_at_most=_LACKING_AT_MOST,
        script=Markup(script),
        style=Markup(style),
        script_hash=_hash(script),
        style_hash=_hash(style),
        picture=Painter(environment),
        reason=lambda record, language: reason(log, record, language),
    )


def _environment() -> Environment:
    return new_environment(FunctionLoader(shared_template))


def new_environment(loader: BaseLoader) -> Environment:
    """Templates that escape what they show, and have at hand what every page uses."""
    environment = Environment(
        loader=loader,
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        finalize=_finalize,
    )
    environment.globals.update(
        LANGUAGES=LANGUAGES,
        SEVERITY=SEVERITY,
        SYMBOLS=SYMBOLS,
        say=say,
        of=of,
        name_of=name_of,
        share=share,
        decimal=decimal,
        sentence=sentence,
        clip=clip,
        moment=moment,
        typeset=typeset,
        expected_and_observed=expected_and_observed,
    )
    return environment


def _finalize(value: Any) -> Any:
    return printable(value) if isinstance(value, str) and not hasattr(value, "__html__") else value


def shared_template(name: str) -> str:
    """A template, script or stylesheet of the reports by its name."""
    return files(__package__).joinpath(f"templates/{name}").read_text(encoding="utf-8")


def _hash(text: str) -> str:
    """What the page's content security policy allows: this text and nothing else."""
    return "sha256-" + base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()
