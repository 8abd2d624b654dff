"""``mtg-verdict compare``, ``diff`` and ``export``: what is told of logs that runs have written."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import click

from ..reports import Log, LogError, read_log
from ..reports.comparison import compare_logs
from ..reports.comparison_view import comparison_document, comparison_json
from ..reports.document import Block
from ..reports.document_terminal import print_document
from ..reports.files import FILES, write_files
from ..reports.log_diff import diff_logs
from ..reports.log_diff_view import diff_document, diff_json
from ..reports.markdown import to_markdown
from ..reports.records import Text
from ..reports.text import printable
from ..steps.words import Language
from .errors import EXIT_CONFORMING, EXIT_NOT_CONFORMING, TroubleError, UsageError
from .messages import say
from .output import TextConsole, echo_json, standard_output


def compare_command(language: Language, logs: Sequence[str], as_json: bool, as_markdown: bool) -> int:
    """Put the engines of ``logs`` side by side.

    Raises:
        UsageError: a log cannot be read, or both forms are asked for.
    """
    comparison = compare_logs([_read(log) for log in logs])
    _tell(
        language,
        as_json,
        as_markdown,
        lambda: comparison_json(comparison),
        lambda: comparison_document(comparison, language),
    )
    return EXIT_CONFORMING


def diff_command(language: Language, old: str, new: str, as_json: bool, as_markdown: bool) -> int:
    """Say what differs between two logs; the exit status says whether something got worse.

    Raises:
        UsageError: a log cannot be read, the two have nothing in common, or both forms are asked for.
    """
    try:
        found = diff_logs(_read(old), _read(new))
    except LogError as error:
        raise _refused(error) from error
    _tell(language, as_json, as_markdown, lambda: diff_json(found), lambda: diff_document(found, language))
    return EXIT_NOT_CONFORMING if found.regressions else EXIT_CONFORMING


def export_command(language: Language, log: str, out: str) -> int:
    """Write what ``run`` writes beside a log, from the log.

    Raises:
        UsageError: the log cannot be read or the folder not be made.
        TroubleError: a file cannot be written.
    """
    if not out:
        raise UsageError("usage-empty", option="--out")
    found, folder = _read(log), Path(out)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        said = getattr(error, "strerror", None) or str(error)
        raise UsageError("usage-out", folder=out, error=said) from error
    try:
        write_files(found, folder, language)
    except OSError as error:
        raise TroubleError(
            "trouble-write", file=str(error.filename or folder), error=error.strerror or str(error)
        ) from error
    with standard_output():
        names = ", ".join(printable(str(folder / name)) for name in FILES)
        TextConsole().print(say(language, "export-written", files=names), soft_wrap=True)
    return EXIT_CONFORMING


def _read(path: str) -> Log:
    try:
        return read_log(path)
    except LogError as error:
        raise _refused(error) from error


def _refused(error: LogError) -> UsageError:
    return UsageError("usage-log", problem=Text(en=error.message("en"), fr=error.message("fr")))


def _tell(
    language: Language,
    as_json: bool,
    as_markdown: bool,
    data: Callable[[], dict[str, Any]],
    document: Callable[[], list[Block]],
) -> None:
    if as_json and as_markdown:
        raise UsageError("usage-one-form")
    with standard_output():
        if as_json:
            echo_json(data())
        elif as_markdown:
            click.echo(to_markdown(document(), language), nl=False)
        else:
            print_document(document(), TextConsole())
