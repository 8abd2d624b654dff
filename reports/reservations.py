"""What is to be said with every share of a run: that it is of a part of the suite, or of what is not of it."""

from __future__ import annotations

from .messages import say
from .records import RunRecord


def chosen_part(run: RunRecord) -> tuple[str, ...]:
    """The options that leave out scenarios; an edition leaves out none, it is told by its name."""
    return tuple(option for option in run.selection if not option.startswith("--ruleset "))


def reservations(run: RunRecord, language: str) -> list[str]:
    """One sentence each, in ``language``; none for a run of the whole suite."""
    found = []
    if run.foreign:
        found.append(say(language, "foreign", number=len(run.foreign), first=run.foreign[0]))
    if part := chosen_part(run):
        found.append(say(language, "part-of-suite", options=" ".join(part)))
    return found
