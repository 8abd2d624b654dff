"""Lines on a terminal that do not break where French punctuation belongs to its word.

Rich takes a no-break space for a space like any other and breaks lines there.
"""

from __future__ import annotations

import re

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.measure import Measurement
from rich.text import Text

from .text import BELONGS, printable

_SPACES = " \u00a0\u202f"
_HELD = "\ufdd0\ufdd1\ufdd2"
"""Stand-ins as wide as a space where lines are broken; Unicode gives these code points no other use."""
_HOLD = str.maketrans(_SPACES, _HELD)
_RELEASE = str.maketrans(_HELD, _SPACES)


def held(text: str, style: str = "", *, whole: bool = False) -> Text:
    """``text`` made fit for a terminal, to be printed within :class:`Unbroken`; its spaces come out as they are.

    With ``whole`` it is not broken at any space.
    """
    kept = re.sub("[\u00a0\u202f]", lambda space: space.group().translate(_HOLD), printable(text))
    return Text(kept.replace(" ", _HELD[0]) if whole else BELONGS.sub(_HELD[0], kept), style=style)


class Unbroken:
    """What is printed, with the spaces that :func:`held` holds together put back once lines are broken."""

    def __init__(self, inner: RenderableType) -> None:
        self._inner = inner

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for segment in console.render(self._inner, options):
            yield segment._replace(text=segment.text.translate(_RELEASE))

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement.get(console, options, self._inner)
