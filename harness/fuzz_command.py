"""``mtg-verdict fuzz``: two engines play the same random situations; where they differ, a scenario is written."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import nullcontext
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text as RichText

from ..adapters.engine_process import Limits
from ..features.ledger import RULESETS
from ..reports.text import printable
from ..steps.words import Language
from .errors import EXIT_CONFORMING, EXIT_NOT_CONFORMING, TroubleError, UsageError
from .fuzzing.campaign import Findings, run
from .fuzzing.engines import close_engines, in_own_process
from .fuzzing.executors import executor
from .fuzzing.repertoire import Repertoire, shared_repertoire
from .fuzzing.setting import Setting, Source
from .fuzzing.store import Store, store_in
from .fuzzing.writing import FEATURES, VECTORS, Numbered, numbered, title, write_scenarios
from .guarded_adapter import GuardedAdapter
from .loading import process_kept
from .messages import one_row, say
from .output import TextConsole, echo_json, engine_output_aside, standard_output
from .progress import bar_of
from .scenarios import features_root
from .session import open_engine
from .vectors_command import vectors_of_features


def fuzz_command(
    language: Language,
    *,
    adapter: str,
    against: str,
    ruleset: str | None,
    examples: int,
    seed: int,
    jobs: int,
    timeout: float,
    out: str | None,
    resume: bool,
    scheduler: str | None,
    as_json: bool,
) -> int:
    """Play, and say what differs; the exit status: 0 if nothing does, 1 otherwise.

    Raises:
        CommandError: the options cannot be used, or the run as a whole failed.
    """
    _check_installed()
    if out == "":
        raise UsageError("usage-empty", option="--out")
    if resume and out is None:
        raise UsageError("usage-fuzz-resume-out")
    with engine_output_aside(), process_kept():
        chosen, repertoire = _prepared(adapter, against, ruleset, timeout)
    setting = Setting(adapter=adapter, against=against, ruleset=chosen, seed=seed, timeout=timeout)
    folder = Path(out) if out is not None else None
    try:
        findings = _played(language, Source(setting, repertoire), examples, folder, jobs, scheduler, resume=resume)
    except KeyboardInterrupt:
        raise TroubleError(f"trouble-fuzz-interrupted{'' if out is None else '-resume'}", folder=out) from None
    found = numbered(findings.distinct)
    if folder is not None:
        write_scenarios(folder, found, setting)
    with standard_output():
        if as_json:
            echo_json(_as_data(setting, findings, found))
        else:
            _print(language, setting, findings, found, folder)
    return EXIT_NOT_CONFORMING if found else EXIT_CONFORMING


def _played(
    language: Language,
    source: Source,
    examples: int,
    folder: Path | None,
    jobs: int,
    scheduler: str | None,
    *,
    resume: bool,
) -> Findings:
    """Play the examples, with progress."""
    with (
        store_in(folder, source.setting, resume=resume) if folder is not None else nullcontext(Store()) as store,
        _Watched(language) as watcher,
        executor(jobs, scheduler) as workers,
        engine_output_aside(),
        process_kept(),
    ):
        try:
            return run(source, examples, workers, store, watcher)
        finally:
            close_engines()


def _check_installed() -> None:
    try:
        import hypothesis  # noqa: F401
    except ImportError as error:
        raise UsageError("usage-fuzz-extra", option="fuzz", extra="fuzz") from error


def _prepared(adapter: str, against: str, ruleset: str | None, timeout: float) -> tuple[str, Repertoire]:
    """The edition and the cards of a run.

    Raises:
        UsageError: one of the engines does not exist, or does not play by that edition.
        TroubleError: one of them does not say what it is.
    """
    asked = ruleset or RULESETS[-1]
    if asked not in RULESETS:
        raise UsageError("usage-unknown-ruleset", ruleset=asked, known=", ".join(RULESETS))
    limits = Limits(seconds=timeout)
    opened: list[GuardedAdapter] = []
    try:
        for name in (adapter, against):
            engine, description = open_engine(in_own_process(name), limits)
            opened.append(engine)
            if asked not in description.rulesets:
                claimed = ", ".join(description.rulesets) or "-"
                raise UsageError("usage-no-engine-ruleset", asked=asked, claimed=claimed)
        return asked, shared_repertoire(vectors_of_features(features_root()), opened)
    finally:
        for engine in opened:
            engine.close()


class _Watched:
    """The progress of a run, on standard error."""

    def __init__(self, language: Language) -> None:
        self._language = language
        self._bar = bar_of("{task.description}", Console(stderr=True))

    def __enter__(self) -> _Watched:
        self._bar.start()
        self._played = self._bar.add_task(self._said(0), total=None)
        self._shrunk = self._bar.add_task(say(self._language, "fuzz-shrinking"), total=None, visible=False)
        return self

    def __exit__(self, *error: object) -> None:
        self._bar.stop()

    def _said(self, signatures: int) -> str:
        return say(self._language, "fuzz-playing", number=signatures)

    def playing(self, done: int, total: int, signatures: int) -> None:
        """See :class:`fuzzing.campaign.Onlooker`."""
        self._bar.update(self._played, completed=done, total=total, description=self._said(signatures))

    def shrinking(self, done: int, total: int) -> None:
        """See :class:`fuzzing.campaign.Onlooker`."""
        self._bar.update(self._shrunk, completed=done, total=total, visible=True)


def _as_data(setting: Setting, findings: Findings, found: Sequence[Numbered]) -> dict[str, Any]:
    return {
        **setting.model_dump(mode="json"),
        "examples": findings.examples,
        "ended": findings.ended,
        "differences": [_difference_as_data(one) for one in found],
    }


def _difference_as_data(one: Numbered) -> dict[str, Any]:
    shrunk = one.distinct.shrunk
    return {
        "id": one.id,
        **one.signature.model_dump(mode="json"),
        "title": {"en": title(one, "en"), "fr": title(one, "fr")},
        "steps": shrunk.difference.steps,
        "blocks": one.distinct.times,
        "also": [list(signature.cards) for signature in one.distinct.signatures],
        "scenario": {language: list(lines) for language, lines in one.sentences.items()},
        "leading": shrunk.leading.model_dump(mode="json", exclude_none=True),
        "following": shrunk.following.model_dump(mode="json", exclude_none=True),
    }


def _print(
    language: Language, setting: Setting, findings: Findings, found: Sequence[Numbered], folder: Path | None
) -> None:
    console = TextConsole()
    for one in found:
        shrunk = one.distinct.shrunk
        console.print(RichText(f"{one.id} ", "bold") + one_row(title(one, language)), soft_wrap=True)
        for line in one.sentences.get(language, ()):
            console.print(RichText(f"    {printable(line)}", "dim"), soft_wrap=True)
        if (why := shrunk.following.finding or shrunk.leading.finding) is not None:
            console.print_indented(4, RichText(one_row(getattr(why.message, language))))
        more = len(one.distinct.signatures) - 1
        if more:
            console.print_indented(4, RichText(say(language, "fuzz-more", number=more), "dim"))
    numbers = {"examples": findings.examples, "number": len(found), "seed": str(setting.seed)}
    console.print(say(language, "fuzz-end", **numbers), soft_wrap=True)
    idle = {why: number for why, number in findings.ended.items() if why not in ("played", "different")}
    if idle:
        console.print(say(language, "fuzz-idle", number=sum(idle.values())), soft_wrap=True)
    if folder is not None and found:
        places = {"features": printable(str(folder / FEATURES)), "vectors": printable(str(folder / VECTORS))}
        console.print(say(language, "fuzz-written", **places), soft_wrap=True)
