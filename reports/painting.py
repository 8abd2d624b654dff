"""The drawings of one page: the game at each failure, as long as the page has room for it."""

from __future__ import annotations

from jinja2 import Environment
from markupsafe import Markup

from .drawing import drawn
from .messages import say
from .records import ScenarioRecord, StepRecord, StepStatus
from .text import clip, sentence, typeset

DRAWINGS_AT_MOST = 500_000
"""Characters of drawings on one page, which must stay small; what does not fit any more is told in words only."""


class Painter:
    """Draws for one page; ``environment`` has the template ``drawing.html``."""

    def __init__(self, environment: Environment) -> None:
        self._template = environment.get_template("drawing.html")
        self._room = DRAWINGS_AT_MOST

    def __call__(self, record: ScenarioRecord, language: str) -> Markup:
        """The drawing of a failure in ``language``; empty if its record has none, a note if the page has no room."""
        if record.snapshot is None:
            return Markup("")
        before, after = drawn(record.snapshot, language)
        text = self._template.render(
            L=language,
            before=before,
            after=after,
            acted=acted_before(record),
            failed=failed_sentence(record),
            language=record.language,
        )
        if len(text) > self._room:
            return Markup('<p class="note">{}</p>').format(say(language, "draw-too-many"))
        self._room -= len(text)
        return Markup(text)


def written(step: StepRecord, language: str) -> str:
    """A sentence of a scenario in ``language``, as a page shows it."""
    return clip(typeset(sentence(step.keyword, step.text), language))


def failed_at(record: ScenarioRecord) -> int | None:
    """The number, from 0, of the sentence that failed."""
    return next((number for number, step in enumerate(record.steps) if step.status is StepStatus.FAILED), None)


def failed_sentence(record: ScenarioRecord) -> str:
    """The sentence that failed; empty if none did."""
    failed = failed_at(record)
    return "" if failed is None else written(record.steps[failed], record.language)


def acted_before(record: ScenarioRecord) -> str:
    """The last sentence that acted before the one that failed; empty if they are the same or it is not known."""
    since = None if record.snapshot is None else record.snapshot.since
    if since is None or since == failed_at(record) or not 0 <= since < len(record.steps):
        return ""
    return written(record.steps[since], record.language)
